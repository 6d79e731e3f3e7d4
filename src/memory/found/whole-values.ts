/** Values that a remembered document has in more words than any kind reads ("HRB 31844 HB", "RCS ANGERS 412 885 097"): where the same words are found again, no part of them is the value, unless as many documents have the part. */
import { type Candidate, type EncodedPage, overlaps } from '../../features/contract.js';
import type { Contexts } from '../contexts.js';
import type { RememberedPage } from '../remembered.js';
import { isOpen } from './own-spans.js';

/** Logit of a part that is none. */
const none = -6;

/**
 * Adds to the terms of one detail, whose column is `f` of `width`: what the network and the memory give to a part goes to the whole. `logits` and `terms`: candidates × details
 * of the page.
 */
export function preferWhole(
  { page, contexts, logits }: { readonly page: EncodedPage; readonly contexts: Contexts; readonly logits: Float32Array },
  remembered: readonly RememberedPage[],
  { name, kind }: { readonly name: string; readonly kind: string },
  { f, width }: { readonly f: number; readonly width: number },
  terms: Float32Array,
): void {
  const values = remembered.flatMap(({ values, contexts: other }) => values.flatMap((value) => (value.detail === name ? [{ ...value, other }] : [])));
  if (!values.some((value) => value.last > value.first && isOpen(kind, value))) return;
  const sumOf = (c: number): number => logits[c * width + f]! + terms[c * width + f]!;
  /** How often the words of a candidate were the whole value. */
  const timesOf = ({ first, last }: Pick<Candidate, 'first' | 'last'>): number =>
    values.filter((value) => {
      if (value.last - value.first !== last - first) return false;
      for (let j = first; j <= last; j++) if (value.other.own[value.first + j - first] !== contexts.own[j]) return false;
      return true;
    }).length;
  const own = [...page.candidates.keys()].filter((c) => page.candidates[c]!.kind === kind);
  for (const c of own) {
    const whole = page.candidates[c]!;
    const times = whole.last > whole.first ? timesOf(whole) : 0;
    if (times === 0) continue;
    for (const d of own) {
      const part = page.candidates[d]!;
      if (d === c || !overlaps(part, whole) || part.last - part.first >= whole.last - whole.first || timesOf(part) >= times) continue;
      terms[c * width + f]! += Math.max(0, sumOf(d) - sumOf(c));
      terms[d * width + f]! = Math.min(terms[d * width + f]!, none - logits[d * width + f]!);
    }
  }
}
