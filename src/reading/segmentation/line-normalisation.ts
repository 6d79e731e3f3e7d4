/** Normalises a text line for the network: fixed height, Lanczos resampling, contrast stretched to -1 … 1 with dark ink. */
import type { LineImage } from '../../recognition/line-reader.js';
import type { Area, GreyPicture } from '../raster/picture.js';

const paper = 255;

/** Crops `area`, scales it to `height` pixels and its width by `breadth` beside that. Outside the picture is paper. */
export function normaliseLine(image: GreyPicture, area: Area, height: number, breadth = 1): LineImage {
  const [across, down] = [area.right - area.left, area.bottom - area.top];
  const width = Math.max(1, Math.round((across * height * breadth) / down));
  const [columns, rows] = [lanczosTaps(width, down / (height * breadth), across), lanczosTaps(height, down / height, down)];
  // Separable: columns first, then rows.
  const [source, narrow, pixels] = [new Float32Array(across), scratch(down * width), new Float32Array(height * width)];
  for (let y = 0; y < down; y++) {
    copyRow(image, area, area.top + y, source);
    resampleRow(source, columns, narrow, y * width);
  }
  for (let y = 0; y < height; y++)
    for (let tap = 0; tap < rows.count; tap++) {
      const share = rows.weights[y * rows.count + tap]!;
      if (share !== 0) addRow(pixels, y * width, share, narrow, (rows.from[y]! + tap) * width, width);
    }
  round(pixels);
  return { pixels: normaliseContrast(pixels, width, height), width };
}

function addRow(sums: Float32Array, start: number, share: number, values: Float32Array, from: number, length: number): void {
  for (let x = 0; x < length; x++) sums[start + x]! += share * values[from + x]!;
}

/** To whole numbers of 0 … 255: residue of the interpolation on plain paper would count as local extremes. */
function round(pixels: Float32Array): void {
  for (let at = 0; at < pixels.length; at++) {
    const value = pixels[at]!;
    pixels[at] = value < 0 ? 0 : value > paper ? paper : Math.floor(value + 0.5);
  }
}

let kept = new Float32Array(0);

/** Reused buffer; every number is written before it is read. */
function scratch(length: number): Float32Array {
  if (kept.length < length) kept = new Float32Array(length);
  return kept;
}

/** One row resampled by the taps into `into` from `start` on. */
function resampleRow(source: Float32Array, { from, weights, count }: Taps, into: Float32Array, start: number): void {
  for (let place = 0, tap = 0; place < from.length; place++) {
    const first = from[place]!;
    let sum = 0;
    for (let at = first; at < first + count; at++, tap++) sum += weights[tap]! * source[at]!;
    into[start + place] = sum;
  }
}

function copyRow({ pixels, width }: GreyPicture, { left, right }: Area, row: number, into: Float32Array): void {
  into.fill(paper);
  const start = row * width;
  if (start < 0 || start >= pixels.length) return;
  const [from, to] = [Math.max(0, left), Math.min(width, right)];
  into.set(pixels.subarray(start + from, start + to), from - left);
}

/** Lobes of the Lanczos kernel, which keeps points and hairlines dark where linear means pale them. */
const lobes = 2;

interface Taps {
  readonly from: Int32Array;
  /** Of each output pixel in turn; 0 beyond the ends. */
  readonly weights: Float32Array;
  readonly count: number;
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

/** Lanczos resampling (Duchon 1979); the kernel widens where the picture is reduced. */
function lanczosTaps(size: number, step: number, length: number): Taps {
  const wide = Math.max(1, step);
  const reach = lobes * wide;
  const count = Math.min(length, 2 * Math.ceil(reach) + 1);
  const [from, weights] = [new Int32Array(size), new Float32Array(size * count)];
  for (let place = 0; place < size; place++) {
    const middle = (place + 0.5) * step - 0.5;
    const first = Math.max(0, Math.min(length - count, Math.ceil(middle - reach)));
    let sum = 0;
    for (let tap = 0; tap < count; tap++) {
      const distance = (first + tap - middle) / wide;
      const share = Math.abs(distance) < lobes ? sinc(distance) * sinc(distance / lobes) : 0;
      weights[place * count + tap] = share;
      sum += share;
    }
    for (let tap = 0; tap < count; tap++) weights[place * count + tap]! /= sum;
    from[place] = first;
  }
  return { from, weights, count };
}

/** Quantiles of the local minima and maxima along the middle row that become black and white, as in tesseract. */
const [darkPart, lightPart] = [0.25, 0.75];

/** In place: black becomes -1, white 1. */
function normaliseContrast(pixels: Float32Array, width: number, height: number): Float32Array {
  const [dark, light]: number[][] = [[], []];
  const row = pixels.subarray(Math.floor(height / 2) * width, (Math.floor(height / 2) + 1) * width);
  for (let x = 1; x < width - 1; x++) {
    const [before, here, after] = [row[x - 1]!, row[x]!, row[x + 1]!];
    if ((here < before && here <= after) || (here <= before && here < after)) dark.push(here);
    if ((here > before && here >= after) || (here >= before && here > after)) light.push(here);
  }
  const at = (values: number[], part: number, other: number) => values.sort((a, b) => a - b)[Math.floor(values.length * part)] ?? other;
  const [black, white] = [at(dark, darkPart, 0), at(light, lightPart, paper)];
  const half = Math.max(1, (white - black) / 2);
  for (let index = 0; index < pixels.length; index++) {
    const value = (pixels[index]! - black) / half - 1;
    pixels[index] = value < -1 ? -1 : value > 1 ? 1 : value;
  }
  return pixels;
}
