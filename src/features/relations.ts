/**
 * How one token lies to another, as one of fewer than 256 buckets, free of scale: distances count in line heights. On one line the gap to the left or right;
 * elsewhere how many lines above or below, and whether edges are aligned, boxes overlap, or how far aside.
 */
import type { Token } from './contract.js';
import { paddingRelation } from './contract.js';

/** Steps of a gap on one line, beside, and of distances in lines; bounds in line heights. Written out: this runs for every pair of words. */
const lineGap = (gap: number): number => (gap <= 1.5 ? (gap <= 0.5 ? 0 : 1) : gap <= 10 ? (gap <= 4 ? 2 : 3) : gap <= 25 ? 4 : 5);
const lineGaps = 6;
const sideGap = (gap: number): number => (gap <= 3 ? (gap <= 1 ? 0 : 1) : gap <= 8 ? 2 : gap <= 20 ? 3 : 4);
const sideGaps = 5;
const rowStep = (distance: number): number =>
  distance <= 2.5 ? (distance <= 1.4 ? 0 : 1) : distance <= 9.5 ? (distance <= 4.8 ? 2 : 3) : distance <= 20 ? 4 : 5;
const rowSteps = 6;

const sameLine = 1 + 2 * lineGaps;
const perRow = 3 + 2 * sideGaps;
const used = sameLine + 2 * rowSteps * perRow;
if (used > paddingRelation) throw new Error(`${used} relation buckets`);

/** n × n bucket numbers: entry i·n + j tells where j lies seen from i. `pitch`: usual distance of lines in pixels. */
export function relationsOf(tokens: readonly Token[], pitch: number): Int32Array {
  const n = tokens.length;
  const out = new Int32Array(n * n);
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
  for (let i = 0; i < n; i++) {
    const li = left[i]!;
    const ri = right[i]!;
    const mi = middle[i]!;
    const lineI = line[i]!;
    const at = i * n;
    for (let j = 0; j < n; j++) {
      if (i === j) continue;
      const lj = left[j]!;
      const rj = right[j]!;
      if (line[j] === lineI) {
        out[at + j] = j > i ? 1 + lineGap(lj - ri) : 1 + lineGaps + lineGap(li - rj);
        continue;
      }
      const down = middle[j]! - mi;
      const row = down > 0 ? rowStep(down) : rowSteps + rowStep(-down);
      const toLeft = lj - li;
      const toRight = rj - ri;
      let side: number;
      if (toLeft < aligned && toLeft > -aligned) side = 0;
      else if (toRight < aligned && toRight > -aligned) side = 1;
      else if (lj < ri && li < rj) side = 2;
      else side = lj >= ri ? 3 + sideGap(lj - ri) : 3 + sideGaps + sideGap(li - rj);
      out[at + j] = sameLine + row * perRow + side;
    }
  }
  return out;
}
