/** OCR of parts of a PDF page whose other words are known. */
import { area, type Box, hull, intersection } from '../../document/box.js';
import { merged } from '../raster/detail.js';
import { detectInk } from '../segmentation/ink.js';
import { languageOf } from '../language/language.js';
import { ocrPage } from '../page-ocr.js';
import type { ReadOptions } from '../options.js';
import { type PdfPage, pdfResolution } from './pdf.js';
import { type Placed, wordOnPage } from '../order/placed-word.js';

/** OCR beside a text layer must be this sure; more regions than this are read as one. */
const [leastConfidence, mostRegions] = [0.5, 12];
/** A word of OCR is known already where a known one covers this part of it. */
const covered = 0.3;

/** What lies on known words is left out, and so is what an overlapping region brought before. */
export async function readRegions(page: PdfPage, regions: readonly Box[], known: readonly Placed[], options: ReadOptions): Promise<readonly Placed[]> {
  const language = await languageOf(known.map(({ text }) => text).join(' '), options.languages);
  const found: Placed[] = [];
  const all = merged(regions);
  for (const region of all.length > mostRegions ? [hull(all)] : all) {
    const part = intersection({ x: 0, y: 0, width: page.width, height: page.height }, region);
    if (!part) continue;
    const picture = await page.picture(pdfResolution, part);
    const { words } = await ocrPage(picture, await detectInk(picture), language, options);
    for (const word of words.map((each) => wordOnPage(each, pdfResolution / picture.resolution, part))) {
      const isKnown = [...known, ...found].some((other) => area(intersection(other.box, word.box) ?? nothing) > covered * area(word.box));
      if (word.confidence >= leastConfidence && !isKnown) found.push(word);
    }
  }
  return found;
}

const nothing: Box = { x: 0, y: 0, width: 0, height: 0 };
