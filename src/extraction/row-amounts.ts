/** Another price and total of the same row where those that were chosen do not fit: net beside gross, tax beside price. Only printed amounts are chosen from. */
import { columnNames } from '../network/config.js';
import type { Token } from '../features/contract.js';
import { tokensOn } from './line-index.js';
import { arithmeticOf, type Cells } from './row-arithmetic.js';
import { isApart } from './smooth.js';
import type { Cell } from './table-cells.js';
import { readingsOf } from './table-cells.js';
import { textOf } from './token-text.js';
import type { TableRow } from './table-rows.js';

const names = columnNames();
const [outside, unitPrice, total] = ['outside', 'UnitPrice', 'TotalAmount'].map((name) => names.indexOf(name)) as [number, number, number];

/** A blank within a number, in line heights. */
const narrow = 0.5;
/** Rows have few amounts; more are no row. */
const most = 12;

/** The likeliest pair of printed amounts with quantity × price = total; undefined where there is none. */
export function fittingAmounts(row: TableRow, cells: Cells, decimal: 'comma' | 'point' | undefined): Pick<Cells, 'UnitPrice' | 'TotalAmount'> | undefined {
  const quantity = cells.Quantity && Number(readingsOf(cells.Quantity, decimal)[0]);
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
  const cell = (field: 'UnitPrice' | 'TotalAmount', { tokens, text }: Amount, probability: number): Cell => ({
    field,
    tokens,
    text,
    probability,
  });
  // What was not the first choice is no sure one, however well it fits.
  return { UnitPrice: cell('UnitPrice', best.price, best.price.asPrice), TotalAmount: cell('TotalAmount', best.sum, Math.max(0.3, best.sum.asTotal)) };
}

/** The likeliest printed amount that makes the row add up as its price, where none was taken for it, or one that does not with the row's discount. */
export function withFittingPrice(row: TableRow, cells: Cells, decimal: 'comma' | 'point' | undefined): Cells {
  const { UnitPrice, Discount, ...others } = cells;
  const [quantity, sum] = [cells.Quantity, cells.TotalAmount].map((cell) => cell && Number(readingsOf(cell, decimal)[0]));
  if (!quantity || !sum || (UnitPrice && (!Discount || arithmeticOf(cells, decimal).agrees))) return cells;
  const taken = new Set([...cells.TotalAmount!.tokens, ...((UnitPrice && Discount?.tokens) || [])]);
  const fitting = amountsOf(row, decimal, { more: ['Discount'], whole: true }).flatMap(({ value, tokens, text, asPrice }): (Cells & { UnitPrice: Cell })[] => {
    // "8  90  720": what the price is cannot be taken off as well.
    const isDiscount = !UnitPrice && Discount?.tokens.includes(tokens[0]!) === true;
    if ((asPrice < (quantity === 1 ? leastPrice : leastFitting) && !isDiscount) || tokens.some((token) => taken.has(token))) return [];
    const price: Cell = { field: 'UnitPrice', tokens, text, probability: Math.max(0.3, asPrice) };
    if (UnitPrice) return arithmeticOf({ ...cells, UnitPrice: price }, decimal).agrees ? [{ ...cells, UnitPrice: price }] : [];
    return Math.abs(quantity * value - sum) <= 0.011 ? [{ ...(isDiscount ? others : cells), UnitPrice: price }] : [];
  });
  return fitting.sort((a, b) => b.UnitPrice.probability - a.UnitPrice.probability)[0] ?? cells;
}

/** The likeliest printed amount that quantity and price come to, where none was taken for their total. */
export function fittingTotal(row: TableRow, cells: Cells, decimal: 'comma' | 'point' | undefined): Cell | undefined {
  const [quantity, price] = [cells.Quantity, cells.UnitPrice].map((cell) => cell && Number(readingsOf(cell, decimal)[0]));
  if (!quantity || !price || cells.TotalAmount || cells.Discount) return undefined;
  const fitting = amountsOf(row, decimal).filter(
    ({ value, tokens, asTotal }) => asTotal >= leastTotal && !cells.UnitPrice!.tokens.includes(tokens.at(-1)!) && Math.abs(quantity * price - value) <= 0.011,
  );
  const best = fitting.sort((a, b) => b.asTotal - a.asTotal)[0];
  return best && { field: 'TotalAmount', tokens: best.tokens, text: best.text, probability: Math.max(0.3, best.asTotal) };
}

