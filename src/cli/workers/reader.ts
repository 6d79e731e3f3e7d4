/** Reads documents in worker processes: one that hangs or fills memory fails alone, and the next is read normally. */
import { availableParallelism } from 'node:os';
import type { Document } from '../../document/document.js';
import { longest, type ReadOptions } from '../../reading/options.js';
import { workerModule } from '../../processes/worker-process.js';
import { documentPool } from './document-pool.js';
import type { ReadJob, ReadPages } from './read-pages.js';

/** Loads what the first document needs after it was read, in parallel with reading it. */
async function loading({ languages }: ReadOptions): Promise<typeof import('../../reading/read.js')> {
  const [read, { loadStatistics }] = await Promise.all([import('../../reading/read.js'), import('../../reading/language/language.js')]);
  if (languages?.length !== 1) await loadStatistics();
  return read;
}

/** Both throw InputError where the document is unusable, DocumentFault where the program fails at it. */
export interface Reader {
  read(bytes: Uint8Array, options?: ReadOptions): Promise<Document>;
  /** With a PNG of each page as it was read. */
  readWithImages(bytes: Uint8Array, options?: ReadOptions): Promise<{ readonly document: Document; readonly images: readonly Uint8Array[] }>;
  close(): Promise<void>;
}

export interface ReaderLimits {
  /** Documents read at once; each has a process. */
  readonly workers?: number;
  /** For one document. */
  readonly seconds?: number;
  readonly maxMegabytes?: number;
  /** The module that runs in the processes; tests put their own in. */
  readonly module?: URL;
}

/** The system's own limit on one document; the command must stay below it. */
const defaultMegabytes = 1500;
export const defaultSeconds = longest / 1000;
/** At most 2: reading keeps several cores busy by itself. */
export const defaultReaders = (files: number): number => Math.max(1, Math.min(2, availableParallelism(), files));

const defaultModule = workerModule('./reader-worker', import.meta.url);

/** Reads documents in processes of their own; `close` ends them. */
export function openReader({ workers = 1, seconds = defaultSeconds, maxMegabytes = defaultMegabytes, module = defaultModule }: ReaderLimits = {}): Reader {
  const lost = 'reading it ended the process that did';
  const processes = documentPool<ReadJob, ReadPages>({ module, workers, seconds, maxMegabytes, stage: 'reading', lost });
  const request = (bytes: Uint8Array, { signal, ...options }: ReadOptions, withImages: boolean): Promise<ReadPages> =>
    processes.run({ bytes, name: options.name ?? 'document', options, withImages }, signal);

  return {
    async read(bytes, options = {}) {
      const [{ sheets }, { documentOf }] = await Promise.all([request(bytes, options, false), loading(options)]);
      return documentOf(sheets, options);
    },
    async readWithImages(bytes, options = {}) {
      const [{ sheets, images }, { documentOf }] = await Promise.all([request(bytes, options, true), loading(options)]);
      return { document: await documentOf(sheets, options), images };
    },
    close: () => processes.close(),
  };
}

/** Results in the order of the items, `count` of them at once. What one throws is thrown when its turn comes. */
export async function* inputOrder<T, R>(items: readonly T[], count: number, work: (item: T, index: number) => Promise<R>): AsyncGenerator<() => Promise<R>> {
  const started: Promise<R>[] = [];
  for (let index = 0; index < items.length; index++) {
    while (started.length < Math.min(items.length, index + count)) {
      const promise = work(items[started.length]!, started.length);
      promise.catch(() => {});
      started.push(promise);
    }
    const own = started[index]!;
    yield () => own;
    // Frees used results: thousands of documents must not accumulate.
    await own.catch(() => {});
    delete started[index];
  }
}
