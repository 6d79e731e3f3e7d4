/** JPEG, PNG, GIF, WebP and AVIF as cameras, scanners and programs write them come out with every pixel where and as it should be; what a file is, its bytes tell. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { type Format, formatOf } from '../../../src/reading/formats/format.js';
import { openPicture } from '../../../src/reading/raster/image.js';
import { pngOf } from '../pngs.js';
import { assertShows, black, type Colour, coloured, height, inked, rgbOf, rowsOf, type Scene, sharpOf, storedAs, toned, white, width } from '../scenes.js';

async function check(format: Format, bytes: Uint8Array, scene: Scene, tolerance = 0): Promise<void> {
  assert.equal(formatOf(bytes, 'x'), format);
  assertShows(await (await openPicture(bytes, format, 'x')).page(0), scene, tolerance);
}

const turned = (orientation: number) => {
  const stored = storedAs(
    rowsOf((field) => coloured[field]!),
    orientation,
  );
  return sharp(Buffer.from(stored.flat().flat()), { raw: { width: stored[0]!.length, height: stored.length, channels: 3 } }).withMetadata({ orientation });
};
for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
  test(`jpeg: orientation ${orientation}`, async () => check('jpeg', await turned(orientation).jpeg({ quality: 95 }).toBuffer(), coloured, 30));
  test(`webp: orientation ${orientation}`, async () => check('webp', await turned(orientation).webp({ lossless: true }).toBuffer(), coloured));
}
test('jpeg: an orientation that does not exist changes nothing', async () => {
  const plain = await turned(1).jpeg({ quality: 95 }).toBuffer();
  const at = plain.indexOf(Buffer.from([0x12, 0x01, 3, 0]));
  assert.ok(at > 0);
  plain[at + 8] = 77;
  await check('jpeg', plain, coloured, 30);
});

/** Colours that ink can show. */
const printable: Scene = [[180, 60, 60], [60, 140, 80], [60, 80, 160], white!];
const jpegs: readonly (readonly [name: string, bytes: () => Promise<Buffer>, scene: Scene, tolerance: number])[] = [
  ['grey', () => sharpOf(toned).toColourspace('b-w').jpeg({ quality: 95 }).toBuffer(), toned, 12],
  ['progressive, 4:2:0', () => sharpOf(coloured).jpeg({ quality: 90, progressive: true, chromaSubsampling: '4:2:0' }).toBuffer(), coloured, 40],
  ['RGB marked as such', () => sharpOf(coloured).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(), coloured, 20],
  ['CMYK, inverted as Adobe has it', () => cmyk(true), printable, 30],
  // The other way round is so rare that browsers too take every CMYK file as Adobe's.
  ['CMYK without the note of Adobe', () => cmyk(false), printable, 30],
];
for (const [name, bytes, scene, tolerance] of jpegs) test(`jpeg: ${name}`, async () => check('jpeg', await bytes(), scene, tolerance));

async function cmyk(adobe: boolean): Promise<Buffer> {
  const file = await sharpOf(printable).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
  const note = file.indexOf('Adobe', 0, 'latin1') - 4;
  assert.equal(file.readUInt16BE(note), 0xffee);
  return adobe ? file : Buffer.concat([file.subarray(0, note), file.subarray(note + 2 + file.readUInt16BE(note + 2))]);
}

const [samples, clear] = [(colour: Colour, depth: number) => colour.map((value) => Math.round((value / 255) * (2 ** depth - 1))), 0];
const pngRows = (scene: Scene, depth: number, more: (field: number) => readonly number[] = () => []) =>
  rowsOf((field) => [...samples(scene[field]!, depth), ...more(field)]).map((row) => row.flat());
const greyRows = (scene: Scene, depth: number, more: (field: number) => readonly number[] = () => []) =>
  rowsOf((field) => [samples(scene[field]!, depth)[0]!, ...more(field)]).map((row) => row.flat());
const plte = (scene: Scene) => ['PLTE', Buffer.from(scene.flat())] as const;
/** The last field is see-through, and black below: it must come out white, as paper. */
const holed: Scene = [coloured[0], coloured[1], coloured[2], black!];
const alpha = (most: number) => (field: number) => [field === 3 ? clear : most];
const half: Scene = [black!, white!, white!, white!];

