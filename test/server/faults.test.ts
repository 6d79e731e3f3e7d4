/** Faults in small: killed workers, bad requests among good ones, clients that crawl, a full disk. scripts/bench-server.ts --faults does it at length. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { bytesOf, type Runner } from '../../src/server/workers/job.js';
import { pool } from '../../src/processes/pool.js';
import { badRequests } from './bad-requests.js';
import { invoice, localRunner, type Started, started } from './started.js';

test('kill -9 of a worker in the middle: this request is tried again or 500, all others are answered', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'beleg-faults-'));
  const workers: Runner = pool({ bundle: 'stub', module: new URL('./stub-worker.ts', import.meta.url), workers: 2, queueLength: 50, queueBytes: 1e6, bytesOf });
  const server = await started(workers);
  try {
    await workers.started;
    const bodies = ['answer 20', 'die', 'answer', `die-once ${join(folder, 'died')}`, 'answer 20', 'answer', 'answer 20', 'answer'];
    const statuses = await Promise.all(bodies.map(async (body) => (await server.post(body)).status));
    assert.deepEqual(statuses, [200, 500, 200, 200, 200, 200, 200, 200]);
    assert.equal((await fetch(`${server.url}/healthz`)).status, 200);
  } finally {
    await server.stop();
    await workers.close();
    await rm(folder, { recursive: true });
  }
});

/** Everything that comes back on one connection, until the server ends it. */
function raw(server: Started, ...pieces: readonly (string | Buffer)[]): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
      for (const piece of pieces) socket.write(piece);
    });
    socket.on('data', (part) => (text += part.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}

test('300 bad requests among good ones: every good one is answered, none of the bad ones is let in', { timeout: 120_000 }, async () => {
  const server = await started(localRunner(), { bodyMegabytes: 0.2 }, { timeouts: { headers: 1000, request: 2000, interval: 200 } });
  try {
    const good = async () => {
      const response = await server.post({ Invoice: invoice, Filter: 1024 });
      assert.equal(response.status, 200);
      assert.equal(((await response.json()) as { InvoiceDetailTypePredictions: unknown[] }).InvoiceDetailTypePredictions.length, 1);
    };
    const bad = async (index: number) => {
      const { name, bytes } = badRequests(server.key, invoice, index);
      const answer = await raw(server, bytes);
      const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
      assert.ok(
        statuses.every((status) => [400, 401, 404, 405, 408, 413, 415, 431].includes(status)),
        `${name}: ${statuses}`,
      );
    };
    for (let from = 0; from < 300; from += 75) {
      const batch = Array.from({ length: 75 }, (_, index) => bad(from + index));
      await Promise.all([...batch, ...Array.from({ length: 8 }, good)]);
    }
    assert.equal(server.lines.filter(({ status }) => status === 200).length, 32);
    assert.ok(!JSON.stringify(server.lines).includes(server.key));
  } finally {
    await server.stop();
  }
});

test('a client that sends a byte now and then is disconnected', { timeout: 60_000 }, async () => {
  const server = await started(localRunner(), {}, { timeouts: { headers: 500, request: 1000, interval: 100 } });
  try {
    const head = `POST /v1-18/invoicedetail/detect HTTP/1.1\r\nHost: x\r\nX-ApiKey: ${server.key}\r\nContent-Length: 1000\r\n`;
    const [inHeaders, inBody] = await Promise.all([raw(server, head), raw(server, `${head}\r\n{"Inv`)]);
    assert.match(inHeaders, /^HTTP\/1\.1 408/);
    assert.match(inBody, /^(HTTP\/1\.1 408|$)/);
    assert.equal((await server.post({ Invoice: invoice })).status, 200);
  } finally {
    await server.stop();
  }
});

const mounted = (() => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    const folder = execFileSync('mktemp', ['-d'], { encoding: 'utf8' }).trim();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', folder], { stdio: 'ignore', timeout: 5000 });
    return folder;
  } catch {
    return false;
  }
})();
if (!mounted) console.error('SKIPPED: a full disk is not tested, for no small file system can be mounted here (needs root)');

test('a full disk: calls are answered, what cannot be counted or made is told, nothing ends', { skip: !mounted, timeout: 60_000 }, async () => {
  const data = mounted as string;
  const server = await started(localRunner(), { data });
  try {
    // All that is left, to the last block.
    await writeFile(join(data, 'full'), Buffer.alloc(600_000)).catch(() => {});
    const keys = Array.from({ length: 200 }, () => server.makeKey());
    const made = await Promise.allSettled(keys);
    assert.ok(made.some(({ status }) => status === 'rejected'));
    for (let i = 0; i < 20; i++) assert.equal((await server.post({ Invoice: invoice }, { 'x-apiidentifier': `${i}`.repeat(100) })).status, 200);
    await rm(join(data, 'full'));
    await server.makeKey();
    assert.equal((await server.post({ Invoice: invoice })).status, 200);
  } finally {
    await server.stop();
    // At once, though the database's own handle is let go only with the garbage.
    execFileSync('umount', ['-l', data]);
    await rm(data, { recursive: true });
  }
});

test('a log that takes no more lines holds nothing up', { skip: process.platform !== 'linux', timeout: 60_000 }, async (t) => {
  const code = `import { openLog } from ${JSON.stringify(new URL('../../src/server/monitoring/log.ts', import.meta.url).href)};
    const log = openLog('info'); for (let i = 0; i < 1000; i++) log.info({ i }, 'detect'); setTimeout(() => console.log('alive'), 100);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', openSync('/dev/full', 'w')] });
  t.after(() => child.kill('SIGKILL'));
  let out = '';
  child.stdout!.on('data', (text) => (out += text));
  const [status] = await once(child, 'exit');
  assert.deepEqual([status, out], [0, 'alive\n']);
});
