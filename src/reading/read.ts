/** From the bytes of one file to the Document that everything behind works on. */
import type { Document, Page } from '../document/document.js';
import { plainText } from '../document/text.js';
import { InputError } from '../errors.js';
import { countriesOf } from './countries.js';
import { formatOf } from './format.js';
import { png } from './image.js';
import { languageOf } from './language.js';
import { documentFormat, qualityOf } from './layout.js';
import { closeOcr } from './ocr.js';
import { type ReadOptions, usualMaxPages } from './options.js';
import { picturePages } from './picture-pages.js';
import { pdfPages } from './pdf-pages.js';
import type { PageSource, Sheet } from './sheet.js';

export type { ReadOptions } from './options.js';

/** Milliseconds after which a document fails alone. */
const longest = 230_000;

export async function read(bytes: Uint8Array, options: ReadOptions = {}): Promise<Document> {
  const name = options.name ?? 'document';
  const deadline = AbortSignal.timeout(longest);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  try {
    return await readWithin(bytes, name, { ...options, signal });
  } catch (error) {
    if (deadline.aborted && !options.signal?.aborted)
      throw new InputError(`${name}: not read after ${longest / 1000} s. Give fewer pages or a smaller picture.`);
    throw error;
  }
}

async function readWithin(bytes: Uint8Array, name: string, options: ReadOptions): Promise<Document> {
  const source = await open(bytes, name, options);
  try {
    const sheets: Sheet[] = [];
    for (let number = 1; number <= Math.min(source.pageCount, options.maxPages ?? usualMaxPages); number++) {
      options.signal?.throwIfAborted();
      sheets.push(await source.sheet(number));
    }
    const pages: readonly Page[] = sheets.map(({ page }) => page);
    const text = plainText({ pages });
    const language = languageOf(text, options.languages);
    return {
      name,
      resolution: source.resolution,
      format: documentFormat(pages, source.resolution),
      source: sheets.every(({ kind }) => kind === 'text') ? 'text' : sheets.some(({ kind }) => kind === 'photo') ? 'photo' : 'scan',
      ...(language ? { language } : {}),
      countries: countriesOf(text, language),
      quality: qualityOf(pages),
      pages,
      pageCount: source.pageCount,
    };
  } finally {
    await source.close();
  }
}

/** PNG of each page as it was read: upright, at the document's resolution. */
export async function pageImages(bytes: Uint8Array, options: ReadOptions = {}): Promise<Uint8Array[]> {
  const source = await open(bytes, options.name ?? 'document', options);
  try {
    const images: Uint8Array[] = [];
    for (let number = 1; number <= Math.min(source.pageCount, options.maxPages ?? usualMaxPages); number++) {
      options.signal?.throwIfAborted();
      images.push(await png(await source.picture(number)));
    }
    return images;
  } finally {
    await source.close();
  }
}

/** Ends warm OCR workers; reading again starts new ones. */
export const closeReaders = (): Promise<void> => closeOcr();

function open(bytes: Uint8Array, name: string, options: ReadOptions): Promise<PageSource> {
  const format = formatOf(bytes, name);
  return format === 'pdf' ? pdfPages(bytes, name, options) : picturePages(bytes, format, name, options);
}
