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

/** In ten-thousandths of the page: edges of a column, a line, a block. */
const [edge, line, block] = [80, 60, 250];

const c = evidenceColumn;

/** Writes the columns of token i of `a` against token j of `b` into `into` at `at`, and gives their likeness: what the best matching token is chosen by. */
export function evidenceOf(a: Contexts, i: number, b: Contexts, j: number, into: Float32Array, at: number): number {
  const own = a.own[i] === b.own[j] ? 1 : 0;
  const shape = a.shape[i] === b.shape[j] ? 1 : 0;
  const [leftA, aboveA, leftB, aboveB] = [a.left[i]!, a.above[i]!, b.left[j]!, b.above[j]!];
  const left = leftA === leftB ? 1 : 0;
  const above = aboveA === aboveB && aboveA !== 0 ? 1 : 0;
  const first = a.first[i] === b.first[j] ? 1 : 0;
  const x1 = Math.abs(a.x1[i]! - b.x1[j]!) <= edge ? 1 : 0;
  const x2 = Math.abs(a.x2[i]! - b.x2[j]!) <= edge ? 1 : 0;
  const dy = Math.abs(a.y[i]! - b.y[j]!);
  const y = dy <= line ? 1 : 0;
  const nearY = dy <= block ? 1 : 0;
  const key = (leftA !== 0 && (leftA === leftB || leftA === aboveB)) || (aboveA !== 0 && (aboveA === leftB || aboveA === aboveB)) ? 1 : 0;
  const x = x1 || x2;
  const [keyA, headingA, keyB, headingB] = [a.key[i]!, a.heading[i]!, b.key[j]!, b.heading[j]!];
  const phrase = (keyA !== 0 && (keyA === keyB || keyA === headingB)) || (headingA !== 0 && (headingA === keyB || headingA === headingB)) ? 1 : 0;
  const anchored = key && x;
  const placed = x && y;
  into[at + c.bias] = 1;
  into[at + c.own] = own;
  into[at + c.shape] = shape;
  into[at + c.left] = left;
  into[at + c.above] = above;
  into[at + c.first] = first;
  into[at + c.x1] = x1;
  into[at + c.x2] = x2;
  into[at + c.y] = y;
  into[at + c.nearY] = nearY;
  into[at + c.key] = key;
  into[at + c.anchored] = anchored;
  into[at + c.placed] = placed;
  into[at + c.exact] = own && anchored;
  into[at + c.keyed] = shape && anchored;
  into[at + c.constant] = own && placed;
  into[at + c.phrase] = phrase;
  into[at + c.phrased] = shape && phrase;
  into[at + c.otherKey] = keyA !== 0 && keyB !== 0 && phrase === 0 ? 1 : 0;
  return 3 * own + shape + left + above + first + x1 + x2 + 1.5 * y + nearY + 2.5 * key + 2 * phrase + anchored + placed;
}

/** Nothing else on the next document looks like it: a value behind its key in the form that it had, or the same words where they were. */
export const isStrong = (columns: Float32Array, at = 0): boolean =>
  columns[at + c.phrased] === 1 || columns[at + c.constant] === 1 || (columns[at + c.keyed] === 1 && columns[at + c.otherKey] === 0);
