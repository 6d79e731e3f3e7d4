/** TIFF as scanners, faxes and cameras write it: packings, byte orders, photometrics, several pages, thumbnails, pixels that are not square. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Sharp } from 'sharp';
import { formatOf } from '../../../src/reading/formats/format.js';
import { openPicture } from '../../../src/reading/raster/image.js';
import { assertShows, black, coloured, height, inked, rgbOf, rowsOf, type Scene, sharpOf, storedAs, toned, white, width } from '../scenes.js';
import { fax, packed, type TiffPage, tiffOf } from './tiffs.js';

const open = (bytes: Uint8Array) => {
  assert.equal(formatOf(bytes, 'x'), 'tiff');
  return openPicture(bytes, 'tiff', 'x');
};
const shows = async (bytes: Uint8Array, scene: Scene, tolerance = 0) => assertShows(await (await open(bytes)).page(0), scene, tolerance);

/** 1 where ink is. */
const ink = rowsOf((field) => (field === 0 ? 1 : 0));
const paper = ink.map((row) => row.map((value) => 1 - value));
const size = { width, height };
const minIsWhite: TiffPage = { ...size, photometric: 0, data: packed(ink, 1) };
const rgb: TiffPage = { ...size, bits: [8, 8, 8], photometric: 2, data: rgbOf(coloured) };
const greys = (depth: number) => rowsOf((field) => Math.round((toned[field]![0] / 255) * (2 ** depth - 1)));
const samples = (rows: readonly (readonly number[])[], depth: number, bigEndian: boolean) => {
  const high = packed(rows, depth);
  return bigEndian || depth < 16 ? high : high.swap16();
};
const palette = [0, 1, 2].flatMap((channel) => Array.from({ length: 16 }, (_, index) => (coloured[index]?.[channel] ?? 0) * 257));
const flipped = (byte: number) => Number.parseInt(byte.toString(2).padStart(8, '0').split('').reverse().join(''), 2);

for (const bigEndian of [false, true]) {
  for (const [name, page, scene, tolerance] of [
    ['1 bit, min is white', minIsWhite, inked],
    ['1 bit, min is black', { ...size, photometric: 1, data: packed(paper, 1) }, inked],
    ['modified Huffman', { ...minIsWhite, compression: 2, data: fax(ink, false) }, inked],
    ['G3', { ...minIsWhite, compression: 3, data: fax(ink, true) }, inked],
    ['G3, min is black', { ...minIsWhite, compression: 3, photometric: 1, data: fax(paper, true) }, inked],
    ['G3, lowest bit first', { ...minIsWhite, compression: 3, data: fax(ink, true).map(flipped) as Buffer, tags: { 266: 2 } }, inked],
    ['4 bits, grey', { ...size, bits: [4], data: packed(greys(4), 4) }, [black, [85, 85, 85], [153, 153, 153], white]],
    ['8 bits, grey', { ...size, bits: [8], data: packed(greys(8), 8) }, toned],
    [
      '8 bits, grey, min is white',
      {
        ...size,
        bits: [8],
        photometric: 0,
        data: packed(
          greys(8).map((row) => row.map((value) => 255 - value)),
          8,
        ),
      },
      toned,
    ],
    ['16 bits, grey', { ...size, bits: [16], data: samples(greys(16), 16, bigEndian) }, toned, 1],
    [
      'palette',
      {
        ...size,
        bits: [4],
        photometric: 3,
        data: packed(
          rowsOf((field) => field),
          4,
        ),
        tags: { 320: palette },
      },
      coloured,
    ],
    ['RGB', rgb, coloured],
    [
      'RGB with alpha',
      { ...rgb, bits: [8, 8, 8, 8], data: Buffer.from(rowsOf((field) => (field === 3 ? [0, 0, 0, 0] : [...coloured[field]!, 255])).flat(2)), tags: { 338: 2 } },
      coloured,
    ],
    ['CMYK', { ...rgb, bits: [8, 8, 8, 8], photometric: 5, data: Buffer.from(rowsOf((field) => [0, 0, 0, field === 0 ? 255 : 0]).flat(2)) }, inked, 50],
  ] as [string, TiffPage, Scene, number?][]) {
    test(`tiff, ${bigEndian ? 'big' : 'little'} endian: ${name}`, async () => shows(tiffOf([page], { bigEndian }), scene, tolerance));
  }
}

