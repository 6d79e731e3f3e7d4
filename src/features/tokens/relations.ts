/**
 * How one token lies to another, as one of fewer than 256 buckets, free of scale: distances count in line heights. On one line the gap to the left or right;
 * elsewhere how many lines above or below, and whether edges are aligned, boxes overlap, or how far aside.
 */
import type { Token } from '../contract.js';
import { paddingRelation } from '../contract.js';

/**
 * Steps of a gap on one line, beside, and of distances in lines; bounds in line heights. Written out, for this runs for every pair of words, and as sums of
 * comparisons, for a processor guesses wrongly which way a branch goes.
 */
const lineGap = (gap: number): number => +(gap > 0.5) + +(gap > 1.5) + +(gap > 4) + +(gap > 10) + +(gap > 25);
const lineGaps = 6;
const sideGap = (gap: number): number => +(gap > 1) + +(gap > 3) + +(gap > 8) + +(gap > 20);
const sideGaps = 5;
const rowStep = (distance: number): number => +(distance > 1.4) + +(distance > 2.5) + +(distance > 4.8) + +(distance > 9.5) + +(distance > 20);
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
  for (let i = 0; i < n; i++) {
    const { box, line: own } = tokens[i]!;
    left[i] = box.x / pitch;
    right[i] = (box.x + box.width) / pitch;
    middle[i] = (box.y + box.height / 2) / pitch;
    line[i] = own;
  }
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
      const row = sameLine + rowStep(Math.abs(down)) * perRow;
      let side: number;
      let mirrored: number;
      if (Math.abs(lj - li) < aligned) side = mirrored = 0;
      else if (Math.abs(rj - ri) < aligned) side = mirrored = 1;
      else if (lj < ri && li < rj) side = mirrored = 2;
      else {
        const isRight = lj >= ri;
        const near = 3 + sideGap(isRight ? lj - ri : li - rj);
        const far = near + sideGaps;
        side = isRight ? near : far;
        mirrored = isRight ? far : near;
      }
      out[at + j] = row + side + (down > 0 ? 0 : above);
      out[j * n + i] = row + mirrored + (down < 0 ? 0 : above);
    }
  }
  return out;
}
