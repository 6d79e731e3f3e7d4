/** One picture of a page → everything on it: turned upright, codes read and taken out, the rest read by OCR. */
import type { Page } from '../document/document.js';
import { readCodes } from './code-pass.js';
import { withoutDesk } from './desk.js';
import { blanked, gray, type Picture } from './image.js';
import { withoutBoxes } from './ink.js';
import { linesOf } from './lines.js';
import { ocrPage } from './ocr-page.js';
import type { ReadOptions } from './options.js';
import type { Placed } from './placed.js';
import { rulingsOf } from './rulings.js';
import type { Turn } from './turns.js';
import { meanConfidence, overturned, type Upright, upright } from './upright.js';

export interface Scanned {
  readonly page: Page;
  /** Its words as they were found, before they were put in order. */
  readonly placed: readonly Placed[];
  /** How its picture was turned to be read. */
  readonly turn: Turn;
}

export async function scannedPage(original: Picture, options: ReadOptions): Promise<Scanned> {
  const standing = await upright(withoutDesk(await gray(original)), options);
  const first = await readUpright(standing, options);
  if (options.languages?.length !== 1) return first;
  const over = await overturned(standing, meanConfidence(first.page.words), options);
  return over ? readUpright(over.upright, options) : first;
}

async function readUpright({ picture, ink, rotation, skew, language }: Upright, options: ReadOptions): Promise<Scanned> {
  const codes = options.codes === false ? [] : await readCodes(picture, ink.dense);
  // Linear codes may be misread from a row of letters: only square ones are sure enough to hide what they cover.
  const square = codes.filter(({ format }) => /QR|Matrix|Aztec/.test(format)).map(({ box }) => box);
  const { words, rules } = await ocrPage(blanked(picture, square), withoutBoxes(ink, square), language, options);
  const rulings = rulingsOf(
    rules.map((box) => ({ box, kind: 'area' as const })),
    picture.width,
    picture.height,
  );
  return {
    page: { width: picture.width, height: picture.height, rotation, ...linesOf(words), codes, rulings },
    placed: words,
    turn: { rotation, skew },
  };
}
