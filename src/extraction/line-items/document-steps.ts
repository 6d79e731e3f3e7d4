/** Line items against the document that they stand on: rates by its VAT groups, totals by its sums. */
import type { EncodedPage } from '../../features/contract.js';
import type { Totals } from '../amounts/totals.js';
import type { Step } from '../decoding/steps.js';
import type { LineItem } from '../found.js';
import { type DocumentRates, rateSteps } from './cells/row-rates.js';
import { withSums } from './table-sums.js';

interface DocumentSums extends DocumentRates {
  readonly totals: Pick<Totals, 'net' | 'gross'>;
  readonly pages: readonly EncodedPage[];
}

export const documentSteps: readonly Step<readonly LineItem[], DocumentSums>[] = [
  ...rateSteps,
  { name: 'items.document-sums', evidence: ['arithmetic'], run: (items, { totals, pages }) => withSums(items, totals, pages) },
];

/** "Row 2 VatRate" → "19.0"; what its row's sums say has no value of its own. */
export const describeItems = (items: readonly LineItem[]): ReadonlyMap<string, string> =>
  new Map(
    items.flatMap(({ cells, vatCode }, i) => [
      ...Object.values(cells).map(({ name, value, score }) => [`Row ${i + 1} ${name}`, `${value} (${score.toFixed(2)})`] as const),
      ...(vatCode === undefined ? [] : [[`Row ${i + 1} VAT code`, vatCode] as const]),
    ]),
  );
