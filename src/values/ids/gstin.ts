/**
 * Indian GSTIN: code of the state, PAN (five letters, four digits, a letter), number of the registration, Z, and a check character; also what a reader of print made
 * of one: each place is for a letter or for a digit, and the check character tells whether the exchanged signs were meant.
 */
import { gstin } from '../../catalogue/country-words/vat-ids.js';
import { asDigits } from '../text/misread.js';
import { gstinCheck } from './check-digits.js';

const form = new RegExp(`^${gstin}$`);

/** Whether its 15 signs are of the right kinds; the check character is not looked at. */
const hasGstinForm = (value: string): boolean => form.test(value);
/** The form, and the check character (base 36). */
export const isGstin = (value: string): boolean => form.test(value) && gstinCheck(value.slice(0, -1)) === value.at(-1);

/** The tax id of its holder, who may print it by itself too. */
export const panOf = (value: string): string => value.slice(2, 12);

/** Five letters, four digits, a letter. */
export const isPan = (value: string): boolean => /^[A-Z]{5}\d{4}[A-Z]$/.test(value);

/** Where one may be: fifteen signs, or sixteen where a stroke was read twice. */
export const misreadGstin = /(?<![\p{L}\d])[\dA-Zl|@$]{15,16}(?![\p{L}\d])/gu;

/** Places of letters; the registration and the check may be either. */
const letters: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 11, 13]);
const registration = 12;
const either: ReadonlySet<number> = new Set([registration, 14]);
const letterOf: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 2: 'Z', 4: 'A', 5: 'S', 6: 'G', 7: 'Z', 8: 'B', '|': 'I', $: 'S', l: 'I' };
/** More exchanged signs are another number: one of 36 passes the check by chance. */
const mostExchanged = 3;

/** Whether it is one that was misread: its check fails, or few of its signs are of the wrong kind. */
export const isWrongGstin = (text: string): boolean =>
  /^[\dA-Z]{15}$/.test(text) &&
  !isGstin(text) &&
  [...text].filter((sign, at) => !either.has(at) && letters.has(at) === /\d/.test(sign)).length <= mostExchanged;

/** The number that was meant; undefined where none passes the check, or several do. */
export function correctedGstin(text: string): string | undefined {
  const variants = text.length === 15 ? exchanged(text) : [...text].map((_, at) => text.slice(0, at) + text.slice(at + 1));
  const passing = new Set(variants.filter(isGstin));
  if (passing.size === 0 && hasGstinForm(text)) return [digitOrLetter(text.at(-1)!)].map((check) => text.slice(0, -1) + check).find(isGstin);
  return passing.size === 1 ? [...passing][0] : undefined;
}

/** A letter as the digit that it looks like, a digit as the letter: the check character may be either. */
const digitOrLetter = (sign: string): string => letterOf[sign] ?? asDigits(sign);

/** With the registration as it is read, and as the digit that it looks like: most are 1. */
function exchanged(text: string): readonly string[] {
  const meant = [...text].map((sign, at) => (letters.has(at) ? (letterOf[sign] ?? sign) : either.has(at) ? sign : asDigits(sign.replace('@', '0'))));
  const other = meant.map((sign, at) => (at === registration ? asDigits(sign) : sign));
  return [meant, other].filter((signs) => signs.filter((sign, at) => sign !== text[at]).length <= mostExchanged).map((signs) => signs.join(''));
}
