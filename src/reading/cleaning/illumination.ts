/** Illumination normalisation: paper to white and ink to black where light is uneven or contrast low. */
import { histogramOf, quantile } from '../raster/histogram.js';
import { smoothed } from '../raster/image.js';
import type { Picture } from '../raster/picture.js';

/** Side in pixels of the cells whose brightest pixel estimates the background. */
const cellSide = 24;

/** Quantiles of brightness for ink and paper; contrast from which nothing is done, and below which the page counts as empty. */
const [inkPart, paperPart, sufficient, none] = [0.0005, 0.95, 130, 25];
const [black, white] = [20, 245];

/** Stretches the contrast of a grey picture linearly; returns the same picture where contrast suffices. */
export function stretchContrast(grey: Picture): Picture {
  if (hasContrast(grey)) return grey;
  const counts = histogramOf(grey, { left: 0, top: 0, right: grey.width, bottom: grey.height });
  const [ink, background] = [quantile(counts, inkPart * grey.pixels.length), quantile(counts, paperPart * grey.pixels.length)];
  if (background - ink >= sufficient || background - ink < none) return grey;
  const levels = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.min(255, Math.round(black + ((value - ink) * (white - black)) / (background - ink)))),
  );
  return { ...grey, pixels: grey.pixels.map((value) => levels[value]!) as Buffer };
}

/** Of so many rows one is looked at first. */
const sampled = 8;

/** Whether a sample of the rows alone has enough ink and paper for a sufficient contrast, which the others cannot lessen. */
function hasContrast({ pixels, width, height }: Picture): boolean {
  const counts = histogramOf({ pixels, width: sampled * width }, { left: 0, top: 0, right: width, bottom: Math.floor(height / sampled) });
  const ink = quantile(counts, inkPart * pixels.length);
  const background = 255 - quantile(counts.reverse(), (1 - paperPart) * pixels.length);
  return background - ink >= sufficient;
}

/** The brightest pixel of each cell: an estimate of the paper. */
interface Background {
  readonly cells: Buffer;
  readonly columns: number;
  readonly rows: number;
}

/** Divides each pixel by the background around it. Takes a grey picture; returns the same one where the background is bright. */
export async function normaliseIllumination(grey: Picture): Promise<Picture> {
  return isBright(grey) ? grey : divideByBackground(grey, backgroundOf(grey));
}

function backgroundOf(grey: Picture): Background {
  const [columns, rows] = [Math.ceil(grey.width / cellSide), Math.ceil(grey.height / cellSide)];
  const cells = Buffer.alloc(columns * rows);
  // Every other row estimates the paper as well.
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

/** Brightness of which a cell of white paper has a pixel at least, and the share of cells without one on a bright page at most. */
const [bright, mostDim] = [201, 0.1];

/** Whether nine in ten cells are nearly white: of most their first pixel tells. */
function isBright({ pixels, width, height }: Picture): boolean {
  const [columns, rows] = [Math.ceil(width / cellSide), Math.ceil(height / cellSide)];
  const isDim = (column: number, row: number): boolean => {
    const [left, right] = [column * cellSide, Math.min(width, (column + 1) * cellSide)];
    for (let y = row * cellSide; y < Math.min(height, (row + 1) * cellSide); y += 2)
      for (let at = y * width + left; at < y * width + right; at++) if (pixels[at]! >= bright) return false;
    return true;
  };
  let dim = 0;
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) if (isDim(column, row)) dim++;
  return dim <= Math.floor(mostDim * columns * rows);
}

async function divideByBackground(grey: Picture, { cells, columns, rows }: Background): Promise<Picture> {
  const { pixels: background } = await smoothed({ ...grey, pixels: cells, width: columns, height: rows });
  const pixels = Buffer.allocUnsafe(grey.pixels.length);
  // Bilinear interpolation of the background, row by row: sharp takes ten times as long to enlarge it.
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

/** Indices of the two cells between whose centres a pixel lies, and its relative distance from the first. */
function between(at: number, count: number): readonly [number, number, number] {
  const place = Math.max(0, Math.min(count - 1, (at + 0.5) / cellSide - 0.5));
  const first = Math.floor(place);
  return [first, Math.min(count - 1, first + 1), place - first];
}

/** By background and pixel, 8 bits each. Dark backgrounds (a table top, a photo) leave pixels as they are. */
const quotients = Uint8Array.from({ length: 65_536 }, (_, both) => {
  const [light, value] = [both >> 8, both & 255];
  return light < 60 ? value : Math.min(255, Math.round((value * 245) / light));
});
