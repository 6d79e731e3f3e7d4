/** Pictures of every format, turned, skewed and with codes, are read like the sheet they show. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { plainText } from '../../src/document/text.js';
import { readCodes } from '../../src/reading/codes/code-pass.js';
import { type Format, formatOf } from '../../src/reading/formats/format.js';
import { openPicture, resolutionOf, rotated } from '../../src/reading/raster/image.js';
import { detectInk, isSideways, estimateSkew } from '../../src/reading/segmentation/ink.js';
import { closeReaders, pageImages, read } from '../../src/reading/read.js';
import { pdfOf, sheet } from './files.js';

after(closeReaders);

const writer = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'));
await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(writer).buffer }, fireImmediately: true });

const rows = [
  'Rechnung Nr. 4711 vom 12.03.2024',
  'Kundennummer 20815 Lieferdatum 11.03.2024',
  'Zwischensumme netto 100,00 EUR',
  'Umsatzsteuer 19 % 19,00 EUR',
  'Gesamtbetrag brutto 119,00 EUR',
];
const options = { languages: ['de'], codes: false } as const;
const squeezed = (text: string) => text.replace(/ +/g, ' ');
const clean = sheet(rows);

/** Every printed word must be there; one slip of OCR is forgiven. */
function assertReads(text: string, slips = 0): void {
  const missing = rows.flatMap((row) => row.split(' ')).filter((word) => !text.split(/\s+/).includes(word));
  assert.ok(missing.length <= slips, `missing ${missing.join(' ')} in\n${text}`);
}

