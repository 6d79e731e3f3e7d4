/** Codes and words that a PDF page shows only as pictures, outlines or in a broken encoding, beside a reliable text layer. */
import { area, type Box, hull, intersection, onPage, padded } from '../../document/box.js';
import type { Code } from '../../document/document.js';
import { decodeCodes } from '../codes/codes.js';
import { detailedRegions, toGreyQuickly, lookResolution, merged } from '../raster/detail.js';
import type { Picture } from '../raster/picture.js';
import { linesOf } from '../order/lines.js';
import type { ReadOptions } from '../options.js';
import { type PdfPage, pdfResolution } from './pdf.js';
import { codeOnPage, type Placed } from '../order/placed-word.js';
import { textRegions, unexplainedInk } from './text-layer.js';

/** Resolution at which codes and letters are looked for. */
const [regionResolution, fineResolution] = [200, 400];
/** Part of the page that a picture must fill before its letters are read, or before they are where they are many and as small as text: a logo's letters are no words of the document. */
const [worthReading, worthLooking] = [0.04, 0.008];
/** Letters that make a small picture one of text, and their height in pixels at 300 dpi (4 to 16 point). */
const [manyLetters, lowest, highest] = [24, 12, 50];
/** Square pixels at 300 dpi (5 × 5 cm): what is smaller is searched as it is. */
const smallArea = 350_000;
/** A region of more parts than this, or of parts that fill so much of it, is searched as a whole. */
const [mostParts, nearlyAll] = [12, 0.6];

export interface OnPage {
  /** Words of the page that need no reading. */
  readonly known: readonly Placed[];
  /** Words whose letters are known to be wrong: what is printed there is read. */
  readonly soup: readonly Placed[];
  /** Codes are no letters: the regions are looked at without the page's text. */
  readonly textless: boolean;
}

/** Words and codes in pictures on the page. `regions` in pixels of the page; small ones are searched for codes alone. */
export async function readPictures(
  page: PdfPage,
  regions: readonly Box[],
  { known, soup, textless }: OnPage,
  options: ReadOptions,
): Promise<{ readonly words: readonly Placed[]; readonly codes: readonly Code[] }> {
  const codes: Code[] = [];
  const missing: Box[] = soup.length > 0 ? linesOf(soup.map((word) => ({ ...word, text: '?' }))).lines.map(({ box }) => padded(box, 0.3 * box.height)) : [];
  for (const region of regions) {
    const share = area(region) / (page.width * page.height);
    if (options.codes === false && share < worthLooking) continue;
    for (const part of await partsOf(page, region, textless)) {
      const picture = toGreyQuickly(await page.picture(regionResolution, part, textless));
      const toPage = part.width / picture.width;
      const found = options.codes === false ? [] : await codesIn(page, part, picture, textless);
      codes.push(...found.filter((code) => !codes.some((other) => other.text === code.text && intersection(other.box, code.box))));
      if (share < worthLooking) continue;
      const ink = await (await import('../segmentation/ink.js')).detectInk(picture);
      const letters = ink.letters.map((letter) => onPage(letter, toPage, part)).filter((letter) => !codes.some(({ box }) => intersection(box, letter)));
      const unknown = unexplainedInk(known, letters);
      if (share >= worthReading || isText(unknown)) missing.push(...textRegions(unknown, ink.letterHeight * toPage));
    }
  }
  return { words: missing.length > 0 ? await (await import('./region-ocr.js')).readRegions(page, missing, known, options) : [], codes };
}

/** Many letters of the size of text: an address or a footer that was placed as a picture. */
function isText(letters: readonly Box[]): boolean {
  return letters.filter(({ height }) => height >= lowest && height <= highest).length >= manyLetters;
}

/** What looks like a code but reads as none is looked at more closely: small modules, bars askew. */
async function codesIn(page: PdfPage, part: Box, picture: Picture, textless: boolean): Promise<readonly Code[]> {
  const found = await decodeCodes(picture, part.width / picture.width, part);
  if (found.length > 0 || area(part) > 2 * smallArea || !looksLikeCode(picture)) return found;
  const fine = toGreyQuickly(await page.picture(fineResolution, part, textless));
  const factor = part.width / fine.width;
  const { readCodes } = await import('../codes/code-pass.js');
  return (await readCodes(fine)).map((code) => codeOnPage(code, factor, part));
}

/** Black and white in fine alternation. */
function looksLikeCode({ pixels, width, height }: Picture): boolean {
  let [dark, light, changes] = [0, 0, 0];
  for (let at = 0, last = true; at < width * height; at++) {
    const value = pixels[at]!;
    if (value < 100) dark++;
    if (value > 180) light++;
    if (value < 100 === last) changes++;
    last = value >= 100;
  }
  const all = width * height;
  return dark > 0.12 * all && dark < 0.7 * all && dark + light > 0.6 * all && changes > all / 24;
}

/** The parts of a large region that are worth a close look: those with fine detail. */
async function partsOf(page: PdfPage, region: Box, textless: boolean): Promise<readonly Box[]> {
  if (area(region) <= smallArea) return [region];
  const look = await page.picture(lookResolution, region, textless);
  const factor = pdfResolution / look.resolution;
  const found = detailedRegions(look).map((box) => onPage(box, factor, region));
  const parts = merged(found).flatMap((part) => intersection(region, part) ?? []);
  if (parts.length === 0) return [];
  if (parts.reduce((sum, part) => sum + area(part), 0) > nearlyAll * area(region)) return [region];
  return parts.length > mostParts ? [hull(parts)] : parts;
}
