/** One worker process: given one request at a time, told to stop it, killed where it does not. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer, Call } from '../api/answer.js';

export interface Job {
  readonly call: Call;
  readonly bundle: string;
}

export interface WorkerSetup {
  /** Loaded before the worker says that it is ready. */
  readonly bundle: string;
  /** The module that runs in the process; tests put their own in. */
  readonly module?: URL;
  /** Milliseconds that stopped work has to end by itself. */
  readonly grace?: number;
}

export type ToWorker = { readonly kind: 'run'; readonly id: number; readonly job: Job } | { readonly kind: 'cancel'; readonly id: number };
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unusable'; readonly message: string }
  | { readonly kind: 'session'; readonly id: number; readonly sessionLogId: string }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };

export interface Hand {
  isFree(): boolean;
  isBusy(): boolean;
  wasReady(): boolean;
  run(job: Job, signal: AbortSignal, hear: (sessionLogId: string) => void): Promise<Answer>;
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

interface Current {
  readonly id: number;
  readonly hear: (sessionLogId: string) => void;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

const usualGrace = 2000;

export function hire(setup: WorkerSetup, events: HandEvents): Hand {
  const module = setup.module ?? new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url);
  const child = fork(fileURLToPath(module), [setup.bundle], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // A process does not inherit the loader that tests run TypeScript with.
    execArgv: module.pathname.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [],
  });
  let [ready, gone, lastId] = [false, false, 0];
  let current: Current | undefined;

  const finish = (id: number, settle: (current: Current) => void) => {
    if (current?.id !== id) return;
    const finished = current;
    current = undefined;
    settle(finished);
    events.free();
  };
  child.on('message', (message: FromWorker) => {
    if (message.kind === 'ready') {
      ready = true;
      events.ready();
    } else if (message.kind === 'unusable') events.unusable(message.message);
    else if (message.kind === 'session') current?.id === message.id && current.hear(message.sessionLogId);
    else if (message.kind === 'answer') finish(message.id, ({ resolve }) => resolve(message.answer));
    else finish(message.id, ({ reject }) => reject(new Error(message.reason)));
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

  return {
    isFree: () => ready && !gone && !current,
    isBusy: () => current !== undefined,
    wasReady: () => ready,
    run(job, signal, hear) {
      const id = ++lastId;
      const answer = new Promise<Answer>((resolve, reject) => (current = { id, hear, resolve, reject }));
      child.send({ kind: 'run', id, job } satisfies ToWorker, () => {});
      const cancel = () => {
        if (current?.id !== id || gone) return;
        child.send({ kind: 'cancel', id } satisfies ToWorker, () => {});
        setTimeout(() => current?.id === id && child.kill('SIGKILL'), setup.grace ?? usualGrace).unref();
      };
      if (signal.aborted) cancel();
      else signal.addEventListener('abort', cancel, { once: true });
      return answer.finally(() => signal.removeEventListener('abort', cancel));
    },
    async stop() {
      if (child.connected) child.disconnect();
      const force = setTimeout(() => child.kill('SIGKILL'), 3000);
      await ended;
      clearTimeout(force);
    },
  };
}
