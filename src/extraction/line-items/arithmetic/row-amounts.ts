/** Another price and total of the same row where those that were chosen do not fit: net beside gross, tax beside price. Only printed amounts are chosen from. */
import { type Amount, amountsOf, cellOf, leastOfRow } from '../cells/printed-amounts.js';
import { arithmeticOf } from './row-arithmetic.js';
import { numberOf } from '../cells/cell-values.js';
import type { Cell, Cells, Decimal, TableRow } from '../cells/cell.js';

/** The likeliest pair of printed amounts with quantity × price = total; undefined where there is none. */
export function fittingAmounts(row: TableRow, cells: Cells, decimal: Decimal): Pick<Cells, 'UnitPrice' | 'TotalAmount'> | undefined {
  const quantity = numberOf(cells.Quantity, decimal);
  if (!quantity) return undefined;
  const amounts = amountsOf(row, decimal);
  let best: { readonly price: Amount; readonly sum: Amount; readonly score: number } | undefined;
  for (const price of amounts) {
    for (const sum of amounts) {
      if (price === sum || price.value === 0 || Math.abs(quantity * price.value - sum.value) > Math.max(0.011, Math.abs(quantity) * 0.005)) continue;
      const score = price.asPrice + sum.asTotal;
      if (!best || score > best.score) best = { price, sum, score };
    }
  }
  if (!best || best.price.asPrice < leastPrice) return undefined;
  return {
    UnitPrice: cellOf('UnitPrice', best.price, best.price.asPrice),
    TotalAmount: cellOf('TotalAmount', best.sum, Math.max(leastOfRow, best.sum.asTotal)),
  };
}

/** The likeliest printed amount that makes the row add up as its price, where none was taken for it, or one that does not with the row's discount. */
export function withFittingPrice(row: TableRow, cells: Cells, decimal: Decimal): Cells {
  const { UnitPrice, Discount, ...others } = cells;
  const [quantity, sum] = [cells.Quantity, cells.TotalAmount].map((cell) => numberOf(cell, decimal));
  if (!quantity || !sum || (UnitPrice && (!Discount || arithmeticOf(cells, decimal).agrees))) return cells;
  const taken = new Set([...cells.TotalAmount!.tokens, ...((UnitPrice && Discount?.tokens) || [])]);
  const fitting = amountsOf(row, decimal, { more: ['Discount'], whole: true }).flatMap((amount): (Cells & { UnitPrice: Cell })[] => {
    const { value, tokens, asPrice } = amount;
    // "6  45  270": an amount is the price or the discount.
    const isDiscount = !UnitPrice && Discount?.tokens.includes(tokens[0]!) === true;
    if (tokens.some((token) => taken.has(token))) return [];
    const price = cellOf('UnitPrice', amount, Math.max(leastOfRow, asPrice));
    // The list price of a row that prints its discount: it does not add up by chance.
    if (!UnitPrice && Discount && !isDiscount && arithmeticOf({ ...cells, UnitPrice: price }, decimal).agrees) return [{ ...cells, UnitPrice: price }];
    if (asPrice < (quantity === 1 ? leastPrice : leastFitting) && !isDiscount) return [];
    if (UnitPrice) return arithmeticOf({ ...cells, UnitPrice: price }, decimal).agrees ? [{ ...cells, UnitPrice: price }] : [];
    return Math.abs(quantity * value - sum) <= 0.011 ? [{ ...(isDiscount ? others : cells), UnitPrice: price }] : [];
  });
  return fitting.sort((a, b) => b.UnitPrice.probability - a.UnitPrice.probability)[0] ?? cells;
}

/** The likeliest printed amount that quantity and price come to, where none was taken for their total. */
export function fittingTotal(row: TableRow, cells: Cells, decimal: Decimal): Cell | undefined {
  const [quantity, price] = [cells.Quantity, cells.UnitPrice].map((cell) => numberOf(cell, decimal));
  if (!quantity || !price || cells.TotalAmount || cells.Discount) return undefined;
  const fitting = amountsOf(row, decimal).filter(
    ({ value, tokens, asTotal }) => asTotal >= leastTotal && !cells.UnitPrice!.tokens.includes(tokens.at(-1)!) && Math.abs(quantity * price - value) <= 0.011,
  );
  const best = fitting.sort((a, b) => b.asTotal - a.asTotal)[0];
  return best && cellOf('TotalAmount', best, Math.max(leastOfRow, best.asTotal));
}

/** Least probabilities of a price and of a total that add up. */
const [leastPrice, leastTotal] = [0.05, 0.02];
/** With a quantity above one few amounts add up by chance. */
const leastFitting = 0.003;
