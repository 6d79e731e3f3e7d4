/** Where each column is in what the line items network gives for a word; a customer's own columns are behind these. */
import { lineItemFields, type LineItemFieldName } from '../../../catalogue/line-item-fields.js';
import { columnNames } from '../../../network/config.js';
import type { KindName } from '../../../values/kind.js';

export type ColumnName = LineItemFieldName | 'outside' | 'header';

const indices = new Map(columnNames().map((name, index) => [name, index]));

/** Index of a built-in column in the network's output. */
export const columnOf = (name: ColumnName): number => indices.get(name)!;
/** Indices of several built-in columns. */
export const columnsOf = (...wanted: readonly ColumnName[]): ReadonlySet<number> => new Set(wanted.map(columnOf));
/** Indices of the columns whose fields have values of this kind. */
export const columnsOfKind = (kind: KindName): ReadonlySet<number> =>
  new Set(lineItemFields.filter((field) => field.kind === kind).map(({ name }) => columnOf(name)));
