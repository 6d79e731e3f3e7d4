/** One worker process: runs one job at a time; killed where it does not cancel in time or takes too much memory. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ownMemory } from './memory.js';
import type { Chunked, FromWorker, ToWorker } from './messages.js';

export interface WorkerSetup {
  /** The module that runs in the process; it calls serveJobs (jobs.ts). */
  readonly module: URL;
  /** Argument of the process: the bundle that it loads before it reports that it is ready. */
  readonly bundle?: string;
  /** Milliseconds that a cancelled job has to end by itself. */
  readonly grace?: number;
  /** A process with more private memory than this during a job is killed (Linux only). */
  readonly maxMegabytes?: number;
}

export interface WorkerProcess<J, A, E> {
  /** Ready, and without a job. */
  isFree(): boolean;
  isBusy(): boolean;
  wasReady(): boolean;
  /** Rejects with WorkerLost where the process ends before its answer, with the worker's reason where the job fails. */
  run(job: J, signal: AbortSignal, onEvent?: (event: E) => void): Promise<A>;
  stop(): Promise<void>;
}

export interface WorkerListeners {
  readonly ready: () => void;
  readonly free: () => void;
  readonly unusable: (message: string) => void;
  readonly lost: () => void;
}

/** The process ended before it answered. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';

  /** It took more memory than it may, or could not get what it wanted; otherwise a fault or a kill from outside ended it. */
  readonly isOverMemory: boolean;

  constructor(message: string, isOverMemory = false) {
    super(message);
    this.isOverMemory = isOverMemory;
  }
}

interface RunningJob<A, E> {
  readonly id: number;
  /** Of the answer, as far as received. */
  readonly pieces: Uint8Array[];
  readonly onEvent: ((event: E) => void) | undefined;
  readonly resolve: (answer: A) => void;
  readonly reject: (error: Error) => void;
}

const defaultGraceMs = 2000;
const memoryCheckMs = 500;
const stopTimeoutMs = 3000;

/** Most garbage of a page dies young: a larger young generation (V8's default of 16 MB fills many times a page) saves a seventh of the time of a scan. */
const gcFlags = ['--max-semi-space-size=64', '--single-threaded-gc'];

/** URL of a worker's module beside the module that starts it: TypeScript in tests, JavaScript after the build. `name` is without its ending. */
export const workerModule = (name: string, base: string): URL => new URL(`${name}${base.endsWith('.ts') ? '.ts' : '.js'}`, base);

/** Starts a process; `listeners` are told when it is ready, free, unusable or lost. */
export function spawnWorker<J extends object, A extends object, E = never>(setup: WorkerSetup, listeners: WorkerListeners): WorkerProcess<J, A, E> {
  const child = forked(setup);
  const state: ProcessState<A, E> = { ready: false, gone: false, retired: false, isOverMemory: false, current: undefined };
  let lastId = 0;
  child.on('message', (message: FromWorker<A, E>) => received(message, state, listeners));
  const ended = end(child, state, listeners.lost);

  return {
    isFree: () => state.ready && !state.gone && !state.retired && !state.current,
    isBusy: () => state.current !== undefined,
    wasReady: () => state.ready,
    run(job, signal, onEvent) {
      const id = ++lastId;
      const answer = new Promise<A>((resolve, reject) => (state.current = { id, pieces: [], onEvent, resolve, reject }));
      void send<J>(child, id, job, () => signal.aborted || state.gone || state.current?.id !== id);
      const cancel = () => {
        if (state.current?.id !== id || state.gone) return;
        child.send({ kind: 'cancel', id } satisfies ToWorker<J>, () => {});
        setTimeout(() => state.current?.id === id && child.kill('SIGKILL'), setup.grace ?? defaultGraceMs).unref();
      };
      if (signal.aborted) cancel();
      else signal.addEventListener('abort', cancel, { once: true });
      const watchdog =
        setup.maxMegabytes === undefined
          ? undefined
          : setInterval(() => (state.isOverMemory ||= killedAbove(child, setup.maxMegabytes!)), memoryCheckMs).unref();
      return answer.finally(() => {
        signal.removeEventListener('abort', cancel);
        clearInterval(watchdog);
      });
    },
    async stop() {
      if (child.connected) child.disconnect();
      const force = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
      await ended;
      clearTimeout(force);
    },
  };
}

interface ProcessState<A, E> {
  ready: boolean;
  /** It ended. */
  gone: boolean;
  /** It ends by itself after its last answer. */
  retired: boolean;
  isOverMemory: boolean;
  current: RunningJob<A, E> | undefined;
}

const forked = ({ module, bundle }: WorkerSetup): ChildProcess =>
  fork(fileURLToPath(module), bundle === undefined ? [] : [bundle], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // A child process does not inherit the loader that tests run TypeScript with.
    execArgv: [...gcFlags, ...(module.pathname.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [])],
  });

/** Messages about a job that is not the running one any more are dropped. */
function received<A extends object, E>(message: FromWorker<A, E>, state: ProcessState<A, E>, listeners: WorkerListeners): void {
  const finish = (id: number, settle: (job: RunningJob<A, E>) => void) => {
    if (state.current?.id !== id) return;
    const finished = state.current;
    state.current = undefined;
    settle(finished);
    listeners.free();
  };
  if (message.kind === 'ready') {
    state.ready = true;
    listeners.ready();
  } else if (message.kind === 'unusable') listeners.unusable(message.message);
  else if (message.kind === 'event') state.current?.id === message.id && state.current.onEvent?.(message.event);
  else if (message.kind === 'piece') state.current?.id === message.id && state.current.pieces.push(message.piece);
  else if (message.kind === 'answer') {
    state.retired = message.last === true;
    finish(message.id, ({ pieces, resolve }) => resolve(pieces.length ? { ...message.answer, pieces } : message.answer));
  } else finish(message.id, ({ reject }) => reject(new Error(message.reason)));
}

/** Resolves when the process has ended; the running job is rejected, `lost` is told. */
function end<A, E>(child: ChildProcess, state: ProcessState<A, E>, lost: () => void): Promise<void> {
  return new Promise((resolve) => {
    const ended = (_code?: unknown, signal?: unknown) => {
      if (state.gone) return;
      state.gone = true;
      // V8 and native libraries abort where memory is refused.
      state.current?.reject(new WorkerLost('the worker process ended', state.isOverMemory || signal === 'SIGABRT'));
      state.current = undefined;
      lost();
      resolve();
    };
    child.on('exit', ended);
    child.on('error', () => ended());
  });
}

/** The large part by its pieces, then the job. Stops where the job is obsolete. */
async function send<J extends object>(child: ChildProcess, id: number, { pieces, ...rest }: J & Chunked, isObsolete: () => boolean): Promise<void> {
  for (const piece of pieces ?? []) {
    if (isObsolete()) return;
    await new Promise((resolve) => child.send({ kind: 'piece', id, piece } satisfies ToWorker<J>, resolve));
  }
  const job = (pieces?.length === 0 ? { ...rest, pieces } : rest) as J;
  if (!isObsolete()) child.send({ kind: 'run', id, job } satisfies ToWorker<J>, () => {});
}

/** One job must not take the memory of the whole machine. Without /proc there is no limit. */
const killedAbove = (child: ChildProcess, maxMegabytes: number): boolean => (ownMemory(child.pid!) ?? 0) > maxMegabytes * 1024 * 1024 && child.kill('SIGKILL');
