/** A worker process that does what the body says: answer, die once, die always, hang, or fail. */
import { existsSync, writeFileSync } from 'node:fs';
import type { FromServerWorker, ToServerWorker } from '../../src/server/workers/job.js';

const send = (message: FromServerWorker) => process.send!(message, undefined, undefined, () => {});
if (process.argv[2] === 'unusable') send({ kind: 'unusable', message: 'unusable: no bundle' });
else send({ kind: 'ready' });

let body = '';
process.on('message', (message: ToServerWorker) => {
  if (message.kind === 'cancel') return;
  if (message.kind === 'piece') {
    body += Buffer.from(message.piece).toString();
    return;
  }
  const [what, argument] = body.split(' ');
  body = '';
  const { id } = message;
  if (what === 'hang') return;
  if (what === 'die' || (what === 'die-once' && !existsSync(argument!))) {
    if (argument) writeFileSync(argument, '');
    process.kill(process.pid, 'SIGKILL');
    return;
  }
  if (what === 'fail') return send({ kind: 'failed', id, reason: 'Error' });
  setTimeout(() => send({ kind: 'answer', id, answer: { status: 200, pieces: [Buffer.from(String(process.pid))] } }), Number(argument ?? 0));
});
process.on('disconnect', () => process.exit());
