/** However a stream that fills memory is written, it is refused before pdf.js sees it; what is odd but small passes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync, constants, deflateRawSync, deflateSync } from 'node:zlib';
import { InputError } from '../../../src/errors.js';
import { refuseBombs } from '../../../src/reading/pdf-guard/bombs.js';
import { onePage, pdfOfObjects } from '../pdf/broken-pdfs.js';

const megabyte = 1024 * 1024;

/** A megabyte of blanks packed once and repeated; a second packing makes a few hundred bytes of it. */
function blanks(megabytes: number, packings = 1): Buffer {
  const block = deflateRawSync(Buffer.alloc(megabyte, ' '), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const once = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: megabytes }, () => block)]);
  return packings === 1 ? once : deflateSync(once, { level: 9 });
}

/** A content with this before its bytes: its dictionary and the word that begins them. */
const content = (before: string, data: Buffer, after = '\nendstream') => Buffer.concat([Buffer.from(before, 'latin1'), data, Buffer.from(after)]);
const file = (before: string, data: Buffer, more: readonly (string | Buffer)[] = []) =>
  pdfOfObjects(onePage(content(before.replace('LENGTH', `/Length ${data.length}`), data), more));

const twice = blanks(200, 2);
const once = blanks(200);
const words = (count: number) => Buffer.from(`%${'stream\n%'.repeat(count)}\n`);
const behindHead = (bytes: Buffer, more: Buffer) => Buffer.concat([bytes.subarray(0, 9), more, bytes.subarray(9)]);

/** A first block whose distance points before the beginning: zlib stops there, pdf.js goes on. */
const astray = Buffer.concat([
  Buffer.from([0x78, 0x9c]),
  bitsOf('0 10 01010000 0000001 10100 000000000 0000000 0 00'),
  Buffer.from([0, 0, 0xff, 0xff]),
  once.subarray(2),
]);

const bombs: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['packed twice', file('<</Filter[/FlateDecode/FlateDecode]LENGTH>>\nstream\n', twice)],
  ['packed twice, by short names', file('<</Filter[/Fl/Fl]LENGTH>>\nstream\n', twice)],
  ['packed twice, by names with numbers for letters', file('<</Filter[/FlateD#65code/FlateD#65code]LENGTH>>\nstream\n', twice)],
  ['of a length that another object says', file('<</Filter/FlateDecode/Length 6 0 R>>\nstream\n', once, [String(once.length)])],
  ['packed twice, by another key', file('<</F[/FlateDecode/FlateDecode]LENGTH>>\nstream\n', twice)],
  ['packed twice, with a comment within', file('<</Filter[/FlateDecode%]\n/FlateDecode]LENGTH>>\nstream\n', twice)],
  ['packed twice, with a filter between that does nothing', file('<</Filter[/FlateDecode/Crypt/FlateDecode]LENGTH>>\nstream\n', twice)],
  ['packed twice, as another object says', file('<</Filter 6 0 R LENGTH>>\nstream\n', twice, ['[/FlateDecode/FlateDecode]'])],
  ['packed twice, as another object says twice', file('<</Filter[6 0 R 6 0 R]LENGTH>>\nstream\n', twice, ['/FlateDecode'])],
  ['packed in a way that another object says', file('<</Filter 6 0 R LENGTH>>\nstream\n', Buffer.alloc(megabyte, 'LZW'), ['/LZWDecode'])],
  [
    'a picture of runs, as another object says',
    file('<</Subtype/Image/Filter 6 0 R LENGTH>>\nstream\n', Buffer.alloc(7 * megabyte, '\xff\xd8\xff', 'latin1'), ['/RunLengthDecode']),
  ],
  ['packed so that zlib gives up', file('<</Filter/FlateDecode LENGTH>>\nstream\n', astray)],
  ['packed twice so that zlib gives up', file('<</Filter[/Fl/Fl]LENGTH>>\nstream\n', deflateSync(astray))],
  ['packed by base 16 so that zlib gives up', file('<</Filter[/AHx/Fl]LENGTH>>\nstream\n', Buffer.from(astray.toString('hex')))],
  ['of runs that hold the word for their end', file('<</Filter/RunLengthDecode/Length 6 0 R>>\nstream\n', runs(), ['400000'])],
  ['packed by Brotli', file('<</Filter/BrotliDecode LENGTH>>\nstream\n', brotliCompressSync(Buffer.alloc(20 * megabyte, ' ')))],
  ['behind a comment of many streams', behindHead(file('<</Filter/FlateDecode LENGTH>>\nstream\n', once), words(200_001))],
  ['behind a long dictionary', file(`<</Filter/FlateDecode LENGTH/X(${'x'.repeat(3000)})>>\nstream\n`, once)],
  ['behind a dictionary that speaks of objects', file('<</Filter/FlateDecode LENGTH/X(1 0 obj)>>\nstream\n', once)],
  ['behind a dictionary that seems to end', file('<</X(>>)/Y<3e3e>/Z[>>]%>>\n/Filter/FlateDecode LENGTH>>\nstream\n', once)],
  ['behind a value that ends nothing', file('<</X>>/Y<</Z 1>>/Filter/FlateDecode LENGTH>>\nstream\n', once)],
  ['behind a comment', file('<</Filter/FlateDecode LENGTH>>%stream\nstream\n', once)],
  ['behind words on its own line', file('<</Filter/FlateDecode LENGTH>>stream of content\r\n', once)],
  ['within another object', file('[<</Filter/FlateDecode LENGTH>>\nstream\n', once)],
];
/** Runs of a megabyte, the first of them the letters of "endstream". */
function runs(): Buffer {
  return Buffer.concat([Buffer.from('\x08endstream'), Buffer.alloc(400_000 - 10, Buffer.from([129, 7]))]);
}

