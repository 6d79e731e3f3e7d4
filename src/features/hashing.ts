/**
 * A word as rows of the embedding table (hashed character n-grams, after fastText, Bojanowski et al. 2017). Digits are all written 0, so that the shape
 * of a number can be learnt and the number itself cannot. Row 0 is padding.
 */
import { hash } from '../random.js';
import { hashesPerToken, hashRows } from './contract.js';
import { fold } from './fold.js';

const row = (text: string, seed: number): number => 1 + (hash(text, seed) % (hashRows - 1));

/** hashesPerToken rows; unused places are 0. */
export function hashesOf(text: string): Int32Array {
  const word = fold(text).replace(/\p{N}/gu, '0').slice(0, 40);
  const rows = new Int32Array(hashesPerToken);
  const framed = `<${word}>`;
  const letters = word.replace(/[^\p{L}\p{N}]+/gu, '');
  let used = 0;
  rows[used++] = row(word, 1);
  rows[used++] = row(letters || word, 2);
  rows[used++] = row(framed.slice(0, 4), 3);
  rows[used++] = row(framed.slice(-4), 4);
  const grams: number[] = [];
  for (let length = 3; length <= 4; length++) for (let i = 0; i + length <= framed.length; i++) grams.push(row(framed.slice(i, i + length), 5));
  // Long words have more n-grams than places: take them evenly.
  const places = Math.min(grams.length, hashesPerToken - used);
  for (let i = 0; i < places; i++) rows[used++] = grams[Math.floor((i * grams.length) / places)]!;
  return rows;
}
