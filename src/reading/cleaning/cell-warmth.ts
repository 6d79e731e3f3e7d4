/** How warm the colour of a picture's cells is, whatever their brightness: paper keeps its own in the shade, and wood, skin and cloth have another. */
import type { Picture } from '../raster/picture.js';
import type { CellGrid } from './cell-map.js';

/** Pixels between samples; added to the brightness of a cell, so that the noise of dark ones has no colour. */
const [sample, offset] = [2, 24];

/** Red less blue, relative to all three channels; undefined where the picture is grey. */
export function warmthOf({ pixels, width, height, channels }: Picture, { side, columns, rows }: CellGrid): Float32Array | undefined {
  if (channels !== 3) return undefined;
  const warmth = new Float32Array(columns * rows);
  const [reds, blues, all, counts] = [new Float64Array(columns), new Float64Array(columns), new Float64Array(columns), new Uint32Array(columns)];
  for (let row = 0; row < rows; row++) {
    for (const sums of [reds, blues, all, counts]) sums.fill(0);
    for (let y = row * side; y < Math.min(height, (row + 1) * side); y += sample) addRow(pixels, y * width, width, side, reds, blues, all, counts);
    for (let column = 0; column < columns; column++)
      warmth[row * columns + column] = (reds[column]! - blues[column]!) / (all[column]! + offset * counts[column]!);
  }
  return warmth;
}

function addRow(
  pixels: Uint8Array,
  start: number,
  width: number,
  side: number,
  reds: Float64Array,
  blues: Float64Array,
  all: Float64Array,
  counts: Uint32Array,
): void {
  for (let x = 0; x < width; x += sample) {
    const column = Math.floor(x / side);
    const at = 3 * (start + x);
    reds[column]! += pixels[at]!;
    blues[column]! += pixels[at + 2]!;
    all[column]! += pixels[at]! + pixels[at + 1]! + pixels[at + 2]!;
    counts[column]!++;
  }
}
