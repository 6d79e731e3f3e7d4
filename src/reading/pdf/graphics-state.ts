/** The graphics state of a PDF page while its operators are walked, and the geometry that goes with it. */
import { type Box, intersection } from '../../document/box.js';
import type { Matrix, PdfFont } from './pdf.js';

export interface State {
  matrix: Matrix;
  /** Nothing outside is seen. Clips of any shape count as the box around them. */
  clip: Box | undefined;
  /** "#rrggbb"; undefined for patterns. */
  fill: string | undefined;
  stroke: string | undefined;
  alpha: number;
  font: PdfFont | undefined;
  fontName: string;
  bold: boolean;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
  mode: number;
}

const fresh = {
  clip: undefined,
  fill: '#000000',
  stroke: '#000000',
  alpha: 1,
  font: undefined,
  fontName: '',
  bold: false,
  fontSize: 0,
  charSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  mode: 0,
} as const;

/** The state that a page begins with (ISO 32000-2, 8.4); `matrix`: from the page's units to pixels. */
export const firstState = (matrix: Matrix): State => ({ ...fresh, matrix });

/** An entry of /ExtGState: pdf.js gives pairs of name and value. */
export function setParameters(state: State, pairs: readonly (readonly [string, unknown])[]): void {
  for (const [name, value] of pairs) if (name === 'ca' && typeof value === 'number') state.alpha = value;
}

/** Narrows what is seen to the box (left, top, right, bottom in the state's own units). */
export function clipTo(state: State, limits: ArrayLike<number> | undefined | null): void {
  if (!limits || limits.length < 4) return;
  const box = placedBox(state.matrix, limits);
  if (!Number.isFinite(box.x + box.y + box.width + box.height)) return;
  const nothing = { x: box.x, y: box.y, width: 0, height: 0 };
  state.clip = state.clip ? (intersection(state.clip, box) ?? nothing) : box;
}

/** `a` after `b`: first b, then a, as pdf.js and canvas count it. */
export function multiply(a: Matrix, b: ArrayLike<number>): Matrix {
  return [
    a[0] * b[0]! + a[2] * b[1]!,
    a[1] * b[0]! + a[3] * b[1]!,
    a[0] * b[2]! + a[2] * b[3]!,
    a[1] * b[2]! + a[3] * b[3]!,
    a[0] * b[4]! + a[2] * b[5]! + a[4],
    a[1] * b[4]! + a[3] * b[5]! + a[5],
  ];
}

/** The box around a rectangle given by two opposite corners. */
export function placedBox(m: Matrix, limits: ArrayLike<number>): Box {
  const corners = [
    [limits[0]!, limits[1]!],
    [limits[2]!, limits[1]!],
    [limits[0]!, limits[3]!],
    [limits[2]!, limits[3]!],
  ] as const;
  const xs = corners.map(([x, y]) => m[0] * x + m[2] * y + m[4]);
  const ys = corners.map(([x, y]) => m[1] * x + m[3] * y + m[5]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Font names state the weight in several languages, old families by number (Frutiger 65 is the bold one). */
const boldName =
  /bold|black|heavy|demi|semib|fett|grass?o?(?![a-z])|[-,](?:bd|hv|blk|b)(?![a-z])|(?:frutiger|univers|neue|avenir|linotype)[\w ]{0,8}[- ]?(?:6[5-9]|[789]\d)(?!\d)/i;

/** As the font's descriptor says, else by its name. */
export const isBold = (font: PdfFont | undefined): boolean => (font ? font.bold === true || font.black === true || boldName.test(font.name ?? '') : false);

/** Type 3 fonts have their own unit: the em is at best estimated from their bounding box. */
export function type3Em(font: PdfFont): number {
  const scale = Math.abs(font.fontMatrix?.[3] ?? 0.001) || 0.001;
  const [, bottom = 0, , top = 0] = font.bbox ?? [];
  const height = Math.abs(top - bottom) * scale;
  return height > 0.3 && height < 3 ? height : 1;
}
