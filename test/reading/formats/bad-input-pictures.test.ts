/** Pictures that are cut off, flipped, or claim what they do not hold: an answer or one clear line, within bounds of memory, and the next one is read as before. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { plainText } from '../../../src/document/text.js';
import { InputError } from '../../../src/errors.js';
import { type Random, random } from '../../../src/random.js';
import { formatOf } from '../../../src/reading/formats/format.js';
import { openPicture } from '../../../src/reading/raster/image.js';
import { closeReaders, read } from '../../../src/reading/read.js';
import { type Bitmap, bmpOf, icoOf, iconImage, runs } from './bitmaps.js';
import { sheet } from '../files.js';
import { pngOf } from '../pngs.js';
import { assertShows, coloured, height, inked, rowsOf, sharpOf, width } from '../scenes.js';
import { fax, packed, type TiffPage, tiffOf } from './tiffs.js';

after(closeReaders);

/** Decodes as far as reading goes before OCR. */
async function pictures(bytes: Uint8Array) {
  const file = await openPicture(bytes, formatOf(bytes, 'x'), 'x');
  const all = [];
  for (let page = 0; page < Math.min(10, file.pageCount); page++) all.push(await file.page(page));
  return { all, pageCount: file.pageCount };
}

async function anything(bytes: Uint8Array): Promise<boolean> {
  try {
    const { all } = await pictures(bytes);
    for (const { pixels, width, height, channels } of all) assert.equal(pixels.length, width * height * channels);
    return true;
  } catch (error) {
    assert.ok(error instanceof InputError, (error as Error).stack);
    assert.match(error.message, /^x: [^\n]+\. [A-Z][^\n]+\.$/);
    return false;
  }
}

async function refused(bytes: Uint8Array, message = /cannot be decoded/): Promise<void> {
  await assert.rejects(pictures(bytes), (error: Error) => {
    assert.ok(error instanceof InputError, error.stack);
    assert.match(error.message, message);
    assert.match(error.message, /^x: [^\n]+\. [A-Z][^\n]+\.$/);
    return true;
  });
  await showsGood();
}

const indices = rowsOf((field) => field);
const ink = rowsOf((field) => (field === 0 ? 1 : 0));
const bitmap: Bitmap = { bits: 8, rows: indices, palette: coloured };
const page: TiffPage = { width, height, photometric: 0, data: packed(ink, 1) };
const png = await sharpOf(coloured).png().toBuffer();
const files: Readonly<Record<string, Buffer>> = {
  png,
  'png, palette': await sharpOf(coloured).png({ palette: true }).toBuffer(),
  'png, interlaced': await sharpOf(coloured).png({ progressive: true }).toBuffer(),
  jpeg: await sharpOf(coloured).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'jpeg, progressive': await sharpOf(coloured).jpeg({ progressive: true }).toBuffer(),
  'jpeg, CMYK': await sharpOf(coloured).toColourspace('cmyk').jpeg().toBuffer(),
  gif: await sharpOf(coloured).gif().toBuffer(),
  webp: await sharpOf(coloured).webp().toBuffer(),
  'webp, lossless': await sharpOf(coloured).webp({ lossless: true }).toBuffer(),
  avif: await sharpOf(coloured).avif({ effort: 0 }).toBuffer(),
  tiff: tiffOf([page, { ...page, compression: 3, data: fax(ink, true) }, page]),
  'tiff, big endian': tiffOf([page, page], { bigEndian: true }),
  'tiff, G4': await sharpOf(inked).toColourspace('b-w').tiff({ compression: 'ccittfax4', bitdepth: 1 }).toBuffer(),
  'tiff, LZW': await sharpOf(coloured).tiff({ compression: 'lzw', predictor: 'horizontal' }).toBuffer(),
  'tiff, JPEG': await sharpOf(coloured).tiff({ compression: 'jpeg' }).toBuffer(),
  'tiff, tiles': await sharpOf(coloured).tiff({ compression: 'deflate', tile: true, tileWidth: 16, tileHeight: 16 }).toBuffer(),
  bmp: bmpOf(bitmap),
  'bmp, runs': bmpOf({ ...bitmap, compression: 1, data: runs(indices) }),
  ico: icoOf([
    { size: 71, data: iconImage(bitmap, ink) },
    { size: 16, data: png },
  ]), // prettier-ignore
  'ico, PNG': icoOf([{ size: 71, data: png }]),
};
const showsGood = async () => assertShows((await pictures(png)).all[0]!, coloured);