for (const [name, bytes, scene, tolerance] of [
  ['G4', () => sharpOf(inked).toColourspace('b-w').tiff({ compression: 'ccittfax4', bitdepth: 1 }), inked],
  ['G4, min is white', () => sharpOf(inked).toColourspace('b-w').tiff({ compression: 'ccittfax4', bitdepth: 1, miniswhite: true }), inked],
  ['LZW', () => sharpOf(coloured).tiff({ compression: 'lzw' }), coloured],
  ['LZW with prediction', () => sharpOf(coloured).tiff({ compression: 'lzw', predictor: 'horizontal' }), coloured],
  ['deflate', () => sharpOf(coloured).tiff({ compression: 'deflate' }), coloured],
  ['PackBits', () => sharpOf(coloured).tiff({ compression: 'packbits' }), coloured],
  ['JPEG', () => sharpOf(coloured).tiff({ compression: 'jpeg', quality: 95 }), coloured, 40],
  ['JPEG, grey', () => sharpOf(toned).toColourspace('b-w').tiff({ compression: 'jpeg', quality: 95 }), toned, 20],
  ['tiles', () => sharpOf(coloured).tiff({ compression: 'lzw', tile: true, tileWidth: 16, tileHeight: 16 }), coloured],
  ['BigTIFF', () => sharpOf(coloured).tiff({ compression: 'lzw', bigtiff: true }), coloured],
] as [string, () => Sharp, Scene, number?][])
  test(`tiff: ${name}`, async () => shows(await bytes().toBuffer(), scene, tolerance));

for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8])
  test(`tiff: orientation ${orientation}`, async () => {
    const stored = storedAs(
      rowsOf((field) => coloured[field]!),
      orientation,
    ); // prettier-ignore
    const page = { ...rgb, width: stored[0]!.length, height: stored.length, data: Buffer.from(stored.flat(2)), tags: { 274: orientation } };
    await shows(tiffOf([page]), coloured);
  });

test('tiff: pages of different kinds and sizes, each as it is', async () => {
  const dot: TiffPage = { width: 8, height: 4, data: Buffer.alloc(4) };
  const file = await open(tiffOf([minIsWhite, rgb, dot]));
  assert.equal(file.pageCount, 3);
  assertShows(await file.page(0), inked);
  assertShows(await file.page(1), coloured);
  const { width: across, height: down } = await file.page(2);
  assert.deepEqual([across, down], [8, 4]);
});

test('tiff: small copies and masks of pages are no pages', async () => {
  const copy: TiffPage = { width: 8, height: 4, data: Buffer.alloc(4), tags: { 254: 1 } };
  const mask: TiffPage = { ...size, photometric: 4, data: packed(ink, 1), tags: { 254: 4 } };
  const page = { ...rgb, tags: { 254: 2 } };
  const file = await open(tiffOf([copy, page, mask, page]));
  assert.equal(file.pageCount, 2);
  assertShows(await file.page(0), coloured);
  assertShows(await file.page(1), coloured);
});

test('tiff: a file of small copies alone is still read', async () => {
  const file = await open(tiffOf([{ ...rgb, tags: { 254: 1 } }]));
  assert.equal(file.pageCount, 1);
  assertShows(await file.page(0), coloured);
});

for (const bigEndian of [false, true])
  test(`tiff, ${bigEndian ? 'big' : 'little'} endian: a fax of half the lines is stretched until its pixels are square`, async () => {
    // 204 by 98 dots per inch (ITU-T T.4), here a strip of 1728 dots.
    const across = 1728;
    const rows = Array.from({ length: 600 }, (_, y) => Array.from({ length: across }, (_, x) => (x < 864 && y < 300 ? 1 : 0)));
    const page = { width: across, height: 600, photometric: 0, data: packed(rows, 1), density: [204, 98] as const };
    const picture = await (await open(tiffOf([page], { bigEndian }))).page(0);
    assert.deepEqual([picture.width, picture.height, picture.resolution], [1728, 1249, 204]);
    const light = (x: number, y: number) => picture.pixels[(y * picture.width + x) * picture.channels];
    assert.deepEqual([light(850, 610), light(880, 610), light(850, 640), light(0, 0), light(1727, 1248)], [0, 255, 255, 0, 255]);
  });

test('tiff: unequal densities of a sheet that lies on its side', async () => {
  const rows = Array.from({ length: 1728 }, () => Array.from({ length: 600 }, () => 0));
  const page = { width: 600, height: 1728, photometric: 0, data: packed(rows, 1), density: [98, 204] as const, tags: { 274: 6 } };
  const picture = await (await open(tiffOf([page]))).page(0);
  assert.deepEqual([picture.width, picture.height, picture.resolution], [1728, 1249, 204]);
});

for (const density of [
  [1, 300],
  [300, 0],
  [72, 7200],
] as const) // prettier-ignore
  test(`tiff: densities of ${density} are no pixels of any scanner and change nothing`, async () => shows(tiffOf([{ ...rgb, density }]), coloured));

test('tiff: dots per centimetre', async () => {
  const rows = Array.from({ length: 1000 }, () => Array.from({ length: 1000 }, () => 0));
  const page = { width: 1000, height: 1000, photometric: 0, data: packed(rows, 1), density: [78.74, 78.74] as const, tags: { 296: 3 } };
  assert.equal((await (await open(tiffOf([page]))).page(0)).resolution, 200);
});
