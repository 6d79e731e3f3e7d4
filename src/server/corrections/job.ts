/** What the process that learns from corrections is asked. */
import type { Pool } from '../../processes/pool.js';
import type { JobAnswer } from '../workers/job.js';
import type { Drop } from './drop.js';

export interface CorrectionJob {
  /** The body. */
  readonly pieces: readonly Uint8Array[];
  readonly contentType?: string;
  /** Id of the key. */
  readonly key: string;
  readonly bundle: string;
  readonly maxPages: number;
  readonly drop: Drop;
}

export type Corrector = Pool<CorrectionJob, JobAnswer>;
