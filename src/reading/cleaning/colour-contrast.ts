/** Colour to grey so that print stays apart from what it is on: pale colours are nearly as bright as white, but dark in one of their channels. */
import { toGrey } from '../raster/image.js';
import type { Picture } from '../raster/picture.js';

/** Side of a cell in pixels; difference of brightness and darkest channel from which a pixel is coloured, and the share of such pixels on a coloured ground. */
const [side, coloured, ground] = [24, 30, 0.5];
/** Shares of a surface's pixels that are surely print and surely ground, whichever is darker. */
const [few, most] = [0.02, 0.98];
/** Contrast of brightness that needs no help, and the darkest channel's least contrast, also relative to that of brightness. */
const [sufficient, least, clearer] = [100, 70, 1.5];
/** Levels of a histogram's step: all 256 of each cell would fill memory. */
const step = 8;
const steps = 256 / step;

/** The brightness of each pixel, or its darkest channel on surfaces where print is clearer in that. */
export async function toContrastGrey(picture: Picture): Promise<Picture> {
  if (picture.channels === 1) return picture;
  const grey = await toGrey(picture);
  const [columns, rows] = [Math.ceil(picture.width / side), Math.ceil(picture.height / side)];
  const chosen = chooseSurfaces(measure(grey, picture.pixels, columns, rows), columns);
  if (!chosen.includes(1)) return grey;
  for (let y = 0; y < grey.height; y++)
    for (let column = 0; column < columns; column++) {
      if (!chosen[Math.floor(y / side) * columns + column]) continue;
      const [from, to] = [y * grey.width + column * side, y * grey.width + Math.min(grey.width, (column + 1) * side)];
      for (let at = from; at < to; at++) grey.pixels[at] = darkestChannel(picture.pixels, at);
    }
  return grey;
}

/** The darkest channel of a pixel in colours. */
function darkestChannel(pixels: Uint8Array, at: number): number {
  const red = pixels[3 * at]!;
  const green = pixels[3 * at + 1]!;
  const blue = pixels[3 * at + 2]!;
  const less = red < green ? red : green;
  return less < blue ? less : blue;
}

interface Cells {
  /** Histograms of brightness and darkest channel, cell by cell. */
  readonly light: Uint16Array;
  readonly dark: Uint16Array;
  readonly onColour: Uint8Array;
}

function measure({ pixels, width, height }: Picture, colours: Uint8Array, columns: number, rows: number): Cells {
  const count = columns * rows;
  const [light, dark] = [new Uint16Array(count * steps), new Uint16Array(count * steps)];
  const [all, tinted] = [new Uint16Array(count), new Uint16Array(count)];
  // Sampling every other pixel of every other row suffices.
  for (let y = 0; y < height; y += 2)
    for (let column = 0, x = 0, cell = Math.floor(y / side) * columns; column < columns; column++, cell++)
      for (const end = Math.min(width, (column + 1) * side); x < end; x += 2) {
        const bright = pixels[y * width + x]!;
        const least = darkestChannel(colours, y * width + x);
        light[cell * steps + (bright >> 3)]!++;
        dark[cell * steps + (least >> 3)]!++;
        all[cell]!++;
        if (bright - least >= coloured) tinted[cell]!++;
      }
  return { light, dark, onColour: Uint8Array.from(all, (own, cell) => (tinted[cell]! >= ground * own ? 1 : 0)) };
}

/** 1 for cells to be taken from the darkest channel: coloured surfaces as a whole, on white each cell by itself. */
function chooseSurfaces({ light, dark, onColour }: Cells, columns: number): Uint8Array {
  const chosen = new Uint8Array(onColour.length);
  const seen = new Uint8Array(onColour.length);
  const isClearer = (surface: readonly number[]): boolean => {
    const [plain, clear] = [contrastOf(light, surface), contrastOf(dark, surface)];
    return plain < sufficient && clear >= least && clear >= clearer * plain;
  };
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !onColour[start]) continue;
    const surface = surfaceFrom(start, onColour, seen, columns);
    if (isClearer(surface)) for (const cell of surface) chosen[cell] = 1;
  }
  // The rim of a surface that stays bright stays bright, too.
  const besideBright = (cell: number): boolean => {
    const column = cell % columns;
    const across = [-1, 0, 1].filter((step) => column + step >= 0 && column + step < columns);
    return [cell - columns, cell, cell + columns].some((row) => across.some((step) => onColour[row + step] === 1 && !chosen[row + step]));
  };
  for (let cell = 0; cell < seen.length; cell++) if (!onColour[cell] && isClearer([cell]) && !besideBright(cell)) chosen[cell] = 1;
  return chosen;
}

/** Connected cells on colour. */
function surfaceFrom(start: number, onColour: Uint8Array, seen: Uint8Array, columns: number): number[] {
  const surface = [start];
  seen[start] = 1;
  const reach = (cell: number): void => {
    if (!onColour[cell] || seen[cell]) return;
    seen[cell] = 1;
    surface.push(cell);
  };
  for (let index = 0; index < surface.length; index++) {
    const cell = surface[index]!;
    if (cell % columns > 0) reach(cell - 1);
    if (cell % columns < columns - 1) reach(cell + 1);
    if (cell >= columns) reach(cell - columns);
    if (cell + columns < onColour.length) reach(cell + columns);
  }
  return surface;
}

/** Difference in level between what is surely print and what is surely ground. */
function contrastOf(counts: Uint16Array, surface: readonly number[]): number {
  const sum = new Float64Array(steps);
  for (const cell of surface) for (let level = 0; level < steps; level++) sum[level]! += counts[cell * steps + level]!;
  const all = sum.reduce((total, count) => total + count, 0);
  const levelAt = (share: number): number => {
    let [level, below] = [0, sum[0]!];
    while (level < steps - 1 && below <= share * all) below += sum[++level]!;
    return level;
  };
  return step * (levelAt(most) - levelAt(few));
}
