/** Similarity of the layouts of two documents, by their first pages. */
import { grouped } from '../grouped.js';
import { rememberedOf } from '../remembered.js';
import type { Contexts } from './contexts.js';
import { appearanceOf, type RememberedDocument, type RememberedPage } from './remembered.js';

/** Least likeness: of pages of one supplier 90 of 100 reach it, of two suppliers 1 in 1,000 (synthetic suppliers with held-out layouts, 2026-11-23). */
export const leastLikeness = 0.3;
/** Edges of one column differ by less, in ten-thousandths of the page's width. */
const edge = 100;
/** Fewer words of the sender are no evidence: its name is a drawing. */
const fewest = 3;
/** Least share of words in the same column: below it they are two layouts, whatever the sender is called. */
const leastAppearance = 0.1;
/** Least share of the sender's words: below it they are two suppliers with one form (payment slips, pages of one program). */
const leastSender = 0.3;
/** Least share of words in the same column from which on details stand where they stood; below it only contacts do. Layouts of one supplier: 0.22 to 1, of its other programs 0.1 to 0.16 (dev + train, 2026-11-27). */
const leastOfDetails = 0.2;

/** The words of a page by their hash. */
export type ByWord = ReadonlyMap<number, readonly number[]>;

/** Tokens by the hash of their own word. */
export const byWordOf = rememberedOf(({ own }: Contexts): ByWord => grouped(own.keys(), (i) => own[i]!));

/** Hashes of the words that a remembered document is found by. */
export function wordsOf({ pages }: RememberedDocument): readonly number[] {
  const first = pages[0];
  if (!first) return [];
  const { fixed, sender } = appearanceOf(first);
  return [...new Set([...fixed, ...sender].map((i) => first.contexts.own[i]!))];
}

/** Of a first page: the share of its fixed words (letterhead, keys) that are in the same column of the other page. */
function appearanceLikeness({ contexts }: RememberedPage, fixed: readonly number[], other: Contexts, byWord: ByWord): number {
  const inColumn = fixed.filter((i) =>
    byWord.get(contexts.own[i]!)?.some((j) => Math.abs(contexts.x1[i]! - other.x1[j]!) <= edge || Math.abs(contexts.x2[i]! - other.x2[j]!) <= edge),
  );
  return inColumn.length / Math.max(1, fixed.length);
}

/**
 * From 0 to 1: the mean of the share of fixed words (letterhead, keys) that are in the same column of the other page and the share of the sender's words that
 * are anywhere on it; 0 where nearly none of either are.
 */
export function likenessOf({ pages }: RememberedDocument, other: Contexts, byWord: ByWord): number {
  const first = pages[0];
  if (!first) return 0;
  const { fixed, sender } = appearanceOf(first);
  const appearance = appearanceLikeness(first, fixed, other, byWord);
  if (appearance < leastAppearance) return 0;
  const words = new Set(sender.map((i) => first.contexts.own[i]!));
  if (words.size < fewest) return appearance;
  const named = [...words].filter((word) => byWord.has(word)).length / words.size;
  return named < leastSender ? 0 : (appearance + named) / 2;
}

/** Whether a document is of the layout of a first page, as far as contacts go. */
export const isAlike = (document: RememberedDocument, other: Contexts): boolean => likenessOf(document, other, byWordOf(other)) >= leastLikeness;

/** Of an alike document: whether its details stand where those of a first page do. */
export const hasItsDetails = ({ pages: [first] }: RememberedDocument, other: Contexts): boolean =>
  first !== undefined && appearanceLikeness(first, appearanceOf(first).fixed, other, byWordOf(other)) >= leastOfDetails;
