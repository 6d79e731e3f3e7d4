/** Value noise (Perlin's lattice noise without gradients): random numbers on a lattice, smooth between them. */
import type { Random } from '../../random.js';
import { smooth } from './raster.js';

/** Points of the lattice along each side; it repeats beyond. */
const points = 64;

/** -1 to 1 for each place; `size`: pixels from one point of the lattice to the next. */
export function valueNoise(random: Random, size: number): (x: number, y: number) => number {
  const lattice = Float32Array.from({ length: points * points }, () => 2 * random.next() - 1);
  const of = (column: number, row: number) => lattice[(row & (points - 1)) * points + (column & (points - 1))]!;
  return (x, y) => {
    const [u, v] = [x / size, y / size];
    const [left, top] = [Math.floor(u), Math.floor(v)];
    const [a, b] = [smooth(0, 1, u - left), smooth(0, 1, v - top)];
    return (of(left, top) * (1 - a) + of(left + 1, top) * a) * (1 - b) + (of(left, top + 1) * (1 - a) + of(left + 1, top + 1) * a) * b;
  };
}
