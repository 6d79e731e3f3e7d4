/** Connected components of the ink of a grey picture: letters, specks, rules. */
import type { Box } from '../../document/box.js';
import type { Picture } from '../raster/picture.js';
import { binarise, runsInRow } from './binarise.js';

const mostSpots = 20_000;

/** Components by number, with the first and last column and row of each; one that was joined to another names it as its parent. */
interface Components {
  readonly parents: number[];
  readonly left: number[];
  readonly right: number[];
  readonly top: number[];
  readonly bottom: number[];
}

/** Bounding boxes of connected components (eight neighbours), by run-length encoding and union-find. */
export function spotsOf(picture: Picture): readonly Box[] {
  const { width, height } = picture;
  const dark = binarise(picture);
  const components: Components = { parents: [], left: [], right: [], top: [], bottom: [] };
  const { parents, left, right, top, bottom } = components;
  // Ends of the runs of a row, and the component of each run: of this row and of the one above.
  let [row, above] = [new Int32Array(width + 1), new Int32Array(width + 1)];
  let [ids, idsAbove] = [new Int32Array(width + 1), new Int32Array(width + 1)];
  let endsAbove = 0;
  for (let y = 0; y < height && parents.length < 10 * mostSpots; y++) {
    const ends = runsInRow(dark, y * width, width, row);
    joinRuns(components, y, row, ids, ends, above, idsAbove, endsAbove);
    [row, above, ids, idsAbove, endsAbove] = [above, row, idsAbove, ids, ends];
  }
  const boxes: Box[] = [];
  for (let id = 0; id < parents.length && boxes.length < mostSpots; id++) {
    if (parents[id] === id) boxes.push({ x: left[id]!, y: top[id]!, width: right[id]! - left[id]! + 1, height: bottom[id]! - top[id]! + 1 });
  }
  return boxes;
}

/** Gives each run of row `y` the component of the runs above that it touches, which become one, or a new one. */
function joinRuns(
  components: Components,
  y: number,
  row: Int32Array,
  ids: Int32Array,
  ends: number,
  above: Int32Array,
  idsAbove: Int32Array,
  endsAbove: number,
): void {
  const { parents, left, right, top, bottom } = components;
  let next = 0;
  for (let at = 0; at < ends; at += 2) {
    const from = row[at]!;
    const to = row[at + 1]!;
    let id = -1;
    while (next < endsAbove && above[next + 1]! < from - 1) next += 2;
    for (let index = next; index < endsAbove && above[index]! <= to + 1; index += 2) {
      const other = rootOf(parents, idsAbove[index]!);
      if (id < 0) id = other;
      else if (other !== id) {
        parents[other] = id;
        if (left[other]! < left[id]!) left[id] = left[other]!;
        if (right[other]! > right[id]!) right[id] = right[other]!;
        if (top[other]! < top[id]!) top[id] = top[other]!;
      }
    }
    if (id < 0) {
      id = parents.length;
      parents.push(id);
      left.push(from);
      right.push(to);
      top.push(y);
      bottom.push(y);
    }
    if (from < left[id]!) left[id] = from;
    if (to > right[id]!) right[id] = to;
    bottom[id] = y;
    ids[at] = id;
  }
}

function rootOf(parents: number[], id: number): number {
  let one = id;
  while (parents[one] !== one) {
    parents[one] = parents[parents[one]!]!;
    one = parents[one]!;
  }
  return one;
}
