/** A receipt on a narrow roll: shop, items with prices, total, payment, VAT by letter, fiscal marks. */
import { addressLines, contactLines } from '../party/address.js';
import type { Text } from '../canvas.js';
import { idLine, receiptLines, timeText } from './head.js';
import { idLines } from '../party/receiver.js';
import { cardSlip, fiscalBlock } from './fiscal.js';
import { paymentRows, tillSums, tillVat } from './sums.js';
import { ownDate, plain } from '../pieces.js';
import { drawTable, field, lineRate, quantity, total, unitPrice } from '../table/columns.js';
import type { Till } from './canvas.js';
import type { Scene } from '../scene.js';

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
    line(text, align = 'left') {
      for (const each of canvas.wrap(text, width)) {
        canvas.put(each, align === 'left' ? left : align === 'center' ? (left + right) / 2 : right, canvas.y, { align, max: width });
        step();
      }
    },
    row(key, value, bold = false, size = style.size) {
      if (size > style.size) step((size / style.size - 1) * 0.8);
      const wide = canvas.measure(value, size, bold);
      canvas.put(key, left, canvas.y, { bold, size, max: Math.max(30, Math.min(width * 0.62, width - wide - 4)) });
      canvas.put(value, near ? left + width * 0.85 : right, canvas.y, { align: 'right', bold, size, max: width * 0.6 });
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
  head(tool);
  const first = random.chance(0.65);
  const dateLast = random.chance(0.09);
  const references = receiptLines(tool, !dateLast);
  const printReferences = (): void => references.forEach((text) => void tool.line(text));
  if (first) printReferences();
  tool.rule();
  // Car parks, taxis and terminals print the total first.
  const sumFirst = random.chance(0.06);
  if (sumFirst) tillSums(tool);
  items(tool);
  tool.rule();
  if (!sumFirst) tillSums(tool);
  const blocks = [
    () => paymentRows(tool),
    () => tillVat(tool),
    () => cardSlip(tool),
    () => {
      if (!first) printReferences();
    },
    () => fiscalBlock(tool),
  ];
  for (const block of random.chance(0.6) ? blocks : random.shuffle(blocks)) {
    block();
    if (random.chance(0.3)) tool.rule();
    else if (random.chance(0.4)) step(0.5);
  }
  for (let i = random.integer(0, 2); i > 0; i--) tool.line([plain(random.chance(0.6) ? tool.word('thanks') : random.pick(scene.language.sentences))], 'center');
  if (dateLast)
    tool.line(
      [...(random.chance(0.3) ? [plain(tool.word('date'))] : []), ownDate(scene), ...(random.chance(0.7) ? [plain(timeText(scene))] : [])],
      random.pick(['center', 'left', 'center', 'right']),
    );
  if (random.chance(0.12)) {
    canvas.code('Code128', scene.facts.invoiceId, left + width * 0.15, canvas.y, width * 0.7, 26);
    step(3.2);
    if (random.chance(0.6)) tool.line([plain(String(random.integer(10 ** 11, 10 ** 13)))], 'center');
  }
}

function head(tool: Till): void {
  const { scene } = tool;
  const { random } = scene;
  const align = random.chance(0.8) ? 'center' : 'left';
  const shop: Text[] = [
    ...addressLines(scene, 0, { name: random.chance(0.6) ? 'bold' : 'plain', person: false, country: false }),
    ...contactLines(scene, 0).slice(0, random.integer(0, 2)),
    ...idLines(scene, 0, 0.75),
  ];
  if (random.chance(0.08)) shop.unshift(...shop.splice(-1));
  for (const line of shop) tool.line(line, align);
  if (random.chance(0.25)) tool.step();
  if (random.chance(0.35)) tool.line([{ text: scene.term('receipt'), bold: random.chance(0.6) }], 'center');
  if (random.chance(0.12)) idLine(tool);
  tool.step(random.next());
}

function items(tool: Till): void {
  const { scene, codes, step } = tool;
  const { canvas, facts, random } = scene;
  const { left, right } = canvas;
  const width = right - left;
  const way = random.integer(0, 3);
  const coded = codes !== undefined || random.chance(0.2);
  const letter = !coded && random.chance(0.15) ? random.pick(['S', 'T', 'A', '*', 'N', 'F']) : undefined;
  if (random.chance(0.12)) tool.row([plain(scene.term('description'))], [plain(random.chance(0.5) ? scene.facts.currency : scene.term('lineTotal'))]);
  const capitals = random.chance(0.3);
  facts.items.forEach((item, i) => {
    const description = field(i, 'Description', capitals ? item.name.toUpperCase() : item.name);
    const price: Text = [...total(scene, item, i), ...(coded ? lineRate(scene, item, i, codes) : letter ? [plain(letter)] : [])];
    const wide = canvas.measure(price) + 6;
    const many = item.quantity !== 1000 || way === 2;
    const counts: Text = [
      quantity(scene, item, i),
      ...(item.unit && random.chance(0.4) ? [field(i, 'Unit', item.unit)] : []),
      plain(random.pick(['x', 'X', '*', '@'])),
      ...unitPrice(scene, item, i),
    ];
    if (way === 1 && many) {
      canvas.put(counts, left, canvas.y, { role: 'start', max: width });
      step();
      canvas.put([description], left, canvas.y, { role: 'continues', max: width - wide });
      canvas.put(price, right, canvas.y, { align: 'right', role: 'continues' });
    } else if (way === 3) {
      canvas.put([quantity(scene, item, i), description], left, canvas.y, { role: 'start', max: width - wide });
      canvas.put(price, right, canvas.y, { align: 'right', role: 'start' });
    } else {
      canvas.put([description], left, canvas.y, { role: 'start', max: many ? width : width - wide });
      if (many) {
        step();
        canvas.put(counts, left + 8, canvas.y, { role: 'continues', max: width - wide });
      }
      canvas.put(price, right, canvas.y, { align: 'right', role: many ? 'continues' : 'start' });
    }
    step();
  });
}
