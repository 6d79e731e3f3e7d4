/** One upright page's picture → words: made fit for OCR, recognised in its language, and put back into the page's coordinates. */
import { type Box, times } from '../document/box.js';
import { withBlanks } from './corrections/blanks.js';
import { boldOnes } from './ocr/bold.js';
import { withoutDarkBars } from './cleaning/dark-bars.js';
import { evened, withContrast, withoutShade } from './cleaning/illumination.js';
import { gray, scaled } from './raster/image.js';
import type { Picture } from './raster/picture.js';
import type { Ink } from './segmentation/ink.js';
import { rankLanguages } from './language/language.js';
import { withLetterShapes } from './corrections/letter-shapes.js';
import { lineWords } from './ocr/line-words.js';
import { withLoneSigns } from './corrections/lone-signs.js';
import { withMailSigns } from './corrections/mail-signs.js';
import { withMiddleDots } from './corrections/middle-dots.js';
import type { OcrWord } from './ocr-word.js';
import { isSure, isWord } from './ocr/noise-words.js';
import { type Packed, packed, type Sheet } from './segmentation/packed-page.js';
import type { ReadOptions } from './options.js';
import type { Placed } from './order/placed-word.js';
import { withSeparators } from './corrections/separators.js';
import { isMonospaced, withoutBlanks, withWholeAmounts } from './corrections/typewriter.js';
import { withUnderscores } from './corrections/underscores.js';
import { readingScale, smallestLetter } from './orientation/upright.js';
import { withWebAddresses } from './corrections/web-addresses.js';

/** A second reading in another language must be this much likelier to be worth its time. */
const clearlyOther = 0.15;
const usualLanguage = 'en';
/** What OCR read, checked against the picture; each takes up where the one before left off. */
const mendings = [withMailSigns, withSeparators, withUnderscores, withLoneSigns, withMiddleDots, withLetterShapes] as const;

export interface PageReading {
  readonly words: readonly Placed[];
  readonly language: string;
  /** Straight rules, long and thin. */
  readonly rules: readonly Box[];
}

/** `language` is the first guess; where the text turns out to be of another one, the page is read again in that. Boxes are in the picture's pixels. */
export async function ocrPage(picture: Picture, ink: Ink, language: string | undefined, options: ReadOptions): Promise<PageReading> {
  const scale = readingScale(ink, picture);
  const fit = await evened(withoutDarkBars(await withoutShade(withContrast(await scaled(await gray(picture), scale)))));
  const back = picture.width / fit.width;
  const first = language ?? options.languages?.[0] ?? usualLanguage;
  const moved = packed(fit, Math.max(smallestLetter, ink.letterHeight * scale));
  if (!moved) return { words: [], language: first, rules: [] };
  const rules = moved.rules.map((rule) => times(rule, back));
  const look = (code: string, sheet: Sheet = moved) => wordsOn(sheet, fit, code, options.signal);
  let [words, code] = [await look(first), first];
  const ranked = options.languages?.length === 1 ? [] : await rankLanguages(words.map(({ text }) => text).join(' '), options.languages);
  const better = ranked[0];
  const own = ranked.find((one) => one.language === first)?.score ?? 0;
  if (better && better.language !== first && better.score > own + clearlyOther) [words, code] = [await look(better.language), better.language];
  const all = moved.unpack([...words, ...(await leftOut(moved, words, (sheet) => look(code, sheet)))]);
  return { words: placedWords(all, fit, back), language: code, rules };
}

/** Lines and words that OCR left out though they are plainly printed, read by themselves. */
async function leftOut(moved: Packed, words: readonly OcrWord[], read: (sheet: Sheet) => Promise<readonly OcrWord[]>): Promise<readonly OcrWord[]> {
  const missed = moved.missed(words.filter(isWord));
  return missed ? missed.unpack(await read(missed)).filter(isSure) : [];
}

/** Words of a sheet of print, in its pixels. `page` tells the resolution. */
async function wordsOn(sheet: Sheet, page: Picture, code: string, signal: AbortSignal | undefined): Promise<readonly OcrWord[]> {
  const { pixels } = sheet.image;
  const picture = { ...page, ...sheet.image, pixels: Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength) };
  const found = await lineWords(sheet, code, signal);
  // Typewriters' type has white within its words that is as wide as blanks elsewhere: there OCR sees too many, else too few.
  const apart = isMonospaced(found, emOf) ? withoutBlanks(found, emOf) : withWholeAmounts(withBlanks(picture, found, emOf), emOf);
  return withWebAddresses(mendings.reduce<readonly OcrWord[]>((mended, mend) => mend(picture, mended, emOf), apart));
}

function placedWords(found: readonly OcrWord[], image: Picture, factor: number): readonly Placed[] {
  const words = found.filter(isWord).map((word) => ({ ...word, em: emOf(word) }));
  const bold = boldOnes(image, words);
  return words.map((word, index) => placedOf(word, bold[index]!, factor));
}

function placedOf({ text, box, confidence, baseline, em, alternatives }: OcrWord & { readonly em: number }, bold: boolean, factor: number): Placed {
  return {
    text: text.trim(),
    box: times(box, factor),
    confidence,
    fontSize: em * factor,
    bold,
    source: 'ocr',
    baseline: baseline * factor,
    angle: 0,
    alternatives,
  };
}

/** The em from the word's own letters: capitals and digits are about 0.72 of it, small letters 0.53, descenders 0.2 more. */
function emOf({ text, box, lineHeight }: OcrWord): number {
  const tall = /[\p{Lu}\dbdfhklßt]/u.test(text);
  const small = /\p{Ll}/u.test(text);
  if (!tall && !small) return lineHeight;
  return box.height / ((tall ? 0.72 : 0.53) + (/[gjpqy,;()]/.test(text) ? 0.2 : 0));
}
