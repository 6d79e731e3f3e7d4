/** How alike the surroundings of two words are, as the columns that weights are learnt for. */
import type { Contexts } from './contexts.js';

/**
 * Columns of the evidence, each 0 or 1, in order. `nearY`: in the same block; `anchored`: below or behind the same key in the same column; `exact`: the same word there; `keyed`: a word
 * of the same form there; `constant`: the same word at the same place; `phrase`: behind or below the same whole key, wherever that is; `phrased`: a word of the same form
 * there; `otherKey`: both have a key, and not the same. */
export const evidenceColumns = [
  ...(['bias', 'own', 'shape', 'left', 'above', 'first', 'x1', 'x2', 'y', 'nearY', 'key', 'anchored', 'placed', 'exact'] as const),
  ...(['keyed', 'constant', 'phrase', 'phrased', 'otherKey'] as const),
] as const;
type ColumnName = (typeof evidenceColumns)[number];
export const columnCount = evidenceColumns.length;
/** Number of a column. */
export const evidenceColumn = Object.fromEntries(evidenceColumns.map((name, i) => [name, i])) as Readonly<Record<ColumnName, number>>;

/** What of its surroundings a word is compared by. */
export const surroundings = ['own', 'shape', 'left', 'above', 'first', 'key', 'heading', 'x1', 'x2', 'y'] as const;
export type Surroundings = Pick<Contexts, (typeof surroundings)[number]>;

/** In ten-thousandths of the page: edges of a column, lines of a block are no farther apart. */
export const [edge, block] = [80, 250];
const line = 60;

const c = evidenceColumn;

/** What agrees between the surroundings of two words, a bit each; all columns follow from these. */
const agreementNames = ['own', 'shape', 'left', 'above', 'first', 'x1', 'x2', 'y', 'nearY', 'key', 'phrase', 'otherKey'] as const;
const [own, shape, left, above, first, x1, x2, y, nearY, key, phrase, otherKey] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048];

/** By an agreement: the same word. */
export const isSame = (agreement: number): boolean => (agreement & own) !== 0;
/** Of one form. */
export const isOfForm = (agreement: number): boolean => (agreement & shape) !== 0;
/** Behind or below the same key. */
export const isKeyed = (agreement: number): boolean => (agreement & (key | phrase)) !== 0;
/** Of one page: on one line. */
export const isOnLine = ({ y: heights }: Contexts, i: number, j: number): boolean => Math.abs(heights[i]! - heights[j]!) <= line;
/** Behind or below the same whole key. */
export const isBehindKey = (agreement: number): boolean => (agreement & phrase) !== 0;
/** At the same left edge and height. */
export const isAtPlace = (agreement: number): boolean => (agreement & x1) !== 0 && (agreement & y) !== 0;

/** Of token i of `a` with token j of `b`. */
export function agreementOf(a: Surroundings, i: number, b: Surroundings, j: number): number {
  const [leftA, aboveA, keyA, headingA] = [a.left[i]!, a.above[i]!, a.key[i]!, a.heading[i]!];
  const [leftB, aboveB, keyB, headingB] = [b.left[j]!, b.above[j]!, b.key[j]!, b.heading[j]!];
  const dy = Math.abs(a.y[i]! - b.y[j]!);
  let found = 0;
  if (a.own[i] === b.own[j]) found |= own;
  if (a.shape[i] === b.shape[j]) found |= shape;
  if (leftA === leftB) found |= left;
  if (aboveA === aboveB && aboveA !== 0) found |= above;
  if (a.first[i] === b.first[j]) found |= first;
  if (Math.abs(a.x1[i]! - b.x1[j]!) <= edge) found |= x1;
  if (Math.abs(a.x2[i]! - b.x2[j]!) <= edge) found |= x2;
  if (dy <= line) found |= y;
  if (dy <= block) found |= nearY;
  if ((leftA !== 0 && (leftA === leftB || leftA === aboveB)) || (aboveA !== 0 && (aboveA === leftB || aboveA === aboveB))) found |= key;
  if ((keyA !== 0 && (keyA === keyB || keyA === headingB)) || (headingA !== 0 && (headingA === keyB || headingA === headingB))) found |= phrase;
  else if (keyA !== 0 && keyB !== 0) found |= otherKey;
  return found;
}

/** By agreement: the columns that follow from it. */
export const columnsOfAll = Array.from({ length: 1 << agreementNames.length }, (_, found) => {
  const row = new Float32Array(columnCount);
  const has = (bit: number): number => ((found & bit) === 0 ? 0 : 1);
  const x = has(x1 | x2);
  const [anchored, placed] = [has(key) && x, x && has(y)];
  row[c.bias] = 1;
  for (const [bit, name] of agreementNames.entries()) row[c[name]] = has(1 << bit);
  row[c.anchored] = anchored;
  row[c.placed] = placed;
  row[c.exact] = has(own) && anchored;
  row[c.keyed] = has(shape) && anchored;
  row[c.constant] = has(own) && placed;
  row[c.phrased] = has(shape) && has(phrase);
  return row;
});
/** Columns of one agreement; shared, not to be written to. */
export const columnsOf = (agreement: number): Float32Array => columnsOfAll[agreement]!;

/** How much each column counts in the likeness that the best matching token is chosen by. */
const shares = { own: 3, shape: 1, left: 1, above: 1, first: 1, key: 2.5, phrase: 2, x1: 1, x2: 1, y: 1.5, nearY: 1, anchored: 1, placed: 1 } as const;
/** By agreement: that likeness. */
export const likenessOfAgreement = Float32Array.from(columnsOfAll, (row) =>
  Object.entries(shares).reduce((sum, [name, share]) => sum + share * row[c[name as keyof typeof shares]]!, 0),
);
/** Of words that have neither the word itself nor its key nor its whole key in common with it: all, those of other blocks, those of other columns too. */
export type Elsewhere = 'withoutWord' | 'otherBlock' | 'otherColumn';
const mostElsewhere = { withoutWord: shape | first | x1 | x2 | y | nearY, otherBlock: shape | first | x1 | x2, otherColumn: shape | first } as const;
/** The most likeness of a word with such words. */
export const likenessElsewhere = ({ left: lefts }: Surroundings, i: number, where: Elsewhere): number =>
  likenessOfAgreement[lefts[i] === 0 ? mostElsewhere[where] | left : mostElsewhere[where]]!;
/** Whether two words agree with all others alike. */
export const isEqual = (a: Surroundings, i: number, b: Surroundings, j: number): boolean => surroundings.every((name) => a[name][i] === b[name][j]);

/** Nothing else on the next document looks like it: a value behind its key in the form that it had, or the same words where they were. */
export const isStrong = (columns: Float32Array): boolean =>
  columns[c.phrased] === 1 || columns[c.constant] === 1 || (columns[c.keyed] === 1 && columns[c.otherKey] === 0);
