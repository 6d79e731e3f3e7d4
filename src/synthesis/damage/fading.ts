/** Thermal print that fades: pale in bands and patches, with lines that dead dots of the print head left out along the way of the paper. */
import type { Random } from '../../random.js';
import { valueNoise } from './noise.js';
import type { Raster } from './raster.js';

/** A new raster (RGB) of the same size. */
export function faded(raster: Raster, random: Random): Raster {
  const { width, height } = raster;
  const patches = valueNoise(random, width / (2 + 3 * random.next()));
  const bands = valueNoise(random, height / (5 + 10 * random.next()));
  const [usual, varying] = [0.35 + 0.3 * random.next(), 0.1 + 0.12 * random.next()];
  const dots = new Set(Array.from({ length: random.integer(0, 4) }, () => random.integer(0, width - 1)));
  const pixels = new Uint8Array(raster.pixels.length);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const left = dots.has(x) ? 0.1 : Math.max(0.15, Math.min(1, usual + varying * (patches(x, y) + bands(0, y))));
      for (let channel = 0; channel < 3; channel++, at++) pixels[at] = 250 - (255 - raster.pixels[at]!) * left * (channel === 2 ? 0.9 : 1);
    }
  return { pixels, width, height };
}
