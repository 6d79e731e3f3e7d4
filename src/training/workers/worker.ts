/** A training worker thread: computes the requested batch's gradient into memory shared with the main thread. */
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { type BackendChoice, startBackend } from '../backend/backend.js';
import type { SourceFactory, SourceModule } from '../contract.js';
import { learner } from './learner.js';
import type { Tally } from '../losses/scores.js';
import type { Task } from '../task.js';

export interface WorkerSetup {
  readonly kind: 'beleg-training';
  readonly task: Task;
  readonly source: SourceModule;
  readonly backend: BackendChoice;
  /** Prefixes of frozen parameters. */
  readonly frozen: readonly string[];
  /** In shared memory, like `mean` and `gradients`. */
  readonly parameters: Float32Array;
  readonly mean: Float32Array;
  /** One for each micro-batch. */
  readonly gradients: readonly Float32Array[];
  /** Every worker has the same micro-batch in each step, and can draw it in advance. */
  readonly prepare?: boolean;
}

export type Request = { readonly kind: 'learn'; readonly step: number; readonly micro: number } | { readonly kind: 'judge'; readonly index: number };

export interface Answer {
  readonly loss: number;
  readonly terms: Readonly<Record<string, number>>;
  readonly tally: Tally;
  readonly pages: number;
  readonly words: number;
  /** Number of validation batches after this one. */
  readonly left: number;
}

export interface TrainingWorker {
  answer(request: Request): Promise<Answer>;
  /** Draws the batch of the next request while the main thread takes its step. */
  prepare(step: number, micro: number): void;
}

/** Starts backend and source in this thread; parameters and mean are shared memory. */
export async function startWorker(setup: WorkerSetup): Promise<TrainingWorker> {
  const backend = await startBackend(setup.backend);
  const source = await ((await import(setup.source.url)) as SourceFactory).create(setup.source.options);
  const frozen = setup.frozen;
  const { learn, judge } = learner(backend, setup.task, (name) => !frozen.some((prefix) => name.startsWith(prefix)));
  const { parameters, mean } = setup;
  let validation: Awaited<ReturnType<typeof source.validation>> | undefined;
  let ahead: { readonly step: number; readonly micro: number; readonly batch: ReturnType<typeof source.batch> } | undefined;

  const answer = async (request: Request): Promise<Answer> => {
    if (request.kind === 'learn') {
      const { step, micro } = request;
      const batch = await (ahead?.step === step && ahead.micro === micro ? ahead.batch : source.batch(step, micro));
      const { loss, terms, tally } = learn(batch, parameters, setup.gradients[micro]!);
      return { loss, terms, tally, pages: batch.pages, words: batch.words, left: 0 };
    }
    validation ??= await source.validation();
    const batch = validation[request.index];
    if (!batch) return { loss: 0, terms: {}, tally: {}, pages: 0, words: 0, left: 0 };
    const { loss, terms, tally } = judge(batch, mean);
    return { loss, terms, tally, pages: batch.pages, words: batch.words, left: validation.length - request.index - 1 };
  };
  return {
    answer,
    prepare(step, micro) {
      ahead = { step, micro, batch: source.batch(step, micro) };
    },
  };
}

if (!isMainThread && parentPort && (workerData as WorkerSetup | undefined)?.kind === 'beleg-training') {
  const port = parentPort;
  const setup = workerData as WorkerSetup;
  const worker = await startWorker(setup);
  port.on('message', (request: Request) => {
    // A bug here must stop the training: the rejection ends this thread, and the main thread receives the error.
    void worker.answer(request).then((result) => {
      port.postMessage(result);
      if (request.kind === 'learn' && setup.prepare) worker.prepare(request.step + 1, request.micro);
    });
  });
  port.postMessage('ready');
}
