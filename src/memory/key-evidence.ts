/** How telling the key of a candidate is: whether what stands behind it on remembered pages is the detail, or something else. */
import type { Candidate, EncodedPage } from '../features/contract.js';
import { rememberedOf } from '../remembered.js';
import type { Contexts } from './contexts.js';
import type { RememberedPage } from './remembered.js';

/** Words that are a key: the last one before a word, the first of its line, the whole key before it, or above it. */
export const keyParts = ['left', 'first', 'key', 'heading'] as const;
export type KeyPart = (typeof keyParts)[number];

export interface KeyCounts {
  /** Values of the detail behind the key, and other numbers behind it. */
  readonly own: number;
  readonly others: number;
}

/** Words of a page by the hash of what is their key. */
const behindKeys = rememberedOf(
  (contexts: Contexts): Readonly<Record<KeyPart, ReadonlyMap<number, readonly number[]>>> => ({
    left: byHash(contexts.left),
    first: byHash(contexts.first),
    key: byHash(contexts.key),
    heading: byHash(contexts.heading),
  }),
);

function byHash(hashes: Int32Array): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const [j, hash] of hashes.entries()) {
    const known = found.get(hash);
    if (known) known.push(j);
    else if (hash !== 0) found.set(hash, [j]);
  }
  return found;
}

/** Of word i of `contexts`, which has that key. */
export function keyCounts(part: KeyPart, contexts: Contexts, i: number, pages: readonly RememberedPage[], detail: string): KeyCounts {
  let [own, others] = [0, 0];
  for (const { contexts: their, values } of pages)
    for (const j of behindKeys(their)[part].get(contexts[part][i]!) ?? []) {
      if (values.some((value) => value.detail === detail && j >= value.first && j <= value.last)) own++;
      else if (contexts.shape[i] === their.shape[j] || (their.isWord[j] === 1 && their.hasLetters[j] === 0)) others++;
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
