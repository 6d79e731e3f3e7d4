/** Text of a PDF page: where its pen is, and the glyphs that it shows (ISO 32000-2, 9.4). */
import type { Glyph } from './content.js';
import { multiply, type State, type3Em } from './graphics-state.js';
import type { Matrix } from './pdf.js';
import type { Box } from '../../document/box.js';

export interface RawGlyph {
  readonly unicode?: string;
  readonly width?: number;
  readonly isSpace?: boolean;
}

/** Pen and start of line, in the text matrix's space. */
export interface Pen {
  matrix: Matrix;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** At the origin of a text matrix. */
export const penAt = (matrix: Matrix = identity): Pen => ({ matrix, x: 0, y: 0, lineX: 0, lineY: 0 });

/** To the start of another line, relative to the last one. */
export function movePen(pen: Pen, x: number, y: number): void {
  pen.x = pen.lineX += x;
  pen.y = pen.lineY += y;
}

/** More than this draw something else than a document (maps, plots); the rest is left out. */
const mostGlyphs = 200_000;
/** Pixels: letters farther off, or nowhere (NaN), are on no page. Less ink than this part is none. */
const [farthest, faintest] = [1e9, 0.06];

/** How a font draws: from its units to pixels, and which way is up. */
interface Type {
  readonly all: Matrix;
  readonly size: number;
  readonly upX: number;
  readonly upY: number;
  readonly direction: 1 | -1;
}

function typeOf({ matrix, font, fontSize }: State, pen: Pen): Type {
  const all = multiply(matrix, pen.matrix);
  const height = Math.hypot(all[2], all[3]);
  const direction = fontSize < 0 ? -1 : 1;
  const length = height || 1;
  return {
    all,
    size: Math.abs(fontSize) * height * (font?.isType3Font ? type3Em(font) : 1),
    upX: (all[2] / length) * direction,
    upY: (all[3] / length) * direction,
    direction,
  };
}

/** Adds the glyphs of an array of texts and adjustments, and moves the pen behind them. `order`: of the operator on the page. */
export function showText(items: readonly (RawGlyph | number | null)[], pen: Pen, state: State, order: number, glyphs: Glyph[]): void {
  const { font, stretch } = state;
  const fontSize = Math.abs(state.fontSize);
  const type = typeOf(state, pen);
  const unit = font?.fontMatrix?.[0] ?? 0.001;
  for (const item of items) {
    if (item === null) continue;
    if (typeof item === 'number') {
      if (font?.vertical) pen.y -= (item * fontSize) / 1000;
      else pen.x -= ((item * fontSize) / 1000) * stretch * type.direction;
      continue;
    }
    const spacing = (item.isSpace ? state.wordSpacing : 0) + state.charSpacing;
    const advance = ((item.width ?? 0) * unit * fontSize + spacing) * stretch * type.direction;
    const glyph = glyphs.length < mostGlyphs ? glyphAt(pen, item, advance, type, state, order) : undefined;
    if (glyph) glyphs.push(glyph);
    if (font?.vertical) pen.y -= (item.width ?? 0) * unit * fontSize;
    else pen.x += advance;
  }
}

/** Undefined where it is outside of what is seen. */
function glyphAt(pen: Pen, item: RawGlyph, advance: number, { all, size, upX, upY }: Type, state: State, order: number): Glyph | undefined {
  // A letter without a text is one that OCR must read. One of several words is a symbol to which an office program wrote the text behind it.
  const text = item.unicode?.replace(/(\S)\s.*$/s, '$1') || (item.isSpace ? ' ' : '\ufffd');
  const [atX, atY] = [pen.x, pen.y + state.rise];
  const [x, y] = [all[0] * atX + all[2] * atY + all[4], all[1] * atX + all[3] * atY + all[5]];
  const [advanceX, advanceY] = [all[0] * advance, all[1] * advance];
  if (state.clip && !holds(state.clip, x + advanceX / 2 + 0.3 * size * upX, y + advanceY / 2 + 0.3 * size * upY)) return undefined;
  if (!(size > 0.5 && Math.hypot(x, y, advanceX, advanceY, size) < farthest)) return undefined;
  return {
    text,
    x,
    y,
    advanceX,
    advanceY,
    upX,
    upY,
    size,
    bold: state.bold || state.mode === 2,
    blank: /^\s+$/.test(text),
    invisible: state.mode === 3 || state.mode === 7 || state.alpha < faintest,
    colour: state.mode === 1 ? state.stroke : state.fill,
    font: state.fontName,
    order,
  };
}

const holds = ({ x, y, width, height }: Box, atX: number, atY: number): boolean =>
  atX >= x - 1 && atX <= x + width + 1 && atY >= y - 1 && atY <= y + height + 1;
