/** Finds the paper of a photographed sheet and how bright it is from place to place: shade changes gradually, the edge of a sheet, a bar or a drawing abruptly. */
import type { GreyPicture, Picture } from '../raster/picture.js';
import { lightOf } from './cell-light.js';
import { type CellGrid, continued } from './cell-map.js';
import { warmthOf } from './cell-warmth.js';
import { groundOf, hasPalePrint, isSameColour, whitest } from './ground.js';
import { brightnessEdges, heaviest, neighbours, type Surface, surfacesOf } from './surfaces.js';

/** Cells along the picture's shorter side, least side of a cell in pixels. */
const [cellsAcross, leastSide] = [96, 8];
/** Brightness of another surface, relative to the paper's, from which it may be paper too, and its least share of the picture. */
const [likePaper, leastShare] = [0.75, 0.015];
/** Least brightness of paper in the shadow of a hand or a telephone, relative to that in the light. */
const likeShade = 0.35;
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

/** `colour`: the same picture before it became grey. Undefined where nothing bright is large enough to be a sheet. */
export function findPaper(grey: GreyPicture, colour: Picture): Paper | undefined {
  const side = Math.max(leastSide, Math.round(Math.min(grey.width, grey.height) / cellsAcross));
  const grid = { side, columns: Math.ceil(grey.width / side), rows: Math.ceil(grey.height / side) };
  const { columns } = grid;
  const lights = lightOf(grey, grid);
  const { light } = lights;
  const warmth = warmthOf(colour, grid);
  const edges = brightnessEdges(light, columns);
  const ground = warmth ? groundOf(lights, edges, warmth, columns) : new Uint8Array(light.length);
  const { label, surfaces } = surfacesOf(
    light,
    edges.map((edge, cell) => edge | ground[cell]!),
    columns,
  );
  const main = heaviest(surfaces, ({ cells }) => cells.reduce((sum, cell) => sum + light[cell]! ** 2, 0));
  if (!main || main.cells.length < leastSheet * light.length) return undefined;
  const like = (one: Surface): number => (one.cells.length >= leastShare * light.length ? one.light / main.light : 0);
  const isPaper = surfaces.map((one) => one === main || like(one) >= likePaper);
  const isPhoto = main.light <= whitest;
  const hasPrint = (one: Surface): boolean =>
    isPrinted(grey, light, one, grid) || (warmth !== undefined && isSameColour(one, main, warmth) && hasPalePrint(one, lights));
  const isShaded = surfaces.map((one, index) => isPhoto && !isPaper[index] && like(one) >= likeShade && hasPrint(one));
  const sheet = new Uint8Array(light.length);
  for (const [index, { cells }] of surfaces.entries()) if (isPaper[index] || isShaded[index]) for (const cell of cells) sheet[cell] = 1;
  if (isShaded.includes(true)) bridgeShadowEdges(sheet, label, ground, columns);
  const known = widened(sheet, light, ground, columns);
  return { ...grid, brightness: continued(light, known, grid), outside: outsideOf(known, columns, grid.rows) };
}

/** Whether the surface is bare with strokes of print here and there: wood and cloth are rough everywhere, drawings are dark. */
function isPrinted({ pixels, width, height }: GreyPicture, light: Float32Array, { cells }: Surface, { side, columns }: CellGrid): boolean {
  let [rough, printed, area, dark] = [0, 0, 0, 0];
  for (const cell of cells) {
    const [left, top] = [(cell % columns) * side, Math.floor(cell / columns) * side];
    const [right, bottom] = [Math.min(width, left + side), Math.min(height, top + side)];
    const limit = printDark * light[cell]!;
    let [least, own] = [255, 0];
    for (let y = top; y < bottom; y++)
      for (let at = y * width + left; at < y * width + right; at++) {
        if (pixels[at]! < least) least = pixels[at]!;
        if (pixels[at]! < limit) own++;
      }
    if (least < bare * light[cell]!) rough++;
    if (own > 0) [printed, area, dark] = [printed + 1, area + (right - left) * (bottom - top), dark + own];
  }
  return rough <= mostRough * cells.length && printed >= leastPrinted * cells.length && dark <= mostDark * area;
}

/** The sheet goes on between two of its surfaces that the edge of a shadow parts. */
function bridgeShadowEdges(sheet: Uint8Array, label: Int32Array, ground: Uint8Array, columns: number): void {
  const rows = sheet.length / columns;
  const original = sheet.slice();
  const bridge = (start: number, step: number, count: number): void => {
    let last = -1;
    for (let at = 0; at < count; at++) {
      const cell = start + at * step;
      if (!original[cell]) continue;
      if (last >= 0 && at - last > 1 && at - last - 1 <= shadowEdge && label[start + last * step] !== label[cell])
        for (let between = last + 1; between < at; between++) if (!ground[start + between * step]) sheet[start + between * step] = 1;
      last = at;
    }
  };
  for (let row = 0; row < rows; row++) bridge(row * columns, 1, columns);
  for (let column = 0; column < columns; column++) bridge(column, columns, rows);
}

/** With the cells of the edge that are as bright as the paper beside them. */
function widened(known: Uint8Array, light: Float32Array, ground: Uint8Array, columns: number): Uint8Array {
  const wider = known.slice();
  for (let cell = 0; cell < known.length; cell++) if (known[cell]) widen(wider, light, ground, cell, columns);
  return wider;
}

function widen(wider: Uint8Array, light: Float32Array, ground: Uint8Array, cell: number, columns: number): void {
  for (const next of neighbours(cell, columns, light.length)) if (!ground[next] && light[next]! > rim * light[cell]!) wider[next] = 1;
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
