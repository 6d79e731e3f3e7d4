/** A pool: lost workers are replaced and their jobs retried, the queue is bounded, aborted jobs end, events and chunks arrive. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Pool, type PoolOptions, pool, QueueFull } from '../../src/processes/pool.js';
import { WorkerLost, workerModule } from '../../src/processes/worker-process.js';
import type { StubAnswer, StubEvent, StubJob } from './stub-worker.js';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beleg-pool-'));
});
after(() => rm(folder, { recursive: true }));

type StubPool = Pool<StubJob, StubAnswer, StubEvent>;
const stub = (options: Partial<PoolOptions<StubJob>> = {}): StubPool =>
  pool({
    module: workerModule('./stub-worker', import.meta.url),
    bundle: 'stub',
    workers: 1,
    queueLength: 2,
    queueBytes: 1000,
    grace: 50,
    bytesOf: ({ pieces }) => pieces.reduce((sum, { byteLength }) => sum + byteLength, 0),
    ...options,
  });

const run = (workers: StubPool, text: string, signal = new AbortController().signal, onEvent?: (event: StubEvent) => void) =>
  workers.run({ pieces: [Buffer.from(text)] }, signal, onEvent);

test('a lost worker is replaced, and its job answered by the next', async () => {
  const workers = stub();
  const { pid } = await run(workers, 'answer');
  const again = await run(workers, `die-once ${join(folder, 'died')}`);
  assert.notEqual(again.pid, pid);
  await workers.close();
});

test('a job that ends every worker fails alone; one that fails tells its place, not what it quotes', async () => {
  const workers = stub();
  const bad = run(workers, 'die');
  const good = run(workers, 'answer');
  await assert.rejects(bad, WorkerLost);
  assert.ok((await good).pid);
  await assert.rejects(run(workers, 'fail'), ({ message }: Error) => /^TypeError at /.test(message) && !message.includes('document'));
  assert.ok((await run(workers, 'answer')).pid);
  await workers.close();
});

test('a lost worker tells whether memory ended it', async () => {
  const [workers, small] = [stub(), stub({ maxMegabytes: 1 })];
  await assert.rejects(run(workers, 'die'), (error) => error instanceof WorkerLost && !error.isOverMemory);
  await assert.rejects(run(small, 'hang'), (error) => error instanceof WorkerLost && error.isOverMemory);
  await Promise.all([workers.close(), small.close()]);
});

test('a retry may be another job', async () => {
  const workers = stub({ retryWith: () => ({ pieces: [Buffer.from('echo')] }) });
  assert.equal((await run(workers, 'die')).text, '1');
  await workers.close();
});

test('the queue is bounded in number and bytes', async () => {
  const workers = stub();
  await workers.started;
  const [first, second, third] = ['answer 200', 'answer', 'answer'].map((text) => run(workers, text));
  await assert.rejects(run(workers, 'answer'), QueueFull);
  assert.deepEqual(workers.load(), { ready: 1, busy: 1, queued: 2 });
  await Promise.all([first, second, third]);
  const busy = run(workers, 'answer 200');
  await assert.rejects(run(workers, `answer ${'0'.repeat(2000)}`), QueueFull);
  await busy;
  await workers.close();
});

test('an aborted job that hangs is killed, a queued one leaves the queue', async () => {
  const workers = stub();
  await workers.started;
  const stop = new AbortController();
  const [hanging, queued] = [run(workers, 'hang', stop.signal), run(workers, 'hang', stop.signal)];
  stop.abort(new Error('stopped'));
  await assert.rejects(hanging, /stopped/);
  await assert.rejects(queued, /stopped/);
  await assert.rejects(run(workers, 'answer', stop.signal), /stopped/);
  assert.ok((await run(workers, 'answer')).pid);
  await workers.close();
});

test('events arrive before the answer, chunks one by one', async () => {
  const workers = stub();
  const events: StubEvent[] = [];
  await run(workers, 'report half', undefined, (event) => events.push(event));
  assert.deepEqual(events, [{ progress: 'half' }]);
  const { text } = await workers.run({ pieces: ['echo', ' ', 'x'].map((piece) => Buffer.from(piece)) }, new AbortController().signal);
  assert.equal(text, '3');
  await workers.close();
});

test('workers that cannot start say why', async () => {
  const workers = stub({ bundle: 'unusable' });
  await assert.rejects(workers.started, /unusable: no bundle/);
  await workers.close();
});
