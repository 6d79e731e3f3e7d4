/** Detects documents in worker processes: several at once, and one that hangs or fills memory fails alone. */
import { availableParallelism } from 'node:os';
import type { UnreadPage } from '../../document/document.js';
import type { LineItem } from '../../extraction/extraction.js';
import { longest } from '../../reading/options.js';
import { workerModule } from '../../processes/worker-process.js';
import type { ViewedDocument } from '../views/detection-view.js';
import { type DocumentJob, documentPool, type Failed } from './document-pool.js';

export interface DetectJob extends DocumentJob {
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

export type DetectAnswer = Findings | Failed;

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
/** As many as there are cores, at most 8 and no more than files. */
export const defaultDetectors = (files: number): number => Math.max(1, Math.min(8, availableParallelism(), files));

const defaultModule = workerModule('./detector-worker', import.meta.url);

/** Throws InputError where the bundle is unusable. */
export async function openDetector({ bundle, workers, seconds = defaultSeconds, module = defaultModule }: DetectorSetup): Promise<Detector> {
  const lost = 'it ended the process that worked on it';
  const processes = documentPool<DetectJob, Findings>({ module, bundle, workers, seconds, maxMegabytes, stage: 'answer', lost });
  try {
    await processes.started;
  } catch (error) {
    await processes.close();
    throw error;
  }
  return { width: workers, detect: (job) => processes.run(job), close: () => processes.close() };
}
