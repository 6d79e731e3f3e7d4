/**
 * Days and amounts in which a reader of print took digits for letters ("O3.1l.2025", "1.2S4,5O") or one sign for another ("03.11,2025",
 * "1.254;50"): the same text, sign for sign, with the digits it must have meant. Nothing else is changed: a letter may be a unit or belong to an id.
 */
import { misreadDigits } from '../../values/text/misread.js';

/** Prefilter: a digit with a letter, stroke or unusual sign beside it. */
const doubtful = /\d[\p{L}|\]!$;:]|[\p{L}|[\]!$;:,]\d/u;
const day = /^\d{1,2}([.,:;])\d{1,2}([.,:;])(?:20|19)\d\d$|^(?:20|19)\d\d-\d\d-\d\d$|^\d{1,2}([/-])\d{1,2}\3(?:20|19)?\d\d$/;
const amount = /^-?(?:[1-9]\d{0,2}(?:([.,:;'’])\d{3}(?:\1\d{3})*)?|0|[1-9]\d{3,5})[.,;]\d\d$/;
/** Punctuation around a number. */
const around = /^[("'[|]*|[)"'|:;,.]*$/g;
/** Signs of currencies that were misread, and units: no digits of the amount. */
const sign = /^-?[ABCDEGQSTbegqs£$]|[lgiAITGbq]$/;

/** The text with misread numbers corrected, of the same length. */
export function withMisreadNumbers(text: string): string {
  return doubtful.test(text) ? text.replace(/\S{4,18}/gu, corrected) : text;
}

function corrected(word: string): string {
  const bare = word.replace(around, '');
  const digits = misreadDigits(bare);
  if (digits.length !== bare.length || (digits === bare && !/[,:;]/.test(bare)) || wrong(bare, digits) * 2 > digits.length) return word;
  const meant = day.test(digits) ? digits.replace(/[.,:;]/g, '.') : amount.test(digits) && !sign.test(bare) ? amountOf(digits) : undefined;
  return meant === undefined ? word : word.replace(bare, meant);
}

const wrong = (bare: string, digits: string): number => [...bare].filter((character, at) => character !== digits[at]).length;

/** "1:254;50": the last sign parts the cents, the others groups of three. */
function amountOf(digits: string): string {
  const decimal = digits.at(-3) === '.' ? '.' : ',';
  const whole = digits.slice(0, -3);
  return whole.replace(/[.,:;]/g, decimal === ',' ? '.' : ',') + decimal + digits.slice(-2);
}
