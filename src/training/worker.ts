/** A training thread: makes the batch it is told to, and lays its gradient into memory shared with the main thread. */
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { startBackend } from './backend.js';
import type { SourceFactory } from './contract.js';
import { learner } from './learner.js';
import type { Answer, Request, WorkerSetup } from './parallel.js';

export async function startWorker(setup: WorkerSetup): Promise<(request: Request) => Promise<Answer>> {
  const backend = await startBackend(setup.backend);
  const source = await ((await import(setup.source.url)) as SourceFactory).create(setup.source.options);
  const frozen = setup.frozen;
  const { learn, judge } = learner(backend, setup.task, (name) => !frozen.some((prefix) => name.startsWith(prefix)));
  const [parameters, mean] = [new Float32Array(setup.parameters), new Float32Array(setup.mean)];
  let validation: Awaited<ReturnType<typeof source.validation>> | undefined;

  return async (request) => {
    if (request.kind === 'learn') {
      const batch = await source.batch(request.step, request.micro);
      const { loss, terms, tally } = learn(batch, parameters, new Float32Array(setup.gradients[request.micro]!));
      return { loss, terms, tally, pages: batch.pages, words: batch.words, left: 0 };
    }
    validation ??= await source.validation();
    const batch = validation[request.index];
    if (!batch) return { loss: 0, terms: {}, tally: {}, pages: 0, words: 0, left: 0 };
    const { loss, terms, tally } = judge(batch, mean);
    return { loss, terms, tally, pages: batch.pages, words: batch.words, left: validation.length - request.index - 1 };
  };
}

if (!isMainThread && parentPort && (workerData as WorkerSetup | undefined)?.kind === 'beleg-training') {
  const port = parentPort;
  const answer = await startWorker(workerData as WorkerSetup);
  port.on('message', (request: Request) => {
    // A bug here must stop the training, not hang it: the rejection ends this thread, and the main thread hears of it.
    void answer(request).then((result) => port.postMessage(result));
  });
  port.postMessage('ready');
}
