/** What is kept of the item table of a labelled page: the column of each word and its sort of text. */
import type { Token } from '../../features/contract.js';
import { columnNames, lineRoles } from '../../network/config.js';
import type { RememberedItems } from '../remembered.js';

/** Columns and sorts share a byte on disk, four bits each. */
export const notInTable = 15;
export const heading = columnNames().indexOf('header');
/** Columns of every network: a customer's own stand behind them. */
export const builtInColumns = columnNames().length;
const rowRoles = [lineRoles.indexOf('start'), lineRoles.indexOf('continues')];

/** Amounts, percentages, whole numbers, identifiers; short words ("€/kW"), words; signs. */
const sorts: readonly RegExp[] = [/^[-–−(]?\D?\d[\d.,’']*[.,]\d{1,4}[-)]?$/, /%$/, /^-?\d{1,6}$/, /\d/, /^[^\p{L}\d]*\p{L}{1,4}[^\p{L}\d]*$/u, /\p{L}/u];
export const [shortWord, longWord] = [4, 5];

/** A column holds texts of one sort or two. */
export function sortOf(text: string): number {
  const sort = sorts.findIndex((each) => each.test(text));
  return sort < 0 ? sorts.length : sort;
}

/** In ten-thousandths of the page's height: words of one line. */
export const sameLine = 20;

/** Indices of the words of rows. */
export const wordsInRows = ({ columns }: RememberedItems): number[] => [...columns.keys()].filter((j) => columns[j] !== notInTable && columns[j] !== heading);

/** Words and signs stand anywhere in their column, numbers at one of its edges. */
export const isNumberSort = (sort: number): boolean => sort < shortWord;

/** `columns`, `roles`: targets of the item network, token by token and line by line, negative where unknown. Undefined where the page has no labelled cell. */
export function rememberedItems(tokens: readonly Token[], columns: ArrayLike<number>, roles: ArrayLike<number>): RememberedItems | undefined {
  const kept = Uint8Array.from(tokens, ({ line }, i) => {
    const column = columns[i]!;
    return column === heading || (column >= 0 && column < builtInColumns && rowRoles.includes(roles[line]!)) ? column : notInTable;
  });
  const isCell = (column: number) => column !== 0 && column !== heading && column !== notInTable;
  return kept.some(isCell) ? { columns: kept, sorts: Uint8Array.from(tokens, ({ text }) => sortOf(text)) } : undefined;
}
