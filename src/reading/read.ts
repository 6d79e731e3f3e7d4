/** Reads the bytes of one file into a Document. */
import type { Document, Page } from '../document/document.js';
import { plainText } from '../document/text.js';
import { InputError } from '../errors.js';
import { countriesOf } from './language/countries.js';
import { languageOf } from './language/language.js';
import { documentFormat, qualityOf } from './order/layout.js';
import { longest, type ReadOptions, tooLong } from './options.js';
import { onePicture, picturesInTurn, readSheets, type Sheets } from './sheets.js';

export type { ReadOptions } from './options.js';

/** Reads in the calling process, which a broken file may block; the commands and the server read in worker processes. Throws InputError for an unusable file and beyond the time limit. */
export async function read(bytes: Uint8Array, options: ReadOptions = {}): Promise<Document> {
  const name = options.name ?? 'document';
  const deadline = AbortSignal.timeout(longest);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  try {
    return await documentOf(await readSheets(bytes, name, { ...options, signal }), options);
  } catch (error) {
    if (deadline.aborted && !options.signal?.aborted) throw new InputError(tooLong(name, longest));
    throw error;
  }
}

/** Facts of the whole document: language, countries, format, quality. */
export async function documentOf({ sheets, pageCount, resolution, unread }: Sheets, options: ReadOptions): Promise<Document> {
  const pages: readonly Page[] = sheets.map(({ page }) => page);
  const text = plainText({ pages });
  const language = await languageOf(text, options.languages);
  return {
    name: options.name ?? 'document',
    resolution,
    format: documentFormat(pages, resolution),
    source: sheets.every(({ kind }) => kind === 'text') ? 'text' : sheets.some(({ kind }) => kind === 'photo') ? 'photo' : 'scan',
    ...(language ? { language } : {}),
    countries: countriesOf(text, language),
    quality: qualityOf(pages),
    pages,
    pageCount,
    ...(unread && { unread }),
  };
}

/** PNG of each page as it was read: upright, at the document's resolution. */
export async function pageImages(bytes: Uint8Array, options: ReadOptions = {}): Promise<readonly Uint8Array[]> {
  const { png } = await import('./raster/image.js');
  const images: Uint8Array[] = [];
  for await (const image of picturesInTurn(bytes, options.name ?? 'document', options, png)) images.push(image);
  return images;
}

/** Dots per inch that print and screens show. */
const printResolution = 200;

/** JPEG of each page, upright, at 200 dpi at most: a tenth of its PNG. */
export async function* pagePrints(bytes: Uint8Array, options: ReadOptions = {}): AsyncGenerator<Uint8Array> {
  const { printed } = await import('./raster/image.js');
  yield* picturesInTurn(bytes, options.name ?? 'document', options, printed, printResolution);
}

/** JPEG of one page (from 1), at most `width` pixels wide. */
export async function pagePreview(bytes: Uint8Array, name: string, number: number, width: number): Promise<Uint8Array> {
  const { jpeg, scaled } = await import('./raster/image.js');
  return onePicture(bytes, name, number, async (picture) => jpeg(await scaled(picture, Math.min(1, width / picture.width))));
}

/** Terminates warm OCR workers; a later reading starts new ones. */
export async function closeReaders(): Promise<void> {
  const { closeOcr } = await import('./ocr/tesseract.js');
  await closeOcr();
}
