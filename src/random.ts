/** Seeded random numbers (sfc32, Chris Doty-Humphrey): the same seed gives the same stream everywhere; `fork` gives independent streams by name. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** low ≤ n ≤ high, whole. */
  integer(low: number, high: number): number;
  /** Draws for a probability of 0 too: a habit that is added later asks first whether it is above 0, and leaves the streams of those without it as they are. */
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Index by weights that need not sum to 1. */
  weighted(weights: readonly number[]): number;
  shuffle<T>(list: readonly T[]): T[];
  /** Standard normal. */
  normal(): number;
  /** An independent stream; the same name gives the same stream. */
  fork(name: string | number): Random;
}

/** A stream for the parts of a seed: ('sample', 7, 1) is another than ('sample', 71). */
export function random(...seed: readonly (string | number)[]): Random {
  const text = seed.join('\u0000');
  let [a, b, c, counter] = [hash(text, 1), hash(text, 2), hash(text, 3), 1];
  const next = (): number => {
    const t = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    c |= 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  const integer = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)]!,
    weighted(weights) {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      for (let i = 0; i < weights.length; i++) if ((left -= weights[i]!) < 0) return i;
      return weights.length - 1;
    },
    shuffle(list) {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = integer(0, i);
        [copy[i], copy[j]] = [copy[j]!, copy[i]!];
      }
      return copy;
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    fork: (name) => random(...seed, name),
  };
}

/** FNV-1a over UTF-16 units, finished with murmur3's mixer. */
export const hash = (text: string, seed: number): number => finished(hashedOn(unhashed(seed), text));

/** The state of a hash before its first character. */
export const unhashed = (seed: number): number => (2166136261 ^ Math.imul(seed, 0x9e3779b1)) | 0;

/** The state after further characters: `finished(hashedOn(hashedOn(unhashed(0), 'a'), 'b'))` is `hash('ab', 0)`. */
export function hashedOn(state: number, text: string): number {
  let h = state;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h;
}

/** The hash of this state: 32 bits. */
export function finished(state: number): number {
  let h = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
