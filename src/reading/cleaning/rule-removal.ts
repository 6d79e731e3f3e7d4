/** Erases rules from the grey picture, except where letters cross or touch them. */
import type { Area, GreyPicture } from '../raster/picture.js';

/** Soft edge of a rule in pixels, brightness of its ink, and of a stroke that crosses it. */
const [softEdge, inkDark, strokeDark] = [2, 190, 150];
/** Pixels of a stretch within which a skewed rule counts as straight; rows of it hold this share of the fullest row's ink. */
const [stretch, row] = [32, 0.7];

/** `rules` are in the picture's pixels, slightly too large. */
export function eraseRules({ pixels, width, height }: GreyPicture, rules: readonly Area[]): Uint8Array {
  const cleaned = Uint8Array.from(pixels);
  for (const rule of rules) {
    const lying = rule.right - rule.left > rule.bottom - rule.top;
    const [along, across] = lying ? [1, width] : [width, 1];
    const [from, to] = lying ? [rule.left, rule.right] : [rule.top, rule.bottom];
    const [near, far, end] = lying ? [rule.top, rule.bottom, height] : [rule.left, rule.right, width];
    const [low, high] = [Math.max(1, near - softEdge), Math.min(end - 1, far + softEdge)];
    // Reads the cleaned picture: where rules meet, one continues from the other.
    const dark = (at: number, aside: number, limit: number) => cleaned[at * along + aside * across]! < limit;
    // A letter touches the rule where ink continues without white between.
    const goesOn = (at: number, aside: number, step: 1 | -1, last: number) => {
      let next = aside;
      while (next !== last + step && dark(at, next, strokeDark)) next += step;
      return next === last + step;
    };
    for (let first = from; first < to; first += stretch) {
      const last = Math.min(to, first + stretch);
      const body = bodyOf((at, aside) => dark(at, aside, inkDark), first, last, low, high);
      const [top, bottom] = [Math.max(low, body.from - softEdge), Math.min(high, body.to + softEdge)];
      for (let at = first; at < last; at++) {
        if (goesOn(at, body.from - 1, -1, Math.min(low, body.from) - 1) || goesOn(at, body.to, 1, Math.max(high, body.to))) continue;
        for (let aside = top; aside < bottom; aside++) cleaned[at * along + aside * across] = 255;
      }
    }
  }
  return cleaned;
}

/** Rows (columns of a vertical rule) that hold the rule's ink between `first` and `last`. */
function bodyOf(
  dark: (at: number, aside: number) => boolean,
  first: number,
  last: number,
  low: number,
  high: number,
): { readonly from: number; readonly to: number } {
  const counts = Array.from({ length: high - low }, (_, index) => {
    let count = 0;
    for (let at = first; at < last; at++) if (dark(at, low + index)) count++;
    return count;
  });
  const most = Math.max(...counts);
  const peak = counts.indexOf(most);
  if (most < (last - first) / 2) return { from: low + softEdge, to: high - softEdge };
  let [from, to] = [peak, peak + 1];
  while (from > 0 && counts[from - 1]! >= row * most) from--;
  while (to < counts.length && counts[to]! >= row * most) to++;
  return { from: low + from, to: low + to };
}
