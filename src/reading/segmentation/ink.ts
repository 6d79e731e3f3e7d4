/** Ink of a picture: letters as connected components, their height, skew and orientation. Measured on a small copy, at a few hundredths of a second a page. */
import { grouped } from '../../grouped.js';
import { type Box, intersection } from '../../document/box.js';
import { toGrey, scaled } from '../raster/image.js';
import type { Picture } from '../raster/picture.js';
import { binarise, runsInRow } from './binarise.js';
import { usualHeight } from './letter-height.js';

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
const mostSpots = 20_000;

/** Boxes in the picture's own pixels, whatever its resolution. */
export async function detectInk(picture: Picture): Promise<Ink> {
  const factor = Math.min(1, inkResolution / picture.resolution);
  const small = await scaled(await toGrey(picture), factor);
  const letters = connectedComponents(small)
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

/** Patch side in pixels (5 mm), step between patches, brightness of a dense row relative to paper, its share of mid-grey pixels, share of such rows. */
const [patch, patchStep, darkRow, mixedShare, denseRows] = [24, 6, 0.84, 0.3, 0.9];
/** Relative to paper: brightness between which a pixel blends several bars or modules. */
const [black, white] = [0.25, 0.9];

/** Patches whose rows are all dark and mid-grey, as fine bars and modules are: text has white between lines, and titles are black. `back` scales to the page's pixels. */
function denseRegions({ pixels, width, height }: Picture, back: number): readonly Box[] {
  const sampled = Uint8Array.from({ length: Math.ceil(pixels.length / 97) }, (_, index) => pixels[97 * index]!).sort();
  const paper = sampled[Math.floor(0.75 * sampled.length)] ?? 255;
  const isBetween = Uint8Array.from({ length: 256 }, (_, value) => (value > black * paper && value < white * paper ? 1 : 0));
  const columns = Math.max(0, Math.floor((width - patch) / patchStep) + 1);
  // By column of patches: dense rows, their number within the window, the patches found.
  const [dense, counts] = [new Uint8Array(columns * height), new Uint8Array(columns)];
  const found: { readonly x: number; readonly y: number; readonly width: number; height: number }[][] = Array.from({ length: columns }, () => []);
  const sums = { light: new Uint32Array(width + 1), mixed: new Uint32Array(width + 1) };
  for (let y = 0; y < height; y++) {
    sumRow(pixels, y * width, isBetween, sums);
    countDense(sums, darkRow * paper * patch, dense, y * columns, counts);
    if (y + 1 < patch) continue;
    const top = y + 1 - patch;
    for (let column = 0; column < columns; column++) {
      if (counts[column]! < denseRows * patch) continue;
      const last = found[column]!.at(-1);
      // Overlapping patches are merged.
      if (last && last.y + last.height >= top) last.height = y + 1 - last.y;
      else found[column]!.push({ x: column * patchStep, y: top, width: patch, height: patch });
    }
  }
  return found.flat().map((box) => ({ x: box.x * back, y: box.y * back, width: box.width * back, height: box.height * back }));
}

/** Running sums along a row: of brightness, and of mid-grey pixels. */
interface RowSums {
  readonly light: Uint32Array;
  readonly mixed: Uint32Array;
}

function sumRow(pixels: Uint8Array, start: number, isBetween: Uint8Array, { light, mixed }: RowSums): void {
  let sum = 0;
  let between = 0;
  for (let x = 0; x + 1 < light.length; x++) {
    const value = pixels[start + x]!;
    sum += value;
    between += isBetween[value]!;
    light[x + 1] = sum;
    mixed[x + 1] = between;
  }
}

/** Notes in `dense` from `start` on where the row is dense, and in `counts` how many rows of the window that ends with it are. */
function countDense({ light, mixed }: RowSums, darkest: number, dense: Uint8Array, start: number, counts: Uint8Array): void {
  const before = start - patch * counts.length;
  for (let column = 0, x = 0; column < counts.length; column++, x += patchStep) {
    const isDense = light[x + patch]! - light[x]! < darkest && mixed[x + patch]! - mixed[x]! >= mixedShare * patch ? 1 : 0;
    dense[start + column] = isDense;
    counts[column]! += isDense - (before < 0 ? 0 : dense[before + column]!);
  }
}

/** Bounding boxes of connected components (eight neighbours), by run-length encoding and union-find. */
function connectedComponents(picture: Picture): readonly Box[] {
  const { width, height } = picture;
  const dark = binarise(picture);
  const parents: number[] = [];
  const [left, right, top, bottom]: number[][] = [[], [], [], []];
  const find = (one: number): number => {
    while (parents[one] !== one) one = parents[one] = parents[parents[one]!]!;
    return one;
  };
  const row = new Int32Array(width + 1);
  let above: (readonly [from: number, to: number, id: number])[] = [];
  for (let y = 0; y < height && parents.length < 10 * mostSpots; y++) {
    const runs: (readonly [number, number, number])[] = [];
    const ends = runsInRow(dark, y * width, width, row);
    let next = 0;
    for (let at = 0; at < ends; at += 2) {
      const from = row[at]!;
      const to = row[at + 1]!;
      let id = -1;
      while (next < above.length && above[next]![1] < from - 1) next++;
      for (let index = next; index < above.length && above[index]![0] <= to + 1; index++) {
        const other = find(above[index]![2]);
        if (id < 0) id = other;
        else if (other !== id) {
          parents[other] = id;
          left[id] = Math.min(left[id]!, left[other]!);
          right[id] = Math.max(right[id]!, right[other]!);
          top[id] = Math.min(top[id]!, top[other]!);
        }
      }
      if (id < 0) {
        id = parents.length;
        parents.push(id);
        left.push(from);
        right.push(to);
        top.push(y);
        bottom.push(y);
      }
      left[id] = Math.min(left[id]!, from);
      right[id] = Math.max(right[id]!, to);
      bottom[id] = y;
      runs.push([from, to, id]);
    }
    above = runs;
  }
  const boxes: Box[] = [];
  for (let id = 0; id < parents.length && boxes.length < mostSpots; id++) {
    if (parents[id] === id) boxes.push({ x: left[id]!, y: top[id]!, width: right[id]! - left[id]! + 1, height: bottom[id]! - top[id]! + 1 });
  }
  return boxes;
}

/** Whether text lines run vertically: the nearest neighbour of a letter is in its line. */
export function isSideways({ letters }: Ink): boolean {
  const cell = 64;
  const grid = grouped(letters, ({ x, y }) => Math.floor(x / cell) * 4096 + Math.floor(y / cell));
  let [along, across] = [0, 0];
  for (const box of letters.slice(0, 4000)) {
    let nearest: { readonly distance: number; readonly sideways: boolean } | undefined;
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        for (const other of grid.get((Math.floor(box.x / cell) + dx) * 4096 + Math.floor(box.y / cell) + dy) ?? []) {
          if (other === box) continue;
          const gapX = Math.max(other.x - box.x - box.width, box.x - other.x - other.width);
          const gapY = Math.max(other.y - box.y - box.height, box.y - other.y - other.height);
          const distance = Math.max(gapX, gapY);
          if (distance >= 0 && (!nearest || distance < nearest.distance)) nearest = { distance, sideways: gapY > gapX };
        }
      }
    }
    if (nearest?.sideways) across++;
    else if (nearest) along++;
  }
  return across > 1.5 * along && across > 20;
}

