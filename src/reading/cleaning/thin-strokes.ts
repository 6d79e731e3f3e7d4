/** Thickens strokes much thinner than type has them (dot matrix and worn thermal print): the recogniser knows printed books. */
import type { Box } from '../../document/box.js';
import { blurred } from '../raster/image.js';
import type { GreyPicture, Picture } from '../raster/picture.js';

/** Letters that are measured: their heights in usual heights, and how many; share of its height that a stroke must be below, and least height in pixels. */
const [lowest, highest, mostLetters, thin, leastHeight] = [0.6, 1.8, 600, 0.16, 14];
/** In letter heights: how far ink grows, and the standard deviation of the blur that joins dots. */
const [growth, blur] = [1 / 30, 0.055];
/** Area of a stroke by the transitions along rows and columns at its two sides, whichever way it runs. */
const byTransitions = 2.5;

/** `letters` are in the picture's pixels. */
export function hasThinStrokes(grey: GreyPicture, letters: readonly Box[], letterHeight: number): boolean {
  const width = letterHeight >= leastHeight ? strokeWidth(grey, letters, letterHeight) : undefined;
  return width !== undefined && width < thin * letterHeight;
}

/** Takes a grey picture. */
export async function thickenStrokes(grey: Picture, letterHeight: number): Promise<Picture> {
  let thick = grey;
  for (let pixel = 0; pixel < Math.max(1, Math.round(growth * letterHeight)); pixel++) thick = { ...thick, pixels: darkest(thick) };
  return blurred(thick, blur * letterHeight);
}

/** Mean width of strokes in pixels; undefined where there are no letters. */
function strokeWidth({ pixels, width, height }: GreyPicture, letters: readonly Box[], letterHeight: number): number | undefined {
  let [dark, transitions, count] = [0, 0, 0];
  for (const box of letters) {
    if (box.height < lowest * letterHeight || box.height > highest * letterHeight) continue;
    if (++count > mostLetters) break;
    const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
    const [right, bottom] = [Math.min(width - 1, Math.ceil(box.x + box.width)), Math.min(height - 1, Math.ceil(box.y + box.height))];
    let [low, high] = [255, 0];
    for (let y = top; y < bottom; y++)
      for (let at = y * width + left; at < y * width + right; at++) [low, high] = [Math.min(low, pixels[at]!), Math.max(high, pixels[at]!)];
    const middle = (low + high) / 2;
    for (let y = top; y < bottom; y++)
      for (let at = y * width + left; at < y * width + right; at++) {
        const isDark = pixels[at]! < middle;
        if (isDark) dark++;
        if (isDark !== pixels[at + 1]! < middle) transitions++;
        if (isDark !== pixels[at + width]! < middle) transitions++;
      }
  }
  return transitions > 0 ? (byTransitions * dark) / transitions : undefined;
}

/** The darkest of each pixel and its eight neighbours (erosion of the paper). */
function darkest({ pixels, width, height }: GreyPicture): Buffer {
  const [along, both] = [Buffer.from(pixels), Buffer.from(pixels)];
  for (let y = 0; y < height; y++) darkestOfThree(pixels, 1, y * width + 1, (y + 1) * width - 1, along);
  for (let y = 1; y < height - 1; y++) darkestOfThree(along, width, y * width, (y + 1) * width, both);
  return both;
}

/** Of each pixel from `start` to `end` the darkest of it and those `step` before and behind it. */
function darkestOfThree(pixels: Uint8Array, step: number, start: number, end: number, into: Uint8Array): void {
  for (let at = start; at < end; at++) {
    const before = pixels[at - step]!;
    const here = pixels[at]!;
    const after = pixels[at + step]!;
    const less = before < here ? before : here;
    into[at] = less < after ? less : after;
  }
}
