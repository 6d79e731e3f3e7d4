/** Windows bitmaps and icons of every depth, header and packing show the picture they were made from. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Format, formatOf } from '../../../src/reading/formats/format.js';
import { openPicture } from '../../../src/reading/raster/image.js';
import { type Bitmap, bmpOf, dibOf, icoOf, iconImage, runs } from './bitmaps.js';
import { assertShows, black, type Colour, coloured, height, inked, rowsOf, type Scene, sharpOf, toned, white, width } from '../scenes.js';

const at = (format: Format, bytes: Uint8Array) => {
  assert.equal(formatOf(bytes, 'x'), format);
  return openPicture(bytes, format, 'x').then((file) => file.page(0));
};

const indices = rowsOf((field) => field);
const ink = rowsOf((field) => (field === 0 ? 1 : 0));
const rgb = (scene: Scene, [red, green, blue]: readonly [number, number, number], rest = 0) =>
  rowsOf((field) => packedColour(scene[field]!, [red, green, blue]) | rest);

/** A colour in the bits of three masks. */
function packedColour(colour: Colour, masks: readonly number[]): number {
  return masks.reduce((sum, mask, channel) => {
    const low = 31 - Math.clz32(mask & -mask);
    return sum | (Math.round((colour[channel]! / 255) * (mask >>> low)) << low);
  }, 0);
}
const usual = [0xff0000, 0xff00, 0xff] as const;
const [five, six] = [
  [0x7c00, 0x3e0, 0x1f],
  [0xf800, 0x7e0, 0x1f],
] as const;
const upsideDown = { topDown: true };
const [jump, literal] = [
  Buffer.from([0, 2, 36, 0]),
  (values: readonly number[]) => Buffer.from([0, values.length, ...values, ...(values.length % 2 ? [0] : [])]),
];
const lineEnd = Buffer.from([0, 0]);
const twice = (values: readonly number[]) => Buffer.from([...values]);

