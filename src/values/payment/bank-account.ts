/** Account numbers where no IBAN is, with their national grouping: 0123456789 · 19-2000145399/0800 · 1234.56.78901 · 5050-1055. */
import type { Kind } from '../kind.js';
import { plain, spansOf } from '../text/plain.js';

const patterns: readonly RegExp[] = [
  /(?<![\p{L}\d]|\d[.,/-])(?:\d{1,6}-)?\d{2,10} ?\/ ?\d{4}(?![\p{L}\d]|[.,/-]\d)/gu, // Czechia, Slovakia: prefix-number/bank
  /(?<![\p{L}\d]|\d[.,/-])(?:\d{1,6}-)?\d{2,10}(?= ?\/ ?\d{4}(?!\d))/gu,
  /(?<![\p{L}\d]|\d[.,/-])\d{4,20}(?![\p{L}\d]|[.,/-]\d)/gu,
  /(?<![\p{L}\d]|\d[.,/-])\d{1,5}(?:[ .-]\d{1,6}){1,5}(?![\p{L}\d]|[.,/-]\d)/gu,
  /(?<![\p{L}\d]|\d[.,/-])\d{1,5}(?:-\d{1,12}){1,3}(?![\p{L}\d]|[.,/-]\d)/gu,
  /(?<![\p{L}\d]|\d[.,/-])\d{4} \d{6,10}(?![\p{L}\d]|[.,/-]\d)/gu, // Denmark: branch and account
];

export const bankAccount: Kind = {
  name: 'bank-account',
  find: (line) => (/\d{2}/.test(line) ? spansOf(plain(line), ...patterns).filter(({ start, end }) => bankAccount.read(line.slice(start, end)).length > 0) : []),
  read(text) {
    const value = plain(text)
      .trim()
      .replace(/^[^\d]+|[^\d]+$/g, '')
      .replace(/\s/g, '');
    const count = value.replace(/\D/g, '').length;
    return count >= 4 && count <= 24 && /^\d+(?:[./-]\d+){0,6}$/.test(value) ? [{ value }] : [];
  },
};
