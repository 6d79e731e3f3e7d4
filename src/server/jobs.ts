/** The inside of a worker process: jobs as hand.ts sends them, one at a time, until it has done so many that another shall take its place. */
import { InputError } from '../errors.js';
import type { FromWorker, InPieces, ToWorker } from './hand.js';
import { ownMemory } from './memory.js';

export interface Work<J, A> {
  /** Ends early where the signal says so. */
  run(job: J, signal: AbortSignal, hear: (sessionLogId: string) => void): Promise<A>;
  /** Ends what would keep the process alive. */
  close(): Promise<void>;
}

/** Native memory is never given back whole: a process ends after this many jobs, or earlier where it has grown beyond so many bytes. */
const [mostJobs, fewestJobs, mostBytes] = [1000, 25, 1_000_000_000];

export function serveJobs<J extends object, A extends object>({ run, close }: Work<J, A>): { ready(): void; unusable(message: string): void } {
  const running = new Map<number, AbortController>();
  const received = new Map<number, Uint8Array[]>();
  let done = 0;
  const send = (message: FromWorker<A>, sent = () => {}) => process.send?.(message, undefined, undefined, sent);
  const isWorn = () => done >= mostJobs || (done >= fewestJobs && (ownMemory('self') ?? process.memoryUsage.rss()) > mostBytes);

  async function work(id: number, job: J): Promise<void> {
    const stop = new AbortController();
    running.set(id, stop);
    try {
      const { pieces, ...answer }: A & InPieces = await run(job, stop.signal, (sessionLogId) => send({ kind: 'session', id, sessionLogId }));
      for (const piece of pieces ?? []) await new Promise<void>((resolve) => send({ kind: 'piece', id, piece }, resolve));
      done++;
      const last = isWorn();
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
    else send({ kind: 'failed', id, reason: 'stopped before it began' });
  });
  // Whoever started it wants it to end, or is gone: nobody waits for answers.
  process.on('disconnect', () => void close().finally(() => process.exit()));
  // A stop of the whole group is for the parent to handle, which lets jobs finish.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  return { ready: () => void send({ kind: 'ready' }), unusable: (message) => void send({ kind: 'unusable', message }) };
}

/** The message of an InputError names files of ours; that of a bug may quote a document. */
function reasonOf(error: unknown): string {
  if (error instanceof InputError) return error.message;
  if (!(error instanceof Error)) return 'unknown failure';
  const place = error.stack
    ?.split('\n')
    .find((line) => line.startsWith('    at '))
    ?.trim();
  return `${error.name} ${place ?? ''}`;
}
