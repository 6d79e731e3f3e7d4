/** Notes, exemption texts, legal small print, greetings, stamps and pages of terms. */
import { habitsOf } from '../../../catalogue/country-habits.js';
import type { Text } from '../canvas.js';
import { numberText } from '../../format.js';
import { dated, fill, grossMoney, isInvoice, ownId, plain } from '../pieces.js';
import { sameDayText } from '../opening/opening.js';
import { runningText } from '../opening/running-text.js';
import { amountInWords } from '../sums/amount-words.js';
import { fiscalLines } from '../till/fiscal.js';
import { dueText } from '../sums/sum-rows.js';
import { nearDate } from '../opening/entries.js';
import { bankPairs } from './bank.js';
import { plainPairs } from '../pairs.js';
import { addressLines } from '../party/address.js';
import type { Scene } from '../scene.js';

function paragraph(scene: Scene, text: Text, size = scene.style.size): void {
  const { canvas } = scene;
  const lines = canvas.wrap(text, canvas.width, size);
  for (const line of lines) {
    canvas.need(canvas.line(size));
    canvas.put(line, canvas.left, canvas.y, { size });
    canvas.y += canvas.line(size);
  }
  canvas.y += canvas.line(size) * 0.3;
}

/** Blocks after the sums, besides the terms of payment. */
export function notes(scene: Scene): void {
  const { facts, language, random, canvas } = scene;
  const texts = runningText(scene, 'below');
  sameDayText(scene, texts);
  for (const text of texts) paragraph(scene, text);
  if (facts.vatExempt && random.chance(0.95)) paragraph(scene, [plain(exemption(scene, facts.vatExempt))]);
  inWords(scene);
  dueSentence(scene);
  fiscal(scene);
  if (random.chance(0.12)) latePayment(scene);
  const sparse = scene.printed.has('sparse');
  const prose = sparse ? 0 : random.weighted([0.4, 0.3, 0.2, 0.1]);
  for (let i = 0; i < prose; i++) paragraph(scene, [plain(random.pick(language.sentences))]);
  if (random.chance(0.07)) paragraph(scene, [scene.key('previousBalance'), ...grossMoney(scene, random.integer(100, 500000), [])]);
  if (random.chance(0.05)) paragraph(scene, [scene.key('deposit'), ...grossMoney(scene, random.integer(100, 500000), [])]);
  if (random.chance(0.04))
    paragraph(scene, [
      plain(`1 ${facts.currency} =`),
      plain(numberText(random.integer(5000, 250000), 4, 4, scene.style.number)),
      plain(random.pick(['USD', 'EUR', 'CHF', 'GBP'])),
    ]);
  if (random.chance(0.05)) paragraph(scene, [scene.key('validUntil'), dated(scene, nearDate(scene, 60), [])]);
  factoring(scene);
  if (!sparse && random.chance(0.35)) {
    paragraph(scene, [plain(random.pick(language.sentences))]);
    canvas.need(canvas.line() * 2);
    if (random.chance(0.5)) canvas.y += canvas.line();
    canvas.put(
      [
        plain(
          random.chance(0.4) && facts.sender.managingDirector
            ? facts.sender.managingDirector
            : `${random.pick(language.firstNames)} ${random.pick(language.lastNames)}`,
        ),
      ],
      canvas.left,
      canvas.y,
    );
    canvas.y += canvas.line();
  }
}

/** Interest and fees for late payment. */
function latePayment(scene: Scene): void {
  const { random, language, style } = scene;
  const template = random.pick(language.synthesis.terms.late);
  const values = {
    percent: [plain(numberText(random.pick([5, 10, 15, 20, 50, 80, 90, 120, 150, random.integer(1, 240)]), 1, random.integer(0, 1), style.number))],
    fee: grossMoney(scene, random.pick([400, 500, 1000, 2500, 4000, 7000]), []),
    days: [plain(String(random.pick([5, 7, 10, 14, 30])))],
  };
  const text = fill(template, values);
  if (text) paragraph(scene, text);
}

/** The VAT exemption text, in a wording of its reason or a general one. */
function exemption({ random, language }: Scene, why: NonNullable<Scene['facts']['vatExempt']>): string {
  const own = language.synthesis.exemptions[why];
  return random.chance(0.6) || language.vatExemptions.length === 0 ? random.pick(own) : random.pick(language.vatExemptions);
}

