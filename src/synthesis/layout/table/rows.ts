/** The rows of an item table that are items: cells in their columns, descriptions over several lines, the header above. */
import type { LineRole } from '../../../dataset/label.js';
import type { Item } from '../../facts.js';
import type { Align, Text } from '../canvas.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';
import { properties } from './description.js';
import { discountLine } from './discount-words.js';
import { endOf, type Frame, isSpanned, ruleAt } from './frame.js';
import { printSpanning } from './headings/spanning.js';

function place(
  scene: Scene,
  frame: Frame,
  column: number,
  text: Text,
  y: number,
  role: LineRole,
  { bold = false, side = frame.table.columns[column]!.align }: { bold?: boolean; side?: Align | 'decimal' } = {},
): void {
  if (text.length === 0) return;
  const { canvas } = scene;
  const { size } = frame;
  const x = frame.left[column]! + 1;
  const width = frame.widths[column]! - (frame.borders === 'grid' || frame.borders === 'columns' ? 6 : 3);
  if (side === 'decimal' && text.some((piece) => piece.means?.length)) {
    // Decimal alignment: the digits after the decimal sign extend to the right.
    const last = text.findIndex((piece) => (piece.means?.length ?? 0) > 0);
    const piece = text[last];
    const sign = piece ? piece.text.lastIndexOf(scene.style.number.decimal) : -1;
    const behind = piece && sign >= 0 ? canvas.measure([plain(piece.text.slice(sign))], size) : 0;
    const tail = canvas.measure([plain(`${scene.style.number.decimal}0000`)], size);
    canvas.put(text, x + width - Math.max(0, tail - behind) * 0.5, y, { align: 'right', max: width, size, bold, role });
    return;
  }
  canvas.put(text, x, y, { align: side === 'decimal' ? 'right' : side, width, max: width, size, bold, role });
}

/** Prints the headings and moves the canvas below them. */
export function header(scene: Scene, frame: Frame): void {
  const { canvas, style } = scene;
  const step = canvas.line(frame.size);
  const height = frame.headerLines * step;
  const top = canvas.y - frame.size - 1;
  const end = endOf(frame);
  if (frame.headerFill) canvas.fill(frame.left[0]! - 2, top - 1, end - frame.left[0]! + 4, height + 3, style.gray);
  if (frame.borders === 'header' || frame.borders === 'rows' || frame.borders === 'grid') canvas.stroke(frame.left[0]! - 2, top - 1, end, top - 1);
  for (const heading of frame.spanning) printSpanning(scene, heading, { ...frame, bold: frame.headerBold, ruled: frame.borders === 'grid' });
  frame.header.forEach((lines, column) => {
    const from = frame.headerLow ? frame.headerLines - lines.length : isSpanned(frame.spanning, column) ? 1 : 0;
    const { align } = frame.table.columns[column]!;
    const side = frame.headerAlign === 'same' ? align : frame.headerAlign;
    lines.forEach((line, i) => void place(scene, frame, column, [plain(line)], canvas.y + (from + i) * step, 'header', { bold: frame.headerBold, side }));
  });
  canvas.y += height;
  if (frame.borders !== 'none' && frame.borders !== 'zebra')
    canvas.stroke(frame.left[0]! - 2, canvas.y - frame.size * 0.84, end, canvas.y - frame.size * 0.84, 0.8);
  canvas.y += 4 + frame.gap * 0.5;
}

/** Draws the upright rules from `top` to the canvas's place. */
export function closeColumns(scene: Scene, frame: Frame, top: number): void {
  const { canvas } = scene;
  const end = endOf(frame);
  const bottom = ruleAt(canvas.y, frame);
  if (frame.borders === 'grid' || frame.borders === 'columns') {
    for (const x of [...frame.left.map((left) => left - 2), end]) canvas.stroke(x, top, x, bottom);
  }
  if (frame.borders === 'columns' || frame.borders === 'header') canvas.stroke(frame.left[0]! - 2, bottom, end, bottom);
}

/** On which line of the row description and amounts begin, how far below that line the amounts are (in lines, below 1), and how many lines the row has. */
export function shapeOf(
  frame: Frame,
  item: Item,
  index: number,
  lines: readonly Text[],
): { readonly from: number; readonly at: number; readonly between: number; readonly count: number } {
  const tall = Math.max(1, ...frame.table.columns.map((column, c) => 1 + frame.lower[c]! + (column.more?.(item, index).length ?? 0)));
  const from = frame.amounts === 'above' ? 1 : 0;
  const middle = Math.max(0, (lines.length - tall) / 2);
  const at =
    frame.amounts === 'last'
      ? Math.max(0, lines.length - tall)
      : frame.amounts === 'below'
        ? lines.length
        : frame.amounts === 'middle' || frame.amounts === 'centred'
          ? Math.floor(middle)
          : 0;
  const between = frame.amounts === 'centred' ? middle % 1 : 0;
  return { from, at, between, count: Math.max(from + lines.length, at + tall) };
}

/** Prints item `index` with these lines of its description, and moves the canvas below it. */
export function row(scene: Scene, frame: Frame, item: Item, index: number, lines: readonly Text[]): void {
  const { canvas, style } = scene;
  const { columns } = frame.table;
  const step = canvas.line(frame.size);
  const description = columns.findIndex((column) => column.name === 'description');
  const { from, at, between, count } = shapeOf(frame, item, index, lines);
  const cells = columns.map((column, c): readonly Text[] => (c === description ? [] : [column.cell(item, index), ...(column.more?.(item, index) ?? [])]));
  if (frame.borders === 'zebra' && index % 2 === 1)
    canvas.fill(
      frame.left[0]! - 2,
      canvas.y - frame.size - 1,
      endOf(frame) - frame.left[0]! + 4,
      Math.min(count * step + frame.gap, Math.max(step, canvas.bottom - canvas.y + frame.size)),
      Math.max(0.85, style.gray),
    );
  for (let i = 0; i < count; i++) {
    if (i > 0 && canvas.y + step > canvas.bottom + step) canvas.newPage();
    const role: LineRole = i === 0 ? 'start' : 'continues';
    const line = lines[i - from];
    // The space below the numbers is free.
    const { spread } = frame;
    if (line && i > 0 && spread) canvas.put(line, spread.left, canvas.y, { size: frame.size, role, max: spread.width });
    else if (line) canvas.put(line, frame.left[description]! + 1, canvas.y, { size: frame.size, role, max: frame.widths[description]! - 2 });
    // Between two lines of the description, amounts are a line of their own.
    const below = between > 0 ? 'continues' : role;
    cells.forEach((texts, c) => void place(scene, frame, c, texts[i - at - frame.lower[c]!] ?? [], canvas.y + between * step, below));
    canvas.y += step;
  }
  discountLine(scene, frame, item, index);
  if (frame.properties) properties(scene, frame, item, index);
  canvas.y += frame.gap;
  if (frame.borders === 'rows' || frame.borders === 'grid') {
    canvas.stroke(frame.left[0]! - 2, ruleAt(canvas.y, frame), endOf(frame), ruleAt(canvas.y, frame), 0.4);
    canvas.y += 1.5;
  }
}
