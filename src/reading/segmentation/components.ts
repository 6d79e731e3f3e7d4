/** Connected components of a mask: eight neighbours, by run-length encoding and union-find. */
import type { Area, Mask } from '../raster/picture.js';
import { runsInRow } from './binarise.js';

/** Cells of one row, `to` outside; `component` is an index into the areas. */
export interface Run {
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly component: number;
}

/** A component's hull and how many cells of it are ink. */
export interface Component extends Area {
  readonly inked: number;
}

export interface Components {
  readonly areas: readonly Component[];
  readonly runs: readonly Run[];
}

/** Components within `area`, the first `most` of them from the top. */
export function connectedComponents({ dark, width }: Mask, { left, top, right, bottom }: Area, most: number): Components {
  const parents: number[] = [];
  const find = (one: number): number => {
    while (parents[one] !== one) one = parents[one] = parents[parents[one]!]!;
    return one;
  };
  const runs: { y: number; from: number; to: number; component: number }[] = [];
  const row = new Int32Array(right - left + 1);
  let [above, aboveEnd] = [0, 0];
  for (let y = top; y < bottom && parents.length < most; y++) {
    const start = runs.length;
    const ends = runsInRow(dark, y * width + left, right - left, row);
    let next = above;
    for (let at = 0; at < ends; at += 2) {
      const from = left + row[at]!;
      const x = left + row[at + 1]! + 1;
      let own = -1;
      while (next < aboveEnd && runs[next]!.to < from) next++;
      for (let index = next; index < aboveEnd && runs[index]!.from <= x; index++) {
        const other = find(runs[index]!.component);
        if (own < 0) own = other;
        else parents[other] = own;
      }
      if (own < 0) parents.push((own = parents.length));
      runs.push({ y, from, to: x, component: own });
    }
    [above, aboveEnd] = [start, runs.length];
  }
  return numbered(runs, find);
}

/** Roots of the union-find become indices; their runs' hulls the areas. */
function numbered(runs: { y: number; from: number; to: number; component: number }[], find: (one: number) => number): Components {
  const indices = new Map<number, number>();
  const areas: { left: number; top: number; right: number; bottom: number; inked: number }[] = [];
  for (const run of runs) {
    const root = find(run.component);
    const index = indices.get(root) ?? areas.length;
    if (index === areas.length) {
      indices.set(root, index);
      areas.push({ left: run.from, top: run.y, right: run.to, bottom: run.y + 1, inked: 0 });
    }
    const area = areas[index]!;
    run.component = index;
    area.left = Math.min(area.left, run.from);
    area.right = Math.max(area.right, run.to);
    area.bottom = run.y + 1;
    area.inked += run.to - run.from;
  }
  return { areas, runs };
}
