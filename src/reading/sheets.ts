/** The pages of one file as they were read: what can be done in a process of its own. */
import { availableParallelism } from 'node:os';
import { formatOf } from './format.js';
import { type ReadOptions, usualMaxPages } from './options.js';
import type { PageSource, Sheet } from './sheet.js';

export interface Sheets {
  readonly sheets: readonly Sheet[];
  /** Pages of the file, of which only the first so many were read. */
  readonly pageCount: number;
  readonly resolution: number;
}

/** Pages read side by side: while one waits for OCR, the next is made ready for it. */
const together = Math.min(2, availableParallelism());

export async function readSheets(bytes: Uint8Array, name: string, options: ReadOptions): Promise<Sheets> {
  return eachPage(bytes, name, options, (source, number) => source.sheet(number));
}

/** Each page's picture as it was read: upright, at the document's resolution. */
export async function pagePictures<T>(
  bytes: Uint8Array,
  name: string,
  options: ReadOptions,
  work: (picture: Awaited<ReturnType<PageSource['picture']>>) => Promise<T>,
): Promise<readonly T[]> {
  return (await eachPage(bytes, name, options, async (source, number) => work(await source.picture(number)))).sheets;
}

/** The same one after the other, so that memory holds no two of them; at a lower resolution where that is enough. */
export async function* picturesInTurn<T>(
  bytes: Uint8Array,
  name: string,
  options: ReadOptions,
  work: (picture: Awaited<ReturnType<PageSource['picture']>>) => Promise<T>,
  enough?: number,
): AsyncGenerator<T> {
  const source = await open(bytes, name, options);
  try {
    const count = Math.min(source.pageCount, options.maxPages ?? usualMaxPages);
    for (let number = 1; number <= count; number++) {
      options.signal?.throwIfAborted();
      yield await work(await source.picture(number, enough));
    }
  } finally {
    await source.close();
  }
}

/** Of one page alone, numbered from 1. */
export async function onePicture<T>(
  bytes: Uint8Array,
  name: string,
  number: number,
  work: (picture: Awaited<ReturnType<PageSource['picture']>>) => Promise<T>,
): Promise<T> {
  const source = await open(bytes, name, {});
  try {
    return await work(await source.picture(number));
  } finally {
    await source.close();
  }
}

async function eachPage<T>(
  bytes: Uint8Array,
  name: string,
  options: ReadOptions,
  work: (source: PageSource, number: number) => Promise<T>,
): Promise<{ readonly sheets: readonly T[]; readonly pageCount: number; readonly resolution: number }> {
  const source = await open(bytes, name, options);
  try {
    const sheets: T[] = [];
    const count = Math.min(source.pageCount, options.maxPages ?? usualMaxPages);
    let next = 1;
    const lane = async () => {
      while (next <= count) {
        options.signal?.throwIfAborted();
        const number = next++;
        try {
          sheets[number - 1] = await work(source, number);
        } catch (error) {
          // Where one page fails, the rest need not be read.
          next = count + 1;
          throw error;
        }
      }
    };
    // The other lane is waited for, whatever happens: it must not work on a closed file.
    const ends = await Promise.allSettled(Array.from({ length: Math.min(together, count) }, lane));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return { sheets, pageCount: source.pageCount, resolution: source.resolution };
  } finally {
    await source.close();
  }
}

/** Each format's packages are loaded when the first file of it comes. */
async function open(bytes: Uint8Array, name: string, options: ReadOptions): Promise<PageSource> {
  const format = formatOf(bytes, name);
  if (format === 'pdf') return (await import('./pdf-pages.js')).pdfPages(bytes, name, options);
  return (await import('./picture-pages.js')).picturePages(bytes, format, name, options);
}
