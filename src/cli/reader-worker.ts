/** The process that reads documents for a command, so that one that hangs or fills memory can be ended. Started by reader.ts. */
import { InputError } from '../errors.js';
import type { ReadOptions } from '../reading/options.js';
import { pagePictures, readSheets, type Sheets } from '../reading/sheets.js';
import { serveJobs } from '../server/jobs.js';

export interface ReadJob {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly options: Omit<ReadOptions, 'signal'>;
  /** PNG of the pages are wanted instead of what stands on them. */
  readonly pictures: boolean;
}

export type ReadAnswer = { readonly sheets: Sheets } | { readonly pictures: readonly Uint8Array[] } | { readonly refusal: string };

serveJobs<ReadJob, ReadAnswer>({
  async run({ bytes, name, options: given, pictures }, signal) {
    const options = { ...given, signal };
    try {
      if (!pictures) return { sheets: await readSheets(bytes, name, options) };
      const { png } = await import('../reading/image.js');
      return { pictures: await pagePictures(bytes, name, options, png) };
    } catch (error) {
      if (error instanceof InputError) return { refusal: error.message };
      throw error;
    }
  },
  async close() {
    const { closeOcr } = await import('../reading/ocr.js');
    await closeOcr();
  },
}).ready();
