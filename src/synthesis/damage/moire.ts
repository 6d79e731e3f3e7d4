/** A screen that was photographed: the rows of its pixels beat with the camera's, black shines, and the light is cold. */
import type { Random } from '../../random.js';
import type { Raster } from './raster.js';

/** A new raster (RGB) of the same size. */
export function fromScreen(raster: Raster, random: Random): Raster {
  const { width, height } = raster;
  // Screen pixels a camera pixel, near a whole number: the difference is what is seen as broad bands.
  const wave = () => {
    const [pitch, angle] = [1 + 0.02 + 0.06 * random.next(), (random.normal() * 2 * Math.PI) / 180];
    const [across, down] = random.chance(0.5) ? [Math.cos(angle), Math.sin(angle)] : [-Math.sin(angle), Math.cos(angle)];
    return (x: number, y: number, offset: number) => Math.cos(2 * Math.PI * (pitch * (across * x + down * y) + offset));
  };
  const [first, second] = [wave(), wave()];
  const [depth, glow] = [0.06 + 0.1 * random.next(), 20 + 25 * random.next()];
  const cold = [0.94, 0.98, 1] as const;
  const pixels = new Uint8Array(raster.pixels.length);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++, at++) {
        // The stripes of red, green and blue lie a third of a pixel apart: bands are coloured.
        const light = 1 - depth * (1 + 0.5 * first(x, y, channel / 3) + 0.5 * second(x, y, 0));
        pixels[at] = (glow + (1 - glow / 255) * raster.pixels[at]!) * light * cold[channel]!;
      }
  return { pixels, width, height };
}
