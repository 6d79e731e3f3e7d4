/** Pictures as people make them: askew, turned, in the shade, pale, small. Every printed word is read. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import { closeReaders, read } from '../../src/reading/read.js';
import { sheet } from './files.js';

after(closeReaders);

const [width, height] = [1240, 1754];
const lines = Array.from({ length: 14 }, (_, index) => `Position ${index + 1} Schrauben aus Stahl Menge ${index + 3} Preis 1${index},50 EUR`);
const headings = ['Bezeichnung', 'Anzahl', 'Gesamtpreis'];
const bar = `<rect x="80" y="1300" width="1080" height="60" fill="#1f4e79"/>${headings
  .map((heading, index) => `<text x="${110 + 380 * index}" y="1341" font-family="sans-serif" font-size="28" fill="#fff">${heading}</text>`)
  .join('')}`;
const svg = (inside: string): Buffer => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`);
const page = await sheet(lines, { width, height, size: 26 })
  .composite([{ input: svg(bar) }])
  .png()
  .toBuffer();

const shaded = (gradient: string) =>
  sharp(page).composite([{ input: svg(`<defs>${gradient}</defs><rect width="100%" height="100%" fill="url(#g)"/>`), blend: 'multiply' }]);
const linear = (direction: string, end: string) =>
  shaded(`<linearGradient id="g" ${direction}><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="${end}"/></linearGradient>`);
const turned = (degrees: number) => sharp(page).rotate(degrees, { background: '#fff' });

/** As on a page that curls: the middle is lower than the edges. */
async function bent(): Promise<Sharp> {
  const { data, info } = await sharp(page).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const pixels = Buffer.alloc(width * height, 255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = Math.round(y - 24 * Math.sin((Math.PI * x) / width));
      if (from >= 0 && from < height) pixels[y * width + x] = data[(from * width + x) * info.channels]!;
    }
  return sharp(pixels, { raw: { width, height, channels: 1 } });
}

/** On a dark table, in light of which a part remains. */
const lying = (remains: number): Sharp =>
  sharp({ create: { width: width + 300, height: height + 200, channels: 3, background: '#2a211c' } }).composite([
    { input: page, left: 140, top: 90 },
    { input: { create: { width: width + 300, height: height + 200, channels: 3, background: `rgb(${remains},${remains},${remains})` } }, blend: 'multiply' },
  ]);

const cases: readonly (readonly [name: string, picture: Sharp])[] = [
  ['as it is', sharp(page)],
  ['15 degrees askew', turned(15)],
  ['15 degrees askew the other way', turned(-15)],
  ['on its side', turned(90)],
  ['upside down', turned(180)],
  ['on its other side', turned(270)],
  ['darker to the right', linear('x2="1" y2="0"', '#555')],
  ['a little darker to the right', linear('x2="1" y2="0"', '#888')],
  ['darker to the foot', linear('x2="0" y2="1"', '#555')],
  ['darker to a corner', linear('x2="1" y2="1"', '#555')],
  ["in a head's shadow", shaded('<radialGradient id="g" cy="0.6"><stop offset="0" stop-color="#666"/><stop offset="1" stop-color="#fff"/></radialGradient>')],
  ['on a table', lying(255)],
  ['on a table in the dark', lying(110)],
  ['bent', await bent()],
  ['of low contrast', sharp(page).linear(0.2, 150)],
  ['of half the size', sharp(page).resize({ width: width / 2 })],
];

for (const [name, picture] of cases)
  test(`poor pictures: ${name}`, async () => {
    const { pages } = await read(await picture.png().toBuffer(), { codes: false, languages: ['de'] });
    const found = pages[0]!.words.map(({ text }) => text);
    const missing = [...lines, ...headings].flatMap((line) => line.split(' ')).filter((word) => !found.includes(word));
    assert.deepEqual(missing, []);
  });
