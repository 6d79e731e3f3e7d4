/** Where the letters of a piece of print stand: pieces of one line moved together stand on one base line, or OCR loses the line. */
import { spansOf } from '../raster/ink-spans.js';
import type { Area, GreyPicture, Span } from '../raster/picture.js';

/** In letter heights: how high a letter is (a dash, a comma or a bracket tells nothing), and how near to the middle one the feet of letters stand that stand on the base line. */
const [lowest, highest, near] = [0.7, 1.75, 0.12];
/** Part of the letters that must stand there. */
const most = 0.6;

/** y of the base line, undefined where too few letters tell. `letter` is the height of letters in the picture's pixels. */
export const baselineOf = (image: GreyPicture, area: Area, letter: number): number | undefined => fitBaseline(spansOf(image, area), letter);

/** The same where the letters are known. */
export function fitBaseline(spans: readonly Span[], letter: number): number | undefined {
  const feet = spans
    .filter(({ top, bottom }) => bottom - top >= lowest * letter && bottom - top <= highest * letter)
    .map(({ bottom }) => bottom)
    .sort((a, b) => a - b);
  const base = feet[feet.length >> 1];
  if (base === undefined) return undefined;
  const standing = feet.filter((foot) => Math.abs(foot - base) <= near * letter).length;
  return standing >= most * feet.length ? base : undefined;
}
