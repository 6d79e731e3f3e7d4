/** Where a keyword is printed: compared without case, diacritics, blanks and punctuation, with one wrong letter allowed in long ones that come from OCR. */
import { bare } from '../fold.js';
import { type Cell, type Place, placeIn } from './cells.js';

const longEnough = 7;
const mostWords = 6;
const bares = new WeakMap<Cell, readonly string[]>();

/** Where a cell's words are the keyword, compared without case, accents and signs. */
export function keywordPlaces(keyword: string, cells: readonly Cell[]): Place[] {
  const wanted = bare(keyword);
  if (wanted === '') return [];
  return cells.flatMap((cell) => {
    const found: Place[] = [];
    const words = wordsOf(cell);
    for (let first = 0; first < words.length; first++) {
      const end = matchEnd(cell, words, first, wanted);
      if (end === undefined) continue;
      found.push(placeIn(cell, cell.segment.starts[first]!, end));
    }
    return found;
  });
}

function wordsOf(cell: Cell): readonly string[] {
  let words = bares.get(cell);
  if (!words) bares.set(cell, (words = cell.tokens.map(({ text }) => bare(text))));
  return words;
}

/** Character behind the keyword where it begins with this word. The value may be attached to it by a sign: "Projekt:P-17". */
function matchEnd(cell: Cell, words: readonly string[], first: number, wanted: string): number | undefined {
  if (words[first] === '') return undefined;
  let joined = '';
  for (let last = first; last < words.length && last < first + mostWords; last++) {
    const token = cell.tokens[last]!;
    const before = joined;
    joined += words[last]!;
    if (joined === wanted || (isUnsure(cell, first, last) && oneOff(joined, wanted))) return cell.segment.starts[last]! + token.text.length;
    if (joined.length <= wanted.length) continue;
    const sign = token.text.search(/[:=#]/);
    if (sign > 0 && before + bare(token.text.slice(0, sign)) === wanted) return cell.segment.starts[last]! + sign + 1;
    return undefined;
  }
  return undefined;
}

const isUnsure = (cell: Cell, first: number, last: number): boolean => cell.tokens.slice(first, last + 1).some(({ text }) => text.length >= 4);

/** One letter other, more or less. */
function oneOff(a: string, b: string): boolean {
  if (b.length < longEnough || Math.abs(a.length - b.length) > 1 || /\d/.test(a + b)) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let [i, j] = [a.length, b.length];
  while (i > start && j > start && a[i - 1] === b[j - 1]) [i, j] = [i - 1, j - 1];
  return Math.max(i - start, j - start) <= 1;
}
