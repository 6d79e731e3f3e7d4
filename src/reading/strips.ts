/** Lines of a picture as the networks that read them want them: so many pixels high, ink dark and paper light whatever both were. */
import type { Strip } from '../recognition/line-reader.js';
import type { Area } from './cuts.js';
import type { Grey } from './base-lines.js';

/** The area, `height` pixels high. What it has outside of the picture is paper. */
export function stripOf(image: Grey, area: Area, height: number): Strip {
  const scale = height / (area.bottom - area.top);
  const width = Math.max(1, Math.round((area.right - area.left) * scale));
  const across = weightsOf(width, 1 / scale, area.right - area.left);
  const down = weightsOf(height, 1 / scale, area.bottom - area.top);
  const rows = Math.floor(image.pixels.length / image.width);
  const narrow = new Float32Array((area.bottom - area.top) * width);
  for (let y = 0; y < area.bottom - area.top; y++) {
    const row = area.top + y;
    const start = row * image.width + area.left;
    for (let x = 0; x < width; x++) {
      let sum = 0;
      const { from, shares } = across[x]!;
      if (row < 0 || row >= rows) sum = paper;
      else
        for (let tap = 0; tap < shares.length; tap++) {
          const column = area.left + from + tap;
          sum += shares[tap]! * (column < 0 || column >= image.width ? paper : image.pixels[start + from + tap]!);
        }
      narrow[y * width + x] = sum;
    }
  }
  const pixels = new Float32Array(height * width);
  for (let y = 0; y < height; y++) {
    const { from, shares } = down[y]!;
    for (let tap = 0; tap < shares.length; tap++) {
      const share = shares[tap]!;
      for (let x = 0, at = (from + tap) * width; x < width; x++, at++) pixels[y * width + x]! += share * narrow[at]!;
    }
  }
  return { pixels: contrasted(pixels, width, height), width };
}

const paper = 255;

interface Taps {
  readonly from: number;
  readonly shares: readonly number[];
}

/** Lobes of Lanczos' window, which keeps points and hairlines dark where linear means pale them. */
const lobes = 2;

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

/** Lanczos' interpolation (Duchon 1979); where pixels are to be made fewer, each is the weighed mean of all that it covers. */
function weightsOf(size: number, step: number, length: number): readonly Taps[] {
  const wide = Math.max(1, step);
  const reach = lobes * wide;
  return Array.from({ length: size }, (_, index) => {
    const middle = (index + 0.5) * step - 0.5;
    const from = Math.min(length - 1, Math.max(0, Math.ceil(middle - reach)));
    const to = Math.max(from, Math.min(length - 1, Math.floor(middle + reach)));
    const shares = Array.from({ length: to - from + 1 }, (_, tap) => {
      const distance = (from + tap - middle) / wide;
      return sinc(distance) * sinc(distance / lobes);
    });
    const sum = shares.reduce((total, share) => total + share, 0);
    return { from, shares: shares.map((share) => share / sum) };
  });
}

/** Parts of the darkest and lightest places along the line's middle that count as black and as white (as tesseract has it). */
const [darkPart, lightPart] = [0.25, 0.75];

/** In place: black becomes -1, white 1. */
function contrasted(pixels: Float32Array, width: number, height: number): Float32Array {
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
  for (let index = 0; index < pixels.length; index++) pixels[index] = Math.max(-1, Math.min(1, (pixels[index]! - black) / half - 1));
  return pixels;
}
