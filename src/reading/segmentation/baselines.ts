/** Baselines of text segments: segments placed beside each other need one baseline, or OCR loses the line. */
import { spansOf } from '../raster/ink-spans.js';
import type { Area, GreyPicture, Span } from '../raster/picture.js';

/** In letter heights: range of heights that are letters (no dashes, commas, brackets), and tolerance of a letter's foot around the median. */
const [lowest, highest, near] = [0.7, 1.75, 0.12];
/** Least share of letters on the baseline. */
const most = 0.6;

/** y of the baseline in pixels; undefined where too few letters agree. `letter` is the letter height in the picture's pixels. */
export const baselineOf = (image: GreyPicture, area: Area, letter: number): number | undefined => fitBaseline(spansOf(image, area), letter);

/** The same for known spans. */
export function fitBaseline(spans: readonly Span[], letter: number): number | undefined {
  const feet = spans
    .filter(({ top, bottom }) => bottom - top >= lowest * letter && bottom - top <= highest * letter)
    .map(({ bottom }) => bottom)
    .sort((a, b) => a - b);
  const base = feet[feet.length >> 1];
  if (base === undefined) return undefined;
  const onBaseline = feet.filter((foot) => Math.abs(foot - base) <= near * letter).length;
  return onBaseline >= most * feet.length ? base : undefined;
}
