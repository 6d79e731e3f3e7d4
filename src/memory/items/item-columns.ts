/**
 * Evidence for the column of each word of an item table: what stood in the same place under the same heading of remembered documents, and was of the same sort. On
 * a page without headings: what had the same place in a row of the same form. With it goes evidence for the role of each line, by how the rows of these tables begin.
 */
import type { EncodedPage } from '../../features/contract.js';
import { grouped } from '../../grouped.js';
import { columnNames, lineRoles } from '../../network/config.js';
import type { Contexts } from '../contexts.js';
import { byWordOf } from '../likeness.js';
import { pagesLike, type RememberedDocument, type RememberedItems, type RememberedPage } from '../remembered.js';
import { beginsWithTotal, beginTerms } from './row-begins.js';
import { builtInColumns, heading, isNumberSort, sameLine, sortOf, wordsInRows } from './remembered-items.js';
import { columnsByForm, formsIn } from './row-forms.js';

/** In logits, where all that stood there was of one column. Of 0, 2, 4 and 7 on synthetic suppliers cells gain up to 4 and are as many with 7 (2026-11-27); on twelve suppliers by hand 7 gains over 5 (2026-11-30). */
const weight = 7;
/** In ten-thousandths of the page: edges of one column, lines of the headings. */
const [edge, lines] = [80, 80];
/** Words of headings that must be found again, and their share; headings of more words are none. */
const [fewest, leastShare, mostWords] = [2, 0.5, 64];
/** A customer's own columns are within these, as far as is remembered: the network decides between them. */
const beside = [columnNames().indexOf('outside'), columnNames().indexOf('Description')];
/** Documents that must agree, for their rows' forms to count and for a column to be sure: of one alone another form is as likely. */
const agreeing = 2;
/** Of a heading: how much more a gap counts than edges that differ. */
const apart = 10;

/** A remembered table whose headings are on the page too. */
interface Table {
  readonly page: RememberedPage;
  readonly contexts: Contexts;
  readonly items: RememberedItems;
  /** Remembered words of rows by the word of a heading that they belong to and their sort. */
  readonly under: ReadonlyMap<number, readonly number[]>;
  /** Remembered words of headings by the word of the page that they are. */
  readonly pairs: ReadonlyMap<number, number>;
  /** All words on the page's lines of headings, the lowest of which is at `bottom`. */
  readonly words: readonly number[];
  readonly bottom: number;
}

export interface ColumnTerms {
  /** Tokens × columns of the network, to be added to its logits. */
  readonly terms: Float32Array;
  /** By token: the only column that such words had on remembered documents, two at least; -1 where there is none. */
  readonly sure: Int8Array;
  /** Lines × roles, to be added to their log probabilities; undefined where the tables do not tell how rows begin. */
  readonly roles?: Float32Array;
}

/** What such words as one were on remembered documents. */
interface Votes {
  /** Words by column. */
  readonly counts: Uint32Array;
  /** A bit for each document. */
  documents: number;
}

/**
 * Columns of the network, `width` in all; undefined where no remembered table has the page's headings or, without any on the page, has rows. `roles`: log probability
 * of every role, line by line: what is in no row has no column. `of`: pages of the document. Words of the page times remembered ones.
 */
export function columnTerms(
  { tokens, page, lineCount }: EncodedPage,
  contexts: Contexts,
  roles: Float32Array,
  width: number,
  remembered: readonly RememberedDocument[],
  of: number,
): ColumnTerms | undefined {
  const chanceOf = (line: number, role: (typeof lineRoles)[number]): number => Math.exp(roles[line * lineRoles.length + lineRoles.indexOf(role)]!);
  const sorts = Uint8Array.from(tokens, ({ text }) => sortOf(text));
  const tables = remembered.map((one) => pagesLike(one, page, of).flatMap((like) => tableOn(contexts, like) ?? []));
  const isHeaded = tables.some(({ length }) => length > 0) || tokens.some(({ line }) => chanceOf(line, 'header') >= 0.5);
  const withRows = remembered.filter(({ pages }) => pages.some(({ items }) => items));
  const byForm = isHeaded || withRows.length < agreeing ? undefined : withRows.map(({ pages }) => pages.map(columnsByForm));
  if (tables.every(({ length }) => length === 0) && !byForm) return undefined;
  const forms = byForm && formsIn([...tokens.keys()], sorts, contexts);
  const terms = new Float32Array(tokens.length * width);
  const sure = new Int8Array(tokens.length).fill(-1);
  const likeliest = new Map<number, number>();
  const votes: Votes = { counts: new Uint32Array(builtInColumns), documents: 0 };
  for (const [i, { line }] of tokens.entries()) {
    votes.counts.fill(0);
    votes.documents = 0;
    for (const [d, own] of tables.entries()) for (const table of own) voteUnder(table, contexts, i, sorts[i]!, votes, d);
    const form = forms?.get(i);
    if (form !== undefined)
      for (const [d, pages] of byForm!.entries()) for (const columns of pages) for (const column of columns.get(form) ?? []) vote(votes, d, column);
    const all = votes.counts.reduce((sum, each) => sum + each, 0);
    const documents = bitsOf(votes.documents);
    if (all === 0 || (byForm ? agreeing : 1) > documents) continue;
    const strength = (weight * (chanceOf(line, 'start') + chanceOf(line, 'continues'))) / (all + 1);
    for (const [column, own] of votes.counts.entries()) terms[i * width + column] = strength * own;
    const own = Math.max(...beside.map((column) => terms[i * width + column]!));
    terms.fill(own, i * width + builtInColumns, (i + 1) * width);
    likeliest.set(i, votes.counts.indexOf(Math.max(...votes.counts)));
    if (documents >= agreeing && votes.counts.includes(all)) sure[i] = votes.counts.indexOf(all);
  }
  const begun = beginTerms(
    { tokens, lineCount },
    tables.map((own) => own.map(({ page }) => beginsWithTotal(page)).find((each) => each !== undefined)),
    likeliest,
    (line) => chanceOf(line, 'start') + chanceOf(line, 'continues'),
  );
  return { terms, sure, ...(begun && { roles: begun }) };
}

