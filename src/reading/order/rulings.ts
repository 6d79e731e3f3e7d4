/** Straight rules (table borders, underlines) among painted shapes: long, thin, horizontal or vertical. Fragments in a row are merged. */
import type { Box } from '../../document/box.js';
import type { Ruling } from '../../document/document.js';
import { cents } from './placed-word.js';

/** A straight segment, a filled shape with straight edges, or one with curves, as drawn. */
export interface PaintedShape {
  readonly box: Box;
  readonly kind: 'segment' | 'area' | 'curved';
}

/** Pixels at 300 dpi: how thick a rule may be, how short it may be, how far its pieces may lie apart. */
const [thickest, shortest, joinGap, sameLine] = [10, 24, 8, 3];
const mostRulings = 2000;

/** Merged rules of a page of `width` × `height` pixels at 300 dpi. */
export function rulingsOf(painted: readonly PaintedShape[], width: number, height: number): readonly Ruling[] {
  const horizontal: Fragment[] = [];
  const vertical: Fragment[] = [];
  for (const { box, kind } of painted) {
    if (kind === 'curved') continue;
    const limit = kind === 'segment' ? 2 : thickest;
    if (box.height <= limit && box.width > 2 * box.height) horizontal.push(fragment(box.y + box.height / 2, box.x, box.x + box.width, width));
    else if (box.width <= limit && box.height > 2 * box.width) vertical.push(fragment(box.x + box.width / 2, box.y, box.y + box.height, height));
  }
  return [
    ...mergeFragments(horizontal)
      .filter(({ at }) => at >= 0 && at <= height)
      .map(({ at, from, to }) => ({ x1: from, y1: at, x2: to, y2: at })),
    ...mergeFragments(vertical)
      .filter(({ at }) => at >= 0 && at <= width)
      .map(({ at, from, to }) => ({ x1: at, y1: from, x2: at, y2: to })),
  ].slice(0, mostRulings);
}

/** Fragment of a rule: its position across, its interval along, in pixels. */
interface Fragment {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const fragment = (at: number, from: number, to: number, most: number): Fragment => ({
  at: cents(at),
  from: cents(Math.max(0, from)),
  to: cents(Math.min(most, to)),
});

function mergeFragments(spans: readonly Fragment[]): readonly Fragment[] {
  const done: Fragment[] = [];
  const rows: Fragment[][] = [];
  // First rows of nearly the same place, then pieces along each row.
  for (const one of [...spans].sort((a, b) => a.at - b.at)) {
    const row = rows.at(-1);
    if (row && one.at - row[0]!.at <= sameLine) row.push(one);
    else rows.push([one]);
  }
  for (const row of rows) {
    let last: Fragment | undefined;
    for (const one of row.sort((a, b) => a.from - b.from)) {
      if (last && one.from - last.to <= joinGap) last = { ...last, to: Math.max(last.to, one.to) };
      else {
        if (last) done.push(last);
        last = one;
      }
    }
    if (last) done.push(last);
  }
  return done.filter(({ from, to }) => to - from >= shortest);
}
