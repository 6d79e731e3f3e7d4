/** Parts of one item that were taken for rows of their own, put together again: one total, one row. */
import { cellsOf } from '../cells/table-cells.js';
import type { Cells, RowCells, TableRow } from '../cells/cell.js';

/** Lines between the parts of one item. */
const near = 2;

export function joinedRows(rows: readonly RowCells[]): readonly RowCells[] {
  const usual = rows.filter(({ cells }) => cells.TotalAmount).length >= rows.length / 2;
  const result: RowCells[] = [];
  for (const next of rows) {
    const last = result[result.length - 1];
    if (last && isNeighbour(last.row, next.row) && (isSplit(last.cells, next.cells) || (usual && isRest(last.cells, next.cells))))
      result[result.length - 1] = together(last, next);
    else result.push(next);
  }
  return withParts(result);
}

/** An item has a description or article number, and a quantity, a price or a total. */
export const isItem = (cells: Cells): boolean => Boolean((cells.Description || cells.ItemId) && (cells.TotalAmount || cells.UnitPrice || cells.Quantity));

function together(a: RowCells, b: RowCells): RowCells {
  const lines = [...a.row.lines, ...b.row.lines];
  const certainty = (a.row.certainty * a.row.lines.length + b.row.certainty * b.row.lines.length) / lines.length;
  const row = { piece: a.row.piece, lines, certainty };
  return { row, cells: cellsOf(row) };
}

const isNeighbour = (a: TableRow, b: TableRow): boolean => a.piece === b.piece && b.lines[0]! - a.lines[a.lines.length - 1]! <= near;

/** The quantity stands in one, the total in the other. */
const isSplit = (last: Cells, next: Cells): boolean =>
  !last.TotalAmount && Boolean(last.Quantity) && Boolean(next.TotalAmount) && !next.Quantity && !next.PositionId;

/** Where rows have totals, what has none goes with the row above. */
const isRest = (last: Cells, next: Cells): boolean => Boolean(last.TotalAmount) && isItem(next) && !next.TotalAmount && !next.PositionId;

const isText = ({ Description, ItemId, Quantity, UnitPrice, TotalAmount }: Cells): boolean =>
  Boolean(Description || ItemId) && !Quantity && !UnitPrice && !TotalAmount;
/** Numbers of an item without a description. */
const isBare = ({ Description, ItemId, Quantity, UnitPrice, TotalAmount }: Cells): boolean =>
  !Description && !ItemId && [Quantity, UnitPrice, TotalAmount].filter((cell) => cell !== undefined).length >= 2;

/** Words and numbers of one item, or an item and its position (in the midst of a high cell), whichever comes first. */
function belong(a: RowCells, b: RowCells): boolean {
  if (!isNeighbour(a.row, b.row) || (a.cells.PositionId && b.cells.PositionId)) return false;
  const [text, other] = isText(a.cells) ? [a.cells, b.cells] : [b.cells, a.cells];
  const completes = (name: 'PositionId' | 'ItemId') => text[name] !== undefined && !other[name] && isItem(other);
  // An article's number above (or below) the line of the description.
  return isText(text) && (isBare(other) || completes('PositionId') || (!text.Description && completes('ItemId')));
}

/** Alternating rows of words and rows of numbers are pairs; the first and last rows of the pages decide which of the two comes first. */
function withParts(rows: readonly RowCells[]): readonly RowCells[] {
  const stretches: RowCells[][] = [];
  for (const row of rows) {
    const stretch = stretches[stretches.length - 1];
    if (stretch && belong(stretch[stretch.length - 1]!, row)) stretch.push(row);
    else stretches.push([row]);
  }
  if (stretches.every(({ length }) => length === 1)) return rows;
  const textFirst = wordsFirst(rows);
  return stretches.flatMap((stretch) => {
    // Two alone are a pair, whichever comes first.
    const from = stretch.length > 2 && isText(stretch[0]!.cells) !== textFirst ? 1 : 0;
    const result = stretch.slice(0, from);
    for (let i = from; i < stretch.length; i += 2) {
      const [first, second] = [stretch[i]!, stretch[i + 1]];
      result.push(second ? together(first, second) : first);
    }
    return result;
  });
}

function wordsFirst(rows: readonly RowCells[]): boolean {
  let votes = 0;
  rows.forEach((row, i) => {
    const side = isText(row.cells) ? 1 : isBare(row.cells) ? -1 : 0;
    if (rows[i - 1]?.row.piece !== row.row.piece) votes += side;
    if (rows[i + 1]?.row.piece !== row.row.piece) votes -= side;
  });
  return votes >= 0;
}
