/** Separates words from noise: residue of rules, dirt, pictures. */
import type { OcrWord } from '../ocr-word.js';

/** Symbols that are alone between words, with low confidence as a rule. */
const sign = /^[-–—:%€£$#&/+]$/;

/** Narrow characters; everything else is wider than this share of its height, or a fragment of a dotted rule. */
const [slim, slimmest] = [/^[Iil1|!.:;,'’]+$/, 0.2] as const;

/** False for perforations, rules and dirt: long rows of dots and dashes, or specks. */
export function isWord({ text, box, confidence }: OcrWord): boolean {
  if (!/\S/.test(text) || box.width <= 1 || box.height <= 1) return false;
  if (box.width < slimmest * box.height && !slim.test(text.trim())) return false;
  const letters = text.match(/[\p{L}\d]/gu)?.length ?? 0;
  if (letters === 0) return confidence >= (sign.test(text.trim()) ? 0.1 : 0.5) && text.length <= 3;
  return text.length < 12 || letters / text.length >= 0.4;
}

/** Confidence that a lone letter has at least: specks, residue of rules and wood read as such. Digits are none, for a quantity stands alone. */
const sureLetter = 0.85;

/** A letter of little confidence, the word at this index, that has no number beside it: there it is a unit, a currency or a code of tax. */
export function isSpeck(words: readonly OcrWord[], at: number): boolean {
  const { text, confidence, baseline, lineHeight } = words[at]!;
  if (confidence >= sureLetter || text.match(/\p{L}/gu)?.length !== 1 || /[\p{N}\p{Sc}]/u.test(text)) return false;
  return ![words[at - 1], words[at + 1]].some((other) => other && Math.abs(other.baseline - baseline) < lineHeight / 2 && /\d/.test(other.text));
}

/** Confidence that a second reading needs, of a word and of a lone symbol: logos, stamps and residue of rules stay below. */
const [sureWord, sureSign] = [0.6, 0.85];
/** Whether the word is surely print, by the recogniser's confidence; single signs need more. */
export const isConfident = (word: OcrWord): boolean =>
  isWord(word) && /[\p{L}\p{Sc}\d@§#%&]/u.test(word.text) && word.confidence >= (word.text.trim().length > 1 ? sureWord : sureSign);

/** Replaces the texts of some words. */
export const withTexts = (words: readonly OcrWord[], texts: ReadonlyMap<OcrWord, string>): readonly OcrWord[] =>
  words.map((word) => (texts.has(word) ? { ...word, text: texts.get(word)! } : word));
