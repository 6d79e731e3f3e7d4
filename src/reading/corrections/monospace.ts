/** Monospaced type (typewriters, tills): detected by equal advance widths; joins words that OCR split at the gap beside a comma. */
import { advanceWidth } from '../ocr/glyph-columns.js';
import type { OcrWord } from '../ocr-word.js';
import { joinWords } from './join-words.js';

/** Letters needed in a word, and words needed on a page. */
const [longEnough, enoughWords] = [5, 8];
/** Least advance width in em; greatest variation of width per letter, relative to the variation of proportional widths. */
const [broad, alike] = [0.5, 0.5];

/** `emOf`: size of a word's type in pixels. False where too few words are long enough to tell. */
export function isMonospaced(words: readonly OcrWord[], emOf: (word: OcrWord) => number): boolean {
  const measured = words
    .map((word) => ({ letters: [...word.text.trim()], width: word.box.width / emOf(word) }))
    .filter(({ letters }) => letters.length >= longEnough && letters.every((letter) => /[\p{L}\d]/u.test(letter)));
  if (measured.length < enoughWords) return false;
  const byNumber = measured.map(({ letters, width }) => width / letters.length);
  const byLetters = measured.map(({ letters, width }) => width / letters.reduce((sum, letter) => sum + advanceWidth(letter), 0));
  return middle(byNumber) >= broad && variation(byNumber) < alike * variation(byLetters);
}

/** Median absolute deviation, relative to the median. */
function variation(values: readonly number[]): number {
  const median = middle(values);
  return middle(values.map((value) => Math.abs(value - median))) / median;
}

const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

/** In em: gaps between words that overlap, and gaps narrower than a space (0.6 and side bearings). */
const [overlapping, narrow] = [-0.2, 0.48];

/** What has an advance width of its own in monospaced type and little ink: the gap beside it is no space. */
const isAtSeparator = (left: string, right: string): boolean =>
  (/[\d\p{L}][.,:/-]$/u.test(left) && /^\d/.test(right)) || /^(?:[.,:/](?:[\d\p{L}]|$)|-\p{L})/u.test(right);

/** Joins "0, | 80" and "16 | :09" on pages that are monospaced; words are in the order of their lines. Headings and small print in other type have spaces as narrow. */
export function joinSplitWords(words: readonly OcrWord[], emOf: (word: OcrWord) => number): readonly OcrWord[] {
  const joined: OcrWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const em = last && Math.max(emOf(last), emOf(word));
    const gap = last ? (word.box.x - last.box.x - last.box.width) / em! : Infinity;
    if (last && Math.abs(word.baseline - last.baseline) < em! / 3 && gap > overlapping && gap < narrow && isAtSeparator(last.text.trim(), word.text.trim()))
      joined[joined.length - 1] = joinWords(last, word);
    else joined.push(word);
  }
  return joined;
}

/** Split amounts needed on a page where only the table is monospaced; most of them must be no list positions ("1. 20 Stk"). */
const fewestApart = 3;

/** Joins "46. | 80", where a page has several such. */
export function joinSplitAmounts(words: readonly OcrWord[], emOf: (word: OcrWord) => number): readonly OcrWord[] {
  const apart = new Set(words.filter((word, i) => i > 0 && isRest(words[i - 1]!, word, Math.max(emOf(words[i - 1]!), emOf(word)))));
  const large = words.filter((word, i) => i > 0 && apart.has(word) && /\d\d[.,]$/.test(words[i - 1]!.text.trim())).length;
  if (apart.size < fewestApart || large * 2 < apart.size) return words;
  return words.reduce<OcrWord[]>((joined, word) => {
    if (apart.has(word)) joined[joined.length - 1] = joinWords(joined.at(-1)!, word);
    else joined.push(word);
    return joined;
  }, []);
}

function isRest(whole: OcrWord, cents: OcrWord, em: number): boolean {
  const gap = (cents.box.x - whole.box.x - whole.box.width) / em;
  const isLevel = Math.abs(cents.baseline - whole.baseline) < em / 3;
  return (
    isLevel && gap > overlapping && gap < narrow && /^\p{Sc}?\d{1,3}(?:[.,]\d{3})*[.,]$/u.test(whole.text.trim()) && /^\d{2}(?![\d.,])/.test(cents.text.trim())
  );
}
