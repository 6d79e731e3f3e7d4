/**
 * Evidence for the lines that begin rows: whether remembered rows begin with the line of their total (a description below it) or end with it. It is one habit of a table, which the
 * item network takes from its first lines and may take wrongly from a note above them.
 */
import type { EncodedPage } from '../../features/contract.js';
import { columnNames, lineRoles } from '../../network/config.js';
import { rememberedOf } from '../../remembered.js';
import type { RememberedPage } from '../remembered.js';
import { heading, notInTable } from './remembered-items.js';

/** In ten-thousandths of the page: words of one line. */
const sameLine = 20;
const [total, description] = [columnNames().indexOf('TotalAmount'), columnNames().indexOf('Description')];
const [start, continues] = [lineRoles.indexOf('start'), lineRoles.indexOf('continues')];
/** In logits, where many documents agree: the network may be all but sure of the other. */
const weight = 8;

/** Whether the first line of a remembered table's rows has their total while lines with words alone are below; undefined where the table does not tell. */
export const beginsWithTotal = rememberedOf(({ contexts: { y }, items }: RememberedPage): boolean | undefined => {
  if (!items) return undefined;
  const inRows = [...items.columns.keys()].filter((j) => items.columns[j] !== notInTable && items.columns[j] !== heading);
  const lines: number[][] = [];
  for (const j of inRows.sort((a, b) => y[a]! - y[b]!)) {
    const last = lines.at(-1);
    if (last && Math.abs(y[last[0]!]! - y[j]!) <= sameLine) last.push(j);
    else lines.push([j]);
  }
  const hasTotal = lines.map((line) => line.some((j) => items.columns[j] === total));
  const hasName = lines.map((line) => line.some((j) => items.columns[j] === description));
  const named = lines.flatMap((_, k) => (hasName[k] ? [hasTotal[k]!] : []));
  // Where names stand on the line of the total too, any line may begin a row.
  return hasTotal.includes(true) && named.length > 0 && !named.includes(true) ? hasTotal[0]! : undefined;
});

/** Lines × roles, to be added to log probabilities; undefined where tables do not tell or differ. `columnOf`: the column that most words like it had, by token. */
export function beginTerms(
  { tokens, lineCount }: Pick<EncodedPage, 'tokens' | 'lineCount'>,
  tables: readonly (boolean | undefined)[],
  columnOf: (token: number) => number | undefined,
): Float32Array | undefined {
  const told = tables.filter((each) => each !== undefined);
  if (told.length === 0 || told.includes(!told[0])) return undefined;
  const strength = (weight * told.length) / (told.length + 1);
  const terms = new Float32Array(lineCount * lineRoles.length);
  const withTotal = new Set(tokens.flatMap(({ line }, i) => (columnOf(i) === total ? [line] : [])));
  for (const line of new Set(tokens.map((token) => token.line))) {
    if (withTotal.has(line)) terms[line * lineRoles.length + (told[0] ? start : continues)] = strength;
    else if (told[0]) terms[line * lineRoles.length + start] = -strength;
  }
  return terms;
}
