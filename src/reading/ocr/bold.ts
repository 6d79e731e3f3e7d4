/** Which words are bold, told by the width of their strokes against that of the page's other words. */
import type { Box } from '../../document/box.js';
import type { GreyPicture } from '../raster/picture.js';

/** Of the paper's brightness: what is ink, and how dark a stroke's darkest pixel is. */
const [ink, stroke] = [0.93, 0.55];
/** Fewer strokes tell nothing; those of bold type are so much wider than usual (Helvetica, Times: 1.4 to 1.7), but never as wide as this: that is a smear or a bar. */
const [fewestStrokes, bolder, smear] = [8, 1.3, 2.2];
/** Fewest words whose median is a page's usual type. */
const fewestWords = 8;

/** `em` is each word's type size in the picture's pixels; what cannot be told counts as not bold. */
export function boldWords(image: GreyPicture, words: readonly { readonly box: Box; readonly em: number }[]): readonly boolean[] {
  const widths = words.map(({ box, em }) => strokeWidth(image, box) / em);
  const known = widths.filter((width) => width > 0).sort((a, b) => a - b);
  const usual = known[known.length >> 1] ?? 0;
  return widths.map((width) => known.length >= fewestWords && width > bolder * usual && width < smear * usual);
}

/** Median length of the dark runs of the word's rows, grey edges counted by how dark they are; 0 where it has too few. */
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
  for (let y = top; y < bottom; y++) {
    let [sum, darkest] = [0, 255];
    for (let x = left; x <= right; x++) {
      const value = x < right ? pixels[y * width + x]! : 255;
      if (value < ink * paper) [sum, darkest] = [sum + (paper - value) / paper, Math.min(darkest, value)];
      else {
        if (darkest < stroke * paper) runs.push(sum);
        [sum, darkest] = [0, 255];
      }
    }
  }
  return runs.length < fewestStrokes ? 0 : runs.sort((a, b) => a - b)[runs.length >> 1]!;
}
