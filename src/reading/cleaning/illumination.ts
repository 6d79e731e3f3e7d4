/** Paper brought to white and ink to black where light was uneven or contrast low. */
import { histogramOf, quantile } from '../raster/histogram.js';
import { smoothed } from '../raster/image.js';
import type { Picture } from '../raster/picture.js';

/** Side of the cells whose brightest pixel counts as paper. */
const cellSide = 24;

/** Parts of a page's pixels that are darker than its palest ink and than its paper; how far these are apart where nothing needs to be done, and where nothing is printed. */
const [inkPart, paperPart, sufficient, none] = [0.0005, 0.95, 130, 25];
const [black, white] = [20, 245];

/** A grey picture of low contrast with its ink brought to black and its paper to white. */
export function stretchContrast(grey: Picture): Picture {
  const counts = histogramOf(grey, { left: 0, top: 0, right: grey.width, bottom: grey.height });
  const [ink, background] = [quantile(counts, inkPart * grey.pixels.length), quantile(counts, paperPart * grey.pixels.length)];
  if (background - ink >= sufficient || background - ink < none) return grey;
  const levels = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.min(255, Math.round(black + ((value - ink) * (white - black)) / (background - ink)))),
  );
  return { ...grey, pixels: grey.pixels.map((value) => levels[value]!) as Buffer };
}

/** The brightest pixel of every cell. */
interface Background {
  readonly cells: Buffer;
  readonly columns: number;
  readonly rows: number;
}

/** A grey picture with its paper brought to white where light was uneven or contrast low: every pixel is divided by the brightness of the paper around it. */
export async function normaliseIllumination(grey: Picture): Promise<Picture> {
  const background = backgroundOf(grey);
  return isBright(background) ? grey : divideByBackground(grey, background);
}

/** In cells: half of what is broader and higher than a bar. */
const bar = 5;
/** Neighbouring cells of paper in the shade differ by less than this, nearly everywhere; those at the edge of a panel or a photo by more. */
const [gradualStep, gradualShare] = [24, 0.997];

/** The same where a shadow lies on the page, for it passes for a dark bar; bars stay as dark as they are beside their paper. */
export async function removeShadows(grey: Picture): Promise<Picture> {
  const background = backgroundOf(grey);
  if (isBright(background)) return grey;
  const closed = { ...background, cells: morphology(morphology(background, bar, Math.max), bar, Math.min).cells };
  return isBright(closed) || !isGradual(closed) ? grey : divideByBackground(grey, closed);
}

function backgroundOf(grey: Picture): Background {
  const [columns, rows] = [Math.ceil(grey.width / cellSide), Math.ceil(grey.height / cellSide)];
  const cells = Buffer.alloc(columns * rows);
  // Every other row shows as much of the paper.
  for (let y = 0; y < grey.height; y += 2) {
    const row = Math.floor(y / cellSide) * columns;
    for (let column = 0; column < columns; column++) {
      let most = cells[row + column]!;
      const end = y * grey.width + Math.min(grey.width, (column + 1) * cellSide);
      for (let at = y * grey.width + column * cellSide; at < end; at++) if (grey.pixels[at]! > most) most = grey.pixels[at]!;
      cells[row + column] = most;
    }
  }
  return { cells, columns, rows };
}

/** Paper that is bright nearly everywhere needs nothing. */
function isBright({ cells }: Background): boolean {
  const sorted = Uint8Array.from(cells).sort();
  return sorted[Math.floor(sorted.length * 0.1)]! > 200;
}

function isGradual({ cells, columns }: Background): boolean {
  let [pairs, soft] = [0, 0];
  for (let at = 0; at < cells.length; at++)
    for (const next of [at % columns < columns - 1 ? at + 1 : -1, at + columns < cells.length ? at + columns : -1]) {
      if (next < 0) continue;
      pairs++;
      if (Math.abs(cells[at]! - cells[next]!) < gradualStep) soft++;
    }
  return soft >= gradualShare * pairs;
}

/** Of every cell the largest or smallest within `reach` of it (a dilation or an erosion, a square's). */
function morphology({ cells, columns, rows }: Background, reach: number, choose: (a: number, b: number) => number): Background {
  const along = Buffer.from(cells);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (let other = Math.max(0, column - reach); other <= Math.min(columns - 1, column + reach); other++)
        along[row * columns + column] = choose(along[row * columns + column]!, cells[row * columns + other]!);
  const both = Buffer.from(along);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (let other = Math.max(0, row - reach); other <= Math.min(rows - 1, row + reach); other++)
        both[row * columns + column] = choose(both[row * columns + column]!, along[other * columns + column]!);
  return { cells: both, columns, rows };
}

async function divideByBackground(grey: Picture, { cells, columns, rows }: Background): Promise<Picture> {
  const { pixels: background } = await smoothed({ ...grey, pixels: cells, width: columns, height: rows });
  const pixels = Buffer.allocUnsafe(grey.pixels.length);
  // The paper at a row's every cell, then pixel by pixel between their middles; sharp takes ten times as long to enlarge it.
  const along = new Float64Array(columns);
  for (let y = 0; y < grey.height; y++) {
    const [above, below, down] = between(y, rows);
    for (let column = 0; column < columns; column++)
      along[column] = background[above * columns + column]! * (1 - down) + background[below * columns + column]! * down;
    for (let column = -1; column < columns; column++) {
      const [from, to] = [along[Math.max(0, column)]!, along[Math.min(columns - 1, column + 1)]!];
      const start = column * cellSide + cellSide / 2;
      const step = (to - from) / cellSide;
      let light = from + step / 2 + Math.max(0, -start) * step;
      const end = y * grey.width + Math.min(grey.width, start + cellSide);
      for (let at = y * grey.width + Math.max(0, start); at < end; at++, light += step) pixels[at] = quotients[(Math.round(light) << 8) | grey.pixels[at]!]!;
    }
  }
  return { ...grey, pixels };
}

/** The two cells between whose middles a pixel lies, and how far it is from the first to the second. */
function between(at: number, count: number): readonly [number, number, number] {
  const place = Math.max(0, Math.min(count - 1, (at + 0.5) / cellSide - 0.5));
  const first = Math.floor(place);
  return [first, Math.min(count - 1, first + 1), place - first];
}

/** By the paper's brightness and the pixel's. What is dark without any paper in it (a desk, a photo) stays as it is. */
const quotients = Uint8Array.from({ length: 65_536 }, (_, both) => {
  const [light, value] = [both >> 8, both & 255];
  return light < 60 ? value : Math.min(255, Math.round((value * 245) / light));
});
