/** One picture of a page → everything on it: turned upright, codes read and taken out, the rest read by OCR. */
import type { Page } from '../document/document.js';
import { readCodes } from './code-pass.js';
import { blanked, type Picture } from './image.js';
import { withoutBoxes } from './ink.js';
import { linesOf } from './lines.js';
import { ocrPage } from './ocr-page.js';
import type { ReadOptions } from './options.js';
import { upright } from './upright.js';

export async function scannedPage(original: Picture, options: ReadOptions): Promise<Page> {
  const { picture, ink, rotation, language } = await upright(original, options);
  const codes = options.codes === false ? [] : await readCodes(picture);
  // Linear codes may be misread from a row of letters: only square ones are sure enough to hide what they cover.
  const square = codes.filter(({ format }) => /QR|Matrix|Aztec/.test(format)).map(({ box }) => box);
  const { words } = await ocrPage(blanked(picture, square), withoutBoxes(ink, square), language, options);
  return { width: picture.width, height: picture.height, rotation, ...linesOf(words), codes, rulings: [] };
}
