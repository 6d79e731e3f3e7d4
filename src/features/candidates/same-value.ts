/** Whether a reading equals the ground truth, compared by its kind: numbers as numbers, identifiers without signs. */
import { bare } from '../../fold.js';
import type { KindName } from '../../values/kind.js';

/** Whether two normalised values of a kind are one: numbers by value, dates as ISO 8601, all others by letters and digits. */
export function sameValue(kind: KindName, truth: string, value: string): boolean {
  if (kind === 'amount' || kind === 'rate' || kind === 'duration') return truth !== '' && Number(truth) === Number(value);
  if (kind === 'date') return truth === value;
  return bare(truth) === bare(value);
}
