/**
 * Which of the candidates a document means: for every field of a row how much more likely it would be there if the row were meant than by chance
 * (Fellegi and Sunter's log likelihood ratios, words weighted by how rare they are), then a softmax over all candidates and "none of them".
 */
import type { Column } from './columns.js';
import { rowCells, type Scope, type Whitelist } from './file.js';
import { type Candidates, candidatesFor, type FoundWord, worldRows } from './lookup.js';
import { canonicalNumber, cellKeys, isIndexed, isLegal, isNumber, words } from './normal.js';
import type { Query, Spot } from './query.js';

export interface Hint {
  readonly column: Column;
  readonly value: string;
  readonly spots: readonly Spot[];
  readonly gain: number;
}

export interface Match {
  readonly row: number;
  readonly value: string;
  readonly cells: readonly string[];
  readonly evidence: number;
  readonly probability: number;
  readonly hints: readonly Hint[];
}

/** Natural logarithms throughout. */
const missingWord = 1.6;
/** A name may be in a picture that is not read. */
const missingName = 3.2;
const missingField = 0.8;
const otherHouse = 1.25;
const sameHouse = 2;
/** Fits several documents and no row. */
const noneBonus: Readonly<Record<Scope, number>> = { document: 2.5, 'line-items': -2 };
const keyBonus: Readonly<Partial<Record<Column['kind'], number>>> = {
  vatId: 10,
  iban: 10,
  taxId: 7,
  registration: 7,
  key: 2,
  email: 4,
  phone: 3,
  domain: 1,
  article: 0,
};

/** Likeliest first; rows of one value are one. Empty where nothing speaks for any row. */
export function match(whitelist: Whitelist, query: Query, most = 5): readonly Match[] {
  const candidates = candidatesFor(whitelist, query);
  const byValue = new Map<string, Match>();
  for (const row of candidates.rows) {
    const scored = evidenceOf(whitelist, row, candidates, query);
    const before = byValue.get(scored.value);
    if (scored.hints.length > 0 && (!before || before.evidence < scored.evidence)) byValue.set(scored.value, scored);
  }
  const ranked = [...byValue.values()].sort((a, b) => b.evidence - a.evidence || a.row - b.row);
  const none = Math.log(whitelist.rows + worldRows) + noneBonus[whitelist.scope];
  const top = Math.max(none, ranked[0]?.evidence ?? 0);
  const sum = ranked.reduce((total, { evidence }) => total + Math.exp(evidence - top), Math.exp(none - top));
  return ranked.slice(0, most).map((each) => ({ ...each, probability: Math.exp(each.evidence - top) / sum }));
}

function evidenceOf(whitelist: Whitelist, row: number, candidates: Candidates, query: Query): Match {
  const cells = rowCells(whitelist, row);
  const hints: Hint[] = [];
  let evidence = 0;
  let located = false;
  let keys = 0;
  let name: number | undefined;
  for (const [index, column] of whitelist.columns.entries()) {
    const value = cells[index] ?? '';
    if (value === '' || column.kind === 'ignore' || column.kind === 'country') continue;
    const keyed = candidates.keyedRows.has(row) && keyEvidence(whitelist, column, value, candidates);
    if (keyed) {
      // Keys of one firm are together; the second adds less evidence than the first.
      evidence += keyed.gain * (keys++ === 0 ? 1 : 0.5);
      hints.push(keyed);
      continue;
    }
    const worded = wordEvidence(column, value, candidates, query, located);
    if (!worded) continue;
    if (column.kind === 'name') {
      // A second name is another way to write the first, or a branch: it adds where it is printed there, and costs nothing where it is not.
      const [more, less] = name === undefined ? [worded.gain, 0] : [Math.max(name, worded.gain), Math.max(0, Math.min(name, worded.gain))];
      evidence += more + 0.5 * less - (name ?? 0);
      name = more;
    } else evidence += worded.gain;
    if (worded.spots.length > 0) {
      hints.push({ column, value, spots: worded.spots, gain: worded.gain });
      if (column.kind === 'zip' || column.kind === 'city') located = true;
    }
  }
  const telling = hints.filter(({ gain }) => gain > 1);
  return { row, value: cells[0] ?? '', cells, evidence, probability: 0, hints: telling.length ? hints.filter(({ gain }) => gain > 0) : [] };
}

function keyEvidence(whitelist: Whitelist, column: Column, value: string, { keyed }: Candidates): Hint | undefined {
  for (const made of cellKeys(column.kind, value)) {
    const found = keyed.get(made);
    if (!found) continue;
    const { spot, sharing } = found;
    const rare = Math.log((whitelist.rows + worldRows) / sharing);
    // A customer's own signs are the stronger evidence the longer they are, however short the list.
    const own = column.kind === 'key' ? Math.max(rare, idEvidence(value)) : rare;
    const full = column.kind === 'id' ? idEvidence(value) : isChance(made) ? rare : own + (keyBonus[column.kind] ?? 0);
    return { column, value, spots: [spot], gain: full * spot.weight };
  }
  return undefined;
}

