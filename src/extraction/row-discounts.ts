/** What is taken off a row where no column said so: the printed amount, or rate, that lies between quantity × price and the total. */
import type { Token } from '../features/contract.js';
import type { Cells } from './cell.js';
import { tokensOn } from './line-index.js';
import { amountsOf, cellOf, leastOfTable, ratesOf } from './printed-amounts.js';
import type { Decimal } from './row-arithmetic.js';
import { numberOf } from './table-cells.js';
import type { TableRow } from './table-rows.js';
import { textOf } from './token-text.js';

/** Cents of rounding. */
const tolerance = 0.011;
/** Less is no discount that anybody prints. */
const least = 0.02;

/** The row with its discount, where exactly one printed amount or rate makes it add up. `common`: the document's VAT as a share of its net amount. */
export function withFittingDiscount(row: TableRow, cells: Cells, decimal: Decimal, common: number): Cells {
  const { Quantity, UnitPrice, TotalAmount, Discount, VatRate } = cells;
  const [quantity, price, total] = [Quantity, UnitPrice, TotalAmount].map((cell) => Math.abs(numberOf(cell, decimal))) as [number, number, number];
  if (Discount || !quantity || !price || !total) return cells;
  const taken = new Set([Quantity, UnitPrice, TotalAmount, VatRate].flatMap((cell) => cell?.tokens ?? []));
  const isFree = ({ tokens }: { readonly tokens: readonly Token[] }): boolean => !tokens.some((token) => taken.has(token));
  const amounts = amountsOf(row, decimal, { more: ['Discount'] }).filter(isFree);
  const rates = sharesOf(row).filter(isFree);
  const taxes = [...ratesOf(row), common].filter((rate) => rate > 0);
  const found = new Map<Token, readonly Token[]>();
  // From the price itself, or from one that is printed before it.
  for (const before of [price, ...amounts.map(({ value }) => Math.abs(value)).filter((value) => value > price)]) {
    const off = quantity * before - total;
    if (off < least || taxes.some((rate) => Math.abs(total * rate - off) <= 2 * tolerance)) continue;
    for (const { tokens, value } of amounts) if (Math.abs(Math.abs(value) - off) <= tolerance) found.set(tokens[0]!, tokens);
    for (const { tokens, share } of rates) if (Math.abs(quantity * before * share - off) <= tolerance) found.set(tokens[0]!, tokens);
  }
  const [tokens] = found.values();
  return found.size === 1 ? { ...cells, Discount: cellOf('Discount', { tokens: tokens!, text: textOf(tokens!) }, leastOfTable) } : cells;
}

/** "12,5 %" in one word or two, as shares. */
function sharesOf({ piece: { page }, lines }: TableRow): { readonly tokens: readonly Token[]; readonly share: number }[] {
  return tokensOn(page, lines).flatMap((i) => {
    const [token, next] = [page.tokens[i]!, page.tokens[i + 1]];
    const tokens = next?.text === '%' && next.line === token.line ? [token, next] : [token];
    const number = /^[-−–]?(\d{1,2}(?:[.,]\d{1,2})?)\s?%$/.exec(textOf(tokens))?.[1];
    return number ? [{ tokens, share: Number(number.replace(',', '.')) / 100 }] : [];
  });
}
