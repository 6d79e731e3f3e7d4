/** Sizes of the sets of best-scored predictions that the fixed-sequence test looks at; fixed before any outcome is seen, as the guarantee requires. */
import { atMost, leastSamples } from './binomial.js';

export interface Guarantee {
  /** Target precision at or above the threshold. */
  readonly precision: number;
  /** Probability that the guarantee holds. */
  readonly confidence: number;
}

/** The first set is two fifths of all, each further one an eightieth larger. Both were measured: reports/experiments.md. */
const first = 32;
const last = 80;

/** Ascending sizes for `n` predictions; none where even all of them without error could not show the precision. */
export function testSizes(n: number, target: Guarantee): number[] {
  const from = Math.max(leastSamples(target.precision, target.confidence), firstWithOneWrong(n, target));
  const sizes: number[] = [];
  for (let part = first; part <= last; part++) {
    const size = Math.round((n * part) / last);
    if (size >= from && size !== sizes.at(-1)) sizes.push(size);
  }
  return sizes;
}

/** First size between two fifths and half that passes with one error: a single chance error at the top should not end the test. 0 for none. */
function firstWithOneWrong(n: number, { precision, confidence }: Guarantee): number {
  for (let size = Math.round((n * first) / last); size <= n / 2; size++) {
    if (atMost(1, size, 1 - precision) <= 1 - confidence) return size;
  }
  return 0;
}
