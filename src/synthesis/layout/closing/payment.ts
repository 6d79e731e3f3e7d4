/** Payment terms in sentences, tables and pairs; bank accounts in blocks, lines and sentences. */
import type { Piece, Text } from '../canvas.js';
import { numberText, valueText } from '../../format.js';
import { type Area, narrowPairs, type Pair, plainPairs, widePairs } from '../pairs.js';
import { dated, detail, fill, grossMoney, ownDate, ownId, plain } from '../pieces.js';
import { bankPairs } from './bank.js';
import { dueText } from '../sums/sum-rows.js';
import { purpose } from '../opening/entries.js';
import { instalments } from './instalments.js';
import { isrText } from '../slip/slip.js';
import type { Scene } from '../scene.js';

const days = (name: string, n: number): Piece => detail(name, String(n));

const percentOf = (scene: Scene, tenths: number): Piece => ({
  text: numberText(tenths, 1, scene.style.rateDecimals === 0 ? 0 : 1, scene.style.number) + (scene.style.rateDecimals === 2 ? '0' : ''),
  means: [{ detail: 'DiscountPercent', value: valueText(tenths, 1, 1) }],
});

/** All fillings of a payment sentence that the facts allow. */
function values(scene: Scene, discount: number): Record<string, Text | undefined> {
  const { facts } = scene;
  const step = facts.discounts[discount];
  return {
    days: facts.dueDays ? [days('DueDateDuration', facts.dueDays)] : undefined,
    date: facts.dueDate ? [dated(scene, facts.dueDate, ['DueDateDate'], true)] : undefined,
    discountDays: step ? [days('DiscountDuration', step.days)] : undefined,
    discountDate: step ? [dated(scene, step.date, ['DiscountDate'], true)] : undefined,
    discountPercent: step ? [percentOf(scene, step.percent)] : undefined,
    currency: [plain(scene.facts.currency)],
    amount: dueText(scene, 'bare'),
    discountAmount: step ? grossMoney(scene, takenOff(scene, step.percent), []) : undefined,
    discountedTotal: step ? grossMoney(scene, facts.gross - (facts.prepaid ?? 0) - takenOff(scene, step.percent), []) : undefined,
    invoiceId: [ownId(scene)],
    invoiceDate: [ownDate(scene)],
  };
}

/** The discount's amount. */
const takenOff = ({ facts }: Scene, percent: number): number => Math.round(((facts.gross - (facts.prepaid ?? 0)) * percent) / 1000);

const mentions = (template: string, what: string): boolean => template.includes(`{${what}`);

/** Terms of payment as sentences, as pairs, or not at all. */
export function terms(scene: Scene): void {
  const { canvas, facts, language, random } = scene;
  if (facts.type === 'receipt' || facts.type === 'letter' || facts.type === 'terms' || facts.type === 'deliveryNote') return;
  if (instalments(scene)) return;
  const immediate = !facts.dueDate && !facts.dueDays;
  const lines: Text[] = [];
  let dueKnown = scene.printed.has('dueDate') || scene.printed.has('paymentTerms');
  if (facts.discounts.length > 0) {
    if (random.chance(0.2)) {
      discountTable(scene);
      return;
    }
    const last = facts.discounts.length - 1;
    const whole = language.synthesis.terms.both.map((each) => fill(each, values(scene, last))).filter((each) => each !== undefined);
    const together = whole.length > 0 && random.chance(0.4) ? random.pick(whole) : undefined;
    facts.discounts.forEach((_, i) => {
      if (together && i === last) {
        lines.push(together);
        dueKnown = true;
        return;
      }
      const both = i === facts.discounts.length - 1 ? language.paymentSentences.filter((each) => mentions(each, 'discount')) : [];
      const pool = [...language.discountSentences, ...both];
      const texts = pool.map((each) => fill(each, values(scene, i))).filter((each) => each !== undefined);
      if (texts.length) lines.push(random.pick(texts));
    });
  }
  if (!dueKnown || random.chance(0.35)) {
    const pool = language.paymentSentences.filter(
      (each) => !mentions(each, 'discount') && (immediate || mentions(each, 'days') || mentions(each, 'date')) && (!immediate || !each.includes('{')),
    );
    const texts = pool.map((each) => fill(each, values(scene, 0))).filter((each) => each !== undefined);
    if (facts.dueDate && random.chance(0.3)) lines.push([scene.key('dueDate'), dated(scene, facts.dueDate, ['DueDateDate'])]);
    else if (facts.dueDays && random.chance(0.15))
      lines.push([scene.key('paymentTerms'), days('DueDateDuration', facts.dueDays), plain(random.pick(language.days))]);
    else if (immediate && random.chance(0.3)) lines.push([scene.key('paymentTerms'), plain(random.pick(language.immediately))]);
    else if (texts.length) lines.push(random.pick(texts));
  }
  if (random.chance(0.1)) lines.reverse();
  const joinedUp = random.chance(0.25);
  const wrapped = joinedUp ? canvas.wrap(lines.flat(), canvas.width) : lines.flatMap((line) => canvas.wrap(line, canvas.width));
  if (wrapped.length === 0) return;
  canvas.need(wrapped.length * canvas.line());
  if (!joinedUp && random.chance(0.2)) {
    canvas.put([{ ...scene.keyed(scene.term('paymentTerms')), bold: true }], canvas.left, canvas.y);
    canvas.y += canvas.line();
  }
  canvas.y = canvas.block(wrapped, canvas.left, canvas.y, { max: canvas.width }) + canvas.line() * 0.3;
}

