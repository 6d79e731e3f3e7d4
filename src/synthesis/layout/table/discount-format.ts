/** How one table formats discounts, and the discount amount. */
import type { Random } from '../../../random.js';
import type { Item } from '../../facts.js';

export interface DiscountFormat {
  readonly way: 'percent' | 'amount' | 'negative' | 'both';
  /** What the column shows without a discount. */
  readonly none: 'nothing' | 'zero' | 'dash';
  /** "10%", "10 %", "10" or as the document's other rates. */
  readonly sign: '%' | ' %' | '' | 'style';
  readonly decimals: number;
  /** "-10 %". */
  readonly minus: boolean;
}

/** Drawn once a table. */
export function discountFormat(random: Random): DiscountFormat {
  return {
    way: random.pick(['percent', 'percent', 'percent', 'percent', 'amount', 'amount', 'negative', 'both']),
    none: (['nothing', 'zero', 'dash'] as const)[random.weighted([0.5, 0.42, 0.08])]!,
    sign: random.pick(['%', ' %', '', 'style', 'style']),
    decimals: random.pick([0, 0, 0, 1, 2, 2]),
    minus: random.chance(0.12),
  };
}

/** The discount amount in hundredths. */
export const discountAmount = (item: Item): number => Math.round((item.quantity * item.unitPrice) / item.priceUnit / 100_000) - item.total;