const bitmaps: readonly (readonly [name: string, bitmap: Bitmap, scene: Scene])[] = [
  ['1 bit', { bits: 1, rows: ink, palette: [white!, black!] }, inked],
  ['1 bit, palette the other way round', { bits: 1, rows: ink.map((row) => row.map((value) => 1 - value)), palette: [black!, white!] }, inked],
  ['1 bit, top row first', { bits: 1, rows: ink, palette: [white!, black!], ...upsideDown }, inked],
  ['4 bits', { bits: 4, rows: indices, palette: coloured }, coloured],
  ['8 bits', { bits: 8, rows: indices, palette: coloured }, coloured],
  ['8 bits, top row first', { bits: 8, rows: indices, palette: coloured, ...upsideDown }, coloured],
  ['8 bits, bytes between palette and pixels', { bits: 8, rows: indices, palette: coloured, gap: 13 }, coloured],
  ['8 bits, RLE', { bits: 8, rows: indices, palette: coloured, compression: 1, data: runs(indices) }, coloured],
  ['4 bits, RLE', { bits: 4, rows: indices, palette: coloured, compression: 2, data: runs(indices, true) }, coloured],
  [
    '8 bits, RLE with literals',
    {
      bits: 8,
      rows: indices,
      palette: coloured,
      compression: 1,
      data: Buffer.concat([...[...indices].reverse().flatMap((row) => [literal(row), lineEnd]), Buffer.from([0, 1])]),
    },
    coloured,
  ],
  [
    // What is jumped over shows the first colour of the palette.
    '8 bits, RLE with jumps',
    {
      bits: 8,
      rows: ink,
      palette: [white!, black!],
      compression: 1,
      data: Buffer.concat([Buffer.from([0, 2, 0, 25]), ...Array.from({ length: 26 }, () => twice([36, 1, 0, 0])), Buffer.from([0, 1])]),
    },
    inked,
  ],
  [
    '8 bits, RLE that leaves out the ends',
    {
      bits: 8,
      rows: ink,
      palette: [black!, white!],
      compression: 1,
      data: Buffer.concat([
        ...Array.from({ length: 25 }, () => Buffer.from([71, 1, 0, 0])),
        ...Array.from({ length: 26 }, () => Buffer.concat([jump, Buffer.from([35, 1, 0, 0])])),
        Buffer.from([0, 1]),
      ]),
    },
    inked,
  ],
  ['16 bits', { bits: 16, rows: rgb(coloured, five) }, coloured],
  ['16 bits, 5-6-5', { bits: 16, rows: rgb(coloured, six), compression: 3, masks: six }, coloured],
  ['24 bits', { bits: 24, rows: rgb(coloured, usual) }, coloured],
  ['24 bits, top row first', { bits: 24, rows: rgb(toned, usual), ...upsideDown }, toned],
  ['32 bits, fourth byte 0', { bits: 32, rows: rgb(coloured, usual) }, coloured],
  ['32 bits, fourth byte 255', { bits: 32, rows: rgb(coloured, usual, 0xff000000) }, coloured],
  [
    '32 bits, red in front',
    { bits: 32, rows: rgb(coloured, [0xff000000, 0xff0000, 0xff00] as never), compression: 3, masks: [0xff000000, 0xff0000, 0xff00] },
    coloured,
  ],
  [
    '32 bits, ten bits a colour',
    { bits: 32, rows: rgb(coloured, [0x3ff00000, 0xffc00, 0x3ff]), compression: 3, masks: [0x3ff00000, 0xffc00, 0x3ff] },
    coloured,
  ],
  ['OS/2, 12 bytes of head, 1 bit', { bits: 1, rows: ink, palette: [white!, black!], header: 12 }, inked],
  ['OS/2, 12 bytes of head, 4 bits', { bits: 4, rows: indices, palette: sixteen(), header: 12 }, coloured],
  ['OS/2, 12 bytes of head, 24 bits', { bits: 24, rows: rgb(coloured, usual), header: 12 }, coloured],
  ['OS/2 2, 16 bytes of head', { bits: 4, rows: indices, palette: sixteen(), header: 16 }, coloured],
  ['OS/2 2, 64 bytes of head', { bits: 8, rows: indices, palette: coloured, header: 64 }, coloured],
  ['52 bytes of head', { bits: 16, rows: rgb(coloured, six), compression: 3, masks: six, header: 52 }, coloured],
  ['56 bytes of head', { bits: 32, rows: rgb(coloured, usual), compression: 3, masks: [...usual, 0xff000000], header: 56 }, coloured],
  ['108 bytes of head', { bits: 24, rows: rgb(coloured, usual), header: 108 }, coloured],
  ['124 bytes of head', { bits: 32, rows: rgb(coloured, usual), compression: 3, masks: [...usual, 0], header: 124 }, coloured],
  ['124 bytes of head and alpha', { bits: 32, rows: seeThrough(), compression: 3, masks: [...usual, 0xff000000], header: 124 }, coloured],
];
for (const [name, bitmap, scene] of bitmaps) test(`bmp: ${name}`, async () => assertShows(await at('bmp', bmpOf(bitmap)), scene));

test('bmp: dots per inch', async () => {
  const rows = Array.from({ length: 1200 }, () => Array.from({ length: 1200 }, () => 0));
  assert.equal((await at('bmp', bmpOf({ bits: 1, rows, palette: [white!, black!], dotsPerInch: 300 }))).resolution, 300);
});

test('bmp: a last row that lacks its filling bytes', async () => {
  const whole = bmpOf({ bits: 24, rows: rgb(coloured, usual) });
  assertShows(await at('bmp', whole.subarray(0, whole.length - 3)), coloured);
});

for (const [name, compression, data, tolerance] of [
  ['a JPEG', 4, await sharpOf(coloured).jpeg({ quality: 95 }).toBuffer(), 40],
  ['a PNG', 5, await sharpOf(coloured).png().toBuffer(), 0],
] as const)
  test(`bmp: ${name} inside`, async () => assertShows(await at('bmp', bmpOf({ bits: 24, rows: indices, compression, data })), coloured, tolerance));

