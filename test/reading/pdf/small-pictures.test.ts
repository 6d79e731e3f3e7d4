/** Small pictures beside a text layer: an address that was placed as one is read, a logo's letters are not. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { closeReaders, read } from '../../../src/reading/read.js';
import { at, paint, rawPdf } from './raw-pdf.js';

after(closeReaders);

const drawing = (shapes: string): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="200"><rect width="800" height="200" fill="#fff"/>${shapes}</svg>`))
    .png()
    .toBuffer();

const line = (y: number, size: number, text: string) => `<text x="20" y="${y}" font-family="Liberation Sans, sans-serif" font-size="${size}">${text}</text>`;
const invoice = ['Invoice 2041 of 12 March 2024', 'Garden chairs, six pieces 240.00', 'Delivery and assembly 35.00', 'Total to be paid 275.00'];

for (const [what, shapes, wanted] of [
  [
    'an address is read',
    [line(50, 38, 'Holzwerkstatt Beispiel'), line(105, 34, 'Lindenweg 14'), line(160, 34, '80999 Musterstadt')],
    ['Lindenweg', 'Musterstadt'],
  ],
  ['the letters of a logo are not', [line(150, 150, 'HOLZ')], []],
] as const)
  test(`small pictures of a PDF: ${what}`, async () => {
    const pdf = await rawPdf({
      content: paint('P0', 50, 760, 192, 48) + invoice.map((text, i) => at(50, 700 - 20 * i, text)).join(''),
      pictures: [await drawing(shapes.join(''))],
    });
    const { pages } = await read(pdf, { name: 'invoice.pdf' });
    const recognised = pages[0]!.words.filter(({ source }) => source !== 'text').map(({ text }) => text);
    assert.deepEqual(
      wanted.filter((word) => !recognised.includes(word)),
      [],
    );
    assert.equal(recognised.length > 0, wanted.length > 0, recognised.join(' '));
  });
