/** Codes of banks where no BIC is: German BLZ, Austrian BLZ, British sort code, the Czech code behind the slash, American routing numbers. */
import type { Kind } from '../kind.js';
import { plain, spansOf } from '../text/plain.js';

const patterns: readonly RegExp[] = [
  /(?<![\p{L}\d]|\d[.,/-]|\d )\d{3} ?\d{3} ?\d{2}(?![\p{L}\d]|[.,/-]\d)/gu, // BLZ
  /(?<![\p{L}\d]|\d[.,/-])\d{3} ?\d{2}(?![\p{L}\d]|[.,/-]\d)/gu, // Austria
  /(?<![\p{L}\d]|\d[.,/-])\d{2}[- ]\d{2}[- ]\d{2}(?![\p{L}\d]|[.,/-]\d)/gu, // sort code
  /(?<=\d ?\/ ?)\d{4}(?![\p{L}\d]|[.,/-]\d)/gu, // Czechia, Slovakia
  /(?<![\p{L}\d]|\d[.,/-])\d{3}-\d{3}(?![\p{L}\d]|[.,/-]\d)/gu, // Australia
  /(?<![\p{L}\d]|\d[.,/-])\d{9}(?![\p{L}\d]|[.,/-]\d)/gu, // routing number
  /(?<![\p{L}\d]|\d[.,/-])\d{3,4}(?![\p{L}\d]|[.,/-]\d)/gu, // clearing numbers of Switzerland and the North
  /(?<![\p{L}\d]|\d[.,/-])\d{6}(?![\p{L}\d]|[.,/-]\d)/gu, // sort code without dashes
];

export const bankCode: Kind = {
  name: 'bank-code',
  find: (line) => (/\d{2}/.test(line) ? spansOf(plain(line), ...patterns) : []),
  read(text) {
    const value = plain(text)
      .trim()
      .replace(/^[^\d]+|[^\d]+$/g, '')
      .replace(/ /g, '');
    return /^\d(?:-?\d){2,8}$/.test(value) ? [{ value }] : [];
  },
};
