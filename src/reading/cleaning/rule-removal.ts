/** Erases rules from the grey picture, except where letters cross or touch them. */
import type { Area, GreyPicture, Interval } from '../raster/picture.js';

/** Soft edge of a rule in pixels, brightness of its ink, and of a stroke that crosses it. */
const [softEdge, inkDark, strokeDark] = [2, 190, 150];
/** Pixels of a stretch within which a skewed rule counts as straight; rows of it hold this share of the fullest row's ink. */
const [stretch, row] = [32, 0.7];

/** `rules` are in the picture's pixels, slightly too large. */
export function eraseRules({ pixels, width, height }: GreyPicture, rules: readonly Area[]): Uint8Array {
  const cleaned = new Uint8Array(pixels);
  for (const { left, top, right, bottom } of rules) {
    if (right - left > bottom - top) eraseRule({ cleaned, along: 1, across: width }, left, right, top, bottom, height);
    else eraseRule({ cleaned, along: width, across: 1 }, top, bottom, left, right, width);
  }
  return cleaned;
}

/** The picture as it is being cleaned, for where rules meet, one continues from the other; steps along a rule and across it. */
interface Way {
  readonly cleaned: Uint8Array;
  readonly along: number;
  readonly across: number;
}

/** `from` and `to` are the rule's ends, `near` and `far` its sides, `end` that of the picture behind the far one. */
function eraseRule(way: Way, from: number, to: number, near: number, far: number, end: number): void {
  const { cleaned, along, across } = way;
  const low = Math.max(1, near - softEdge);
  const high = Math.min(end - 1, far + softEdge);
  for (let first = from; first < to; first += stretch) {
    const last = Math.min(to, first + stretch);
    const body = bodyOf(way, first, last, low, high);
    const top = Math.max(low, body.from - softEdge);
    const bottom = Math.min(high, body.to + softEdge);
    for (let at = first; at < last; at++) {
      if (goesOn(way, at, body.from - 1, -1, Math.min(low, body.from) - 1) || goesOn(way, at, body.to, 1, Math.max(high, body.to))) continue;
      for (let aside = top; aside < bottom; aside++) cleaned[at * along + aside * across] = 255;
    }
  }
}

/** Whether a letter touches the rule: ink continues without white between. */
function goesOn({ cleaned, along, across }: Way, at: number, aside: number, step: 1 | -1, last: number): boolean {
  let next = aside;
  while (next !== last + step && cleaned[at * along + next * across]! < strokeDark) next += step;
  return next === last + step;
}

/** Rows (columns of a vertical rule) that hold the rule's ink between `first` and `last`. */
function bodyOf({ cleaned, along, across }: Way, first: number, last: number, low: number, high: number): Interval {
  const counts: number[] = [];
  for (let aside = low; aside < high; aside++) {
    let count = 0;
    for (let at = first; at < last; at++) if (cleaned[at * along + aside * across]! < inkDark) count++;
    counts.push(count);
  }
  const most = Math.max(...counts);
  const peak = counts.indexOf(most);
  if (most < (last - first) / 2) return { from: low + softEdge, to: high - softEdge };
  let from = peak;
  let to = peak + 1;
  while (from > 0 && counts[from - 1]! >= row * most) from--;
  while (to < counts.length && counts[to]! >= row * most) to++;
  return { from: low + from, to: low + to };
}
