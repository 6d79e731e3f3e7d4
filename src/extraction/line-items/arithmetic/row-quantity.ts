/** The quantity that makes a row add up, where the one that was chosen contradicts price and total: bottles beside cartons, pieces beside packs. Only printed numbers are chosen from. */
import { columnOf, columnsOf } from '../cells/columns.js';
import { tokensOn } from '../../decoding/line-index.js';
import { cellOf, leastOfRow } from '../cells/printed-amounts.js';
import { arithmeticOf, printedBasis } from './row-arithmetic.js';
import { numberOf } from '../cells/cell-values.js';
import type { Cell, Cells, Decimal, TableRow } from '../cells/cell.js';

const quantity = columnOf('Quantity');
/** Numbers of these columns may be the quantity after all. */
const free = columnsOf('outside', 'Quantity', 'Unit', 'VatRate', 'DeliveryId', 'Discount');

/** The row's cells with the quantity that fits; as they are where none or several do. */
export function withFittingQuantity(row: TableRow, cells: Cells, decimal: Decimal, text: string): Cells {
  const { UnitPrice, TotalAmount } = cells;
  if (!UnitPrice || !TotalAmount || arithmeticOf(cells, decimal, text).agrees) return cells;
  const { page, chosen, columns, columnCount } = row.piece;
  const taken = new Set([...UnitPrice.tokens, ...TotalAmount.tokens]);
  const fitting = tokensOn(page, row.lines).flatMap((i): Cells[] => {
    const token = page.tokens[i]!;
    if (!free.has(chosen[i]!) || taken.has(token) || token.line !== UnitPrice.tokens[0]!.line || !/^-?\d[\d.,’']*$/.test(token.text)) return [];
    const Quantity = cellOf('Quantity', { tokens: [token], text: token.text }, Math.max(leastOfRow, columns[i * columnCount + quantity]!));
    const changed = { ...without(cells, Quantity), Quantity };
    const { agrees, basis } = arithmeticOf(changed, decimal, text);
    // Of one thing, any price is its total; a hundredth of the price so many times is what a rate makes of it.
    return numberOf(Quantity, decimal) !== 1 && agrees && (basis === 1 || basis === printedBasis(text)) ? [changed] : [];
  });
  return fitting.length === 1 ? fitting[0]! : cells;
}

/** The cells that do not hold the quantity's number. */
const without = (cells: Cells, { tokens }: Cell): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell.field === 'Unit' || !cell.tokens.includes(tokens[0]!)));
