/** The sums: subtotal, freight, allowance, net, VAT by rate, gross, prepaid, due; as rows below each other or as a table. */
import type { Text } from './canvas.js';
import { fill, isInvoice, money, plain, rate } from './pieces.js';
import { type Area, plainPairs } from './pairs.js';
import { bankPairs } from './bank.js';
import type { Scene } from './scene.js';

export interface SumRow {
  readonly key: Text;
  readonly value: Text;
  readonly strong?: boolean;
}

const netNames = (scene: Scene): string[] =>
  scene.facts.vat.length === 1 && scene.facts.net === scene.facts.vat[0]!.net ? ['NetTotalAmount', 'NetAmount'] : ['NetTotalAmount'];
const vatNames = (scene: Scene): string[] => (scene.facts.vat.length === 1 ? ['VatTotalAmount', 'VatAmount'] : ['VatTotalAmount']);

export const netText = (scene: Scene): Text => money(scene, scene.facts.net, netNames(scene));
export const vatTotalText = (scene: Scene): Text => money(scene, scene.facts.vatTotal, vatNames(scene));
export const grossText = (scene: Scene): Text => money(scene, scene.facts.gross, ['GrandTotalAmount']);

/** What is left to pay; the invoice's total where nothing was paid before. */
export function dueText(scene: Scene, where: 'totals' | 'bare' = 'totals'): Text {
  const { facts } = scene;
  const due = facts.gross - (facts.prepaid ?? 0);
  return money(scene, due, due === facts.gross ? ['GrandTotalAmount'] : [], where);
}

/** The words of one VAT row, its rate and base among them where the wording has them. */
function vatKey(scene: Scene, index: number, way: number): Text {
  const { facts, language, random } = scene;
  const share = facts.vat[index]!;
  const word = way % 2 === 0 ? language.vatWords[0]! : language.vatWords[language.vatWords.length - 1]!;
  const percent = rate(scene, share.rate, ['VatRate']);
  const base = money(scene, share.net, facts.vat.length === 1 ? netNames(scene) : ['NetAmount'], 'bare');
  switch (way) {
    case 0:
    case 1:
      return [...percent, plain(word)];
    case 2:
    case 3:
      return [plain(word), ...percent];
    case 4:
      return [plain(word), { text: '(', glued: false }, ...glue(percent), { text: ')', glued: true }];
    case 5:
      return [...percent, plain(word), plain(random.pick(['/', ':', '='])), ...base];
    case 6:
      return [plain('+'), ...percent, plain(word)];
    case 7:
      return [scene.key('vatTotal'), ...percent];
    default:
      return [plain(word), ...percent, plain(scene.term('vatBase').toLowerCase()), ...base];
  }
}

const glue = (text: Text): Text => text.map((piece, i) => (i === 0 ? { ...piece, glued: true } : piece));

