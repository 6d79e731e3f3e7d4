/** Receipts: "2 x 1,39" on the line below its item, where quantity × price is that item's total; the network may start the next row with it. */
import { cellsOf } from '../cells/table-cells.js';
import { numberOf } from '../cells/cell-values.js';
import type { Decimal, RowCells } from '../cells/cell.js';

export function withQuantityLines(rows: readonly RowCells[], decimal: Decimal): RowCells[] {
  const result: RowCells[] = [];
  for (const read of rows) {
    const last = result[result.length - 1];
    const moved = last && (belowItsItem(last, read, decimal) ?? priceBelow(last, read, decimal));
    if (moved) result.splice(-1, 1, ...moved);
    else result.push(read);
  }
  return result;
}

/** "à 1,45 €" below "3 x Brezel 4,35". */
function priceBelow(item: RowCells, { row: next, cells }: RowCells, decimal: Decimal): RowCells[] | undefined {
  const { Quantity, TotalAmount } = item.cells;
  if (item.row.piece !== next.piece || item.row.lines.at(-1)! + 1 !== next.lines[0] || item.cells.UnitPrice || !Quantity || !TotalAmount || !cells.UnitPrice)
    return undefined;
  if (cells.Description || cells.ItemId || cells.Quantity || cells.TotalAmount) return undefined;
  const [quantity, price, sum] = [Quantity, cells.UnitPrice, TotalAmount].map((cell) => numberOf(cell, decimal));
  if (!(Math.abs(quantity! * price! - sum!) <= 0.011)) return undefined;
  const row = { ...item.row, lines: [...item.row.lines, ...next.lines] };
  return [{ row, cells: { ...item.cells, UnitPrice: cells.UnitPrice } }];
}

/** The item with the line, and what is left of the row that the line was taken for. */
function belowItsItem(item: RowCells, next: RowCells, decimal: Decimal): RowCells[] | undefined {
  const [first, ...rest] = next.row.lines;
  if (item.row.piece !== next.row.piece || item.row.lines.at(-1)! + 1 !== first || item.cells.Quantity || item.cells.UnitPrice || !item.cells.TotalAmount)
    return undefined;
  const { Quantity, UnitPrice, Description, TotalAmount } = cellsOf({ ...next.row, lines: [first!] });
  if (!Quantity || !UnitPrice || Description || TotalAmount) return undefined;
  const [quantity, price, sum] = [Quantity, UnitPrice, item.cells.TotalAmount].map((cell) => numberOf(cell, decimal));
  if (!(Math.abs(quantity! * price! - sum!) <= 0.011)) return undefined;
  const row = { ...item.row, lines: [...item.row.lines, first!] };
  const left = { ...next.row, lines: rest };
  return [{ row, cells: { ...item.cells, ...cellsOf(row) } }, ...(rest.length ? [{ row: left, cells: cellsOf(left) }] : [])];
}
