/** Line items against the document that they stand on: rates by its VAT groups, totals by its sums. */
import type { EncodedPage } from '../../features/contract.js';
import type { Describe, Step } from '../decoding/steps.js';
import type { LineItem } from '../found.js';
import { type DocumentRates, rateSteps } from './cells/row-rates.js';
import { type PrintedSums, withSums } from './table-sums.js';

interface DocumentSums extends DocumentRates {
  readonly totals: PrintedSums;
  readonly pages: readonly EncodedPage[];
}

export const documentSteps: readonly Step<readonly LineItem[], DocumentSums>[] = [
  ...rateSteps,
  { name: 'items.document-sums', evidence: ['arithmetic'], run: (items, { totals, pages }) => withSums(items, totals, pages) },
];

/** Cells by the number of their row, with scores: a row's sums change no value. */
export const describeItems: Describe<readonly LineItem[]> = (items) =>
  items.flatMap(({ cells, page, vatCode }, row) => [
    ...Object.values(cells).map(({ name, value, score }) => [{ page, row, cell: name }, `${value} (${score.toFixed(2)})`] as const),
    ...(vatCode === undefined ? [] : [[{ page, row, cell: 'VAT code' }, vatCode] as const]),
  ]);
