/** Words that OCR ran together are split where the picture shows a blank; "@" is put where a broad sign stands in what else is a mail address; points, commas and underscores are put where the picture has them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { restoreSpaces } from '../../../src/reading/corrections/spaces.js';
import { restoreAtSigns } from '../../../src/reading/corrections/at-signs.js';
import type { OcrWord } from '../../../src/reading/ocr-word.js';
import { restoreUnderscores } from '../../../src/reading/corrections/underscores.js';
import { restoreSeparators } from '../../../src/reading/corrections/separators.js';

const em = 40;
const isKnown = () => false;
const [height, top] = [60, 15];
const wide: Readonly<Record<string, number>> = { '1': 0.56, '@': 1, m: 0.83, '%': 0.89, ',': 0.28, '.': 0.28, i: 0.22, l: 0.22, ' ': 0.25 };
const bearing = (letter: string): readonly [number, number] => (letter === '1' ? [0.12, 0.2] : /[.,]/.test(letter) ? [0.09, 0.09] : [0.04, 0.04]);

/** A line as it is printed, every letter a black box as wide as its ink, and the words that OCR made of it, separated by blanks in `read`, which lie where their letters do. */
function line(
  printed: string,
  read: string,
  breaks: readonly number[] = [],
  pitch?: number,
): { image: { pixels: Uint8Array; width: number; height: number }; words: OcrWord[] } {
  const width = 40 * em;
  const pixels = new Uint8Array(width * height).fill(255);
  const places: (readonly [number, number])[] = [];
  let x = em;
  for (const letter of printed) {
    const advance = (pitch ?? wide[letter] ?? 0.55) * em;
    const side = (advance / em - (letter === '1' ? 0.14 : /[.,]/.test(letter) ? 0.1 : 0.44)) / 2;
    const [left, right] = pitch ? [side, side] : bearing(letter);
    const [from, to] = [Math.round(x + left * em), Math.round(x + advance - right * em)];
    if (letter !== ' ') {
      places.push([from, to]);
      const [high, deep] = [/[.,]/.test(letter) ? 0.62 : 0, letter === ',' ? 0.84 : letter === '@' ? 0.9 : 0.72];
      const stroke = [0.82, 0.88];
      const [first, last] = letter === '_' ? stroke : [high, deep];
      for (let y = Math.round(top + first! * em); y < top + last! * em; y++) pixels.fill(0, y * width + from, y * width + to);
    }
    x += advance;
  }
  const ends = [...breaks, places.length];
  const words = read.split(' ').map((text, index): OcrWord => {
    const [from, to] = [places[ends[index - 1] ?? 0]![0], places[ends[index]! - 1]![1]];
    return { text, box: { x: from, y: top, width: to - from, height: Math.round(0.72 * em) }, confidence: 0.9, baseline: top + 0.72 * em, lineHeight: em };
  });
  return { image: { pixels, width, height }, words };
}

for (const [printed, read, wanted] of [
  ['0 %', '0%', '0 %'],
  ['0%', '0%', '0%'],
  ['3 U', '3U', '3 U'],
  ['111,11', '111,11', '111,11'],
  ['7, 40', '7,40', '7,40'],
  ['24. 10. 2031', '24.10.2031', '24.10.2031'],
  ['1 1', '11', '1 1'],
  ['1 744,24', '1744,24', '1 744,24'],
  ['VINO TINTO DE LA CASA', 'VINOTINTODELACASA', 'VINO TINTO DE LA CASA'],
  ['Plat du jour', 'Platdu jour', 'Plat du jour'],
  ['Rechnung', 'Rechnung', 'Rechnung'],
  ['mail@acme. de', 'mail@acme.de', 'mail@acme.de'],
  ['+ 49 123', '+49123', '+49 123'],
  ['Telefon :', 'Telefon:', 'Telefon :'],
] as const)
  test(`blanks: "${printed}" read as "${read}"`, () => {
    const before = read.includes(' ') ? [printed.replace(/ /g, '').length - 4] : [];
    const { image, words } = line(printed, read, before);
    const found = restoreSpaces(image, words, () => em, isKnown);
    assert.equal(found.map(({ text }) => text).join(' '), wanted);
    for (const [index, { box }] of found.entries()) assert.ok(index === 0 || box.x >= found[index - 1]!.box.x + found[index - 1]!.box.width);
  });

test('blanks: none in a word of the language', () => {
  const { image, words } = line('SERV ICO', 'SERVICO');
  const read = (known: string) =>
    restoreSpaces(
      image,
      words,
      () => em,
      (text) => text === known,
    ).map(({ text }) => text);
  assert.deepEqual([read('SERVICO'), read('')], [['SERVICO'], ['SERV', 'ICO']]);
});

