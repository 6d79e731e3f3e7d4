/**
 * How one token lies to another, as one of fewer than 256 buckets, free of scale: distances count in line heights. On one line the gap to the left or right;
 * elsewhere how many lines above or below, and whether edges are aligned, boxes overlap, or how far aside.
 */
import type { Token } from './contract.js';
import { relationBuckets } from './contract.js';

/** Upper bounds of gaps on one line and beside, and of distances in lines, in line heights. */
const lineGaps = [0.5, 1.5, 4, 10, 25];
const sideGaps = [1, 3, 8, 20];
const rows = [1.4, 2.5, 4.8, 9.5, 20];

const sameLine = 1 + 2 * (lineGaps.length + 1);
const perRow = 3 + 2 * (sideGaps.length + 1);
const used = sameLine + 2 * (rows.length + 1) * perRow;
if (used > relationBuckets) throw new Error(`${used} relation buckets`);

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
    const [li, ri, mi, lineI] = [left[i]!, right[i]!, middle[i]!, line[i]!];
    for (let j = 0; j < n; j++) {
      if (i === j) continue;
      const lj = left[j]!;
      const rj = right[j]!;
      if (line[j] === lineI) {
        out[i * n + j] = j > i ? 1 + step(lineGaps, lj - ri) : 1 + lineGaps.length + 1 + step(lineGaps, li - rj);
        continue;
      }
      const down = middle[j]! - mi;
      const row = down > 0 ? step(rows, down) : rows.length + 1 + step(rows, -down);
      let side: number;
      if (Math.abs(lj - li) < aligned) side = 0;
      else if (Math.abs(rj - ri) < aligned) side = 1;
      else if (lj < ri && li < rj) side = 2;
      else side = lj >= ri ? 3 + step(sideGaps, lj - ri) : 3 + sideGaps.length + 1 + step(sideGaps, li - rj);
      out[i * n + j] = sameLine + row * perRow + side;
    }
  }
  return out;
}

function step(bounds: readonly number[], value: number): number {
  let i = 0;
  while (i < bounds.length && value > bounds[i]!) i++;
  return i;
}
