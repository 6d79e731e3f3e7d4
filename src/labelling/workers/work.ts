/** What the labelling server has done in worker processes: a document that hangs or fills memory fails alone, and the page stays quick. */
import { documentPath, type Entry } from '../../dataset/store.js';
import { InputError } from '../../errors.js';
import { type Pool, pool } from '../../processes/pool.js';
import { WorkerLost, workerModule } from '../../processes/worker-process.js';
import type { Fields } from '../fields.js';
import type { Proposals } from '../wire.js';

export type LabelJob =
  /** `round` counts the states of the bundle: a worker that has another one loads it again. */
  | { readonly kind: 'propose'; readonly dataset: string; readonly name: string; readonly fields: Fields; readonly round: number }
  /** `page` from 0. */
  | { readonly kind: 'picture'; readonly dataset: string; readonly name: string; readonly page: number };

export type LabelWork =
  | { readonly proposals: Proposals }
  | { readonly type: 'image/png' | 'image/jpeg'; readonly pieces: readonly Uint8Array[] }
  | { readonly refusal: string };

export interface Picture {
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Buffer;
}

export interface Workers {
  /** All of these throw InputError where the document is unusable. */
  propose(entry: Entry, fields: Fields): Promise<Proposals>;
  picture(entry: Entry, page: number): Promise<Picture>;
  /** The bundle has changed on the disk. */
  reload(): void;
  close(): Promise<void>;
}

/** Model, reading and one picture together. */
const maxMegabytes = 2000;
const longestMs = 120_000;

/** Throws InputError where the bundle is unusable. */
export async function startWorkers(bundle: string, workers: number, module: URL = workerModule('./labelling-worker', import.meta.url)): Promise<Workers> {
  const processes: Pool<LabelJob, LabelWork> = pool({ module, bundle, workers, maxMegabytes, queueLength: 1000, queueBytes: Infinity, bytesOf: () => 0 });
  try {
    await processes.started;
  } catch (error) {
    await processes.close();
    throw error;
  }
  let round = 0;
  async function run(job: LabelJob): Promise<LabelWork> {
    const deadline = AbortSignal.timeout(longestMs);
    try {
      const work = await processes.run(job, deadline);
      if ('refusal' in work) throw new InputError(work.refusal);
      return work;
    } catch (error) {
      if (deadline.aborted) throw new InputError(`${job.name}: it took longer than ${longestMs / 1000} s`);
      if (error instanceof WorkerLost) throw new InputError(`${job.name}: it ended the process that worked on it, or took more than ${maxMegabytes} MB`);
      throw error;
    }
  }
  return {
    async propose({ dataset, name }, fields) {
      const work = await run({ kind: 'propose', dataset: dataset.path, name, fields, round });
      return (work as Extract<LabelWork, { readonly proposals: Proposals }>).proposals;
    },
    async picture({ dataset, name }, page) {
      const { type, pieces } = (await run({ kind: 'picture', dataset: dataset.path, name, page })) as Extract<LabelWork, { readonly type: string }>;
      return { type, bytes: Buffer.concat(pieces) };
    },
    reload: () => void round++,
    close: () => processes.close(),
  };
}

/** Path of a document's file in a dataset. */
export const fileOf = (dataset: string, name: string): string => documentPath({ dataset: { path: dataset, description: '' }, name });
