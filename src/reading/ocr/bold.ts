/** Detects bold words by stroke width relative to the page's median. */
import type { Box } from '../../document/box.js';
import type { GreyPicture } from '../raster/picture.js';

/** Relative to paper: brightness of ink, and of a stroke's darkest pixel. */
const [ink, stroke] = [0.93, 0.55];
/** Strokes needed to decide; stroke width of bold type relative to usual (1.4 to 1.7 for Helvetica and Times), and beyond which it is a smear or a bar. */
const [fewestStrokes, bolder, smear] = [8, 1.3, 2.2];
/** Words needed for a median. */
const fewestWords = 8;

/** `em` is the word's font size in the picture's pixels. Undecidable words count as not bold. */
export function boldWords(image: GreyPicture, words: readonly { readonly box: Box; readonly em: number }[]): readonly boolean[] {
  const widths = words.map(({ box, em }) => strokeWidth(image, box) / em);
  const known = widths.filter((width) => width > 0).sort((a, b) => a - b);
  const usual = known[known.length >> 1] ?? 0;
  return widths.map((width) => known.length >= fewestWords && width > bolder * usual && width < smear * usual);
}

/** Run-lengths of ink in a row of pixels. */
function addRuns(runs: number[], pixels: Uint8Array, start: number, end: number, paper: number): void {
  let sum = 0;
  let darkest = 255;
  for (let at = start; at <= end; at++) {
    const value = at < end ? pixels[at]! : 255;
    if (value < ink * paper) {
      sum += (paper - value) / paper;
      if (value < darkest) darkest = value;
    } else {
      if (darkest < stroke * paper) runs.push(sum);
      sum = 0;
      darkest = 255;
    }
  }
}

/** Median run-length of ink along the word's rows, grey edges weighted by darkness; 0 where it has too few runs. */
function strokeWidth({ pixels, width, height }: GreyPicture, box: Box): number {
  const runs: number[] = [];
  const [left, right] = [Math.max(0, Math.floor(box.x)), Math.min(width, Math.ceil(box.x + box.width))];
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  const top = Math.max(0, Math.floor(box.y));
  const counts = new Uint32Array(256);
  let sampled = 0;
  for (let y = top; y < bottom; y += 3) for (let x = left; x < right; x += 3, sampled++) counts[pixels[y * width + x]!]!++;
  // Letters cover less than half of a word's box.
  let [paper, darker] = [0, counts[0]!];
  while (paper < 255 && darker <= Math.floor(0.8 * sampled)) darker += counts[++paper]!;
  for (let y = top; y < bottom; y++) addRuns(runs, pixels, y * width + left, y * width + right, paper);
  return runs.length < fewestStrokes ? 0 : runs.sort((a, b) => a - b)[runs.length >> 1]!;
}
