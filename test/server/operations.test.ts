/** Running the service: TLS, a stop that finishes what it began, bundles a customer, what is left on the disk. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { get } from 'node:https';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Engine } from '../../src/detect.js';
import { engineCache } from '../../src/server/workers/engines.js';
import { temporaryFolder } from '../bundle/made.js';
import { document, extraction } from '../api/extraction.js';
import { invoice, localRunner, recognition, started } from './started.js';

const folder = await temporaryFolder(after);
const at = (...names: string[]) => join(folder, ...names);

const noOpenssl = spawnSync('openssl', ['version']).status !== 0;
if (noOpenssl) console.error('SKIPPED: TLS is not tested, for there is no openssl to make a certificate with');

test('TLS by configuration, and none older than 1.2', { skip: noOpenssl }, async () => {
  const [tlsCertificate, tlsKey] = [at('cert.pem'), at('key.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-keyout', tlsKey, '-out', tlsCertificate], {
    stdio: 'ignore',
  });
  const server = await started(localRunner(), { tlsCertificate, tlsKey });
  const ca = await readFile(tlsCertificate);
  const status = (versions: object) =>
    new Promise((resolve, reject) => {
      const { port } = new URL(server.url);
      get({ host: 'localhost', port, path: '/healthz', ca, agent: false, ...versions }, (response) => resolve(response.resume().statusCode)).on(
        'error',
        reject,
      );
    });
  assert.equal(await status({}), 200);
  await assert.rejects(status({ maxVersion: 'TLSv1.1', minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' }), /protocol|alert|EPROTO/i);
  await server.stop();
});

test('a stop finishes what it began and begins nothing more', async () => {
  let begun = () => {};
  let finish = () => {};
  const [isBegun, mayFinish] = [new Promise<void>((resolve) => (begun = resolve)), new Promise<void>((resolve) => (finish = resolve))];
  const server = await started(
    localRunner({
      ...recognition,
      detect: async () => {
        begun();
        await mayFinish;
        return { document, extraction };
      },
    }),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const first = server.post({ Invoice: invoice });
  await isBegun;
  const stopped = server.stop();
  // The second one comes on a new connection, which nobody takes any more.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const second = new Promise((resolve) =>
    request(server.url, { agent }, (response) => resolve(response.resume().statusCode))
      .on('error', () => resolve('refused'))
      .end(),
  );
  assert.ok(['refused', 503].includes((await second) as string | number));
  finish();
  const { status, headers } = await first;
  assert.equal(status, 200);
  assert.equal(headers.get('connection'), 'close', 'a connection that is kept would hold up the stop');
  await stopped;
  agent.destroy();
});

test('a key’s own bundle is the one that answers', async () => {
  const asked: string[] = [];
  const local = localRunner();
  const server = await started({
    ...local,
    run: (job, ...rest) => {
      asked.push(job.bundle);
      return local.run(job, ...rest);
    },
  });
  for (const key of [server.key, await server.makeKey({ bundle: 'models/acme' })])
    assert.equal((await server.post({ Invoice: invoice }, { 'x-apikey': key })).status, 200);
  assert.deepEqual(asked, ['models/base', 'models/acme']);
  await server.stop();
});

test('bundles are loaded on demand, kept, and replaced while they run; a broken successor is not taken', async () => {
  const loads: string[] = [];
  let broken = false;
  const cache = engineCache(async (path) => {
    loads.push(path);
    if (broken) throw new Error('half a bundle');
    return { bundle: { manifest: { customDetails: [{ name: `Of${loads.length}` }], whitelists: [] } } } as unknown as Engine;
  });
  const make = async (name: string, seconds: number) => {
    await mkdir(at(name), { recursive: true });
    await writeFile(at(name, 'manifest.json'), '{}');
    await utimes(at(name, 'manifest.json'), seconds, seconds);
  };
  const detail = async (name: string) => (await cache.get(at(name))).customDetails[0]!.name;
  for (const name of ['a', 'b', 'c', 'd', 'e']) await make(name, 1);
  assert.deepEqual([await detail('a'), await detail('a'), await detail('b'), loads.length], ['Of1', 'Of1', 'Of2', 2]);
  await make('a', 2);
  assert.deepEqual([await detail('a'), await detail('a'), loads.length], ['Of3', 'Of3', 3]);
  broken = true;
  await make('a', 3);
  assert.deepEqual([await detail('a'), await detail('b')], ['Of3', 'Of2']);
  broken = false;
  // A fifth one takes the place of the one that was not asked for longest.
  for (const name of ['c', 'd', 'e']) await detail(name);
  const before = loads.length;
  await detail('b');
  assert.equal(loads.length, before);
  await detail('a');
  assert.equal(loads.length, before + 1);
  await assert.rejects(cache.get(at('none')), /no bundle, it has no manifest\.json/);
});

test('nothing that was received is on the disk after the answer', async () => {
  const data = at('data');
  const server = await started(localRunner(), { data });
  const secret = 'Rechnung-4711-geheim';
  const Invoice = Buffer.from(`%PDF-1.4 ${secret}`).toString('base64');
  assert.equal((await server.post({ Invoice, AddOcrResult: true, AddDocumentText: true, PropertyStore: { SessionLogId: 'S-77' } })).status, 200);
  await server.stop();
  const files = await readdir(data);
  assert.ok(files.includes('beleg.sqlite'));
  for (const file of files) {
    const text = (await readFile(join(data, file))).toString('latin1');
    for (const word of [secret, Invoice.slice(0, 20), 'S-77', server.key]) assert.ok(!text.includes(word), `${file} holds ${word}`);
  }
  await rm(data, { recursive: true });
});

test('headers that keep answers out of caches and frames', async () => {
  const server = await started();
  for (const response of [await server.post({ Invoice: invoice }), await fetch(server.url), await fetch(`${server.url}/none`)]) {
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.equal(response.headers.get('x-powered-by'), null);
  }
  await server.stop();
});
