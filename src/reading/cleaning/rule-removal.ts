/** Erases rules from the grey picture, except where letters cross or touch them. */
import type { Area, GreyPicture, Interval, Rule } from '../raster/picture.js';

/** Soft edge of a rule in pixels, brightness of its ink, and of a stroke that crosses it. */
const [softEdge, inkDark, strokeDark] = [2, 190, 150];
/** Pixels of a stretch within which a skewed rule counts as straight; rows of it hold this share of the fullest row's ink. */
const [stretch, row] = [32, 0.7];

/** `rules` are in the picture's pixels, slightly too large. */
export function eraseRules({ pixels, width, height }: GreyPicture, rules: readonly Rule[]): Uint8Array {
  const cleaned = new Uint8Array(pixels);
  for (const { left, top, right, bottom, runs } of rules) {
    if (right - left > bottom - top) eraseRule({ cleaned, along: 1, across: width }, left, right, sidesOf(runs, true, top, bottom), height);
    else eraseRule({ cleaned, along: width, across: 1 }, top, bottom, sidesOf(runs, false, left, right), width);
  }
  return cleaned;
}

/** A rule's sides between two places along it; undefined where it leans and has no run there. */
type Sides = (first: number, last: number) => readonly [near: number, far: number] | undefined;

function sidesOf(runs: readonly Area[] | undefined, isLying: boolean, near: number, far: number): Sides {
  if (!runs) return () => [near, far];
  const all = runs.map(({ left, top, right, bottom }) =>
    isLying ? { from: left, to: right, near: top, far: bottom } : { from: top, to: bottom, near: left, far: right },
  );
  return (first, last) => {
    const own = all.filter(({ from, to }) => from < last && to > first);
    return own.length > 0 ? [Math.min(...own.map((run) => run.near)), Math.max(...own.map((run) => run.far))] : undefined;
  };
}

/** The picture as it is being cleaned, for where rules meet, one continues from the other; steps along a rule and across it. */
interface Way {
  readonly cleaned: Uint8Array;
  readonly along: number;
  readonly across: number;
}

/** `from` and `to` are the rule's ends, `end` is that of the picture behind its far side. */
function eraseRule(way: Way, from: number, to: number, sides: Sides, end: number): void {
  const { cleaned, along, across } = way;
  for (let first = from; first < to; first += stretch) {
    const last = Math.min(to, first + stretch);
    const found = sides(first, last);
    if (!found) continue;
    const low = Math.max(1, found[0] - softEdge);
    const high = Math.min(end - 1, found[1] + softEdge);
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
