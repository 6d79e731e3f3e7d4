/** The server as a service: failures of its parts, aborted requests, proxies. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { QueueFull } from '../../src/processes/pool.js';
import { WorkerLost } from '../../src/processes/worker-process.js';
import { invoice, localRunner, recognition, type Started, started } from './started.js';

let server: Started;
before(async () => {
  server = await started();
});
after(() => server.stop());

/** biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely. */
const json = async (response: Response): Promise<any> => response.json();

test('503, 500, 504 and 400 of a worker lost for memory have the shape of an answer', async () => {
  for (const [error, status] of [
    [new QueueFull('full'), 503],
    [new WorkerLost('gone', true), 400],
    [new WorkerLost('gone'), 500],
    [new Error('bug'), 500],
  ] as const) {
    const own = await started({ run: () => Promise.reject(error), load: localRunner().load });
    const response = await own.post({ Invoice: invoice });
    assert.equal(response.status, status);
    assert.equal(response.headers.get('retry-after'), status === 503 ? '5' : null);
    assert.equal((await json(response)).InvoiceState, 1);
    await own.stop();
  }
  let stopped = false;
  const slow = await started(
    localRunner({
      ...recognition,
      detect: (_bytes, { signal }) => new Promise((_, reject) => signal!.addEventListener('abort', () => reject((stopped = true)))),
    }),
    { timeoutSeconds: 0.1 },
  );
  assert.equal((await slow.post({ Invoice: invoice })).status, 504);
  assert.ok(stopped);
  await slow.stop();
});

test('a failure of ours is an answer with empty predictions', async () => {
  const own = await started(localRunner({ ...recognition, detect: () => Promise.reject(new TypeError('Rechnung 4711 is undefined')) }));
  const response = await own.post({
    Invoice: invoice,
    CreateResultPdf: true,
    AddOcrResult: true,
    AddDocumentText: true,
    PropertyStore: { SessionLogId: 'S-9' },
  });
  assert.equal(response.status, 200);
  assert.deepEqual(await json(response), {
    InvoiceDetailTypePredictions: [],
    PredictionGroups: [],
    OcrResult: '',
    ResultPdf: '',
    DocumentText: '',
    InvoiceState: 7,
    Confidence: -1,
  });
  const log = JSON.stringify(own.lines);
  assert.ok(own.lines.length >= 2 && own.lines.every(({ SessionLogId }) => SessionLogId === 'S-9'));
  assert.ok(!log.includes('4711') && !log.includes(own.key) && !log.includes(invoice));
  await own.stop();
});

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
}

test('who goes away stops the work, and it is logged as 499', async () => {
  const stopped = withResolvers();
  const own = await started(
    localRunner({
      ...recognition,
      detect: (_bytes, { signal }) =>
        new Promise((_, reject) =>
          signal!.addEventListener('abort', () => {
            stopped.resolve();
            reject(signal!.reason);
          }),
        ),
    }),
  );
  const body = JSON.stringify({ Invoice: invoice });
  const socket = connect(Number(new URL(own.url).port), '127.0.0.1');
  socket.write(
    `POST /v1-18/invoicedetail/detect HTTP/1.1\r\nHost: x\r\nX-ApiKey: ${own.key}\r\nAccept: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  setTimeout(() => socket.destroy(), 100);
  await stopped.promise;
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.deepEqual(
    own.lines.map(({ status }) => status),
    [499],
  );
  await own.stop();
});

test('a database that is gone: 500 and not ready, but alive', async () => {
  const own = await started({ ...localRunner() });
  const broken = () => Promise.reject(new Error('disk I/O error'));
  Object.assign(own.store, { count: broken });
  assert.equal((await own.post({ Invoice: invoice })).status, 200);
  Object.assign(own.store, { key: broken });
  assert.equal((await own.post({ Invoice: invoice })).status, 500);
  assert.equal((await fetch(`${own.url}/readyz`)).status, 503);
  assert.equal((await fetch(`${own.url}/healthz`)).status, 200);
  await own.stop();
});

test('behind a trusted proxy: its word on address and protocol counts; else it does not', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'beleg.example' };
  for (const trustProxy of [true, false]) {
    const own = await started(localRunner(), { trustProxy });
    await own.post({ Invoice: invoice }, forwarded);
    const { servers } = await json(await fetch(`${own.url}/v1-18/openapi`, { headers: forwarded }));
    assert.deepEqual([own.lines[0]!.ip, servers[0].url], trustProxy ? ['203.0.113.7', 'https://beleg.example/v1-18'] : ['127.0.0.1', '/v1-18']);
    await own.stop();
  }
});
