/** Processes that work on documents for a command: one that hangs or fills memory fails alone. */
import { InputError } from '../../errors.js';
import { type Pool, pool } from '../../processes/pool.js';
import { WorkerLost } from '../../processes/worker-process.js';
import { tooLong } from '../../reading/options.js';
import { type Fault, faultOf, type Stage } from '../../stages.js';
import { DocumentFault } from './document-fault.js';

export interface DocumentJob {
  readonly bytes: Uint8Array;
  /** Of the file, for messages. */
  readonly name: string;
}

/** What a process answers in place of a result. */
export type Failed = { readonly refusal: string } | { readonly fault: Fault };

export interface DocumentPoolOptions {
  /** The module that runs in the processes. */
  readonly module: URL;
  readonly bundle?: string;
  readonly workers: number;
  /** For one document. */
  readonly seconds: number;
  readonly maxMegabytes: number;
  /** Of faults that name none. */
  readonly stage: Stage;
  /** What a document did whose process is gone: "it ended the process that worked on it". */
  readonly lost: string;
}

export interface DocumentPool<Job, Result> {
  readonly started: Promise<void>;
  /** Throws InputError where the document is unusable, DocumentFault where the program fails at it, and what `signal` is aborted with. */
  run(job: Job, signal?: AbortSignal): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Runs documents in worker processes. `run` throws InputError where one is refused or takes longer than `seconds`, or more memory, DocumentFault where beleg
 * failed at it; the others go on.
 */
export function documentPool<Job extends DocumentJob, Result extends object>(options: DocumentPoolOptions): DocumentPool<Job, Result> {
  const { seconds, stage, lost, ...limits } = options;
  const processes: Pool<Job, Result | Failed> = pool({
    ...limits,
    queueLength: Infinity,
    queueBytes: Infinity,
    bytesOf: ({ bytes }) => bytes.byteLength,
  });
  return {
    started: processes.started,
    async run(job, signal) {
      const { name } = job;
      const deadline = AbortSignal.timeout(seconds * 1000);
      try {
        const answer = await processes.run(job, signal ? AbortSignal.any([signal, deadline]) : deadline);
        if ('refusal' in answer) throw new InputError(answer.refusal);
        if ('fault' in answer) throw new DocumentFault(name, answer.fault);
        return answer;
      } catch (error) {
        if (deadline.aborted && !signal?.aborted) throw new InputError(tooLong(name, seconds * 1000));
        if (error instanceof WorkerLost)
          throw new InputError(`${name}: ${lost}, or took more than ${limits.maxMegabytes} MB. Give fewer pages or save it again.`);
        if (error instanceof InputError || error instanceof DocumentFault || signal?.aborted) throw error;
        throw new DocumentFault(name, { ...faultOf(error, stage), what: (error as Error).message });
      }
    },
    close: () => processes.close(),
  };
}
