/** Evidence of the words of a page for each tag that words of remembered pages have, and of candidates for a detail. */
import type { Candidate } from '../features/contract.js';
import { tagNames } from '../network/config.js';
import type { Contexts } from './contexts.js';
import { grouped } from '../grouped.js';
import { recent, rememberedOf } from '../remembered.js';
import { agreementOf, columnsOf, evidenceColumn, isEqual, isKeyed, isOfForm, isSame, likenessOfAgreement } from './evidence.js';
import { gathered, mostAlikeWords } from './most-alike.js';
import type { RememberedPage, RememberedValue } from './remembered.js';

/**
 * By tag and word of the page: agreement with the most alike remembered word of that tag, of equally alike ones the first; undefined for tags without any. Of all pages together, but
 * for words that came before on another page.
 */
export function tagEvidence(contexts: Contexts, pages: readonly RememberedPage[]): readonly (Uint16Array | undefined)[] {
  const words: [RememberedPage, number][][] = tagNames.map(() => []);
  const cameBefore = repeats();
  for (const page of pages)
    for (let j = 0; j < page.contexts.count; j++) {
      const tag = page.tags[j]!;
      if (tag < tagNames.length && !cameBefore(page, j)) words[tag]!.push([page, j]);
    }
  return words.map((own) => (own.length === 0 ? undefined : mostAlikeWords(contexts, gathered(own))));
}

/** Gives whether a word with the same surroundings and the same tag was asked for before: letterhead and keys of one layout repeat. */
function repeats(): (page: RememberedPage, j: number) => boolean {
  const seen = new Map<number, (readonly [RememberedPage, number])[]>();
  return (page, j) => {
    const { own, left, above, x1, y } = page.contexts;
    const hash = own[j]! ^ Math.imul(left[j]!, 3) ^ Math.imul(above[j]!, 5) ^ Math.imul(x1[j]!, 0x9e3779b1) ^ Math.imul(y[j]!, 0x85ebca6b);
    const alike = seen.get(hash);
    if (!alike) seen.set(hash, [[page, j]]);
    else if (alike.some(([other, i]) => page.tags[j] === other.tags[i] && isEqual(page.contexts, j, other.contexts, i))) return true;
    else alike.push([page, j]);
    return false;
  };
}

/** The remembered place of a detail that a candidate is most like: the agreement of its first word and that of its last. */
export interface Place {
  readonly alike: number;
  readonly first: number;
  readonly last: number;
}

/** By detail, in their order. */
const valuesOf = rememberedOf(({ values }: RememberedPage) => grouped(values, ({ detail }) => detail));

/** Of a total and its part: where one rate holds for all, both are printed at each other's places. */
const partOf: Readonly<Record<string, string>> = { NetTotalAmount: 'NetAmount', VatTotalAmount: 'VatAmount' };

/** By detail the remembered places that are its own alone, not its part's too. */
const ownValuesOf = rememberedOf((page: RememberedPage) => {
  const all = valuesOf(page);
  const isShared = ({ first, last }: RememberedValue, part: string) => (all.get(part) ?? []).some((other) => other.first === first && other.last === last);
  return new Map([...all].map(([detail, values]) => [detail, partOf[detail] ? values.filter((value) => !isShared(value, partOf[detail]!)) : values]));
});

/** Whether a total was printed at a place of its own beside its part's, so that the latter may be forgotten where the former is found. */
export const hasPlacesOfItsOwn = (page: RememberedPage, detail: string): boolean => {
  const own = ownValuesOf(page).get(detail)?.length ?? 0;
  return own > 0 && own < valuesOf(page).get(detail)!.length;
};

/** Of the remembered places of a detail (`own`: of those that are no part's) the most alike one, of the first of the pages that has it; undefined where these have none. */
export function placeOf(candidate: Candidate, contexts: Contexts, remembered: readonly RememberedPage[], detail: string, own = false): Place | undefined {
  let best: Place | undefined;
  for (const page of remembered)
    for (const value of (own ? ownValuesOf : valuesOf)(page).get(detail) ?? []) {
      const first = agreementOf(contexts, candidate.first, page.contexts, value.first);
      const last = agreementOf(contexts, candidate.last, page.contexts, value.last);
      const alike = likenessOfAgreement[first]! + likenessOfAgreement[last]!;
      if (alike > (best?.alike ?? -1)) best = { alike, first, last };
    }
  return best;
}

/** Of several places the most alike one, of those the first. */
export const mostAlike = (places: readonly (Place | undefined)[]): Place | undefined =>
  places.reduce((best, place) => (place && place.alike > (best?.alike ?? -1) ? place : best), undefined);

/** Neither the same words nor, behind the same key, words of the same form are no place, whatever else agrees. */
export const canBePlace = ({ first, last }: Place): boolean => isSame(first & last) || (isOfForm(first & last) && isKeyed(first));

/** The columns of a candidate against a place; shared, not to be written to. */
export function placeEvidence({ first, last }: Place, candidate: Candidate, contexts: Contexts): Float32Array {
  const hasWords = (contexts.left[candidate.first] === 0 ? 0 : 2) + (contexts.first[candidate.first] === 0 ? 0 : 1);
  return evidenceOfPlace(4 * (first * 2 ** bits + last) + hasWords);
}

/** Bits of an agreement. */
const bits = Math.log2(likenessOfAgreement.length);
/** Few of all combinations come. */
const evidenceOfPlace = recent((place: number): Float32Array => {
  const agreements = place >> 2;
  const row = joined(columnsOf(agreements >> bits), columnsOf(agreements & (2 ** bits - 1)));
  // That neither has a word before it says nothing of what it is, but where the word above is the same.
  if (row[evidenceColumn.above] === 1) return row;
  if ((place & 2) === 0) row[evidenceColumn.left] = 0;
  if ((place & 1) === 0) row[evidenceColumn.first] = 0;
  return row;
}, 10_000);

/** Key and left edge of the first word, right edge of the last; the value is the same where both are. */
function joined(first: Float32Array, last: Float32Array): Float32Array {
  const row = first.slice();
  const x = row[evidenceColumn.x1] || last[evidenceColumn.x2] ? 1 : 0;
  row[evidenceColumn.own]! *= last[evidenceColumn.own]!;
  row[evidenceColumn.x2] = last[evidenceColumn.x2]!;
  row[evidenceColumn.anchored] = row[evidenceColumn.key] && x ? 1 : 0;
  row[evidenceColumn.placed] = row[evidenceColumn.y] && x ? 1 : 0;
  row[evidenceColumn.exact] = row[evidenceColumn.own] && row[evidenceColumn.anchored] ? 1 : 0;
  row[evidenceColumn.shape]! *= last[evidenceColumn.shape]!;
  row[evidenceColumn.keyed] = row[evidenceColumn.shape] && row[evidenceColumn.anchored] ? 1 : 0;
  row[evidenceColumn.phrased] = row[evidenceColumn.shape] && row[evidenceColumn.phrase] ? 1 : 0;
  row[evidenceColumn.constant] = row[evidenceColumn.own] && row[evidenceColumn.placed] ? 1 : 0;
  return row;
}
