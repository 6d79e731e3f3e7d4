/** Whitens the background that a photographed sheet lies on: its edges and grain are taken for glyphs and break the text lines. */
import type { Picture } from '../raster/picture.js';

/** Cells along the picture's shorter side. */
const cells = 96;
/** Contrast between background and paper in grey levels, and the background's least share of the border, least and greatest share of the area: dark bars of a design have less, a negative more. */
const [contrast, leastBorder, leastArea, mostArea] = [40, 0.6, 0.04, 0.8];
/** Least share of the foreground that the sheet must be as one connected component. */
const leastPiece = 0.7;

/** Takes a grey picture; returns the same one where no background is found. */
export function removeBackground(picture: Picture): Picture {
  const side = Math.max(4, Math.round(Math.min(picture.width, picture.height) / cells));
  const [columns, rows] = [Math.ceil(picture.width / side), Math.ceil(picture.height / side)];
  if (columns < 8 || rows < 8) return picture;
  const light = meansOf(picture, side, columns, rows);
  const background = backgroundMask(light, columns, rows);
  return background ? whitened(picture, background, side, columns) : picture;
}

/** Mean brightness of each cell, row by row. */
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

/** 1 for cells of the background, dilated by one for the sheet's edge; undefined where there is none. */
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
  // A sheet is one component; light letters on dark are many.
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

/** Flood fill with four neighbours from seed cells. */
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

/** The foreground cell nearest to the given one. */
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

/** Otsu's threshold (1979): the grey level with the greatest variance between classes. */
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
