/** Where the letters of a piece of print stand: pieces of one line moved together stand on one base line, or OCR loses the line. */
import type { Area } from './cuts.js';

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
  const [firsts, lasts] = [new Int32Array(right - left).fill(-1), new Int32Array(right - left)];
  for (let y = top; y < bottom; y++) {
    for (let x = left, at = y * width + left; x < right; x++, at++) {
      if (pixels[at]! >= lightest) continue;
      if (firsts[x - left]! < 0) firsts[x - left] = y;
      lasts[x - left] = y + 1;
    }
  }
  const spans: { from: number; to: number; top: number; bottom: number }[] = [];
  for (let x = left; x < right; x++) {
    const [first, last] = [firsts[x - left]!, lasts[x - left]!];
    if (first < 0) continue;
    const open = spans.at(-1);
    if (open?.to === x) Object.assign(open, { to: x + 1, top: Math.min(open.top, first), bottom: Math.max(open.bottom, last) });
    else spans.push({ from: x, to: x + 1, top: first, bottom: last });
  }
  return spans;
}