/** Skew in degrees clockwise, −15 … 15, by the sharpest projection profile of the letters' feet; 0 where there is too little ink. */
export function estimateSkew({ letters, letterHeight }: Ink): number {
  const feet = letters.filter(({ height }) => height >= 0.6 * letterHeight && height <= 1.8 * letterHeight).slice(0, 6000);
  if (feet.length < 20) return 0;
  const bin = Math.max(1, letterHeight / 6);
  const sharpness = (degrees: number): number => {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    const counts = new Map<number, number>();
    for (const { x, y, width, height } of feet) {
      const row = Math.round(((y + height) * cos - (x + width / 2) * sin) / bin);
      counts.set(row, (counts.get(row) ?? 0) + 1);
    }
    let sum = 0;
    for (const count of counts.values()) sum += count * count;
    return sum;
  };
  const best = (from: number, to: number, step: number): number => {
    let [found, most] = [0, sharpness(0) * 1.02];
    for (let degrees = from; degrees <= to; degrees += step) {
      const value = sharpness(degrees);
      if (value > most) [found, most] = [degrees, value];
    }
    return found;
  };
  const coarse = best(-15, 15, 0.5);
  const fine = best(coarse - 0.5, coarse + 0.5, 0.1);
  return Math.round((fine || coarse) * 100) / 100;
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
