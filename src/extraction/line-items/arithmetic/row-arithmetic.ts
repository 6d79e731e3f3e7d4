/** Quantity × price − discount = total: the readings of a row for which it holds, and a sentence on whether it does. */
import type { LineItemFieldName } from '../../../catalogue/line-item-fields.js';
import { inFull, rounding } from '../../../values/numbers/printed.js';
import { readingsOf } from '../cells/cell-values.js';
import type { Cell, Cells, Decimal } from '../cells/cell.js';

export interface Arithmetic {
  readonly values: Partial<Record<'Quantity' | 'UnitPrice' | 'TotalAmount', string>>;
  /** Undefined where a member is missing. */
  readonly agrees: boolean | undefined;
  /** Pieces that the price is for, where the row adds up. */
  readonly basis?: number;
  readonly discount?: Discount | undefined;
  /** "250 × 4.00 / 100 − 5 % = 9.50" */
  readonly note?: () => string;
}

/** Of a row's cells. */
export function arithmeticOf(cells: Cells, decimal: Decimal): Arithmetic {
  const options = (name: LineItemFieldName) => (cells[name] ? readingsOf(cells[name], decimal) : []);
  const [quantities, prices, totals] = [options('Quantity'), options('UnitPrice'), options('TotalAmount')];
  const usual = { ...(quantities[0] && { Quantity: quantities[0] }), ...(prices[0] && { UnitPrice: prices[0] }), ...(totals[0] && { TotalAmount: totals[0] }) };
  if (!quantities.length || !prices.length || !totals.length) return { values: usual, agrees: undefined };
  const readings = quantities.flatMap((Quantity) => prices.flatMap((UnitPrice) => totals.map((TotalAmount) => ({ Quantity, UnitPrice, TotalAmount }))));
  const explanations = explanationsOf(cells);
  // Where the document's decimal sign is known, "7,000" is seven thousand before it is seven.
  const tries = decimal === undefined ? [readings] : [readings.slice(0, 1), readings.slice(1)];
  for (const some of tries) {
    for (const by of explanations) {
      const values = some.find((each) => addsUp(each, by));
      if (!values) continue;
      const { basis, discount } = by;
      const divided = `${basis === 1 ? '' : ` / ${basis}`}${discount ? ` − ${discount.text}` : ''}`;
      const note = () => `${Number(values.Quantity)} × ${inFull(values.UnitPrice)}${divided} = ${inFull(values.TotalAmount)}`;
      return { values, agrees: true, basis, discount, note };
    }
  }
  const [quantity, price, total] = [quantities[0]!, prices[0]!, totals[0]!];
  const note = () => `${Number(quantity)} × ${inFull(price)} is ${inFull(String(Number(quantity) * Number(price)))}, printed is ${inFull(total)}`;
  return { values: usual, agrees: false, note };
}

/** Whether quantity × price, by this explanation, is the total within what rounding allows. */
export function addsUp(values: Readonly<Record<'Quantity' | 'UnitPrice' | 'TotalAmount', string>>, by: Explanation): boolean {
  const [quantity, price, total] = [Number(values.Quantity), Number(values.UnitPrice), Number(values.TotalAmount)];
  const rounded = Math.abs(quantity) * rounding(values.UnitPrice, 2) + Math.abs(price) * rounding(values.Quantity, 0);
  return isNear(quantity, price, total, by, rounded);
}

/** The same within the most that rounding allows: numbers are rounded to two, quantities to one decimal at most. */
export function isNear(quantity: number, price: number, total: number, { basis, discount }: Explanation, rounded?: number): boolean {
  const most = 0.011 + (rounded ?? Math.abs(quantity) * 0.005 + Math.abs(price) * 0.05) / basis;
  const product = (quantity * price) / basis;
  return discount ? discounted(product, quantity, discount).some((amount) => Math.abs(amount - total) <= most) : Math.abs(product - total) <= most;
}

interface Discount {
  readonly text: string;
  readonly share?: number;
  readonly amount?: number;
}

/** How a total follows from quantity and price. */
export interface Explanation {
  readonly basis: number;
  readonly discount?: Discount | undefined;
}

/** Goods are priced by the piece, by the hundred or by the thousand. The simplest first: what needs a base and a discount explains nearly anything. */
export function explanationsOf(cells: Cells): Explanation[] {
  const discounts = discountsOf(cells.Discount);
  const others = [100, 1000].map((basis) => ({ basis }));
  const shares = discounts.filter(({ share }) => share !== undefined);
  return [
    { basis: 1 },
    ...discounts.map((discount) => ({ basis: 1, discount })),
    ...others,
    ...others.flatMap((by) => shares.map((discount) => ({ ...by, discount }))),
  ];
}

/** "5 %" is a share; "5" may be one too; "1,50" is more likely an amount. */
function discountsOf(cell: Cell | undefined): Discount[] {
  const match = cell && /(\d{1,6}(?:[.,]\d{1,3})?)\s*(%)?/.exec(cell.text);
  if (!match) return [];
  const number = Number(match[1]!.replace(',', '.'));
  const share: Discount = { text: `${number} %`, share: number / 100 };
  return match[2] ? [share] : [...(number <= 100 ? [share] : []), { text: inFull(String(number)), amount: number }];
}

/** An amount is taken off the row or off each piece; credits lose of their negative sum. */
function discounted(product: number, quantity: number, discount: Discount): number[] {
  if (discount.share !== undefined) return [product * (1 - discount.share)];
  const amount = discount.amount! * Math.sign(product || 1);
  if (Math.abs(amount) >= Math.abs(product)) return [];
  return [product - amount, product - amount * Math.abs(quantity)];
}
