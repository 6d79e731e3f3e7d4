/** What a photographed sheet lies on, painted white: edges and grain of a desk are no letters, and the lines they make would tear the sheet's own apart. */
import type { Picture } from '../raster/picture.js';

/** Cells along the picture's shorter side. */
const cells = 96;
/** How much darker than the paper a desk is, in grey levels, and how much of the picture's border and area it takes: dark bars of a design take less, a negative more. */
const [contrast, leastBorder, leastArea, mostArea] = [40, 0.6, 0.04, 0.8];
/** Of what is no desk the sheet is at least so much. */
const leastPiece = 0.7;

/** Of a grey picture; the same picture where it shows no desk. */
export function removeBackground(picture: Picture): Picture {
  const side = Math.max(4, Math.round(Math.min(picture.width, picture.height) / cells));
  const [columns, rows] = [Math.ceil(picture.width / side), Math.ceil(picture.height / side)];
  if (columns < 8 || rows < 8) return picture;
  const light = meansOf(picture, side, columns, rows);
  const background = backgroundMask(light, columns, rows);
  return background ? whitened(picture, background, side, columns) : picture;
}

/** Mean brightness of every cell. */
function meansOf({ pixels, width, height }: Picture, side: number, columns: number, rows: number): Uint8Array {
  const means = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const sums = new Float64Array(columns);
    const [top, bottom] = [row * side, Math.min(height, (row + 1) * side)];
    for (let y = top; y < bottom; y++)
      for (let column = 0, at = y * width; column < columns; column++) {
        let sum = 0;
        for (const end = Math.min((y + 1) * width, y * width + (column + 1) * side); at < end; at++) sum += pixels[at]!;
        sums[column]! += sum;
      }
    for (let column = 0; column < columns; column++) {
      means[row * columns + column] = sums[column]! / ((bottom - top) * (Math.min(width, (column + 1) * side) - column * side));
    }
  }
  return means;
}

/** Cells of the desk, one more all around for the sheet's edge; undefined where there is none. */
function backgroundMask(light: Uint8Array, columns: number, rows: number): Uint8Array | undefined {
  const threshold = otsu(light);
  const isDark = (cell: number): boolean => light[cell]! < threshold;
  const border = borderOf(columns, rows);
  const open = border.filter(isDark);
  if (open.length < leastBorder * border.length) return undefined;
  const background = floodFill(open, isDark, columns, rows);
  const [outside, inside] = [meanWhere(light, background, 1), meanWhere(light, background, 0)];
  const area = count(background) / background.length;
  if (area < leastArea || area > mostArea || inside - outside < contrast) return undefined;
  // A sheet is one piece; light letters on dark are many.
  const middle = nearestTo(Math.floor(rows / 2) * columns + Math.floor(columns / 2), background, columns);
  const sheet = floodFill([middle], (cell) => !background[cell], columns, rows);
  if (count(sheet) < leastPiece * (background.length - count(background))) return undefined;
  const wider = background.slice();
  background.forEach((one, cell) => {
    if (one) for (const next of neighbours(cell, columns, rows)) wider[next] = 1;
  });
  return wider;
}

const count = (mask: Uint8Array): number => mask.reduce((sum, one) => sum + one, 0);

/** The cells that can be reached from some of them. */
function floodFill(from: readonly number[], isOpen: (cell: number) => boolean, columns: number, rows: number): Uint8Array {
  const reached = new Uint8Array(columns * rows);
  const open = [...from];
  for (const cell of open) reached[cell] = 1;
  for (let cell = open.pop(); cell !== undefined; cell = open.pop())
    for (const next of neighbours(cell, columns, rows))
      if (!reached[next] && isOpen(next)) {
        reached[next] = 1;
        open.push(next);
      }
  return reached;
}

/** The cell nearest to another that is no desk. */
function nearestTo(cell: number, background: Uint8Array, columns: number): number {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  let [best, least] = [cell, Infinity];
  background.forEach((one, other) => {
    const distance = (Math.floor(other / columns) - row) ** 2 + ((other % columns) - column) ** 2;
    if (!one && distance < least) [best, least] = [other, distance];
  });
  return best;
}

function borderOf(columns: number, rows: number): number[] {
  const border: number[] = [];
  for (let column = 0; column < columns; column++) border.push(column, (rows - 1) * columns + column);
  for (let row = 1; row < rows - 1; row++) border.push(row * columns, row * columns + columns - 1);
  return border;
}

function* neighbours(cell: number, columns: number, rows: number): Generator<number> {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  if (column > 0) yield cell - 1;
  if (column < columns - 1) yield cell + 1;
  if (row > 0) yield cell - columns;
  if (row < rows - 1) yield cell + columns;
}

function meanWhere(light: Uint8Array, mask: Uint8Array, wanted: number): number {
  let [sum, count] = [0, 0];
  light.forEach((value, i) => {
    if (mask[i] === wanted) [sum, count] = [sum + value, count + 1];
  });
  return count ? sum / count : 0;
}

/** The level that parts dark from light best (Otsu 1979). */
function otsu(values: Uint8Array): number {
  const histogram = new Float64Array(256);
  for (const value of values) histogram[value]!++;
  const whole = values.reduce((sum, value) => sum + value, 0);
  let [below, sum, best, level] = [0, 0, -1, 0];
  for (let i = 0; i < 256; i++) {
    below += histogram[i]!;
    sum += i * histogram[i]!;
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (sum / below - (whole - sum) / above) ** 2;
    if (between > best) [best, level] = [between, i + 1];
  }
  return level;
}

function whitened(picture: Picture, background: Uint8Array, side: number, columns: number): Picture {
  const pixels = Buffer.from(picture.pixels);
  for (let y = 0; y < picture.height; y++) {
    const row = Math.floor(y / side) * columns;
    for (let column = 0; column < columns; column++)
      if (background[row + column]) pixels.fill(255, y * picture.width + column * side, y * picture.width + Math.min(picture.width, (column + 1) * side));
  }
  return { ...picture, pixels };
}
