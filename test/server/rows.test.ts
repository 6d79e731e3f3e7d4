/** A test for every row of the interface spec's tables that HTTP shows, under the table's and the row's own name; the others are in test/api/rows.test.ts. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { InputError } from '../../src/errors.js';
import { formatOf } from '../../src/reading/formats/format.js';
import { openPicture } from '../../src/reading/raster/image.js';
import { settingsFrom } from '../../src/server/settings.js';
import { missingRows, skip } from '../api/interface-spec.js';
import { invoice, localRunner, recognition, started } from './started.js';

const server = await started();
const unreadable = await started(localRunner({ ...recognition, detect: () => Promise.reject(new InputError('Invoice: no document')) }));
const broken = await started({ ...localRunner(), run: () => Promise.reject(new Error('a failure')) });
const hanging = (flags: object) => started(localRunner({ ...recognition, detect: () => new Promise(() => {}) }), { ...flags });
const [slow, endless] = [await hanging({ timeoutSeconds: 0.1 }), await hanging({})];
after(() => Promise.all([server, unreadable, broken, slow, endless].map((each) => each.stop())));

const Invoice = invoice;
/** Status, and that the body has the shape of an answer. */
async function statusOf(own: typeof server, headers: Record<string, string> = {}): Promise<number> {
  const response = await own.post({ Invoice }, headers);
  assert.ok(Array.isArray(((await response.json()) as { InvoiceDetailTypePredictions: unknown }).InvoiceDetailTypePredictions));
  return response.status;
}
const is = (status: number, own: typeof server, headers?: () => Promise<Record<string, string>>) => async () =>
  assert.equal(await statusOf(own, await headers?.()), status);
const mayNot = async () => ({ 'x-apikey': await server.makeKey({ mayPredict: false }) });
const noKey = async () => ({ 'x-apikey': '' });
const usual = await settingsFrom({}, undefined, {});
const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });

const rows: Readonly<Record<string, Readonly<Record<string, () => void | Promise<void>>>>> = {
  'Response statuses': { 200: is(200, server), 400: is(400, unreadable), 401: is(401, server, noKey), 403: is(403, server, mayNot), 500: is(500, broken) },
  Authentication: {
    'X-ApiKey': is(401, server, async () => ({ 'x-apikey': 'wrong' })),
    'X-ApiIdentifier': async () => {
      const key = await server.makeKey({ identifiers: ['shop-1'] });
      for (const [identifier, status] of [
        ['shop-1', 200],
        ['shop-2', 401],
        ['', 401],
      ] as const)
        assert.equal(await statusOf(server, { 'x-apikey': key, 'x-apiidentifier': identifier }), status);
    },
    Accept: is(400, server, async () => ({ accept: 'text/xml' })),
  },
  Errors: {
    400: is(400, unreadable),
    401: is(401, server, noKey),
    403: is(403, server, mayNot),
    500: is(500, broken),
    '502 or 504': is(504, slow),
    async 499() {
      const body = JSON.stringify({ Invoice });
      const socket = connect(Number(new URL(endless.url).port), '127.0.0.1');
      socket.write(`POST /v1-18/invoicedetail/detect HTTP/1.1\r\nHost: x\r\nX-ApiKey: ${endless.key}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
      setTimeout(() => socket.destroy(), 100);
      while (endless.lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      assert.equal(endless.lines[0]!.status, 499);
    },
  },
  Limits: {
    'Maximum processing time of one document': () => assert.equal(usual.timeoutSeconds, 230),
    'Retries after a time-out': async () => {
      for (let attempt = 0; attempt < 4; attempt++) assert.equal(await statusOf(slow), 504);
    },
    async 'Recommended maximum image dimensions per page'() {
      const file = await openPicture(await picture.clone().resize(8400, 8400).png().toBuffer(), 'png', 'x');
      assert.ok(await file.page(0));
    },
    'Number of pages processed': () => assert.equal(usual.maxPages, 10),
    async 'Accepted formats'() {
      const [png, jpg, gif, tiff] = await Promise.all(
        [picture.clone().png(), picture.clone().jpeg(), picture.clone().gif(), picture.clone().tiff()].map((each) => each.toBuffer()),
      );
      const files = {
        pdf: Buffer.from('%PDF-1.4'),
        jpg: jpg!,
        png: png!,
        gif: gif!,
        tiff: tiff!,
        bmp: Buffer.from('BM0000000000000000'),
        ico: Buffer.from([0, 0, 1, 0, 1, 0, 8, 8]),
      };
      for (const [name, bytes] of Object.entries(files)) assert.ok(formatOf(bytes, name).startsWith(name.slice(0, 2)), name);
    },
    'Score and RecommendedThreshold': async () => {
      const { InvoiceDetailTypePredictions: all } = (await (await server.post({ Invoice })).json()) as {
        InvoiceDetailTypePredictions: Record<string, number>[];
      };
      assert.ok(
        all.every(
          ({ Score, RecommendedThreshold }) =>
            Score! >= 0 && Score! <= 1 && (RecommendedThreshold === -1 || (RecommendedThreshold! >= 0 && RecommendedThreshold! <= 1)),
        ),
      );
    },
    'Rate limits and maximum request size': async () => {
      const key = await server.makeKey({ requestsPerMinute: 1 });
      assert.deepEqual([await statusOf(server, { 'x-apikey': key }), await statusOf(server, { 'x-apikey': key }), usual.bodyMegabytes], [200, 429, 100]);
    },
  },
};

for (const [table, all] of Object.entries(rows)) {
  for (const [row, show] of Object.entries(all)) test(`${table}: ${row}`, show);
  test(`${table}: no row is without a test`, { skip }, () => assert.deepEqual(missingRows(table, Object.keys(all)), []));
}
