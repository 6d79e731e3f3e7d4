/** Where each column stands in what the line items network gives for a word; a customer's own columns stand behind these. */
import type { LineItemFieldName } from '../../../catalogue/line-item-fields.js';
import { columnNames } from '../../../network/config.js';

export type ColumnName = LineItemFieldName | 'outside' | 'header';

const names = columnNames();

export const columnOf = (name: ColumnName): number => names.indexOf(name);
export const columnsOf = (...wanted: readonly ColumnName[]): ReadonlySet<number> => new Set(wanted.map(columnOf));
