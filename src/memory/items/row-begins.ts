/**
 * Evidence for the lines that begin rows: whether remembered rows begin with the line of their total (a description below it) or end with it. It is one habit of a table, which the
 * item network takes from its first lines and may take wrongly from a note above them.
 */
import type { EncodedPage } from '../../features/contract.js';
import { runsOf } from '../../grouped.js';
import { columnNames, lineRoles } from '../../network/config.js';
import { rememberedOf } from '../../remembered.js';
import type { RememberedPage } from '../remembered.js';
import { notInTable, wordsInRows } from './remembered-items.js';

/** In ten-thousandths of the page's height: from a word to the next lower one of its line, which a page that is askew has, too. */
const nextLower = 30;
const columnOf = (name: string): number => columnNames().indexOf(name);
const [total, description] = [columnOf('TotalAmount'), columnOf('Description')];
/** Lines with one of these may begin a row that has no total. */
const figures = new Set(['PositionId', 'ItemId', 'Quantity', 'UnitPrice'].map(columnOf));
const [start, continues] = [lineRoles.indexOf('start'), lineRoles.indexOf('continues')];
/** In logits, where many documents agree: the network may be all but sure of the other. */
const weight = 8;

/** Whether rows of a remembered table begin with the line of their total, names below it, or end with it; undefined where the table does not tell. */
export const beginsWithTotal = rememberedOf(({ contexts: { y }, items }: RememberedPage): boolean | undefined => {
  if (!items) return undefined;
  const lines = runsOf(
    wordsInRows(items).sort((a, b) => y[a]! - y[b]!),
    (a, b) => y[b]! - y[a]! <= nextLower,
  );
  const has = (column: number): boolean[] => lines.map((line) => line.some((j) => items.columns[j] === column));
  const [hasTotal, hasName] = [has(total), has(description)];
  // Where a name stands beside a total any line may begin a row; a page that begins with the rest of one does not end as rows do.
  const isTold = hasTotal.includes(true) && hasName.includes(true) && !lines.some((_, k) => hasTotal[k] && hasName[k]) && hasTotal[0] !== hasTotal.at(-1);
  return isTold ? hasTotal[0] : undefined;
});

/**
 * Lines × roles, to be added to log probabilities; undefined where tables do not tell or differ. `columns`: the column that most remembered words like a token have, by token;
 * `chanceOf`: of a line to be of a row.
 */
export function beginTerms(
  { tokens, lineCount }: Pick<EncodedPage, 'tokens' | 'lineCount'>,
  tables: readonly (boolean | undefined)[],
  columns: ReadonlyMap<number, number>,
  chanceOf: (line: number) => number,
): Float32Array | undefined {
  const told = tables.filter((each) => each !== undefined);
  if (new Set(told).size !== 1) return undefined;
  const strength = (weight * told.length) / (told.length + 1);
  const terms = new Float32Array(lineCount * lineRoles.length);
  const linesWith = (isOne: (column: number) => boolean): ReadonlySet<number> =>
    new Set(tokens.flatMap(({ line }, i) => (isOne(columns.get(i) ?? notInTable) ? [line] : [])));
  const [withTotal, withFigures] = [linesWith((column) => column === total), linesWith((column) => figures.has(column))];
  for (const line of new Set(tokens.map((token) => token.line))) {
    const own = strength * chanceOf(line);
    if (withTotal.has(line)) terms[line * lineRoles.length + (told[0] ? start : continues)] = own;
    else if (told[0] && !withFigures.has(line)) terms[line * lineRoles.length + start] = -own;
  }
  return terms;
}
