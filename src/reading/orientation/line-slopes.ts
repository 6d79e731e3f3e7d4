/** How steep the text lines are from place to place: letters are chained into lines, and short stretches of those give a slope each. */
import { grouped } from '../../grouped.js';
import type { Box } from '../../document/box.js';
import type { Ink } from '../segmentation/ink.js';

/** Where a stretch of a text line is, in the picture's pixels, and how far it falls from left to right, in pixels a pixel. */
export interface LineSlope {
  readonly x: number;
  readonly y: number;
  readonly slope: number;
  /** How far the stretch reaches, in pixels. */
  readonly length: number;
}

/** Heights of letters that are in lines, in usual heights; widest gap to the next letter and greatest distance of their middles, in their own heights. */
const [lowest, highest, widestGap, offLine] = [0.55, 1.8, 1.6, 0.5];
/** Letters of a stretch, and its least length in letter heights. */
const [stretch, shortest] = [10, 5];
const mostLetters = 12_000;

/** In the order of the chains; none where too few letters follow each other. */
export function lineSlopes({ letters, letterHeight }: Ink): readonly LineSlope[] {
  const usual = letters
    .filter(({ height, width }) => height >= lowest * letterHeight && height <= highest * letterHeight && width <= 4 * height)
    .slice(0, mostLetters);
  const next = followers(usual, letterHeight);
  const hasBefore = new Uint8Array(usual.length);
  for (const index of next) if (index >= 0) hasBefore[index] = 1;
  const slopes: LineSlope[] = [];
  for (let first = 0; first < usual.length; first++) {
    if (hasBefore[first]) continue;
    const line: Box[] = [];
    for (let at = first; at >= 0; at = next[at]!) line.push(usual[at]!);
    for (let from = 0; from + stretch / 2 <= line.length; from += stretch / 2) {
      const slope = slopeOf(line.slice(from, from + stretch));
      if (slope.length >= shortest * letterHeight) slopes.push(slope);
    }
  }
  return slopes;
}

/** Index of the letter that follows each in its line; -1 where none does, or where it is another's neighbour rather. */
function followers(letters: readonly Box[], letterHeight: number): Int32Array {
  const cell = Math.max(1, 2 * letterHeight);
  const grid = grouped(letters.keys(), (i) => Math.floor(letters[i]!.x / cell) * columnKey + Math.floor((letters[i]!.y + letters[i]!.height / 2) / cell));
  const next = new Int32Array(letters.length).fill(-1);
  const before = new Int32Array(letters.length).fill(-1);
  for (let index = 0; index < letters.length; index++) {
    const best = nearest(letters, index, grid, cell, letterHeight);
    if (best < 0) continue;
    const rival = before[best]!;
    if (rival >= 0 && gapOf(letters[rival]!, letters[best]!) <= gapOf(letters[index]!, letters[best]!)) continue;
    if (rival >= 0) next[rival] = -1;
    next[index] = best;
    before[best] = index;
  }
  return next;
}

/** A cell's key is its column times this and its row. */
const columnKey = 65_536;
const gapOf = (a: Box, b: Box): number => b.x - a.x - a.width;

/** Index of the letter that is next to the right of this one; -1 where none is near. */
function nearest(letters: readonly Box[], index: number, grid: ReadonlyMap<number, readonly number[]>, cell: number, letterHeight: number): number {
  const letter = letters[index]!;
  const right = letter.x + letter.width;
  const middle = letter.y + letter.height / 2;
  const size = Math.max(letter.height, 0.8 * letterHeight);
  let best = -1;
  let least = widestGap * size;
  for (let x = Math.floor(letter.x / cell); x <= Math.floor((right + widestGap * size) / cell); x++)
    for (let y = Math.floor((middle - size) / cell); y <= Math.floor((middle + size) / cell); y++) {
      const others = grid.get(x * columnKey + y);
      if (others === undefined) continue;
      for (const other of others) {
        const there = letters[other]!;
        const gap = gapOf(letter, there);
        if (other === index || there.x <= letter.x + letter.width / 2 || gap > least) continue;
        if (Math.abs(there.y + there.height / 2 - middle) > offLine * size) continue;
        best = other;
        least = gap;
      }
    }
  return best;
}

/** The median of the slopes between all feet (Theil and Sen): descenders and commas do not count. */
function slopeOf(letters: readonly Box[]): LineSlope {
  const [first, last] = [letters[0]!, letters.at(-1)!];
  const slopes: number[] = [];
  for (const [index, a] of letters.entries())
    for (const b of letters.slice(index + 1)) {
      const across = b.x + b.width / 2 - a.x - a.width / 2;
      if (across > 2 * a.height) slopes.push((b.y + b.height - a.y - a.height) / across);
    }
  slopes.sort((a, b) => a - b);
  return {
    x: (first.x + last.x + last.width) / 2,
    y: letters.reduce((sum, { y, height }) => sum + y + height, 0) / letters.length,
    slope: slopes[slopes.length >> 1] ?? 0,
    length: slopes.length > 0 ? last.x + last.width - first.x : 0,
  };
}
