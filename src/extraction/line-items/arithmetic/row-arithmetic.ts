/** Quantity × price − discount = total: the readings of a row for which it holds, and a sentence that says whether it does. */
import type { LineItemFieldName } from '../../../catalogue/line-item-fields.js';
import { readingsOf } from '../cells/cell-values.js';
import type { Cell, Cells, Decimal } from '../cells/cell.js';

export interface Arithmetic {
  readonly values: Partial<Record<'Quantity' | 'UnitPrice' | 'TotalAmount', string>>;
  /** Undefined where a member is missing. */
  readonly agrees: boolean | undefined;
  /** Pieces that the price is for, where the row adds up. */
  readonly basis?: number;
  /** The rate (a share) that had to be taken out of the price. */
  readonly vat?: number;
  /** "250 × 4.00 / 100 − 5 % = 9.50" */
  readonly note?: string;
}

/** Goods are priced by the piece, by the hundred or by the thousand. */
const bases = [1, 100, 1000];

/** Of a row's cells; `text`: all that is printed in it. */
export function arithmeticOf(cells: Cells, decimal: Decimal, text = ''): Arithmetic {
  const options = (name: LineItemFieldName) => (cells[name] ? readingsOf(cells[name], decimal) : []);
  const [quantities, prices, totals] = [options('Quantity'), options('UnitPrice'), options('TotalAmount')];
  const usual = { ...(quantities[0] && { Quantity: quantities[0] }), ...(prices[0] && { UnitPrice: prices[0] }), ...(totals[0] && { TotalAmount: totals[0] }) };
  if (!quantities.length || !prices.length || !totals.length) return { values: usual, agrees: undefined };
  const readings = quantities.flatMap((Quantity) => prices.flatMap((UnitPrice) => totals.map((TotalAmount) => ({ Quantity, UnitPrice, TotalAmount }))));
  const factors = explanations(printedBasis(text), discountsOf(cells.Discount), vatsOf(cells, text));
  // Where the document's decimal sign is known, "7,000" is seven thousand before it is seven.
  const tries = decimal === undefined ? [readings] : [readings.slice(0, 1), readings.slice(1)];
  for (const some of tries) {
    for (const factor of factors) {
      const { basis, discount, vat } = factor;
      for (const values of some) {
        if (!addsUp(values, factor)) continue;
        const product = `${short(values.Quantity)} × ${money(values.UnitPrice)}`;
        const parts = `${product}${basis === 1 ? '' : ` / ${basis}`}${discount ? ` − ${discount.text}` : ''}${vat ? ` without ${short(String(vat * 100))} % VAT` : ''}`;
        return { values, agrees: true, basis, ...(vat && { vat }), note: `${parts} = ${money(values.TotalAmount)}` };
      }
    }
  }
  const product = Number(quantities[0]) * Number(prices[0]);
  const note = `${short(quantities[0]!)} × ${money(prices[0]!)} is ${money(String(product))}, printed is ${money(totals[0]!)}`;
  return { values: usual, agrees: false, note };
}

function addsUp(values: Readonly<Record<'Quantity' | 'UnitPrice' | 'TotalAmount', string>>, { basis, discount, vat = 0 }: Explanation): boolean {
  const [quantity, price, wanted] = [Number(values.Quantity), Number(values.UnitPrice), Number(values.TotalAmount)];
  // With VAT taken out the quantity counts as exact: a rate explains too much already.
  const counted = vat > 0 ? 0 : Math.abs(price) * rounding(values.Quantity, 0);
  const tolerance = 0.011 + (Math.abs(quantity) * rounding(values.UnitPrice, 2) + counted) / basis;
  return discounted((quantity * price) / basis / (1 + vat), quantity, discount).some((amount) => Math.abs(amount - wanted) <= tolerance);
}

interface Discount {
  readonly text: string;
  readonly share?: number;
  readonly amount?: number;
}

interface Explanation {
  readonly basis: number;
  readonly discount?: Discount | undefined;
  /** The price is with this VAT (a share), the total without. */
  readonly vat?: number;
}

/** The simplest first: what needs a base and a discount explains nearly anything. */
function explanations(printed: number | undefined, discounts: readonly Discount[], vats: readonly number[]): Explanation[] {
  const others = [...bases.filter((basis) => basis !== 1), ...(printed && !bases.includes(printed) ? [printed] : [])];
  return [
    { basis: 1 },
    ...discounts.map((discount) => ({ basis: 1, discount })),
    ...others.map((basis) => ({ basis })),
    ...others.flatMap((basis) => discounts.filter(({ share }) => share !== undefined).map((discount) => ({ basis, discount }))),
    ...vats.flatMap((vat) => [undefined, ...discounts].map((discount) => ({ basis: 1, discount, vat }))),
  ];
}

/** The rate of the row, else those that it prints, as shares; what is smaller than any usual one explains too much. */
function vatsOf({ VatRate, Discount }: Cells, text: string): number[] {
  const found = VatRate ? VatRate.text.matchAll(/(?<!\d)(\d{1,2}(?:[.,]\d{1,2})?)(?!\d)/g) : text.matchAll(/(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?%/g);
  return [...found]
    .flatMap(([printed, rate]) => (Discount?.text.includes(printed) ? [] : [Number(rate!.replace(',', '.')) / 100]))
    .filter((share) => share >= 0.04);
}

/** How far the true number may be from the printed one; whole quantities are exact. */
function rounding(value: string, exact: number): number {
  const decimals = /\.(\d+)$/.exec(value)?.[1]?.length ?? 0;
  return exact === 0 && decimals === 0 ? 0 : 0.5 * 10 ** -Math.max(exact, decimals);
}

/** "5 %" is a share; "5" may be one too; "1,50" is more likely an amount. */
function discountsOf(cell: Cell | undefined): Discount[] {
  const match = cell && /(\d{1,6}(?:[.,]\d{1,3})?)\s*(%)?/.exec(cell.text);
  if (!match) return [];
  const number = Number(match[1]!.replace(',', '.'));
  const share: Discount = { text: `${number} %`, share: number / 100 };
  return match[2] ? [share] : [...(number <= 100 ? [share] : []), { text: money(String(number)), amount: number }];
}

/** An amount is taken off the row or off each piece; credits lose of their negative sum. */
function discounted(product: number, quantity: number, discount: Discount | undefined): number[] {
  if (!discount) return [product];
  if (discount.share !== undefined) return [product * (1 - discount.share)];
  const amount = discount.amount! * Math.sign(product || 1);
  if (Math.abs(amount) >= Math.abs(product)) return [];
  return [product - amount, product - amount * Math.abs(quantity)];
}

/** "per 50 Stk", "je 10", "/100": how many pieces the price is for, where that is printed. */
export function printedBasis(text: string): number | undefined {
  const found = /(?:^|\s)(?:per|je|pro|par|à|a|por|za|pr\.?|PE:?)\s{0,2}(\d{2,4})(?=\s|$)|\/\s?(\d{2,4})(?=\s|$)/i.exec(text);
  const basis = Number(found?.[1] ?? found?.[2]);
  return basis >= 10 ? basis : undefined;
}

const short = (value: string): string => String(Number(value));

/** At least two decimals, but no digit that is not there. */
function money(value: string): string {
  const number = Number(Number(value).toFixed(4));
  return Math.abs(number * 100 - Math.round(number * 100)) < 1e-6 ? number.toFixed(2) : String(number);
}
