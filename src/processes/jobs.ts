/** The inside of a worker process: runs jobs as worker-process.ts sends them, one at a time, and exits when due, so that a fresh process replaces it. */
import { InputError } from '../errors.js';
import { ownMemory } from './memory.js';
import type { Chunked, FromWorker, ToWorker } from './messages.js';

export interface JobHandler<J, A, E> {
  /** Ends early where the signal is aborted. `emit` sends an event to whoever waits for the answer. */
  run(job: J, signal: AbortSignal, emit: (event: E) => void): Promise<A>;
  /** Releases what would keep the process alive. */
  close(): Promise<void>;
}

export interface JobServer {
  /** Reports that jobs are welcome. */
  ready(): void;
  /** Reports why no job can be done. */
  unusable(message: string): void;
}

/** Native memory is never given back whole: a process exits after maxJobs, or after minJobs where it has grown beyond maxBytes. */
const [maxJobs, minJobs, maxBytes] = [1000, 25, 1_000_000_000];

/**
 * Listens to the parent process until it disconnects. Call `ready` once jobs can be run. A job that throws is answered with its reason; the process goes on.
 */
export function serveJobs<J extends object, A extends object, E = never>({ run, close }: JobHandler<J, A, E>): JobServer {
  const running = new Map<number, AbortController>();
  const received = new Map<number, Uint8Array[]>();
  let done = 0;
  const send = (message: FromWorker<A, E>, sent = () => {}) => process.send?.(message, undefined, undefined, sent);
  const isDue = () => done >= maxJobs || (done >= minJobs && (ownMemory('self') ?? process.memoryUsage.rss()) > maxBytes);

  async function work(id: number, job: J): Promise<void> {
    const stop = new AbortController();
    running.set(id, stop);
    try {
      const { pieces, ...answer }: A & Chunked = await run(job, stop.signal, (event) => send({ kind: 'event', id, event }));
      for (const piece of pieces ?? []) await new Promise<void>((resolve) => send({ kind: 'piece', id, piece }, resolve));
      done++;
      const last = isDue();
      send({ kind: 'answer', id, answer: (pieces?.length === 0 ? { ...answer, pieces } : answer) as A, last });
      if (last) process.disconnect();
    } catch (error) {
      send({ kind: 'failed', id, reason: reasonOf(error) });
    } finally {
      running.delete(id);
    }
  }

  process.on('message', (message: ToWorker<J>) => {
    const { id } = message;
    if (message.kind === 'piece') {
      const pieces = received.get(id);
      if (pieces) pieces.push(message.piece);
      else received.set(id, [message.piece]);
      return;
    }
    const pieces = received.get(id);
    received.delete(id);
    if (message.kind === 'run') void work(id, pieces ? { ...message.job, pieces } : message.job);
    else if (running.has(id)) running.get(id)!.abort();
    else send({ kind: 'failed', id, reason: 'cancelled before it began' });
  });
  // The parent stops this process or has died: no caller waits for answers.
  process.on('disconnect', () => void close().finally(() => process.exit()));
  // A signal to the whole process group is for the parent, which lets jobs finish.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  return { ready: () => void send({ kind: 'ready' }), unusable: (message) => void send({ kind: 'unusable', message }) };
}

/** The message of an InputError names files of the installation; that of a bug may quote a document, so that only its place is reported. */
function reasonOf(error: unknown): string {
  if (error instanceof InputError) return error.message;
  if (!(error instanceof Error)) return 'unknown failure';
  const place = error.stack
    ?.split('\n')
    .find((line) => line.startsWith('    at '))
    ?.trim();
  return `${error.name} ${place ?? ''}`;
}
