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
  const isSheet = (cell: number): boolean => isPaper[label[cell]!] === true || isShaded[label[cell]!] === true;
  const sheet = Uint8Array.from(label, (_, cell) => (isSheet(cell) ? 1 : 0));
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
    for (let y = top; y < top + step; y++)
      for (let block = 0, at = y * width; block < across; block++) {
        let sum = 0;
        for (const end = at + step; at < end; at++) sum += pixels[at]!;
        sums[block]! += sum;
      }
    const row = Math.floor(top / side) * columns;
    for (let block = 0; block < across; block++) {
      const cell = row + Math.floor((block * step) / side);
      if (sums[block]! / (step * step) > light[cell]!) light[cell] = sums[block]! / (step * step);
    }
  }
  return light;
}

interface Surface {
  size: number;
  sum: number;
  /** Large and bright. */
  weight: number;
}

/** Connected components of cells that are no edge. */
function surfacesOf(light: Float32Array, columns: number): { readonly label: Int32Array; readonly surfaces: readonly Surface[] } {
  const label = new Int32Array(light.length).fill(-1);
  const edge = edgesOf(light, columns);
  const surfaces: Surface[] = [];
  for (let start = 0; start < light.length; start++) {
    if (label[start]! >= 0 || edge[start]) continue;
    const surface: Surface = { size: 0, sum: 0, weight: 0 };
    const open = [start];
    label[start] = surfaces.length;
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      const value = light[cell]!;
      surface.size++;
      surface.sum += value;
      surface.weight += value * value;
      for (const next of neighbours(cell, columns, light.length)) {
        if (label[next]! >= 0 || edge[next]) continue;
        label[next] = surfaces.length;
        open.push(next);
      }
    }
    surfaces.push(surface);
  }
  return { label, surfaces };
}

/** 1 where brightness changes abruptly within the square of nine cells. */
function edgesOf(light: Float32Array, columns: number): Uint8Array {
  return Uint8Array.from(light, (_, cell) => {
    let [low, high] = [Infinity, 0];
    const column = cell % columns;
    for (let y = -1; y <= 1; y++)
      for (let x = Math.max(-1, -column); x <= Math.min(1, columns - 1 - column); x++) {
        const value = light[cell + y * columns + x];
        if (value === undefined) continue;
        if (value < low) low = value;
        if (value > high) high = value;
      }
    return high + offset > gradual * (low + offset) ? 1 : 0;
  });
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
  known.forEach((one, cell) => {
    if (one) for (const next of neighbours(cell, columns, known.length)) if (light[next]! > rim * light[cell]!) wider[next] = 1;
  });
  return wider;
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
