/** Finds the paper of a photographed sheet and how bright it is from place to place: shade changes gradually, the edge of a sheet, a bar or a drawing abruptly. */
import type { GreyPicture } from '../raster/picture.js';
import { type CellGrid, continued } from './cell-map.js';

/** Cells along the picture's shorter side, least side of a cell in pixels, blocks along a cell whose means even out the grain. */
const [cellsAcross, leastSide, blocks] = [96, 8, 4];
/** Ratio of brightness within three cells from which there is an edge; added to both, so that the noise of dark surfaces is no edge. */
const [gradual, offset] = [1.3, 16];
/** Brightness of another surface, relative to the paper's, from which it may be paper too, and its least share of the picture. */
const [likePaper, leastShare] = [0.75, 0.015];
/** Least brightness of paper in the shadow of a hand or a telephone, relative to that in the light, which is no whiter than this: pages drawn or scanned have bars, and no shadow. */
const [likeShade, whitest] = [0.35, 245];
/** Relative to the brightness of a cell: its darkest pixel where paper is bare, and where there is print. Share of the cells that are not bare at most and printed at least; of the printed ones' pixels that are dark. */
const [bare, printDark, mostRough, leastPrinted, mostDark] = [0.78, 0.5, 0.5, 0.01, 0.4];
/** Cells that the edge of a shadow is broad at most. */
const shadowEdge = 8;

const rim = 0.8;
/** Least share of the picture that is a sheet's. */
const leastSheet = 0.06;

/** Cells from left to right, top to bottom; those at the right and the bottom may be narrower. */
export interface Paper extends CellGrid {
  /** Brightness of the paper, continued where something dark lies on it or beside it. */
  readonly brightness: Float32Array;
  /** 1 where the picture shows something else than the sheet: a table, a hand. */
  readonly outside: Uint8Array;
}

/** Undefined where nothing bright is large enough to be a sheet. */
export function findPaper(grey: GreyPicture): Paper | undefined {
  const side = Math.max(leastSide, Math.round(Math.min(grey.width, grey.height) / cellsAcross));
  const [columns, rows] = [Math.ceil(grey.width / side), Math.ceil(grey.height / side)];
  const light = brightestOf(grey, side, columns, rows);
  const { label, surfaces } = surfacesOf(light, columns);
  const main = surfaces.reduce<Surface | undefined>((best, one) => (best && best.weight >= one.weight ? best : one), undefined);
  if (!main || main.size < leastSheet * light.length) return undefined;
  const like = ({ size, sum }: Surface): number => (size >= leastShare * light.length ? (sum * main.size) / (size * main.sum) : 0);
  const isPaper = surfaces.map((one) => one === main || like(one) >= likePaper);
  const isPhoto = main.sum <= whitest * main.size;
  const isShaded = surfaces.map(
    (one, index) => isPhoto && !isPaper[index] && like(one) >= likeShade && isPrinted(grey, light, label, index, { side, columns, rows }),
  );
  const isSheet = isPaper.map((paper, index) => paper || isShaded[index]!);
  const sheet = cellsOf(label, isSheet);
  if (isShaded.includes(true)) bridgeShadowEdges(sheet, label, columns);
  const known = widened(sheet, light, columns);
  return { side, columns, rows, brightness: continued(light, known, { side, columns, rows }), outside: outsideOf(known, columns, rows) };
}

/** Brightest block of each cell: paper wherever some shows between the letters. */
function brightestOf({ pixels, width, height }: GreyPicture, side: number, columns: number, rows: number): Float32Array {
  const step = Math.max(1, Math.floor(side / blocks));
  const light = new Float32Array(columns * rows);
  const across = Math.floor(width / step);
  const sums = new Uint32Array(across);
  for (let top = 0; top + step <= height; top += step) {
    sums.fill(0);
    for (let y = top; y < top + step; y++) addBlocks(sums, pixels, y * width, step);
    raiseCells(light, Math.floor(top / side) * columns, side, sums, step);
  }
  return light;
}

/** Adds the pixels of a row, `step` to a block. */
function addBlocks(sums: Uint32Array, pixels: Uint8Array, start: number, step: number): void {
  for (let block = 0, at = start; block < sums.length; block++) {
    let sum = 0;
    for (const end = at + step; at < end; at++) sum += pixels[at]!;
    sums[block]! += sum;
  }
}

/** Cells of a row, from `start` on, become as bright as their brightest block. */
function raiseCells(light: Float32Array, start: number, side: number, sums: Uint32Array, step: number): void {
  for (let block = 0; block < sums.length; block++) {
    const cell = start + Math.floor((block * step) / side);
    const mean = sums[block]! / (step * step);
    if (mean > light[cell]!) light[cell] = mean;
  }
}

interface Surface {
  size: number;
  sum: number;
  /** Large and bright. */
  weight: number;
}

/** Connected components of cells that are no edge. */
function surfacesOf(light: Float32Array, columns: number): { readonly label: Int32Array; readonly surfaces: readonly Surface[] } {
  const label = edgesOf(light, columns);
  const surfaces: Surface[] = [];
  const open: number[] = [];
  for (let start = 0; start < light.length; start++) {
    if (label[start] !== unknown) continue;
    const surface: Surface = { size: 0, sum: 0, weight: 0 };
    open.push(start);
    label[start] = surfaces.length;
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      addCell(surface, light[cell]!);
      spread(label, cell, columns, surfaces.length, open);
    }
    surfaces.push(surface);
  }
  return { label: label.map(surfaceOrNone), surfaces };
}

/** Labels of cells that belong to no surface yet, and of those that are an edge. */
const [unknown, isEdge] = [-1, -2];
const surfaceOrNone = (label: number): number => Math.max(-1, label);

