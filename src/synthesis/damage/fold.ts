/** A sheet that was folded once to three times: parts tilted to the light, print worn off along the crease, lines bent at it. */
import type { Random } from '../../random.js';
import { lit, type Raster, warped } from './raster.js';

interface Fold {
  /** Share of the side. */
  readonly at: number;
  readonly upright: boolean;
  /** Light lost or won behind it. */
  readonly step: number;
  /** Pixels by which print is bent there. */
  readonly bend: number;
}

/** A new picture of the same size. */
export function folded(raster: Raster, random: Random): Raster {
  const { width, height } = raster;
  const folds = foldsOf(width, random);
  const upright = folds.filter((fold) => fold.upright);
  const level = folds.filter((fold) => !fold.upright);
  const bends = { columns: pulls(upright, width, width), rows: pulls(level, height, width) };
  const lights = { columns: lightOf(upright, width, width), rows: lightOf(level, height, width) };
  const bent = warped(
    raster,
    width,
    height,
    (x, y) => [inside(x + (bends.rows[y] ?? 0), width), inside(y + (bends.columns[x] ?? 0), height)],
    () => [255, 255, 255],
  );
  const worn = wornAlong(bent, creases(upright, width, width), creases(level, height, width), random);
  return lit(worn, (x, y) => lights.columns[x]! * lights.rows[y]!);
}

const inside = (value: number, size: number): number => Math.max(0, Math.min(size - 1, value));

/** One number for each place along a side, by its distance from each fold. */
const along = (length: number, of: (place: number) => number): Float32Array => Float32Array.from({ length }, (_, place) => of(place));

const pulls = (folds: readonly Fold[], length: number, width: number) =>
  along(length, (place) => folds.reduce((sum, { at, bend }) => sum + bend * Math.exp(-Math.abs(place - at * length) / (0.04 * width)), 0));

const lightOf = (folds: readonly Fold[], length: number, width: number) =>
  along(length, (place) =>
    folds.reduce((light, { at, step }) => {
      const away = place - at * length;
      const crease = 0.18 * Math.exp(-((away / (0.0025 * width)) ** 2));
      return light * (1 - crease) * (1 - step / (1 + Math.exp(-away / (0.006 * width))));
    }, 1),
  );

/** Where a hair's breadth of print is worn: 1. */
const creases = (folds: readonly Fold[], length: number, width: number) =>
  along(length, (place) => (folds.some(({ at }) => Math.abs(place - at * length) < 0.0015 * width) ? 1 : 0));

function foldsOf(width: number, random: Random): readonly Fold[] {
  const fold = (at: number, upright: boolean): Fold => ({
    at: at + 0.03 * random.normal(),
    upright,
    step: 0.05 + 0.15 * random.next(),
    bend: 0.003 * width * random.normal(),
  });
  return random.pick([
    () => [fold(1 / 3, false), fold(2 / 3, false)],
    () => [fold(1 / 2, false)],
    () => [fold(1 / 2, false), fold(1 / 2, true)],
    () => [fold(1 / 3, false), fold(2 / 3, false), fold(1 / 2, true)],
  ])();
}

/** Ink along a crease is half gone, in patches. */
function wornAlong(raster: Raster, columns: Float32Array, rows: Float32Array, random: Random): Raster {
  const pixels = raster.pixels.slice();
  for (let y = 0, at = 0; y < raster.height; y++)
    for (let x = 0; x < raster.width; x++, at += 3) {
      if (columns[x]! + rows[y]! === 0 || random.chance(0.4)) continue;
      for (let channel = 0; channel < 3; channel++) pixels[at + channel] = 255 - (255 - pixels[at + channel]!) * 0.45;
    }
  return { ...raster, pixels };
}
