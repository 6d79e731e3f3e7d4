/** A sheet that does not lie flat: its lines follow a wave, and what rises is darker on the side away from the light. */
import type { Random } from '../../random.js';
import { lit, type Raster, warped } from './raster.js';

/** A new picture of the same size. */
export function curled(raster: Raster, random: Random): Raster {
  const { width, height } = raster;
  const [rise, waves, start] = [(0.008 + 0.012 * random.next()) * width, 0.5 + random.next(), 2 * Math.PI * random.next()];
  const phase = (x: number) => start + (2 * Math.PI * waves * x) / width;
  // More at the head than at the foot, as paper curls.
  const strength = (y: number) => 1 - (0.7 * y) / height;
  const edge = Math.ceil(rise);
  const bent = warped(
    raster,
    width,
    height + 2 * edge,
    (x, y) => [x, y - edge + rise * Math.sin(phase(x)) * strength(y - edge)],
    () => [225, 225, 225],
  );
  return lit(bent, (x, y) => 0.9 + 0.1 * Math.cos(phase(x)) * Math.max(0, Math.min(1, strength(y - edge))));
}
