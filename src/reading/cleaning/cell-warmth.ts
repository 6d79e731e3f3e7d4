/** How warm the colour of a picture's cells is, whatever their brightness: paper keeps its own in the shade, and wood, skin and cloth have another. */
import type { Picture } from '../raster/picture.js';
import type { CellGrid } from './cell-map.js';

/** Samples along a cell at most; added to the brightness of a cell, so that the noise of dark ones has no colour. */
const [samples, offset] = [8, 24];

/** Red less blue, relative to all three channels; undefined where the picture is grey. */
export function warmthOf(picture: Picture, { side, columns, rows }: CellGrid): Float32Array | undefined {
  if (picture.channels !== 3) return undefined;
  const warmth = new Float32Array(columns * rows);
  for (let cell = 0; cell < warmth.length; cell++) warmth[cell] = warmthAt(picture, (cell % columns) * side, Math.floor(cell / columns) * side, side);
  return warmth;
}

function warmthAt({ pixels, width, height }: Picture, left: number, top: number, side: number): number {
  const step = Math.max(2, Math.floor(side / samples));
  const [right, bottom] = [Math.min(width, left + side), Math.min(height, top + side)];
  let [difference, all] = [0, 0];
  for (let y = top; y < bottom; y += step)
    for (let at = 3 * (y * width + left), end = 3 * (y * width + right); at < end; at += 3 * step) {
      const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
      difference += red - blue;
      all += red + green + blue + offset;
    }
  return difference / all;
}
