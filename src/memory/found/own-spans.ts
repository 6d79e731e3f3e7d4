/**
 * Values without a candidate: what a remembered document has as a detail though no kind of value reads so ("Site 2217 north", a national number of another form). The same words are it on the
 * next document, and words of the same form behind or below the same key.
 */
import { type Candidate, type EncodedPage, overlaps, type Token } from '../../features/contract.js';
import { boxOf, isApart, textOf } from '../../features/tokens/token-text.js';
import type { KindName } from '../../values/kind.js';
import { kinds } from '../../values/index.js';
import { asciiOnly } from '../../values/text/compact.js';
import type { Contexts } from '../contexts.js';
import type { RememberedPage, RememberedValue } from '../remembered.js';

/** Kinds whose values may be anything behind their key. */
const open: ReadonlySet<string> = new Set<KindName>(['identifier', 'tax-id', 'vat-id', 'company-registration']);
/** Those of them whose known forms have check digits. */
const checked: ReadonlySet<string> = new Set<KindName>(['tax-id', 'vat-id']);
/** Words of one value; candidates that a page gets of one remembered value, and in all. */
const [longest, mostOfOne, most] = [8, 4, 32];
/** A gap between cells, in line heights; the least share of its width that the remembered words have there, where it is within the value. */
const [gap, leastShare] = [1, 0.5];

/** Whether a remembered value of this kind may have a place that no candidate has. */
export const isOpen = (kind: string, { first, last }: Pick<RememberedValue, 'first' | 'last'>): boolean => open.has(kind) && last - first < longest;

/** Candidates that the page lacks. `kindOf`: of a detail; undefined for unknown ones. */
export function ownSpans(
  page: EncodedPage,
  contexts: Contexts,
  remembered: readonly RememberedPage[],
  kindOf: (detail: string) => string | undefined,
): Candidate[] {
  const found: Candidate[] = [];
  const isThere = (kind: string, first: number, last: number): boolean =>
    [...page.candidates, ...found].some((each) => each.kind === kind && each.first === first && each.last === last);
  for (const { contexts: other, values } of remembered)
    for (const value of values) {
      const kind = kindOf(value.detail);
      if (kind === undefined || !isOpen(kind, value)) continue;
      const limit = Math.min(most, found.length + mostOfOne);
      for (let first = 0; first + value.last - value.first < contexts.count && found.length < limit; first++) {
        const last = first + value.last - value.first;
        if (page.tokens[first]!.line !== page.tokens[last]!.line || !isLike(contexts, first, other, value) || isThere(kind, first, last)) continue;
        if (isParted(page.tokens, contexts, first, other, value)) continue;
        const tokens = page.tokens.slice(first, last + 1);
        const text = textOf(tokens);
        const [read] = kinds[kind as KindName].read(text);
        // What a candidate within it has as its value was not the label's: "HRB 31844" of "HRB 31844 HB".
        const isKnown = page.candidates.some((each) => each.kind === kind && each.value === read?.value && overlaps(each, { first, last }));
        const id =
          (isKnown ? undefined : read) ??
          (kind === 'identifier' ? { value: text } : { value: asciiOnly(text), ...(checked.has(kind) && { check: 'failed' as const }) });
        if (id.value) found.push({ kind: kind as KindName, ...id, first, last, text, box: boxOf(tokens), page: page.page });
      }
    }
  return found;
}

/** The same words behind or below the same one; words of the same form behind or below the same key. */
function isLike(contexts: Contexts, at: number, other: Contexts, { first, last }: RememberedValue): boolean {
  const agrees = (of: 'own' | 'shape'): boolean => {
    for (let j = first; j <= last; j++) if (contexts[of][at + j - first] !== other[of][j]) return false;
    return true;
  };
  const isSame = (of: 'left' | 'above' | 'key' | 'heading'): boolean => other[of][first] !== 0 && contexts[of][at] === other[of][first];
  if (isSame('key') || (other.key[first] === 0 && contexts.key[at] === 0 && isSame('heading'))) return agrees('shape');
  return (isSame('left') || isSame('above')) && agrees('own');
}

/** Whether two of the words have a gap between cells that the remembered ones lack. */
function isParted(tokens: readonly Token[], contexts: Contexts, at: number, other: Contexts, { first, last }: RememberedValue): boolean {
  const behind = ({ x1, x2 }: Contexts, i: number): number => x1[i + 1]! - x2[i]!;
  for (let j = first, i = at; j < last; j++, i++)
    if (isApart(tokens[i]!, tokens[i + 1]!, gap) && behind(other, j) < leastShare * behind(contexts, i)) return true;
  return false;
}
