/** Swiss payment references: ISR and QR reference (27, 16 or 15 digits, recursive mod 10) and creditor reference (ISO 11649, RF). */
import { ibanCheck, mod10Recursive } from '../ids/check-digits.js';
import type { Kind } from '../kind.js';
import { asDigits } from '../text/misread.js';
import { plain, spansOf } from '../text/plain.js';

const digits = /(?<![\p{L}\d])\d(?: {0,2}\d){14,27}(?![\p{L}\d])/gu;
/** 27 characters of which a few were read as letters. */
const blurred = /(?<![\p{L}\d])[\dOoQDIlZzASsGbTBgq](?: {0,2}[\dOoQDIlZzASsGbTBgq]){26}(?![\p{L}\d])/gu;
const mostLetters = 5;
const code = /(?<=>)\d{15,27}(?=\+)/g;
const creditor = /(?<![\p{L}\d])RF ?\d{2}(?: ?[A-Z0-9]{1,4}){1,6}(?![\p{L}\d])/gu;

export const isrReference: Kind = {
  name: 'isr-reference',
  find: (line, origin) =>
    /\d/.test(line)
      ? spansOf(plain(line), digits, blurred, code, creditor).filter(({ start, end }) => isrReference.read(line.slice(start, end), origin).length > 0)
      : [],
  read(text, origin = 'recognised') {
    const cased = plain(text).replace(/[^\p{L}\d]/gu, '');
    const value = cased.toUpperCase();
    if (/^RF\d{2}[A-Z0-9]{1,21}$/.test(value)) return [{ value, check: ibanCheck(value) ? 'passed' : 'failed' }];
    if (origin === 'recognised' && cased.length === 27 && /\D/.test(cased) && cased.replace(/\d/g, '').length <= mostLetters) {
      const corrected = asDigits(cased);
      return /^\d{27}$/.test(corrected) && passes(corrected) ? [{ value: corrected, check: 'passed' }] : [];
    }
    if (!/^(?:\d{15}|\d{16}|\d{27})$/.test(value)) return [];
    return [{ value, check: passes(value) ? 'passed' : 'failed' }];
  },
};

const passes = (digits: string): boolean => mod10Recursive(digits.slice(0, -1)) === Number(digits.at(-1));
