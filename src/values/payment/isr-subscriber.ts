/** Subscriber number of Swiss inpayment slips: 01-39139-1 as printed, 010391391 in the coding line. */
import { mod10Recursive } from '../ids/check-digits.js';
import type { Kind } from '../kind.js';
import { plain, spansOf } from '../text/plain.js';

const printed = /(?<![\p{L}\d]|\d[.,/-])0[1-9] ?- ?\d{1,6} ?- ?\d(?![\p{L}\d]|[.,/-]\d)/gu;
const code = /(?<![\p{L}\d]|\d[.,/-])0[1-9]\d{7}(?![\p{L}\d]|[.,/-]\d)/gu;

export const isrSubscriber: Kind = {
  name: 'isr-subscriber',
  find: (line) => (line.includes('0') ? spansOf(plain(line), printed, code) : []),
  read(text) {
    const match = /^\D{0,10}(0[1-9])\s?-?\s?(\d{1,6})\s?-?\s?(\d)\D{0,10}$/.exec(plain(text));
    if (match === null) return [];
    // In nine digits the middle has leading zeros.
    const value = match[1]! + match[2]!.padStart(6, '0') + match[3]!;
    return [{ value, check: mod10Recursive(value.slice(0, -1)) === Number(value.at(-1)) ? 'passed' : 'failed' }];
  },
};