/** All rows in printing order. */
export function sumRows(scene: Scene): SumRow[] {
  const { facts, random, term } = scene;
  const rows: SumRow[] = [];
  const sum = facts.items.reduce((total, item) => total + item.total, 0);
  const shows = random.weighted([0.7, 0.12, 0.1, 0.08]);
  const plainRow = (name: Parameters<typeof term>[0], cents: number): SumRow => ({ key: [scene.key(name)], value: money(scene, cents, []) });
  if (facts.shipping || facts.allowance || random.chance(0.12)) {
    rows.push({ key: [scene.key('subtotal')], value: money(scene, sum, !facts.grossPrices && sum === facts.net ? netNames(scene) : []) });
    if (facts.allowance) rows.push(plainRow('discountAmount', -facts.allowance));
    if (facts.shipping) rows.push(plainRow('shipping', facts.shipping));
  }
  const net: SumRow = { key: [scene.key('netTotal')], value: netText(scene) };
  const way = random.integer(0, 8);
  const vats: SumRow[] = facts.vat.map((share, i) => ({
    key: vatKey(scene, i, way),
    value: money(scene, share.vat, facts.vat.length === 1 ? vatNames(scene) : ['VatAmount']),
  }));
  const perRate =
    facts.vat.length > 1 && random.chance(0.3)
      ? facts.vat.map(
          (share): SumRow => ({ key: [scene.key('netTotal'), ...rate(scene, share.rate, ['VatRate'])], value: money(scene, share.net, ['NetAmount']) }),
        )
      : [];
  const total: SumRow = { key: [scene.key('grandTotal')], value: grossText(scene), strong: true };
  const alone = facts.vatTotal === 0 ? random.chance(0.4) : random.chance(0.03);
  if (alone) rows.push(total);
  else if (shows === 1)
    rows.push(total, ...vats.map((row) => ({ ...row, key: [plain(random.pick(['incl.', 'inkl.', ''])), ...row.key].filter((piece) => piece.text) })));
  else if (shows === 2 && facts.vat.length > 0) rows.push(net, { key: [scene.key('vatTotal')], value: vatTotalText(scene) }, total);
  else if (shows === 3) rows.push(total, net, ...vats);
  else {
    rows.push(net, ...perRate, ...vats);
    if (facts.vat.length > 1 && random.chance(0.3)) rows.push({ key: [scene.key('vatTotal')], value: vatTotalText(scene) });
    if (facts.rounding) rows.push(plainRow('rounding', facts.rounding));
    rows.push(total);
  }
  if (facts.prepaid) {
    rows.push(plainRow('prepaid', -facts.prepaid));
    rows.push({ key: [scene.key('amountDue')], value: dueText(scene), strong: true });
  } else if (isInvoice(facts) && random.chance(0.12)) rows.push({ key: [scene.key('amountDue')], value: dueText(scene), strong: true });
  return rows;
}

/** Rows below each other; y is the first base line. */
function stack(scene: Scene, rows: readonly SumRow[], area: Area): number {
  const { canvas, random, style } = scene;
  const size = style.size;
  const lines = random.pick(['none', 'none', 'above', 'all', 'double', 'box', 'fill', 'grid']);
  const keys = random.pick(['left', 'left', 'left', 'right', 'near']);
  const strongSize = random.chance(0.25) ? size * (1.1 + random.next() * 0.5) : size;
  const strongBold = random.chance(0.75);
  const apart = style.currency.totals === 'column';
  const wide = Math.max(...rows.map((row) => canvas.measure(row.value, row.strong ? strongSize : size, true)));
  const end = area.x + area.width;
  const step = canvas.line() + random.pick([0, 1, 3, 5]);
  let y = area.y;
  const top = y - size - 2;
  rows.forEach((row, i) => {
    const bold = (row.strong === true && strongBold) || undefined;
    const at = row.strong ? strongSize : size;
    if (row.strong && strongSize > size) y += strongSize - size;
    const rule = lines === 'all' || lines === 'grid' || ((lines === 'above' || lines === 'double') && row.strong === true);
    if (rule && i > 0) canvas.stroke(area.x, y - at - 1, end, y - at - 1, 0.7);
    if (row.strong && lines === 'fill') canvas.fill(area.x - 2, y - at - 1, area.width + 4, at * 1.5, style.gray);
    if (row.strong && lines === 'box') canvas.box(area.x - 3, y - at - 2, area.width + 6, at * 1.5 + 2, 0.8);
    if (apart && row.value.length === 2) {
      canvas.put([row.value[0]!], end - wide, y, { size: at, align: 'left', ...(bold ? { bold } : {}) });
      canvas.put([row.value[1]!], end, y, { size: at, align: 'right', ...(bold ? { bold } : {}) });
    } else canvas.put(row.value, end, y, { size: at, align: 'right', ...(bold ? { bold } : {}) });
    const options = { size: at, max: Math.max(30, area.width - wide - 6), ...(bold ? { bold } : {}) };
    if (keys === 'left') canvas.put(row.key, area.x, y, options);
    else canvas.put(row.key, end - wide - (keys === 'near' ? 6 : 16), y, { ...options, align: 'right' });
    if (row.strong && lines === 'double') {
      canvas.stroke(area.x + area.width * 0.5, y + 2.5, end, y + 2.5, 0.5);
      canvas.stroke(area.x + area.width * 0.5, y + 4, end, y + 4, 0.5);
    }
    y += step + (row.strong ? 2 : 0);
  });
  if (lines === 'grid') canvas.box(area.x - 3, top, area.width + 6, y - top - size, 0.6);
  return y;
}

