/** Forms whose print no white row parts, type of other sizes, and values beside their keys at other heights. Every printed word is read. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { closeReaders, read } from '../../src/reading/read.js';

after(closeReaders);

interface Print {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly weight?: string;
}

const [width, height] = [1240, 1000];
/** Degrees by which a row is askew at a height. */
type Slant = (y: number) => number;
const rowOf = (slant: Slant, y: number): string => `transform="rotate(${slant(y)} ${width / 2} ${y})"`;
const texts = (prints: readonly Print[], slant: Slant): string =>
  prints
    .map(
      ({ x, y, size, text, weight = 'normal' }) =>
        `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" font-weight="${weight}" ${rowOf(slant, y)}>${text}</text>`,
    )
    .join('');
type Rule = readonly [x: number, y: number, width: number, height: number];
const rules = (boxes: readonly Rule[], slant: Slant): string =>
  boxes
    .map(
      ([x, y, across, down]) =>
        `<rect x="${x}" y="${y}" width="${across}" height="${down}" ${across > down ? rowOf(slant, y) : `transform="rotate(${slant(0)} ${x} ${y})"`}/>`,
    )
    .join('');
const svg = (inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${inside}</svg>`);

/** Three ruled cells side by side, with eight, five and four lines. */
const cells: readonly Print[] = [
  ...[
    'Nordwind Handel GmbH',
    'Lagerstraße 14 Hinterhaus',
    'Telefon 040 5550123',
    'Fax 040 5550124',
    'Steuernummer 22 815 08154',
    'Bank Hamburger Sparkasse',
    'Konto 4711 0815',
    'Kasse Ausgang West',
  ].map((text, index) => ({ x: 70, y: 100 + 31 * index, size: 24, text })),
  ...['Bergmann Apotheke', 'Sonnenallee 220', '12059 Berlin', 'Kundennummer 88231', 'Lieferung frei Haus'].map((text, index) => ({
    x: 490,
    y: 107 + 49 * index,
    size: 26,
    text,
  })),
  ...['Rechnung 52585', 'Datum 26.12.2017', 'Fällig 03.01.2018', 'Verkäufer Schmidt'].map((text, index) => ({
    x: 880,
    y: 118 + 62 * index,
    size: 28,
    text,
    weight: 'bold',
  })),
];
const frame: readonly Rule[] = [[50, 60, 1140, 3], [50, 340, 1140, 3], ...[50, 470, 860, 1187].map((x) => [x, 60, 3, 280] as const)];
const body: readonly Print[] = Array.from({ length: 9 }, (_, index) => ({
  x: 70,
  y: 420 + 50 * index,
  size: 24,
  text: `Artikel ${4711 + index} Verband steril Menge ${index + 2} Betrag 1${index},40`,
}));

const large: readonly Print[] = [{ x: 70, y: 170, size: 96, text: 'HOLZWERK MARTENS', weight: 'bold' }, ...body];
const raised: readonly Print[] = Array.from({ length: 8 }, (_, index) => [
  { x: 70, y: 300 + 64 * index, size: 24, text: `Vorgang ${index + 3}` },
  { x: 420, y: 296 + 64 * index, size: 24, text: `Nummer 20${index}7 vom 1${index}.06.2024` },
]).flat();

const straight: Slant = () => 0;
/** As a camera held at an angle shows rows: they run apart. */
const fanned: Slant = (y) => 2.6 - (5.2 * y) / height;

const cases: readonly (readonly [name: string, prints: readonly Print[], boxes: readonly Rule[], slant: Slant, wide?: number])[] = [
  ['cells side by side', [...cells, ...body], frame, straight],
  ['cells side by side, skewed', [...cells, ...body], frame, () => 1],
  ['cells side by side, in perspective', [...cells, ...body], frame, fanned],
  ['type nine pixels high', body, [], straight, 560],
  ['capitals four times as large as the text', large, [], straight],
  ['values above the base line of their keys', raised, [], straight],
];

for (const [name, prints, boxes, slant, wide = width] of cases)
  test(`forms: ${name}`, async () => {
    const picture = await sharp(svg(rules(boxes, slant) + texts(prints, slant)))
      .resize({ width: wide })
      .png()
      .toBuffer();
    const { pages } = await read(picture, { codes: false, languages: ['de'] });
    const found = pages[0]!.words.map(({ text }) => text.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''));
    const missing = prints.flatMap(({ text }) => text.split(' ')).filter((word) => !found.includes(word));
    assert.deepEqual(missing, []);
  });