/** The total in words, which has no label. */
function inWords(scene: Scene): void {
  const { facts, random, language } = scene;
  if (!isInvoice(facts) || !random.chance(language.synthesis.totalInWords ? 0.16 : 0.03)) return;
  const words = amountInWords(language.decoding.numerals, facts.gross - (facts.prepaid ?? 0), facts.currency, random.integer(0, 11));
  if (words) paragraph(scene, [plain(words[0]), plain(words[1])]);
}

/** The amount due with date and number in a sentence. */
function dueSentence(scene: Scene): void {
  const { facts, random, language } = scene;
  if (!isInvoice(facts) || !random.chance(0.1)) return;
  const values = {
    gross: dueText(scene),
    date: facts.dueDate ? [dated(scene, facts.dueDate, ['DueDateDate'], true)] : undefined,
    invoiceId: [ownId(scene)],
  };
  const texts = language.synthesis.dueSentences.map((each) => fill(each, values)).filter((each) => each !== undefined);
  if (texts.length) paragraph(scene, random.pick(texts));
}

/** Fiscal signatures and codes. */
function fiscal(scene: Scene): void {
  const { facts, random, canvas, style } = scene;
  const { fiscalMarks } = habitsOf(facts.sender.country.code);
  if (!isInvoice(facts) || fiscalMarks === 0 || !random.chance(fiscalMarks)) return;
  const size = Math.max(5.5, style.small);
  for (const line of fiscalLines(scene).slice(0, random.integer(1, 4))) {
    canvas.need(canvas.line(size));
    canvas.y = canvas.block(canvas.wrap(line, canvas.width, size), canvas.left, canvas.y, { size, max: canvas.width });
  }
  canvas.y += canvas.line(size) * 0.3;
}

/** Factoring: payments go to a third party's account. */
function factoring(scene: Scene): void {
  const { facts, random, canvas } = scene;
  const index = facts.others.findIndex((party, i) => i > 0 || party.banks.length > 0);
  const party = facts.others[index];
  if (!party || party.banks.length === 0 || !random.chance(0.7)) return;
  canvas.need(canvas.line() * 7);
  canvas.y = canvas.block(addressLines(scene, index + 2, { person: false }), canvas.left, canvas.y, { max: canvas.width * 0.6 });
  canvas.y = plainPairs(scene, bankPairs(scene, party, 0, true), { x: canvas.left, y: canvas.y, width: canvas.width * 0.6 }) + canvas.line() * 0.4;
}

/** Terms and conditions in one or two columns on their own page. */
export function termsPage(scene: Scene): void {
  const { canvas, language, random, style } = scene;
  const columns = random.integer(1, 3);
  const gap = 14;
  const width = (canvas.width - gap * (columns - 1)) / columns;
  const size = Math.max(5, style.small * (columns === 1 ? 1.1 : 0.9));
  canvas.put([plain(scene.term('termsTitle'))], canvas.left, canvas.y, { size: style.size * 1.3, bold: true, max: canvas.width });
  const top = canvas.y + style.size * 2;
  const fullness = 0.5 + random.next() * 0.5;
  let number = 0;
  for (let i = 0; i < columns; i++) {
    let y = top;
    while (y < top + (canvas.bottom - top - 10 * canvas.line(size)) * fullness) {
      number++;
      const text = Array.from({ length: random.integer(1, 4) }, () => random.pick(language.sentences)).join(' ');
      y =
        canvas.block(canvas.wrap([plain(`${random.pick(['§ ', '', ''])}${number}.`), plain(text)], width, size), canvas.left + i * (width + gap), y, {
          size,
          max: width,
        }) +
        size * 0.4;
    }
  }
  canvas.y = canvas.bottom;
}

/** Stamps across the page: "Received" with a date, "paid". */
export function stamp(scene: Scene): void {
  const { canvas, random, style } = scene;
  const x = style.width * (0.5 + random.next() * 0.3);
  const y = style.height * (0.3 + random.next() * 0.08);
  canvas.put([plain(random.pick(scene.language.synthesis.stamps))], x, y, { size: 9, bold: true });
  canvas.put([dated(scene, nearDate(scene, 14), [])], x, y + 11, { size: 9 });
  if (random.chance(0.5)) canvas.put([plain(random.integer(100, 99999).toString())], x, y + 22, { size: 8 });
}
