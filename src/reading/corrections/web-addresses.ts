/** Corrects misread beginnings of web addresses ("https://mww.", "http:///]www."). */
import type { OcrWord } from '../ocr-word.js';

const beginning = /^(https?:)\/{1,3}[\][,|/]{0,1}(?:[^./\s]ww|www)\.(?=[\p{L}\d])/u;

/** Misread beginnings of web addresses become "//www.". */
export const correctWebAddresses = (words: readonly OcrWord[]): readonly OcrWord[] =>
  words.map((word) => (beginning.test(word.text.trim()) ? { ...word, text: word.text.trim().replace(beginning, '$1//www.') } : word));
