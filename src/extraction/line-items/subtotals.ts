/** The sum of a table below its last total, with no word beside it, is taken for the total of the last row: it is what the rows make with the amount above. */
import { runsOf } from '../../grouped.js';
import { tokensOn } from '../../features/tokens/line-index.js';
import { textOf } from '../../features/tokens/token-text.js';
import { cents } from '../../values/numbers/cents.js';
import { type Because, cellOf } from '../decoding/steps.js';
import { readingsOf } from './cells/cell-values.js';
import type { Cell, Decimal, ItemRow } from './cells/cell.js';
import { columnOf } from './cells/columns.js';

const total = columnOf('TotalAmount');
/** Fewest rows before the last. */
const fewest = 1;

const inCents = (cell: Cell | undefined, decimal: Decimal): number => (cell ? cents(readingsOf(cell, decimal)[0] ?? 'none') : Number.NaN);

/** The same array where the last row has no such sum. */
export function withoutSubtotal(rows: readonly ItemRow[], decimal: Decimal, because: Because): readonly ItemRow[] {
  const last = rows.at(-1);
  const taken = last?.cells.TotalAmount;
  if (!last || !taken || rows.length <= fewest) return rows;
  const { row, cells } = last;
  const before = rows.slice(0, -1).reduce((sum, each) => sum + inCents(each.cells.TotalAmount, decimal), 0);
  const { piece } = row;
  const indices = tokensOn(piece.page, row.lines).filter((i) => piece.chosen[i] === total);
  const others = runsOf(indices, (a, b) => piece.page.tokens[a]!.line === piece.page.tokens[b]!.line)
    .map((run) => run.map((i) => piece.page.tokens[i]!))
    .filter((tokens) => tokens[0]!.line < taken.tokens[0]!.line);
  for (const tokens of others) {
    const own: Cell = { ...taken, tokens, text: textOf(tokens), corrected: undefined };
    if (Math.abs(before + inCents(own, decimal) - inCents(taken, decimal)) > rows.length) continue;
    because(cellOf({ page: piece.page.page, line: row.lines[0]! }, 'TotalAmount'), `"${taken.text}" below it is the sum of the ${rows.length} rows`);
    return [...rows.slice(0, -1), { ...last, cells: { ...cells, TotalAmount: own } }];
  }
  return rows;
}