/** Ten digits or fewer come about by chance where millions of rows meet a page of numbers: they need something else to agree. */
const isChance = (made: string): boolean => /^[np]\d{1,10}$/.test(made);

/** A row's own number is the stronger evidence the longer it is: 17 is printed on every invoice. */
const idEvidence = (value: string): number => Math.min(13, 1.35 * canonicalNumber(value).length);

interface WordEvidence {
  readonly gain: number;
  readonly spots: readonly Spot[];
}

function wordEvidence({ kind }: Column, value: string, { seen }: Candidates, query: Query, located: boolean): WordEvidence | undefined {
  const all = words(value);
  if (kind === 'name' || kind === 'text') return nameEvidence(all, seen, kind === 'text' ? 0.5 : 1);
  if (kind === 'street') return streetEvidence(all, seen, query);
  if (kind !== 'zip' && kind !== 'city') return undefined;
  const found = all.filter(isIndexed).flatMap((word) => seen.get(word) ?? []);
  if (found.length === 0) return { gain: -missingField, spots: [] };
  const gain = Math.max(...found.map(strength)) * (located ? 0.4 : 0.8);
  return { gain: Math.min(6, gain), spots: bestLine(found).spots };
}

const strength = ({ idf, edits, spots }: FoundWord): number => idf * (1 - 0.25 * edits) * Math.max(...spots.map(({ weight }) => weight));

/** Words of a name count where they are printed together: on one line, or on two that follow each other. */
function nameEvidence(all: readonly string[], seen: ReadonlyMap<string, FoundWord>, factor: number): WordEvidence | undefined {
  const own = [...new Set(all.filter((word) => word.length >= 2 && !isLegal(word)))];
  if (own.length === 0) return undefined;
  const found = own.flatMap((word) => seen.get(word) ?? []);
  const best = bestLine(found);
  const lost = own.filter((word) => isIndexed(word)).length - best.words;
  // Words of the name that are printed elsewhere are weak evidence.
  const stray = found.reduce((sum, each) => sum + strength(each), 0) - best.gain;
  return { gain: factor * (best.gain + 0.3 * Math.max(0, stray) - Math.min(missingName, missingWord * Math.max(0, lost))), spots: best.spots };
}

function streetEvidence(all: readonly string[], seen: ReadonlyMap<string, FoundWord>, query: Query): WordEvidence | undefined {
  const named = all.filter((word) => isIndexed(word) && !isNumber(word) && word !== 'str');
  const houseNumber = all.find((word) => isNumber(word) && word.length <= 5);
  if (named.length === 0) return undefined;
  const best = bestLine(named.flatMap((word) => seen.get(word) ?? []));
  if (best.words === 0) return { gain: -missingField, spots: [] };
  const gain = Math.min(9, best.gain * 0.8) - missingField * (named.length - best.words);
  return { gain: gain + houseNumberEvidence(houseNumber, best, query), spots: best.spots };
}

/** The house number distinguishes branches in one street. Its number is on the street's line. */
function houseNumberEvidence(houseNumber: string | undefined, { spots }: Together, query: Query): number {
  if (houseNumber === undefined) return 0;
  const there = query.words.get(houseNumber)?.some(({ page, line }) => spots.some((street) => street.page === page && street.line === line));
  return there ? sameHouse : -otherHouse;
}

interface Together {
  readonly gain: number;
  readonly words: number;
  readonly spots: readonly Spot[];
}

/** Where most of them are together. */
function bestLine(found: readonly FoundWord[]): Together {
  const lines = new Map<number, { gain: number; words: Set<string>; spots: Spot[] }>();
  for (const each of found) {
    for (const spot of each.spots) {
      // A line and the one above it.
      for (const [line, share] of [
        [spot.page * 100_000 + spot.line, 1],
        [spot.page * 100_000 + spot.line + 1, 0.95],
      ] as const) {
        let at = lines.get(line);
        if (!at) lines.set(line, (at = { gain: 0, words: new Set(), spots: [] }));
        if (at.words.has(each.word)) continue;
        at.words.add(each.word);
        at.gain += each.idf * (1 - 0.25 * each.edits) * spot.weight * share;
        at.spots.push(spot);
      }
    }
  }
  let best: { gain: number; words: Set<string>; spots: Spot[] } = { gain: 0, words: new Set(), spots: [] };
  for (const line of lines.values()) if (line.gain > best.gain) best = line;
  return { gain: best.gain, words: best.words.size, spots: best.spots };
}
