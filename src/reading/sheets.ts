/** Reads the pages of one file; runs within a worker process. */
import { availableParallelism } from 'node:os';
import type { UnreadPage } from '../document/document.js';
import { InputError } from '../errors.js';
import { faultOf, inStage } from '../stages.js';
import { formatOf } from './formats/format.js';
import type { Picture } from './raster/picture.js';
import { type ReadOptions, usualMaxPages } from './options.js';
import type { PageSource, Sheet } from './sheet.js';

export interface Sheets {
  readonly sheets: readonly Sheet[];
  /** Pages of the file; only the first `maxPages` were read. */
  readonly pageCount: number;
  readonly resolution: number;
  /** Pages that could not be read; an empty page takes their place. */
  readonly unread?: readonly UnreadPage[];
}

/** Pages read concurrently: one is prepared while another waits for OCR. */
const concurrentPages = Math.min(2, availableParallelism());

/** Without OCR: `read` goes on with the sheets. InputError where the format is unknown or the file has no page that can be read. */
export async function readSheets(bytes: Uint8Array, name: string, options: ReadOptions): Promise<Sheets> {
  return eachPage(bytes, name, options, { work: (source, number) => source.sheet(number), fallback: emptySheet });
}

/** Image of each page as it was read: upright, at the document's resolution; white where it cannot be rendered. */
export async function pagePictures<T>(bytes: Uint8Array, name: string, options: ReadOptions, work: (picture: Picture) => Promise<T>): Promise<readonly T[]> {
  const page: EachPage<T> = { work: async (source, number) => work(await source.picture(number)), fallback: (source) => work(whitePicture(source)) };
  return (await eachPage(bytes, name, options, page)).sheets;
}

/** The same sequentially, so that memory holds one image; at most at the resolution `enough`. Throws where the file cannot be opened. */
export async function* picturesInTurn<T>(
  bytes: Uint8Array,
  name: string,
  options: ReadOptions,
  work: (picture: Awaited<ReturnType<PageSource['picture']>>) => Promise<T>,
  maxResolution?: number,
): AsyncGenerator<T> {
  const source = await open(bytes, name, options);
  try {
    const count = Math.min(source.pageCount, options.maxPages ?? usualMaxPages);
    for (let number = 1; number <= count; number++) {
      options.signal?.throwIfAborted();
      const picture = await source.picture(number, maxResolution).catch((error: unknown) => {
        if (options.signal?.aborted) throw error;
        return whitePicture(source);
      });
      yield await work(picture);
    }
  } finally {
    await source.close();
  }
}

/** Image of one page, numbered from 1; at most at the resolution `enough`. */
export async function onePicture<T>(bytes: Uint8Array, name: string, number: number, work: (picture: Picture) => Promise<T>, enough?: number): Promise<T> {
  const source = await open(bytes, name, {});
  try {
    return await work(await source.picture(number, enough));
  } finally {
    await source.close();
  }
}

interface EachPage<T> {
  work(source: PageSource, number: number): Promise<T>;
  /** Takes the place of a page that cannot be read, so that the others keep their numbers. */
  fallback(source: PageSource): T | Promise<T>;
}

/** Throws where no page can be read, or the signal is aborted. */
async function eachPage<T>(
  bytes: Uint8Array,
  name: string,
  options: ReadOptions,
  { work, fallback }: EachPage<T>,
): Promise<Omit<Sheets, 'sheets'> & { readonly sheets: readonly T[] }> {
  const source = await open(bytes, name, options);
  try {
    const sheets: T[] = [];
    const failed = new Map<number, unknown>();
    const count = Math.min(source.pageCount, options.maxPages ?? usualMaxPages);
    let next = 1;
    const lane = async () => {
      while (next <= count) {
        options.signal?.throwIfAborted();
        const number = next++;
        try {
          sheets[number - 1] = await inStage('reading', () => work(source, number));
        } catch (error) {
          if (options.signal?.aborted) throw error;
          failed.set(number, error);
        }
      }
    };
    // Waits for the other lane in any case: it must not work on a closed file.
    const ends = await Promise.allSettled(Array.from({ length: Math.min(concurrentPages, count) }, lane));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    if (failed.size === count) throw failed.get(1);
    for (const number of failed.keys()) sheets[number - 1] = await fallback(source);
    const pages = [...failed].sort(([a], [b]) => a - b).map(([number, error]) => unreadPage(number, error, name));
    const unread = [...pages, ...(source.note ? [{ reason: source.note }] : [])];
    return { sheets, pageCount: source.pageCount, resolution: source.resolution, ...(unread.length > 0 && { unread }) };
  } finally {
    await source.close();
  }
}

function unreadPage(number: number, error: unknown, name: string): UnreadPage {
  const page = number - 1;
  if (error instanceof InputError) return { page, reason: error.message.replace(`${name}: `, '') };
  return { page, reason: `page ${number} cannot be read by a fault of the program (${faultOf(error, 'reading').what}).` };
}

/** Size of usual paper, as nothing is known of the page. */
const a4 = (resolution: number) => ({ width: Math.round(8.27 * resolution), height: Math.round(11.69 * resolution) });

/** Kind `text`, which leaves the document's source to the other pages. */
const emptySheet = ({ resolution }: PageSource): Sheet => ({
  kind: 'text',
  page: { ...a4(resolution), rotation: 0, words: [], lines: [], codes: [], rulings: [] },
});

function whitePicture({ resolution }: PageSource): Picture {
  const { width, height } = a4(resolution);
  return { pixels: Buffer.alloc(3 * width * height, 255), width, height, channels: 3, resolution };
}

/** Packages of a format are loaded with its first file. */
async function open(bytes: Uint8Array, name: string, options: ReadOptions): Promise<PageSource> {
  const format = formatOf(bytes, name);
  if (format === 'pdf') return (await import('./pdf/pages.js')).pdfPages(bytes, name, options);
  return (await import('./picture-pages.js')).picturePages(bytes, format, name, options);
}
