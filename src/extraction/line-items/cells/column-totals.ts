/** Totals by where their column stands: an amount that ends where the other rows' totals end is its row's total, where the network has no column for it. */
import type { Token } from '../../../features/contract.js';
import { columnOf } from './columns.js';
import { tokensOn } from '../../decoding/line-index.js';
import type { Cell, RowCells, TableRow } from './cell.js';

const [outside, total] = [columnOf('outside'), columnOf('TotalAmount')];

/** How far ends of one column lie apart, in line heights. */
const slack = 0.6;
/** Probability of an amount that stands in the column of totals. */
const certain = 0.4;

export const endOf = ({ box }: Token): number => box.x + box.width;
/** Whether the word ends where others of its column do. */
export const endsAt = (token: Token, x: number): boolean => Math.abs(endOf(token) - x) <= slack * token.box.height;
const isAmount = (text: string): boolean => /^[-–(]?[€$£₹]?\d{1,3}(?:,\d{2}){0,4}(?:[.,’' ]?\d{3}){0,3}[.,]\d{2,4}[-)]?$/.test(text);

export function withColumnTotals(rows: readonly RowCells[]): RowCells[] {
  return rows.map((read) => {
    const { TotalAmount, Description, ItemId, Quantity, UnitPrice, PositionId, Discount, ...others } = read.cells;
    const reduction = !TotalAmount && Description && Discount && !Quantity && !UnitPrice ? Discount : undefined;
    if (reduction && isAligned(reduction, nearestEnds(rows, read.row)))
      return {
        ...read,
        cells: { ...others, Description, ...(ItemId && { ItemId }), ...(PositionId && { PositionId }), TotalAmount: { ...reduction, field: 'TotalAmount' } },
      };
    // Words and an amount alone may be a remark: "tax included 35,13".
    if (TotalAmount || !(Description || ItemId) || !(Quantity || UnitPrice || PositionId || ItemId)) return read;
    const cell = alignedTotal(read.row, nearestEnds(rows, read.row));
    return cell ? { ...read, cells: { ...read.cells, TotalAmount: cell } } : read;
  });
}

/** "Discount  -6.00": the amount of a row that has nothing to be taken off from is its total, where it ends where totals do. */
function isAligned({ tokens, text }: Cell, ends: readonly number[]): boolean {
  const last = tokens.at(-1)!;
  return ends.length > 0 && isAmount(text) && ends.every((x) => endsAt(last, x));
}

/** The amount among a row's free words that ends where totals end. */
export function alignedTotal({ piece, lines }: TableRow, ends: readonly number[]): Cell | undefined {
  if (ends.length === 0) return undefined;
  for (const i of tokensOn(piece.page, lines).reverse()) {
    const token = piece.page.tokens[i]!;
    if (piece.chosen[i] !== outside || !isAmount(token.text)) continue;
    if (!ends.every((x) => endsAt(token, x))) continue;
    return { field: 'TotalAmount', tokens: [token], text: token.text, probability: Math.max(certain, piece.columns[i * piece.columnCount + total]!) };
  }
  return undefined;
}

/** Where the totals of the two nearest rows of the same page that have one end. */
export function nearestEnds(rows: readonly RowCells[], { piece, lines }: TableRow): number[] {
  const distance = ({ row }: RowCells): number => Math.abs(row.lines[0]! - lines[0]!);
  return rows
    .filter(({ row, cells }) => row.piece === piece && cells.TotalAmount !== undefined && cells.TotalAmount.probability > certain)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, 2)
    .map(({ cells }) => endOf(cells.TotalAmount!.tokens.at(-1)!));
}
