/** BIC (ISO 9362): bank, country, place, and perhaps a branch. 8 or 11 characters. */
import { asciiOnly } from '../text/compact.js';
import { bicCountryCodes } from '../../catalogue/country-names.js';
import type { Kind } from '../kind.js';
import { spansOf } from '../text/plain.js';

/** A key may be attached to it: "CodeUFGWGBXX", "BICUFGWGBXX". */
const pattern =
  /(?<![A-Z0-9]|(?<![A-Za-z0-9])[a-z])(?:[A-Z]{4} ?[A-Z]{2} ?[A-Z0-9]{2}(?: ?[A-Z0-9]{3})?|(?<![A-Za-z0-9])[a-z]{6}[a-z0-9]{2}(?:[a-z0-9]{3})?)(?![A-Za-z0-9])/g;
const short = /(?<![A-Za-z0-9]|(?<![A-Za-z0-9])[a-z])[A-Z]{6}[A-Z0-9]{2}(?![A-Za-z0-9])/g;
const attached = /(?<=(?<![A-Za-z0-9])(?:BIC|SWIFT))[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?(?![A-Za-z0-9])/g;

export const bic: Kind = {
  name: 'bic',
  find: (line) => (/[A-Za-z]{4}/.test(line) ? spansOf(line, pattern, short, attached).filter(({ start, end }) => valid(line.slice(start, end))) : []),
  read(text) {
    const value = withoutKey(text).toUpperCase();
    return isBic(value) ? [{ value }] : [];
  },
};

const withoutKey = (text: string): string => asciiOnly(text.replace(/^\W*(?:(?:BIC|SWIFT)\b\W*)*/i, ''));
const isBic = (value: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(value) && bicCountryCodes.has(value.slice(4, 6));

/** Words of small letters are taken only with a digit in them. */
function valid(text: string): boolean {
  return isBic(text.replace(/ /g, '').toUpperCase()) && (/[A-Z]/.test(text) || /\d/.test(text)) && text.indexOf(' ') !== 8
    ? true
    : isBic(text.replace(/ /g, '').toUpperCase()) && / \w{3}$/.test(text);
}
