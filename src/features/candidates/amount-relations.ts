/** Which amounts of a page are sums, parts of sums, and taxes of others: arithmetic that any layout keeps. Amounts count in hundredths. */
import { taxRates } from './vat-rates.js';

export interface AmountRelation {
  /** Is the sum of two other amounts of the page. */
  readonly sum: boolean;
  /** One of two amounts whose sum is printed on the page. */
  readonly part: boolean;
  /** A usual VAT rate of another amount, and the two add up to a third. */
  readonly tax: boolean;
  /** The amount such a tax is taken of. */
  readonly base: boolean;
  /** Base and tax together. */
  readonly taxed: boolean;
}

/** Tenths of a percent. */
const rates = taxRates.map((rate) => Math.round(rate * 10));
const limit = 160;

/** By the amount's value in hundredths. At most the `limit` largest distinct amounts take part. */
export function amountRelations(amounts: Iterable<number>): ReadonlyMap<number, AmountRelation> {
  const distinct = [...new Set(amounts)]
    .filter((amount) => amount > 0)
    .sort((a, b) => b - a)
    .slice(0, limit);
  const present = new Set(distinct);
  const relations = new Map<number, { sum: boolean; part: boolean; tax: boolean; base: boolean; taxed: boolean }>();
  for (const amount of distinct) relations.set(amount, { sum: false, part: false, tax: false, base: false, taxed: false });
  for (let i = 0; i < distinct.length; i++) {
    for (let j = i; j < distinct.length; j++) {
      const sum = distinct[i]! + distinct[j]!;
      if (sum > distinct[0]! + 1) continue;
      const total = find(present, sum);
      if (total === undefined) continue;
      relations.get(total)!.sum = true;
      relations.get(distinct[i]!)!.part = true;
      relations.get(distinct[j]!)!.part = true;
      if (!isTax(distinct[i]!, distinct[j]!)) continue;
      relations.get(total)!.taxed = true;
      relations.get(distinct[i]!)!.base = true;
      relations.get(distinct[j]!)!.tax = true;
    }
  }
  return relations;
}

/** Rounding may move a sum by a hundredth. */
function find(present: ReadonlySet<number>, sum: number): number | undefined {
  return present.has(sum) ? sum : present.has(sum + 1) ? sum + 1 : present.has(sum - 1) ? sum - 1 : undefined;
}

function isTax(base: number, tax: number): boolean {
  const tolerance = Math.max(1.5, base * 0.00005);
  return rates.some((rate) => Math.abs((base * rate) / 1000 - tax) <= tolerance);
}
