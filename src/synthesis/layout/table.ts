/** The item table: header, rows with descriptions over several lines, headings, reference rows, sub-totals and carry-over, flowing over pages. */
import type { LineRole } from '../../dataset/label.js';
import type { Item } from '../facts.js';
import type { Align, Piece, Text } from './canvas.js';
import { dated, money, plain } from './pieces.js';
import { dateText } from './format.js';
import type { Scene } from './scene.js';
import { type Column, discount, descriptionOf, drawTable, field, type TableStyle } from './table-columns.js';

interface Frame {
  readonly table: TableStyle;
  readonly left: readonly number[];
  readonly widths: readonly number[];
  readonly size: number;
  readonly header: readonly (readonly string[])[];
  readonly headerLines: number;
  readonly borders: 'none' | 'header' | 'rows' | 'grid' | 'columns' | 'zebra';
  readonly headerBold: boolean;
  readonly headerFill: boolean;
  readonly nameBold: boolean;
  readonly gap: number;
  /** Amounts stand on the first line of the description, the last, or on a line of their own below it. */
  readonly amounts: 'first' | 'last' | 'below';
}

/** Prints the table from the cursor on. */
export function itemTable(scene: Scene): void {
  const { facts, canvas, random } = scene;
  if (facts.items.length === 0) return;
  const frame = drawFrame(scene);
  const repeat = random.chance(0.75);
  const showHeader = !random.chance(0.08);
  let carried = 0;
  const carryOver = random.chance(0.2) && facts.type !== 'deliveryNote';
  const begin = canvas.beginPage;
  if (showHeader) header(scene, frame);
  else canvas.y += canvas.line();
  canvas.beginPage = () => {
    begin();
    if (repeat && showHeader) header(scene, frame);
    else canvas.y += canvas.line();
  };
  const references = new Map<string, string>();
  let top = ruleAt(canvas.y, frame);
  const subtotals = facts.items.some((item) => item.heading) && random.chance(0.5);
  let groupSum = 0;
  facts.items.forEach((item, index) => {
    if (item.heading) {
      if (subtotals && index > 0) sumRow(scene, frame, scene.term('subtotal'), groupSum);
      groupSum = 0;
      canvas.need(canvas.line() * 3);
      otherRow(scene, frame, [{ text: item.heading, bold: random.chance(0.7) }]);
    }
    if (index > 0 && random.chance(0.012)) textRow(scene, frame);
    referenceRows(scene, frame, item, index, references);
    const lines = describe(scene, frame, item, index);
    const height = (lines.length + (frame.amounts === 'below' ? 1 : 0)) * canvas.line(frame.size) + frame.gap;
    // A long item may be torn by the page's end where the layout lets it.
    const room = Math.min(height, canvas.line(frame.size) * 2);
    if (canvas.y + (random.chance(0.85) ? height : room) > canvas.bottom - (carryOver ? canvas.line() * 1.5 : 0)) {
      closeColumns(scene, frame, top);
      if (carryOver && index > 0) sumRow(scene, frame, scene.term('carryOver'), carried);
      canvas.newPage();
      top = ruleAt(canvas.y, frame);
      if (carryOver && index > 0) sumRow(scene, frame, scene.term('carryOver'), carried);
    }
    row(scene, frame, item, index, lines);
    carried += item.total;
    groupSum += item.total;
  });
  closeColumns(scene, frame, top);
  canvas.beginPage = begin;
  canvas.y += canvas.line() * 0.4;
}

