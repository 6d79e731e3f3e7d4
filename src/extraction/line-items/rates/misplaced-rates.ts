/** Rates that were read as discounts, and other numbers that were read as rates, told by the document's VAT groups and the rows' arithmetic. */
import { cents } from '../../../values/numbers/cents.js';
import { type Because, cellOf, mapSame } from '../../decoding/steps.js';
import type { LineItem, Prediction } from '../../found.js';
import { addsUp } from '../arithmetic/row-arithmetic.js';

/** A rate of the document, and what its items make, net and gross, in hundredths; not a number where the document does not say so. */
export interface RateSums {
  readonly rate: Prediction;
  readonly sums: readonly [net: number, gross: number];
  /** How far a sum may be off. */
  readonly slack: number;
}

/** "23", "8,5 %". */
const percent = /^(\d{1,2}(?:[.,]\d{1,2})?) ?%?$/;

/**
 * The items with their discounts as rates, where each has one that is a rate of the document and takes nothing off, and the items of each rate make its sum; else the same
 * items. A column of rates below a heading of two lines ("VAT" above "%" and "amount") reads like one of discounts.
 */
export function withRatesForDiscounts(items: readonly LineItem[], rates: readonly RateSums[], because: Because): readonly LineItem[] {
  const rateOf = ({ cells: { Discount } }: LineItem): Prediction | undefined => {
    const value = Number(percent.exec(Discount?.text ?? '')?.[1]?.replace(',', '.') ?? Number.NaN);
    return rates.find(({ rate }) => Number(rate.value) === value)?.rate;
  };
  const itemsAt = (rate: Prediction): readonly LineItem[] => items.filter((item) => rateOf(item) === rate);
  const areRates =
    // With one rate all sums fit.
    rates.length > 1 &&
    items.some((item) => Number(rateOf(item)?.value ?? 0) > 0) &&
    items.every((item) => rateOf(item) && !item.cells.VatRate && isWhole(item)) &&
    rates.every((each) => isSum(each, itemsAt(each.rate)));
  if (!areRates) return items;
  return items.map((item) => {
    const { Discount, ...cells } = item.cells;
    const note = `"${Discount!.text}" is a VAT rate of the document, and nothing is taken off the row`;
    for (const field of ['Discount', 'VatRate']) because(cellOf(item, field), note);
    return { ...item, rateText: Discount!.text!, cells: { ...cells, VatRate: { ...Discount!, name: 'VatRate', value: rateOf(item)!.value } } };
  });
}

/** Whether the items make what is printed for the rate, net or gross, where that is known. */
function isSum({ sums, slack }: RateSums, items: readonly LineItem[]): boolean {
  const total = items.reduce((sum, { cells }) => sum + cents(cells.TotalAmount!.value), 0);
  return !sums.some(Number.isFinite) || sums.some((sum) => Math.abs(sum - total) <= slack);
}

/** Whether quantity × price is the total. */
function isWhole({ cells: { Quantity, UnitPrice, TotalAmount } }: LineItem): boolean {
  if (!Quantity || !UnitPrice || !TotalAmount) return false;
  return addsUp({ Quantity: plain(Quantity), UnitPrice: plain(UnitPrice), TotalAmount: plain(TotalAmount) }, { basis: 1 });
}

/** Without noughts at the end, which responses have and documents need not: they do not make a number more exact. */
const plain = ({ value }: Prediction): string => String(Number(value));

/** "1.2710": the finest rates have three decimals ("14.975 %"). */
const finer = /^\d{1,3}[.,]\d{4,8}$/;

/** The same items but for numbers with more decimals than rates have, which are no rate of the document: rates of exchange. */
export function withoutFiner(items: readonly LineItem[], rates: readonly RateSums[], because: Because): readonly LineItem[] {
  return mapSame(items, (item) => {
    const { rateText: _, ...others } = item;
    const { VatRate, ...cells } = item.cells;
    if (!VatRate || !finer.test(VatRate.text ?? '')) return item;
    const number = Number(VatRate.text!.replace(',', '.'));
    // "19.0000" is a rate, "1.0000" how a currency changes into itself.
    if ((Number.isInteger(number) && number !== 1) || rates.some(({ rate }) => Number(rate.value) === number)) return item;
    because(cellOf(item, 'VatRate'), `"${VatRate.text}" is no rate of the document`);
    return { ...others, cells };
  });
}
