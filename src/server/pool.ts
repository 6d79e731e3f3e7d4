/** Worker processes behind a bounded queue. A process that dies is replaced, and its request tried once more; work nobody waits for is stopped, at last by force. */
import type { Answer } from '../api/answer.js';
import { InputError } from '../errors.js';
import { type Hand, hire, type Job, type WorkerSetup, WorkerLost } from './hand.js';

export interface PoolOptions extends WorkerSetup {
  readonly workers: number;
  /** Requests that may wait, and the bytes they may hold. */
  readonly queueLength: number;
  readonly queueBytes: number;
}

export interface Pool {
  /** Rejects with QueueFull, WorkerLost, or the signal's reason. */
  run(job: Job, signal: AbortSignal, hear: (sessionLogId: string) => void): Promise<Answer>;
  readonly load: () => { readonly ready: number; readonly busy: number; readonly queued: number };
  /** Resolves when the first worker is ready; rejects when it cannot be. */
  readonly started: Promise<void>;
  close(): Promise<void>;
}

export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

interface Waiting {
  readonly job: Job;
  readonly signal: AbortSignal;
  readonly hear: (sessionLogId: string) => void;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
  attempts: number;
}

/** A request that took a worker down may have been its victim, not its cause. */
const mostAttempts = 2;
const [shortestPause, longestPause] = [200, 30_000];

export function pool(options: PoolOptions): Pool {
  const queue: Waiting[] = [];
  const hands = new Set<Hand>();
  let [queuedBytes, pause, closed] = [0, shortestPause, false];
  let settle: { resolve: () => void; reject: (error: Error) => void };
  const started = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
  started.catch(() => {});

  const start = () => {
    if (closed) return;
    const hand = hire(options, {
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
      queuedBytes -= waiting.job.call.body.byteLength;
      void give(hand, waiting);
    }
  }

  async function give(hand: Hand, waiting: Waiting): Promise<void> {
    waiting.attempts++;
    try {
      waiting.resolve(await hand.run(waiting.job, waiting.signal, waiting.hear));
    } catch (error) {
      if (error instanceof WorkerLost && waiting.attempts < mostAttempts && !waiting.signal.aborted && !closed) put(waiting, true);
      else waiting.reject(error);
    }
  }

  function put(waiting: Waiting, first = false): void {
    if (first) queue.unshift(waiting);
    else queue.push(waiting);
    queuedBytes += waiting.job.call.body.byteLength;
    next();
  }

  for (let i = 0; i < options.workers; i++) start();

  return {
    started,
    load: () => ({ ready: [...hands].filter((hand) => hand.wasReady()).length, busy: [...hands].filter((hand) => hand.isBusy()).length, queued: queue.length }),
    run(job, signal, hear) {
      if (signal.aborted) return Promise.reject(signal.reason);
      if (closed) return Promise.reject(new QueueFull('stopping'));
      const bytes = job.call.body.byteLength;
      const idle = [...hands].some((hand) => hand.isFree());
      if (!idle && (queue.length >= options.queueLength || queuedBytes + bytes > options.queueBytes)) return Promise.reject(new QueueFull('queue is full'));
      return new Promise<Answer>((resolve, reject) => {
        const waiting: Waiting = { job, signal, hear, resolve, reject, attempts: 0 };
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
