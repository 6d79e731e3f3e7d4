/**
 * A word as rows of the embedding table (hashed character n-grams, after fastText, Bojanowski et al. 2017). Digits are all written 0, so that the shape
 * of a number can be learnt and the number itself cannot. Row 0 is padding.
 */
import { hash } from '../../random.js';
import { hashesPerToken, hashRows } from '../contract.js';
import { withoutSigns } from '../../fold.js';

const row = (text: string, seed: number): number => 1 + (hash(text, seed) % (hashRows - 1));

/** hashesPerToken rows; unused places are 0. */
export function hashesOfFolded(folded: string): Int32Array {
  const word = folded.replace(/\p{N}/gu, '0').slice(0, 40);
  const rows = new Int32Array(hashesPerToken);
  const framed = `<${word}>`;
  const letters = withoutSigns(word);
  let used = 0;
  rows[used++] = row(word, 1);
  rows[used++] = row(letters || word, 2);
  rows[used++] = row(framed.slice(0, 4), 3);
  rows[used++] = row(framed.slice(-4), 4);
  // All of three characters, then all of four. Long words have more than places: take them evenly.
  const threes = Math.max(0, framed.length - 2);
  const grams = threes + Math.max(0, framed.length - 3);
  const places = Math.min(grams, hashesPerToken - used);
  for (let i = 0; i < places; i++) {
    const gram = Math.floor((i * grams) / places);
    rows[used++] = row(gram < threes ? framed.slice(gram, gram + 3) : framed.slice(gram - threes, gram - threes + 4), 5);
  }
  return rows;
}
