/** What a PDF's path draws: straight segments, filled shapes, curves. */
import type { Box } from '../../document/box.js';
import type { PaintedShape } from '../order/rulings.js';
import type { Matrix } from './pdf.js';

/** Segments of a path; filled and curved subpaths come as their hull. pdf.js 5 packs a path as numbers: 0 move, 1 line, 2 cubic, 3 quadratic, 4 close. */
export function shapes(path: ArrayLike<number>, m: Matrix, filled: boolean): readonly PaintedShape[] {
  const found: PaintedShape[] = [];
  let subpath: [number, number][] = [];
  let curved = false;
  const point = (x: number, y: number): [number, number] => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
  const finish = (closed: boolean) => {
    if (subpath.length > 1) {
      if (filled || curved) found.push({ kind: curved ? 'curved' : 'area', box: around(subpath) });
      else {
        const points = closed ? [...subpath, subpath[0]!] : subpath;
        for (let index = 1; index < points.length; index++) found.push({ kind: 'segment', box: around([points[index - 1]!, points[index]!]) });
      }
    }
    subpath = [];
    curved = false;
  };
  const pointsOf: Readonly<Record<number, number>> = { 0: 1, 1: 1, 2: 3, 3: 2, 4: 0 };
  for (let index = 0; index < path.length && found.length < 5000; ) {
    const command = path[index++]!;
    const count = pointsOf[command];
    if (count === undefined) break;
    if (command === 0) finish(false);
    if (command === 4) finish(true);
    curved ||= count > 1;
    for (let number = 0; number < count; number++) subpath.push(point(path[index++]!, path[index++]!));
  }
  finish(false);
  return found;
}

function around(points: readonly (readonly [number, number])[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
