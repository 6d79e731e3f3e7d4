/** Company registration numbers: the Czech IČO, eight digits of which the last is a check; of Malaysia, digits with a letter, and of India (CIN). */
import type { Kind } from '../kind.js';
import { taxChecks } from './national-ids.js';
import { plain, spansOf } from '../text/plain.js';

const pattern = /(?<![\p{L}\d]|\d[.,/-])(?:\d{8}|\d{3} \d{2} \d{3}|\d{2} \d{3} \d{3}|\d{2} \d{2} \d{2} \d{2}|\d{4} \d{4})(?![\p{L}\d]|[.,/-]\d)/gu;
/** "774288-V", "U12345MH2011PTC123456". */
const form = '\\d{5,9}-[A-Z]|[LU]\\d{5}[A-Z]{2}\\d{4}[A-Z]{3}\\d{6}';
const [lettered, isLettered] = [new RegExp(`(?<![\\p{L}\\d-])(?:${form})(?![\\p{L}\\d-])`, 'gu'), new RegExp(`^(?:${form})$`)];

export const companyRegistration: Kind = {
  name: 'company-registration',
  find: (line) => (/\d{2}/.test(line) ? spansOf(plain(line), pattern, lettered) : []),
  read(text) {
    const printed = plain(text).trim();
    if (isLettered.test(printed)) return [{ value: printed }];
    const value = printed.replace(/^\D+|\D+$/g, '').replace(/ /g, '');
    return /^\d{8}$/.test(value) ? [{ value, check: taxChecks['CZ.ico']!(value) ? 'passed' : 'failed' }] : [];
  },
};