/** A small palette as OS/2 has it: always of full length. */
function sixteen(): readonly Colour[] {
  return Array.from({ length: 16 }, (_, index) => coloured[index] ?? black!);
}

/** Black, but nothing to be seen of it, where the scene is white. */
function seeThrough(): number[][] {
  return rowsOf((field) => (field === 3 ? 0 : packedColour(coloured[field]!, usual) | 0xff000000));
}

const noMask = rowsOf(() => 0);
const lastOut = rowsOf((field) => (field === 3 ? 1 : 0));
const holed: Scene = [coloured[0], coloured[1], coloured[2], black!];
const small = iconImage(
  {
    bits: 24,
    rows: [
      [0, 0],
      [0, 0],
    ],
  },
  [
    [0, 0],
    [0, 0],
  ],
); // prettier-ignore
const icon = (data: Buffer) =>
  icoOf([
    { size: 16, data: small },
    { size: width, data },
    { size: 16, data: small },
  ]); // prettier-ignore

for (const [name, data, scene] of [
  ['24 bits', iconImage({ bits: 24, rows: rgb(coloured, usual) }, noMask), coloured],
  ['24 bits with a mask', iconImage({ bits: 24, rows: rgb(holed, usual) }, lastOut), coloured],
  ['8 bits with a mask', iconImage({ bits: 8, rows: indices, palette: holed }, lastOut), coloured],
  ['4 bits', iconImage({ bits: 4, rows: indices, palette: sixteen() }, noMask), coloured],
  ['1 bit', iconImage({ bits: 1, rows: ink, palette: [white!, black!] }, noMask), inked],
  ['32 bits with alpha', iconImage({ bits: 32, rows: seeThrough() }, noMask), coloured],
  ['32 bits without any alpha', iconImage({ bits: 32, rows: rgb(coloured, usual) }, noMask), coloured],
  ['32 bits without any alpha, with a mask', iconImage({ bits: 32, rows: rgb(holed, usual) }, lastOut), coloured],
  ['without its mask', Buffer.concat(Object.values(dibOf({ bits: 24, rows: rgb(coloured, usual), heightTimes: 2 }))).subarray(0, 40 + 216 * height), coloured],
  ['a PNG inside', await sharpOf(coloured).png().toBuffer(), coloured],
] as [string, Buffer, Scene][])
  test(`ico: ${name}`, async () => assertShows(await at('ico', icon(data)), scene));

test('ico: a size of 0 stands for 256', async () => {
  const large = await sharpOf(coloured).png().toBuffer();
  assertShows(
    await at(
      'ico',
      icoOf([
        { size: 128, data: small },
        { size: 256, data: large },
      ]),
    ),
    coloured,
  );
});
test('ico: of one size the one with most colours', async () => {
  const poor = iconImage({ bits: 1, rows: ink, palette: [white!, black!] }, noMask);
  const rich = iconImage({ bits: 24, rows: rgb(coloured, usual) }, noMask);
  for (const images of [
    [poor, rich],
    [rich, poor],
  ]) // prettier-ignore
    assertShows(await at('ico', icoOf(images.map((data) => ({ size: width, data, bits: data === rich ? 24 : 1 })))), coloured);
});
test('ico: an entry that points outside is passed over', async () => {
  const good = iconImage({ bits: 24, rows: rgb(coloured, usual) }, noMask);
  const file = icoOf([
    { size: width, data: good },
    { size: 255, data: small },
  ]); // prettier-ignore
  file.writeUInt32LE(9_000_000, 6 + 16 + 12);
  assertShows(await at('ico', file), coloured);
});
test('cursor: read as an icon', async () =>
  assertShows(await at('ico', icoOf([{ size: width, data: iconImage({ bits: 24, rows: rgb(coloured, usual) }, noMask) }], 2)), coloured));
