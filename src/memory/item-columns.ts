/** Evidence for the column of each word of an item table: what stood in the same place under the same heading of remembered documents, and was of the same sort. */
import type { EncodedPage } from '../features/contract.js';
import { grouped } from '../grouped.js';
import { columnNames, lineRoles } from '../network/config.js';
import type { Contexts } from './contexts.js';
import type { RememberedPage } from './remembered.js';
import { builtInColumns, heading, isNumberSort, notInTable, type RememberedItems, sortOf } from './remembered-items.js';

/** In logits, where all that stood there was of one column. Of 0, 2, 4 and 7 on synthetic suppliers cells gain up to 4 and are as many with 7 (2026-11-27). */
const weight = 5;
/** In ten-thousandths of the page: edges of one column, lines of the headings, words of one line. */
const [edge, lines, sameLine] = [80, 80, 20];
/** Words of headings that must be found again, and their share; headings of more words are none. */
const [fewest, leastShare, mostWords] = [2, 0.5, 64];
/** A customer's own columns are within these, as far as is remembered: the network decides between them. */
const beside = [columnNames().indexOf('outside'), columnNames().indexOf('Description')];
/** Of a heading: how much more a gap counts than edges that differ. */
const apart = 10;

/** A remembered table whose headings are on the page too. */
interface Table {
  readonly contexts: Contexts;
  readonly items: RememberedItems;
  /** Remembered words of rows by the word of a heading that they belong to. */
  readonly under: ReadonlyMap<number, readonly number[]>;
  /** Remembered words of headings by the word of the page that they are. */
  readonly pairs: ReadonlyMap<number, number>;
  /** All words on the page's lines of headings, the lowest of which is at `bottom`. */
  readonly words: readonly number[];
  readonly bottom: number;
}

/**
 * Tokens × columns of the network, `width` in all, to be added to its logits; undefined where no remembered table has the page's headings. `roles`: log probability of every
 * role, line by line: what is in no row has no column. Words of the page times remembered ones.
 */
export function columnTerms(
  { tokens }: EncodedPage,
  contexts: Contexts,
  roles: Float32Array,
  width: number,
  remembered: readonly RememberedPage[],
): Float32Array | undefined {
  const tables = remembered.flatMap((page) => tableOn(contexts, page) ?? []);
  if (tables.length === 0) return undefined;
  const chanceOf = (line: number, role: (typeof lineRoles)[number]): number => Math.exp(roles[line * lineRoles.length + lineRoles.indexOf(role)]!);
  const terms = new Float32Array(tokens.length * width);
  const counts = new Uint32Array(builtInColumns);
  for (const [i, { text, line }] of tokens.entries()) {
    counts.fill(0);
    const sort = sortOf(text);
    for (const table of tables) count(table, contexts, i, sort, counts);
    const all = counts.reduce((sum, each) => sum + each, 0);
    if (all === 0) continue;
    const strength = (weight * (chanceOf(line, 'start') + chanceOf(line, 'continues'))) / (all + 1);
    for (const [column, own] of counts.entries()) terms[i * width + column] = strength * own;
    const own = Math.max(...beside.map((column) => terms[i * width + column]!));
    terms.fill(own, i * width + builtInColumns, (i + 1) * width);
  }
  return terms;
}

/** Adds the remembered words that stand as word i does, by their columns. */
function count({ contexts: other, items, under, pairs, words, bottom }: Table, contexts: Contexts, i: number, sort: number, counts: Uint32Array): void {
  if (contexts.y[i]! <= bottom) return;
  const above = nearest(contexts, i, words);
  const known = pairs.get(above);
  if (known === undefined) return;
  const left = contexts.x1[i]! - contexts.x1[above]! + other.x1[known]!;
  const right = contexts.x2[i]! - contexts.x2[above]! + other.x2[known]!;
  const isAnywhere = !isNumberSort(sort);
  for (const j of under.get(known) ?? []) {
    if (items.sorts[j] !== sort) continue;
    if (isAnywhere || Math.abs(left - other.x1[j]!) <= edge || Math.abs(right - other.x2[j]!) <= edge) counts[items.columns[j]!]!++;
  }
}

function tableOn(contexts: Contexts, { contexts: other, items }: RememberedPage): Table | undefined {
  if (!items) return undefined;
  const headings = [...items.columns.keys()].filter((j) => items.columns[j] === heading && other.hasLetters[j] === 1);
  if (headings.length < fewest || headings.length > mostWords) return undefined;
  const pairs = pairsOf(contexts, other, headings);
  if (pairs.size < Math.max(fewest, leastShare * headings.length)) return undefined;
  const heights = [...new Set([...pairs.keys()].map((i) => contexts.y[i]!))];
  const words = [...contexts.own.keys()].filter((i) => contexts.hasLetters[i] === 1 && heights.some((y) => Math.abs(contexts.y[i]! - y) <= sameLine));
  const inRows = [...items.columns.keys()].filter((j) => items.columns[j] !== notInTable && items.columns[j] !== heading);
  const under = grouped(inRows, (j) => nearest(other, j, headings));
  return { contexts: other, items, under, pairs, words, bottom: Math.max(...heights) };
}

/** Words of the page by those of the headings that they are: as many as are moved up or down alike, each once, those that moved least to the side first. */
function pairsOf(contexts: Contexts, other: Contexts, headings: readonly number[]): ReadonlyMap<number, number> {
  const matches = headings.flatMap((j) =>
    [...contexts.own.keys()].flatMap((i) => (contexts.own[i] === other.own[j] ? [{ i, j, moved: contexts.y[i]! - other.y[j]! }] : [])),
  );
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
