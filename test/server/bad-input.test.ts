/** What nobody can read, sent to the server and really read there: status 400, the shape of an answer, and a line that says what to do. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { closeReaders, read } from '../../src/reading/read.js';
import { extraction } from '../api/extraction.js';
import { blanksOf, onePage, pdfOfObjects, text } from '../reading/pdf/broken-pdfs.js';
import { pngOf } from '../reading/pngs.js';
import { localRunner, recognition, started } from './started.js';

const server = await started(localRunner({ ...recognition, detect: async (bytes, options) => ({ document: await read(bytes, options), extraction }) }));
after(async () => {
  await server.stop();
  await closeReaders();
});

const good = pdfOfObjects(onePage(text('Rechnung 4711')));
const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
  .png()
  .toBuffer(); // prettier-ignore
const locked = async () => {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.encrypt({ userPassword: 'secret', ownerPassword: 'other' });
  return Buffer.from(await pdf.save());
};

for (const [name, file, message] of [
  ['text', Buffer.from('Guten Tag, anbei die Rechnung.'), /plain text.*Give a PDF/],
  ['base64 of base64', Buffer.from(good.toString('base64')), /base64 text \(decode it first\)/],
  ['an office file', Buffer.from('PK\x03\x04\x14\0\x06\0'), /zip archive or office file/],
  ['noise', Buffer.from([1, 2, 3, 4, 0, 7]), /something unknown/],
  ['a PDF cut off in its head', good.subarray(0, 12), /no readable PDF/],
  ['a PDF with a password', await locked(), /protected by a password\. Save it without one/],
  ['a PDF without pages', pdfOfObjects(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>']), /no pages|cannot be read/],
  ['a PDF of gigabytes', pdfOfObjects(onePage(blanksOf(4096, '', 2))), /unpacks to more than 256 MB/],
  ['a PNG cut off', png.subarray(0, 60), /cannot be decoded/],
  ['a PNG of 40000 × 40000', pngOf({ width: 40_000, height: 40_000, depth: 1, type: 0, rows: [] }), /cannot be decoded.*too large/],
] as [string, Buffer, RegExp][])
  test(`400: ${name}`, async () => {
    const response = await server.post({ Invoice: file.toString('base64') });
    assert.equal(response.status, 400);
    assert.match(response.headers.get('x-message')!, message);
    assert.match(response.headers.get('x-message')!, /^Invoice: .*\.$/);
    assert.deepEqual(await response.json(), { InvoiceDetailTypePredictions: [], PredictionGroups: [], InvoiceState: 1, Confidence: -1 });
    assert.equal((await server.post({ Invoice: good.toString('base64') })).status, 200);
  });

for (const [name, invoice] of [
  ['empty', ''],
  ['blanks', '  \n '],
  ['no base64', 'Größe?'],
  ['padding alone', '===='],
] as const)
  test(`400: Invoice is ${name}`, async () => {
    const response = await server.post({ Invoice: invoice });
    assert.equal(response.status, 400);
    assert.match(response.headers.get('x-message')!, /^Invoice: /);
  });
