/** Rows of cells, each with a small caption above its value or at its left, and bars between the sections of a form. */
import type { Align, Text } from '../canvas.js';
import type { Area } from '../pairs.js';
import { wrapped } from '../party/wrapped.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';

export interface Cell {
  readonly caption?: string;
  readonly lines: readonly Text[];
  /** Share of the row's width, relative to the others. */
  readonly share: number;
  readonly align?: Align;
  readonly bold?: boolean;
}

/** A key as a caption: without what leads to its value. */
export const keyText = (key: Text): string =>
  key
    .map((piece) => piece.text)
    .join(' ')
    .replace(/[\s:]+$/, '');

/** What all cells of a document have in common; lengths in points. */
export interface Look {
  readonly caption: number;
  readonly size: number;
  readonly upper: boolean;
  readonly captionBold: boolean;
  readonly captionEnd: string;
  readonly valueBold: boolean;
  readonly beside: boolean;
  readonly ruled: 'boxes' | 'rows' | 'outer' | 'none';
  readonly wraps: boolean;
  /** Free height below the value. */
  readonly air: number;
  readonly bars: 'plain' | 'filled' | 'bold' | 'ruled';
}

/** How all cells of a document look: sizes in points, captions, weights. */
export function drawLook({ random, style }: Scene): Look {
  const fork = random.fork('look of cells');
  const beside = fork.chance(0.16);
  const size = style.size * (0.82 + fork.next() * 0.18);
  return {
    caption: beside && fork.chance(0.6) ? size : Math.max(4.2, size * (0.55 + fork.next() * 0.3)),
    size,
    upper: fork.chance(0.6),
    captionBold: fork.chance(0.18),
    captionEnd: beside ? fork.pick([':', ':', ':', '']) : fork.pick(['', '', '', '', ':']),
    valueBold: fork.chance(0.2),
    beside,
    ruled: (['boxes', 'rows', 'outer', 'none'] as const)[fork.weighted([0.72, 0.12, 0.08, 0.08])]!,
    wraps: fork.chance(0.65),
    air: size * (0.15 + fork.next() * 0.45),
    bars: (['plain', 'filled', 'bold', 'ruled'] as const)[fork.weighted([0.3, 0.25, 0.3, 0.15])]!,
  };
}

const captionOf = ({ upper, captionEnd, captionBold }: Look, text: string): Text => [
  { text: (upper ? text.toUpperCase() : text) + captionEnd, ...(captionBold ? { bold: true } : {}) },
];

/** Prints one row from its upper edge on and returns its lower edge; `height` is the least. */
export function cellRow(scene: Scene, look: Look, cells: readonly Cell[], { x, y, width }: Area, height = 0): number {
  const { canvas, style } = scene;
  const sum = cells.reduce((total, { share }) => total + share, 0);
  const pad = 2.5;
  let left = x;
  const placed = cells.map((cell) => {
    const wide = (width * cell.share) / sum;
    const caption = cell.caption === undefined ? undefined : captionOf(look, cell.caption);
    const indent = caption && look.beside ? Math.min(wide * 0.5, canvas.measure(caption, look.caption, look.captionBold) + look.size * 0.5) : 0;
    const room = Math.max(12, wide - 2 * pad - indent);
    const bold = cell.bold ?? (look.valueBold && caption !== undefined);
    const lines = look.wraps || cell.lines.length > 1 ? cell.lines.flatMap((line) => wrapped(scene, line, room, look.size, bold)) : cell.lines;
    const at = { ...cell, bold, caption, lines, room, x: left, wide, indent };
    left += wide;
    return at;
  });
  const step = look.size * Math.max(1.12, style.leading * 0.94);
  const above = look.beside || placed.every(({ caption }) => caption === undefined) ? 0 : look.caption * 1.1;
  const most = Math.max(1, ...placed.map(({ lines }) => lines.length));
  const bottom = y + Math.max(height, 1 + above + look.size + (most - 1) * step + look.air + look.size * 0.28);
  for (const { caption, lines, room, x: at, wide, indent, align = 'left', bold } of placed) {
    const first = y + 1 + above + look.size * 0.95;
    if (caption) canvas.put(caption, at + pad, look.beside ? first : y + 1 + look.caption * 0.9, { size: look.caption, max: look.beside ? indent - 2 : room });
    // A cell without caption begins at its own upper edge.
    const from = caption ? first : y + 1 + look.size * 0.95;
    lines.forEach((line, i) => {
      if (line.length > 0) canvas.put(line, at + pad + indent, from + i * step, { size: look.size, align, width: room, max: room, ...(bold ? { bold } : {}) });
    });
    if (look.ruled === 'boxes') canvas.box(at, y, wide, bottom - y, 0.5);
  }
  if (look.ruled === 'rows') canvas.stroke(x, bottom, x + width, bottom, 0.5);
  return bottom;
}

/** The title of a section, below its upper edge; returns the lower one. */
function sectionBar({ canvas, style }: Scene, look: Look, heading: string, { x, y, width }: Area): number {
  const size = Math.max(look.caption, look.size * 0.9);
  const height = size * 1.45;
  if (look.bars === 'filled') canvas.fill(x, y, width, height, style.gray);
  if (look.bars === 'ruled') canvas.box(x, y, width, height, 0.5);
  const align = look.bars === 'filled' || look.bars === 'ruled' ? 'center' : 'left';
  canvas.put([plain(look.upper ? heading.toUpperCase() : heading)], x + 2, y + size * 1.08, {
    size,
    bold: look.bars !== 'plain',
    align,
    width: width - 4,
    max: width - 4,
  });
  return y + height;
}

/** Rows of a section under its bar, at the cursor or, where there is no room, on the next page. */
export function section(scene: Scene, look: Look, heading: string | undefined, rows: readonly (readonly Cell[])[]): void {
  const { canvas, style } = scene;
  const filled = rows.filter((row) => row.length > 0);
  if (filled.length === 0) return;
  canvas.need((filled.length * 2.6 + 1.5) * look.size);
  const { left: x, width } = canvas;
  const top = canvas.y - style.size;
  let y = heading ? sectionBar(scene, look, heading, { x, y: top, width }) : top;
  const from = y;
  for (const row of filled) y = cellRow(scene, look, row, { x, y, width });
  if (look.ruled === 'outer') canvas.box(x, from, width, y - from, 0.6);
  canvas.y = y + style.size + look.size * 0.35;
}
