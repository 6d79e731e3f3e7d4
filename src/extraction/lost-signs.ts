/** Recognised amounts whose decimal sign got lost ("$999" for "$9.99"): put back where the row adds up with it and only with it. The cell keeps the text as it was read. */
import type { Token } from '../features/contract.js';
import type { Cell, Cells } from './cell.js';
import { type Decimal, printedBasis } from './row-arithmetic.js';
import { readingsOf } from './table-cells.js';

/** Whether OCR has read a word; text layers lose no signs. */
export type Recognised = (page: number, token: Token) => boolean;

const amounts = ['UnitPrice', 'TotalAmount'] as const;

export function withLostSigns(cells: Cells, decimal: Decimal, text: string, isRecognised: (token: Token) => boolean): Cells {
  if (!cells.Quantity || !cells.UnitPrice || !cells.TotalAmount || cells.Discount || addsUp(cells, decimal) || printedBasis(text) !== undefined) return cells;
  const mended = amounts.flatMap((name) => {
    const cell = cells[name]!;
    const value = cell.tokens.some(isRecognised) ? withSign(cell.text) : undefined;
    const changed: Cells = { ...cells, [name]: { ...cell, mended: value } };
    return value !== undefined && addsUp(changed, decimal) ? [changed] : [];
  });
  return mended.length === 1 ? mended[0]! : cells;
}

/** "999" → "9.99", "1,29999" → "1299.99": two decimals where none can be told. */
function withSign(text: string): string | undefined {
  const found = /^\D{0,4}(\d{1,3}(?:[.,’' ]\d{3}){0,3}\d{0,6})\D{0,4}$/.exec(text)?.[1];
  if (found === undefined || /\D\d\d$/.test(found)) return undefined;
  const digits = found.replace(/\D/g, '');
  return digits.length >= 3 ? `${digits.slice(0, -2)}.${digits.slice(-2)}` : undefined;
}

function addsUp({ Quantity, UnitPrice, TotalAmount }: Cells, decimal: Decimal): boolean {
  const [quantities, prices, totals] = [Quantity, UnitPrice, TotalAmount].map((cell) => readingsOf(cell as Cell, decimal).map(Number));
  return quantities!.some((quantity) => prices!.some((price) => totals!.some((total) => Math.abs(quantity * price - total) <= 0.011)));
}
