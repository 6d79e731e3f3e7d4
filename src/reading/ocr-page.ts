/** One upright page's picture → words: made fit for OCR, recognised in its language, and put back into the page's coordinates. */
import type { Box } from '../document/box.js';
import { withBlanks } from './blanks.js';
import { boldOnes } from './bold.js';
import { withoutDarkBars } from './dark-bars.js';
import { evened } from './evened.js';
import { gray, type Picture, scaled, squeezed } from './image.js';
import type { Ink } from './ink.js';
import { rankLanguages } from './language.js';
import { withLetterShapes } from './letter-shapes.js';
import { withLoneSigns } from './lone-signs.js';
import { withMailSigns } from './mail-signs.js';
import { withMiddleDots } from './middle-dots.js';
import { type OcrWord, recognize } from './ocr.js';
import { isSure, isWord } from './ocr-words.js';
import { type Packed, packed, type Sheet } from './packed.js';
import type { ReadOptions } from './options.js';
import type { Placed } from './placed.js';
import { withSeparators } from './separators.js';
import { isMonospaced, withoutBlanks } from './typewriter.js';
import { withUnderscores } from './underscores.js';
import { readingScale } from './upright.js';
import { withWebAddresses } from './web-addresses.js';

/** A second reading in another language must be this much likelier to be worth its time. */
const clearlyOther = 0.15;
const usualLanguage = 'en';
/** Fewest pixels that a page's letters count as, should no letters have been found. */
const smallestLetter = 10;
/**
 * Parts of its width at which a picture is read: the time goes with the width. The network for German sees lines 48 pixels high, all others 36: it needs the full width
 * the least.
 */
const usualNarrowing = 1;
const narrowing: Readonly<Record<string, number>> = { de: 0.85 };

/** What OCR read, checked against the picture; each takes up where the one before left off. */
const mendings = [withMailSigns, withSeparators, withUnderscores] as const;
/** The same for what needs the letters' full width. */
const shapeMendings = [withLoneSigns, withMiddleDots, withLetterShapes] as const;

export interface PageReading {
  readonly words: readonly Placed[];
  readonly language: string;
  /** Straight rules, long and thin. */
  readonly rules: readonly Box[];
}

/** A page's print is moved together before it is read; a part of a page is read as it stands, for it has no columns and margins to lose. */
export type Extent = 'page' | 'part';

/** `language` is the first guess; where the text turns out to be of another one, the page is read again in that. Boxes are in the picture's pixels. */
export async function ocrPage(picture: Picture, ink: Ink, language: string | undefined, options: ReadOptions, extent: Extent = 'page'): Promise<PageReading> {
  const scale = readingScale(ink, picture);
  const fit = await evened(withoutDarkBars(await scaled(await gray(picture), scale)));
  const back = picture.width / fit.width;
  const first = language ?? options.languages?.[0] ?? usualLanguage;
  const signalled: Signalled = options.signal ? { signal: options.signal } : {};
  const moved = extent === 'part' ? undefined : packed(fit, Math.max(smallestLetter, ink.letterHeight * scale));
  if (extent === 'page' && !moved) return { words: [], language: first, rules: [] };
  const rules = (moved?.rules ?? []).map((rule) => times(rule, back));
  const read = (sheet: Sheet, code: string) => wordsOn(sheet, fit, code, signalled);
  const look = (code: string) => (moved ? read(moved, code) : recognize(fit, code, { layout: 'column', ...signalled }));
  let [words, code] = [await look(first), first];
  const ranked = rankLanguages(words.map(({ text }) => text).join(' '), options.languages);
  const better = ranked[0];
  const own = ranked.find((one) => one.language === first)?.score ?? 0;
  if (better && better.language !== first && better.score > own + clearlyOther) [words, code] = [await look(better.language), better.language];
  if (moved) words = moved.unpack([...words, ...(await leftOut(moved, words, (sheet) => read(sheet, code)))]);
  return { words: placedWords(words, fit, back), language: code, rules };
}

/** Lines and words that OCR left out though they are plainly printed, read by themselves. */
async function leftOut(moved: Packed, words: readonly OcrWord[], read: (sheet: Sheet) => Promise<readonly OcrWord[]>): Promise<readonly OcrWord[]> {
  const missed = moved.missed(words.filter(isWord));
  return missed ? missed.unpack(await read(missed)).filter(isSure) : [];
}

interface Signalled {
  readonly signal?: AbortSignal;
}

/** Words of a sheet of print, in its pixels. `page` tells the resolution. */
async function wordsOn({ image }: Sheet, page: Picture, code: string, signalled: Signalled): Promise<readonly OcrWord[]> {
  const share = narrowing[code] ?? usualNarrowing;
  const picture = { ...page, ...image, pixels: Buffer.from(image.pixels.buffer, image.pixels.byteOffset, image.pixels.byteLength) };
  const narrow = await squeezed(picture, share);
  const found = await recognize(narrow, code, { layout: 'block', ...signalled });
  // Typewriters' type has white within its words that is as wide as blanks elsewhere: there OCR sees too many, else too few.
  const across = (word: OcrWord) => emOf(word) * share;
  const apart = isMonospaced(found, across) ? withoutBlanks(found, across) : withBlanks(narrow, found, emOf);
  const words = mendings.reduce((mended, mend) => mend(narrow, mended, emOf), apart);
  const wide = words.map((word) => widened(word, picture.width / narrow.width));
  return withWebAddresses(shapeMendings.reduce<readonly OcrWord[]>((mended, mend) => mend(picture, mended, emOf), wide));
}

const widened = (word: OcrWord, factor: number): OcrWord => ({ ...word, box: { ...word.box, x: word.box.x * factor, width: word.box.width * factor } });

function placedWords(found: readonly OcrWord[], image: Picture, factor: number): readonly Placed[] {
  const words = found.filter(isWord).map((word) => ({ ...word, em: emOf(word) }));
  const bold = boldOnes(image, words);
  return words.map((word, index) => placedOf(word, bold[index]!, factor));
}

const times = ({ x, y, width, height }: Box, factor: number): Box => ({ x: x * factor, y: y * factor, width: width * factor, height: height * factor });

function placedOf({ text, box, confidence, baseline, em }: OcrWord & { readonly em: number }, bold: boolean, factor: number): Placed {
  return {
    text: text.trim(),
    box: times(box, factor),
    confidence,
    fontSize: em * factor,
    bold,
    source: 'ocr',
    baseline: baseline * factor,
    angle: 0,
  };
}

/** The em from the word's own letters: capitals and digits are about 0.72 of it, small letters 0.53, descenders 0.2 more. */
function emOf({ text, box, lineHeight }: OcrWord): number {
  const tall = /[\p{Lu}\dbdfhklßt]/u.test(text);
  const small = /\p{Ll}/u.test(text);
  if (!tall && !small) return lineHeight;
  return box.height / ((tall ? 0.72 : 0.53) + (/[gjpqy,;()]/.test(text) ? 0.2 : 0));
}