/** Discounts as a table: percent, date, discount amount, remaining amount. */
function discountTable(scene: Scene): void {
  const { canvas, facts, random } = scene;
  if (random.chance(0.5)) {
    discountGrid(scene);
    return;
  }
  const rows: Pair[] = facts.discounts.map((step) => ({
    key: [dated(scene, step.date, ['DiscountDate']), percentOf(scene, step.percent), { text: '%', attached: true }, plain(scene.term('discount'))],
    value: grossMoney(scene, Math.round((facts.gross * (1000 - step.percent)) / 1000), []),
  }));
  if (facts.dueDate) rows.push({ key: [dated(scene, facts.dueDate, ['DueDateDate']), plain(scene.term('netTotal'))], value: dueText(scene) });
  canvas.need(rows.length * canvas.line() * 1.4);
  canvas.y = narrowPairs(scene, rows, { x: canvas.left, y: canvas.y, width: canvas.width * 0.6 }) + canvas.line() * 0.4;
}

function discountGrid(scene: Scene): void {
  const { canvas, facts, random } = scene;
  const due = facts.gross - (facts.prepaid ?? 0);
  const off = (percent: number): number => Math.round((due * percent) / 1000);
  const withDays = random.chance(0.5);
  const rows: Text[][] = facts.discounts.map((step) => [
    [percentOf(scene, step.percent), { text: '%', attached: true }],
    withDays ? [days('DiscountDuration', step.days), plain(random.pick(scene.language.days))] : [dated(scene, step.date, ['DiscountDate'])],
    grossMoney(scene, off(step.percent), []),
    grossMoney(scene, due - off(step.percent), []),
  ]);
  if (facts.dueDate) rows.push([[], [dated(scene, facts.dueDate, ['DueDateDate'])], [], dueText(scene)]);
  else if (facts.dueDays) rows.push([[], [days('DueDateDuration', facts.dueDays), plain(random.pick(scene.language.days))], [], dueText(scene)]);
  const header: Text[] = [
    [plain(`${scene.term('discount')} %`)],
    [plain(withDays ? scene.term('paymentTerms') : scene.term('dueDate'))],
    [plain(scene.term('discount'))],
    [plain(scene.term('amountDue'))],
  ];
  const width = (canvas.width * (0.6 + random.next() * 0.4)) / 4;
  canvas.need((rows.length + 1) * canvas.line() * 1.2);
  for (const cells of [header, ...rows]) {
    cells.forEach(
      (cell, i) =>
        void (cell.length && canvas.put(cell, canvas.left + i * width, canvas.y, { align: i > 1 ? 'right' : 'left', width: width - 6, max: width - 6 })),
    );
    canvas.y += canvas.line() * 1.15;
  }
  canvas.y += canvas.line() * 0.3;
}

/** Bank details within the flow. */
export function bankBlock(scene: Scene): void {
  const { canvas, facts, random } = scene;
  const { banks } = facts.sender;
  if (banks.length === 0) return;
  const shown = banks.slice(0, random.chance(0.7) ? 1 : 3);
  const pairs = shown.flatMap((_, i) => bankPairs(scene, facts.sender, i, true));
  if (random.chance(0.12)) pairs.push(purpose(scene));
  if (facts.kid) pairs.push({ key: [scene.key('kid')], value: [detail('KId', facts.kid)] });
  // Besides the slip, with no key or the standard's own.
  for (const value of isrText(scene)) if (random.fork('isr reference').chance(0.35)) pairs.push({ key: [scene.key('isrReference')], value });
  canvas.need(pairs.length * canvas.line() * 1.3 + canvas.line());
  const area: Area = { x: canvas.left, y: canvas.y, width: canvas.width };
  const way = random.weighted([0.45, 0.2, 0.35]);
  canvas.y =
    (way === 0
      ? narrowPairs(scene, pairs, { ...area, width: canvas.width * 0.55 })
      : way === 1
        ? widePairs(scene, pairs, area)
        : plainPairs(scene, pairs, area)) +
    canvas.line() * 0.4;
}
