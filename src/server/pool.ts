/** Worker processes behind a bounded queue. A process that dies is replaced, and its request tried once more; work nobody waits for is stopped, at last by force. */
import { InputError } from '../errors.js';
import { type Hand, hire, type WorkerSetup, WorkerLost } from './hand.js';

export interface PoolOptions<J> extends WorkerSetup {
  readonly workers: number;
  /** Requests that may wait, and the bytes they may hold. */
  readonly queueLength: number;
  readonly queueBytes: number;
  bytesOf(job: J): number;
  /** What is tried instead of a job over which a process was lost; usually the same. */
  again?(job: J): J;
}

export interface Pool<J, A> {
  /** Rejects with QueueFull, WorkerLost, or the signal's reason. */
  run(job: J, signal: AbortSignal, hear: (sessionLogId: string) => void): Promise<A>;
  readonly load: () => { readonly ready: number; readonly busy: number; readonly queued: number };
  /** Resolves when the first worker is ready; rejects when it cannot be. */
  readonly started: Promise<void>;
  close(): Promise<void>;
}

export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

interface Waiting<J, A> {
  job: J;
  readonly signal: AbortSignal;
  readonly hear: (sessionLogId: string) => void;
  readonly resolve: (answer: A) => void;
  readonly reject: (reason: unknown) => void;
  attempts: number;
}

/** A request that took a worker down may have been its victim, not its cause. */
const mostAttempts = 2;
const [shortestPause, longestPause] = [200, 30_000];

export function pool<J extends object, A extends object>(options: PoolOptions<J>): Pool<J, A> {
  const queue: Waiting<J, A>[] = [];
  const hands = new Set<Hand<J, A>>();
  let [queuedBytes, pause, closed] = [0, shortestPause, false];
  let settle: { resolve: () => void; reject: (error: Error) => void };
  const started = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
  started.catch(() => {});

  const start = () => {
    if (closed) return;
    const hand = hire<J, A>(options, {
      ready() {
        pause = shortestPause;
        settle.resolve();
        next();
      },
      free: next,
      unusable: (message) => settle.reject(new InputError(message)),
      lost() {
        hands.delete(hand);
        // One that cannot even start is not started over and over.
        const delay = hand.wasReady() ? 0 : (pause = Math.min(longestPause, pause * 2));
        if (!closed) setTimeout(start, delay);
      },
    });
    hands.add(hand);
  };

  function next(): void {
    for (const hand of hands) {
      if (!hand.isFree()) continue;
      const waiting = queue.shift();
      if (!waiting) return;
      queuedBytes -= options.bytesOf(waiting.job);
      void give(hand, waiting);
    }
  }

  async function give(hand: Hand<J, A>, waiting: Waiting<J, A>): Promise<void> {
    waiting.attempts++;
    try {
      waiting.resolve(await hand.run(waiting.job, waiting.signal, waiting.hear));
    } catch (error) {
      if (error instanceof WorkerLost && waiting.attempts < mostAttempts && !waiting.signal.aborted && !closed) {
        waiting.job = options.again?.(waiting.job) ?? waiting.job;
        put(waiting, true);
      } else waiting.reject(error);
    }
  }

  function put(waiting: Waiting<J, A>, first = false): void {
    if (first) queue.unshift(waiting);
    else queue.push(waiting);
    queuedBytes += options.bytesOf(waiting.job);
    next();
  }

  for (let i = 0; i < options.workers; i++) start();

  return {
    started,
    load: () => ({ ready: [...hands].filter((hand) => hand.wasReady()).length, busy: [...hands].filter((hand) => hand.isBusy()).length, queued: queue.length }),
    run(job, signal, hear) {
      if (signal.aborted) return Promise.reject(signal.reason);
      if (closed) return Promise.reject(new QueueFull('stopping'));
      const bytes = options.bytesOf(job);
      const idle = [...hands].some((hand) => hand.isFree());
      if (!idle && (queue.length >= options.queueLength || queuedBytes + bytes > options.queueBytes)) return Promise.reject(new QueueFull('queue is full'));
      return new Promise<A>((resolve, reject) => {
        const waiting: Waiting<J, A> = { job, signal, hear, resolve, reject, attempts: 0 };
        signal.addEventListener(
          'abort',
          () => {
            const at = queue.indexOf(waiting);
            if (at >= 0) {
              queue.splice(at, 1);
              queuedBytes -= bytes;
            }
            reject(signal.reason);
          },
          { once: true },
        );
        put(waiting);
      });
    },
    async close() {
      closed = true;
      for (const waiting of queue.splice(0)) waiting.reject(new QueueFull('stopping'));
      await Promise.all([...hands].map((hand) => hand.stop()));
    },
  };
}