function vote(votes: Votes, document: number, column: number): void {
  votes.counts[column]!++;
  votes.documents |= 1 << document;
}

function bitsOf(documents: number): number {
  let count = 0;
  for (let left = documents; left !== 0; left &= left - 1) count++;
  return count;
}

/** Of the remembered words that stand as word i does. */
function voteUnder({ contexts: other, items, under, pairs, words, bottom }: Table, contexts: Contexts, i: number, sort: number, votes: Votes, d: number): void {
  if (contexts.y[i]! <= bottom) return;
  const above = nearest(contexts, i, words);
  const known = pairs.get(above);
  if (known === undefined) return;
  const left = contexts.x1[i]! - contexts.x1[above]! + other.x1[known]!;
  const right = contexts.x2[i]! - contexts.x2[above]! + other.x2[known]!;
  const all = under.get(underOf(known, sort)) ?? [];
  const aligned = all.filter((j) => Math.abs(left - other.x1[j]!) <= edge || Math.abs(right - other.x2[j]!) <= edge);
  // Words may stand anywhere; those at an edge of the column are of it, whatever runs on below it.
  for (const j of aligned.length > 0 || isNumberSort(sort) ? aligned : all) vote(votes, d, items.columns[j]!);
}

const underOf = (word: number, sort: number): number => 16 * word + sort;

function tableOn(contexts: Contexts, page: RememberedPage): Table | undefined {
  const { contexts: other, items } = page;
  if (!items) return undefined;
  const headings = [...items.columns.keys()].filter((j) => items.columns[j] === heading && other.hasLetters[j] === 1);
  if (headings.length < fewest || headings.length > mostWords) return undefined;
  const pairs = pairsOf(contexts, other, headings);
  if (pairs.size < Math.max(fewest, leastShare * headings.length)) return undefined;
  const heights = [...new Set([...pairs.keys()].map((i) => contexts.y[i]!))];
  const words = [...contexts.own.keys()].filter((i) => contexts.hasLetters[i] === 1 && heights.some((y) => Math.abs(contexts.y[i]! - y) <= sameLine));
  const under = grouped(wordsInRows(items), (j) => underOf(nearest(other, j, headings), items.sorts[j]!));
  return { page, contexts: other, items, under, pairs, words, bottom: Math.max(...heights) };
}

/** Words of the page by those of the headings that they are: as many as are moved up or down alike, each once, those that moved least to the side first. */
function pairsOf(contexts: Contexts, other: Contexts, headings: readonly number[]): ReadonlyMap<number, number> {
  const byWord = byWordOf(contexts);
  const matches = headings.flatMap((j) => (byWord.get(other.own[j]!) ?? []).map((i) => ({ i, j, moved: contexts.y[i]! - other.y[j]! })));
  const found = new Map<number, Set<number>>();
  for (const { j, moved } of matches) {
    const at = Math.round(moved / lines);
    found.set(at, (found.get(at) ?? new Set()).add(j));
  }
  const best = [...found].reduce((most, each) => (each[1].size > most[1].size ? each : most), [0, new Set<number>()] as const)[0] * lines;
  const aside = ({ i, j }: (typeof matches)[number]): number => Math.abs(contexts.x1[i]! - other.x1[j]!);
  const near = matches.filter(({ moved }) => Math.abs(moved - best) <= lines).sort((a, b) => aside(a) - aside(b));
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const { i, j } of near) {
    if (pairs.has(i) || taken.has(j)) continue;
    pairs.set(i, j);
    taken.add(j);
  }
  return pairs;
}

/** The heading's word that a word stands under, or beside which; of several the one whose edge is nearest. */
function nearest({ x1, x2 }: Contexts, i: number, words: readonly number[]): number {
  let [best, least] = [-1, Infinity];
  for (const word of words) {
    const gap = Math.max(0, x1[word]! - x2[i]!, x1[i]! - x2[word]!);
    const distance = apart * gap + Math.min(Math.abs(x1[word]! - x1[i]!), Math.abs(x2[word]! - x2[i]!));
    if (distance < least) [best, least] = [word, distance];
  }
  return best;
}
