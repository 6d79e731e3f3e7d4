/** Usual height of letters, whatever specks and fragments of dotted type are among them: letters stand in rows, beside others of their height. */
import type { Box } from '../../document/box.js';
import { grouped } from '../../grouped.js';

/** Ratio of the heights of neighbours at most; in letter heights: difference of their feet, widest gap, deepest overlap. */
const [alike, sameFoot, widestGap, overlap] = [1.43, 0.2, 0.7, 0.1];
/** Letters in rows that tell their height; multiple of the median from which they replace it. */
const [fewest, clearlyHigher] = [20, 1.4];
/** Cell side in pixels, cells of a row at most. */
const [cell, columns] = [48, 65_536];

/** The median, or that of the letters in rows where it is much higher: grain outnumbers the letters of a faint print. 0 for none. */
export function usualHeight(letters: readonly Box[]): number {
  const usual = median(letters);
  const inRows = median(between(letters), fewest);
  return inRows >= clearlyHigher * usual ? inRows : usual;
}

function median(letters: readonly Box[], least = 1): number {
  if (letters.length < least) return 0;
  return letters.map(({ height }) => height).sort((a, b) => a - b)[letters.length >> 1]!;
}

/** Letters with neighbours of their height at both sides. */
function between(letters: readonly Box[]): readonly Box[] {
  const grid = grouped(letters, cellOf);
  return letters.filter((box) => isBetween(box, grid));
}

const keyOf = (column: number, row: number): number => row * columns + column;
const cellOf = ({ x, y, height }: Box): number => keyOf(Math.floor(x / cell), Math.floor((y + height) / cell));

function isBetween(box: Box, grid: ReadonlyMap<number, readonly Box[]>): boolean {
  const middle = cellOf(box);
  const reach = Math.ceil(((1 + widestGap) * alike * box.height) / cell);
  let left = false;
  let right = false;
  for (let down = -1; down <= 1; down++)
    for (let across = -reach; across <= reach; across++) {
      const others = grid.get(middle + keyOf(across, down));
      if (others === undefined) continue;
      for (const other of others) {
        if (other === box || !areAlike(box, other)) continue;
        left ||= isNear(other, box);
        right ||= isNear(box, other);
      }
      if (left && right) return true;
    }
  return false;
}

function areAlike(a: Box, b: Box): boolean {
  const larger = Math.max(a.height, b.height);
  return larger <= alike * Math.min(a.height, b.height) && Math.abs(a.y + a.height - b.y - b.height) <= sameFoot * larger;
}

/** Whether the second is right beside the first. */
function isNear(one: Box, next: Box): boolean {
  const gap = next.x - one.x - one.width;
  return gap >= -overlap * one.height && gap <= widestGap * one.height;
}
