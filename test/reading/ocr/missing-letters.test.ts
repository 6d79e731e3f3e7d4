/** Umlauts on a page whose language lacks them are read by a network that knows them; letters without dots stay as they are. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { toGrey } from '../../../src/reading/raster/image.js';
import { lineWords } from '../../../src/reading/ocr/line-words.js';
import { segmentPage } from '../../../src/reading/segmentation/page-segmentation.js';

async function read(rows: readonly string[], language: string): Promise<string> {
  const lines = rows.map((row, index) => `<text x="60" y="${100 + 90 * index}">${row}</text>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="400" font-family="sans-serif" font-size="44"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).raw().toBuffer({ resolveWithObject: true });
  const sheet = segmentPage(await toGrey({ pixels: data, width: info.width, height: info.height, channels: 3, resolution: 300 }), 30)!;
  return (await lineWords(sheet, language, false)).map(({ text }) => text).join(' ');
}

const rows = ['Invoice to Hürden', 'Böllberg Trading Limited', 'Delivery in Skiing Hills'];

for (const language of ['en', 'de'])
  test(`umlauts on a page in ${language}`, async () => {
    assert.equal(await read(rows, language), rows.join(' '));
  });
