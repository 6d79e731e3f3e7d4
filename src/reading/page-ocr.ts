/** OCR of one upright page: cleaning, segmentation, recognition in its language, corrections. */
import { type Box, times } from '../document/box.js';
import { restoreSpaces } from './corrections/spaces.js';
import { boldWords } from './ocr/bold.js';
import { normaliseInvertedText } from './cleaning/inverted-text.js';
import { stretchContrast } from './cleaning/illumination.js';
import { toGrey, scaled } from './raster/image.js';
import type { Picture } from './raster/picture.js';
import type { Ink } from './segmentation/ink.js';
import { rankLanguages } from './language/language.js';
import { probeLanguage } from './language/ocr-languages.js';
import { correctLetterShapes } from './corrections/letter-shapes.js';
import { knownWords } from './ocr/known-words.js';
import { lineWords } from './ocr/line-words.js';
import { correctLoneSymbols } from './corrections/lone-symbols.js';
import { restoreAtSigns } from './corrections/at-signs.js';
import { restoreMiddleDots } from './corrections/middle-dots.js';
import type { OcrWord } from './ocr-word.js';
import { isConfident, isOutsized, isSpeck, isWord } from './ocr/noise-words.js';
import { type SegmentedPage, segmentPage, type LineSheet } from './segmentation/page-segmentation.js';
import type { ReadOptions } from './options.js';
import type { Placed } from './order/placed-word.js';
import { withoutRulings } from './corrections/rulings.js';
import { withoutSheetHeadings } from './corrections/sheet-headings.js';
import { correctSeparatorSigns } from './corrections/separator-signs.js';
import { restoreSeparators } from './corrections/separators.js';
import { isMonospaced, joinSplitWords, joinSplitAmounts } from './corrections/monospace.js';
import { restoreUnderscores } from './corrections/underscores.js';
import { ocrScale, smallestLetter } from './orientation/deskew.js';
import { correctWebAddresses } from './corrections/web-addresses.js';
import { correctWrittenForms } from './corrections/written-forms.js';

/** Margin of likelihood that another language needs for a second reading. */
const clearlyOther = 0.15;
/** Corrections of OCR against the picture, in order; each takes the words of the one before. */
const corrections = [
  restoreAtSigns,
  restoreSeparators,
  correctSeparatorSigns,
  restoreUnderscores,
  correctLoneSymbols,
  restoreMiddleDots,
  correctLetterShapes,
] as const;

export interface PageReading {
  readonly words: readonly Placed[];
  readonly language: string;
  /** Straight rules, in the picture's pixels. */
  readonly rules: readonly Box[];
}

/** `language` is the initial estimate; text in another language is recognised again with that one. Boxes are in the picture's pixels. */
export async function ocrPage(picture: Picture, ink: Ink, language: string | undefined, options: ReadOptions): Promise<PageReading> {
  const scale = ocrScale(ink, picture);
  const letter = Math.max(smallestLetter, ink.letterHeight * scale);
  const fit = normaliseInvertedText(stretchContrast(await scaled(await toGrey(picture), scale)), letter);
  const back = picture.width / fit.width;
  const first = language ?? options.languages?.[0] ?? probeLanguage;
  const segmented = segmentPage(fit, letter, scale > 1);
  if (!segmented) return { words: [], language: first, rules: [] };
  const rules = segmented.rules.map((rule) => times(rule, back));
  const look = (code: string, sheet: LineSheet = segmented) => wordsOn(sheet, fit, code, options.signal);
  let [words, code] = [await look(first), first];
  const ranked = options.languages?.length === 1 ? [] : await rankLanguages(words.map(({ text }) => text).join(' '), options.languages);
  const better = ranked[0];
  const own = ranked.find((one) => one.language === first)?.score ?? 0;
  if (better && better.language !== first && better.score > own + clearlyOther) [words, code] = [await look(better.language), better.language];
  const all = segmented.toPage([...words, ...(await uncoveredWords(segmented, words, (sheet) => look(code, sheet)))]);
  return { words: placedWords(withoutSheetHeadings(withoutRulings(all)), fit, back), language: code, rules };
}

/** Text that OCR left out, read by itself. */
async function uncoveredWords(
  segmented: SegmentedPage,
  words: readonly OcrWord[],
  read: (sheet: LineSheet) => Promise<readonly OcrWord[]>,
): Promise<readonly OcrWord[]> {
  const sheet = segmented.uncoveredSheet(words.filter(isWord));
  return sheet ? sheet.toPage(await read(sheet)).filter(isConfident) : [];
}

/** Words of a sheet of lines, in its pixels. `page` gives the resolution. */
async function wordsOn(sheet: LineSheet, page: Picture, code: string, signal: AbortSignal | undefined): Promise<readonly OcrWord[]> {
  const { pixels } = sheet.image;
  const picture = { ...page, ...sheet.image, pixels: Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength) };
  const found = await lineWords(sheet, code, true, signal);
  // Monospaced type has gaps within words as wide as spaces elsewhere: OCR sees too many spaces there, and too few in proportional type.
  const apart = isMonospaced(found, emOf) ? joinSplitWords(found, emOf) : joinSplitAmounts(restoreSpaces(picture, found, emOf, await knownWords(code)), emOf);
  return correctWrittenForms(correctWebAddresses(corrections.reduce<readonly OcrWord[]>((corrected, correct) => correct(picture, corrected, emOf), apart)));
}

function placedWords(found: readonly OcrWord[], image: Picture, factor: number): readonly Placed[] {
  const all = found.filter((word, at) => isWord(word) && !isSpeck(found, at)).map((word) => ({ ...word, em: emOf(word) }));
  const usual = all.map(({ em }) => em).sort((a, b) => a - b)[all.length >> 1]!;
  const words = all.filter((word) => !isOutsized(word, word.em, usual));
  const bold = boldWords(image, words);
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

/** Em by the word's own letters: capitals and digits are 0.72 of it, the x-height 0.53, descenders 0.2 more. */
function emOf({ text, box, lineHeight }: OcrWord): number {
  const tall = /[\p{Lu}\dbdfhklßt]/u.test(text);
  const small = /\p{Ll}/u.test(text);
  if (!tall && !small) return lineHeight;
  return box.height / ((tall ? 0.72 : 0.53) + (/[gjpqy,;()]/.test(text) ? 0.2 : 0));
}
