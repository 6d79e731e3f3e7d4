/** Uneven light: brighter on one side, with the soft edge of a shadow, as of a hand or a telephone, across a part. */
import type { Random } from '../../random.js';
import { type Raster, lit, smooth } from './raster.js';

/** A new raster of the same size; light falls off in a drawn direction. */
export function shaded(raster: Raster, random: Random): Raster {
  const { width, height } = raster;
  const angle = 2 * Math.PI * random.next();
  const [across, down] = [Math.cos(angle) / width, Math.sin(angle) / height];
  const darkest = 0.55 + 0.3 * random.next();
  const shadow = shadowOf(width, height, random);
  return lit(raster, (x, y) => {
    const side = 0.5 + 0.7 * ((x - width / 2) * across + (y - height / 2) * down);
    return (darkest + (1 - darkest) * Math.max(0, Math.min(1, side))) * shadow(x, y);
  });
}

function shadowOf(width: number, height: number, random: Random): (x: number, y: number) => number {
  const [edge, slope] = [(0.3 + 0.5 * random.next()) * width, (random.next() - 0.5) * 1.2];
  const [softness, depth] = [(0.02 + 0.1 * random.next()) * width, 0.2 + 0.35 * random.next()];
  const left = random.chance(0.5);
  return (x, y) => {
    const inside = smooth(-softness, softness, x - edge - slope * (y - height / 2));
    return 1 - depth * (left ? 1 - inside : inside);
  };
}
