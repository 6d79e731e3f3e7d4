/** What OCR found: words, or rests of rules, dirt and pictures. */
import type { OcrWord } from '../ocr-word.js';

/** Signs that stand alone between words, of which OCR is seldom sure. */
const sign = /^[-–—:%€£$#&/+]$/;

/** Narrow letters and signs; all others are broader than this part of their height: what is not is a piece of a dotted rule. */
const [slim, slimmest] = [/^[Iil1|!.:;,'’]+$/, 0.2] as const;

/** Perforations, rules and dirt come as long rows of dots and dashes, or as specks nobody could read. */
export function isWord({ text, box, confidence }: OcrWord): boolean {
  if (!/\S/.test(text) || box.width <= 1 || box.height <= 1) return false;
  if (box.width < slimmest * box.height && !slim.test(text.trim())) return false;
  const letters = text.match(/[\p{L}\d]/gu)?.length ?? 0;
  if (letters === 0) return confidence >= (sign.test(text.trim()) ? 0.1 : 0.5) && text.length <= 3;
  return text.length < 12 || letters / text.length >= 0.4;
}

/** How sure a second look must be of a word, and of a sign that stands alone: a logo's or a stamp's letters and rests of rules are not read so surely. */
const [sureWord, sureSign] = [0.6, 0.85];
export const isConfident = (word: OcrWord): boolean =>
  isWord(word) && /[\p{L}\p{Sc}\d@§#%&]/u.test(word.text) && word.confidence >= (word.text.trim().length > 1 ? sureWord : sureSign);

/** Words with these texts in place of their own. */
export const withTexts = (words: readonly OcrWord[], texts: ReadonlyMap<OcrWord, string>): readonly OcrWord[] =>
  words.map((word) => (texts.has(word) ? { ...word, text: texts.get(word)! } : word));
