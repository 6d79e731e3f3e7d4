/**
 * Which words and which of their readings are a row's quantity, price and total: one search over the candidates of all three, scored by the network's log
 * probability, by where the column's cells end in the rows beside it, and by quantity × price − discount = total.
 */
import type { Cells, RowCells } from '../cells/cell.js';
import { type Candidate, candidatesOf, type Factor, factors, type RowReading, without } from './candidates.js';
import { addsUp, arithmeticOf, explanationsOf, type Explanation } from './row-arithmetic.js';

/** Log weights: one pass of coordinate search over train, dev and documents made by hand (2026-11-23); `noTotal` by hand, more than a word of no column at all costs. */
export const searchWeights = {
  /** A row that adds up; one of a single piece, whose price any amount is that is printed twice. */
  agrees: 7.5,
  agreesAtOne: 3.5,
  /** Only by pieces that the price is for. */
  basis: 3,
  /** No total where the rows beside it have one. */
  noTotal: 6.5,
  /** No total in a table of one row. */
  loneWithout: 2.5,
  /** A number ends where the column's others do not. */
  apart: 1,
  /** Another choice must be likelier than any other by this. */
  margin: 0.7,
};
/** Candidates of a cell that are tried. */
const most = 8;
/** How far ends of one column lie apart, in line heights. */
const slack = 0.6;

/** Right edges of the cells of one field in the rows beside. */
export type Ends = Readonly<Record<Factor, readonly number[]>>;

interface Choice {
  readonly of: Readonly<Record<Factor, Candidate>>;
  readonly score: number;
  readonly by?: Explanation;
}

export interface Decided {
  readonly cells: Cells;
  /** Fields whose cell is another one. */
  readonly changed: readonly Factor[];
  readonly because: string;
}

/** Undefined where the network's cells stay. */
export function searched({ row, cells }: RowCells, endsBeside: () => Ends, reading: RowReading): Decided | undefined {
  if (arithmeticOf(cells, reading.decimal).basis === 1) return undefined;
  const ends = endsBeside();
  const w = searchWeights;
  const withoutTotal = ends.TotalAmount.length > 0 ? w.noTotal : reading.isAlone ? w.loneWithout : 0;
  const candidates = candidatesOf(row, cells, reading);
  const scored = (field: Factor): Candidate[] =>
    candidates[field]
      .map((candidate) => ({
        ...candidate,
        score: candidate.score + alignment(candidate, ends[field]) - (field === 'TotalAmount' && !candidate.cell ? withoutTotal : 0),
      }))
      .sort((a, b) => b.score - a.score)
      .slice(0, most);
  const [quantities, prices, totals] = factors.map(scored) as [Candidate[], Candidate[], Candidate[]];
  const explanations = explanationsOf(cells);
  let best: Choice | undefined;
  let second = -Infinity;
  for (const TotalAmount of totals)
    for (const UnitPrice of prices) {
      if (overlaps(TotalAmount, UnitPrice)) continue;
      if (best && TotalAmount.score + UnitPrice.score + quantities[0]!.score + w.agrees < second) break;
      for (const Quantity of quantities) {
        if (overlaps(Quantity, UnitPrice) || overlaps(Quantity, TotalAmount)) continue;
        const of = { Quantity, UnitPrice, TotalAmount };
        const found = judged(of, cells, explanations);
        const score = TotalAmount.score + UnitPrice.score + Quantity.score + found.score;
        if (best && score <= best.score) {
          if (!sameValues(of, best.of)) second = Math.max(second, score);
          continue;
        }
        if (best && !sameValues(of, best.of)) second = best.score;
        best = { of, score, ...(found.by && { by: found.by }) };
      }
    }
  if (!best) return undefined;
  const changed = factors.filter((field) => best!.of[field].cell !== cells[field]);
  if (changed.length === 0 || best.score - second < w.margin) return undefined;
  const taken = changed.flatMap((field) => best!.of[field].cell?.tokens ?? []);
  const next = { ...without(cells, taken), ...Object.fromEntries(factors.flatMap((field) => (best!.of[field].cell ? [[field, best!.of[field].cell]] : []))) };
  const { note } = arithmeticOf(next, reading.decimal);
  return { cells: next, changed, because: note && best.by ? note : 'it ends where the cells of its column end' };
}

function judged(of: Choice['of'], cells: Cells, explanations: readonly Explanation[]): { readonly score: number; readonly by?: Explanation } {
  const w = searchWeights;
  const [Quantity, UnitPrice, TotalAmount] = [of.Quantity.value, of.UnitPrice.value, of.TotalAmount.value];
  if (!Quantity || !UnitPrice || !TotalAmount) return { score: 0 };
  for (const by of explanations) {
    if (by.discount && factors.some((field) => of[field].cell?.tokens.some((token) => cells.Discount!.tokens.includes(token)))) continue;
    if (Number(TotalAmount) === 0 || !addsUp({ Quantity, UnitPrice, TotalAmount }, by)) continue;
    const reward = Number(Quantity) === 1 && !by.discount ? w.agreesAtOne : w.agrees;
    return { score: reward - (by.basis === 1 ? 0 : w.basis), by };
  }
  return { score: 0 };
}

function alignment({ cell }: Candidate, ends: readonly number[]): number {
  if (!cell || ends.length === 0) return 0;
  const { box } = cell.tokens.at(-1)!;
  return ends.every((x) => Math.abs(box.x + box.width - x) <= slack * box.height) ? 0 : -searchWeights.apart;
}

const overlaps = (a: Candidate, b: Candidate): boolean =>
  a.cell !== undefined && b.cell !== undefined && a.cell.tokens.some((token) => b.cell!.tokens.includes(token));
const sameValues = (a: Choice['of'], b: Choice['of']): boolean => factors.every((field) => a[field].value === b[field].value);
