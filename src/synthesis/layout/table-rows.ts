/** The rows of an item table that are items: cells in their columns, descriptions over several lines, the header above. */
import type { LineRole } from '../../dataset/label.js';
import type { Item } from '../facts.js';
import type { Align, Piece, Text } from './canvas.js';
import { dateText } from './format.js';
import { plain } from './pieces.js';
import type { Scene } from './scene.js';
import { type Column, descriptionOf, discount, field } from './table-columns.js';
import { type Frame, ruleAt } from './table-frame.js';

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

export function header(scene: Scene, frame: Frame): void {
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

export function closeColumns(scene: Scene, frame: Frame, top: number): void {
  const { canvas } = scene;
  const end = frame.left[0]! + frame.widths.reduce((a, b) => a + b, 0);
  const bottom = ruleAt(canvas.y, frame);
  if (frame.borders === 'grid' || frame.borders === 'columns') {
    for (const x of [...frame.left.map((left) => left - 2), end]) canvas.stroke(x, top, x, bottom);
  }
  if (frame.borders === 'columns' || frame.borders === 'header') canvas.stroke(frame.left[0]! - 2, bottom, end, bottom);
}

/** What stands in the description column, line by line. */
export function describe(scene: Scene, frame: Frame, item: Item, index: number): Text[] {
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
    const way = frame.articleWay;
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

export function row(scene: Scene, frame: Frame, item: Item, index: number, lines: readonly Text[]): void {
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