for (const [name, whole] of Object.entries(files)) {
  test(`bad picture: ${name}, cut off anywhere`, async () => {
    assert.ok(await anything(whole));
    for (let part = 1; part < 24; part++) await anything(whole.subarray(0, Math.ceil((whole.length * part) / 24)));
    await showsGood();
  });
  test(`bad picture: ${name}, bits flipped`, async () => {
    const draw = random('flips', name);
    for (let round = 0; round < 40; round++) await anything(flipped(whole, draw, 1 + (round % 8)));
    await showsGood();
  });
}

/** Half of the flips hit the head, where sizes and places stand. */
function flipped(whole: Buffer, draw: Random, flips: number): Buffer {
  const file = Buffer.from(whole);
  for (let flip = 0; flip < flips; flip++)
    file[draw.integer(0, draw.chance(0.5) ? Math.min(200, file.length - 1) : file.length - 1)]! ^= 1 << draw.integer(0, 7);
  return file;
}

const head = (bytes: Buffer, change: (bytes: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
};
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="71" height="51"><rect width="71" height="51"/></svg>');
const bomb = (side: number) =>
  pngOf({ width: side, height: side, depth: 1, type: 0, rows: Array.from({ length: 64 }, () => Array.from({ length: 64 }, () => 0)) });
for (const [name, bytes] of [
  ['a PNG of 40000 × 40000', bomb(40_000)],
  ['a PNG of 20000 × 20000 with a few rows', bomb(20_000)],
  [
    'a BMP of 40000 × 40000',
    head(bmpOf(bitmap), (file) => {
      file.writeInt32LE(40_000, 18);
      file.writeInt32LE(40_000, 22);
    }),
  ], // prettier-ignore
  [
    'a BMP of 11000 × 11000 with a few bytes',
    head(bmpOf(bitmap), (file) => {
      file.writeInt32LE(11_000, 18);
      file.writeInt32LE(11_000, 22);
    }),
  ], // prettier-ignore
  ['a BMP of minus one', head(bmpOf(bitmap), (file) => void file.writeInt32LE(-1, 18))],
  ['a BMP as high as a number can be', head(bmpOf(bitmap), (file) => void file.writeInt32LE(-2_147_483_648, 22))],
  ['a TIFF of 60000 × 60000', tiffOf([{ ...page, width: 60_000, height: 60_000 }])],
  ['a TIFF of nothing', tiffOf([{ ...page, width: 0, height: 0 }])],
  ['a TIFF whose first directory is its head', head(tiffOf([page]), (file) => void file.writeUInt32LE(0, 4))],
  ['a TIFF whose directory lies outside', head(tiffOf([page]), (file) => void file.writeUInt32LE(0xfffffff0, 4))],
  ['a TIFF of 60000 entries', head(tiffOf([page]), (file) => void file.writeUInt16LE(60_000, 8))],
  ['an icon of 65535 images', head(icoOf([{ size: 1, data: Buffer.alloc(0) }]), (file) => void file.writeUInt16LE(65_535, 4))],
  ['a bitmap of 3000 × 3000 pixels without bits', hollow(3000)],
  ...Object.entries({ svg, gif: files.gif!, avif: files.avif!, bmp: files.bmp!, 'wide avif': wide(files.avif!), nothing: Buffer.alloc(0) }).flatMap(
    ([inside, data]) => [4, 5].map((compression) => [`a bitmap that holds ${inside} as compression ${compression}`, bmpOf({ ...bitmap, compression, data })]),
  ),
  ['a bitmap that holds a huge PNG', bmpOf({ ...bitmap, compression: 5, data: bomb(40_000) })],
  ['a bitmap that holds a JPEG whose passes fill memory', bmpOf({ ...bitmap, compression: 4, data: manyPasses() })],
  ['an icon in an icon', icoOf([{ size: 71, data: icoOf([{ size: 71, data: png }]) }])],
] as [string, Buffer][])
  test(`bad picture: ${name}`, () => refused(bytes));

test('bad picture: a TIFF whose directories lie over each other, with millions of entries in all', () => {
  // Each begins one entry behind the one before.
  const [count, entries, step] = [1000, 65_535, 12];
  const next = 2 + entries * step;
  const file = Buffer.alloc(8 + step * count + next);
  Buffer.from('II*\0\x08\0\0\0', 'latin1').copy(file);
  for (let index = 0; index < count; index++) {
    const start = 8 + step * index;
    file.writeUInt16LE(entries, start);
    file.writeUInt32LE(start + step, start + next);
  }
  return refused(file, /more than 1000000 entries/);
});

/** An AVIF that claims 16000 × 16000. */
function wide(avif: Buffer): Buffer {
  const file = Buffer.from(avif);
  const sizes = file.indexOf('ispe', 0, 'latin1') + 8;
  file.writeUInt32BE(16_000, sizes);
  file.writeUInt32BE(16_000, sizes + 4);
  return file;
}

/** A progressive JPEG that claims 19000 × 19000. */
function manyPasses(): Buffer {
  const file = Buffer.from(files['jpeg, progressive']!);
  const frame = file.indexOf(Buffer.from([0xff, 0xc2]));
  file.writeUInt16BE(19_000, frame + 5);
  file.writeUInt16BE(19_000, frame + 7);
  return file;
}

/** Bit fields with alpha (compression 6) of no bits at all. */
function hollow(side: number): Buffer {
  return head(bmpOf({ ...bitmap, compression: 6, masks: [1, 2, 4, 8], data: Buffer.alloc(4) }), (file) => {
    file.writeInt32LE(side, 18);
    file.writeInt32LE(side, 22);
    file.writeUInt16LE(0, 28);
  });
}

test('bad picture: a GIF on a screen of 65535 × 65535 is as large as its frame', async () => {
  const file = Buffer.from(files.gif!);
  file.writeUInt32LE(0xffffffff, 6);
  assertShows((await pictures(file)).all[0]!, coloured);
});

test('bad picture: an AVIF whose decoder would take gigabytes', () => refused(wide(files.avif!)));

test('bad picture: directories in a circle are as many pages as there are', async () => {
  for (const next of [
    (index: number) => (index === 2 ? 0 : index + 1),
    (index: number) => (index === 2 ? 1 : index + 1),
    (index: number) => (index === 2 ? 2 : index + 1),
  ]) {
    const { all, pageCount } = await pictures(tiffOf([page, page, page], { next }));
    assert.equal(pageCount, 3);
    for (const picture of all) assertShows(picture, inked);
  }
});

test('bad picture: a TIFF of 60000 pages is read as far as wanted', async () => {
  const small: TiffPage = { width: 8, height: 8, data: Buffer.alloc(8, 255) };
  const { all, pageCount } = await pictures(tiffOf(Array.from({ length: 60_000 }, () => small)));
  assert.deepEqual([all.length, pageCount], [10, 60_000]);
});

for (const [name, across, down] of [
  ['one pixel', 1, 1],
  ['one row', 3000, 1],
  ['one column', 1, 3000],
  ['a short strip', 12_000, 2],
] as const) // prettier-ignore
  test(`bad picture: ${name} is a document without words`, async () => {
    const dot = await sharp({ create: { width: across, height: down, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(); // prettier-ignore
    assert.equal((await read(dot, { languages: ['de'] })).pages[0]!.words.length, 0);
  });

for (const [across, down, density, wanted] of [
  [16_800, 100, 600, [8400, 50, 300]],
  [100, 10_500, 250, [80, 8400, 200]],
  [9000, 9000, 1200, [8400, 8400, 1120]],
] as const)
  test(`above 8400: ${across} × ${down} at ${density} dots per inch`, async () => {
    // Broad enough to be paper: the density of a strip is not believed.
    const rows = Buffer.alloc(Math.ceil(across / 8) * down, 255);
    const bytes = tiffOf([{ width: across, height: down, data: rows, density: [density, density] }]);
    const { width: w, height: h, resolution } = (await pictures(bytes)).all[0]!;
    assert.deepEqual([w, h], wanted.slice(0, 2));
    if (Math.min(across, down) > 1000) assert.equal(resolution, wanted[2]);
  });

test('bad input: after all that a good picture is read', async () => {
  assert.equal(plainText(await read(await sheet(['Rechnung 4711']).png().toBuffer(), { languages: ['de'], codes: false })), 'Rechnung 4711');
  assert.ok(process.resourceUsage().maxRSS < 1_500_000, `${process.resourceUsage().maxRSS} kB`);
});
