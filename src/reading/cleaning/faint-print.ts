/** Faint small print beside dark print on white paper (grey footers and letterheads): what stands alone is darkened, so that it counts as ink. */
import type { GreyPicture, Picture } from '../raster/picture.js';
import { cellSideOf, depthOf, isPrinted, levelsOf } from './even-contrast.js';

/** Brightness of white paper at least; difference from it below which print is faint, and above which a pixel is print. */
const [white, faint, least] = [240, 110, 8];
/** Difference of grain from paper on clean pages at most: three quarters of a cell with print are paper. */
const grainless = 3;
/** Strokes side by side that a row of text has in a cell at least: a watermark or a drawing has fewer. */
const strokes = 3;
/** Cells with faint print side by side that a line has at least, and cells of such lines on a page: single ones are edges of dark print. */
const [inLine, fewest] = [3, 8];
/** Part of a cell's side within which a dark pixel makes its surroundings dark print, and pixels at most. */
const [near, farthest] = [0.25, 8];
/** Difference from paper that print gets, by how many times at most. */
const [dark, most] = [200, 3];

/** Takes a grey picture; returns the same one where no cell has faint print on white paper. */
export function darkenFaintPrint(picture: Picture): Picture {
  const side = cellSideOf(picture);
  const [columns, rows] = [Math.ceil(picture.width / side), Math.ceil(picture.height / side)];
  const hasFaint = Uint8Array.from({ length: columns * rows }, (_, cell) =>
    hasFaintPrint(picture, (cell % columns) * side, Math.floor(cell / columns) * side, side) ? 1 : 0,
  );
  const isFaint = inLines(hasFaint, columns);
  if (isFaint.reduce((sum, each) => sum + each, 0) < fewest) return picture;
  const pixels = Buffer.from(picture.pixels);
  const radius = Math.min(farthest, Math.max(2, Math.round(near * side)));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      // A tinted band is no paper.
      if (isBeside(isFaint, columns, rows, column, row) && levelsOf(picture, column * side, row * side, side).paper >= white)
        darken(picture, column * side, row * side, side, radius, pixels);
  return { ...picture, pixels };
}

/** The cells that are one of so many side by side. */
function inLines(hasFaint: Uint8Array, columns: number): Uint8Array {
  const found = new Uint8Array(hasFaint.length);
  for (let start = 0; start < hasFaint.length; ) {
    let end = start;
    const last = (Math.floor(start / columns) + 1) * columns;
    while (end < last && hasFaint[end]) end++;
    if (end - start >= inLine) found.fill(1, start, end);
    start = Math.max(end, start + 1);
  }
  return found;
}

function hasFaintPrint(picture: GreyPicture, left: number, top: number, side: number): boolean {
  const levels = levelsOf(picture, left, top, side);
  const depth = depthOf(levels);
  return (
    levels.paper >= white &&
    levels.paper - levels.grain <= grainless &&
    depth < faint &&
    isPrinted(levels) &&
    strokesOf(picture, left, top, side, levels.paper - depth / 2) >= strokes
  );
}

/** The most runs darker than a limit in one of the cell's rows. */
function strokesOf({ pixels, width, height }: GreyPicture, left: number, top: number, side: number, limit: number): number {
  const [right, bottom] = [Math.min(width, left + side), Math.min(height, top + side)];
  let found = 0;
  for (let y = top; y < bottom; y++) {
    let runs = 0;
    for (let x = left; x < right; x++) if (pixels[y * width + x]! < limit && (x === left || pixels[y * width + x - 1]! >= limit)) runs++;
    if (runs > found) found = runs;
  }
  return found;
}

/** Whether the cell or one around it has faint print: lines reach over cells. */
function isBeside(isFaint: Uint8Array, columns: number, rows: number, column: number, row: number): boolean {
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) if (isFaint[y * columns + x]) return true;
  return false;
}

function darken(picture: GreyPicture, left: number, top: number, side: number, radius: number, into: Uint8Array): void {
  const { pixels, width, height } = picture;
  for (let y = top; y < Math.min(height, top + side); y++)
    for (let x = left; x < Math.min(width, left + side); x++) {
      const depth = 255 - pixels[y * width + x]!;
      if (depth < least || depth >= faint) continue;
      const deepest = 255 - darkestAround(picture, x, y, radius);
      if (deepest < faint) into[y * width + x] = Math.max(0, 255 - Math.round(Math.max(1, Math.min(most, dark / deepest)) * depth));
    }
}

function darkestAround({ pixels, width, height }: GreyPicture, x: number, y: number, radius: number): number {
  let darkest = 255;
  for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row++)
    for (let at = row * width + Math.max(0, x - radius); at <= row * width + Math.min(width - 1, x + radius); at++)
      if (pixels[at]! < darkest) darkest = pixels[at]!;
  return darkest;
}
