/** The sum of a table, printed without words below its last row, which the network takes for that row's total: all rows make it where the amount above it is the last row's. */
import { runsOf } from '../../grouped.js';
import { tokensOn } from '../../features/tokens/line-index.js';
import { textOf } from '../../features/tokens/token-text.js';
import { cents } from '../../values/numbers/cents.js';
import { type Because, cellOf } from '../decoding/steps.js';
import { arithmeticOf } from './arithmetic/row-arithmetic.js';
import { readingsOf } from './cells/cell-values.js';
import type { Cell, Decimal, ItemRow } from './cells/cell.js';
import { columnOf } from './cells/columns.js';

const total = columnOf('TotalAmount');
/** "EUR" is no word. */
const word = /\p{L}{4}/u;

/** In hundredths: nothing for a row without a total, not a number for one that is not read. */
const inCents = (cell: Cell | undefined, decimal: Decimal): number => (cell ? cents(readingsOf(cell, decimal)[0] ?? 'none') : 0);

/** The same array where the last row has no such sum. */
export function withoutSubtotal(rows: readonly ItemRow[], decimal: Decimal, because: Because): readonly ItemRow[] {
  const last = rows.at(-1);
  const taken = last?.cells.TotalAmount;
  if (!last || !taken || rows.length < 2 || arithmeticOf(last.cells, decimal).agrees) return rows;
  const { row, cells } = last;
  const { page } = row.piece;
  if (tokensOn(page, [taken.tokens[0]!.line]).some((i) => word.test(page.tokens[i]!.text))) return rows;
  const before = rows.slice(0, -1).reduce((sum, each) => sum + inCents(each.cells.TotalAmount, decimal), 0);
  const indices = tokensOn(page, row.lines).filter((i) => row.piece.chosen[i] === total);
  const others = runsOf(indices, (a, b) => page.tokens[a]!.line === page.tokens[b]!.line)
    .map((run) => run.map((i) => page.tokens[i]!))
    .filter((tokens) => tokens[0]!.line < taken.tokens[0]!.line);
  for (const tokens of others) {
    const own: Cell = { ...taken, tokens, text: textOf(tokens), corrected: undefined };
    const isSum = Math.abs(before + inCents(own, decimal) - inCents(taken, decimal)) <= 1;
    if (!isSum) continue;
    because(cellOf({ page: page.page, line: row.lines[0]! }, 'TotalAmount'), `"${taken.text}" below it is the sum of the ${rows.length} rows`);
    return [...rows.slice(0, -1), { ...last, cells: { ...cells, TotalAmount: own } }];
  }
  return rows;
}