/** 1 for cells of these surfaces. */
function cellsOf(label: Int32Array, isOne: readonly boolean[]): Uint8Array {
  const cells = new Uint8Array(label.length);
  for (let cell = 0; cell < label.length; cell++) if (label[cell]! >= 0 && isOne[label[cell]!]) cells[cell] = 1;
  return cells;
}

function addCell(surface: Surface, value: number): void {
  surface.size++;
  surface.sum += value;
  surface.weight += value * value;
}

/** Labels the unknown cells beside this one, and notes them in `open`. */
function spread(label: Int32Array, cell: number, columns: number, surface: number, open: number[]): void {
  const column = cell % columns;
  if (column > 0) take(label, cell - 1, surface, open);
  if (column < columns - 1) take(label, cell + 1, surface, open);
  if (cell >= columns) take(label, cell - columns, surface, open);
  if (cell + columns < label.length) take(label, cell + columns, surface, open);
}

function take(label: Int32Array, cell: number, surface: number, open: number[]): void {
  if (label[cell] !== unknown) return;
  label[cell] = surface;
  open.push(cell);
}

/** Whether brightness changes abruptly within the square of nine cells, as the label of each. */
function edgesOf(light: Float32Array, columns: number): Int32Array {
  const label = new Int32Array(light.length);
  for (let cell = 0; cell < light.length; cell++) label[cell] = contrastAt(light, cell, columns) ? isEdge : unknown;
  return label;
}

function contrastAt(light: Float32Array, cell: number, columns: number): boolean {
  let low = Infinity;
  let high = 0;
  const column = cell % columns;
  const [left, right] = [column > 0 ? -1 : 0, column < columns - 1 ? 1 : 0];
  for (let row = cell - columns; row <= cell + columns; row += columns) {
    if (row < 0 || row >= light.length) continue;
    for (let at = row + left; at <= row + right; at++) {
      const value = light[at]!;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return high + offset > gradual * (low + offset);
}

function neighbours(cell: number, columns: number, count: number): readonly number[] {
  const column = cell % columns;
  const all: number[] = [];
  if (column > 0) all.push(cell - 1);
  if (column < columns - 1) all.push(cell + 1);
  if (cell >= columns) all.push(cell - columns);
  if (cell + columns < count) all.push(cell + columns);
  return all;
}

/** Whether the surface is bare with strokes of print here and there: wood and cloth are rough everywhere, drawings are dark. */
function isPrinted({ pixels, width, height }: GreyPicture, light: Float32Array, label: Int32Array, surface: number, { side, columns }: CellGrid): boolean {
  let [all, rough, printed, area, dark] = [0, 0, 0, 0, 0];
  for (const [cell, one] of label.entries()) {
    if (one !== surface) continue;
    const [left, top] = [(cell % columns) * side, Math.floor(cell / columns) * side];
    const [right, bottom] = [Math.min(width, left + side), Math.min(height, top + side)];
    const limit = printDark * light[cell]!;
    let [least, own] = [255, 0];
    for (let y = top; y < bottom; y++)
      for (let at = y * width + left; at < y * width + right; at++) {
        if (pixels[at]! < least) least = pixels[at]!;
        if (pixels[at]! < limit) own++;
      }
    all++;
    if (least < bare * light[cell]!) rough++;
    if (own > 0) [printed, area, dark] = [printed + 1, area + (right - left) * (bottom - top), dark + own];
  }
  return rough <= mostRough * all && printed >= leastPrinted * all && dark <= mostDark * area;
}

/** The sheet goes on between two of its surfaces that the edge of a shadow parts. */
function bridgeShadowEdges(sheet: Uint8Array, label: Int32Array, columns: number): void {
  const rows = sheet.length / columns;
  const original = sheet.slice();
  const bridge = (start: number, step: number, count: number): void => {
    let last = -1;
    for (let at = 0; at < count; at++) {
      const cell = start + at * step;
      if (!original[cell]) continue;
      if (last >= 0 && at - last > 1 && at - last - 1 <= shadowEdge && label[start + last * step] !== label[cell])
        for (let between = last + 1; between < at; between++) sheet[start + between * step] = 1;
      last = at;
    }
  };
  for (let row = 0; row < rows; row++) bridge(row * columns, 1, columns);
  for (let column = 0; column < columns; column++) bridge(column, columns, rows);
}

/** With the cells of the edge that are as bright as the paper beside them. */
function widened(known: Uint8Array, light: Float32Array, columns: number): Uint8Array {
  const wider = known.slice();
  for (let cell = 0; cell < known.length; cell++) if (known[cell]) widen(wider, light, cell, columns);
  return wider;
}

function widen(wider: Uint8Array, light: Float32Array, cell: number, columns: number): void {
  for (const next of neighbours(cell, columns, light.length)) if (light[next]! > rim * light[cell]!) wider[next] = 1;
}

/** Cells that are not paper and joined to the border: what paper encloses is printed on it. */
function outsideOf(known: Uint8Array, columns: number, rows: number): Uint8Array {
  const outside = new Uint8Array(known.length);
  const open: number[] = [];
  const reach = (cell: number): void => {
    if (known[cell] || outside[cell]) return;
    outside[cell] = 1;
    open.push(cell);
  };
  for (let column = 0; column < columns; column++) for (const row of [0, rows - 1]) reach(row * columns + column);
  for (let row = 0; row < rows; row++) for (const column of [0, columns - 1]) reach(row * columns + column);
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) for (const next of neighbours(cell, columns, known.length)) reach(next);
  return outside;
}