/** The first bit is a byte's lowest; filled up with noughts. */
function bitsOf(bits: string): Buffer {
  const bytes = bits.replace(/ /g, '').match(/.{1,8}/g)!;
  return Buffer.from(bytes.map((byte) => Number.parseInt([...byte.padEnd(8, '0')].reverse().join(''), 2)));
}

for (const [name, bytes] of bombs) test(`bombs: ${name}`, () => assert.rejects(refuseBombs(bytes, 'x.pdf'), InputError));

const small = deflateSync('q Q');
for (const [name, bytes] of [
  [
    'a few thousand streams',
    pdfOfObjects(
      onePage(
        'q Q',
        Array.from({ length: 5000 }, () => content('<</Length 3>>\nstream\n', Buffer.from('q Q'))),
      ),
    ),
  ],
  ['a filter that another object says', file('<</Filter 6 0 R LENGTH>>\nstream\n', small, ['/FlateDecode'])],
  [
    'a name of a filter elsewhere in the dictionary',
    file('<</Filter/FlateDecode/X[/FlateDecode/FlateDecode]LENGTH>>\nstream\n', deflateSync(Buffer.alloc(9 * megabyte, ' '))),
  ],
  ['a picture of pixels', file('<</Subtype/Image/Filter/DCTDecode LENGTH>>\nstream\n', Buffer.alloc(megabyte, '\xff\xd8'))],
  [
    'a picture of pixels, as another object says',
    file('<</Subtype/Image/Filter 6 0 R LENGTH>>\nstream\n', Buffer.alloc(megabyte, '\xff\xd8\xff', 'latin1'), ['/DCTDecode']),
  ],
  ['an array without end', pdfOfObjects(onePage('q Q', ['['.repeat(100_000), '<<'.repeat(100_000), `<</X${'['.repeat(100_000)}`]))],
  [
    'a string without end',
    pdfOfObjects(
      onePage(
        'q Q',
        Array.from({ length: 20 }, () => '<</X('),
      ),
    ),
  ],
  ['the word alone', Buffer.from('%PDF-1.4\nstream\n1 0 obj\nstream\n2 0 obj<<')],
] as [string, Buffer][])
  test(`no bombs: ${name}`, () => refuseBombs(bytes, 'x.pdf'));

test('bombs: more streams than any document has', () => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.from('1 0 obj<</Filter/FlateDecode/Length 1>>stream\nx\nendstream '.repeat(200_001))]);
  return assert.rejects(refuseBombs(bytes, 'x.pdf'), /^InputError: x\.pdf: this PDF holds more than 200000 streams\. [A-Z].+\.$/);
});

test('bombs: objects within objects are not read again and again', () =>
  assert.rejects(refuseBombs(Buffer.from(`%PDF-1.4\n${'1 0 obj<</X('.repeat(200_000)}`), 'x.pdf'), InputError));
