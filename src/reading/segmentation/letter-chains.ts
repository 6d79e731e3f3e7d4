/** Chains of letters: each letter linked to its right neighbour, as in the docstrum (O'Gorman 1993). Skew and neighbouring columns do not matter. */
import type { Area } from '../raster/picture.js';

/** A letter, and the letters to its right in reading order. */
export type Chain<Letter extends Area = Area> = readonly Letter[];

/** In heights of the lower letter: widest gap, deepest overlap, vertical overlap. */
const [widestGap, deepest, overlap] = [1.3, 0.5, 0.45];
/** Least ratio of the heights of neighbours: a letter of x-height beside one with an ascender and a descender. */
const alike = 0.42;

/** `barriers` are vertical rules, sorted by their left edge. */
export function letterChains<Letter extends Area>(letters: readonly Letter[], barriers: readonly Area[]): readonly Chain<Letter>[] {
  const sorted = [...letters].sort((a, b) => a.left - b.left);
  const widest = Math.max(0, ...sorted.map(({ top, bottom }) => bottom - top));
  // Of each letter the nearest one to its right, and of those that share one the nearest to it.
  const [before, distances] = [new Int32Array(sorted.length).fill(-1), new Float64Array(sorted.length).fill(Infinity)];
  for (const [index, letter] of sorted.entries()) {
    let [nearest, least] = [-1, Infinity];
    for (let other = index + 1; other < sorted.length && sorted[other]!.left - letter.right <= widestGap * widest; other++) {
      const distance = distanceOf(letter, sorted[other]!);
      if (distance < least) [nearest, least] = [other, distance];
    }
    if (nearest < 0 || least >= distances[nearest]! || isParted(letter, sorted[nearest]!, barriers)) continue;
    [before[nearest], distances[nearest]] = [index, least];
  }
  const chains: Letter[][] = [];
  const chainOf: Letter[][] = [];
  const taken = new Set<number>();
  for (const [index, letter] of sorted.entries()) {
    const previous = before[index]!;
    const isNext = previous >= 0 && !taken.has(previous);
    if (isNext) taken.add(previous);
    const chain = isNext ? chainOf[previous]! : [];
    if (!isNext) chains.push(chain);
    chain.push(letter);
    chainOf[index] = chain;
  }
  return chains;
}

/** Least ratio of the heights of letters that a thin stroke is one of. */
const ofOneSize = 0.7;

/** Whether they are side by side as letters of one size are, in either order. */
export function areNeighbours(a: Area, b: Area): boolean {
  const [first, second] = [a.bottom - a.top, b.bottom - b.top];
  return Math.min(first, second) >= ofOneSize * Math.max(first, second) && Math.min(distanceOf(a, b), distanceOf(b, a)) < Infinity;
}

/** Infinite where they are no neighbours. Letters of a line have their tops or their feet in common, or overlap wholly. */
function distanceOf(a: Area, b: Area): number {
  const [high, low] = [Math.max(a.bottom - a.top, b.bottom - b.top), Math.min(a.bottom - a.top, b.bottom - b.top)];
  const gap = b.left - a.right;
  const common = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (low < alike * high || gap > widestGap * low || gap < -deepest * low || common < overlap * low) return Infinity;
  const off = Math.min(Math.abs(a.top - b.top), Math.abs(a.bottom - b.bottom), Math.abs(a.top + a.bottom - b.top - b.bottom) / 2);
  return Math.max(0, gap) + 2 * off;
}

/** Whether a vertical rule is between two places of a row. */
export function isParted(a: Area, b: Area, barriers: readonly Area[]): boolean {
  const middle = (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2;
  return barriers.some(({ left, right, top, bottom }) => left >= a.right - 2 && right <= b.left + 2 && top <= middle && bottom >= middle);
}
