/** Print in pale colours, and light print on pale colours. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { toContrastGrey } from '../../../src/reading/cleaning/colour-contrast.js';
import { closeReaders, read } from '../../../src/reading/read.js';

after(closeReaders);

const words = ['Rechnung', 'Bezeichnung', 'Gesamtbetrag', 'Lieferung', 'Steuersatz'];
const colours = [
  ['pale orange on white', '#ffc266', '#fff'],
  ['pale yellow on white', '#ffe066', '#fff'],
  ['white on orange', '#fff', '#f5b041'],
  ['white on pale green', '#fff', '#9bd770'],
  ['white on yellow', '#fff', '#ffd24d'],
  ['black on yellow', '#222', '#ffff00'],
  ['grey on pale blue', '#444', '#cfe8ff'],
  ['red on pale orange', '#c00', '#ffe0b0'],
  ['black on white', '#000', '#fff'],
] as const;
const [width, height, top, step] = [1240, 1200, 100, 110];
const rows = colours.map(([, ink, ground], row) => {
  const texts = words.map(
    (word, at) => `<text x="${100 + at * 215}" y="${top + 41 + row * step}" font-family="sans-serif" font-size="28" fill="${ink}">${word}</text>`,
  );
  return `<rect x="80" y="${top + row * step}" width="1080" height="60" fill="${ground}"/>${texts.join('')}`;
});
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${rows.join('')}</svg>`;

test('words of any colour are read', async () => {
  const { pages } = await read(await sharp(Buffer.from(svg)).jpeg({ quality: 75 }).toBuffer(), { languages: ['de'], codes: false });
  for (const [row, [name]] of colours.entries()) {
    const own = pages[0]!.words.filter(({ box }) => Math.abs(box.y + box.height / 2 - top - 30 - row * step) < 30).map(({ text }) => text);
    assert.deepEqual(own, words, name);
  }
});

test('dark print on colour keeps its brightness, and so does the edge of its ground', async () => {
  const { data, info } = await sharp(Buffer.from(svg.replace(/#f5b041|#9bd770|#ffc266|#ffe066/g, '#ffff00').replace(/fill="#fff">/g, 'fill="#222">')))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = await toContrastGrey({ pixels: data, width: info.width, height: info.height, channels: 3, resolution: 150 });
  for (const y of [top - 1, top + 2, top + 58, top + 61]) for (let x = 70; x < 1170; x += 5) assert.ok(grey.pixels[y * width + x]! > 150, `${x}, ${y}`);
});

test('a bright ground at the right edge does not keep pale print at the left edge of the next row', async () => {
  const [across, down] = [240, 72];
  const pixels = Buffer.alloc(across * down * 3, 255);
  const fill = (left: number, right: number, from: number, to: number, blue: number): void => {
    for (let y = from; y < to; y++) for (let x = left; x < right; x++) pixels.set([255, 224, blue], (y * across + x) * 3);
  };
  fill(216, 240, 0, 24, 0);
  fill(4, 12, 24, 48, 102);
  const grey = await toContrastGrey({ pixels, width: across, height: down, channels: 3, resolution: 150 });
  assert.equal(grey.pixels[36 * across + 8], 102);
});
