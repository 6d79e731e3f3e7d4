/** Rows that print what they come to, what is taken off and what is left: "8,89  0,89  8,00". The last is the total. */
import { type Amount, amountsOf, cellOf, leastOfTable, ratesOf } from './printed-amounts.js';
import type { Cells } from './cell.js';
import type { Decimal } from './row-arithmetic.js';
import { numberOf } from './table-cells.js';
import type { TableRow } from './table-rows.js';

const cent = 0.006;

export function withSteps(row: TableRow, cells: Cells, decimal: Decimal): Cells {
  const { TotalAmount, Discount } = cells;
  const before = numberOf(TotalAmount, decimal);
  if (!TotalAmount || !before || Math.abs(before) < 0.1) return cells;
  const taken = new Set([...TotalAmount.tokens, ...(cells.Quantity?.tokens ?? []), ...(cells.UnitPrice?.tokens ?? []), ...(cells.VatRate?.tokens ?? [])]);
  const amounts = amountsOf(row, decimal, { more: ['Discount'] }).filter(({ tokens }) => !tokens.some((token) => taken.has(token)));
  const rates = ratesOf(row);
  const isTax = (off: number, left: number): boolean =>
    rates.some((rate) => rate > 0 && [left * rate - off, off * rate - left].some((rest) => Math.abs(rest) <= 2 * cent));
  const ways = amounts.flatMap((left): { readonly left: Amount; readonly off?: Amount }[] => {
    if (Math.sign(left.value) !== Math.sign(before) || !isBehind(left, TotalAmount.tokens.at(-1)!)) return [];
    const off = Math.abs(before) - Math.abs(left.value);
    if (off < 0.01 || isTax(off, Math.abs(left.value))) return [];
    const share = Discount?.text.includes('%') ? Number(/\d+(?:[.,]\d+)?/.exec(Discount.text)?.[0].replace(',', '.')) / 100 : undefined;
    if (share !== undefined) return Math.abs(Math.abs(before) * share - off) <= 2 * cent ? [{ left }] : [];
    const printed = amounts.find((amount) => amount !== left && Math.abs(Math.abs(amount.value) - off) <= cent && isBehind(left, amount.tokens.at(-1)!));
    return printed ? [{ left, off: printed }] : [];
  });
  if (ways.length !== 1) return cells;
  const { left, off } = ways[0]!;
  return {
    ...cells,
    ...(off && !Discount && { Discount: cellOf('Discount', off, leastOfTable) }),
    TotalAmount: cellOf('TotalAmount', left, Math.max(leastOfTable, left.asTotal)),
  };
}

/** On a line below, or on the same line further right. */
const isBehind = ({ tokens }: Amount, last: Amount['tokens'][number]): boolean =>
  tokens[0]!.line > last.line || (tokens[0]!.line === last.line && tokens[0]!.box.x > last.box.x);
