/** Predictions sorted by score, as typed arrays: a million objects take many times as long to iterate. */

export interface Scored {
  readonly score: number;
  readonly correct: boolean;
}

/** Lowest scores first. */
export interface Sorted {
  readonly scores: Float64Array;
  readonly correct: Uint8Array;
}

/** Ascending, as typed arrays. */
export function sortedByScore(scored: readonly Scored[]): Sorted {
  const own = scoresOf(scored);
  const correct = Uint8Array.from(scored, (each) => Number(each.correct));
  const order = orderOf(own, 'ascending');
  return { scores: Float64Array.from(order, (index) => own[index]!), correct: Uint8Array.from(order, (index) => correct[index]!) };
}

/** Stable: equal scores keep their order. */
export function byScore<T extends Pick<Scored, 'score'>>(items: readonly T[], order: 'ascending' | 'descending'): T[] {
  return Array.from(orderOf(scoresOf(items), order), (index) => items[index]!);
}

const scoresOf = (items: readonly Pick<Scored, 'score'>[]): Float64Array => Float64Array.from(items, ({ score }) => score);

/** Calibrated scores have four decimals: counting sort. */
const places = 10_000;

/** Stable order of indices. */
export function orderOf(scores: Float64Array, order: 'ascending' | 'descending'): Uint32Array {
  const keys = keysOf(scores);
  const indices = Uint32Array.from(scores, (_, i) => i);
  if (!keys) return indices.sort((a, b) => (order === 'ascending' ? scores[a]! - scores[b]! : scores[b]! - scores[a]!) || a - b);
  if (order === 'descending') for (let i = 0; i < keys.length; i++) keys[i] = places - keys[i]!;
  const starts = new Uint32Array(places + 2);
  for (const key of keys) starts[key + 1]!++;
  for (let key = 1; key < starts.length; key++) starts[key]! += starts[key - 1]!;
  for (let i = 0; i < keys.length; i++) indices[starts[keys[i]!]!++] = i;
  return indices;
}

/** Undefined where a score has more decimals, or is out of range. */
function keysOf(scores: Float64Array): Uint16Array | undefined {
  const keys = new Uint16Array(scores.length);
  for (let i = 0; i < scores.length; i++) {
    const key = Math.round(scores[i]! * places);
    if (!(key >= 0 && key <= places) || key / places !== scores[i]) return undefined;
    keys[i] = key;
  }
  return keys;
}
