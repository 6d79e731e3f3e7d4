/** Text similarity robust to OCR: ignores case, accents, blanks and punctuation; confusable characters cost half. */

import { bare, withoutUmlauts } from '../../fold.js';
import { compactLetters } from '../../values/text/compact.js';
import { editDistance } from '../../values/text/edit-distance.js';

/** Umlauts are also written as ae, oe, ue: both sides drop the e, within a word only ("Via Emilia"). Digits and letters of any script are kept. */
export const foldedLetters = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) => withoutUmlauts(bare(word)))
    .join('');

/** The same without folding letters that are significant in an invoice number. */
export const compactId = (text: string): string => compactLetters(text.normalize('NFKC'));

const confusable = new Set(['O0', 'Q0', 'D0', 'I1', 'L1', 'I|', 'IL', 'B8', 'S5', 'Z2', 'G6', 'T7', 'UV', 'CE', 'A4', 'G9', 'Q9', '17']);

function cost(a: string, b: string): number {
  if (a === b) return 0;
  const [x, y] = [a.toUpperCase(), b.toUpperCase()];
  return confusable.has(x + y) || confusable.has(y + x) ? 0.5 : 1;
}

/** Edit distance in which a confusable character costs half, or Infinity as soon as it exceeds the limit. */
export const distance = (a: string, b: string, limit: number): number => editDistance(a, b, { limit, cost });

/** Allowed edits: one for every six characters. */
export const forgiven = (length: number): number => Math.floor(length / 6);
