/**
 * Signs that a language's network does not know: Turkish and Swedish ones have no "%", eleven no "@", some no "&", "#" or "+". They read "25 %" as "25 96". Words that may hold one are
 * read again by the English network, and only the sign is taken from it.
 */
import { type LineReader, lineReader } from '../../recognition/line-reader.js';
import type { GreyPicture } from '../raster/picture.js';
import type { OcrWord } from '../ocr-word.js';
import { withTexts } from './noise-words.js';
import { lineArea, descent } from '../segmentation/font-size-runs.js';
import { normaliseLine } from '../segmentation/line-normalisation.js';

const signs = ['%', '@', '&', '#', '+'] as const;
/** Words below this confidence are read again, and those that look like a percentage, e-mail address or telephone number with a misread symbol. */
const surely = 0.94;
const suspicious = /(?:\d|^)(?:9[\do]|[oO0]\/[oO0]|[YXV]o)\)?$|[a-z]\.[a-z]{2,3}$|^\(?\*\d/;
/** Most letters that a symbol was misread as; confidence that the English network needs. */
const [mostTaken, surelyRead] = [3, 0.7];

/** `reader`: that of the page's language. The words themselves where it knows all signs. */
export async function readMissingSymbols(image: GreyPicture, words: readonly OcrWord[], reader: LineReader, signal?: AbortSignal): Promise<readonly OcrWord[]> {
  const unknown = signs.filter((sign) => !reader.knows(sign));
  const english = unknown.length > 0 ? await lineReader('eng') : undefined;
  if (!english) return words;
  const asked = words.filter(({ text, confidence }) => confidence < surely || suspicious.test(text));
  const lines = asked.map(({ box, baseline, lineHeight }) =>
    normaliseLine(image, lineArea(box.x, box.x + box.width, baseline, lineHeight / (1 + descent), box.y + box.height), english.height),
  );
  const read = await english.read(lines, signal);
  const corrected = new Map<OcrWord, string>();
  for (const [index, word] of asked.entries()) {
    const own = read[index]!.filter(({ text }) => text.trim());
    const [sign, ...others] = own.filter(({ text }) => unknown.some((one) => one === text));
    if (sign && others.length === 0 && sign.probability >= surelyRead) {
      const text = withSymbol(
        word.text,
        own.map(({ text }) => text),
        own.indexOf(sign),
      );
      if (text !== undefined) corrected.set(word, text);
    }
  }
  return withTexts(words, corrected);
}

/** `text` with the symbol at `at` of the English reading, where both agree on everything before and behind it. */
export function withSymbol(text: string, english: readonly string[], at: number): string | undefined {
  const [before, behind] = [english.slice(0, at).join(''), english.slice(at + 1).join('')];
  const taken = text.length - before.length - behind.length;
  const agree = text.startsWith(before) && text.endsWith(behind) && taken >= 0 && taken <= mostTaken;
  return agree ? before + english[at]! + behind : undefined;
}
