/** The memory of layouts: remembered documents, and those among them that have the layout of a new one. */
import { recent } from '../remembered.js';
import { decodeLayouts } from './codec.js';
import { type Contexts, contextsOf } from './contexts.js';
import { byWordOf, leastLikeness, likenessOf } from './likeness.js';
import { type Recall, recollect } from './recall.js';
import type { RememberedDocument } from './remembered.js';
import type { StoredLayout } from './stored.js';

/** As alike as this share of the most alike one. */
const nearBest = 0.7;
/** Documents compared closely, and those that are recalled. */
const [compared, recalled] = [24, 5];
/** Decoded documents that are kept. */
const kept = 200;

export interface LayoutMemory {
  readonly count: number;
  readonly recall: Recall;
  /** All of them, as bytes. */
  stored(): readonly StoredLayout[];
  /** Remembered documents of the same layout, the most similar ones first; without those of its name. */
  alike(document: RememberedDocument): RememberedDocument[];
}

/** `name`: of the file, for messages. `silent`: details of which nothing is recalled. Throws InputError for what is no such file. */
export function openLayouts(bytes: Uint8Array, name: string, silent: readonly string[] = []): LayoutMemory {
  const { count, postings, document, stored } = decodeLayouts(bytes, name);
  const decoded = recent(document, kept);
  return {
    count,
    stored,
    alike({ name, pages: [first] }) {
      return first ? find(first.contexts, count, postings, decoded, name) : [];
    },
    recall(asked, pages) {
      const first = pages.find(({ page }) => page === 0);
      const alike = first ? find(contextsOf(first, asked.pages[0]!), count, postings, decoded) : [];
      return alike.length > 0 ? recollect(asked, alike, silent) : undefined;
    },
  };
}

/** The most alike ones first. `contexts`: of a first page. `but`: a name that is left out. */
function find(contexts: Contexts, count: number, postings: Int32Array, remembered: (index: number) => RememberedDocument, but?: string): RememberedDocument[] {
  if (count === 0) return [];
  const byWord = byWordOf(contexts);
  const shared = new Uint16Array(count);
  for (const word of byWord.keys()) {
    for (let i = firstOf(word, postings); 2 * i < postings.length && postings[2 * i] === word; i++) shared[postings[2 * i + 1]!]!++;
  }
  const alike = mostOf(shared, compared)
    .map((index) => remembered(index))
    .map((one) => ({ one, likeness: likenessOf(one, contexts, byWord) }))
    .filter(({ one, likeness }) => likeness >= leastLikeness && one.name !== but)
    .sort((a, b) => b.likeness - a.likeness);
  return alike
    .filter(({ likeness }) => likeness >= nearBest * alike[0]!.likeness)
    .slice(0, recalled)
    .map(({ one }) => one);
}

/** Indices of the largest counts above 0, the largest first, of equal ones those that come first. */
function mostOf(counts: Uint16Array, atMost: number): number[] {
  const byCount: number[] = [];
  for (const count of counts) byCount[count] = (byCount[count] ?? 0) + 1;
  let [least, more] = [byCount.length, 0];
  while (least > 1 && more < atMost) more += byCount[--least] ?? 0;
  const most: number[] = [];
  for (let i = 0; i < counts.length; i++) if (counts[i]! >= least && counts[i]! > 0) most.push(i);
  return most.sort((a, b) => counts[b]! - counts[a]!).slice(0, atMost);
}

/** Number of the first pair with that word, by bisection. */
function firstOf(word: number, postings: Int32Array): number {
  let [low, high] = [0, postings.length / 2];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (postings[2 * middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
