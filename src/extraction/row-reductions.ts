/** "less 16.7 % discount  -2.00" on a further line of an item: what the item comes to is printed nowhere, but the sum below the table says that it is less. */
import { endOf, endsAt } from './column-totals.js';
import { columnOf, columnsOf } from './columns.js';
import type { Read } from './joined-rows.js';
import { tokensByLine } from './line-index.js';
import { cellOf, leastOfTable } from './printed-amounts.js';
import type { Decimal } from './row-arithmetic.js';
import type { Cell } from './cell.js';
import { centsOf } from './table-cells.js';
import type { TableRow } from './table-rows.js';

const columns = columnsOf('outside', 'TotalAmount', 'Discount');
const [discount, total] = [columnOf('Discount'), columnOf('TotalAmount')];

/** What is taken off each row below its total, as an amount: of all rows that say so, or of none, for the sum of what is left is printed below them and that of the totals is not. `sums`: hundredths. */
export function reductionsOf(rows: readonly Read[], sums: readonly number[], decimal: Decimal): readonly (Cell | undefined)[] {
  const none = rows.map(() => undefined);
  const found = rows.map((read) => reductionOf(read));
  const totals = rows.map(({ cells }) => centsOf(cells.TotalAmount, decimal));
  if (!found.some((cell) => cell) || totals.some((value) => Number.isNaN(value))) return none;
  const whole = totals.reduce((sum, value) => sum + value, 0);
  const off = found.reduce((sum, cell) => sum + (cell ? Math.abs(centsOf(cell, decimal)) : 0), 0);
  const printed = new Set([...sums, ...amountsBelow(rows[rows.length - 1]!.row, decimal)]);
  return printed.has(whole - off) && !printed.has(whole) ? found : none;
}

/** The negative amount on a further line that ends where the row's total ends. */
function reductionOf({ row: { piece, lines }, cells: { TotalAmount } }: Read): Cell | undefined {
  const end = TotalAmount?.tokens.at(-1);
  if (!end) return undefined;
  const { page, chosen, columnCount } = piece;
  for (const line of lines.filter((line) => line > end.line)) {
    for (const i of tokensByLine(page).get(line)!) {
      const [token, before] = [page.tokens[i]!, page.tokens[i - 1]];
      const text = token.text.replace(/^−|^–/, '-');
      const isNegative = text.startsWith('-') || (before?.line === line && /^[-−–]$/.test(before.text));
      if (!isNegative || !columns.has(chosen[i]!) || !/^-?\d{1,3}(?:[.,’]?\d{3}){0,2}[.,]\d{2}$/.test(text)) continue;
      if (!endsAt(token, endOf(end))) continue;
      const probability = Math.max(leastOfTable, piece.columns[i * columnCount + discount]!, piece.columns[i * columnCount + total]!);
      return cellOf('TotalAmount', { tokens: [token], text: text.replace('-', '') }, probability);
    }
  }
  return undefined;
}

/** Amounts on the lines below the last row of its page, in hundredths. */
function amountsBelow({ piece: { page }, lines }: TableRow, decimal: Decimal): number[] {
  const last = Math.max(...lines);
  return [...tokensByLine(page)].flatMap(([line, indices]) =>
    line <= last
      ? []
      : indices.flatMap((i) => {
          const token = page.tokens[i]!;
          if (!/^\d[\d.,’]*[.,]\d{2}$/.test(token.text)) return [];
          return centsOf(cellOf('TotalAmount', { tokens: [token], text: token.text }, 1), decimal);
        }),
  );
}
