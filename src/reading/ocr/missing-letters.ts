/**
 * Umlauts on pages whose network does not know them ("Zürich" on an English page is read as "Ziirich"). Words with more dots over their letters than were read, or two "i"
 * beside each other, are read again by the Dutch network, which knows them, and only the letter is taken from it.
 */
import { type LineReader, lineReader } from '../../recognition/line-reader.js';
import { ink, inkRuns } from './glyph-columns.js';
import type { GreyPicture, Interval } from '../raster/picture.js';
import type { OcrWord } from '../ocr-word.js';
import { withSymbol } from './missing-symbols.js';
import { withTexts } from './noise-words.js';
import { descent, lineArea } from '../segmentation/font-size-runs.js';
import { normaliseLine } from '../segmentation/line-normalisation.js';

const umlauts = ['ä', 'ö', 'ü', 'Ä', 'Ö', 'Ü'] as const;
/** Tesseract's code of a network that knows all of them. */
const knowing = 'nld';
const fewestLetters = 3;
/** Probability that the other network needs. */
const surely = 0.7;
/** What is drawn in two parts, one above the other. */
const dotted = /[ij:;!?=%]|\p{L}\p{M}/gu;

/** `reader`: that of the page's language. The words themselves where it knows all of the letters. */
export async function readMissingLetters(image: GreyPicture, words: readonly OcrWord[], reader: LineReader, signal?: AbortSignal): Promise<readonly OcrWord[]> {
  const unknown = umlauts.filter((letter) => !reader.knows(letter));
  if (unknown.length === 0) return words;
  const asked = words.filter((word) => mayHaveUmlaut(image, word));
  const other = asked.length > 0 ? await lineReader(knowing) : undefined;
  if (!other) return words;
  const lines = asked.map(({ box, baseline, lineHeight }) =>
    normaliseLine(image, lineArea(box.x, box.x + box.width, baseline, lineHeight / (1 + descent), box.y + box.height), other.height),
  );
  const read = await other.read(lines, signal);
  const corrected = new Map<OcrWord, string>();
  for (const [index, word] of asked.entries()) {
    const own = read[index]!.filter(({ text }) => text.trim());
    const found = own.filter(({ text }) => unknown.some((letter) => letter === text));
    const [letter] = found;
    if (!letter || found.length > 1 || letter.probability < surely) continue;
    const text = withSymbol(
      word.text,
      own.map((one) => one.text),
      own.indexOf(letter),
    );
    if (text !== undefined) corrected.set(word, text);
  }
  return withTexts(words, corrected);
}

function mayHaveUmlaut(image: GreyPicture, word: OcrWord): boolean {
  const text = word.text.trim();
  if ((text.match(/\p{L}/gu)?.length ?? 0) < fewestLetters || /[\d@]/.test(text)) return false;
  if (text.includes('ii')) return true;
  const read = text.normalize('NFD').match(dotted)?.length ?? 0;
  return inkRuns(image, word.box).filter((run) => isDotted(image, word, run)).length > read;
}

/** In cap heights over the base line: between which the white below a dot lies. */
const [lowestGap, highestGap] = [0.5, 1.25];

/** Whether ink, a row of white and ink again are above each other, the white where it is below the dots of letters. */
function isDotted({ pixels, width }: GreyPicture, { box, baseline, lineHeight }: OcrWord, { from, to }: Interval): boolean {
  const capitals = lineHeight / (1 + descent);
  let [above, gap] = [false, false];
  for (let y = Math.max(0, Math.floor(box.y)); y < baseline - lowestGap * capitals; y++) {
    let dark = false;
    for (let x = from; x < to && !dark; x++) dark = pixels[y * width + x]! < ink;
    if (dark && gap) return true;
    if (dark) above = true;
    else gap = above && y > baseline - highestGap * capitals;
  }
  return false;
}
