/** KID, the Norwegian payment identification: 2 to 25 digits, the last one (or '-') a check by Luhn or mod 11. */
import { luhn, mod11Kid } from '../ids/check-digits.js';
import type { Kind } from '../kind.js';
import { plain, spansOf } from '../text/plain.js';

const single = /(?<![\p{L}\d]|\d[.,/-])\d{2,25}-?(?![\p{L}\d]|[.,/-]\d|-\d)/gu;
const grouped = /(?<![\p{L}\d]|\d[.,/-])\d{1,8}(?: \d{1,8}){1,8}(?![\p{L}\d]|[.,/-]\d)/gu;

export const kid: Kind = {
  name: 'kid',
  find: (line) =>
    /\d{2}/.test(line) ? spansOf(plain(line), single, grouped).filter(({ start, end }) => kid.read(line.slice(start, end))[0]?.check === 'passed') : [],
  read(text) {
    const value = plain(text)
      .trim()
      .replace(/^[^\d]+/, '')
      .replace(/[^\d-]+$/, '')
      .replace(/ /g, '');
    if (!/^\d{1,24}[\d-]$/.test(value)) return [];
    const [body, last] = [value.slice(0, -1), value.at(-1)!];
    return [{ value, check: String(luhn(body)) === last || mod11Kid(body) === last ? 'passed' : 'failed' }];
  },
};
