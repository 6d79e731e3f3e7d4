/** Lines of print cut out, read and put onto their ink: type of several sizes side by side, thin signs, gaps in which nothing is printed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { toGrey } from '../../../src/reading/raster/image.js';
import type { Picture } from '../../../src/reading/raster/picture.js';
import { lineWords } from '../../../src/reading/ocr/line-words.js';
import { segmentPage } from '../../../src/reading/segmentation/page-segmentation.js';

const letter = 24;

interface Cell {
  readonly x: number;
  readonly text: string;
  readonly size?: number;
}

async function wordsOf(lines: readonly (readonly Cell[])[]) {
  const cells = lines.map((line, row) =>
    line.map(({ x, text, size = 40 }) => `<text x="${x}" y="${100 + 90 * row}" font-family="sans-serif" font-size="${size}">${text}</text>`),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="${120 + 90 * lines.length}"><rect width="100%" height="100%" fill="#fff"/>${cells.flat().join('')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).raw().toBuffer({ resolveWithObject: true });
  const picture: Picture = { pixels: data, width: info.width, height: info.height, channels: 3, resolution: 300 };
  const sheet = segmentPage(await toGrey(picture), letter)!;
  return sheet.toPage(await lineWords(sheet, 'en', false));
}

test('line words: cells of a row come as words where they stand', async () => {
  const words = await wordsOf([
    [
      { x: 60, text: 'Garden chair' },
      { x: 900, text: '40.00' },
      { x: 1400, text: '80.00' },
    ],
    [{ x: 60, text: 'Invoice number : 20231' }],
  ]);
  assert.deepEqual(
    words.map(({ text }) => text),
    ['Garden', 'chair', '40.00', '80.00', 'Invoice', 'number', ':', '20231'],
  );
  for (const [text, x] of [
    ['Garden', 60],
    ['40.00', 900],
    ['80.00', 1400],
  ] as const) {
    const { box, baseline } = words.find((word) => word.text === text)!;
    assert.ok(Math.abs(box.x - x) < 8, `${text} at ${box.x}`);
    assert.ok(box.y > 60 && box.y + box.height < 110, `${text}: ${box.y}, ${box.height}`);
    assert.ok(Math.abs(baseline - 100) < 4, `${text} stands on ${baseline}`);
  }
  assert.ok(words.every(({ confidence }) => confidence > 0.6 && confidence <= 1));
});

test('line words: small type beside larger is read at its own size', async () => {
  const words = await wordsOf([
    [
      { x: 60, text: 'Customer service' },
      { x: 800, text: 'office@example.org 0123 456789', size: 22 },
      { x: 1500, text: '82008' },
    ],
  ]);
  assert.deepEqual(
    words.map(({ text }) => text).filter((text) => !text.includes('example')),
    ['Customer', 'service', '0123', '456789', '82008'],
  );
});

test('line words: a dash is one where ink is, and none where a gap is', async () => {
  const words = await wordsOf([
    [
      { x: 60, text: 'Cushion' },
      { x: 700, text: '33,00' },
      { x: 1100, text: '-4' },
    ],
  ]);
  assert.deepEqual(
    words.map(({ text }) => text),
    ['Cushion', '33,00', '-4'],
  );
});

test('line words: none on white', async () => {
  const picture = { pixels: Buffer.alloc(200 * 100, 255), width: 200, height: 100 };
  assert.equal(segmentPage(picture, letter), undefined);
  assert.deepEqual(await lineWords({ image: picture, lines: [[{ left: 10, top: 10, right: 190, bottom: 60 }]], letter }, 'en', false), []);
});

test('line words: raised digits of units, in brackets too', async () => {
  const words = await wordsOf([
    [
      { x: 60, text: 'Water 25 m³' },
      { x: 700, text: 'Floor (m²)' },
      { x: 1200, text: 'Cable 12 m' },
    ],
  ]);
  assert.equal(words.map(({ text }) => text).join(' '), 'Water 25 m³ Floor (m²) Cable 12 m');
});

test('line words: small type beside that of the page', async () => {
  const words = await wordsOf([
    [
      { x: 60, text: 'E-mail:' },
      { x: 300, text: 'thomas.miller@example-company.org', size: 18 },
      { x: 800, text: 'Market Street 9' },
    ],
  ]);
  assert.equal(words.map(({ text }) => text).join(' '), 'E-mail: thomas.miller@example-company.org Market Street 9');
});

test('line words: colons that stand alone', async () => {
  const words = await wordsOf([[{ x: 60, text: 'Tel : 0123 456 Fax : 789' }]]);
  assert.equal(words.map(({ text }) => text).join(' '), 'Tel : 0123 456 Fax : 789');
});

test('line words: lines to write on are no words', async () => {
  const words = await wordsOf([[{ x: 60, text: 'Name ______ Date 25/07' }]]);
  assert.equal(words.map(({ text }) => text).join(' '), 'Name Date 25/07');
});
