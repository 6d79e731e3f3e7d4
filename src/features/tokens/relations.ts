/**
 * How one token lies to another, as one of fewer than 256 buckets, free of scale: distances count in line heights. On one line the gap to the left or right;
 * elsewhere how many lines above or below, and whether edges are aligned, boxes overlap, or how far aside.
 */
import type { Token } from '../contract.js';
import { paddingRelation } from '../contract.js';

/** Steps of a gap on one line, beside, and of distances in lines; bounds in line heights. Written out: this runs for every pair of words. */
const lineGap = (gap: number): number => (gap <= 1.5 ? (gap <= 0.5 ? 0 : 1) : gap <= 10 ? (gap <= 4 ? 2 : 3) : gap <= 25 ? 4 : 5);
const lineGaps = 6;
/** By the gap rounded up, which comes to the same: the bounds are whole. */
const sideSteps = Uint8Array.from({ length: 21 }, (_, gap) => (gap <= 3 ? (gap <= 1 ? 0 : 1) : gap <= 8 ? 2 : 3));
const sideGap = (gap: number): number => (gap > 20 ? 4 : sideSteps[Math.ceil(gap)]!);
const sideGaps = 5;
const rowStep = (distance: number): number =>
  distance <= 2.5 ? (distance <= 1.4 ? 0 : 1) : distance <= 9.5 ? (distance <= 4.8 ? 2 : 3) : distance <= 20 ? 4 : 5;
const rowSteps = 6;

const sameLine = 1 + 2 * lineGaps;
const perRow = 3 + 2 * sideGaps;
/** What lies above has the buckets behind those of what lies below. */
const above = rowSteps * perRow;
const used = sameLine + 2 * rowSteps * perRow;
if (used > paddingRelation) throw new Error(`${used} relation buckets`);

/** n × n bucket numbers: entry i·n + j is the position of j seen from i. `pitch`: usual distance of lines in pixels. */
export function relationsOf(tokens: readonly Token[], pitch: number): Uint8Array {
  const n = tokens.length;
  const out = new Uint8Array(n * n);
  const left = new Float64Array(n);
  const right = new Float64Array(n);
  const middle = new Float64Array(n);
  const line = new Int32Array(n);
  tokens.forEach((token, i) => {
    left[i] = token.box.x / pitch;
    right[i] = (token.box.x + token.box.width) / pitch;
    middle[i] = (token.box.y + token.box.height / 2) / pitch;
    line[i] = token.line;
  });
  const aligned = 0.25;
  // How i lies to j is how j lies to i with the sides changed: every pair is looked at once.
  for (let i = 0; i < n; i++) {
    const li = left[i]!;
    const ri = right[i]!;
    const mi = middle[i]!;
    const lineI = line[i]!;
    const at = i * n;
    for (let j = i + 1; j < n; j++) {
      const lj = left[j]!;
      const rj = right[j]!;
      if (line[j] === lineI) {
        const gap = 1 + lineGap(lj - ri);
        out[at + j] = gap;
        out[j * n + i] = lineGaps + gap;
        continue;
      }
      const down = middle[j]! - mi;
      const below = down > 0;
      const row = sameLine + rowStep(below ? down : -down) * perRow;
      const toLeft = lj - li;
      const toRight = rj - ri;
      let side: number;
      let mirrored: number;
      if (toLeft < aligned && toLeft > -aligned) side = mirrored = 0;
      else if (toRight < aligned && toRight > -aligned) side = mirrored = 1;
      else if (lj < ri && li < rj) side = mirrored = 2;
      else if (lj >= ri) {
        side = 3 + sideGap(lj - ri);
        mirrored = side + sideGaps;
      } else {
        mirrored = 3 + sideGap(li - rj);
        side = mirrored + sideGaps;
      }
      out[at + j] = row + side + (below ? 0 : above);
      out[j * n + i] = row + mirrored + (down < 0 ? 0 : above);
    }
  }
  return out;
}
