/**
 * Which words and which of their readings are a row's quantity, price and total: one search over the candidates of all three, scored by the network's log
 * probability and by quantity × price − discount = total.
 */
import type { Cells, TableRow } from '../cells/cell.js';
import { type Candidate, candidatesOf, type Factor, factors, logOf, type RowReading, without } from './candidates.js';
import { addsUp, arithmeticOf, isNear, explanationsOf, type Explanation } from './row-arithmetic.js';

/** Log weights: one pass of coordinate search over train, dev and documents made by hand (2026-11-23). */
export const searchWeights = {
  /** A row that adds up; one of a single piece, whose price any amount is that is printed twice. */
  agrees: 7.5,
  agreesAtOne: 3.5,
  /** Only by pieces that the price is for. */
  basis: 3,
  /** Another choice must be likelier than any other by this. */
  margin: 0.7,
};
/** Candidates of a cell that are tried. */
const most = 8;

interface Choice {
  readonly of: Readonly<Record<Factor, Candidate>>;
  readonly score: number;
  readonly by?: Explanation;
}

export interface ReadRow {
  readonly cells: Cells;
  /** Log weight of the reading against the network's cells without their arithmetic; no less than with it. */
  readonly gain: number;
  /** Fields whose cell is another one. */
  readonly changed: readonly Factor[];
  readonly because: string;
}

/** The best reading of a row. `cells`: the network's, which stay where no other is better by the margin. */
export function readRow(row: TableRow, cells: Cells, reading: RowReading): ReadRow {
  const own = arithmeticOf(cells, reading.decimal);
  const asRead = { cells, gain: gainOf(own.values.Quantity, own), changed: [], because: '' };
  if (own.basis === 1) return asRead;
  const candidates = candidatesOf(row, cells, reading);
  const [quantities, prices, totals] = factors.map((field) => candidates[field].slice(0, most)) as [Candidate[], Candidate[], Candidate[]];
  const explanations = explanationsOf(cells);
  let best: Choice | undefined;
  let second = -Infinity;
  for (const TotalAmount of totals)
    for (const UnitPrice of prices) {
      if (overlaps(TotalAmount, UnitPrice)) continue;
      for (const Quantity of quantities) {
        if (best && TotalAmount.score + UnitPrice.score + Quantity.score + searchWeights.agrees < second) break;
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
  if (!best) return asRead;
  const changed = factors.filter((field) => best!.of[field].cell !== cells[field]);
  if (changed.length === 0 || best.score - second < searchWeights.margin) return asRead;
  const taken = changed.flatMap((field) => best!.of[field].cell?.tokens ?? []);
  const next = { ...without(cells, taken), ...Object.fromEntries(factors.flatMap((field) => (best!.of[field].cell ? [[field, best!.of[field].cell]] : []))) };
  const likely = factors.reduce((sum, field) => sum + (cells[field] ? logOf(cells[field].probability) : 0), 0);
  const gain = Math.max(asRead.gain, best.score - likely);
  return { cells: next, gain, changed, because: (best.by && arithmeticOf(next, reading.decimal).note?.()) ?? 'it is likelier' };
}

function judged(of: Choice['of'], cells: Cells, explanations: readonly Explanation[]): { readonly score: number; readonly by?: Explanation } {
  const [Quantity, UnitPrice, TotalAmount] = [of.Quantity.value, of.UnitPrice.value, of.TotalAmount.value];
  if (!Quantity || !UnitPrice || !TotalAmount) return { score: 0 };
  const [quantity, price, total] = [Number(Quantity), Number(UnitPrice), Number(TotalAmount)];
  for (const by of explanations) {
    if (total === 0 || !isNear(quantity, price, total, by)) continue;
    if (by.discount && factors.some((field) => of[field].cell?.tokens.some((token) => cells.Discount!.tokens.includes(token)))) continue;
    if (addsUp({ Quantity, UnitPrice, TotalAmount }, by)) return { score: gainOf(Quantity, by), by };
  }
  return { score: 0 };
}

/** What it is worth that a row adds up so; nothing where it does not. */
const gainOf = (quantity: string | undefined, { basis, discount }: Partial<Explanation>): number =>
  basis ? searchWeights[Number(quantity) === 1 && !discount ? 'agreesAtOne' : 'agrees'] - (basis === 1 ? 0 : searchWeights.basis) : 0;

const overlaps = (a: Candidate, b: Candidate): boolean =>
  a.cell !== undefined && b.cell !== undefined && a.cell.tokens.some((token) => b.cell!.tokens.includes(token));
const sameValues = (a: Choice['of'], b: Choice['of']): boolean => factors.every((field) => a[field].value === b[field].value);