function drawFrame(scene: Scene): Frame {
  const { canvas, random, style, facts } = scene;
  let table = drawTable(scene);
  const size = style.size * (random.chance(0.7) ? 1 : 0.85 + random.next() * 0.1);
  const pad = 5 + random.next() * 7;
  for (;;) {
    const header = table.columns.map((column) => column.header);
    const shown = facts.items.slice(0, 40);
    const cells = table.columns.map((column) => Math.max(0, ...shown.map((item, i) => canvas.measure(column.cell(item, i), size))));
    const natural = table.columns.map(
      (_, i) => Math.max(cells[i]!, Math.max(0, ...header[i]!.split(' ').map((word) => canvas.measure([plain(word)], size, true)))) + pad,
    );
    const description = table.columns.findIndex((column) => column.name === 'description');
    const used = natural.reduce((sum, width, i) => (i === description ? sum : sum + width), 0);
    const room = canvas.width - used;
    if (room < 95 && table.columns.length > 3) {
      const drop = [
        'other',
        'vatAmount',
        'currency',
        'priceUnit',
        'deliveryDate',
        'orderId',
        'deliveryId',
        'position',
        'articleId',
        'unit',
        'vatRate',
        'discount',
        'unitPrice',
      ].find((name) => table.columns.some((column) => column.name === name));
      if (drop) {
        table = { ...table, columns: table.columns.filter((column) => column.name !== drop) };
        continue;
      }
    }
    const share = random.chance(0.25) ? random.next() * 0.35 : 0;
    const spread = (room - 95 > 0 ? (room - 95) * share : 0) / Math.max(1, table.columns.length - 1);
    const widths = natural.map((width, i) => (i === description ? room - spread * (table.columns.length - 1) : width + spread));
    const left: number[] = [];
    let at = canvas.left;
    for (const width of widths) {
      left.push(at);
      at += width;
    }
    const lines = table.columns.map((column, i) =>
      canvas.wrap([plain(column.header)], Math.max(20, widths[i]! - 2), size, true).map((line) => line.map((piece) => piece.text).join(' ')),
    );
    return {
      table,
      left,
      widths,
      size,
      header: lines,
      headerLines: Math.max(1, ...lines.map((line) => line.length)),
      borders: random.pick(['none', 'none', 'header', 'header', 'header', 'rows', 'rows', 'grid', 'columns', 'zebra']),
      headerBold: random.chance(0.6),
      headerFill: random.chance(0.3),
      nameBold: random.chance(0.12),
      gap: random.pick([0, 0, 2, 4, 6, 10]) * Math.min(1.4, style.airy),
      amounts: (['first', 'last', 'below'] as const)[random.weighted([0.87, 0.08, 0.05])]!,
    };
  }
}

function place(scene: Scene, frame: Frame, column: number, text: Text, y: number, role: LineRole, bold = false, size = frame.size): void {
  if (text.length === 0) return;
  const { canvas } = scene;
  const { align } = frame.table.columns[column]!;
  const x = frame.left[column]! + 1;
  const width = frame.widths[column]! - (frame.borders === 'grid' || frame.borders === 'columns' ? 6 : 3);
  if (align === 'decimal' && text.some((piece) => piece.means?.length)) {
    // Decimal signs below each other: the part behind the sign hangs over to the right.
    const last = text.findIndex((piece) => (piece.means?.length ?? 0) > 0);
    const piece = text[last];
    const sign = piece ? piece.text.lastIndexOf(scene.style.number.decimal) : -1;
    const behind = piece && sign >= 0 ? canvas.measure([plain(piece.text.slice(sign))], size) : 0;
    const tail = canvas.measure([plain(`${scene.style.number.decimal}0000`)], size);
    canvas.put(text, x + width - Math.max(0, tail - behind) * 0.5, y, { align: 'right', max: width, size, bold, role });
    return;
  }
  const side: Align = align === 'decimal' ? 'right' : align;
  canvas.put(text, x, y, { align: side, width, max: width, size, bold, role });
}

function header(scene: Scene, frame: Frame): void {
  const { canvas, style } = scene;
  const step = canvas.line(frame.size);
  const height = frame.headerLines * step;
  const top = canvas.y - frame.size - 1;
  const end = frame.left[0]! + frame.widths.reduce((a, b) => a + b, 0);
  if (frame.headerFill) canvas.fill(frame.left[0]! - 2, top - 1, end - frame.left[0]! + 4, height + 4, style.gray);
  if (frame.borders === 'grid') canvas.stroke(frame.left[0]! - 2, top - 1, end, top - 1);
  frame.header.forEach((lines, column) => {
    for (let i = 0; i < lines.length; i++) place(scene, frame, column, [plain(lines[i]!)], canvas.y + i * step, 'header', frame.headerBold);
  });
  canvas.y += height;
  if (frame.borders !== 'none' && frame.borders !== 'zebra')
    canvas.stroke(frame.left[0]! - 2, canvas.y - frame.size * 0.84, end, canvas.y - frame.size * 0.84, 0.8);
  canvas.y += 4 + frame.gap * 0.5;
}

