/** Rows a document may mean: those that share a key with it, and those that share its rarest words, wrong letters allowed. */
import { editDistance } from '../../values/text/edit-distance.js';
import { bucket, hashOf } from './buckets.js';
import { prefixLength, variants } from './build.js';
import { rowsWith, type Whitelist, wordText } from './file.js';
import { isCommon, isNumber } from './normal.js';
import type { Query, Spot } from './query.js';

/** A word of the whitelist that a document holds, or nearly. */
export interface FoundWord {
  readonly word: string;
  readonly idf: number;
  readonly edits: number;
  readonly spots: readonly Spot[];
}

export interface Candidates {
  readonly rows: readonly number[];
  /** By the whitelist's word. */
  readonly seen: ReadonlyMap<string, FoundWord>;
  /** Keys of the document that some row has, with how many rows share each. */
  readonly keyed: ReadonlyMap<string, { readonly spot: Spot; readonly sharing: number }>;
  /** Rows with such a key. */
  readonly keyedRows: ReadonlySet<number>;
}

const postingBudget = 150_000;
const mostCandidates = 30;
const mostNear = 8;
const commonIdf = 2;
/** A list is but a part of all there is: words rare in a short list are not rare in the world. */
export const worldRows = 2000;

/** Rows that share a rare key or enough rare words with the document. Bounded: keys of more than 200 rows and frequent words are no evidence. */
export function candidatesFor(whitelist: Whitelist, query: Query): Candidates {
  const keyed = new Map<string, { spot: Spot; sharing: number }>();
  const rows = new Set<number>();
  for (const [made, spot] of query.keys) {
    const sharing = bucket(whitelist.keys, hashOf(made));
    if (sharing.length === 0 || sharing.length > 200) continue;
    keyed.set(made, { spot, sharing: sharing.length });
    for (const row of sharing) rows.add(row);
  }
  const keyedRows = new Set(rows);
  const seen = seenWords(whitelist, query);
  for (const row of byWords(whitelist, [...seen.values()])) rows.add(row);
  return { rows: [...rows], seen: new Map([...seen.values()].map((each) => [each.word, each])), keyed, keyedRows };
}

type Found = FoundWord & { readonly id: number; readonly weight: number };

function seenWords(whitelist: Whitelist, query: Query): ReadonlyMap<number, Found> {
  const seen = new Map<number, Found>();
  for (const [word, spots] of query.words) {
    if (word.length < 2) continue;
    for (const { id, text, edits } of nearWords(whitelist, word)) {
      const before = seen.get(id);
      if (before && before.edits <= edits) continue;
      const frequency = rowsWith(whitelist, id).length;
      const rarity = Math.log((whitelist.rows + worldRows) / (frequency + 1));
      const weight = Math.max(...spots.map((spot) => spot.weight));
      seen.set(id, { id, word: text, idf: isCommon(text) ? Math.min(commonIdf, rarity) : rarity, edits, spots, weight });
    }
  }
  return seen;
}

/** The word itself where the list has it, else words with one letter wrong, or two in long ones. */
function nearWords(whitelist: Whitelist, word: string): readonly { readonly id: number; readonly text: string; readonly edits: number }[] {
  const tried = new Set<number>();
  const near: { id: number; text: string; edits: number }[] = [];
  const letters = word.length >= 4 && !isNumber(word);
  for (const [index, variant] of variants(word).entries()) {
    const ids = bucket(whitelist.deletes, hashOf(variant));
    for (let i = 0; i < ids.length && i < 500; i++) {
      const id = ids[i]!;
      if (tried.has(id)) continue;
      tried.add(id);
      const length = whitelist.wordOffsets[id + 1]! - whitelist.wordOffsets[id]!;
      if (Math.abs(length - word.length) > 6) continue;
      const text = wordText(whitelist, id);
      if (text === word) return [{ id, text, edits: 0 }];
      if (!letters || isNumber(text)) continue;
      const allowed = word.length > prefixLength ? 2 : 1;
      const edits = distance(word, text, allowed);
      if (edits <= allowed) near.push({ id, text, edits });
    }
    // Without wrong letters it would have been found by its own beginning.
    if (index === 0 && !letters) return [];
  }
  return near.sort((a, b) => a.edits - b.edits).slice(0, mostNear);
}

/** Rarest first, until the budget is spent; then the rows with the most. */
function byWords(whitelist: Whitelist, seen: readonly Found[]): readonly number[] {
  const { scores, touched } = scratch(whitelist.rows);
  let count = 0;
  let left = postingBudget;
  for (const { id, idf, edits, weight } of seen.toSorted((a, b) => rowsWith(whitelist, a.id).length - rowsWith(whitelist, b.id).length)) {
    const rows = rowsWith(whitelist, id);
    left -= rows.length;
    if (left < 0) break;
    const gain = idf * (1 - 0.25 * edits) * weight;
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!;
      if (scores[row] === 0) touched[count++] = row;
      scores[row]! += gain;
    }
  }
  const rows = touched.subarray(0, count);
  const best = largest(rows, scores, mostCandidates);
  for (let i = 0; i < rows.length; i++) scores[rows[i]!] = 0;
  return best;
}

function largest(rows: Uint32Array, scores: Float32Array, most: number): number[] {
  let kept: number[] = [];
  let least = 0;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    if (scores[row]! <= least) continue;
    kept.push(row);
    if (kept.length < 8 * most) continue;
    kept = kept.sort((a, b) => scores[b]! - scores[a]!).slice(0, most);
    least = scores[kept.at(-1)!]!;
  }
  return kept.sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, most);
}

/** Kept between documents, all scores zero in between: fresh ones for every document would cost more than the search. */
let kept = { scores: new Float32Array(0), touched: new Uint32Array(postingBudget) };
function scratch(rows: number): typeof kept {
  if (kept.scores.length < rows) kept = { scores: new Float32Array(rows), touched: kept.touched };
  return kept;
}

/** Edit distance with transpositions; more than `most`, or between words that differ in more than a word's length, is given as most + 1. */
export const distance = (a: string, b: string, most: number): number =>
  Math.min(most + 1, editDistance(a, b, { limit: most, longest: 12 + most, transpositions: true }));
