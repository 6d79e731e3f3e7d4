/** What a stream unpacks to is counted through every filter, and never beyond what is allowed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync, deflateSync } from 'node:zlib';
import { InputError } from '../../../src/errors.js';
import { refuseBombs } from '../../../src/reading/pdf-guard/bombs.js';
import { filtersOf, sizeBy } from '../../../src/reading/pdf-guard/filters.js';
import { streamsOf } from '../../../src/reading/pdf-guard/streams.js';

for (const [written, filters] of [
  ['/Length 5/Filter[/A85 /FlateDecode]', ['ASCII85', 'Flate']],
  ['/Filter /LZWDecode/Length 5', ['LZW']],
  ['/Filter[/ASCII85Decode/DCTDecode/FlateDecode]', ['ASCII85']],
  ['/Filter[/AHx/RL/Fl]', ['ASCIIHex', 'RunLength', 'Flate']],
  ['/Filter/#46lateD#65code', ['Flate']],
  ['/Fil#74er/Fl', ['Flate']],
  ['/F/LZW/Filter/FlateDecode', ['LZW']],
  ['/Filter[/Crypt/None/BrotliDecode]', ['Brotli']],
  ['/Filter/FlDecode', []],
  ['/Filter null', []],
  ['/F(elsewhere.bin)', []],
  ['/X<</Filter/FlateDecode>>', []],
  ['/X(/Filter/FlateDecode)%/Filter/FlateDecode\n', []],
  ['/Filter/LZWDecode/Filter/FlateDecode', ['Flate']],
  ['/Filter 9 0 R', undefined],
  ['/Filter[/FlateDecode 9 0 R]', undefined],
  ['/Length 5', []],
] as const)
  test(`filters: ${written}`, () => {
    const [stream] = [...streamsOf(Buffer.from(`1 0 obj\n<<${written}>>\nstream\n12345\nendstream\nendobj\n`), 'x.pdf')];
    assert.deepEqual(filtersOf(stream!.dictionary), filters);
  });

for (const [name, filters, data, size] of [
  ['hexadecimal', ['ASCIIHex'], Buffer.from('48 65 6c>6c6c'), 3],
  ['base 85', ['ASCII85'], Buffer.from('87cURD]i,"Ebo80~>'), 12],
  ['base 85 of noughts', ['ASCII85'], Buffer.from('zzz~>'), 12],
  ['runs', ['RunLength'], Buffer.from([2, 1, 2, 3, 129, 7, 128, 9]), 131],
  // The example of the standard: 45 45 45 45 45 65 45 45 45 66.
  ['LZW', ['LZW'], Buffer.from('800b6050220c0c8501', 'hex'), 10],
  ['LZW of one letter', ['LZW'], lzwOfOneLetter(100_000), 100_000],
  ['LZW that grows late', ['LZW'], lzwOfOneLetter(100_000, 0), 100_000],
  // The codes that are no entries yet: 300 stands for the next one, 258 is what that became.
  ['LZW of codes that are none yet', ['LZW'], codesOf([256, 65, 300, 300, 258, 257]), 1 + 2 + 3 + 2],
  ['LZW that begins with a code that is none yet', ['LZW'], codesOf([256, 511, 511, 257]), 1 + 2],
  ['Flate that is cut off', ['Flate'], deflateSync(Buffer.alloc(5000)).subarray(0, -4), 5000],
  ['Flate whose sum is wrong', ['Flate'], Buffer.concat([deflateSync(Buffer.alloc(5000)).subarray(0, -4), Buffer.alloc(4)]), 5000],
  ['what calls itself Flate', ['Flate'], Buffer.from('a plain text'), 0],
  ['Brotli', ['Brotli'], brotliCompressSync(Buffer.alloc(5000)), 5000],
  ['base 85 of Flate', ['ASCII85', 'Flate'], ascii85(deflateSync(Buffer.alloc(5000))), 5000],
] as const)
  test(`filters: ${name}`, () => {
    assert.equal(sizeBy(filters, data, 1_000_000), size);
    if (size > 0) assert.ok(sizeBy(filters, data, size - 1) >= size);
  });

const bomb = (filter: string, data: Buffer) =>
  Buffer.concat([Buffer.from(`%PDF-1.4\n1 0 obj\n<</Filter${filter}/Length ${data.length}>>\nstream\n`), data, Buffer.from('\nendstream\nendobj\n')]);

for (const [name, bytes] of [
  ['LZW', bomb('/LZWDecode', lzwOfOneLetter(40_000_000))],
  ['Flate behind base 85', bomb('[/ASCII85Decode/FlateDecode]', ascii85(deflateSync(Buffer.alloc(40_000_000))))],
  ['runs behind Flate', bomb('[/FlateDecode/RunLengthDecode]', deflateSync(Buffer.alloc(600_000, Buffer.from([129, 7]))))],
] as const)
  test(`bombs: ${name} is refused`, () => assert.rejects(refuseBombs(bytes, 'x.pdf'), InputError));

test('bombs: what is packed honestly passes', () => refuseBombs(bomb('/LZWDecode', lzwOfOneLetter(1_000_000)), 'x.pdf'));

/** Codes of nine bits. */
function codesOf(codes: readonly number[]): Buffer {
  const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('');
  return Buffer.from(bits.match(/.{1,8}/g)!.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
}

/** As a packer does it: every code one letter longer than the last, a clear before the table is full. */
function lzwOfOneLetter(count: number, early = 1): Buffer {
  const bytes: number[] = [];
  let [held, bits, next, width] = [0, 0, 258, 9];
  const put = (code: number) => {
    held = (held << width) | code;
    for (bits += width; bits >= 8; bits -= 8) bytes.push((held >> (bits - 8)) & 255);
    held &= (1 << bits) - 1;
  };
  put(256);
  for (let left = count, length = 1; left > 0; length++) {
    if (next >= 4094) {
      put(256);
      [next, width, length] = [258, 9, 1];
    }
    const size = Math.min(length, left);
    put(size === 1 ? 65 : 256 + size);
    left -= size;
    if (length > 1) next++;
    const entries = next + 1 + early;
    width = entries > 2048 ? 12 : entries > 1024 ? 11 : entries > 512 ? 10 : 9;
  }
  put(257);
  bytes.push((held << (8 - bits)) & 255);
  return Buffer.from(bytes);
}

function ascii85(data: Buffer): Buffer {
  const letters: number[] = [];
  const whole = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
  for (let at = 0; at < whole.length; at += 4) {
    const value = whole.readUInt32BE(at);
    for (let power = 85 ** 4; power >= 1; power /= 85) letters.push(0x21 + (Math.floor(value / power) % 85));
  }
  return Buffer.from([...letters, 0x7e, 0x3e]);
}
