/** Many machines and one batch, on a real Redis: a machine that is killed in the middle loses nothing, and every document is answered once. */
import assert from 'node:assert/strict';
import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openSharedDetector } from '../../../src/cli/batch/shared-detector.js';
import { loadBull, queueName } from '../../../src/cli/batch/shared-queue.js';
import { temporaryFolder } from '../../bundle/made.js';

const installed = spawnSync('redis-server', ['--version']).status === 0;
if (!installed) console.error('SKIPPED: shared batches are not tested, for no redis-server is installed (Debian: apt-get install redis-server)');

const folder = installed ? await temporaryFolder(after) : '';
const log = join(folder, 'started');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Started by the test, ended by its own handle. */
async function startRedis(port: number): Promise<ChildProcess> {
  const redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]);
  await new Promise<void>((resolve) => redis.stdout.on('data', (text) => String(text).includes('eady to accept connections') && resolve()));
  return redis;
}

async function machine(url: string): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('./shared-child.ts', import.meta.url)), [url, log], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

const startedSoFar = () =>
  readFile(log, 'utf8')
    .then((text) => text.trim().split('\n'))
    .catch(() => []);

const options = { skip: !installed, timeout: 120_000 };

test('a machine killed in the middle loses nothing, and each document is answered once', options, async (t) => {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const { Queue, connect } = await loadBull();
  const redis = await startRedis(port);
  const connection = connect(url);
  const queue = new Queue(queueName('stub'), { connection });
  const machines: ChildProcess[] = [];
  t.after(() => {
    for (const child of [redis, ...machines]) child.kill('SIGKILL');
  });
  try {
    const texts = ['wait 1', 'wait 2', 'one', 'two', 'bad', 'three'];
    const first = await openSharedDetector({ url, stamp: 'stub', width: 8 });
    const ask = (detector: typeof first, text: string) => detector.detect({ bytes: Buffer.from(text), name: `${text}.pdf`, forceBestMatch: false, wants: {} });
    machines.push(await machine(url));
    const asked = Promise.allSettled([...texts, 'one'].map((text) => ask(first, text)));
    while ((await startedSoFar()).length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
    machines[0]!.kill('SIGKILL');
    machines.push(await machine(url));
    const answers = await asked;
    assert.deepEqual(
      answers.map((answer) => (answer.status === 'fulfilled' ? JSON.parse(answer.value.response).Text : String(answer.reason))),
      ['wait 1', 'wait 2', 'one', 'two', 'InputError: bad.pdf: no document', 'three', 'one'],
    );
    assert.equal(await queue.getCompletedCount(), texts.length);
    // Whoever was killed while he waited gets his answers all the same, without a machine to work.
    await first.close();
    machines[1]!.kill('SIGKILL');
    const second = await openSharedDetector({ url, stamp: 'stub', width: 8 });
    const started = (await startedSoFar()).length;
    assert.equal(JSON.parse((await ask(second, 'three')).response).Text, 'three');
    assert.equal((await startedSoFar()).length, started);
    await second.close();
  } finally {
    for (const child of machines) child.kill('SIGKILL');
    await queue.close();
    connection.disconnect();
    redis.kill('SIGTERM');
    await once(redis, 'exit');
  }
});

test('no Redis there is said in one line, without the password', options, async () => {
  const port = await freePort();
  await assert.rejects(openSharedDetector({ url: `redis://me:secret@127.0.0.1:${port}`, stamp: 'stub', width: 1 }), (error: Error) => {
    assert.match(error.message, /^--queue: the Redis at redis:\/\/127\.0\.0\.1:\d+ cannot be used/);
    return true;
  });
  await assert.rejects(openSharedDetector({ url: 'localhost:6379', stamp: 'stub', width: 1 }), /is no address of a Redis/);
});
