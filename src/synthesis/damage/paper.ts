/** Paper that is not white: a tint, clouds of pulp, and the grain of its fibres. */
import type { Random } from '../../random.js';
import { valueNoise } from './noise.js';
import { type Colour, lit, type Raster } from './raster.js';

/** A new raster of the same size, darkened by the paper's own lightness. */
export function onPaper(raster: Raster, random: Random): Raster {
  const clouds = valueNoise(random, raster.width / (4 + 8 * random.next()));
  const fibres = valueNoise(random, 2 + 3 * random.next());
  const grain = valueNoise(random, 1);
  const [white, cloudy, rough] = [0.84 + 0.12 * random.next(), 0.04 * random.next(), 0.02 + 0.04 * random.next()];
  const warm = 0.1 * random.next();
  const tint: Colour = [1, 1 - warm / 3, 1 - warm];
  return lit(raster, (x, y) => white + cloudy * clouds(x, y) + rough * (0.6 * fibres(x, 3 * y) + 0.4 * grain(x, y)), tint);
}