test('blanks: none in a word whose letters are all apart, for their thin strokes are too pale', () => {
  const { image, words } = line('DESTINATARIO', 'DESTINATARIO', [], 0.76);
  assert.deepEqual(
    restoreSpaces(image, words, () => em, isKnown).map(({ text }) => text),
    ['DESTINATARIO'],
  );
});

for (const [printed, read, wanted] of [
  ['41,70', '41,70', '41,70'],
  ['217,35', '217,35', '217,35'],
  ['2 14,80', '214,80', '2 14,80'],
] as const)
  test(`blanks in fixed pitch: "${printed}" read as "${read}"`, () => {
    const { image, words } = line(printed, read, [], 0.66);
    assert.deepEqual(
      restoreSpaces(image, words, () => em, isKnown).map(({ text }) => text),
      wanted.split(' '),
    );
  });

for (const [printed, read, breaks, wanted] of [
  ['info@travaux.lu', 'infoQtravaux.lu', [], 'info@travaux.lu'],
  ['p.gomez@pilargomez.es,', 'p.gomezOQpilargomez.es,', [], 'p.gomez@pilargomez.es,'],
  ['mail@dorota.com', 'mailGdorota.com', [], 'mail@dorota.com'],
  ['info@travaux.lu', 'info ©travaux.lu', [4], 'info@travaux.lu'],
  ['j.martin@martin.es', 'j.martin( martin.es', [9], 'j.martin@martin.es'],
  // Any sign where the host gives mailboxes and the sign is broad and hangs below the line.
  ['ines.vale@gmail.com', 'ines.valeagmail.com', [], 'ines.vale@gmail.com'],
  ['ines.valeagmail.com', 'ines.valeagmail.com', [], 'ines.valeagmail.com'],
  // And where the page names the host.
  ['www.vale.pt ines@vale.pt', 'www.vale.pt inesëvale.pt', [11], 'www.vale.pt ines@vale.pt'],
  ['myOffice.com', 'myOffice.com', [], 'myOffice.com'],
  ['www.Oguz.com', 'www.Oguz.com', [], 'www.Oguz.com'],
  ['bei Globus.de', 'bei Globus.de', [3], 'bei Globus.de'],
  ['info@firma.de', 'info@firma.de', [], 'info@firma.de'],
] as const)
  test(`mail signs: "${printed}" read as "${read}"`, () => {
    const { image, words } = line(printed, read, breaks);
    assert.equal(
      restoreAtSigns(image, words, () => em)
        .map(({ text }) => text)
        .join(' '),
      wanted,
    );
  });

for (const [printed, read, wanted] of [
  ['4,1800', '41800', '4,1800'],
  ['1.234,56', '1.23456', '1.234,56'],
  ['1.234,56', '1234,56', '1.234,56'],
  ['41800', '41800', '41800'],
  ['3,0', '30', '3,0'],
  ['17.02', '1702', '17.02'],
  ['350,52%', '35052%', '350,52%'],
  ['3,0', '3,0', '3,0'],
] as const)
  test(`separators: "${printed}" read as "${read}"`, () => {
    const { image, words } = line(printed, read);
    assert.deepEqual(
      restoreSeparators(image, words, () => em).map(({ text }) => text),
      [wanted],
    );
  });

for (const [printed, read, breaks, wanted] of [
  ['HB_301063', 'HB 301063', [2], 'HB_301063'],
  ['#SI23_01', '#SI23 01', [5], '#SI23_01'],
  ['HB_301063', 'HB_ 301063', [3], 'HB_301063'],
  ['HB 301063', 'HB 301063', [2], 'HB 301063'],
  ['g_ 1', 'g + 1', [1, 2], 'g + 1'],
  ['53_25', '53 25', [2], '53 25'],
  // Specks between words of a photograph.
  ['TAX_INVOICE', 'TAX INVOICE', [3], 'TAX INVOICE'],
  ['HARBOUR_12', 'HARBOUR 12', [7], 'HARBOUR 12'],
  ['B_ROAD', 'B ROAD', [1], 'B ROAD'],
  ['CL-2022_09_25', 'CL-2022 09 25', [7, 10], 'CL-2022_09_25'],
  // A dash of a row below an amount.
  ['CASH_106.00', 'CASH 106.00', [4], 'CASH 106.00'],
] as const)
  test(`underscores: "${printed}" read as "${read}"`, () => {
    const { image, words } = line(printed, read, breaks);
    assert.equal(
      restoreUnderscores(image, words, () => em)
        .map(({ text }) => text)
        .join(' '),
      wanted,
    );
  });