for (const [name, type, depth, scene, rows, chunks] of [
  ['1 bit, grey', 0, 1, inked, greyRows(inked, 1), []],
  ['2 bits, grey', 0, 2, [[0, 0, 0], [85, 85, 85], [170, 170, 170], white], greyRows([[0, 0, 0], [85, 85, 85], [170, 170, 170], white!], 2), []],
  ['4 bits, grey', 0, 4, [[0, 0, 0], [85, 85, 85], [170, 170, 170], white], greyRows([[0, 0, 0], [85, 85, 85], [170, 170, 170], white!], 4), []],
  ['8 bits, grey', 0, 8, toned, greyRows(toned, 8), []],
  ['16 bits, grey', 0, 16, toned, greyRows(toned, 16), []],
  ['8 bits, colour', 2, 8, coloured, pngRows(coloured, 8), []],
  ['16 bits, colour', 2, 16, coloured, pngRows(coloured, 16), []],
  ['1 bit, palette', 3, 1, half, rowsOf((field) => (field === 0 ? 1 : 0)), [['PLTE', Buffer.from([...white!, ...black!])]]],
  ['2 bits, palette', 3, 2, coloured, rowsOf((field) => field), [plte(coloured)]],
  ['4 bits, palette', 3, 4, coloured, rowsOf((field) => field), [plte(coloured)]],
  ['8 bits, palette', 3, 8, coloured, rowsOf((field) => field), [plte(coloured)]],
  ['palette with alpha', 3, 8, coloured, rowsOf((field) => field), [plte(holed), ['tRNS', Buffer.from([255, 255, 255, 0])]]],
  ['grey, one colour see-through', 0, 8, [white, ...toned.slice(1)], greyRows(toned, 8), [['tRNS', Buffer.from([0, 0])]]],
  ['8 bits, grey with alpha', 4, 8, [...toned.slice(0, 3), white], greyRows([...toned.slice(0, 3), black] as unknown as Scene, 8, alpha(255)), []],
  ['16 bits, grey with alpha', 4, 16, [...toned.slice(0, 3), white], greyRows([...toned.slice(0, 3), black] as unknown as Scene, 16, alpha(65535)), []],
  ['8 bits, colour with alpha', 6, 8, coloured, pngRows(holed, 8, alpha(255)), []],
  ['16 bits, colour with alpha', 6, 16, coloured, pngRows(holed, 16, alpha(65535)), []],
] as [string, number, number, Scene, number[][], [string, Buffer][]][])
  test(`png: ${name}`, () => check('png', pngOf({ width, height, depth, type, rows, chunks }), scene, depth === 16 ? 1 : 0));

test('png: interlaced', async () => check('png', await sharpOf(coloured).png({ progressive: true }).toBuffer(), coloured));
test('png: half see-through is half as dark', async () => {
  const rows = rowsOf(() => [0, 128]).map((row) => row.flat());
  const picture = await (await openPicture(pngOf({ width, height, depth: 8, type: 4, rows }), 'png', 'x')).page(0);
  assert.ok(Math.abs(picture.pixels[0]! - 127) <= 1, String(picture.pixels[0]));
});

const frames = async (scenes: readonly Scene[]) =>
  sharp(await Promise.all(scenes.map((scene) => sharpOf(scene).png().toBuffer())), { join: { animated: true } });
test('gif: palette', async () => check('gif', await sharpOf(coloured).gif().toBuffer(), coloured));
test('gif: the first frame of an animation', async () =>
  check('gif', await (await frames([coloured, toned, inked])).gif({ delay: [90, 90, 90] }).toBuffer(), coloured));
test('gif: what is see-through is paper', async () =>
  check(
    'gif',
    await sharp(Buffer.from(rowsOf((field) => [...holed[field]!, field === 3 ? 0 : 255]).flat(2)), { raw: { width, height, channels: 4 } })
      .gif()
      .toBuffer(),
    coloured,
  ));

test('webp: lossy', async () => check('webp', await sharpOf(coloured).webp({ quality: 95 }).toBuffer(), coloured, 40));
test('webp: the first frame of an animation', async () => check('webp', await (await frames([coloured, inked])).webp({ lossless: true }).toBuffer(), coloured));
test('webp: with alpha', async () =>
  check(
    'webp',
    await sharp(Buffer.from(rowsOf((field) => [...holed[field]!, field === 3 ? 0 : 255]).flat(2)), { raw: { width, height, channels: 4 } })
      .webp({ lossless: true })
      .toBuffer(),
    coloured,
  ));

test('avif', async () => check('heif', await sharpOf(coloured).avif({ quality: 90, chromaSubsampling: '4:4:4', effort: 0 }).toBuffer(), coloured, 25));
for (const brand of ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis'])
  test(`heif: ${brand} is told by its brand`, () => assert.equal(formatOf(Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, 'latin1'), 'x'), 'heif'));
const avif = () => sharpOf(coloured).avif({ quality: 90, chromaSubsampling: '4:4:4', effort: 0 }).toBuffer();
/** The beginning of a picture as phones save it: brands, then what the picture is packed by. */
const heic = (brand: string, end = 308) =>
  Buffer.concat([
    Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic\0\0\x01\x1cmeta\0\0\0\0\0\0\0\x15infe\x02\0\0\0\0\x01\0\0hvc1\0`, 'latin1'),
    Buffer.alloc(300),
  ]).subarray(0, end);
const told = (bytes: Buffer, message: RegExp) => assert.rejects(async () => (await openPicture(bytes, formatOf(bytes, 'x'), 'x')).page(0), message);

for (const [name, bytes] of [
  ['heic', heic('heic')],
  ['heix', heic('heix')],
  ['mif1', heic('mif1')],
  ['msf1', heic('msf1')],
  ['heic cut off behind its brand', heic('heic', 24)],
] as const)
  test(`heic: ${name}: the message names it and says what to do`, () =>
    told(bytes, /^InputError: x: this is a HEIC picture \(HEVC\)[^\n]+\. Convert it to JPEG or PDF[^\n]+\.$/));
test('heif: AVIF is read whatever its brand', async () => {
  const renamed = Buffer.from((await avif()).toString('latin1').replace('ftypavif', 'ftypmif1'), 'latin1');
  await check('heif', renamed, coloured, 25);
});
test('heif: a broken AVIF is not taken for HEIC', async () => told((await avif()).subarray(0, 250), /^InputError: x: this picture cannot be decoded/));

test('a picture with bytes before and after it is told by its first bytes alone', () => {
  assert.throws(() => formatOf(Buffer.concat([Buffer.from('\n'), rgbOf(inked)]), 'x'), /something unknown/);
});
