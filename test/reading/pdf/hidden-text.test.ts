/** What a PDF's text layer holds is read where a reader sees it, and where it says what the picture shows; the rest is read by OCR. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { StandardFonts } from '@cantoo/pdf-lib';
import type { Document } from '../../../src/document/document.js';
import { plainText } from '../../../src/document/text.js';
import { closeReaders, read } from '../../../src/reading/read.js';
import { sheet } from '../files.js';
import { at, paint, rawPdf, unicodeMap, withoutUnicode } from './raw-pdf.js';

after(closeReaders);

const lines = ['Rechnung Nummer 4711 vom 12.03.2024', 'Schrauben und Muttern', 'Gesamtbetrag 119,00 EUR'];
const wrong = ['Lorem ipsum dolor sit amet elit 9999', 'consectetur adipiscing', 'eiusmod tempor incididunt'];
const size = { width: 1000, height: 560, size: 40 };
const points = 595 / size.width;
const height = size.height * points;
const page = [595, height] as const;
const picture = paint('P0', 0, 0, 595, height);
let scan: Uint8Array;
before(async () => {
  scan = await sheet(lines, size).png().toBuffer();
});

/** Words where the picture shows its lines. */
const layer = (texts: readonly string[], mode: string): string =>
  texts.map((text, index) => at(80 * points, height - (100 + 64 * index) * points, text, { size: 23, before: mode })).join('');

const textOf = (document: Document): string => plainText(document).replace(/ +/g, ' ');
const german = { codes: false, languages: ['de'] } as const;
const sources = ({ pages }: Document): string[] => [...new Set(pages.flatMap(({ words }) => words.map(({ source }) => source)))];

for (const [what, mode] of [
  ['behind the picture', '3 Tr'],
  ['in sight, but painted over by the picture', '0 Tr'],
] as const) {
  const content = (texts: readonly string[]) => (mode === '3 Tr' ? picture + layer(texts, mode) : layer(texts, mode) + picture);
  test(`hidden text: words ${what} that say what it shows are used`, async () => {
    const document = await read(await rawPdf({ content: content(lines), pictures: [scan], size: page }), german);
    assert.equal(textOf(document), lines.join('\n'));
    assert.deepEqual([document.source, ...sources(document)], ['scan', 'text']);
    assert.ok(document.pages[0]!.words.every(({ confidence }) => confidence < 1));
  });

  test(`hidden text: other words ${what} are not`, async () => {
    const document = await read(await rawPdf({ content: content(wrong), pictures: [scan], size: page }), german);
    assert.equal(textOf(document), lines.join('\n'));
    assert.deepEqual(sources(document), ['ocr']);
  });
}

test('hidden text: a stamp upon a scan with a layer is there, and nothing twice', async () => {
  const content = picture + layer(lines, '3 Tr') + at(300, 40, 'Eingegangen 15.03.2024', { before: '0 Tr' });
  const document = await read(await rawPdf({ content, pictures: [scan], size: page }), german);
  assert.equal(textOf(document), [...lines, 'Eingegangen 15.03.2024'].join('\n'));
});

test('hidden text: a stamp upon a scan without a layer is the only text of its source', async () => {
  const content = picture + at(300, 40, 'Eingegangen 15.03.2024');
  const document = await read(await rawPdf({ content, pictures: [scan], size: page }), german);
  assert.equal(textOf(document), [...lines, 'Eingegangen 15.03.2024'].join('\n'));
  assert.deepEqual(
    document.pages[0]!.words.filter(({ source }) => source === 'text')
      .map(({ text }) => text)
      .join(' '),
    'Eingegangen 15.03.2024',
  );
});

test('hidden text: a table that is a picture is read beside the text', async () => {
  const content = at(60, 780, 'Sehr geehrte Damen und Herren') + paint('P0', 60, 300, 500, 500 * (size.height / size.width));
  const document = await read(await rawPdf({ content, pictures: [scan] }), german);
  assert.equal(textOf(document), ['Sehr geehrte Damen und Herren', ...lines].join('\n'));
  assert.deepEqual(sources(document).sort(), ['ocr', 'text']);
});

