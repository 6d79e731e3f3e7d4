/** Sums of an invoice in whole hundredths: what a line costs, VAT a rate, net, gross and Swiss rounding. All rounding is half away from zero. */
import type { Facts, Item, VatShare } from '../facts.js';

export type Sums = Pick<Facts, 'vat' | 'net' | 'vatTotal' | 'gross' | 'rounding'>;

export interface Extras {
  readonly grossPrices: boolean;
  readonly shipping?: number;
  readonly allowance?: number;
  /** The smallest coin: 5 where cash is rounded to 0.05. */
  readonly coin: number;
  /** Taxes and nets in whole units of the currency. */
  readonly whole?: boolean;
}

/** Hundredths that a line comes to (units as in facts.ts). */
export function lineTotal(item: Pick<Item, 'quantity' | 'unitPrice' | 'priceUnit' | 'discount' | 'factor'>): number {
  const product = BigInt(item.quantity) * BigInt(item.unitPrice) * BigInt(1000 - item.discount) * BigInt(item.factor ?? 1000);
  return divide(product, BigInt(item.priceUnit) * 1000n * 100n * 1000n * 1000n);
}

/** Net, VAT and gross in cents from rows, by rate; `grossPrices`: rows include VAT. `coin`: the sum is rounded to its multiples. */
export function sums(items: readonly Item[], { grossPrices, shipping = 0, allowance = 0, coin, whole = false }: Extras): Sums {
  const byRate = new Map<number, number>();
  for (const { vatRate, total } of items) byRate.set(vatRate, (byRate.get(vatRate) ?? 0) + total);
  // Shipping and allowance take the VAT rate that most of the goods have.
  const main = mainRate(byRate);
  byRate.set(main, (byRate.get(main) ?? 0) + shipping - allowance);
  const vat = [...byRate].sort(([a], [b]) => b - a).map(([rate, amount]) => share(rate, amount, grossPrices, whole ? 100 : 1));
  const net = vat.reduce((sum, { net }) => sum + net, 0);
  const vatTotal = vat.reduce((sum, { vat }) => sum + vat, 0);
  const gross = divide(BigInt(net + vatTotal), BigInt(coin)) * coin;
  return { vat, net, vatTotal, gross, rounding: gross - net - vatTotal };
}

function mainRate(byRate: ReadonlyMap<number, number>): number {
  return [...byRate].reduce((best, entry) => (Math.abs(entry[1]) > Math.abs(best[1]) ? entry : best), [0, 0])[0];
}

function share(rate: number, amount: number, contained: boolean, unit: number): VatShare {
  // Rates in hundredths of tenths, for quarters of a percent.
  const fine = BigInt(Math.round(rate * 100));
  if (!contained) return { rate, net: amount, vat: divide(BigInt(amount) * fine, 100_000n * BigInt(unit)) * unit };
  const net = divide(BigInt(amount) * 100_000n, (100_000n + fine) * BigInt(unit)) * unit;
  return { rate, net, vat: amount - net };
}

function divide(dividend: bigint, divisor: bigint): number {
  const negative = dividend < 0n;
  const rounded = ((negative ? -dividend : dividend) * 2n + divisor) / (divisor * 2n);
  return Number(negative ? -rounded : rounded);
}

/** Whether lines, VAT and totals agree to the cent. */
export function addsUp(facts: Pick<Facts, keyof Sums | 'items' | 'grossPrices' | 'shipping' | 'allowance' | 'wholeAmounts'>): boolean {
  const lines = facts.items.reduce((sum, { total }) => sum + total, 0) + (facts.shipping ?? 0) - (facts.allowance ?? 0);
  const net = facts.vat.reduce((sum, share) => sum + share.net, 0);
  const vat = facts.vat.reduce((sum, share) => sum + share.vat, 0);
  return (
    facts.items.every((item) => item.total === lineTotal(item)) &&
    facts.vat.every(({ rate, net, vat }) => Math.abs(vat * 1000 - net * rate) <= (facts.wholeAmounts ? 100_000 : 1000)) &&
    facts.net === net &&
    facts.vatTotal === vat &&
    lines === (facts.grossPrices ? net + vat : net) &&
    facts.gross === net + vat + facts.rounding
  );
}
