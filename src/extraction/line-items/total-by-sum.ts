/** The one total of the table that is wrong or missing: what the document's sum leaves for it, where the row's quantity and price say the same. */
import { kinds } from '../../values/index.js';
import { cents, money } from '../../values/numbers/cents.js';
import { derivedPrediction } from '../decoding/predictions.js';
import { type Because, cellOf } from '../decoding/steps.js';
import type { LineItem, Prediction } from '../found.js';
import type { PrintedSums } from './table-sums.js';

/** Of a computed value, as of a repaired cell. */
const doubt = 0.75;

/** The items as they were where not exactly one total of one row makes the net or gross amount. */
export function withTotalBySum(items: readonly LineItem[], sums: PrintedSums, because: Because): readonly LineItem[] {
  const totals = items.map(({ cells }) => cells.TotalAmount && cents(cells.TotalAmount.value));
  const missing = totals.filter((total) => total === undefined).length;
  const all = totals.reduce<number>((sum, total) => sum + (total ?? 0), 0);
  if (missing === 0 && [sums.net, sums.gross].some((sum) => sum && Math.abs(cents(sum.value) - all) <= 1 + items.length / 2)) return items;
  const repairs = (['net', 'gross'] as const).flatMap((name) =>
    items.flatMap((item, at) => {
      const total = cents(sums[name]?.value ?? '') - all + (totals[at] ?? 0);
      const price = missing === (totals[at] === undefined ? 1 : 0) ? pricesOf(item).find((each) => isProduct(item, each, total)) : undefined;
      return total && price ? [{ at, total, price, note: `with ${money(total)} the rows make ${name} ${sums[name]!.value}` }] : [];
    }),
  );
  const [repair] = repairs;
  if (!repair || repairs.some(({ at, total }) => at !== repair.at || total !== repair.total)) return items;
  const { at, total, price, note } = repair;
  for (const cell of ['TotalAmount', 'UnitPrice']) because(cellOf(items[at]!, cell), note);
  return items.map((item, row) => (row === at ? { ...item, cells: { ...item.cells, ...cellsWith(item, money(total), price, note) } } : item));
}

/** As it was decided, and as it was read; none of a row whose total is less by its discount. */
function pricesOf({ cells: { UnitPrice, Discount } }: LineItem): string[] {
  if (!UnitPrice || Discount) return [];
  return [UnitPrice.value, ...(UnitPrice.evidence.check === 'repaired' ? kinds.amount.read(UnitPrice.text ?? '').map(({ value }) => value) : [])];
}

const isProduct = ({ cells: { Quantity } }: LineItem, price: string, total: number): boolean =>
  Math.abs(Math.round(Number(Quantity?.value) * Number(price) * 100) - total) <= 1;

function cellsWith({ cells: { TotalAmount, UnitPrice }, score }: LineItem, value: string, price: string, note: string): LineItem['cells'] {
  const again = (cell: Prediction): Prediction => ({
    ...cell,
    value,
    score: cell.score * doubt,
    evidence: { ...cell.evidence, check: 'computed', notes: [...cell.evidence.notes, note] },
  });
  return {
    UnitPrice: { ...UnitPrice!, value: Number(price).toFixed(4) },
    TotalAmount: TotalAmount ? again(TotalAmount) : derivedPrediction('TotalAmount', value, doubt * score, [note]),
  };
}
