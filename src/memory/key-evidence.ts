/** How telling the key of a candidate is: whether what stands behind it on remembered pages is the detail, or something else. */
import type { Candidate, EncodedPage } from '../features/contract.js';
import { rememberedOf } from '../remembered.js';
import { type Contexts, hashOf } from './contexts.js';
import type { RememberedPage } from './remembered.js';

/** Words that are a key: the last one before a word, the first of its line, the whole key before it, or above it. */
const keyParts = ['left', 'first', 'key', 'heading'] as const;
export type KeyPart = (typeof keyParts)[number];
/** A whole key that is before a word on one page and above it on another is one key. */
const wholeKeys = ['key', 'heading'] as const satisfies readonly KeyPart[];
/** Where a key is looked for on remembered pages: in the same part of it, or as a whole key. */
type KeyPlace = KeyPart | 'whole';

interface KeyCounts {
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

/** Numbers by their hash in either list; once where both have the same. */
export function byHash(hashes: Int32Array, others?: Int32Array): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  const add = (hash: number, j: number): void => {
    const known = found.get(hash);
    if (known) known.push(j);
    else found.set(hash, [j]);
  };
  for (let j = 0; j < hashes.length; j++) if (hashes[j] !== 0) add(hashes[j]!, j);
  if (others) for (let j = 0; j < others.length; j++) if (others[j] !== 0 && others[j] !== hashes[j]) add(others[j]!, j);
  return found;
}

/** Forms of words that are too short for `hasLetters`, which go on with a key and are no value behind it. */
const shortWords: ReadonlySet<number> = new Set(['A', 'a', 'Aa', 'aA', 'AaA'].flatMap((form) => ['', '.', ':', '.:', ','].map((end) => hashOf(form + end))));

/** Words of a page by whether they are within a value, detail by detail. */
const withinValues = rememberedOf(({ contexts, values }: RememberedPage): ReadonlyMap<string, Uint8Array> => {
  const within = new Map<string, Uint8Array>();
  for (const { detail, first, last } of values) {
    const words = within.get(detail) ?? new Uint8Array(contexts.count);
    within.set(detail, words.fill(1, first, last + 1));
  }
  return within;
});

/** A remembered page, as the keys of one detail are looked for on it. */
interface KeyedPage {
  readonly contexts: Contexts;
  readonly behind: Readonly<Record<KeyPlace, ReadonlyMap<number, readonly number[]>>>;
  readonly within: Uint8Array | undefined;
}

/** Of word i of `contexts`, which has that key. */
function keyCounts(part: KeyPart, contexts: Contexts, i: number, pages: readonly KeyedPage[], among: KeyPlace): KeyCounts {
  let [own, others] = [0, 0];
  for (const { contexts: their, behind, within } of pages)
    for (const j of behind[among].get(contexts[part][i]!) ?? []) {
      if (within?.[j] === 1) own++;
      else if (contexts.shape[i] === their.shape[j] || (their.isWord[j] === 1 && their.hasLetters[j] === 0 && !shortWords.has(their.shape[j]!))) others++;
    }
  return { own, others };
}

/** Words that have one key and one form share what is computed of them: the rows of a column do. */
function shared<T>(part: KeyPart, { [part]: hashes, shape }: Contexts, compute: (i: number) => T): (i: number) => T {
  const known = new Map<number, Map<number, T>>();
  return (i) => {
    const byForm = known.get(hashes[i]!) ?? new Map<number, T>();
    if (byForm.size === 0) known.set(hashes[i]!, byForm);
    const value = byForm.get(shape[i]!);
    if (value !== undefined) return value;
    const computed = compute(i);
    byForm.set(shape[i]!, computed);
    return computed;
  };
}

/** What the keys of a page's candidates tell of a detail. Shares: of what stands behind a key the part that is the detail, over the values behind it on the page itself; 1 without a key. */
export interface KeysOfDetail {
  /** By the last word before the candidate, or the first of its line. */
  byWord(part: 'left' | 'first', candidate: Candidate): number;
  /** By its whole keys that are known, else by all: of the one that tells most. */
  asWhole(candidate: Candidate): number;
  /** Share of the documents on which only something else stands behind its key; behind a key of many numbers each is something else. */
  denials(candidate: Candidate): number;
}

/** `documents`: pages of those that know the detail; `isHaving`: those that have a value of it; `valuesBehind`: of `valuesByKey`. */
export function keysOf(
  detail: string,
  contexts: Contexts,
  documents: readonly (readonly RememberedPage[])[],
  isHaving: readonly boolean[],
  valuesBehind: ValuesByKey,
): KeysOfDetail {
  const keyed = documents.map((pages) =>
    pages.map((page): KeyedPage => ({ contexts: page.contexts, behind: behindKeys(page.contexts), within: withinValues(page).get(detail) })),
  );
  const having = keyed.filter((_, k) => isHaving[k]).flat();
  const counted = (part: KeyPart, among: KeyPlace = part) => shared(part, contexts, (i) => keyCounts(part, contexts, i, having, among));
  const counts = { left: counted('left'), first: counted('first'), key: counted('key', 'whole'), heading: counted('heading', 'whole') };
  const share = ({ own, others }: KeyCounts, part: KeyPart, candidate: Candidate): number =>
    (own > 0 ? own / (own + others) : 1) / valuesBehind(part, candidate);
  const denied = (part: KeyPart) => shared(part, contexts, (i) => keyed.reduce((sum, pages) => sum + denialOf(keyCounts(part, contexts, i, pages, part)), 0));
  const [deniedByKey, deniedByHeading] = [denied('key'), denied('heading')];
  return {
    byWord: (part, candidate) => (contexts[part][candidate.first] === 0 ? 1 : share(counts[part](candidate.first), part, candidate)),
    asWhole(candidate) {
      let [known, all] = [-1, -1];
      for (const part of wholeKeys) {
        if (contexts[part][candidate.first] === 0) continue;
        const found = counts[part](candidate.first);
        const own = share(found, part, candidate);
        all = Math.max(all, own);
        if (found.own > 0) known = Math.max(known, own);
      }
      return known >= 0 ? known : all >= 0 ? all : 1;
    },
    denials(candidate) {
      const isAbove = contexts.key[candidate.first] === 0;
      return (isAbove ? deniedByHeading : deniedByKey)(candidate.first) / documents.length / valuesBehind(isAbove ? 'heading' : 'key', candidate);
    },
  };
}

const denialOf = ({ own, others }: KeyCounts): number => (own === 0 && others > 0 ? 1 / others : 0);

/** Of a candidate: how many different values stand behind the same key. */
export type ValuesByKey = (part: KeyPart, candidate: Candidate) => number;

/** Gives how many different values of a kind stand behind the key of a candidate on its own page, by their first words: of several lines of taxes none is the sum. */
export function valuesByKey({ candidates }: EncodedPage, contexts: Contexts, kind: string): ValuesByKey {
  const ofKind = candidates.filter((candidate) => candidate.kind === kind);
  const values = keyParts.map((part) => {
    const behind = new Map<number, Set<number>>();
    for (const { first } of ofKind) behind.set(contexts[part][first]!, (behind.get(contexts[part][first]!) ?? new Set()).add(contexts.own[first]!));
    return behind;
  });
  return (part, { first }) => values[keyParts.indexOf(part)]!.get(contexts[part][first]!)?.size ?? 1;
}
