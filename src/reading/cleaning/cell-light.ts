/** How bright the cells of a picture are, by blocks of their pixels, whose means even out the grain. */
import type { GreyPicture } from '../raster/picture.js';
import type { CellGrid } from './cell-map.js';

/** Blocks along a cell. */
const blocks = 4;

/** Of each cell the mean of its brightest block, which is paper wherever some shows between the letters, and of its darkest. */
export interface CellLight {
  readonly light: Float32Array;
  readonly dark: Float32Array;
}

/** Every cell's brightest and darkest block. */
export function lightOf({ pixels, width, height }: GreyPicture, { side, columns, rows }: CellGrid): CellLight {
  const step = Math.max(1, Math.floor(side / blocks));
  const [light, dark] = [new Float32Array(columns * rows), new Float32Array(columns * rows).fill(255)];
  const across = Math.floor(width / step);
  const sums = new Uint32Array(across);
  for (let top = 0; top + step <= height; top += step) {
    sums.fill(0);
    for (let y = top; y < top + step; y++) addBlocks(sums, pixels, y * width, step);
    widenRanges(light, dark, Math.floor(top / side) * columns, side, sums, step);
  }
  return { light, dark };
}

/** Adds the pixels of a row, `step` to a block. */
function addBlocks(sums: Uint32Array, pixels: Uint8Array, start: number, step: number): void {
  for (let block = 0, at = start; block < sums.length; block++) {
    let sum = 0;
    for (const end = at + step; at < end; at++) sum += pixels[at]!;
    sums[block]! += sum;
  }
}

/** Cells of a row, from `start` on, become as bright as their brightest block and as dark as their darkest. */
function widenRanges(light: Float32Array, dark: Float32Array, start: number, side: number, sums: Uint32Array, step: number): void {
  for (let block = 0; block < sums.length; block++) {
    const cell = start + Math.floor((block * step) / side);
    const mean = sums[block]! / (step * step);
    if (mean > light[cell]!) light[cell] = mean;
    if (mean < dark[cell]!) dark[cell] = mean;
  }
}
