/** A picture's print is read whole: rows whose cells stand a little higher or lower, headings on coloured bars; a logo's shapes are no words. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { plainText } from '../../../src/document/text.js';
import { isConfident } from '../../../src/reading/ocr/noise-words.js';
import { closeReaders, read } from '../../../src/reading/read.js';

after(closeReaders);

const size = 38;
const text = (x: number, y: number, words: string, colour = '#000'): string =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" fill="${colour}">${words}</text>`;
const row = (y: number, cells: readonly string[], lower = 0, colour?: string): string =>
  cells.map((cell, index) => text([120, 1100, 1400, 1750][index]!, y + (index === 0 ? lower : 0), cell, colour)).join('');

const heading = ['Description', 'Quantity', 'Price', 'Amount'];
const items = [
  ['Garden chair', '2', '40.00', '80.00'],
  ['Folding table', '1', '106.04', '106.04'],
  ['Parasol', '3', '21.50', '64.50'],
  ['Cushion', '6', '7.25', '43.50'],
];
const logo = '<circle cx="1800" cy="160" r="90" fill="#275"/><path d="M1940 240 L2060 80 L2180 240 Z" fill="#a33"/>';

async function wordsOf(parts: readonly string[]): Promise<readonly string[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2300" height="1500"><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>`;
  const picture = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).withMetadata({ density: 300 }).png().toBuffer();
  const document = await read(picture, { languages: ['en'], codes: false });
  return plainText(document).split(/\s+/).filter(Boolean);
}

const letterhead = [text(120, 160, 'Example Garden Supplies Limited'), text(120, 220, 'Invoice number 20231 of 14 May 2023')];

test('lost print: a table of white headings on colour, cells on different base lines, beside a logo', async () => {
  const table = items.map((cells, index) => row(620 + 90 * index, cells, 9));
  const bar = '<rect x="100" y="480" width="1900" height="76" fill="#e67e22"/>';
  const found = await wordsOf([...letterhead, logo, bar, row(532, heading, 0, '#fff'), ...table]);
  const printed = [...letterhead.map((line) => line.replace(/<[^>]*>/g, '')), ...heading, ...items.flat()].join(' ').split(' ');
  const count = (words: readonly string[], word: string) => words.filter((one) => one === word).length;
  assert.deepEqual(
    printed.filter((word) => count(found, word) < count(printed, word)),
    [],
  );
  // The first look takes shapes of the logo for letters; the second adds none.
  assert.ok(found.length <= printed.length + 4, found.join(' '));
});

for (const [text, confidence, sure] of [
  ['VISA', 0.9, true],
  ['7', 0.96, true],
  ['@', 0.92, true],
  ['Due', 0.5, false],
  ['r', 0.83, false],
  ['I', 0.58, false],
  ['/', 0.91, false],
  ['|', 0.9, false],
  ['~~', 0.9, false],
] as const) {
  test(`lost print: a second look ${sure ? 'takes' : 'leaves'} ${text} at ${confidence}`, () => {
    const box = { x: 0, y: 0, width: 20, height: 20 };
    assert.equal(isConfident({ text, box, confidence, baseline: 20, lineHeight: 24 }), sure);
  });
}
