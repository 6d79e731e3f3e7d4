/** A receipt on a narrow roll: shop, items with prices, total, payment, VAT by letter, fiscal marks. */
import { receiptLines, timeText } from './head.js';
import { cardSlip, fiscalBlock } from './fiscal.js';
import { paymentRows, tillSums, tillVat } from './sums.js';
import { contact, money, ownDate, ownId, plain } from '../pieces.js';
import { drawTable } from '../table/columns.js';
import { choice, type Till } from './canvas.js';
import { tillItems } from './items.js';
import { loyaltyBlock } from './loyalty.js';
import { shop } from './shop.js';
import { supportLines } from './support.js';
import { customerLines } from './customer.js';
import type { Text } from '../canvas.js';
import type { Scene } from '../scene.js';

/** Prints the whole receipt. */
export function till(scene: Scene): void {
  const { canvas, random, style } = scene;
  const words = scene.language.synthesis.till;
  const { left, right } = canvas;
  const width = right - left;
  const step = (share = 1): void => void (canvas.y += canvas.line() * share);
  const mark = random.pick(['-', '=', '*', '_', '- ', '.', '*', '']);
  const near = random.chance(0.15);
  const tool: Till = {
    scene,
    words,
    word: (name) => random.pick(scene.allowed(words[name])),
    line(text, align = 'left', size = style.size, role) {
      if (size > style.size) step((size / style.size - 1) * 0.8);
      for (const each of canvas.wrap(text, width, size)) {
        canvas.put(each, align === 'left' ? left : align === 'center' ? (left + right) / 2 : right, canvas.y, {
          align,
          max: width,
          size,
          ...(role ? { role } : {}),
        });
        step(size / style.size);
      }
    },
    row(key, value, format = {}) {
      const { bold = false, size = style.size, role } = format;
      const marked = role ? { role } : {};
      if (size > style.size) step((size / style.size - 1) * 0.8);
      const wide = canvas.measure(value, size, bold);
      canvas.put(key, left, canvas.y, { bold, size, ...marked, max: Math.max(30, Math.min(width * 0.62, width - wide - 4)) });
      canvas.put(value, near ? left + width * 0.85 : right, canvas.y, { align: 'right', bold, size, ...marked, max: width * 0.6 });
      step();
    },
    rule() {
      if (mark && random.chance(0.75)) {
        const text = mark.repeat(Math.max(1, Math.floor(width / (style.size * 0.66 * mark.length)))).trim();
        canvas.put([plain(text)], left, canvas.y, { max: width });
      }
      step();
    },
    step,
    codes: drawTable(scene).codes,
  };
  canvas.y += style.size;
  const foot = shop(tool);
  const first = random.chance(0.65);
  const dateLast = random.chance(0.09);
  const references = receiptLines(tool, !dateLast);
  const printReferences = (): void => printLines(tool, references);
  if (first) printReferences();
  const customerFirst = random.fork('customer at').chance(0.6);
  if (customerFirst) customerLines(tool);
  tool.rule();
  // Car parks, taxis and terminals print the total first.
  const sumFirst = random.chance(0.06);
  let due = sumFirst ? tillSums(tool) : 0;
  tillItems(tool);
  tool.rule();
  if (!sumFirst) due = tillSums(tool);
  const blocks = [
    () => paymentRows(tool, due),
    () => tillVat(tool),
    () => cardSlip(tool),
    () => {
      if (!first) printReferences();
    },
    () => fiscalBlock(tool),
    () => loyaltyBlock(tool),
  ];
  for (const block of random.chance(0.6) ? blocks : random.shuffle(blocks)) {
    block();
    if (random.chance(0.3)) tool.rule();
    else if (random.chance(0.4)) step(0.5);
  }
  if (!customerFirst) customerLines(tool);
  foot();
  supportLines(tool);
  if (dateLast)
    tool.line(
      [...(random.chance(0.3) ? [plain(tool.word('date'))] : []), ownDate(scene), ...(random.chance(0.7) ? [plain(timeText(scene))] : [])],
      random.pick(['center', 'left', 'center', 'right']),
    );
  if (random.fork('copy').chance(0.04)) secondCopy(tool, due);
  if (random.chance(0.12)) {
    canvas.code('Code128', scene.facts.invoiceId, left + width * 0.15, canvas.y, width * 0.7, 26);
    step(3.2);
    if (random.chance(0.6)) tool.line([plain(String(random.integer(10 ** 11, 10 ** 13)))], 'center');
  }
}

const has = (text: Text, name: string): boolean => text.some(({ means }) => means?.some((meaning) => 'detail' in meaning && meaning.detail === name));

/** Below each other; a number without a key is mostly at the right end of the line with the day. */
function printLines({ line, row, scene }: Till, lines: readonly Text[]): void {
  const alone = lines.find((text) => text.length === 1 && has(text, 'InvoiceId'));
  const day = lines.find((text) => text !== alone && has(text, 'InvoiceDate'));
  const beside = alone && day && scene.random.fork('number at the end').chance(0.6);
  for (const text of lines) {
    if (beside && text === day) row(day, alone);
    else if (!beside || text !== alone) line(text);
  }
}

/** The shop's or the customer's copy below: head, number, day and total again. */
function secondCopy({ scene, line, row, rule }: Till, due: number): void {
  const { facts, language, random } = scene;
  rule();
  line([plain(choice(random, language.habits.cardSlip.copies))], 'center');
  line([contact(0, 'Name', facts.sender.shortName, facts.sender.shortName, { ifAlone: true })], 'center');
  line([plain(scene.term('receipt')), ownId(scene)]);
  line([ownDate(scene), plain(timeText(scene))]);
  row([scene.key('grandTotal')], money(scene, due, []));
}
