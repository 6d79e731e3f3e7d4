/** Lines that were taken for no items, though they stand in the table's columns and quantity × price is their total: no chance brings that about. */
import type { ClassifiedLines } from './classify.js';
import { isItem, type Read } from './joined-rows.js';
import { tokensByLine } from './line-index.js';
import type { Cell, Cells } from './cell.js';
import { arithmeticOf, type Decimal } from './row-arithmetic.js';
import { cellsOf } from './table-cells.js';
import { byPlace, type TableRow } from './table-rows.js';

/** The row is less sure than those that the network found. */
const certainty = Math.log(0.5);
/** A table has at least so many rows of the same columns. */
const least = 2;

export function withAddingRows(rows: readonly Read[], pieces: readonly ClassifiedLines[], decimal: Decimal): readonly Read[] {
  const full = rows.filter(({ cells }) => isFull(cells));
  if (full.length < least) return rows;
  const place = (piece: ClassifiedLines, line: number): string => `${piece.page.page} ${line}`;
  const taken = new Set(rows.flatMap(({ row }) => row.lines.map((line) => place(row.piece, line))));
  const found: Read[] = [];
  for (const piece of pieces) {
    for (const line of tokensByLine(piece.page).keys()) {
      if (taken.has(place(piece, line))) continue;
      const row: TableRow = { piece, lines: [line], certainty };
      const cells = cellsOf(row);
      if (!isFull(cells) || !isItem(cells) || !arithmeticOf(cells, decimal).agrees || !full.some((one) => inColumns(cells, one.cells))) continue;
      taken.add(place(piece, line));
      found.push({ row, cells });
    }
  }
  return found.length > 0 ? [...rows, ...found].sort((a, b) => byPlace(a.row, b.row)) : rows;
}

const isFull = ({ Quantity, UnitPrice, TotalAmount }: Cells): boolean => Boolean(Quantity && UnitPrice && TotalAmount);

const inColumns = (a: Cells, b: Cells): boolean => (['Quantity', 'UnitPrice', 'TotalAmount'] as const).every((name) => overlap(a[name]!, b[name]!));

function overlap(a: Cell, b: Cell): boolean {
  const [from, to] = [a, b].map(({ tokens }) => [tokens[0]!.box.x, tokens.at(-1)!.box.x + tokens.at(-1)!.box.width] as const) as [
    readonly [number, number],
    readonly [number, number],
  ];
  return from[0] < to[1] && to[0] < from[1];
}
