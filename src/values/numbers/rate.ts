/** Percentages, with or without the sign: 19 % · 5,50% · 7.7 · 20. Small numbers alone may be one, so they are found too. */
import type { Kind } from '../kind.js';
import { plain, spansOf } from '../text/plain.js';

const pattern = /(?<![\p{L}\d]|\d[.,'/:-])\d{1,3}(?:[.,]\d{1,3})?(?: ?%|(?![\d\p{L}]|[.,'/:-]\d))/gu;

export const rate: Kind = {
  name: 'rate',
  find: (line) => (/\d/.test(line) ? spansOf(plain(line), pattern).filter(({ start, end }) => rate.read(line.slice(start, end)).length > 0) : []),
  read(text) {
    const match = /^[^\d-]{0,6}(\d{1,3})(?:[.,](\d{1,4}))?\s?(%|v\.?H\.?|Prozent|percent)?[^\d%]{0,3}$/.exec(plain(text).trim());
    if (match === null) return [];
    const [, whole, fraction = '', sign] = match;
    const value = Number(`${whole}.${fraction || '0'}`);
    if (value > 100 || (whole!.length > 1 && whole!.startsWith('0'))) return [];
    const printed = { value: written(value) };
    // 0.20 without a sign is a share of one: 20 percent.
    if (sign === undefined && value > 0 && value < 1 && fraction.length >= 2) return [{ value: written(Math.round(value * 100000) / 1000) }, printed];
    return [printed];
  },
};

const written = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));
