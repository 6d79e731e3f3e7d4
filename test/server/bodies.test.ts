/** Bodies that hold no request, sent through a real worker process: status 400, and a line that says what to send instead. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { bytesOf, type Runner } from '../../src/server/workers/job.js';
import { pool } from '../../src/processes/pool.js';
import { pngOf } from '../reading/pngs.js';
import { invoice, started } from './started.js';

const workers: Runner = pool({
  bundle: 'none',
  module: new URL('./api-worker.ts', import.meta.url),
  workers: 1,
  queueLength: 50,
  queueBytes: 1e6,
  bytesOf,
});
await workers.started;
const server = await started(workers);
after(async () => {
  await server.stop();
  await workers.close();
});

/** Headers and body as they stand on the wire; status and X-Message. */
function sent(headers: readonly string[], body: string): Promise<{ readonly status: number; readonly message: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let received = '';
    socket.setEncoding('utf8').on('data', (text) => (received += text));
    socket.on('error', reject).on('close', () => {
      resolve({ status: Number(received.split(' ')[1]), message: /^x-message: (.*)$/im.exec(received)?.[1]?.trim() ?? '' });
    });
    const all = [`POST /v1-18/invoicedetail/detect HTTP/1.1`, 'Host: x', 'Connection: close', `X-ApiKey: ${server.key}`, ...headers, '', body];
    socket.write(all.join('\r\n'));
  });
}

for (const [name, headers, body] of [
  ["curl -d ''", ['Content-Length: 0', 'Content-Type: application/x-www-form-urlencoded'], ''],
  ['of no bytes as JSON', ['Content-Length: 0', 'Content-Type: application/json'], ''],
  ['that is not there', [], ''],
  ['in chunks of which there is none', ['Transfer-Encoding: chunked', 'Content-Type: application/json'], '0\r\n\r\n'],
  ['of blanks', ['Content-Length: 3', 'Content-Type: application/json'], ' \r\n'],
] as const)
  test(`400: a body ${name}`, async () => {
    const { status, message } = await sent(headers, body);
    assert.deepEqual([status, message], [400, 'body: empty. Send a DetectInvoiceRequest such as {"Invoice": "<base64>"}']);
  });

const pdf = Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj');
const png = pngOf({ width: 1, height: 1, depth: 1, type: 0, rows: [[0]] });
const parts = `--xx\r\nContent-Disposition: form-data; name="Invoice"; filename="a.pdf"\r\n\r\n${pdf}\r\n--xx--\r\n`;
const [json, form] = ['application/json', 'application/x-www-form-urlencoded'];

for (const [name, type, body, message] of [
  ['multipart', 'multipart/form-data; boundary=xx', parts, /^body: multipart\/form-data.*application\/json.*x-www-form-urlencoded/],
  ['multipart that calls itself JSON', json, parts, /^body: multipart/],
  ['gzip', json, gzipSync(JSON.stringify({ Invoice: invoice })), /^body: compressed with gzip.*without Content-Encoding/],
  ['a PDF', 'application/pdf', pdf, /^body: the bytes of a PDF file itself.*base64.*\{"Invoice"/],
  ['a PDF that calls itself JSON', json, pdf, /^body: the bytes of a PDF file/],
  ['a PDF that curl calls a form', form, pdf, /^body: the bytes of a PDF file/],
  ['a picture', 'image/png', png, /^body: the bytes of a PNG file/],
  ['XML', 'text/xml', '<?xml version="1.0"?><Invoice/>', /^body: XML.*application\/json/],
  ['UTF-16', json, Buffer.from(`\ufeff{"Invoice":"${invoice}"}`, 'utf16le'), /^body: text in UTF-16.*UTF-8/],
  ['base64 alone', 'text/plain', pdf.toString('base64'), /^body: a document as base64 alone.*\{"Invoice"/],
  [
    'a form that calls itself JSON',
    json,
    `Invoice=${encodeURIComponent(invoice)}&Filter=0`,
    /^body: form fields.*Content-Type: application\/x-www-form-urlencoded/,
  ],
] as const)
  test(`400 says what to send: ${name}`, async () => {
    const response = await server.post(body as string, { 'content-type': type });
    assert.equal(response.status, 400);
    assert.match(response.headers.get('x-message')!, message);
  });

test('a request that holds such a signature is none of them', async () => {
  for (const body of [`{"Invoice":"${invoice}","Languages":"%PDF-"}`, `  \n{"Invoice":"${invoice}"}`, `\ufeff{"Invoice":"${invoice}"}`])
    assert.equal((await server.post(body)).status, 200);
  assert.equal((await server.post(`BM=1&Invoice=${encodeURIComponent(invoice)}`, { 'content-type': form })).status, 200);
});
