/** Line items against the document that they are on: rates by its VAT groups, totals by its sums. */
import type { EncodedPage } from '../../features/contract.js';
import { cellOf, type Describe, type Step } from '../decoding/steps.js';
import type { Group, LineItem } from '../found.js';
import { withRates } from './rates/row-rates.js';
import { type PrintedSums, withSums } from './table-sums.js';
import { withTotalBySum } from './total-by-sum.js';

interface DocumentSums {
  readonly groups: readonly Group[];
  readonly totals: PrintedSums;
  readonly pages: readonly EncodedPage[];
}

export const documentSteps: readonly Step<readonly LineItem[], DocumentSums>[] = [
  { name: 'items.rates', evidence: ['arithmetic', 'consensus', 'form'], run: (items, { groups, pages }, because) => withRates(items, groups, pages, because) },
  { name: 'items.total-by-sum', evidence: ['arithmetic'], run: (items, { totals }, because) => withTotalBySum(items, totals, because) },
  { name: 'items.document-sums', evidence: ['arithmetic'], run: (items, { totals, pages }, because) => withSums(items, totals, pages, because) },
];

/** Values of all cells, by the line that the row begins on. */
export const describeItems: Describe<readonly LineItem[]> = (items) =>
  items.flatMap((item) => Object.values(item.cells).map(({ name, value }) => [cellOf(item, name), value] as const));