/** Net, rates, VAT and gross side by side: a header and one row, or a row for each rate. */
export function recap(scene: Scene, area: Area, withTotal: boolean): number {
  const { canvas, facts, random, style, term } = scene;
  const columns: { header: string; cell: (i: number) => Text; sum: Text }[] = [];
  const single = facts.vat.length === 1;
  const add = (header: string, cell: (i: number) => Text, sum: Text): void => void columns.push({ header, cell, sum });
  const codes = random.chance(0.15);
  if (codes) add(random.pick(['Code', 'Kz', 'T', '']), (i) => [plain('ABCDE'[i] ?? 'X')], [plain('Σ')]);
  add(random.chance(0.5) ? term('vatRate') : `${random.pick(scene.language.vatWords)} %`, (i) => rate(scene, facts.vat[i]!.rate, ['VatRate']), [
    plain(term('lineTotal')),
  ]);
  add(
    term('vatBase'),
    (i) => money(scene, facts.vat[i]!.net, single ? netNames(scene) : ['NetAmount'], 'bare'),
    money(scene, facts.net, netNames(scene), 'bare'),
  );
  add(
    term('vatTotal'),
    (i) => money(scene, facts.vat[i]!.vat, single ? vatNames(scene) : ['VatAmount'], 'bare'),
    money(scene, facts.vatTotal, vatNames(scene), 'bare'),
  );
  if (random.chance(0.6)) {
    const whole = (i: number): number => facts.vat[i]!.net + facts.vat[i]!.vat;
    add(
      term('grandTotal'),
      (i) => money(scene, whole(i), whole(i) === facts.gross ? ['GrandTotalAmount'] : [], 'bare'),
      money(scene, facts.gross, ['GrandTotalAmount'], 'bare'),
    );
  }
  const order = random.chance(0.7) ? columns : random.shuffle(columns);
  const step = canvas.line() + random.pick([0, 2, 4]);
  const width = area.width / order.length;
  const boxed = random.pick(['none', 'header', 'grid']);
  const line = (cells: readonly Text[], y: number, bold = false): void =>
    cells.forEach(
      (cell, i) =>
        void (cell.length && canvas.put(cell, area.x + i * width + 2, y, { align: 'right', width: width - 4, max: width - 4, ...(bold ? { bold } : {}) })),
    );
  let y = area.y;
  const top = y - style.size - 2;
  line(
    order.map((column) => [plain(column.header)]),
    y,
    random.chance(0.5),
  );
  if (boxed !== 'none') canvas.stroke(area.x, y + 3, area.x + area.width, y + 3);
  y += step + 2;
  facts.vat.forEach((_, i) => {
    line(
      order.map((column) => column.cell(i)),
      y,
    );
    y += step;
  });
  if (facts.vat.length > 1 && withTotal) {
    line(
      order.map((column) => column.sum),
      y,
      random.chance(0.5),
    );
    y += step;
  }
  if (boxed === 'grid') for (let i = 0; i <= order.length; i++) canvas.stroke(area.x + i * width, top, area.x + i * width, y - style.size);
  if (boxed === 'grid') canvas.box(area.x, top, area.width, y - style.size - top);
  return y;
}

