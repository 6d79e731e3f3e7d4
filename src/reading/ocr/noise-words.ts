/** Separates words from noise: residue of rules, dirt, pictures. */
import type { OcrWord } from '../ocr-word.js';

/** Symbols that are alone between words, with low confidence as a rule. */
const sign = /^[-–—:%€£$#&/+]$/;

/** Narrow characters; everything else is wider than this share of its height, or a fragment of a dotted rule. */
const [slim, slimmest] = [/^[Iil1|!.:;,'’]+$/, 0.2] as const;

/** Letters from which a word may be a row of asterisks, dashes or points, and how many of them are one sign on average. */
const [longRow, alike] = [20, 5];

/** Rows of one sign read as a few letters again and again: "RAERAARSERARARERAAAR". Numbers may have as few. */
const isRowOfSigns = (text: string): boolean => text.length >= longRow && new Set(text).size * alike <= text.length && !/^\d+$/.test(text);

/** False for perforations, rules and dirt: long rows of dots and dashes, or specks. */
export function isWord({ text, box, confidence }: OcrWord): boolean {
  if (!/\S/.test(text) || box.width <= 1 || box.height <= 1) return false;
  if (box.width < slimmest * box.height && !slim.test(text.trim())) return false;
  const letters = text.match(/[\p{L}\d]/gu)?.length ?? 0;
  if (isRowOfSigns(text)) return false;
  if (letters === 0) return confidence >= (sign.test(text.trim()) ? 0.1 : 0.5) && text.length <= 3;
  return text.length < 12 || letters / text.length >= 0.4;
}

/** Confidence that a lone letter has at least, and a piece of so few letters: specks, residue of rules, moiré and wood read as such. Digits are none, for a quantity stands alone. */
const [sureLetter, surePiece, longestPiece] = [0.85, 0.6, 3];
/** Confidence below which a piece beside a number is none either; above, it is a unit, a currency or a code of tax. */
const surelyNone = 0.4;

/** A letter or a few of little confidence, the word at this index, that have no number beside them. */
export function isSpeck(words: readonly OcrWord[], at: number): boolean {
  const { text, confidence, baseline, lineHeight } = words[at]!;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0 || letters > longestPiece || confidence >= (letters === 1 ? sureLetter : surePiece) || /[\p{N}\p{Sc}]/u.test(text)) return false;
  if (letters > 1 && confidence < surelyNone) return true;
  return ![words[at - 1], words[at + 1]].some((other) => other && Math.abs(other.baseline - baseline) < lineHeight / 2 && /\d/.test(other.text));
}

/** In em of the page's usual type: letters are not lower, but for one whose point alone was found; type is not larger where few letters are read with little confidence. */
const [lowest, largest, fewLetters, sureLarge] = [0.2, 3, 4, 0.6];

/** Rules read as letters, and drawings: `em` is the word's, `usual` that of most words of its page, in the pixels of its box. */
export function isOutsized({ text, box, confidence }: OcrWord, em: number, usual: number): boolean {
  const letters = text.match(/[\p{L}\d]/gu)?.length ?? 0;
  return letters > 0 && ((box.height < lowest * usual && !slim.test(text.trim())) || (em > largest * usual && letters <= fewLetters && confidence < sureLarge));
}

/** Confidence that a second reading needs, of a word and of a lone symbol: logos, stamps and residue of rules stay below. */
const [sureWord, sureSign] = [0.6, 0.85];
/** Whether the word is surely print, by the recogniser's confidence; single signs need more. */
export const isConfident = (word: OcrWord): boolean =>
  isWord(word) && /[\p{L}\p{Sc}\d@§#%&]/u.test(word.text) && word.confidence >= (word.text.trim().length > 1 ? sureWord : sureSign);

/** Replaces the texts of some words. */
export const withTexts = (words: readonly OcrWord[], texts: ReadonlyMap<OcrWord, string>): readonly OcrWord[] =>
  words.map((word) => (texts.has(word) ? { ...word, text: texts.get(word)! } : word));
