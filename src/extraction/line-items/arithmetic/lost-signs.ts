/**
 * Recognised amounts whose decimal sign is missing ("$745" for "$7.45") or of which a digit has an alternative reading: corrected where the row adds up in one way only. No digit
 * is given that the recogniser does not offer. The cell keeps the text as it was read.
 */
import type { Token } from '../../../features/contract.js';
import { printedBasis } from './row-arithmetic.js';
import { readingsOf } from '../cells/cell-values.js';
import type { Cell, Cells, Decimal } from '../cells/cell.js';

/** How the words of one row were read. */
export interface RowReading {
  readonly isRecognised: (token: Token) => boolean;
  /** Other readings of a cell's picture. */
  readonly others: (cell: Cell) => readonly string[];
}

const factors = ['Quantity', 'UnitPrice', 'TotalAmount'] as const;

export function withLostSigns(cells: Cells, decimal: Decimal, text: string, { isRecognised, others }: RowReading): Cells {
  if (!cells.Quantity || !cells.UnitPrice || !cells.TotalAmount || cells.Discount || addsUp(cells, decimal) || printedBasis(text) !== undefined) return cells;
  const corrected = factors.flatMap((name) => {
    const cell = cells[name]!;
    if (!cell.tokens.some(isRecognised)) return [];
    const read = others(cell).flatMap((other) => readingsOf({ ...cell, text: other }, decimal));
    const values = new Set([...(name === 'Quantity' ? [] : withSign(cell.text)), ...read]);
    return [...values].map((value): Cells => ({ ...cells, [name]: { ...cell, corrected: value } })).filter((changed) => addsUp(changed, decimal));
  });
  return corrected.length === 1 ? corrected[0]! : cells;
}

/** "745" → "7.45", "2,18050" → "2180.50": two decimals where none are marked. */
function withSign(text: string): string[] {
  const found = /^\D{0,4}(\d{1,3}(?:[.,’' ]\d{3}){0,3}\d{0,6})\D{0,4}$/.exec(text)?.[1];
  if (found === undefined || /\D\d\d$/.test(found)) return [];
  const digits = found.replace(/\D/g, '');
  return digits.length >= 3 ? [`${digits.slice(0, -2)}.${digits.slice(-2)}`] : [];
}

function addsUp({ Quantity, UnitPrice, TotalAmount }: Cells, decimal: Decimal): boolean {
  const [quantities, prices, totals] = [Quantity, UnitPrice, TotalAmount].map((cell) => readingsOf(cell as Cell, decimal).map(Number));
  return quantities!.some((quantity) => prices!.some((price) => totals!.some((total) => Math.abs(quantity * price - total) <= 0.011)));
}
