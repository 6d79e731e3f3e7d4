/** Photographs of paper: what lies around the sheet becomes white, and the paper as bright everywhere as that of a scan. */
import type { Picture } from '../raster/picture.js';
import { rowsBetween } from './cell-map.js';
import { findPaper, type Paper } from './paper.js';

/** Brightness that a tenth of the paper must be below, or the shares of the whole border and of two opposite sides around the sheet, where a picture is a photograph or shows a window. */
const [bright, around, onTwoSides] = [200, 0.6, 0.9];
/** Multiple of the paper's brightness that becomes 255: paper has grain. */
const white = 0.97;
/** Share of the paper's brightness below which what is joined to the surroundings is their edge or shadow, and how far that reaches in cells. */
const [edge, reach] = [0.75, 2];

/** Takes a grey picture, and the one in colours that it was; returns the same one where its paper is bright and nothing is around it. */
export function flattenPhotograph(grey: Picture, colour: Picture = grey): Picture {
  const paper = findPaper(grey, colour);
  if (!paper) return grey;
  const shaded = isShaded(paper);
  if ((!shaded && !isFramed(paper)) || isNegative(grey, paper)) return grey;
  const pixels = shaded ? divided(grey, paper) : Buffer.from(grey.pixels);
  whitenOutside(grey, pixels, paper);
  return { ...grey, pixels };
}

function isShaded({ brightness, outside }: Paper): boolean {
  const sorted = brightness.filter((_, cell) => !outside[cell]).sort();
  return sorted.length > 0 && sorted[Math.floor(sorted.length * 0.1)]! <= bright;
}

/** Ratio to the paper that a light or dark stroke has, and pixels between samples. */
const [contrast, sample] = [1.25, 3];

/** Whether print is lighter than what it is on. */
function isNegative({ pixels, width, height }: Picture, { side, columns, brightness, outside }: Paper): boolean {
  let [light, dark] = [0, 0];
  for (let y = 0; y < height; y += sample)
    for (let x = 0; x < width; x += sample) {
      const cell = Math.floor(y / side) * columns + Math.floor(x / side);
      const value = pixels[y * width + x]!;
      if (outside[cell]) continue;
      if (value > contrast * brightness[cell]!) light++;
      else if (contrast * value < brightness[cell]!) dark++;
    }
  return light > dark;
}

function isFramed({ outside, columns, rows }: Paper): boolean {
  let [left, right, above, below] = [0, 0, 0, 0];
  for (let column = 0; column < columns; column++) [above, below] = [above + outside[column]!, below + outside[(rows - 1) * columns + column]!];
  for (let row = 0; row < rows; row++) [left, right] = [left + outside[row * columns]!, right + outside[(row + 1) * columns - 1]!];
  return (
    left + right + above + below >= around * 2 * (columns + rows) ||
    Math.min(left, right) >= onTwoSides * rows ||
    Math.min(above, below) >= onTwoSides * columns
  );
}

/** Each pixel divided by the brightness of the paper around it. */
function divided({ pixels, width, height }: Picture, paper: Paper): Buffer {
  const flat = Buffer.allocUnsafe(pixels.length);
  const factorsOf = rowsBetween(
    paper,
    paper.brightness.map((light) => 255 / (white * Math.max(1, light))),
    width,
  );
  for (let y = 0; y < height; y++) multiplyRow(pixels, y * width, factorsOf(y), flat);
  return flat;
}

function multiplyRow(from: Uint8Array, start: number, factors: Float32Array, into: Uint8Array): void {
  for (let x = 0; x < factors.length; x++) {
    const value = from[start + x]! * factors[x]!;
    into[start + x] = value > 255 ? 255 : value;
  }
}

/** Whitens the cells outside, and from there the dark pixels of the cells beside them. */
function whitenOutside({ width, height, pixels: original }: Picture, pixels: Buffer, { side, columns, rows, outside, brightness }: Paper): void {
  const near = nearOutside(outside, columns, rows);
  const open: number[] = [];
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / side) * columns;
    for (let column = 0; column < columns; column++) {
      if (!outside[row + column]) continue;
      const [from, to] = [column * side, Math.min(width, (column + 1) * side)];
      pixels.fill(255, y * width + from, y * width + to);
      if (near[row + column] === 2)
        for (let x = from; x < to; x++) if (x === from || x === to - 1 || y % side === 0 || y % side === side - 1) open.push(y * width + x);
    }
  }
  const visit = (x: number, y: number): void => {
    if (x < 0 || x >= width || y < 0 || y >= height) return;
    const [cell, at] = [Math.floor(y / side) * columns + Math.floor(x / side), y * width + x];
    if (near[cell] !== 1 || pixels[at] === 255 || original[at]! >= edge * brightness[cell]!) return;
    pixels[at] = 255;
    open.push(at);
  };
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
}

/** 1 for cells of the sheet near its edge, 2 for cells outside that have one of those beside them. */
function nearOutside(outside: Uint8Array, columns: number, rows: number): Uint8Array {
  const near = new Uint8Array(outside.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (!outside[row * columns + column]) continue;
      for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y++)
        for (let x = Math.max(0, column - reach); x <= Math.min(columns - 1, column + reach); x++) {
          if (outside[y * columns + x]) continue;
          near[y * columns + x] = 1;
          if (Math.abs(y - row) + Math.abs(x - column) === 1) near[row * columns + column] = 2;
        }
    }
  return near;
}