/** Between the descenders of the line before and the letters of the line that would follow. */
const ruleAt = (y: number, frame: Frame): number => y - frame.size * 0.84 - frame.gap / 2;

function closeColumns(scene: Scene, frame: Frame, top: number): void {
  const { canvas } = scene;
  const end = frame.left[0]! + frame.widths.reduce((a, b) => a + b, 0);
  const bottom = ruleAt(canvas.y, frame);
  if (frame.borders === 'grid' || frame.borders === 'columns') {
    for (const x of [...frame.left.map((left) => left - 2), end]) canvas.stroke(x, top, x, bottom);
  }
  if (frame.borders === 'columns' || frame.borders === 'header') canvas.stroke(frame.left[0]! - 2, bottom, end, bottom);
}

/** What stands in the description column, line by line. */
function describe(scene: Scene, frame: Frame, item: Item, index: number): Text[] {
  const { canvas, term, style } = scene;
  const column = frame.table.columns.findIndex((each) => each.name === 'description');
  const width = frame.widths[column]! - 4;
  const value = descriptionOf(item);
  const part = (text: string): Text => [{ text, means: [{ item: index, field: 'Description', value }] }];
  const lines: Text[] = [];
  const first: Text = frame.nameBold ? part(item.name).map((piece) => ({ ...piece, bold: true })) : part(item.name);
  const { inside } = frame.table;
  const key = (name: Parameters<typeof term>[0]): Piece => scene.keyed(term(name));
  const below: Text[] = [];
  if (inside.has('articleId') && item.articleId) {
    const way = index === 0 ? scene.random.integer(0, 2) : (subfieldWay.get(frame) ?? 0);
    subfieldWay.set(frame, way);
    const piece = field(index, 'ItemId', item.articleId);
    if (way === 0) lines.push(...canvas.wrap([piece, ...first], width, frame.size));
    else {
      if (way === 1) lines.push([key('itemId'), piece]);
      else below.push([key('itemId'), piece]);
      lines.push(...canvas.wrap(first, width, frame.size));
    }
  } else lines.push(...canvas.wrap(first, width, frame.size));
  for (const text of item.details) lines.push(...canvas.wrap(part(text), width, frame.size));
  lines.push(...below);
  if (inside.has('deliveryDate') && item.deliveryDate)
    lines.push([key('lineDeliveryDate'), field(index, 'DeliveryDate', item.deliveryDate, dateText(item.deliveryDate, style.dateFormat, scene.language))]);
  if (inside.has('orderId') && item.orderId) lines.push([key('lineOrderId'), field(index, 'OrderId', item.orderId)]);
  if (inside.has('deliveryId') && item.deliveryId) lines.push([key('lineDeliveryId'), field(index, 'DeliveryId', item.deliveryId)]);
  if (inside.has('discount') && item.discount) lines.push([plain(scene.random.pick(['./.', '-', term('lineDiscount')])), ...discount(scene, item, index)]);
  return lines;
}

const subfieldWay = new WeakMap<Frame, number>();

