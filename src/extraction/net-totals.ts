/** Totals before VAT where rows print them beside those with VAT: the interface's TotalAmount is what quantity and price come to, as e-invoices have it (EN 16931, BT-131). */
import type { Read } from './joined-rows.js';
import { type Amount, amountsOf, cellOf, leastOfTable, ratesOf } from './printed-amounts.js';
import { sharesIn } from './numbers.js';
import type { Decimal } from './row-arithmetic.js';
import { numberOf } from './table-cells.js';

/** Of the rows with VAT, so many must print both. */
const most = 0.8;
/** Cents of rounding. */
const tolerance = 0.015;

/** `sums`: the document's net and gross amounts in hundredths. */
export function withNetTotals<R extends Read>(rows: readonly R[], sums: readonly number[], decimal: Decimal): readonly R[] {
  const common = vatShare(sums);
  const found = rows.map((row) => netTotal(row, common, decimal));
  const taxed = rows.filter((_, i) => found[i] !== 'untaxed');
  const both = found.filter((each) => typeof each === 'object');
  const known = found.filter((each) => each === 'net');
  if (both.length === 0 || both.length + known.length < most * taxed.length) return rows;
  return rows.map((row, i) => {
    const net = found[i]!;
    if (typeof net !== 'object') return row;
    // An amount that had been taken for the rate's beginning, or for a price that no total follows from, is neither.
    const others = Object.entries(row.cells).filter(([, cell]) => !cell.tokens.some((token) => net.tokens.includes(token)));
    return { ...row, cells: { ...Object.fromEntries(others), TotalAmount: cellOf('TotalAmount', net, Math.max(leastOfTable, net.asTotal)) } };
  });
}

/** The VAT of all as a share of the net amount, where both sums are known, else none. `sums`: net and gross. */
export const vatShare = (sums: readonly number[]): number => (sums.length === 2 && sums[0]! > 0 ? sums[1]! / sums[0]! - 1 : 0);

/** The printed amount that is the row's total without VAT; 'net' where it is that already, 'untaxed' where there is no total, or nothing that VAT could be added to. */
function netTotal({ row, cells }: Read, common: number, decimal: Decimal): Amount | 'net' | 'untaxed' | 'none' {
  const gross = numberOf(cells.TotalAmount, decimal);
  if (!gross) return 'untaxed';
  const off = cells.Discount && sharesIn(cells.Discount.text)[0];
  // "5" in the column of rates needs no sign.
  const own = cells.VatRate && !cells.VatRate.text.includes('%') ? numberOf(cells.VatRate, decimal) / 100 : Number.NaN;
  const printed = [...ratesOf(row).filter((rate) => rate !== off), ...(own >= 0 ? [own] : [])];
  const rates = printed.filter((rate) => rate > 0);
  if (rates.length === 0 && (common <= 0 || printed.length > 0)) return 'untaxed';
  const quantity = numberOf(cells.Quantity, decimal);
  // Of several things the price is not the total; of one, or where nothing is counted, it may be.
  const isCounted = quantity && quantity !== 1;
  const taken = new Set([...cells.TotalAmount!.tokens, ...((!isCounted && cells.UnitPrice?.tokens) || [])]);
  // What was taken for the total is it with VAT, or the VAT alone.
  const fits = ({ value, tokens }: Amount): boolean =>
    !tokens.some((token) => taken.has(token)) &&
    (rates.length ? rates : [common]).some((rate) => [1 + rate, rate].some((factor) => Math.abs(value * factor - gross) <= tolerance + Math.abs(gross) * 1e-5));
  const amounts = amountsOf(row, decimal, { more: ['VatRate'], whole: true });
  const isNet = amounts.some(({ value }) => rates.some((rate) => Math.abs(gross * (1 + rate) - value) <= tolerance));
  return isNet ? 'net' : (amounts.find(fits) ?? 'none');
}
