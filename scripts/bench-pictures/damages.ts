/** Kinds of damaged pictures, from mildly to badly hurt, each with the resolution and the JPEG that such pictures come with. */
import { random, type Random } from '../../src/random.js';
import { captured } from './capture.js';
import { curled } from '../../src/synthesis/damage/curl.js';
import { faded } from '../../src/synthesis/damage/fading.js';
import { folded } from '../../src/synthesis/damage/fold.js';
import { fromScreen } from '../../src/synthesis/damage/moire.js';
import { onPaper } from '../../src/synthesis/damage/paper.js';
import { seenAtAngle } from '../../src/synthesis/damage/perspective.js';
import type { Raster } from '../../src/synthesis/damage/raster.js';
import { shaded } from '../../src/synthesis/damage/shade.js';

/** Dots per inch at which pages are drawn before they are damaged. */
export const drawnResolution = 150;

type Damage = (raster: Raster, random: Random) => Raster;

interface Kind {
  readonly damages: readonly Damage[];
  /** Dots per inch, from and to. */
  readonly dpi: readonly [number, number];
  readonly quality: readonly [number, number];
  readonly noise: number;
}

const photo = { dpi: [120, 150], quality: [40, 60], noise: 4 } as const;

export const kinds: Readonly<Record<string, Kind>> = {
  'small type': { damages: [], dpi: [72, 100], quality: [60, 60], noise: 0 },
  jpeg: { damages: [], dpi: [130, 150], quality: [25, 32], noise: 0 },
  paper: { ...photo, damages: [onPaper] },
  shade: { ...photo, damages: [onPaper, shaded] },
  fold: { ...photo, damages: [onPaper, folded] },
  perspective: { ...photo, damages: [onPaper, seenAtAngle] },
  curl: { ...photo, damages: [onPaper, curled] },
  fading: { ...photo, damages: [faded, onPaper] },
  moiré: { ...photo, damages: [fromScreen] },
  everything: { damages: [onPaper, folded, shaded, seenAtAngle], dpi: [110, 150], quality: [25, 60], noise: 5 },
};

/** Those that a reader can be asked for: folds hide letters, everything at once does more. */
export const readableKinds: readonly string[] = Object.keys(kinds).filter((kind) => !['fold', 'everything'].includes(kind));

/** The same seed gives the same bytes. */
export async function damaged(page: Raster, kind: string, ...seed: readonly (string | number)[]): Promise<Buffer> {
  const { damages, dpi, quality, noise } = kinds[kind]!;
  const stream = random('damage', kind, ...seed);
  const between = ([low, high]: readonly [number, number]) => low + (high - low) * stream.next();
  const whole = damages.reduce((raster, damage) => damage(raster, stream), page);
  const blur = noise > 0 ? 0.3 + 0.4 * stream.next() : 0;
  return captured(whole, { scale: between(dpi) / drawnResolution, blur, noise, quality: Math.round(between(quality)) }, stream);
}