/** The price after the discount, where the row prints it beside the one before: the interface's UnitPrice is what is charged, as e-invoices have it (EN 16931, BT-146). */
export function fittingNetPrice(row: TableRow, cells: Cells, decimal: 'comma' | 'point' | undefined): Cell | undefined {
  const { Discount, UnitPrice, TotalAmount } = cells;
  const [quantity, price, sum] = [cells.Quantity, UnitPrice, TotalAmount].map((cell) => cell && Number(readingsOf(cell, decimal)[0]));
  if (!Discount || !quantity || !price || !sum || Math.abs(quantity * price - sum) < 0.02) return undefined;
  const taken = new Set([...UnitPrice!.tokens, ...TotalAmount!.tokens, ...Discount.tokens]);
  const fitting = amountsOf(row, decimal).filter(
    ({ value, tokens }) =>
      !tokens.some((token) => taken.has(token)) && value < price && Math.abs(quantity * value - sum) <= Math.max(0.011, Math.abs(quantity) * 0.0051),
  );
  return fitting.length === 1 ? { field: 'UnitPrice', tokens: fitting[0]!.tokens, text: fitting[0]!.text, probability: UnitPrice!.probability } : undefined;
}

/** What the network hardly takes for a price, or a total, is none, though it fits. */
const [leastPrice, leastTotal] = [0.05, 0.02];
/** Of several things, hardly any other amount comes to the total. */
const leastFitting = 0.003;

export interface Amount {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly value: number;
  readonly asPrice: number;
  readonly asTotal: number;
}

/** "1 800,00" is one number where the blank is narrow. */
function withThousands(tokens: readonly Token[], i: number, whole: boolean): readonly Token[] {
  const [token, before] = [tokens[i]!, tokens[i - 1]];
  const isRest = /^\d{3}[.,]\d{2,4}$/.test(token.text) || (whole && /^\d{3}$/.test(token.text));
  const isGroup = before !== undefined && isRest && /^-?[1-9]\d{0,2}$/.test(before.text) && !isApart(before, token, narrow);
  return isGroup ? [before, token] : [token];
}

interface Wanted {
  /** Further columns whose words may be amounts after all. */
  readonly more?: readonly string[];
  /** Also amounts without decimals. */
  readonly whole?: boolean;
}

/** Amounts of a row that were taken for prices, totals or nothing. */
export function amountsOf({ piece, lines }: TableRow, decimal: 'comma' | 'point' | undefined, { more = [], whole = false }: Wanted = {}): Amount[] {
  const found: Amount[] = [];
  const columns = new Set([outside, unitPrice, total, ...more.map((name) => names.indexOf(name))]);
  for (const i of tokensOn(piece.page, lines)) {
    const column = piece.chosen[i]!;
    if (found.length >= most || !columns.has(column)) continue;
    const tokens = withThousands(piece.page.tokens, i, whole);
    const text = textOf(tokens);
    if (!(/^-?\d[\d.,’' ]*[.,]\d{2,4}-?$/.test(text) || (whole && /^-?\d{1,3}(?:[.,’' ]?\d{3}){0,2}$/.test(text)))) continue;
    const value = Number(readingsOf({ field: 'TotalAmount', tokens, text, probability: 1 }, decimal)[0]);
    if (Number.isFinite(value))
      found.push({ tokens, text, value, asPrice: piece.columns[i * piece.columnCount + unitPrice]!, asTotal: piece.columns[i * piece.columnCount + total]! });
  }
  return found;
}
