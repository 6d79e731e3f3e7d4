/** Bitmaps of every depth, made here byte by byte, decode to the picture they were made from. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { decodeBmp, decodeIco } from '../../src/reading/bmp.js';

const red = [255, 0, 0];
const white = [255, 255, 255];
const black = [0, 0, 0];
/** Three columns, two rows. */
const picture = [red, white, black, black, red, white];

interface Made {
  readonly bits: number;
  readonly compression?: number;
  readonly palette?: readonly (readonly number[])[];
  readonly masks?: readonly number[];
  /** Rows as they stand in the file. */
  readonly data: readonly number[];
  readonly topDown?: boolean;
}

function dib({ bits, compression = 0, palette = [], masks = [], data, topDown = false }: Made, height = 2): Buffer {
  const header = Buffer.alloc(40);
  header.writeUInt32LE(40, 0);
  header.writeInt32LE(3, 4);
  header.writeInt32LE(topDown ? -height : height, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(bits, 14);
  header.writeUInt32LE(compression, 16);
  header.writeInt32LE(11811, 24);
  header.writeUInt32LE(palette.length, 32);
  const colours = Buffer.from(palette.flatMap(([r, g, b]) => [b!, g!, r!, 0]));
  const fields = Buffer.alloc(masks.length * 4);
  masks.forEach((mask, index) => void fields.writeUInt32LE(mask >>> 0, index * 4));
  return Buffer.concat([header, fields, colours, Buffer.from(data)]);
}

function bmp(made: Made): Buffer {
  const body = dib(made);
  const header = Buffer.alloc(14);
  header.write('BM');
  header.writeUInt32LE(14 + 40 + (made.masks?.length ?? 0) * 4 + (made.palette?.length ?? 0) * 4, 10);
  return Buffer.concat([header, body]);
}

const palette = [white, red, black];
for (const [name, made] of [
  ['1 bit', { bits: 1, palette: [black, white], data: [0b01000000, 0, 0, 0, 0b10100000, 0, 0, 0] }],
  ['4 bits', { bits: 4, palette, data: [0x21, 0x00, 0, 0, 0x10, 0x20, 0, 0] }],
  ['8 bits', { bits: 8, palette, data: [2, 1, 0, 0, 1, 0, 2, 0] }],
  ['8 bits, top row first', { bits: 8, palette, topDown: true, data: [1, 0, 2, 0, 2, 1, 0, 0] }],
  ['8 bits, runs', { bits: 8, palette, compression: 1, data: [1, 2, 1, 1, 1, 0, 0, 0, 0, 3, 1, 0, 2, 0, 0, 1] }],
  ['4 bits, runs', { bits: 4, palette, compression: 2, data: [2, 0x21, 1, 0x00, 0, 0, 0, 3, 0x10, 0x20, 0, 1] }],
  ['16 bits, 5-5-5', { bits: 16, data: [0, 0, 0, 0x7c, 0xff, 0x7f, 0, 0, 0, 0x7c, 0xff, 0x7f, 0, 0, 0, 0] }],
  ['16 bits, 5-6-5', { bits: 16, compression: 3, masks: [0xf800, 0x7e0, 0x1f], data: [0, 0, 0, 0xf8, 0xff, 0xff, 0, 0, 0, 0xf8, 0xff, 0xff, 0, 0, 0, 0] }],
  ['24 bits', { bits: 24, data: [0, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0] }],
  ['32 bits', { bits: 32, data: [0, 0, 0, 0, 0, 0, 255, 0, 255, 255, 255, 0, 0, 0, 255, 0, 255, 255, 255, 0, 0, 0, 0, 0] }],
  [
    '32 bits, red in front',
    {
      bits: 32,
      compression: 3,
      masks: [0xff000000, 0xff0000, 0xff00],
      data: [0, 0, 0, 0, 0, 0, 0, 255, 0, 255, 255, 255, 0, 0, 0, 255, 0, 255, 255, 255, 0, 0, 0, 0],
    },
  ],
] as [string, Made][]) {
  test(`bmp: ${name}`, () => {
    const decoded = decodeBmp(bmp(made));
    assert.ok('bitmap' in decoded);
    const { width, height, pixels, density } = decoded.bitmap;
    assert.deepEqual([width, height, density], [3, 2, 300]);
    const expected = made.bits === 1 ? [white, black, white, black, white, black] : picture;
    assert.deepEqual([...pixels], expected.flat());
  });
}

test('bmp: cut short is an error, never a picture', () => {
  assert.throws(() => decodeBmp(bmp({ bits: 24, data: [0, 0, 0] })));
  assert.throws(() => decodeBmp(Buffer.from('BM')));
});

test('ico: the largest image, whether PNG or bitmap', async () => {
  const small = dib({ bits: 24, data: [0, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0] }, 4);
  const png = await sharp({ create: { width: 48, height: 48, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const icon = (images: readonly (readonly [size: number, data: Buffer])[]) => {
    const head = Buffer.alloc(6 + images.length * 16);
    head.writeUInt16LE(1, 2);
    head.writeUInt16LE(images.length, 4);
    let offset = head.length;
    images.forEach(([size, data], index) => {
      head.writeUInt8(size, 6 + index * 16);
      head.writeUInt32LE(data.length, 6 + index * 16 + 8);
      head.writeUInt32LE(offset, 6 + index * 16 + 12);
      offset += data.length;
    });
    return Buffer.concat([head, ...images.map(([, data]) => data)]);
  };
  const both = decodeIco(
    icon([
      [3, small],
      [48, png],
    ]),
  );
  assert.ok('encoded' in both && Buffer.from(both.encoded).equals(png));
  const only = decodeIco(icon([[3, small]]));
  assert.ok('bitmap' in only);
  assert.deepEqual([only.bitmap.width, only.bitmap.height, [...only.bitmap.pixels]], [3, 2, picture.flat()]);
});
