/** Ink of a picture: letters as connected components, their height, skew and orientation. Measured on a small copy, at a few hundredths of a second a page. */
import { grouped } from '../../grouped.js';
import { type Box, intersection } from '../../document/box.js';
import { toGrey, scaled } from '../raster/image.js';
import type { Picture } from '../raster/picture.js';
import { denseRegions } from './dense-regions.js';
import { usualHeight } from './letter-height.js';
import { spotsOf } from './spots.js';

export interface Ink {
  /** Bounding boxes of connected components of letter size, in the picture's own pixels. */
  readonly letters: readonly Box[];
  /** Usual height of `letters`. */
  readonly letterHeight: number;
  /** Regions evenly dark, where a code may be too fine for the small copy; absent where unknown. */
  readonly dense?: readonly Box[];
}

/** Dots per inch of the small copy, and letter sizes there in pixels: 5 to 30 point type. */
const inkResolution = 120;
const [lowest, highest, widest] = [4, 40, 60];

/** Boxes in the picture's own pixels, whatever its resolution. */
export async function detectInk(picture: Picture): Promise<Ink> {
  const factor = Math.min(1, inkResolution / picture.resolution);
  const small = await scaled(await toGrey(picture), factor);
  const letters = spotsOf(small)
    .filter(({ width, height }) => height >= lowest && height <= highest && width <= widest && width >= 1)
    .map(({ x, y, width, height }) => ({ x: x / factor, y: y / factor, width: width / factor, height: height / factor }));
  return inkFrom(letters, denseRegions(small, 1 / factor));
}

/** Share of the height that ink is mostly of below which a component is grain, where more than a share of all are so small. */
const [grain, muchGrain] = [0.3, 0.4];

function inkFrom(all: readonly Box[], dense: readonly Box[] | undefined): Ink {
  const letters = withoutGrain(all);
  return { letters, letterHeight: usualHeight(letters), ...(dense !== undefined && { dense }) };
}

/** The grain of a photographed sheet outnumbers its letters, but covers less. */
function withoutGrain(letters: readonly Box[]): readonly Box[] {
  const sorted = [...letters].sort((a, b) => a.height - b.height);
  const half = sorted.reduce((sum, { width, height }) => sum + width * height, 0) / 2;
  let [covered, at] = [0, 0];
  while (at < sorted.length && covered < half) covered += sorted[at]!.width * sorted[at++]!.height;
  const least = grain * (sorted[at - 1]?.height ?? 0);
  const large = letters.filter(({ height }) => height >= least);
  return large.length < (1 - muchGrain) * letters.length ? large : letters;
}

/** Drops what lies in these boxes: modules of a code are no letters. */
export function excludeBoxes(ink: Ink, boxes: readonly Box[]): Ink {
  if (boxes.length === 0) return ink;
  return inkFrom(
    ink.letters.filter((letter) => !boxes.some((box) => intersection(box, letter) !== undefined)),
    ink.dense,
  );
}

/** Whether text lines run vertically: the nearest neighbour of a letter is in its line. */
export function isSideways({ letters }: Ink): boolean {
  const grid = grouped(letters, cellOf);
  let [along, across] = [0, 0];
  for (const box of letters.slice(0, 4000)) {
    const side = sideOfNearest(box, grid);
    if (side === 'across') across++;
    else if (side === 'along') along++;
  }
  return across > 1.5 * along && across > 20;
}

/** Side in pixels of the cells in which neighbours are looked for, and what a column counts in a cell's key. */
const [cell, columnKey] = [64, 4096];
const cellOf = ({ x, y }: Box): number => Math.floor(x / cell) * columnKey + Math.floor(y / cell);

/** Where the nearest neighbour of a letter is: beside it, or above or below. */
function sideOfNearest(box: Box, grid: ReadonlyMap<number, readonly Box[]>): 'along' | 'across' | undefined {
  const middle = cellOf(box);
  let least = Infinity;
  let side: 'along' | 'across' | undefined;
  for (let dx = -1; dx <= 1; dx++)
    for (let dy = -1; dy <= 1; dy++) {
      const others = grid.get(middle + dx * columnKey + dy);
      if (others === undefined) continue;
      for (const other of others) {
        if (other === box) continue;
        const gapX = Math.max(other.x - box.x - box.width, box.x - other.x - other.width);
        const gapY = Math.max(other.y - box.y - box.height, box.y - other.y - other.height);
        const distance = Math.max(gapX, gapY);
        if (distance < 0 || distance >= least) continue;
        least = distance;
        side = gapY > gapX ? 'across' : 'along';
      }
    }
  return side;
}

/** Skew in degrees clockwise, −15 … 15, by the sharpest projection profile of the letters' feet; 0 where there is too little ink. */
export function estimateSkew({ letters, letterHeight }: Ink): number {
  const feet = letters.filter(({ height }) => height >= 0.6 * letterHeight && height <= 1.8 * letterHeight).slice(0, 6000);
  if (feet.length < 20) return 0;
  const bin = Math.max(1, letterHeight / 6);
  const best = (from: number, to: number, step: number): number => {
    let [found, most] = [0, sharpness(feet, 0, bin) * 1.02];
    for (let degrees = from; degrees <= to; degrees += step) {
      const value = sharpness(feet, degrees, bin);
      if (value > most) [found, most] = [degrees, value];
    }
    return found;
  };
  const coarse = best(-15, 15, 0.5);
  const fine = best(coarse - 0.5, coarse + 0.5, 0.1);
  return Math.round((fine || coarse) * 100) / 100;
}

/** Sum of squares of the feet in each bin of rows, on the picture turned back by so many degrees. */
function sharpness(feet: readonly Box[], degrees: number, bin: number): number {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const counts = new Map<number, number>();
  for (const { x, y, width, height } of feet) {
    const row = Math.round(((y + height) * cos - (x + width / 2) * sin) / bin);
    counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  let sum = 0;
  for (const count of counts.values()) sum += count * count;
  return sum;
}

/** The full-width band with most letters, for a probe of language and orientation. */
export function densestBand({ letters, letterHeight }: Ink, width: number, height: number): Box {
  const size = Math.min(height, Math.max(200, Math.round(letterHeight * 22)));
  let [best, most] = [0, -1];
  for (let y = 0; y <= height - size; y += Math.max(1, size / 4)) {
    const count = letters.filter((box) => box.y >= y && box.y + box.height <= y + size).length;
    if (count > most) [best, most] = [y, count];
  }
  return { x: 0, y: Math.floor(best), width, height: Math.min(size, height - Math.floor(best)) };
}