/** All sums in one row of cells, key above value. */
function oneRow(scene: Scene, rows: readonly SumRow[], area: Area): number {
  const { canvas, random, style } = scene;
  const boxed = random.chance(0.6);
  const width = area.width / rows.length;
  const small = Math.min(style.size, style.small * 1.1);
  rows.forEach((row, i) => {
    const options = { align: random.chance(0.8) ? 'right' : 'center', width: width - 6, max: width - 6 } as const;
    canvas.put(row.key, area.x + i * width + 3, area.y, { ...options, size: small });
    canvas.put(row.value, area.x + i * width + 3, area.y + canvas.line() + 1, { ...options, ...(row.strong ? { bold: true } : {}) });
    if (boxed) canvas.box(area.x + i * width, area.y - small - 3, width, canvas.line() * 2 + 6);
  });
  return area.y + canvas.line() * 2 + 10;
}

/** Prints the document's sums from the cursor on, in a shape of chance. */
export function totals(scene: Scene): void {
  const { canvas, random, facts, style } = scene;
  const rows = sumRows(scene);
  const height = (rows.length + 1) * (canvas.line() + 5);
  canvas.need(height + (facts.vat.length + 1) * canvas.line());
  canvas.y += style.size * style.airy;
  const shape = random.weighted([0.62, 0.06, 0.08, 0.1, 0.08, 0.06]);
  const width = Math.min(canvas.width, Math.max(150, canvas.width * (0.32 + random.next() * 0.25)));
  const rightArea: Area = { x: canvas.right - width, y: canvas.y, width };
  const strong = rows.filter((row) => row.strong);
  if (shape === 1) canvas.y = stack(scene, rows, { x: canvas.left, y: canvas.y, width });
  else if (shape === 2 && rows.length <= 6) canvas.y = oneRow(scene, rows, { x: canvas.left, y: canvas.y, width: canvas.width });
  else if (shape === 3 && facts.vat.length > 0) {
    const y = recap(scene, { x: canvas.left, y: canvas.y, width: canvas.width * (0.5 + random.next() * 0.5) }, true);
    canvas.y = stack(scene, strong, { ...rightArea, y: y + 4 });
  } else if (shape === 4 && facts.vat.length > 0 && canvas.width > 380) {
    const left = recap(scene, { x: canvas.left, y: canvas.y, width: canvas.width * 0.52 }, false);
    const wide = canvas.width * 0.4;
    canvas.y = Math.max(left, stack(scene, rows, { x: canvas.right - wide, y: canvas.y, width: wide }));
  } else if (shape === 5) canvas.y = stack(scene, rows, { x: canvas.left, y: canvas.y, width: canvas.width });
  else {
    const below = stack(scene, rows, rightArea);
    const room = canvas.width - width - 20;
    // Bank or terms beside the sums.
    const beside =
      room > 150 && random.chance(0.2) ? plainPairs(scene, bankPairs(scene, facts.sender, 0, true), { x: canvas.left, y: canvas.y, width: room }) : 0;
    canvas.y = Math.max(below, beside);
  }
  if (shape === 0 && facts.vat.length > 1 && random.chance(0.35))
    canvas.y = recap(scene, { x: canvas.left, y: canvas.y + 6, width: canvas.width * (0.5 + random.next() * 0.4) }, random.chance(0.5));
  if (facts.vat.length > 0 && random.chance(0.06)) vatSentences(scene);
}

/** "7,98 € MwSt. 19 % auf 42,00 €" as the language says it. */
function vatSentences(scene: Scene): void {
  const { canvas, facts, language, random } = scene;
  const template = random.pick(language.vatLines.length ? language.vatLines : ['{rate} {vatWord}: {vat}']);
  const single = facts.vat.length === 1;
  facts.vat.forEach((share) => {
    const values: Record<string, Text> = {
      rate: rate(scene, share.rate, ['VatRate']),
      net: money(scene, share.net, single ? netNames(scene) : ['NetAmount']),
      vat: money(scene, share.vat, single ? vatNames(scene) : ['VatAmount']),
      gross: money(scene, share.net + share.vat, share.net + share.vat === facts.gross ? ['GrandTotalAmount'] : []),
      vatWord: [plain(random.pick(language.vatWords))],
    };
    const text = fill(template, values);
    if (text) canvas.y = canvas.block(canvas.wrap(text, canvas.width), canvas.left, canvas.y + 2);
  });
}
