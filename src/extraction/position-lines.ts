/** Positions in the midst of high cells: a line below an item that begins with a position, where the item has none, is a further line of it whatever it looked like. */
import { columnOf } from './columns.js';
import type { Read } from './joined-rows.js';
import { tokensByLine } from './line-index.js';
import { cellsOf } from './table-cells.js';

const position = columnOf('PositionId');
/** Lines below the item at most. */
const near = 2;
const surely = 0.6;

export function withPositionLines(rows: readonly Read[]): readonly Read[] {
  if (!rows.some(({ cells }) => cells.PositionId) || rows.every(({ cells }) => cells.PositionId)) return rows;
  const taken = new Set(rows.flatMap(({ row }) => row.lines.map((line) => `${row.piece.page.page} ${line}`)));
  return rows.map((read) => {
    const { row, cells } = read;
    const { page, chosen, columns, columnCount } = row.piece;
    if (cells.PositionId || !cells.TotalAmount) return read;
    const last = Math.max(...row.lines);
    for (let line = last + 1; line <= last + near && !taken.has(`${page.page} ${line}`); line++) {
      const first = tokensByLine(page).get(line)?.[0];
      if (first === undefined || chosen[first] !== position || columns[first * columnCount + position]! < surely) continue;
      const whole = { ...row, lines: [...row.lines, ...Array.from({ length: line - last }, (_, i) => last + 1 + i)] };
      return { row: whole, cells: cellsOf(whole) };
    }
    return read;
  });
}