for (const [format, encode] of [
  ['jpeg', () => clean.clone().jpeg({ quality: 95 }).toBuffer()],
  ['jpeg', () => clean.clone().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
  ['tiff', () => clean.clone().toColourspace('b-w').threshold(128).tiff({ compression: 'ccittfax4', bitdepth: 1 }).toBuffer()],
  ['tiff', () => clean.clone().tiff({ compression: 'lzw' }).toBuffer()],
  ['tiff', () => clean.clone().tiff({ compression: 'jpeg', quality: 95 }).toBuffer()],
  ['gif', () => clean.clone().gif().toBuffer()],
  ['webp', () => clean.clone().webp({ quality: 95 }).toBuffer()],
] as [Format, () => Promise<Buffer>][]) {
  test(`picture: ${format} decodes to the sheet that was drawn`, async () => {
    const original = await clean.clone().raw().toBuffer();
    const bytes = await encode();
    assert.equal(formatOf(bytes, 'x'), format);
    const { pixels, width, height, channels } = await (await openPicture(bytes, format, 'x')).page(0);
    assert.deepEqual([width, height], [1240, 600]);
    const differing = original.filter((value, index) => Math.abs(value - pixels[channels === 3 ? index : Math.floor(index / 3)]!) > 100).length;
    assert.ok(differing < original.length / 200, `${differing} of ${original.length}`);
  });
}

test('picture: words in lines', async () => {
  const document = await read(await clean.clone().png().toBuffer(), options);
  assert.deepEqual(squeezed(plainText(document)).split('\n'), rows);
  assert.equal(document.source, 'scan');
});

test('picture: upside down is turned upright', async () => {
  const document = await read(await clean.clone().rotate(180).png().toBuffer(), options);
  assertReads(plainText(document));
  assert.equal(document.pages[0]!.rotation, 180);
});

test('picture: sideways is seen from the ink', async () => {
  const sideways = await sharp(await clean.clone().rotate(90).png().toBuffer())
    .png()
    .toBuffer();
  const picture = await (await openPicture(sideways, 'png', 'x')).page(0);
  assert.ok(isSideways(await detectInk(picture)));
  assert.ok(!isSideways(await detectInk(await rotated(picture, 270))));
});

for (const degrees of [-12, -1.5, 0.7, 6]) {
  test(`picture: a skew of ${degrees} degrees is measured`, async () => {
    const skewed = await clean.clone().rotate(degrees, { background: '#fff' }).png().toBuffer();
    const found = estimateSkew(await detectInk(await (await openPicture(skewed, 'png', 'x')).page(0)));
    assert.ok(Math.abs(found - degrees) < 0.35, String(found));
  });
}

test('picture: skewed by four degrees comes out as straight lines', async () => {
  const skewed = await clean.clone().rotate(4, { background: '#fff' }).png().toBuffer();
  const document = await read(skewed, options);
  assertReads(plainText(document), 1);
  assert.equal(document.pages[0]!.lines.length, rows.length);
});

test('picture: a JPEG turned by its EXIF note', async () => {
  const noted = await sharp(await clean.clone().rotate(90).jpeg().toBuffer())
    .withMetadata({ orientation: 8 })
    .jpeg()
    .toBuffer();
  const { width, height } = await (await openPicture(noted, 'jpeg', 'x')).page(0);
  assert.deepEqual([width, height], [1240, 600]);
});

test('picture: a scanned page inside a PDF', async () => {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.load(await pdfOf([[]]));
  pdf.getPage(0).drawImage(await pdf.embedPng(await clean.clone().png().toBuffer()), { x: 0, y: 500, width: 595, height: 288 });
  const document = await read(await pdf.save(), options);
  assertReads(plainText(document));
  assert.deepEqual([document.source, document.resolution], ['scan', 300]);
});

test('picture: text that stands only in a picture on a digital page is added', async () => {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.load(await pdfOf([[{ text: 'Lieferschein und Rechnung in einem, bitte aufbewahren', x: 60, y: 60 }]]));
  pdf.getPage(0).drawImage(await pdf.embedPng(await clean.clone().png().toBuffer()), { x: 0, y: 300, width: 595, height: 288 });
  const document = await read(await pdf.save(), options);
  assertReads(plainText(document), 1);
  assert.equal(plainText(document).split('\n')[0], 'Lieferschein und Rechnung in einem, bitte aufbewahren');
  assert.deepEqual([...new Set(document.pages[0]!.words.map(({ source }) => source))], ['text', 'ocr']);
});

for (const [format, text, turn] of [
  ['QRCode', 'SPC\n0200\n1\nCH4431999123000889012', 0],
  ['QRCode', 'BCD\n002\n1\nSCT', 30],
  ['Code128', 'RE-2024-4711', 0],
  ['EAN13', '4006381333931', 90],
  ['DataMatrix', '4711', 0],
] as const) {
  test(`codes: ${format} turned by ${turn}`, async () => {
    const { image } = await writeBarcode(text, { format, scale: 4 });
    const code = await sharp(Buffer.from(await image!.arrayBuffer()))
      .flatten({ background: '#fff' })
      .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#fff' })
      .rotate(turn, { background: '#fff' })
      .png()
      .toBuffer();
    const page = await sharp({ create: { width: 1240, height: 1754, channels: 3, background: '#fff' } })
      .composite([{ input: code, left: 300, top: 700 }])
      .png()
      .toBuffer();
    const [found] = await readCodes(await (await openPicture(page, 'png', 'x')).page(0));
    assert.deepEqual([found?.format, found?.text], [format === 'EAN13' ? 'EAN-13' : format, text]);
    assert.ok(found!.box.x > 290 && found!.box.y > 690 && found!.box.x + found!.box.width < 1240);
  });
}

test('picture: a TIFF of two pages', async () => {
  const page = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const both = await sharp([page, page], { join: { animated: true } })
    .tiff()
    .toBuffer();
  assert.equal((await read(both, options)).pages.length, 2);
});

test('picture: the image of a page is the page', async () => {
  const [image] = await pageImages(await clean.clone().png().toBuffer(), options);
  const { width, height } = await sharp(image).metadata();
  assert.deepEqual([width, height], [1240, 600]);
});

for (const [width, height, density, resolution] of [
  [2480, 3508, 300, 300],
  [1654, 2339, 72, 200], // a screen's density on a scan: the sheet would be a poster
  [3024, 4032, 72, 345], // a phone's photo
  [600, 2400, 0, 190], // a receipt's roll
] as const) {
  test(`picture: ${width} × ${height} at ${density || 'no'} dpi means ${resolution}`, () =>
    assert.ok(Math.abs(resolutionOf(width, height, density) - resolution) <= 2, String(resolutionOf(width, height, density))));
}
