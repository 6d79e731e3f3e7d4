/** Jobs and answers of the processes of reader.ts. */
import { InputError } from '../../errors.js';
import type { ReadOptions } from '../../reading/options.js';
import { pagePictures, readSheets, type Sheets } from '../../reading/sheets.js';
import { faultOf } from '../../stages.js';
import type { DocumentJob, Failed } from './document-pool.js';

export interface ReadJob extends DocumentJob {
  readonly options: Omit<ReadOptions, 'signal'>;
  /** A PNG of each page is wanted too. */
  readonly withImages: boolean;
}

export interface ReadPages {
  readonly sheets: Sheets;
  readonly images: readonly Uint8Array[];
}

export type ReadAnswer = ReadPages | Failed;

/** Throws only where the signal stops it. */
export async function readPages({ bytes, name, options: given, withImages }: ReadJob, signal: AbortSignal): Promise<ReadAnswer> {
  const options = { ...given, signal };
  try {
    const sheets = await readSheets(bytes, name, options);
    if (!withImages) return { sheets, images: [] };
    const { png } = await import('../../reading/raster/image.js');
    return { sheets, images: await pagePictures(bytes, name, options, png) };
  } catch (error) {
    if (signal.aborted) throw error;
    return error instanceof InputError ? { refusal: error.message } : { fault: faultOf(error, 'reading') };
  }
}
