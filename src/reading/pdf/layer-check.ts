/** Compares a text layer with OCR of a few of its lines. */
import { type Box, hull, intersection, padded } from '../../document/box.js';
import { bare } from '../../fold.js';
import { detectInk } from '../segmentation/ink.js';
import { languageOf } from '../language/language.js';
import { linesOf } from '../order/lines.js';
import { ocrPage } from '../page-ocr.js';
import type { ReadOptions } from '../options.js';
import { type PdfPage, pdfResolution } from './pdf.js';
import type { Placed } from '../order/placed-word.js';

/** Lines that are compared, letters that make a line worth it, part of pairs of letters that must be the same. */
const [samples, fewestLetters, mostLetters, alike] = [3, 8, 90, 0.5];
/** A picture of which OCR reads less than this part of the letters decides nothing. */
const tooPoor = 0.25;

/** Whether OCR of sampled lines agrees with the text layer `words` of the page. */
export async function matchesPicture(page: PdfPage, words: readonly Placed[], options: ReadOptions): Promise<boolean> {
  const language = await languageOf(words.map(({ text }) => text).join(' '), options.languages);
  let [expected, found] = ['', ''];
  for (const { text, box } of sampleLines(words)) {
    const margin = 0.4 * box.height;
    const part = intersection({ x: 0, y: 0, width: page.width, height: page.height }, padded(box, margin));
    if (!part) continue;
    const picture = await page.picture(pdfResolution, part);
    const read = await ocrPage(picture, await detectInk(picture), language, options);
    expected += ` ${text}`;
    found += ` ${read.words.map((word) => word.text).join(' ')}`;
  }
  const [a, b] = [bare(expected), bare(found)];
  if (a.length === 0 || b.length < tooPoor * a.length) return true;
  return similarity(a, b) >= alike;
}

/** Lines with many letters, spread over the page. */
function sampleLines(words: readonly Placed[]): readonly { readonly text: string; readonly box: Box }[] {
  const order = linesOf(words);
  const lines = order.lines
    .map((line) => {
      const own: (typeof order.words)[number][] = [];
      let length = 0;
      for (const index of line.words) {
        const word = order.words[index]!;
        if (length > mostLetters) break;
        length += bare(word.text).length;
        own.push(word);
      }
      return { text: own.map(({ text }) => text).join(' '), box: hull(own.map(({ box }) => box)), length };
    })
    .filter(({ length }) => length >= fewestLetters);
  const pool = lines.length > 0 ? lines : [];
  const share = Math.ceil(pool.length / samples);
  return Array.from({ length: samples }, (_, index) => pool.slice(index * share, (index + 1) * share)).flatMap((part) => {
    const best = part.reduce<(typeof pool)[number] | undefined>((longest, line) => (line.length > (longest?.length ?? 0) ? line : longest), undefined);
    return best ? [best] : [];
  });
}

/** Dice coefficient of letter bigrams, 0 … 1. */
function similarity(a: string, b: string): number {
  const pairs = new Map<string, number>();
  for (let index = 0; index + 1 < a.length; index++) pairs.set(a.slice(index, index + 2), (pairs.get(a.slice(index, index + 2)) ?? 0) + 1);
  let common = 0;
  for (let index = 0; index + 1 < b.length; index++) {
    const left = pairs.get(b.slice(index, index + 2)) ?? 0;
    if (left > 0) common++;
    pairs.set(b.slice(index, index + 2), left - 1);
  }
  return (2 * common) / Math.max(1, a.length + b.length - 2);
}
