/** What zlib unpacks is unpacked to the same bytes; what zlib gives up is unpacked as pdf.js does it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { constants, deflateSync, inflateSync } from 'node:zlib';
import { random } from '../../../src/random.js';
import { inflatedAnyway } from '../../../src/reading/pdf-guard/inflate.js';

const draw = random('inflate');
const contents: Readonly<Record<string, Buffer>> = {
  nothing: Buffer.alloc(0),
  'one letter': Buffer.from('a'),
  'a page of blanks': Buffer.alloc(100_000, ' '),
  'a drawing': Buffer.from(Array.from({ length: 3000 }, () => `${draw.integer(0, 595)} ${draw.integer(0, 842)} l\n`).join('')),
  noise: Buffer.from(Array.from({ length: 70_000 }, () => draw.integer(0, 255))),
};
const { Z_DEFAULT_STRATEGY, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED } = constants;
for (const [name, content] of Object.entries(contents))
  for (const [way, options] of [
    ['as usual', { strategy: Z_DEFAULT_STRATEGY }],
    ['stored', { level: 0 }],
    ['without lengths', { strategy: Z_HUFFMAN_ONLY }],
    ['by runs', { strategy: Z_RLE }],
    ['by fixed codes', { strategy: Z_FIXED }],
  ] as const)
    test(`inflate: ${name}, packed ${way}`, () => {
      const packed = deflateSync(content, options);
      assert.deepEqual(inflatedAnyway(packed, content.length), content);
      if (content.length > 0) assert.equal(inflatedAnyway(packed, content.length - 1), undefined);
      // A wrong sum at the end, and a part of it alone.
      assert.deepEqual(inflatedAnyway(Buffer.concat([packed.subarray(0, -4), Buffer.alloc(4, 1)]), content.length), content);
      const part = inflatedAnyway(packed.subarray(0, packed.length >> 1), content.length);
      assert.deepEqual(part, content.subarray(0, part!.length));
    });

/** The first bit is a byte's lowest. */
const bytesOf = (bits: string): Buffer =>
  Buffer.from([
    0x78,
    0x9c,
    ...bits
      .replace(/ /g, '')
      .match(/.{1,8}/g)!
      .map((byte) => Number.parseInt([...byte.padEnd(8, '0')].reverse().join(''), 2)),
  ]);
for (const [name, bits, content] of [
  ['two letters', '1 10 10010001 10010001 0000000', 'aa'],
  ['a distance from before the beginning', '1 10 10010001 0000001 00001 10010001 0000000', 'a\0a\0a'],
  ['a distance that is none', '1 10 10010001 0000001 11110 10010001 0000000', 'a'],
  ['a kind of block that is none', '0 11 10010001', ''],
  ['a block that is cut off', '1 10 10010001 100', 'a'],
  ['no block', '', ''],
] as const)
  test(`inflate: ${name}`, () => {
    const packed = bits ? bytesOf(bits) : Buffer.from([0x78, 0x9c]);
    assert.equal(inflatedAnyway(packed, 100)!.toString(), content);
  });

test('inflate: garbage ends', () => {
  for (let round = 0; round < 200; round++) {
    const garbage = Buffer.from(Array.from({ length: 500 }, () => draw.integer(0, 255)));
    garbage.set([0x78, 0x9c]);
    const out = inflatedAnyway(garbage, 1_000_000);
    assert.ok(out === undefined || out.length <= 1_000_000);
  }
  assert.deepEqual(inflatedAnyway(deflateSync('a'), 1), inflateSync(deflateSync('a')));
});
