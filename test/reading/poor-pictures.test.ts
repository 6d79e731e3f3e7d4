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
