/** Recognised amounts whose decimal sign got lost ("$999" for "$9.99") or of which a digit was misread: mended where the row adds up so and only so. The cell keeps the text as it was read. */
import type { Token } from '../features/contract.js';
import { isMisread } from '../values/misread.js';
import type { Cell, Cells } from './cell.js';
import { type Decimal, printedBasis } from './row-arithmetic.js';
import { numberOf, readingsOf } from './table-cells.js';

/** Whether OCR has read a word; text layers lose no signs. */
export type Recognised = (page: number, token: Token) => boolean;

const factors = ['Quantity', 'UnitPrice', 'TotalAmount'] as const;

export function withLostSigns(cells: Cells, decimal: Decimal, text: string, isRecognised: (token: Token) => boolean): Cells {
  if (!cells.Quantity || !cells.UnitPrice || !cells.TotalAmount || cells.Discount || addsUp(cells, decimal) || printedBasis(text) !== undefined) return cells;
  const mended = factors.flatMap((name) => {
    const cell = cells[name]!;
    if (!cell.tokens.some(isRecognised)) return [];
    const values = [...(name === 'Quantity' ? [] : withSign(cell.text)), ...withDigit(name, cells, decimal)];
    return values.map((value): Cells => ({ ...cells, [name]: { ...cell, mended: value } })).filter((changed) => addsUp(changed, decimal));
  });
  return mended.length === 1 ? mended[0]! : cells;
}

/** "999" → "9.99", "1,29999" → "1299.99": two decimals where none can be told. */
function withSign(text: string): string[] {
  const found = /^\D{0,4}(\d{1,3}(?:[.,’' ]\d{3}){0,3}\d{0,6})\D{0,4}$/.exec(text)?.[1];
  if (found === undefined || /\D\d\d$/.test(found)) return [];
  const digits = found.replace(/\D/g, '');
  return digits.length >= 3 ? [`${digits.slice(0, -2)}.${digits.slice(-2)}`] : [];
}

/** What the two others ask for, where it may have been misread as what stands there. */
function withDigit(name: (typeof factors)[number], cells: Cells, decimal: Decimal): string[] {
  const [quantity, price, total] = factors.map((each) => numberOf(cells[each], decimal)) as [number, number, number];
  const meant = { Quantity: total / price, UnitPrice: total / quantity, TotalAmount: quantity * price }[name];
  const read = readingsOf(cells[name]!, decimal)[0] ?? '';
  const value = meant.toFixed(read.split('.')[1]?.length ?? 0);
  return isMisread(read, value) ? [value] : [];
}

function addsUp({ Quantity, UnitPrice, TotalAmount }: Cells, decimal: Decimal): boolean {
  const [quantities, prices, totals] = [Quantity, UnitPrice, TotalAmount].map((cell) => readingsOf(cell as Cell, decimal).map(Number));
  return quantities!.some((quantity) => prices!.some((price) => totals!.some((total) => Math.abs(quantity * price - total) <= 0.011)));
}
