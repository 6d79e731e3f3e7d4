/** Documents without cents: currencies without decimals, and suppliers that print whole amounts. Prices, sums and taxes are whole from the start. */
import type { Random } from '../../random.js';
import type { Item } from '../facts.js';
import { lineTotal } from './sums.js';

/** Currencies without decimals, and about how many of them a euro is. */
export const wholeCurrencies: Readonly<Record<string, number>> = { HUF: 390, JPY: 155, ISK: 148, KRW: 1450, CLP: 1000 };

/** The currency of such a document and what its prices are multiplied by; undefined for nineteen documents of twenty. */
export function drawWhole(random: Random, currency: string): { readonly currency: string; readonly scale: number } | undefined {
  if (!random.chance(0.045)) return undefined;
  const other = random.chance(0.4) ? random.pick(Object.keys(wholeCurrencies)) : currency;
  // Where cents are left out, thousands are usual.
  return { currency: other, scale: wholeCurrencies[other] ?? random.pick([1, 3, 10, 25]) };
}

/** Whole quantities at whole prices without discounts: all amounts that follow are whole. */
export function wholeItems(random: Random, items: readonly Item[], scale: number): readonly Item[] {
  return items.map((item) => {
    const price = (Math.abs(item.unitPrice) / 10_000 / item.priceUnit) * scale;
    const step = price > 2000 ? random.pick([1, 5, 10, 10, 50, 100]) : price > 100 ? random.pick([1, 1, 5, 10]) : 1;
    const unitPrice = Math.sign(item.unitPrice) * Math.max(1, Math.round(price / step) * step) * 10_000;
    const quantity = Math.sign(item.quantity) * Math.max(1, Math.round(Math.abs(item.quantity) / 1000)) * 1000;
    const line = { ...item, quantity, unitPrice, priceUnit: 1, discount: 0 };
    return { ...line, total: lineTotal(line) };
  });
}

/** Rounded to whole units of the currency, in cents. */
export const wholeCents = (cents: number): number => Math.round(cents / 100) * 100;
