/**
 * Training on a pool of worker threads: a step is a fixed number of micro-batches, idle workers take the next one, and gradients are summed in the
 * order of the micro-batches. The number of threads changes the time, not the weights.
 */
import { Worker } from 'node:worker_threads';
import { InputError } from '../../errors.js';
import { meanGradient } from './optimiser.js';
import { sumTallies } from '../losses/scores.js';
import { type Answer, type Request, startWorker, type WorkerSetup } from './worker.js';

export interface WorkerPool {
  /** Gradient of one step: the mean over its micro-batches, in the first one's memory. */
  learn(step: number): Promise<{ readonly gradient: Float32Array; readonly report: Answer }>;
  /** Scores of the running mean of the weights on all validation batches. */
  validate(): Promise<Answer>;
  stop(): Promise<void>;
}

type Ask = (request: Request) => Promise<Answer>;

interface PooledWorker {
  readonly ask: Ask;
  readonly stop: () => Promise<void>;
}

/** Starts `workers` threads, at most one a micro-batch; 0: everything runs on this thread. */
export async function workerPool(setup: WorkerSetup, workers: number): Promise<WorkerPool> {
  const threads = Math.min(workers, Math.max(1, setup.gradients.length));
  const members: readonly PooledWorker[] =
    threads === 0
      ? [{ ask: (await startWorker(setup)).answer, stop: async () => {} }]
      : await Promise.all(Array.from({ length: threads }, () => spawn({ ...setup, prepare: threads === setup.gradients.length })));
  const { gradients } = setup;

  /** Answers in the order of the requests. */
  const all = async (count: number, request: (index: number) => Request): Promise<Answer[]> => {
    const answers: Answer[] = [];
    let next = 0;
    const work = async (ask: Ask) => {
      while (next < count) {
        const index = next++;
        answers[index] = await ask(request(index));
      }
    };
    await Promise.all(members.map(({ ask }) => work(ask)));
    return answers;
  };

  return {
    async learn(step) {
      const answers = await all(gradients.length, (micro) => ({ kind: 'learn', step, micro }));
      return { gradient: meanGradient(gradients), report: joined(answers) };
    },
    async validate() {
      const first = await members[0]!.ask({ kind: 'judge', index: 0 });
      return joined([first, ...(await all(first.left, (index) => ({ kind: 'judge', index: index + 1 })))]);
    },
    async stop() {
      await Promise.all(members.map(({ stop }) => stop()));
    },
  };
}

/** Losses are means over the batches, counts are sums. */
function joined(answers: readonly Answer[]): Answer {
  const terms: Record<string, number> = {};
  for (const answer of answers) for (const [name, value] of Object.entries(answer.terms)) terms[name] = (terms[name] ?? 0) + value / answers.length;
  const sum = (of: (answer: Answer) => number) => answers.reduce((total, answer) => total + of(answer), 0);
  return {
    loss: sum(({ loss }) => loss) / answers.length,
    terms,
    tally: sumTallies(answers.map(({ tally }) => tally)),
    pages: sum(({ pages }) => pages),
    words: sum(({ words }) => words),
    left: 0,
  };
}

async function spawn(setup: WorkerSetup): Promise<PooledWorker> {
  const worker = thread(setup);
  let waiting: { resolve: (answer: never) => void; reject: (error: Error) => void } | undefined;
  let failure: Error | undefined;
  const fail = (error: Error) => {
    // Errors arrive from a thread as copies without their class.
    failure = error.name === 'InputError' ? new InputError(error.message) : error;
    waiting?.reject(failure);
  };
  worker.on('message', (answer) => waiting?.resolve(answer as never));
  worker.on('error', fail);
  worker.on('exit', (code) => fail(failure ?? new Error(`a training thread ended with code ${code}`)));
  const next = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      if (failure) reject(failure);
      else waiting = { resolve: resolve as never, reject };
    });
  await next<'ready'>();
  return {
    ask(request) {
      worker.postMessage(request);
      return next<Answer>();
    },
    stop: async () => {
      waiting = undefined;
      await worker.terminate();
    },
  };
}

/** Threads do not inherit the TypeScript loader of tests. */
function thread(workerData: WorkerSetup): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./worker.js', import.meta.url), { workerData });
  const [loader, module] = [import.meta.resolve('tsx/esm/api'), new URL('./worker.ts', import.meta.url).href];
  return new Worker(`import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(module)}); });`, {
    eval: true,
    workerData,
  });
}
