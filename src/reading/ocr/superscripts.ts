/** Superscript digits of units ("m²", "m³"), which no network knows: cropped and read at their own size. */
import { lineReader } from '../../recognition/line-reader.js';
import { inkRuns, rowExtent } from './glyph-columns.js';
import type { GreyPicture, Span } from '../raster/picture.js';
import type { OcrWord } from '../ocr-word.js';
import { withTexts } from './noise-words.js';
import { lineArea, descent } from '../segmentation/font-size-runs.js';
import { normaliseLine } from '../segmentation/line-normalisation.js';

/** A unit of length, what its superscript was misread as, and punctuation behind it. */
const measured = /^(.*(?<!\p{L})[cdkm]?m)(?:[^\p{L}\s/]{1,2}?|[ºª])([).,;]?)$/u;
const raised: Readonly<Record<string, string>> = { '2': '²', '3': '³' };
/** In cap heights: least distance of a superscript's foot from the baseline, its least and greatest height. */
const [above, lowest, highest] = [0.2, 0.3, 0.85];
const surely = 0.6;

/** Words that end in a unit with a raised digit get it as "²" or "³". */
export async function readSuperscripts(image: GreyPicture, words: readonly OcrWord[], signal?: AbortSignal): Promise<readonly OcrWord[]> {
  const found = words.flatMap((word) => {
    const [, unit, after] = measured.exec(word.text) ?? [];
    const digit = unit === undefined ? undefined : superscriptSpan(image, word, after ? -2 : -1);
    return digit ? [{ word, unit, after, digit }] : [];
  });
  const english = found.length > 0 ? await lineReader('eng') : undefined;
  if (!english) return words;
  const lines = found.map(({ digit: { from, to, top, bottom } }) => normaliseLine(image, lineArea(from, to, bottom, bottom - top, bottom), english.height));
  const read = await english.read(lines, signal);
  const corrected = new Map(
    found.flatMap(({ word, unit, after }, index) => {
      const [digit, ...others] = read[index]!.filter(({ text }) => text.trim());
      const sign = digit && others.length === 0 && digit.probability >= surely ? raised[digit.text] : undefined;
      return sign ? [[word, `${unit}${sign}${after}`] as const] : [];
    }),
  );
  return withTexts(words, corrected);
}

/** The ink at that place from the end of the word, where it is a superscript. */
function superscriptSpan(image: GreyPicture, { box, baseline, lineHeight }: OcrWord, place: number): Span | undefined {
  const runs = inkRuns(image, box);
  const digit = runs.at(place);
  if (!digit || runs.length <= -place) return undefined;
  const rows = rowExtent(image, box, digit);
  const [capitals, height] = [lineHeight / (1 + descent), rows.bottom - rows.top];
  const isRaised = rows.bottom <= baseline - above * capitals && height >= lowest * capitals && height <= highest * capitals;
  return isRaised ? { ...digit, ...rows } : undefined;
}
