/**
 * A pool of worker processes behind a bounded queue. Backpressure: a job that the queue has no room for is refused at once. A process that ends is replaced and
 * its job retried once; a job that is aborted leaves the queue, or is cancelled, and in the end its process killed.
 */
import { InputError } from '../errors.js';
import { boundedQueue } from './bounded-queue.js';
import { spawnWorker, WorkerLost, type WorkerProcess, type WorkerSetup } from './worker-process.js';

export interface PoolOptions<J> extends WorkerSetup {
  readonly workers: number;
  /** Jobs that may wait, and the bytes they may hold. */
  readonly queueLength: number;
  readonly queueBytes: number;
  bytesOf(job: J): number;
  /** The job to retry with after a process was lost over it; by default the same. */
  retryWith?(job: J): J;
}

export interface PoolLoad {
  readonly ready: number;
  readonly busy: number;
  readonly queued: number;
}

export interface Pool<J, A, E = never> {
  /** Rejects with QueueFull, WorkerLost, the worker's reason, or the signal's. `onEvent` gets what the worker reports before its answer. */
  run(job: J, signal: AbortSignal, onEvent?: (event: E) => void): Promise<A>;
  readonly load: () => PoolLoad;
  /** Resolves when the first worker is ready; rejects with InputError when it cannot be. */
  readonly started: Promise<void>;
  close(): Promise<void>;
}

/** The queue has no room for the job, or the pool is closing. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

interface QueuedJob<J, A, E> {
  job: J;
  readonly signal: AbortSignal;
  readonly onEvent: ((event: E) => void) | undefined;
  readonly resolve: (answer: A) => void;
  readonly reject: (reason: unknown) => void;
  attempts: number;
}

/** A job whose worker was lost may have been its victim, not its cause. */
const maxAttempts = 2;
/** Exponential backoff between starts of a worker that never becomes ready, in milliseconds. */
const [minBackoff, maxBackoff] = [200, 30_000];

/** Starts the workers at once. Workers that are lost are started again, with exponential backoff where they never became ready. */
export function pool<J extends object, A extends object, E = never>(options: PoolOptions<J>): Pool<J, A, E> {
  const queue = boundedQueue<QueuedJob<J, A, E>>(options.queueLength, options.queueBytes, ({ job }) => options.bytesOf(job));
  const workers = new Set<WorkerProcess<J, A, E>>();
  let closed = false;
  const { started, start } = starting<J, A, E>(options, workers, { dispatch, isClosed: () => closed });

  function dispatch(): void {
    for (const worker of workers) {
      if (!worker.isFree()) continue;
      const queued = queue.take();
      if (!queued) return;
      void runOn(worker, queued);
    }
  }

  async function runOn(worker: WorkerProcess<J, A, E>, queued: QueuedJob<J, A, E>): Promise<void> {
    queued.attempts++;
    try {
      queued.resolve(await worker.run(queued.job, queued.signal, queued.onEvent));
    } catch (error) {
      if (error instanceof WorkerLost && queued.attempts < maxAttempts && !queued.signal.aborted && !closed) {
        queued.job = options.retryWith?.(queued.job) ?? queued.job;
        queue.addFirst(queued);
        dispatch();
      } else queued.reject(error);
    }
  }

  for (let i = 0; i < options.workers; i++) start();

  return {
    started,
    load() {
      const all = [...workers];
      return { ready: all.filter((worker) => worker.wasReady()).length, busy: all.filter((worker) => worker.isBusy()).length, queued: queue.length() };
    },
    run(job, signal, onEvent) {
      if (signal.aborted) return Promise.reject(signal.reason);
      if (closed) return Promise.reject(new QueueFull('stopping'));
      return new Promise<A>((resolve, reject) => {
        const queued: QueuedJob<J, A, E> = { job, signal, onEvent, resolve, reject, attempts: 0 };
        const isAnyFree = [...workers].some((worker) => worker.isFree());
        if (!isAnyFree && !queue.hasRoomFor(queued)) {
          reject(new QueueFull('queue is full'));
          return;
        }
        signal.addEventListener(
          'abort',
          () => {
            queue.remove(queued);
            reject(signal.reason);
          },
          { once: true },
        );
        queue.add(queued);
        dispatch();
      });
    },
    async close() {
      closed = true;
      for (const queued of queue.drain()) queued.reject(new QueueFull('stopping'));
      await Promise.all([...workers].map((worker) => worker.stop()));
    },
  };
}

/** Starts workers into `workers`, and again where one is lost; `started` settles with the first that is ready or unusable. */
function starting<J extends object, A extends object, E>(
  setup: WorkerSetup,
  workers: Set<WorkerProcess<J, A, E>>,
  { dispatch, isClosed }: { readonly dispatch: () => void; readonly isClosed: () => boolean },
) {
  let backoff = minBackoff;
  let settle: { resolve: () => void; reject: (error: Error) => void };
  const started = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
  started.catch(() => {});

  const start = () => {
    if (isClosed()) return;
    const worker = spawnWorker<J, A, E>(setup, {
      ready() {
        backoff = minBackoff;
        settle.resolve();
        dispatch();
      },
      free: dispatch,
      unusable: (message) => settle.reject(new InputError(message)),
      lost() {
        workers.delete(worker);
        const delay = worker.wasReady() ? 0 : (backoff = Math.min(maxBackoff, backoff * 2));
        if (!isClosed()) setTimeout(start, delay);
      },
    });
    workers.add(worker);
  };
  return { started, start };
}
