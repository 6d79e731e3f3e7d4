/** Rows behind the sum: where the first rows make the document's net or gross amount and all of them do not, those that repeat it, state its VAT or what was paid are no items. */
import { cents, money } from '../../values/numbers/cents.js';
import { type Because, cellOf } from '../decoding/steps.js';
import type { LineItem } from '../found.js';
import { type PrintedSums, sumOf } from './table-sums.js';

/** The items as they were where one of the others has an amount of its own, a number, or a product. */
export function withoutRowsBehindSum(items: readonly LineItem[], { net, gross }: PrintedSums, because: Because): readonly LineItem[] {
  const printed = [net, gross].flatMap((sum) => (sum ? [cents(sum.value)] : []));
  const madeBy = (some: readonly LineItem[]): number | undefined =>
    printed.find((sum) => Math.abs(sum - (sumOf(some) ?? 0)) <= 1 + Math.floor(some.length / 2));
  if (madeBy(items) !== undefined) return items;
  const highest = Math.max(...printed);
  const isKnown = (total: number): boolean => total > highest || [...printed, highest - Math.min(...printed)].includes(total);
  for (let count = items.length - 1; count > 0; count--) {
    const { PositionId, ItemId, TotalAmount } = items[count]!.cells;
    if (PositionId || ItemId || !TotalAmount || TotalAmount.evidence.agrees > 0 || !isKnown(cents(TotalAmount.value))) return items;
    const kept = items.slice(0, count);
    const sum = madeBy(kept);
    if (sum === undefined) continue;
    for (const item of items.slice(count))
      for (const field of Object.keys(item.cells)) because(cellOf(item, field), `the rows above make ${money(sum)}, and what follows is no item`);
    return kept;
  }
  return items;
}
