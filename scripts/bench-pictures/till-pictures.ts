/** Kinds of pictures that people take of till receipts: scans, photographs near and far, as chats send them, crumpled, pale, cut out. */
import { random, type Random } from '../../src/random.js';
import { curled } from '../../src/synthesis/damage/curl.js';
import { faded } from '../../src/synthesis/damage/fading.js';
import { folded } from '../../src/synthesis/damage/fold.js';
import { valueNoise } from '../../src/synthesis/damage/noise.js';
import { onPaper } from '../../src/synthesis/damage/paper.js';
import { laidDown, turnedCorners } from '../../src/synthesis/damage/perspective.js';
import type { Colour, Raster } from '../../src/synthesis/damage/raster.js';
import { shaded } from '../../src/synthesis/damage/shade.js';
import { captured } from './capture.js';

type Damage = (raster: Raster, random: Random) => Raster;

interface Kind {
  readonly damages: readonly Damage[];
  /** Share of the frame's width that the roll has, from and to; no ground around it by default. */
  readonly share?: readonly [number, number];
  /** Width of the roll in pixels of the picture, from and to. */
  readonly across: readonly [number, number];
  readonly quality: readonly [number, number];
  readonly noise: number;
}

export const tillKinds: Readonly<Record<string, Kind>> = {
  scan: { damages: [onPaper], across: [450, 640], quality: [70, 85], noise: 2 },
  near: { damages: [onPaper, curled, shaded], share: [0.7, 0.9], across: [900, 1400], quality: [70, 90], noise: 5 },
  far: { damages: [onPaper, folded, shaded], share: [0.3, 0.5], across: [500, 800], quality: [60, 80], noise: 6 },
  chat: { damages: [onPaper, folded], share: [0.5, 0.85], across: [400, 560], quality: [45, 60], noise: 3 },
  crumpled: { damages: [onPaper, folded, folded, curled, shaded], share: [0.6, 0.9], across: [700, 1100], quality: [60, 85], noise: 5 },
  pale: { damages: [faded, onPaper, shaded], share: [0.6, 0.9], across: [600, 1000], quality: [60, 85], noise: 5 },
  'cut out': { damages: [onPaper, folded], across: [315, 420], quality: [60, 80], noise: 3 },
};

/** The same seed gives the same bytes. */
export async function tillPicture(roll: Raster, kind: string, ...seed: readonly (string | number)[]): Promise<Buffer> {
  const { damages, share, across, quality, noise } = tillKinds[kind]!;
  const stream = random('till', kind, ...seed);
  const between = ([low, high]: readonly [number, number]) => low + (high - low) * stream.next();
  const hurt = damages.reduce((raster, damage) => damage(raster, stream), roll);
  const whole = share ? onGround(hurt, between(share), stream) : hurt;
  return captured(
    whole,
    { scale: Math.min(1, between(across) / roll.width), blur: 0.3 + 0.5 * stream.next(), noise, quality: Math.round(between(quality)) },
    stream,
  );
}

/** Turned by some degrees, seen at an angle, on something that lies around it. */
function onGround(roll: Raster, share: number, random: Random): Raster {
  const width = Math.round(roll.width / share);
  const height = Math.round(roll.height * (1.04 + 0.3 * random.next()));
  const angle = 0.06 * random.normal();
  const moved = () => 0.03 * roll.width * random.normal();
  return laidDown(roll, turnedCorners(roll, [width / 2, height / 2], angle, moved), width, height, ground(width, random));
}

/** Wood, stone, cloth, or a pale desk that is hardly darker than paper; other papers and things lie on it. */
function ground(width: number, random: Random): (x: number, y: number) => Colour {
  const [fine, coarse] = [valueNoise(random, 2 + 8 * random.next()), valueNoise(random, width / (2 + 8 * random.next()))];
  const stretched = random.chance(0.5) ? 10 : 1;
  const [red, green, blue] = random.pick<Colour>([
    [120, 84, 58],
    [62, 52, 48],
    [188, 160, 128],
    [214, 210, 202],
    [96, 98, 104],
    [34, 36, 42],
    [150, 40, 44],
  ]);
  const things = Array.from({ length: random.pick([0, 0, 1, 2]) }, () => ({
    x: width * random.next(),
    y: 2 * width * random.next(),
    size: width * (0.05 + 0.15 * random.next()),
    light: 0.3 + 1.4 * random.next(),
  }));
  return (x, y) => {
    const on = things.find((thing) => Math.abs(x - thing.x) < thing.size && Math.abs(y - thing.y) < thing.size)?.light ?? 1;
    const light = on * (1 + 0.12 * fine(x / stretched, y) + 0.15 * coarse(x, y));
    return [Math.min(255, red * light), Math.min(255, green * light), Math.min(255, blue * light)];
  };
}
