/** Company registration numbers: the Czech IČO, eight digits of which the last is a check. */
import type { Kind } from '../kind.js';
import { taxChecks } from './national-ids.js';
import { plain, spansOf } from '../text/plain.js';

const pattern = /(?<![\p{L}\d]|\d[.,/-])(?:\d{8}|\d{3} \d{2} \d{3}|\d{2} \d{3} \d{3}|\d{2} \d{2} \d{2} \d{2}|\d{4} \d{4})(?![\p{L}\d]|[.,/-]\d)/gu;

export const companyRegistration: Kind = {
  name: 'company-registration',
  find: (line) => (/\d{2}/.test(line) ? spansOf(plain(line), pattern) : []),
  read(text) {
    const value = plain(text)
      .trim()
      .replace(/^\D+|\D+$/g, '')
      .replace(/ /g, '');
    return /^\d{8}$/.test(value) ? [{ value, check: taxChecks['CZ.ico']!(value) ? 'passed' : 'failed' }] : [];
  },
};
