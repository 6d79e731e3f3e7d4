/** The memory of layouts: remembered documents, and those among them that a new one is laid out like. */
import type { Document } from '../document/document.js';
import type { EncodedPage } from '../features/contract.js';
import { recent } from '../remembered.js';
import { decodeLayouts } from './codec.js';
import { contextsOf } from './contexts.js';
import { byWordOf, likenessOf } from './likeness.js';
import { type Recall, recollect } from './recall.js';
import type { RememberedDocument } from './remembered.js';

/** Least likeness: of pages of one supplier 90 of 100 reach it, of two suppliers 1 in 1,000 (synthetic suppliers with held-out layouts, 2026-11-23). */
const least = 0.3;
/** As alike as this share of the most alike one. */
const nearBest = 0.7;
/** Documents compared closely, and those that are recalled. */
const [compared, recalled] = [24, 5];
/** Decoded documents that are kept. */
const kept = 200;

export interface LayoutMemory {
  readonly count: number;
  readonly recall: Recall;
  documents(): RememberedDocument[];
}

/** `name`: of the file, for messages. Throws InputError for what is no such file. */
export function openLayouts(bytes: Uint8Array, name: string): LayoutMemory {
  const { count, postings, document } = decodeLayouts(bytes, name);
  const decoded = recent(document, kept);
  return {
    count,
    documents: () => Array.from({ length: count }, (_, i) => document(i)),
    recall(asked, pages) {
      const alike = find(asked, pages, count, postings, decoded);
      return alike.length > 0 ? recollect(asked, alike) : undefined;
    },
  };
}

/** The most alike ones first. */
function find(
  document: Document,
  pages: readonly EncodedPage[],
  count: number,
  postings: Int32Array,
  remembered: (index: number) => RememberedDocument,
): RememberedDocument[] {
  const page = pages.find((each) => each.page === 0);
  if (!page || count === 0) return [];
  const contexts = contextsOf(page, document.pages[0]!);
  const byWord = byWordOf(contexts);
  const shared = new Uint16Array(count);
  for (const word of byWord.keys()) {
    for (let i = firstOf(word, postings); 2 * i < postings.length && postings[2 * i] === word; i++) shared[postings[2 * i + 1]!]!++;
  }
  const likeliest = [...shared.keys()]
    .filter((i) => shared[i]! > 0)
    .sort((a, b) => shared[b]! - shared[a]!)
    .slice(0, compared);
  const alike = likeliest
    .map((index) => ({ one: remembered(index), likeness: likenessOf(remembered(index), contexts, byWord) }))
    .filter(({ likeness }) => likeness >= least)
    .sort((a, b) => b.likeness - a.likeness);
  return alike
    .filter(({ likeness }) => likeness >= nearBest * alike[0]!.likeness)
    .slice(0, recalled)
    .map(({ one }) => one);
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
