/** Currencies: ISO 4217 codes, signs and words. "$" and "kr" have a reading for each currency that prints them. */
import { codesBySign } from '../../catalogue/currencies.js';
import type { Kind } from '../kind.js';
import { plain, spansOf } from '../text/plain.js';

const escaped = (sign: string): string => sign.replace(/[.$/]/g, '\\$&');
const all = [...codesBySign.keys()]
  .filter((sign) => !/^\p{L}$/u.test(sign))
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');
const found = new RegExp(`(?<![\\p{L}])(?:${all})(?![\\p{L}$])`, 'gu');
const first = new RegExp(`^(?:${all})(?![\\p{L}$])[.:]? ?`, 'u');
const last = new RegExp(` ?(?<!\\p{L})(?:${all})$`, 'u');

export const currency: Kind = {
  name: 'currency',
  find: (line) => spansOf(plain(line), found),
  read(text) {
    const sign = plain(text)
      .trim()
      .replace(/^[\s([:]+|[\s)\]:,;]+$/g, '');
    const codes = codesBySign.get(sign) ?? codesBySign.get(sign.replace(/\.$/, '')) ?? codesBySign.get(sign.toUpperCase()) ?? [];
    return codes.map((value) => ({ value }));
  },
};

/** Length of the currency that a text begins with, 0 where there is none. */
export const currencyAtStart = (text: string): number => (/^[\d(+-]/.test(text) ? 0 : (first.exec(text)?.[0].length ?? 0));

/** Letters at the end that are a currency with its blank; 0 where there is none. */
export const currencyAtEnd = (text: string): number => (/[\d)-]$/.test(text) ? 0 : (last.exec(text.slice(-12))?.[0].length ?? 0));
