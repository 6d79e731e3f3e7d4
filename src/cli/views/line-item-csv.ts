/** Rows of item tables of many documents as one CSV for spreadsheets: a line an item, file and page first. */
import { lineItemFields } from '../../catalogue/line-item-fields.js';
import { writeCsv } from '../../csv.js';
import type { Extraction, LineItem } from '../../extraction/extraction.js';

export interface ItemsOfFile {
  readonly file: string;
  readonly lineItems: Extraction['lineItems'];
}

const numeric: ReadonlySet<string> = new Set(['amount', 'rate']);
/** Spreadsheets take a file for UTF-8 by this mark alone. */
const byteOrderMark = '\uFEFF';

/** Columns that no row fills are left out, but for the first of a table. A customer's own columns come last. */
export function lineItemCsv(documents: readonly ItemsOfFile[]): string {
  const all = documents.flatMap(({ lineItems }) => lineItems);
  const used = lineItemFields.filter(
    ({ name }) => ['Description', 'Quantity', 'UnitPrice', 'TotalAmount'].includes(name) || all.some(({ cells }) => cells[name]),
  );
  const own = [...new Set(all.flatMap(({ custom }) => Object.keys(custom ?? {})))].sort();
  const columns = ['File', 'Page', 'Row', ...used.map(({ name }) => name), ...own, 'Score'];
  const rows = documents.flatMap(({ file, lineItems }) =>
    lineItems.map((item, index) => ({ File: file, Page: item.page + 1, Row: index + 1, ...cellsOf(item, used), ...ownCells(item), Score: item.score })),
  );
  return byteOrderMark + writeCsv(columns, rows);
}

/** Numbers stay numbers: a text that starts with a minus would be kept from being a formula. */
function cellsOf({ cells }: LineItem, fields: typeof lineItemFields): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const value = cells[name]?.value ?? '';
      return [name, numeric.has(kind) && value !== '' && Number.isFinite(Number(value)) ? Number(value) : value];
    }),
  );
}

const ownCells = ({ custom = {} }: LineItem): Record<string, unknown> => Object.fromEntries(Object.entries(custom).map(([name, { value }]) => [name, value]));
