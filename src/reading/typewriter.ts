/** Type of fixed width, as of typewriters and tills: told by its broad letters that are all alike, and its words put together again where OCR took the white beside a comma for a blank. */
import type { OcrWord } from './ocr.js';
import { together } from './words-together.js';

/** Letters and digits of a word that tell how wide its letters are, words that tell of a page. */
const [longEnough, enoughWords] = [5, 8];
/** Em a letter: typewriters' are broader than any usual type, and all alike. */
const [broad, fairlyBroad, alike] = [0.56, 0.5, 0.02];

export function isMonospaced(words: readonly OcrWord[], emOf: (word: OcrWord) => number): boolean {
  const widths = words
    .filter(({ text }) => /^[\p{L}\d]+$/u.test(text.trim()) && text.trim().length >= longEnough)
    .map((word) => word.box.width / [...word.text.trim()].length / emOf(word));
  if (widths.length < enoughWords) return false;
  const median = middle(widths);
  const deviation = middle(widths.map((width) => Math.abs(width - median))) / median;
  return median >= broad || (median >= fairlyBroad && deviation <= alike);
}

const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

/** In em: a blank is as wide as a letter, 0.6, and what the letters beside it have of themselves; white within words is less. */
const [overlapping, narrow] = [-0.2, 0.48];

export function withoutBlanks(words: readonly OcrWord[], emOf: (word: OcrWord) => number): readonly OcrWord[] {
  const joined: OcrWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const em = last && Math.max(emOf(last), emOf(word));
    const gap = last ? (word.box.x - last.box.x - last.box.width) / em! : Infinity;
    if (last && Math.abs(word.baseline - last.baseline) < em! / 3 && gap > overlapping && gap < narrow) joined[joined.length - 1] = together(last, word);
    else joined.push(word);
  }
  return joined;
}
