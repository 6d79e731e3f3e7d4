/** Worker processes: killed ones are replaced and their request tried again, the queue ends somewhere, stopped work is really stopped. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { bytesOf, type Job, type Runner, type Served } from '../../src/server/job.js';
import { type PoolOptions, pool, QueueFull } from '../../src/server/pool.js';
import { WorkerLost } from '../../src/server/hand.js';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beleg-pool-'));
});
after(() => rm(folder, { recursive: true }));

const stub = (options: Partial<PoolOptions<Job>> = {}): Runner =>
  pool({ bundle: 'stub', module: new URL('./stub-worker.ts', import.meta.url), workers: 1, queueLength: 2, queueBytes: 1000, grace: 50, bytesOf, ...options });

const run = (workers: Runner, body: string, signal = new AbortController().signal) =>
  workers.run({ call: { version: '1.18' }, pieces: [Buffer.from(body)], bundle: 'stub' }, signal, () => {});

const textOf = ({ pieces }: Served): string => Buffer.concat(pieces).toString();

test('a killed worker is replaced, and its request is answered by the next', async () => {
  const workers = stub();
  const pid = textOf(await run(workers, 'answer'));
  const again = await run(workers, `die-once ${join(folder, 'died')}`);
  assert.equal(again.status, 200);
  assert.notEqual(textOf(again), pid);
  await workers.close();
});

test('a request that kills every worker fails alone', async () => {
  const workers = stub();
  const bad = run(workers, 'die');
  const good = run(workers, 'answer');
  await assert.rejects(bad, WorkerLost);
  assert.equal((await good).status, 200);
  await assert.rejects(run(workers, 'fail'), /Error/);
  assert.equal((await run(workers, 'answer')).status, 200);
  await workers.close();
});

test('the queue is bounded in number and bytes', async () => {
  const workers = stub();
  await workers.started;
  const [first, second, third] = ['answer 200', 'answer', 'answer'].map((body) => run(workers, body));
  await assert.rejects(run(workers, 'answer'), QueueFull);
  assert.deepEqual(workers.load(), { ready: 1, busy: 1, queued: 2 });
  await Promise.all([first, second, third]);
  const busy = run(workers, 'answer 200');
  await assert.rejects(run(workers, `answer ${'0'.repeat(2000)}`), QueueFull);
  await busy;
  await workers.close();
});

test('stopped work ends at last by force, and waiting work at once', async () => {
  const workers = stub();
  await workers.started;
  const stop = new AbortController();
  const [hanging, waiting] = [run(workers, 'hang', stop.signal), run(workers, 'hang', stop.signal)];
  stop.abort(new Error('stopped'));
  await assert.rejects(hanging, /stopped/);
  await assert.rejects(waiting, /stopped/);
  await assert.rejects(run(workers, 'answer', stop.signal), /stopped/);
  assert.equal((await run(workers, 'answer')).status, 200);
  await workers.close();
});

test('workers that cannot start say why', async () => {
  const workers = stub({ bundle: 'unusable' });
  await assert.rejects(workers.started, /unusable: no bundle/);
  await workers.close();
});