test('hidden text: a font without letters is read by OCR, the others are not', async () => {
  const good = ['Weitere Angaben zur Lieferung', 'Zahlbar bis zum 30. April 2024'];
  const bytes = await withoutUnicode(lines, async (on) => {
    const font = await on.doc.embedFont(StandardFonts.Helvetica);
    for (const [index, text] of good.entries()) on.drawText(text, { x: 60, y: 500 - 22 * index, size: 12, font });
  });
  const document = await read(bytes, german);
  assert.equal(textOf(document), [...lines, ...good].join('\n'));
  assert.deepEqual(sources(document), ['ocr', 'text']);
});

for (const [what, of] of [
  ['shifted letters', (code: number) => (code === 32 ? 32 : code + 13)],
  ['private letters', (code: number) => (code === 32 ? 32 : 0xe000 + code)],
] as const) {
  test(`hidden text: a page in ${what} is read by OCR`, async () => {
    const fonts = { X: { Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding', ToUnicode: unicodeMap(of) } };
    const content = [...lines, 'Lieferung von Holz und Metall'].map((text, index) => at(60, 700 - 24 * index, text, { font: 'X' })).join('');
    const document = await read(await rawPdf({ content, fonts }), german);
    assert.equal(textOf(document), [...lines, 'Lieferung von Holz und Metall'].join('\n'));
  });
}

test('hidden text: a symbol that is given the words behind it is read as itself', async () => {
  const ToUnicode = unicodeMap((code) => code).replace(/<2a> <002a>/i, '<2a> <260e0020003000340030>');
  const fonts = { X: { Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding', ToUnicode } };
  const document = await read(await rawPdf({ content: at(60, 700, '* 040 5551234', { font: 'X' }) + at(60, 650, lines[1]!), fonts }), german);
  assert.equal(textOf(document), `☎ 040 5551234\n${lines[1]}`);
});

const seen = at(60, 700, 'Gesamtbetrag 119,00');
for (const [what, content, expected] of [
  ['white on white', `${seen} 1 1 1 rg ${at(60, 650, 'unsichtbar')}`, ''],
  ['white on blue', `${seen} 0 0 0.5 rg 50 640 300 30 re f 1 1 1 rg ${at(60, 650, 'Kopfzeile')}`, '\nKopfzeile'],
  ['black on black', `${seen} 0 0 0 rg 50 640 300 30 re f ${at(60, 650, 'unsichtbar')}`, ''],
  ['blacked out', `${seen} ${at(60, 650, 'geheim')} 0 0 0 rg 50 640 300 30 re f`, ''],
  ['marked with a pale area', `${seen} ${at(60, 650, 'wichtig')} q /Half gs 1 1 0 rg 50 640 300 30 re f Q`, '\nwichtig'],
  ['without opacity', `${seen} q /None gs ${at(60, 650, 'unsichtbar')} Q`, ''],
  ['inside and outside a clip', `${seen} q 50 640 200 30 re W n ${at(60, 650, 'innen')} ${at(60, 500, 'aussen')} Q`, '\ninnen'],
  ['outside the page', `${seen} ${at(-300, 400, 'links')} ${at(60, -50, 'unten')} ${at(700, 400, 'rechts')}`, ''],
] as const) {
  test(`hidden text: ${what}`, async () => {
    const document = await read(await rawPdf({ content, states: { None: { ca: 0 }, Half: { ca: 0.4 } } }), german);
    assert.equal(textOf(document), `Gesamtbetrag 119,00${expected}`);
  });
}

for (const size of [4_000, 400_000, 1e9])
  test(`hidden text: a letter of ${size} points behind plain text costs no memory`, async () => {
    const document = await read(await rawPdf({ content: layer(lines, '0 Tr') + at(20, 20, 'A', { size, before: '3 Tr' }) }), german);
    assert.equal(textOf(document), lines.join('\n'));
    assert.deepEqual(sources(document), ['text']);
  });
