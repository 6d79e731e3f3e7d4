/** How large the sets of best-scored predictions are that the fixed-sequence test looks at, one after the other; fixed before any outcome is seen, so that the promise holds. */
import { atMost, leastSamples } from './binomial.js';

export interface Promised {
  /** Share of right values wanted at or above the threshold. */
  readonly precision: number;
  /** Chance that this holds. */
  readonly confidence: number;
}

/** The first set is two fifths of all, each further one an eightieth larger. Both measured: reports/experiments.md. */
const first = 32;
const last = 80;

/** Sizes for `n` predictions, ascending; none where all of them, flawless, could not show the precision. */
export function testSizes(n: number, target: Promised): number[] {
  const from = Math.max(leastSamples(target.precision, target.confidence), firstWithOneWrong(n, target));
  const sizes: number[] = [];
  for (let part = first; part <= last; part++) {
    const size = Math.round((n * part) / last);
    if (size >= from && size !== sizes.at(-1)) sizes.push(size);
  }
  return sizes;
}

/** Where two fifths would have to be flawless and half may have one wrong, the walk starts there: one chance error at the top should not end it. Else 0. */
function firstWithOneWrong(n: number, { precision, confidence }: Promised): number {
  for (let size = Math.round((n * first) / last); size <= n / 2; size++) {
    if (atMost(1, size, 1 - precision) <= 1 - confidence) return size;
  }
  return 0;
}
