/** Where each column is in what the line items network gives for a word; a customer's own columns are behind these. */
import { lineItemFields, type LineItemFieldName } from '../../../catalogue/line-item-fields.js';
import { columnNames, lineRoles } from '../../../network/config.js';
import type { Token } from '../../../features/contract.js';
import type { KindName } from '../../../values/kind.js';
import type { ClassifiedLines } from '../../decoding/classify.js';

export type ColumnName = LineItemFieldName | 'outside' | 'header';

const indices = new Map(columnNames().map((name, index) => [name, index]));

/** Index of a built-in column in the network's output. */
export const columnOf = (name: ColumnName): number => indices.get(name)!;
/** Indices of several built-in columns. */
export const columnsOf = (...wanted: readonly ColumnName[]): ReadonlySet<number> => new Set(wanted.map(columnOf));
/** Indices of the columns whose fields have values of this kind. */
export const columnsOfKind = (kind: KindName): ReadonlySet<number> =>
  new Set(lineItemFields.filter((field) => field.kind === kind).map(({ name }) => columnOf(name)));

/** The piece with words in other columns: by index of a token its column, with this probability and no other's. */
export function inColumns(piece: ClassifiedLines, columnsByToken: ReadonlyMap<number, number>, probability: number): ClassifiedLines {
  const [chosen, columns, n] = [piece.chosen.slice(), piece.columns.slice(), piece.columnCount];
  for (const [i, column] of columnsByToken) {
    chosen[i] = column;
    columns.fill(0, i * n, (i + 1) * n)[i * n + column] = probability;
  }
  return { ...piece, chosen, columns };
}

/** Probability of a line as a heading that its words count from. */
const likely = 0.5;

/** Words of the piece's headings, in its order. */
export const headingWords = ({ page, chosen, roles }: ClassifiedLines): readonly Token[] =>
  page.tokens.filter(({ line }, i) => chosen[i] === columnOf('header') && roles[line * lineRoles.length + lineRoles.indexOf('header')]! > Math.log(likely));
