/** Letters of a PDF make the words that a reader sees, however they were drawn. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { PDFBool, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Document } from '../../../src/document/document.js';
import { plainText } from '../../../src/document/text.js';
import { closeReaders, read } from '../../../src/reading/read.js';
import { at, type RawPage, rawPdf, unicodeMap } from '../pdf/raw-pdf.js';

after(closeReaders);

const textOf = (document: Document): string => plainText(document).replace(/ +/g, ' ');
const unmapped = { Subtype: 'Type1', BaseFont: 'Helvetica' };
const cmap = (rows: string) => unicodeMap((code) => code).replace('endbfchar', `endbfchar 2 beginbfchar ${rows} endbfchar`);

const cases: readonly (readonly [what: string, page: RawPage, text: string])[] = [
  ['letters spaced out', { content: at(60, 700, 'R E C H N U N G  N R  4711') }, 'RECHNUNG NR 4711'],
  ['letters spaced by the font', { content: 'BT /F 12 Tf 6 Tc 60 700 Td (RECHNUNG) Tj ET' }, 'RECHNUNG'],
  [
    'letters spaced by the font, some kerned',
    { content: 'BT /F 12 Tf 2.4 Tc 60 700 Td [(HEA)60(L)220(T)(H S)0(T)220(AFFING,)-100( L)200(LC)] TJ ET' },
    'HEALTH STAFFING, LLC',
  ],
  ['columns of single letters', { content: at(60, 700, 'A      B      C      D      E') }, 'A B C D E'],
  ['kerned pieces', { content: 'BT /F 12 Tf 60 700 Td [(Ge)-20(samt)30(be)-10(trag)-400(119,00)] TJ ET' }, 'Gesamtbetrag 119,00'],
  [
    'cells printed over the end of the one before',
    { content: 'BT /F 12 Tf 60 700 Td [(2024-03-07)174(Schrauben)-900(1250.00)100(1250.00)-900(11)74(11)] TJ ET' },
    '2024-03-07 Schrauben 1250.00 1250.00 1111',
  ],
  ['pieces in several fonts', { content: 'BT /F 12 Tf 60 700 Td (Rech) Tj (nung) Tj /B 12 Tf ( Nr) Tj /F 12 Tf (. 4711) Tj ET' }, 'Rechnung Nr. 4711'],
  [
    'a ligature',
    { content: at(60, 700, 'Ein\x81nanzierung', { font: 'L' }), fonts: { L: { ...unmapped, ToUnicode: cmap('<81> <fb01> <82> <00660069>') } } },
    'Einfinanzierung',
  ],
  [
    'a ligature of two letters',
    { content: at(60, 700, '\x82nal', { font: 'L' }), fonts: { L: { ...unmapped, ToUnicode: cmap('<81> <fb01> <82> <00660069>') } } },
    'final',
  ],
  [
    'a combining accent',
    { content: at(60, 700, 'o\x81l 1', { font: 'L' }), fonts: { L: { ...unmapped, ToUnicode: cmap('<81> <0308> <82> <00ad>') } } },
    'öl 1',
  ],
  [
    'a soft hyphen',
    { content: at(60, 700, 'Liefer\x82schein', { font: 'L' }), fonts: { L: { ...unmapped, ToUnicode: cmap('<81> <0308> <82> <00ad>') } } },
    'Lieferschein',
  ],
  [
    'columns that end at one place',
    {
      content: [100, 119, 98]
        .map(
          (_, index) =>
            at(60, 500 - 14 * index, ['Netto', 'Steuer', 'Brutto'][index]!) +
            at([505, 511.67, 491.66][index]!, 500 - 14 * index, ['100,00', '19,00', '1.119,00'][index]!),
        )
        .join(''),
    },
    'Netto 100,00\nSteuer 19,00\nBrutto 1.119,00',
  ],
  [
    'a hyphen of its own',
    { content: at(60, 700, '2024\x8103\x8107', { font: 'L' }), fonts: { L: { ...unmapped, ToUnicode: cmap('<81> <2010> <82> <2011>') } } },
    '2024-03-07',
  ],
  [
    'writing at the edges, upwards and downwards',
    {
      content: `${at(60, 700, 'Gesamtbetrag 119,00')} ${at(60, 680, 'Weitere Angaben')} BT /F 9 Tf 0 1 -1 0 30 300 Tm (Amtsgericht Berlin) Tj ET BT /F 9 Tf 0 -1 1 0 570 500 Tm (Formular 12) Tj ET`,
    },
    'Gesamtbetrag 119,00\nWeitere Angaben\nAmtsgericht Berlin\nFormular 12',
  ],
];
for (const [what, page, text] of cases) test(`letters: ${what}`, async () => assert.equal(textOf(await read(await rawPdf(page), { codes: false })), text));

test('letters: bold by name, by outline and by being drawn twice', async () => {
  const named = (BaseFont: string) => ({ Subtype: 'Type1', BaseFont, Encoding: 'WinAnsiEncoding' });
  const content = [
    at(60, 700, 'schmal'),
    at(60, 680, 'fett', { font: 'B' }),
    `BT /F 12 Tf 2 Tr 60 660 Td (umrandet) Tj 0 Tr ET ${at(60, 640, 'doppelt')}${at(60.2, 640, 'doppelt')}`,
    at(60, 620, 'Frutiger', { font: 'N' }),
    at(60, 600, 'Mager', { font: 'M' }),
  ].join('');
  const { pages } = await read(await rawPdf({ content, fonts: { N: named('ABCDEF+Frutiger-65'), M: named('ABCDEF+Frutiger-45') } }), { codes: false });
  const bold = pages[0]!.words.filter((word) => word.bold).map(({ text }) => text);
  assert.deepEqual(bold, ['fett', 'umrandet', 'doppelt', 'Frutiger']);
});

for (const appearance of [true, false]) {
  test(`letters: what a form was filled with, ${appearance ? 'as drawn' : 'not drawn yet'}`, async () => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([595, 842]);
    page.drawText('Rechnungsnummer:', { x: 60, y: 700, size: 12 });
    const form = pdf.getForm();
    const field = form.createTextField('number');
    field.addToPage(page, { x: 200, y: 695, width: 150, height: 20 });
    field.setText('RE-4711');
    if (!appearance) {
      for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'));
      form.acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True);
    }
    const bytes = await pdf.save({ updateFieldAppearances: appearance });
    assert.equal(textOf(await read(bytes, { codes: false })), 'Rechnungsnummer: RE-4711');
  });
}
