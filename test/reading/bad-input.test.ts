/** Unusable files end in one clear line, and the next document is read as if nothing had happened. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { plainText } from '../../src/document/text.js';
import { InputError } from '../../src/errors.js';
import { random } from '../../src/random.js';
import { closeReaders, read } from '../../src/reading/read.js';
import { pdfOf, sheet } from './files.js';

after(closeReaders);

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');
/** A PDF with these objects, numbered from 1; the catalogue is the first. */
function rawPdf(objects: readonly string[]): Uint8Array {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`;
  return bytes(`${body}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`);
}

const page = await pdfOf([[{ text: 'Rechnung 4711', x: 60, y: 100 }]]);
const png = await sheet(['Rechnung 4711']).png().toBuffer();

for (const [name, file, message] of [
  ['empty', bytes(''), /^x\.pdf: the file is empty/],
  ['text named .pdf', bytes('Guten Tag,\nanbei die Rechnung.'), /plain text/],
  ['base64', bytes(Buffer.from(page).toString('base64')), /base64/],
  ['HTML', bytes('<!doctype html><p>404'), /HTML/],
  ['a zip', bytes('PK\x03\x04...'), /zip/],
  ['noise', bytes('\x01\x02\x03\x04\x00\x07'), /something unknown/],
  ['PDF header alone', bytes('%PDF-1.7\n'), /no readable PDF|cannot be read/],
  ['PDF without pages', rawPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>']), /no pages|cannot be read/],
  ['PDF whose page tree is a loop', rawPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 1>>']), /cannot be read|no pages/],
  ['PNG cut off', png.subarray(0, 200), /cannot be decoded/],
  ['JPEG header alone', bytes('\xff\xd8\xff\xe0\x00\x10JFIF'), /cannot be decoded/],
  ['TIFF header alone', bytes('II*\0\x08\0\0\0'), /cannot be decoded/],
  ['BMP header alone', bytes('BM\0\0\0\0'), /cannot be decoded/],
  ['icon without images', bytes('\0\0\x01\0\0\0'), /cannot be decoded/],
  ['WebP of nothing', bytes('RIFF\x04\0\0\0WEBP'), /cannot be decoded/],
  ['PNG that claims 40000 × 40000', claiming(40_000), /cannot be decoded/],
] as [string, Uint8Array, RegExp][]) {
  test(`bad input: ${name}`, async () => {
    await assert.rejects(read(file, { name: 'x.pdf' }), (error: Error) => {
      assert.ok(error instanceof InputError, error.stack);
      assert.match(error.message, message);
      assert.ok(!error.message.includes('\n'));
      return true;
    });
  });
}

test('bad input: a page that asks for a password', async () => {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.encrypt({ userPassword: 'secret', ownerPassword: 'other' });
  await assert.rejects(read(await pdf.save(), { name: 'x.pdf' }), /^InputError: x\.pdf: this PDF is protected by a password/);
});

test('bad input: a PDF encrypted with the empty password opens', async () => {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('Rechnung 4711', { x: 60, y: 700 });
  pdf.encrypt({ userPassword: '', ownerPassword: 'other' });
  assert.equal(plainText(await read(await pdf.save())), 'Rechnung 4711');
});

test('bad input: one pixel is a document without words', async () => {
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  assert.equal((await read(dot)).pages[0]!.words.length, 0);
});

test('bad input: bit-flipped files give an answer or one clear error', async () => {
  const draw = random(11);
  const refusals: string[] = [];
  for (const original of [page, png.subarray(0, 4000)]) {
    for (let round = 0; round < 8; round++) {
      const file = Buffer.from(original);
      for (let flip = 0; flip < 8; flip++) file[draw.integer(0, file.length - 1)]! ^= 1 << draw.integer(0, 7);
      const outcome: unknown = await read(file, { codes: false, languages: ['de'] }).then(
        ({ pages }) => pages.length,
        (error: unknown) => error,
      );
      if (outcome === 1) continue;
      assert.ok(outcome instanceof InputError, outcome instanceof Error ? outcome.stack : `${outcome} pages`);
      assert.match(outcome.message, /^document: [^\n]+\. [A-Z][^\n]+\.$/);
      refusals.push(outcome.message);
    }
  }
  // The picture is cut off besides: no round of it can be decoded.
  assert.equal(refusals.filter((message) => message.includes('cannot be decoded')).length, 8);
  assert.equal(plainText(await read(page)), 'Rechnung 4711');
});

/** The head of a PNG of so many pixels a side, with next to no data behind it. */
function claiming(side: number): Uint8Array {
  const head = Buffer.from(png.subarray(0, 33));
  head.writeUInt32BE(side, 16);
  head.writeUInt32BE(side, 20);
  head.writeUInt32BE(crc(head.subarray(12, 29)), 29);
  return Buffer.concat([head, png.subarray(33)]);
}

function crc(data: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}
