/** One upright page's picture → words: made fit for OCR, recognised in its language, and put back into the page's coordinates. */
import type { Box } from '../document/box.js';
import { withoutDarkBars } from './dark-bars.js';
import { evened, gray, type Picture, scaled } from './image.js';
import type { Ink } from './ink.js';
import { rankLanguages } from './language.js';
import { type OcrWord, recognize } from './ocr.js';
import type { ReadOptions } from './options.js';
import type { Placed } from './placed.js';
import { readingScale } from './upright.js';

/** A second reading in another language must be this much likelier to be worth its time. */
const clearlyOther = 0.15;
const usualLanguage = 'en';

/** `language` is the first guess; where the text turns out to be of another one, the page is read again in that. Boxes are in the picture's pixels. */
export async function ocrPage(
  picture: Picture,
  ink: Ink,
  language: string | undefined,
  options: ReadOptions,
): Promise<{ readonly words: readonly Placed[]; readonly language: string }> {
  const fit = await evened(withoutDarkBars(await scaled(await gray(picture), readingScale(ink, picture))));
  const back = picture.width / fit.width;
  const first = language ?? options.languages?.[0] ?? usualLanguage;
  const how = { layout: 'column' as const, ...(options.signal ? { signal: options.signal } : {}) };
  const words = await recognize(fit, first, how);
  const ranked = rankLanguages(words.map(({ text }) => text).join(' '), options.languages);
  const better = ranked[0];
  const own = ranked.find((one) => one.language === first)?.score ?? 0;
  if (better && better.language !== first && better.score > own + clearlyOther) {
    return { words: placedWords(await recognize(fit, better.language, how), back), language: better.language };
  }
  return { words: placedWords(words, back), language: first };
}

const placedWords = (words: readonly OcrWord[], factor: number): readonly Placed[] => words.filter(isWord).map((word) => placedOf(word, factor));

/** Perforations, rules and dirt come as long rows of dots and dashes, or as specks nobody could read. */
function isWord({ text, box, confidence }: OcrWord): boolean {
  if (!/\S/.test(text) || box.width <= 1 || box.height <= 1) return false;
  const letters = text.match(/[\p{L}\d]/gu)?.length ?? 0;
  if (letters === 0) return confidence >= 0.5 && text.length <= 3;
  return text.length < 12 || letters / text.length >= 0.4;
}

function placedOf({ text, box, confidence, baseline, lineHeight }: OcrWord, factor: number): Placed {
  const own: Box = { x: box.x * factor, y: box.y * factor, width: box.width * factor, height: box.height * factor };
  return {
    text: text.trim(),
    box: own,
    confidence,
    fontSize: emOf(text, box, lineHeight) * factor,
    bold: false,
    source: 'ocr',
    baseline: baseline * factor,
    angle: 0,
  };
}

/** The em from the word's own letters: capitals and digits are about 0.72 of it, small letters 0.53, descenders 0.2 more. */
function emOf(text: string, box: Box, lineHeight: number): number {
  const tall = /[\p{Lu}\dbdfhklßt]/u.test(text);
  const small = /\p{Ll}/u.test(text);
  if (!tall && !small) return lineHeight;
  return box.height / ((tall ? 0.72 : 0.53) + (/[gjpqy,;()]/.test(text) ? 0.2 : 0));
}
