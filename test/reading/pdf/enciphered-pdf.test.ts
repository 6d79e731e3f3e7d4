/** PDFs that are enciphered but open without a password are read like any other. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { plainText } from '../../../src/document/text.js';
import { InputError } from '../../../src/errors.js';
import { random } from '../../../src/random.js';
import { closeReaders, read } from '../../../src/reading/read.js';

after(closeReaders);

const options = { name: 'x.pdf', languages: ['de'], codes: false } as const;
const algorithms = ['RC4-40', 'RC4-128', 'AES-128', 'AES-256'] as const;
const megabyte = 1024 * 1024;

/** One page whose content is as given, packed so many times. */
async function enciphered(algorithm: (typeof algorithms)[number], content: Buffer, { packings = 1, userPassword = '' } = {}): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  page.node.setFontDictionary(PDFName.of('F'), pdf.context.register(pdf.context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' })));
  let packed = content;
  for (let round = 0; round < packings; round++) packed = deflateSync(packed, { level: 9 });
  const Filter = Array.from({ length: packings }, () => 'FlateDecode');
  page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream(packed, { Filter })));
  pdf.encrypt({ ownerPassword: 'owner', userPassword, algorithm, allowWeakCryptography: true });
  return Buffer.from(await pdf.save());
}

const text = 'BT /F 12 Tf 60 700 Td (Rechnung 4711) Tj ET\n';
const blanks = (count: number) => Buffer.from(`${text}${' '.repeat(count)}`);
const refused = (bytes: Buffer, message: RegExp) =>
  assert.rejects(read(bytes, options), (error: Error) => {
    assert.ok(error instanceof InputError, error.stack);
    assert.match(error.message, message);
    assert.match(error.message, /^x\.pdf: [^\n]+\. [A-Z][^\n]+\.$/);
    return true;
  });

for (const algorithm of algorithms) {
  test(`enciphered by ${algorithm}: read, and so is a large one`, async () => {
    assert.equal(plainText(await read(await enciphered(algorithm, blanks(0)), options)), 'Rechnung 4711');
    assert.equal(plainText(await read(await enciphered(algorithm, blanks(12 * megabyte)), options)), 'Rechnung 4711');
  });
}

test('enciphered: content that does not pack well', async () => {
  const noise = random('picture');
  const bytes = await enciphered(
    'AES-128',
    Buffer.concat([blanks(0), Buffer.from('%'), Buffer.from(Array.from({ length: megabyte / 4 }, () => noise.integer(14, 255)))]),
  );
  assert.equal(plainText(await read(bytes, options)), 'Rechnung 4711');
});

test('enciphered: packed twice', async () =>
  assert.equal(plainText(await read(await enciphered('AES-128', blanks(megabyte), { packings: 2 }), options)), 'Rechnung 4711'));

test('enciphered with a password: refused', async () => refused(await enciphered('AES-256', blanks(0), { userPassword: 'secret' }), /protected by a password/));

const changed = (bytes: Buffer, from: RegExp, to: string): Buffer => {
  const text = bytes.toString('latin1').replace(from, to);
  assert.notEqual(text, bytes.toString('latin1'));
  return Buffer.from(text, 'latin1');
};
for (const [name, algorithm, from, to] of [
  ['AES-256 with a key of 128 bits', 'AES-128', /AESV2/, 'AESV3'],
  ['AES-128 with a key of 256 bits', 'AES-256', /AESV3/, 'AESV2'],
  ['RC4 with a key of 256 bits', 'AES-256', /AESV3/, 'V2'],
  ['a wrapped key that is too short', 'AES-256', /\/UE <[0-9a-f]{32}/, '/UE <'],
  ['a wrapped key of nothing', 'AES-256', /\/UE <[0-9a-f]{64}>/, '/UE <>'],
] as const)
  test(`enciphered by ${name}: a page without text, or refused`, async () => {
    const small = changed(await enciphered(algorithm, blanks(0)), from, to);
    // Content deciphered with a wrong key is noise: a page without text, or no page at all.
    const outcome: unknown = await read(small, options).then(plainText, (error: unknown) => error);
    assert.ok(outcome === '' || outcome instanceof InputError, outcome instanceof Error ? outcome.stack : `text: ${outcome}`);
  });
