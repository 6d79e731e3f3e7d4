/** The process that reads documents for a command, so that one that hangs or fills memory can be ended. Started by reader.ts. */
import { InputError } from '../errors.js';
import type { ReadOptions } from '../reading/options.js';
import { pagePictures, readSheets, type Sheets } from '../reading/sheets.js';
import { serveJobs } from '../server/jobs.js';

export interface ReadJob {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly options: Omit<ReadOptions, 'signal'>;
  /** A PNG of each page is wanted too. */
  readonly withImages: boolean;
}

export interface ReadPages {
  readonly sheets: Sheets;
  readonly images: readonly Uint8Array[];
}

export type ReadAnswer = ReadPages | { readonly refusal: string };

serveJobs<ReadJob, ReadAnswer>({
  async run({ bytes, name, options: given, withImages }, signal) {
    const options = { ...given, signal };
    try {
      const sheets = await readSheets(bytes, name, options);
      if (!withImages) return { sheets, images: [] };
      const { png } = await import('../reading/image.js');
      return { sheets, images: await pagePictures(bytes, name, options, png) };
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
