/** A grey picture in black and white: pixels darker than their surroundings are ink. Loops run row by row in functions of their own, which the compiler optimises once. */
import type { GreyPicture } from '../raster/picture.js';

/** Window side of the local mean in pixels, and the share of it below which a pixel is ink. */
const [windowSide, darker] = [31, 0.82];

/** Adaptive threshold by the local mean (Bradley and Roth 2007): 1 for ink. Shadows do not count. */
export function binarise({ pixels, width, height }: GreyPicture): Uint8Array {
  const dark = new Uint8Array(width * height);
  const half = windowSide >> 1;
  // Of each column the sum of the window's rows, and running sums of those along the row.
  const columns = new Uint32Array(width);
  const sums = new Uint32Array(width + 1);
  for (let y = 0; y < Math.min(half, height); y++) addRow(columns, pixels, y * width, 1);
  for (let y = 0; y < height; y++) {
    if (y + half < height) addRow(columns, pixels, (y + half) * width, 1);
    if (y > half) addRow(columns, pixels, (y - half - 1) * width, -1);
    sumUp(columns, sums);
    markInk(dark, pixels, y * width, sums, Math.min(height, y + half + 1) - Math.max(0, y - half));
  }
  return dark;
}

function addRow(columns: Uint32Array, pixels: Uint8Array, start: number, sign: 1 | -1): void {
  for (let x = 0; x < columns.length; x++) columns[x]! += sign * pixels[start + x]!;
}

function sumUp(columns: Uint32Array, sums: Uint32Array): void {
  let sum = 0;
  for (let x = 0; x < columns.length; x++) {
    sum += columns[x]!;
    sums[x + 1] = sum;
  }
}

/** Of the row from `start` on the pixels darker than what is around them in `rows` rows. */
function markInk(dark: Uint8Array, pixels: Uint8Array, start: number, sums: Uint32Array, rows: number): void {
  const width = sums.length - 1;
  const half = windowSide >> 1;
  for (let x = 0; x < width; x++) {
    const left = x > half ? x - half : 0;
    const right = x + half + 1 < width ? x + half + 1 : width;
    if (pixels[start + x]! * (rows * (right - left)) < darker * (sums[right]! - sums[left]!)) dark[start + x] = 1;
  }
}

/** Runs of ink in the row of `width` from `start` on: first and last column of each, one after the other. Returns how many numbers these are. */
export function runsInRow(dark: Uint8Array, start: number, width: number, into: Int32Array): number {
  let count = 0;
  for (let x = 0; x < width; x++) {
    if (dark[start + x] === 0) continue;
    into[count++] = x;
    while (x < width && dark[start + x] !== 0) x++;
    into[count++] = x - 1;
  }
  return count;
}
