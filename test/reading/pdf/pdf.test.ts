/** PDFs made here come back as the words that were drawn, where they were drawn. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { plainText } from '../../../src/document/text.js';
import { closeReaders, pageImages, read } from '../../../src/reading/read.js';
import { pdfOf, type Text } from '../files.js';

after(closeReaders);

const invoice: readonly Text[] = [
  { text: 'Rechnung Nr. 4711', x: 60, y: 100, size: 16, bold: true },
  { text: '12.03.2024', x: 400, y: 100 },
  { text: 'Pos', x: 60, y: 200 },
  { text: 'Bezeichnung', x: 100, y: 200 },
  { text: 'Betrag', x: 480, y: 200 },
  { text: '1', x: 60, y: 214 },
  { text: 'Schrauben für Möbel', x: 100, y: 214 },
  { text: '119,00 EUR', x: 480, y: 214 },
];
const text = 'Rechnung Nr. 4711 12.03.2024\nPos Bezeichnung Betrag\n1 Schrauben für Möbel 119,00 EUR';
const squeezed = (page: string) => page.replace(/ +/g, ' ');

test('pdf: words, boxes, size and weight', async () => {
  const document = await read(await pdfOf([invoice]), { codes: false });
  assert.equal(squeezed(plainText(document)), text);
  assert.deepEqual([document.resolution, document.source, document.language, document.format, document.pageCount], [300, 'text', 'de', 'Letter', 1]);
  const [page] = document.pages;
  const word = page!.words.find((one) => one.text === '4711')!;
  assert.ok(word.bold && Math.abs(word.fontSize - (16 * 300) / 72) < 0.1);
  const dated = page!.words.find((one) => one.text === '12.03.2024')!;
  assert.ok(!dated.bold && Math.abs(dated.box.x - (400 * 300) / 72) < 2);
  assert.ok(dated.box.y < (100 * 300) / 72 && dated.box.y + dated.box.height > (100 * 300) / 72);
});

for (const rotation of [90, 180, 270]) {
  test(`pdf: a page turned by ${rotation} is read as it is seen`, async () => {
    // Text drawn so that it stands upright once the page's /Rotate is applied.
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([842, 842]);
    page.setRotation({ type: 'degrees', angle: rotation } as never);
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    const turned = { 90: [242, 100], 180: [742, 242], 270: [600, 742] }[rotation]!;
    page.drawText('Gesamtbetrag 119,00', { x: turned[0]!, y: turned[1]!, size: 12, font, rotate: { type: 'degrees', angle: rotation } as never });
    const document = await read(await pdf.save(), { codes: false });
    assert.equal(plainText(document), 'Gesamtbetrag 119,00');
    assert.equal(document.pages[0]!.rotation, rotation);
    const [word] = document.pages[0]!.words;
    assert.ok(word!.box.width > 3 * word!.box.height);
  });
}

test('pdf: writing that runs up the page without a word about it is turned upright', async () => {
  const document = await read(await pdfOf([[{ text: 'Gesamtbetrag 119,00', x: 300, y: 500, turn: 90 }]]), { codes: false });
  assert.equal(plainText(document), 'Gesamtbetrag 119,00');
  assert.equal(document.pages[0]!.rotation, 90);
});

test('pdf: text drawn twice for boldness is there once', async () => {
  const twice = [0, 0.3].map((shift): Text => ({ text: 'Gesamtbetrag 119,00', x: 60 + shift, y: 100, size: 12 }));
  const document = await read(await pdfOf([twice]), { codes: false });
  assert.equal(plainText(document), 'Gesamtbetrag 119,00');
  assert.ok(document.pages[0]!.words.every(({ bold }) => bold));
});

test('pdf: letters drawn one by one make words', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  let x = 60;
  for (const letter of 'Rechnung 4711') {
    if (letter !== ' ') page.drawText(letter, { x, y: 700, size: 12, font });
    x += font.widthOfTextAtSize(letter, 12);
  }
  assert.equal(plainText(await read(await pdf.save(), { codes: false })), 'Rechnung 4711');
});

test('pdf: a blank over which the next letters are drawn parts no word', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  page.drawText('Stahl ', { x: 60, y: 700, size: 12, font });
  page.drawText('nagel verzinkt', { x: 60 + font.widthOfTextAtSize('Stahl', 12), y: 700, size: 12, font });
  assert.equal(plainText(await read(await pdf.save(), { codes: false })), 'Stahlnagel verzinkt');
});

test('pdf: rules are found, pieces of one are joined', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  page.drawText('Summe 1', { x: 60, y: 760, size: 12 });
  page.drawLine({ start: { x: 60, y: 700 }, end: { x: 260, y: 700 }, thickness: 1, color: rgb(0, 0, 0) });
  page.drawLine({ start: { x: 260.5, y: 700 }, end: { x: 535, y: 700 }, thickness: 1 });
  page.drawRectangle({ x: 60, y: 600, width: 0.8, height: 90, color: rgb(0.5, 0.5, 0.5) });
  page.drawRectangle({ x: 100, y: 300, width: 200, height: 90, color: rgb(0.9, 0.9, 0.9) });
  const { rulings } = (await read(await pdf.save(), { codes: false })).pages[0]!;
  const points = rulings.map(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2].map((value) => Math.round((value * 72) / 300)));
  assert.deepEqual(points, [
    [60, 142, 535, 142],
    [60, 152, 60, 242],
  ]);
});

test('pdf: only so many pages are read, all are counted', async () => {
  const document = await read(await pdfOf(Array.from({ length: 12 }, (_, index) => [{ text: `Seite ${index + 1}`, x: 60, y: 100 }])), { maxPages: 3 });
  assert.deepEqual([document.pages.length, document.pageCount], [3, 12]);
});

test('pdf: pictures of its pages at 300 dpi', async () => {
  const [image] = await pageImages(await pdfOf([invoice]));
  const view = new DataView(image!.buffer, image!.byteOffset);
  assert.deepEqual([view.getUint32(16), view.getUint32(20)], [2479, 3508]);
});
