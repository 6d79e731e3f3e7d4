/** One small bomb per PDF filter (ISO 32000-1, 7.4): the guard refuses it, or a reading process survives it within its memory and time. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { openReader } from '../../../src/cli/workers/reader.js';
import { blanksOf, onePage, pdfOfObjects, stream, text } from '../pdf/broken-pdfs.js';

const megabyte = 1024 * 1024;
/** Follows the blanks: read only where all of them are unpacked. */
const last = Buffer.from(text('Ende'));
const reader = openReader({ maxMegabytes: 1000, seconds: 60 });
after(() => reader.close());

/** Blanks as pairs of length and byte. */
const runLength = (megabytes: number): Buffer =>
  Buffer.concat([Buffer.alloc((megabytes * megabyte) / 64, Buffer.from([129, 0x20])), Buffer.from([last.length - 1]), last, Buffer.from([128])]);

/** Blanks as LZW codes, each of one blank more than the last until the table is full and cleared. */
function lzw(megabytes: number): Buffer {
  const bytes: number[] = [];
  let [held, bits, size] = [0, 0, 0];
  const put = (code: number, width: number) => {
    held = (held << width) | code;
    for (bits += width; bits >= 8; bits -= 8) bytes.push((held >> (bits - 8)) & 0xff);
    held &= (1 << bits) - 1;
  };
  for (let width = 9; size < megabytes * megabyte; ) {
    put(256, width);
    width = 9;
    // The decoder's table lags one code behind; codes become wider one entry early (EarlyChange 1).
    for (let run = 1; run < 3800; run++) {
      put(run === 1 ? 0x20 : 256 + run, width);
      size += run;
      const entries = 257 + run;
      width = entries + 1 < 512 ? 9 : entries + 1 < 1024 ? 10 : entries + 1 < 2048 ? 11 : 12;
    }
  }
  put(256, 12);
  for (const byte of last) put(byte, 9);
  put(257, 9);
  put(0, 7);
  return Buffer.from(bytes);
}

const hex = (data: Buffer): Buffer => Buffer.from(`${data.toString('hex')}>`);
function base85(data: Buffer): Buffer {
  let encoded = '';
  for (let at = 0; at < data.length; at += 4) {
    const left = Math.min(4, data.length - at);
    let value = Buffer.concat([data.subarray(at, at + left), Buffer.alloc(4 - left)]).readUInt32BE();
    let group = '';
    for (let digit = 0; digit < 5; digit++, value = Math.floor(value / 85)) group = String.fromCharCode(33 + (value % 85)) + group;
    encoded += value === 0 && group === '!!!!!' && left === 4 ? 'z' : group.slice(0, left + 1);
  }
  return Buffer.from(`${encoded}~>`);
}

const packed = deflateSync(Buffer.concat([Buffer.alloc(32 * megabyte, ' '), last]));
const bomb = (filters: string, data: Buffer) => pdfOfObjects(onePage(stream(data, { dictionary: `/Filter[${filters}]` })));

for (const [name, pdf, outcome] of [
  ['Flate', pdfOfObjects(onePage(blanksOf(300))), 'refused'],
  ['run length', bomb('/RunLengthDecode', runLength(32)), 'read'],
  ['run length in Flate', bomb('/FlateDecode/RunLengthDecode', deflateSync(runLength(32))), 'read'],
  ['LZW', bomb('/LZWDecode', lzw(32)), 'read'],
  ['Flate in hexadecimal digits', bomb('/ASCIIHexDecode/FlateDecode', hex(packed)), 'read'],
  ['Flate in base 85', bomb('/ASCII85Decode/FlateDecode', base85(packed)), 'read'],
  ['Flate in Flate in base 85', bomb('/ASCII85Decode/FlateDecode/FlateDecode', base85(deflateSync(packed))), 'read'],
] as const)
  test(`a bomb of ${name} is ${outcome}, and the next document is read`, async () => {
    const answer = reader.read(pdf, { name: 'bomb.pdf' });
    if (outcome === 'refused') await assert.rejects(answer, /^InputError: bomb\.pdf: .* unpacks to more than 256 MB\. [^\n]+$/);
    else
      assert.deepEqual(
        (await answer).pages.flatMap(({ words }) => words.map((word) => word.text)),
        ['Ende'],
      );
    const { pages } = await reader.read(pdfOfObjects(onePage(text('Rechnung'))), { name: 'next.pdf' });
    assert.deepEqual(
      pages.flatMap(({ words }) => words.map((word) => word.text)),
      ['Rechnung'],
    );
  });
