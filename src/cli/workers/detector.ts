/** Detects documents in worker processes: several at once, and one that hangs or fills memory fails alone. */
import { availableParallelism } from 'node:os';
import type { UnreadPage } from '../../document/document.js';
import { InputError } from '../../errors.js';
import type { LineItem } from '../../extraction/extraction.js';
import { longest, tooLong } from '../../reading/options.js';
import { WorkerLost, workerModule } from '../../processes/worker-process.js';
import { type Pool, pool } from '../../processes/pool.js';
import { type Fault, faultOf } from '../../stages.js';
import type { ViewedDocument } from '../views/detection-view.js';
import { DocumentFault } from '../batch/failures.js';

export interface DetectJob {
  readonly bytes: Uint8Array;
  /** Of the file, for messages. */
  readonly name: string;
  readonly filter?: string;
  readonly languages?: readonly string[];
  readonly forceBestMatch: boolean;
  /** What is wanted beside the response. */
  readonly wants: { readonly why?: boolean; readonly table?: boolean; readonly items?: boolean; readonly view?: boolean };
}

export interface Findings {
  /** A DetectInvoiceResponse (1.18). */
  readonly response: string;
  /** That were read, and those that could not be. */
  readonly pages: number;
  readonly unread?: readonly UnreadPage[];
  /** The document's source, where it lies outside what the bundle was calibrated on. */
  readonly uncalibrated?: string;
  readonly why?: string;
  readonly table?: string;
  readonly lineItems?: readonly LineItem[];
  readonly view?: Omit<ViewedDocument, 'file'>;
}

export type DetectAnswer = Findings | { readonly refusal: string } | { readonly fault: Fault };

export interface Detector {
  /** Documents in work at once. */
  readonly width: number;
  /** Throws InputError where the document is unusable, DocumentFault where the program fails at it. */
  detect(job: DetectJob): Promise<Findings>;
  close(): Promise<void>;
}

export interface DetectorSetup {
  readonly bundle: string;
  readonly workers: number;
  /** For one document. */
  readonly seconds?: number;
  /** The module that runs in the processes; tests put their own in. */
  readonly module?: URL;
}

/** Model and reading together. */
const maxMegabytes = 2000;
export const defaultSeconds = longest / 1000;
export const defaultDetectors = (files: number): number => Math.max(1, Math.min(8, availableParallelism(), files));

const defaultModule = workerModule('./detector-worker', import.meta.url);

/** Throws InputError where the bundle is unusable. */
export async function openDetector({ bundle, workers, seconds = defaultSeconds, module = defaultModule }: DetectorSetup): Promise<Detector> {
  const processes: Pool<DetectJob, DetectAnswer> = pool({
    module,
    bundle,
    workers,
    maxMegabytes,
    queueLength: Infinity,
    queueBytes: Infinity,
    bytesOf: ({ bytes }) => bytes.byteLength,
  });
  try {
    await processes.started;
  } catch (error) {
    await processes.close();
    throw error;
  }
  return {
    width: workers,
    async detect(job) {
      const deadline = AbortSignal.timeout(seconds * 1000);
      try {
        return found(await processes.run(job, deadline), job.name);
      } catch (error) {
        if (deadline.aborted) throw new InputError(tooLong(job.name, seconds * 1000));
        if (error instanceof WorkerLost)
          throw new InputError(`${job.name}: it ended the process that worked on it, or took more than ${maxMegabytes} MB. Give fewer pages or save it again.`);
        if (error instanceof InputError || error instanceof DocumentFault) throw error;
        throw new DocumentFault(job.name, { ...faultOf(error, 'answer'), what: (error as Error).message });
      }
    },
    close: () => processes.close(),
  };
}

function found(answer: DetectAnswer, name: string): Findings {
  if ('refusal' in answer) throw new InputError(answer.refusal);
  if ('fault' in answer) throw new DocumentFault(name, answer.fault);
  return answer;
}
