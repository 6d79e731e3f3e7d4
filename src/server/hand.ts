/** One worker process: given one job at a time, told to stop it, killed where it does not or where it takes too much memory. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ownMemory } from './memory.js';

export interface WorkerSetup {
  /** Given to the process; the server's worker loads it before it says that it is ready. */
  readonly bundle?: string;
  /** The module that runs in the process; tests put their own in. */
  readonly module?: URL;
  /** Milliseconds that stopped work has to end by itself. */
  readonly grace?: number;
  /** A process that takes more memory than this for a job is ended (where the system tells how much it takes). */
  readonly mostMegabytes?: number;
}

/** What is large travels piece by piece, a message each, before the rest: the loops of both processes go on between them. An empty list travels with the rest. */
export interface InPieces {
  readonly pieces?: readonly Uint8Array[];
}
export interface Piece {
  readonly kind: 'piece';
  readonly id: number;
  readonly piece: Uint8Array;
}

export type ToWorker<J> = Piece | { readonly kind: 'run'; readonly id: number; readonly job: J } | { readonly kind: 'cancel'; readonly id: number };
export type FromWorker<A> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unusable'; readonly message: string }
  | { readonly kind: 'session'; readonly id: number; readonly sessionLogId: string }
  /** `last`: the process ends now, for another to take its place. */
  | Piece
  | { readonly kind: 'answer'; readonly id: number; readonly answer: A; readonly last?: boolean }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };

export interface Hand<J, A> {
  isFree(): boolean;
  isBusy(): boolean;
  wasReady(): boolean;
  run(job: J, signal: AbortSignal, hear: (sessionLogId: string) => void): Promise<A>;
  stop(): Promise<void>;
}

export interface HandEvents {
  readonly ready: () => void;
  readonly free: () => void;
  readonly unusable: (message: string) => void;
  readonly lost: () => void;
}

export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
}

interface Current<A> {
  readonly id: number;
  /** Of its answer, as far as they came. */
  readonly pieces: Uint8Array[];
  readonly hear: (sessionLogId: string) => void;
  readonly resolve: (answer: A) => void;
  readonly reject: (error: Error) => void;
}

const [usualGrace, watchEvery] = [2000, 500];

/** What a page leaves behind dies young: room for it (V8's usual 16 MB are full many times a page) spares a seventh of the time of a scan. */
const collection = ['--max-semi-space-size=64', '--single-threaded-gc'];

export function hire<J extends object, A extends object>(setup: WorkerSetup, events: HandEvents): Hand<J, A> {
  const module = setup.module ?? new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url);
  const child = fork(fileURLToPath(module), setup.bundle === undefined ? [] : [setup.bundle], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // A process does not inherit the loader that tests run TypeScript with.
    execArgv: [...collection, ...(module.pathname.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [])],
  });
  let [ready, gone, retired, lastId] = [false, false, false, 0];
  let current: Current<A> | undefined;

  const finish = (id: number, settle: (current: Current<A>) => void) => {
    if (current?.id !== id) return;
    const finished = current;
    current = undefined;
    settle(finished);
    events.free();
  };
  child.on('message', (message: FromWorker<A>) => {
    if (message.kind === 'ready') {
      ready = true;
      events.ready();
    } else if (message.kind === 'unusable') events.unusable(message.message);
    else if (message.kind === 'session') current?.id === message.id && current.hear(message.sessionLogId);
    else if (message.kind === 'piece') current?.id === message.id && current.pieces.push(message.piece);
    else if (message.kind === 'answer') {
      retired = message.last === true;
      finish(message.id, ({ pieces, resolve }) => resolve(pieces.length ? { ...message.answer, pieces } : message.answer));
    } else finish(message.id, ({ reject }) => reject(new Error(message.reason)));
  });
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      if (gone) return;
      gone = true;
      current?.reject(new WorkerLost('the worker process ended'));
      current = undefined;
      events.lost();
      resolve();
    };
    child.on('exit', end);
    child.on('error', end);
  });

  async function deliver(id: number, { pieces, ...rest }: J & InPieces, signal: AbortSignal): Promise<void> {
    const unwanted = () => signal.aborted || gone || current?.id !== id;
    for (const piece of pieces ?? []) {
      if (unwanted()) return;
      await new Promise((resolve) => child.send({ kind: 'piece', id, piece } satisfies ToWorker<J>, resolve));
    }
    const job = (pieces?.length === 0 ? { ...rest, pieces } : rest) as J;
    if (!unwanted()) child.send({ kind: 'run', id, job } satisfies ToWorker<J>, () => {});
  }

  return {
    isFree: () => ready && !gone && !retired && !current,
    isBusy: () => current !== undefined,
    wasReady: () => ready,
    run(job, signal, hear) {
      const id = ++lastId;
      const answer = new Promise<A>((resolve, reject) => (current = { id, pieces: [], hear, resolve, reject }));
      void deliver(id, job, signal);
      const cancel = () => {
        if (current?.id !== id || gone) return;
        child.send({ kind: 'cancel', id } satisfies ToWorker<J>, () => {});
        setTimeout(() => current?.id === id && child.kill('SIGKILL'), setup.grace ?? usualGrace).unref();
      };
      if (signal.aborted) cancel();
      else signal.addEventListener('abort', cancel, { once: true });
      const watch = setup.mostMegabytes === undefined ? undefined : setInterval(() => endWhereTooLarge(child, setup.mostMegabytes!), watchEvery).unref();
      return answer.finally(() => {
        signal.removeEventListener('abort', cancel);
        clearInterval(watch);
      });
    },
    async stop() {
      if (child.connected) child.disconnect();
      const force = setTimeout(() => child.kill('SIGKILL'), 3000);
      await ended;
      clearTimeout(force);
    },
  };
}

/** One job must not take the whole machine's memory. Systems without /proc go unwatched. */
function endWhereTooLarge(child: ReturnType<typeof fork>, mostMegabytes: number): void {
  if ((ownMemory(child.pid!) ?? 0) > mostMegabytes * 1024 * 1024) child.kill('SIGKILL');
}
