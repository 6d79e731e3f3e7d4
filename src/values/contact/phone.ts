/** Telephone and fax numbers. International ones become E.164; national ones keep their digits, as the line alone does not determine the country. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Kind } from '../kind.js';
import { plain, spansOf } from '../text/plain.js';

const pattern = /(?<![\p{L}\d]|\d[.,/-])(?:\+ ?|\()?\d[\d ()/.-]{4,26}\d(?![\p{L}\d]|,\d(?!\d{8}))/gu;

/** "911 204 360 / 622 204 361": the first of two; before the sign of "0555 / 30 62 117" and "+49 (0) 5555 / 41 20-0" there is no whole number. Without blanks both are of nine digits or more. */
const anotherNumber =
  /(?<=^(?:\(?(?:\+|00)(?:\D*\d){9,}|(?!00|\(?\+)(?:\D?\d){7,}))\s[/|;]\s(?=(?:\D*\d){6}).*$|(?<=^[+(]{0,2}\d(?:[ -]?\d){8,12})\s?[/,|;]\s?(?=[+(]{0,2}\d(?:[ -]?\d){8,12}$).*$/;

export const phone: Kind = {
  name: 'phone',
  find: (line) => (/\d{2}/.test(line) ? spansOf(plain(line), pattern).filter(({ start, end }) => looksLikeOne(line.slice(start, end))) : []),
  read(text) {
    const printed = plain(text)
      .trim()
      .replace(/^[^\d+(]+|[^\d]+$/g, '')
      .replace(anotherNumber, '');
    const international = /^\(?(?:\+|00)/.test(printed);
    const digits = printed
      .replace(international ? /\(0\)/ : /(?!)/, '')
      .replace(/\D/g, '')
      .replace(international && !printed.includes('+') ? /^00/ : /(?!)/, '');
    if (digits.length > 15) {
      // Several without a blank between them: the first.
      const [first] = printed.split(/[,;/]/);
      return first === printed ? [] : phone.read(first!);
    }
    if (digits.length < 5) return [];
    if (!international) return [{ value: digits }];
    const parsed = parsePhoneNumberFromString(`+${digits}`);
    return [{ value: parsed?.number ?? `+${digits}`, check: parsed?.isPossible() ? 'passed' : 'failed' }];
  },
};

/** A plus, a leading zero, brackets, or several groups. Dates and amounts are none. */
function looksLikeOne(printed: string): boolean {
  const text = printed.replace(anotherNumber, '');
  const digits = text.replace(/\D/g, '');
  if (digits.length < 6 || digits.length > 15 || /^\d{1,4}([.-])\d{1,2}\1\d{2,4}$/.test(text)) return false;
  return /^[+0(]/.test(text) || /\d[ ()/.-]{1,3}\d/.test(text) || digits.length >= 7;
}

/** ISO 3166-1 alpha-2 of an international number (E.164); undefined where none has its calling code. */
export const regionOf = (number: string): string | undefined => parsePhoneNumberFromString(number)?.country;
