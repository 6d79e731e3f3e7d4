/** Two items decoded as one: a row with two lines that each have a total and a quantity or a position. */
import { lineRoles } from '../../../network/config.js';
import { columnOf } from '../cells/columns.js';
import { tokensByLine } from '../../decoding/line-index.js';
import type { TableRow } from '../cells/cell.js';

const [position, quantity, total] = [columnOf('PositionId'), columnOf('Quantity'), columnOf('TotalAmount')];
const start = lineRoles.indexOf('start');
/** Less likely words do not make a line an item's. */
const certain = 0.6;

/** By how much, in log probability, another line than that of the numbers has to be the likelier beginning. */
const clearly = 0.5;

/** The rows, those of two items parted before the line that begins one most likely. */
export const partedRows = (rows: readonly TableRow[]): readonly TableRow[] => rows.flatMap(parted);

function parted(row: TableRow): TableRow[] {
  const full = row.lines.flatMap((line, i) => (isFull(row, line) ? [i] : []));
  const cuts = full.slice(1).map((to, i) => likeliestStart(row, full[i]! + 1, to));
  return [0, ...cuts].map((from, i) => ({ ...row, lines: row.lines.slice(from, cuts[i]) }));
}

/** A total of money, and a quantity or a position. */
function isFull({ piece: { page, chosen, columns, columnCount } }: TableRow, line: number): boolean {
  const has = (column: number, text: RegExp): boolean =>
    tokensByLine(page)
      .get(line)!
      .some((i) => chosen[i] === column && columns[i * columnCount + column]! >= certain && text.test(page.tokens[i]!.text));
  return has(total, /\d[.,]\d{2,4}[-)]?$/) && (has(quantity, /\d/) || has(position, /\d/));
}

/** Index of the line, of these, with the highest probability of a row's beginning. */
function likeliestStart({ piece: { roles }, lines }: TableRow, from: number, to: number): number {
  const chance = (i: number): number => roles[lines[i]! * lineRoles.length + start]!;
  let best = to;
  for (let i = to - 1; i >= from; i--) if (chance(i) > chance(best) + (best === to ? clearly : 0)) best = i;
  return best;
}
