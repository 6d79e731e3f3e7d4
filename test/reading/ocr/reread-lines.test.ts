/** Lines of type that the network does not know are read again in other forms; what it is sure of stays. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { toGrey } from '../../../src/reading/raster/image.js';
import { lineWords } from '../../../src/reading/ocr/line-words.js';
import { segmentPage } from '../../../src/reading/segmentation/page-segmentation.js';

const rows = ['ORCHARD MARKET LTD', 'PLUM JAM 6.96', 'RECEIPT 50291846'];
const letter = 30;

/** The rows, their type as much narrower as till printers set it. */
async function words(narrowing: number, again: boolean) {
  const lines = rows.map((row, index) => `<text x="${60 / narrowing}" y="${100 + 90 * index}" transform="scale(${narrowing} 1)">${row}</text>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="400" font-family="sans-serif" font-size="44"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).raw().toBuffer({ resolveWithObject: true });
  const sheet = segmentPage(await toGrey({ pixels: data, width: info.width, height: info.height, channels: 3, resolution: 300 }), letter)!;
  return sheet.toPage(await lineWords(sheet, 'en', again));
}

const textOf = (found: Awaited<ReturnType<typeof words>>): string => found.map(({ text }) => text).join(' ');

test('lines read again: narrow type is read broader, and its words stand where they are printed', async () => {
  assert.notEqual(textOf(await words(1 / 3, false)), rows.join(' '));
  const found = await words(1 / 3, true);
  assert.equal(textOf(found), rows.join(' '));
  const { box } = found.find(({ text }) => text === 'MARKET')!;
  assert.ok(Math.abs(box.x - 138) < 8 && Math.abs(box.x + box.width - 199) < 8, `MARKET from ${box.x} to ${box.x + box.width}`);
});

test('lines read again: lines that are sure stay as they are', async () => {
  assert.deepEqual(await words(1, true), await words(1, false));
});

test('lines read again: an id in small type of an enlarged picture', async () => {
  const lines = ['Größe 24, Nr. 50291846', 'Straße 8, 70173 Köln'].map((row, index) => `<text x="20" y="${30 + 25 * index}">${row}</text>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="110" font-family="sans-serif" font-size="8"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}</svg>`;
  const worn = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).blur(0.7).jpeg({ quality: 35 }).toBuffer();
  const { data, info } = await sharp(worn).resize({ width: 960, kernel: 'cubic' }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const page = await toGrey({ pixels: data, width: info.width, height: info.height, channels: 3, resolution: 300 });
  const sheet = segmentPage(page, letter, true)!;
  const isRead = async (again: boolean) => textOf(sheet.toPage(await lineWords(sheet, 'de', again))).includes(' 50291846');
  assert.deepEqual([await isRead(false), await isRead(true)], [false, true]);
});
