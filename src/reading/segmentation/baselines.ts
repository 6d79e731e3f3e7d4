/** Where the letters of a piece of print stand: pieces of one line moved together stand on one base line, or OCR loses the line. */
import type { Area } from './xy-cut.js';

/** A page's grey pixels. */
export interface Grey {
  readonly pixels: Uint8Array;
  readonly width: number;
}

/** Darker pixels are ink. */
const ink = 165;
/** In letter heights: how high a letter is (a dash, a comma or a bracket tells nothing), and how near to the middle one the feet of letters stand that stand on the base line. */
const [lowest, highest, near] = [0.7, 1.75, 0.12];
/** Part of the letters that must stand there. */
const most = 0.6;

/** y of the base line, undefined where too few letters tell. `letter` is the height of letters in the picture's pixels. */
export const baseLineOf = (image: Grey, area: Area, letter: number): number | undefined => baseLineUnder(spansOf(image, area), letter);

/** The same where the letters are known. */
export function baseLineUnder(spans: readonly Span[], letter: number): number | undefined {
  const feet = spans
    .filter(({ top, bottom }) => bottom - top >= lowest * letter && bottom - top <= highest * letter)
    .map(({ bottom }) => bottom)
    .sort((a, b) => a - b);
  const base = feet[feet.length >> 1];
  if (base === undefined) return undefined;
  const standing = feet.filter((foot) => Math.abs(foot - base) <= near * letter).length;
  return standing >= most * feet.length ? base : undefined;
}

/** Columns with ink that touch each other: letters, or some that touch. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
}

/** Columns between which none is blank, with their first and last row of ink: of pixels below `lightest`. */
export function spansOf({ pixels, width }: Grey, { left, top, right, bottom }: Area, lightest = ink): readonly Span[] {
  const edges = edgesOf(right - left);
  for (let y = top; y < bottom; y++) for (let x = 0, at = y * width + left; at < y * width + right; x++, at++) if (pixels[at]! < lightest) mark(edges, x, y);
  return spansBetween(edges, left);
}

/** Pixels darker than this may be of pale letters. */
const pale = 210;

/** Spans of ink, and those of all that is not paper, in one go. */
export function spansWithPale({ pixels, width }: Grey, { left, top, right, bottom }: Area): { readonly dark: readonly Span[]; readonly pale: readonly Span[] } {
  const [dark, all] = [edgesOf(right - left), edgesOf(right - left)];
  for (let y = top; y < bottom; y++)
    for (let x = 0, at = y * width + left; at < y * width + right; x++, at++) {
      if (pixels[at]! >= pale) continue;
      mark(all, x, y);
      if (pixels[at]! < ink) mark(dark, x, y);
    }
  return { dark: spansBetween(dark, left), pale: spansBetween(all, left) };
}

/** Of each column its first row of ink, -1 where it has none, and the one behind its last. */
interface Edges {
  readonly firsts: Int32Array;
  readonly lasts: Int32Array;
}

const edgesOf = (columns: number): Edges => ({ firsts: new Int32Array(columns).fill(-1), lasts: new Int32Array(columns) });

/** Rows come from the top to the bottom. */
function mark({ firsts, lasts }: Edges, x: number, y: number): void {
  if (firsts[x]! < 0) firsts[x] = y;
  lasts[x] = y + 1;
}

function spansBetween({ firsts, lasts }: Edges, left: number): readonly Span[] {
  const spans: { from: number; to: number; top: number; bottom: number }[] = [];
  let open: (typeof spans)[number] | undefined;
  for (let x = 0; x < firsts.length; x++) {
    const [first, last] = [firsts[x]!, lasts[x]!];
    if (first < 0) open = undefined;
    else if (open) {
      open.to = left + x + 1;
      open.top = Math.min(open.top, first);
      open.bottom = Math.max(open.bottom, last);
    } else spans.push((open = { from: left + x, to: left + x + 1, top: first, bottom: last }));
  }
  return spans;
}
