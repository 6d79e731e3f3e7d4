/** Decimal numbers as they are printed: the readings of one unsigned number, with '.' as decimal separator and no group separators. */
import type { Reading } from '../kind.js';

export interface NumberReading {
  readonly whole: string;
  readonly fraction: string;
  readonly convention?: 'comma' | 'point';
}

/** Most numbers: one sign, and behind it too few digits for a group. */
const decimals = /^(\d+)([.,])(\d{1,2})$/;
const grouped = /^\d{1,3}(?:[.,' ]\d{3}){1,5}$/;
/** India groups by two above the thousands: lakh 1,00,000 and crore 1,00,00,000. */
const indian = /^\d{1,2}(?:,\d{2}){1,5},\d{3}$/;

/** Both readings of "1.234"; none where the text is no number. */
export function readNumber(text: string): readonly NumberReading[] {
  if (text.length > 30 || !/^\d/.test(text)) return [];
  if (/^\d+$/.test(text)) return [{ whole: text, fraction: '' }];
  const usual = decimals.exec(text);
  if (usual !== null) return [{ whole: usual[1]!, fraction: usual[3]!, convention: usual[2] === ',' ? 'comma' : 'point' }];
  if (indian.test(text)) return [{ whole: digitsOf(text), fraction: '', convention: 'point' }];
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const signs = new Set(text.replace(/\d/g, ''));
  if (last < 0) return grouped.test(text) && signs.size === 1 ? [{ whole: digitsOf(text), fraction: '' }] : [];
  const sign = text[last] as '.' | ',';
  const [before, after] = [text.slice(0, last), text.slice(last + 1)];
  if (!/^\d{1,8}$/.test(after)) return [];
  const decimal: NumberReading = { whole: digitsOf(before), fraction: after, convention: sign === ',' ? 'comma' : 'point' };
  const whole: NumberReading = { whole: digitsOf(text), fraction: '', convention: sign === ',' ? 'point' : 'comma' };
  const beforeIsOne = signs.size <= 2 && ((grouped.test(before) && new Set(before.replace(/\d/g, '')).size === 1) || (sign === '.' && indian.test(before)));
  if (/^\d+$/.test(before)) {
    if (after.length !== 3 || before.length > 3 || before.startsWith('0')) return [decimal];
    return [whole, decimal];
  }
  if (!beforeIsOne) return [];
  // The same sign all along separates groups, unless a scanner took the decimal comma for a point: 1.234.56.
  if (before.includes(sign)) return signs.size !== 1 ? [] : after.length === 3 ? [whole] : after.length === 2 ? [decimal] : [];
  return [decimal];
}

/** At least so many decimals; more where they are printed. */
export function write(number: NumberReading, decimals: number, negative = false): Reading {
  const whole = number.whole.startsWith('0') ? number.whole.replace(/^0+(?=\d)/, '') : number.whole;
  const value = `${negative ? '-' : ''}${whole}.${number.fraction.padEnd(decimals, '0')}`;
  return number.convention === undefined ? { value } : { value, convention: number.convention };
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
