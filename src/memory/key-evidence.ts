/** How telling the key of a candidate is: whether what stands behind it on remembered pages is the detail, or something else. */
import type { Candidate, EncodedPage } from '../features/contract.js';
import { rememberedOf } from '../remembered.js';
import { type Contexts, hashOf } from './contexts.js';
import type { RememberedPage } from './remembered.js';

/** Words that are a key: the last one before a word, the first of its line, the whole key before it, or above it. */
export const keyParts = ['left', 'first', 'key', 'heading'] as const;
export type KeyPart = (typeof keyParts)[number];
/** A whole key that is before a word on one page and above it on another is one key. */
export const wholeKeys = ['key', 'heading'] as const satisfies readonly KeyPart[];
/** Where a key is looked for on remembered pages: in the same part of it, or as a whole key. */
export type KeyPlace = KeyPart | 'whole';

export interface KeyCounts {
  /** Values of the detail behind the key, and other numbers behind it. */
  readonly own: number;
  readonly others: number;
}

/** Words of a page by the hash of what is their key. */
const behindKeys = rememberedOf(
  ({ left, first, key, heading }: Contexts): Readonly<Record<KeyPlace, ReadonlyMap<number, readonly number[]>>> => ({
    left: byHash(left),
    first: byHash(first),
    key: byHash(key),
    heading: byHash(heading),
    whole: byHash(key, heading),
  }),
);

function byHash(...hashes: readonly Int32Array[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const [k, each] of hashes.entries())
    for (const [j, hash] of each.entries()) {
      if (hash === 0 || hashes.slice(0, k).some((other) => other[j] === hash)) continue;
      const known = found.get(hash);
      if (known) known.push(j);
      else found.set(hash, [j]);
    }
  return found;
}

/** Forms of words that are too short for `hasLetters`, which go on with a key and are no value behind it. */
const shortWords: ReadonlySet<number> = new Set(['A', 'a', 'Aa', 'aA', 'AaA'].flatMap((form) => ['', '.', ':', '.:', ','].map((end) => hashOf(form + end))));

/** Of word i of `contexts`, which has that key. */
export function keyCounts(part: KeyPart, contexts: Contexts, i: number, pages: readonly RememberedPage[], detail: string, among: KeyPlace = part): KeyCounts {
  let [own, others] = [0, 0];
  for (const { contexts: their, values } of pages)
    for (const j of behindKeys(their)[among].get(contexts[part][i]!) ?? []) {
      if (values.some((value) => value.detail === detail && j >= value.first && j <= value.last)) own++;
      else if (contexts.shape[i] === their.shape[j] || (their.isWord[j] === 1 && their.hasLetters[j] === 0 && !shortWords.has(their.shape[j]!))) others++;
    }
  return { own, others };
}

/** Gives how many different values of a kind stand behind the key of a candidate on its own page, by their first words: of several lines of taxes none is the sum. */
export function valuesByKey({ candidates }: EncodedPage, contexts: Contexts, kind: string): (part: KeyPart, candidate: Candidate) => number {
  const ofKind = candidates.filter((candidate) => candidate.kind === kind);
  const values = keyParts.map((part) => {
    const behind = new Map<number, Set<number>>();
    for (const { first } of ofKind) behind.set(contexts[part][first]!, (behind.get(contexts[part][first]!) ?? new Set()).add(contexts.own[first]!));
    return behind;
  });
  return (part, { first }) => values[keyParts.indexOf(part)]!.get(contexts[part][first]!)?.size ?? 1;
}