function row(scene: Scene, frame: Frame, item: Item, index: number, lines: readonly Text[]): void {
  const { canvas, style } = scene;
  const { columns } = frame.table;
  const step = canvas.line(frame.size);
  const description = columns.findIndex((column) => column.name === 'description');
  const at = frame.amounts === 'first' ? 0 : frame.amounts === 'last' ? lines.length - 1 : lines.length;
  const count = Math.max(lines.length, at + 1);
  if (frame.borders === 'zebra' && index % 2 === 1)
    canvas.fill(
      frame.left[0]! - 2,
      canvas.y - frame.size - 1,
      frame.widths.reduce((a, b) => a + b, 0) + 4,
      count * step + frame.gap,
      Math.max(0.85, style.gray),
    );
  for (let i = 0; i < count; i++) {
    if (i > 0 && canvas.y + step > canvas.bottom + step) canvas.newPage();
    const role: LineRole = i === 0 ? 'start' : 'continues';
    if (i < lines.length) canvas.put(lines[i]!, frame.left[description]! + 1, canvas.y, { size: frame.size, role, max: frame.widths[description]! - 2 });
    if (i === at) {
      columns.forEach((column: Column, c) => {
        if (c !== description) place(scene, frame, c, column.cell(item, index), canvas.y, role);
      });
    }
    canvas.y += step;
  }
  canvas.y += frame.gap;
  if (frame.borders === 'rows' || frame.borders === 'grid') {
    canvas.stroke(frame.left[0]! - 2, ruleAt(canvas.y, frame), frame.left[0]! + frame.widths.reduce((a, b) => a + b, 0), ruleAt(canvas.y, frame), 0.4);
    canvas.y += 1.5;
  }
}

/** A row of the table that is no item: heading, note. */
function otherRow(scene: Scene, frame: Frame, text: Text): void {
  const { canvas } = scene;
  const column = scene.random.chance(0.5) ? 0 : frame.table.columns.findIndex((each) => each.name === 'description');
  canvas.put(text, frame.left[column]! + 1, canvas.y, { size: frame.size, role: 'other', max: canvas.right - frame.left[column]! });
  canvas.y += canvas.line(frame.size) + frame.gap;
}

/** A sentence between items. */
function textRow(scene: Scene, frame: Frame): void {
  const { canvas, language, random } = scene;
  const column = frame.table.columns.findIndex((each) => each.name === 'description');
  for (const line of canvas.wrap([plain(random.pick(language.sentences))], frame.widths[column]! - 2, frame.size)) {
    canvas.need(canvas.line(frame.size));
    canvas.put(line, frame.left[column]! + 1, canvas.y, { size: frame.size, role: 'other', max: frame.widths[column]! - 2 });
    canvas.y += canvas.line(frame.size);
  }
  canvas.y += frame.gap;
}

function sumRow(scene: Scene, frame: Frame, words: string, cents: number): void {
  const { canvas } = scene;
  const amount = money(scene, cents, [], 'items');
  const total = frame.table.columns.findIndex((column) => column.name === 'total');
  const right = total >= 0 ? frame.left[total]! + frame.widths[total]! - 2 : canvas.right;
  const wide = canvas.measure(amount, frame.size);
  canvas.put(amount, right, canvas.y, { size: frame.size, align: 'right', role: 'other' });
  const x = Math.max(
    canvas.left,
    scene.style.leading > 1.3 ? right - wide - 20 - canvas.measure([plain(words)], frame.size) : frame.left[Math.min(1, frame.left.length - 1)]!,
  );
  canvas.put([plain(words)], x, canvas.y, { size: frame.size, role: 'other', max: Math.max(20, right - wide - x - 4) });
  canvas.y += canvas.line(frame.size) + frame.gap;
}

/** "Lieferschein 4711 vom 3.4.2025" above the items it holds for. */
function referenceRows(scene: Scene, frame: Frame, item: Item, index: number, seen: Map<string, string>): void {
  const { facts, canvas } = scene;
  for (const name of ['orderId', 'deliveryId'] as const) {
    const value = item[name];
    if (!frame.table.inside.has(`${name}Row`) || !value || seen.get(name) === value) continue;
    seen.set(name, value);
    const holds: number[] = [];
    for (let i = index; i < facts.items.length && facts.items[i]![name] === value; i++) holds.push(i);
    const fieldName = name === 'orderId' ? 'OrderId' : 'DeliveryId';
    const piece: Piece = { text: value, means: holds.map((i) => ({ item: i, field: fieldName, value })) };
    const date =
      item.deliveryDate && name === 'deliveryId' && scene.random.chance(0.5)
        ? [plain(scene.term('from').toLowerCase()), dated(scene, item.deliveryDate, [])]
        : [];
    canvas.need(canvas.line() * 3);
    otherRow(scene, frame, [plain(scene.term(name === 'orderId' ? 'lineOrderId' : 'lineDeliveryId')), piece, ...date]);
  }
}
