/** The process that reads and recognises, so that the server's own loop never waits for it. Started by hand.ts. */
import { answer } from '../api/answer.js';
import { InputError } from '../errors.js';
import { closeReaders } from '../reading/read.js';
import { engineCache } from './engines.js';
import type { FromWorker, ToWorker } from './hand.js';
import { warmUp } from './warm-up.js';

const engines = engineCache();
const running = new Map<number, AbortController>();
const send = (message: FromWorker) => process.send?.(message, undefined, undefined, () => {});

process.on('message', (message: ToWorker) => {
  if (message.kind === 'cancel') running.get(message.id)?.abort();
  else void run(message);
});
// Whoever started it wants it to end, or is gone: nobody waits for answers.
process.on('disconnect', () => void closeReaders().finally(() => process.exit()));
// A stop of the whole group is the server's to handle, which lets requests finish.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

async function run({ id, job: { call, bundle } }: Extract<ToWorker, { kind: 'run' }>): Promise<void> {
  const stop = new AbortController();
  running.set(id, stop);
  try {
    const recognition = await engines.get(bundle);
    send({ kind: 'answer', id, answer: await answer(call, recognition, stop.signal, (sessionLogId) => send({ kind: 'session', id, sessionLogId })) });
  } catch (error) {
    // The message of an InputError names files of ours; that of a bug may quote a document.
    send({
      kind: 'failed',
      id,
      reason:
        error instanceof InputError
          ? error.message
          : error instanceof Error
            ? `${error.name} ${
                error.stack
                  ?.split('\n')
                  .find((line) => line.startsWith('    at '))
                  ?.trim() ?? ''
              }`
            : 'unknown failure',
    });
  } finally {
    running.delete(id);
  }
}

try {
  await warmUp(await engines.get(process.argv[2]!));
  send({ kind: 'ready' });
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  send({ kind: 'unusable', message: error.message });
}
