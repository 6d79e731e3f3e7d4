/** The one total of the table that is wrong or missing: what the document's sum leaves for it, where the row by itself says the same. */
import type { EncodedPage } from '../../features/contract.js';
import { kinds } from '../../values/index.js';
import { cents, money } from '../../values/numbers/cents.js';
import { derivedPrediction } from '../decoding/predictions.js';
import type { LineItem, Prediction } from '../found.js';
import { type PrintedSums, relationOf } from './table-sums.js';

/** Of a repaired value, as of its cell. */
const doubt = 0.75;

interface Repair {
  readonly at: number;
  /** In hundredths. */
  readonly total: number;
  /** Of the row, where recognition had read it right. */
  readonly price?: string;
  readonly sum: string;
}

/** The items as they were where their sum is that of the document, or where not exactly one total of one row makes it so. */
export function withTotalBySum(items: readonly LineItem[], sums: PrintedSums, pages: readonly EncodedPage[]): readonly LineItem[] {
  const totals = items.map(({ cells }) => cells.TotalAmount && cents(cells.TotalAmount.value));
  const missing = totals.filter((total) => total === undefined).length;
  if (missing > 1 || (missing === 0 && relationOf(items, sums, pages)?.holds !== false)) return items;
  const all = totals.reduce<number>((sum, total) => sum + (total ?? 0), 0);
  const repairs = (['net', 'gross'] as const).flatMap((name) =>
    items.flatMap((item, at): Repair[] => {
      const { value } = sums[name] ?? {};
      const total = cents(value ?? '') - all + (totals[at] ?? 0);
      if (!total || (missing > 0 && totals[at] !== undefined)) return [];
      const price = pricesOf(item).find((each) => Math.abs(Math.round(Number(item.cells.Quantity?.value) * Number(each) * 100) - total) <= 1);
      return price !== undefined || isPrinted(item, total, pages) ? [{ at, total, ...(price && { price }), sum: `${name} ${value}` }] : [];
    }),
  );
  const [repair] = repairs;
  if (!repair || repairs.some(({ at, total }) => at !== repair.at || total !== repair.total)) return items;
  return items.map((item, at) => (at === repair.at ? repaired(item, repair) : item));
}

/** As it was decided, and as it was read. */
const pricesOf = ({ cells: { UnitPrice } }: LineItem): string[] =>
  UnitPrice ? [UnitPrice.value, ...(isRepaired(UnitPrice) ? kinds.amount.read(UnitPrice.text ?? '').map(({ value }) => value) : [])] : [];

const isRepaired = ({ evidence }: Prediction): boolean => evidence.check === 'repaired';

const isPrinted = ({ page, line }: LineItem, total: number, pages: readonly EncodedPage[]): boolean =>
  pages.some(
    ({ page: own, candidates, tokens }) =>
      own === page && candidates.some(({ kind, value, first }) => kind === 'amount' && tokens[first]!.line === line && cents(value) === total),
  );

function repaired(item: LineItem, { total, price, sum }: Repair): LineItem {
  const { TotalAmount, UnitPrice } = item.cells;
  const note = `with ${money(total)} the rows make ${sum}`;
  const again = (cell: Prediction, value: string): Prediction => ({
    ...cell,
    value,
    score: cell.score * doubt,
    evidence: { ...cell.evidence, check: 'repaired', notes: [...cell.evidence.notes, note] },
  });
  return {
    ...item,
    cells: {
      ...item.cells,
      ...(UnitPrice && price !== undefined && price !== UnitPrice.value && { UnitPrice: { ...UnitPrice, value: Number(price).toFixed(4) } }),
      TotalAmount: TotalAmount ? again(TotalAmount, money(total)) : derivedPrediction('TotalAmount', money(total), doubt * item.score, [note]),
    },
  };
}
