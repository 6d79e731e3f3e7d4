/** Bodies of many MB: a document of 60 MB in JSON and in a form, and refusals that reach whoever sends all of it before he listens. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { invoice, localRunner, recognition, type Started, started } from './started.js';

const megabytes = 60;
/** Every byte as often as every other: a form escapes one base64 letter in 32. */
const large = Buffer.alloc(
  megabytes * 1_000_000,
  Uint8Array.from({ length: 256 }, (_, byte) => byte),
);
let received = 0;
const server = await started(
  localRunner({
    ...recognition,
    detect: async (bytes, options) => {
      received = bytes.length;
      return recognition.detect(bytes, options);
    },
  }),
);
after(() => server.stop());

for (const [type, body] of [
  ['application/json', () => `{"Filter":1024,"Invoice":"${large.toString('base64')}"}`],
  ['application/x-www-form-urlencoded', () => `Filter=1024&Invoice=${encodeURIComponent(large.toString('base64'))}`],
] as const) {
  test(`Invoice of ${megabytes} MB as ${type}`, async () => {
    received = 0;
    assert.equal((await server.post(body(), { 'content-type': type })).status, 200);
    assert.equal(received, large.length);
  });
}

/** Everything is written before anything is read, and the connection ends with the answer, as a proxy does it. */
function sent({ url }: Started, path: string, key: string): Promise<string> {
  const body = `{"Invoice":"${invoice.padEnd(30_000_000, 'A')}"}`;
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', reject).on('data', (part) => (text += part.toString('latin1')));
    socket.on('close', () => resolve(text));
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-ApiKey: ${key}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  });
}

for (const [status, path, key] of [
  [401, '/v1-18/invoicedetail/detect', async () => 'wrong'],
  [403, '/v1-18/invoicedetail/detect', () => server.makeKey({ mayPredict: false })],
  [404, '/v2-0/invoicedetail/detect', async () => server.key],
] as const) {
  test(`${status} is read by whoever sends a large body first`, async () =>
    assert.match(await sent(server, path, await key()), new RegExp(`^HTTP/1\\.1 ${status}`)));
}
