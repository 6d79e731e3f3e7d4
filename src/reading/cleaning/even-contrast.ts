/** Even contrast: grey or grainy paper becomes white, and pale print (faded thermal paper, worn ribbons) dark, each by what is there around it. */
import { quantile } from '../raster/histogram.js';
import type { GreyPicture, Picture } from '../raster/picture.js';
import { continued, rowsBetween } from './cell-map.js';

/** Cells along the shorter side and least side of a cell in pixels: a line or two of text. */
const [cellsAcross, leastSide] = [40, 16];
/** Side in pixels of such a cell. */
export const cellSideOf = ({ width, height }: GreyPicture): number => Math.max(leastSide, Math.round(Math.min(width, height) / cellsAcross));
/** Shares of a cell's pixels below which are print and grain, and that are paper. */
const [printShare, grainShare, paperShare] = [0.01, 0.25, 0.5];
/** Difference from paper that print has at least, also as a multiple of that of grain; difference of a cell from the page's paper beyond which it is a bar or a drawing. */
const [leastDepth, overGrain, ownGround] = [20, 5, 30];
/** Cells with print on a page of text at least. */
const fewest = 10;
/** Paper below which a page is grey, and difference from paper below which half of the print is pale. */
const [grey, pale] = [240, 150];
/** Difference from paper that print gets, by how many times at most. */
const [dark, most] = [200, 3];
/** Multiple of the grain that becomes white. */
const clear = 1;

/** Takes a grey picture; returns the same one where paper is white and print dark. */
export function evenContrast(picture: Picture): Picture {
  const side = cellSideOf(picture);
  const [columns, rows] = [Math.ceil(picture.width / side), Math.ceil(picture.height / side)];
  const cells = Array.from({ length: columns * rows }, (_, cell) => levelsOf(picture, (cell % columns) * side, Math.floor(cell / columns) * side, side));
  const ground = median(cells.map(({ paper }) => paper));
  const isPaper = Uint8Array.from(cells, ({ paper }) => (Math.abs(ground - paper) < ownGround ? 1 : 0));
  const hasPrint = Uint8Array.from(cells, (cell, at) => (isPaper[at] && isPrinted(cell) ? 1 : 0));
  const printed = cells.filter((_, at) => hasPrint[at]).map(depthOf);
  if (printed.length < fewest || (ground >= grey && median(printed) >= pale)) return picture;
  const grain = median(cells.filter((_, at) => isPaper[at] && !hasPrint[at]).map((cell) => cell.paper - cell.grain));
  const grid = { side, columns, rows };
  const papers = Float32Array.from(cells, ({ paper }) => paper - clear * grain);
  const gains = Float32Array.from(cells, (cell) => Math.max(1, Math.min(most, dark / Math.max(1, depthOf(cell)))));
  return stretched(
    picture,
    rowsBetween(grid, continued(papers, isPaper, grid), picture.width),
    rowsBetween(grid, continued(gains, hasPrint, grid), picture.width),
  );
}

/** Paper white, and what is darker by so many times as dark. */
function stretched(picture: Picture, papersOf: (y: number) => Float32Array, gainsOf: (y: number) => Float32Array): Picture {
  const { width, height } = picture;
  const pixels = Buffer.allocUnsafe(picture.pixels.length);
  for (let y = 0; y < height; y++) stretchRow(picture.pixels, y * width, papersOf(y), gainsOf(y), pixels);
  return { ...picture, pixels };
}

function stretchRow(from: Uint8Array, start: number, papers: Float32Array, gains: Float32Array, into: Uint8Array): void {
  for (let x = 0; x < papers.length; x++) {
    const depth = papers[x]! - from[start + x]!;
    const value = depth <= 0 ? 255 : 255 - gains[x]! * depth;
    into[start + x] = value < 0 ? 0 : value;
  }
}

/** Brightness of a cell's print, of the grain of its paper, and of its paper. */
export interface Levels {
  readonly print: number;
  readonly grain: number;
  readonly paper: number;
}

/** How much darker than its paper a cell's print is. */
export const depthOf = ({ print, paper }: Levels): number => paper - print;
/** Whether it is more than grain. */
export const isPrinted = (cell: Levels): boolean => depthOf(cell) >= Math.max(leastDepth, overGrain * (cell.paper - cell.grain));

const counts = new Uint32Array(256);

/** Of a square cell of the picture; every other row suffices. */
export function levelsOf({ pixels, width, height }: GreyPicture, left: number, top: number, side: number): Levels {
  counts.fill(0);
  const [right, bottom] = [Math.min(width, left + side), Math.min(height, top + side)];
  let all = 0;
  for (let y = top; y < bottom; y += 2) {
    for (let at = y * width + left; at < y * width + right; at++) counts[pixels[at]!]!++;
    all += right - left;
  }
  return { print: quantile(counts, printShare * all), grain: quantile(counts, grainShare * all), paper: quantile(counts, paperShare * all) };
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
