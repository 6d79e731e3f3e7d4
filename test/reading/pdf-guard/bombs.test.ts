/** Streams that unpack to more than any page needs are refused before pdf.js unpacks them; what is large but honest passes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { InputError } from '../../../src/errors.js';
import { refuseBombs } from '../../../src/reading/pdf-guard/bombs.js';
import { blanksOf, onePage, pdfOfObjects, stream } from '../pdf/broken-pdfs.js';

const picture = '/Type/XObject/Subtype/Image/Width 8000/Height 8000/BitsPerComponent 8/ColorSpace/DeviceRGB';
const file = (content: Buffer, ...more: readonly (string | Buffer)[]) => pdfOfObjects(onePage(content, more));
/** The same bytes with other words before them. */
const changed = (bytes: Buffer, from: RegExp, to: string) => Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1');

for (const [name, bytes] of [
  ['a content', file(blanksOf(300))],
  ['packed twice', file(blanksOf(4096, '', 2))],
  ['packed twice, by short names', file(changed(blanksOf(300, '', 2), /\[.*\]/, '[/Fl/Fl]'))],
  ['packed twice, by names with numbers for letters', file(changed(blanksOf(300, '', 2), /\[.*\]/, '[/Fl#61teDecode/Fl#61teDecode]'))],
  ['packed twice, as another object says', file(changed(blanksOf(300, '', 2), /\[.*\]/, ' 6 0 R'), '[/FlateDecode/FlateDecode]')],
  ['of a wrong length', file(changed(blanksOf(300), /\/Length \d+/, '/Length 7'))],
  ['behind a long dictionary', file(blanksOf(300, `/X(${'x'.repeat(3000)})`))],
  ['a picture', file(stream('q Q'), blanksOf(500, picture))],
  ['an embedded file', file(stream('q Q'), blanksOf(4096, '/Type/EmbeddedFile', 2))],
] as const)
  test(`bombs: ${name}`, () => assert.rejects(refuseBombs(bytes, 'x.pdf'), /^InputError: x\.pdf: .* unpacks to more than (256|400) MB\. [A-Z].+\.$/));

for (const [name, bytes] of [
  ['a content of megabytes', file(blanksOf(40))],
  ['a picture of 300 MB', file(stream('q Q'), blanksOf(300, picture))],
  ['a few thousand streams', file(stream('q Q'), ...Array.from({ length: 5000 }, () => stream('q Q', { packings: 1 })))],
  ['packed twice, but small', file(stream('q Q', { packings: 2 }))],
  ['cut off', file(Buffer.concat([blanksOf(40).subarray(0, 20_000), Buffer.from('\nendstream')]))],
  ['the word alone', Buffer.from('%PDF-1.4\nstream\n1 0 obj\nstream\n2 0 obj<<')],
  ['the word again and again', Buffer.from(`%PDF-1.4\n${'stream\nx\x9c'.repeat(20_000)}`, 'latin1')],
] as const)
  test(`no bombs: ${name}`, () => refuseBombs(bytes, 'x.pdf'));

test('bombs: what is counted is bounded for the whole file', async () => {
  const many = file(stream('q Q'), ...Array.from({ length: 20 }, () => blanksOf(200, '', 2)));
  await assert.rejects(refuseBombs(file(blanksOf(300), many), 'x.pdf'), InputError);
  await refuseBombs(many, 'x.pdf');
});

test("bombs: zlib's head is told by its checksum", () => refuseBombs(file(changed(stream(deflateSync('q Q')), /stream\n../s, 'stream\nxx')), 'x.pdf'));
