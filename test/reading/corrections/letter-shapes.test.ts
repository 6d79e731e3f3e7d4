/** Letters of one shape are told apart by the size of their ink; dots at half height, "@" between words and dashes that are not printed are told by theirs; web addresses begin as they should. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctLetterShapes } from '../../../src/reading/corrections/letter-shapes.js';
import { correctLoneSymbols } from '../../../src/reading/corrections/lone-symbols.js';
import { correctSeparatorSigns } from '../../../src/reading/corrections/separator-signs.js';
import { restoreMiddleDots } from '../../../src/reading/corrections/middle-dots.js';
import type { OcrWord } from '../../../src/reading/ocr-word.js';

const em = 50;
const [width, height, base] = [40 * em, 80, 56];

/** Breadth, height and depth of ink in em: "·", "•" and "-" begin over the base line. */
const inks: Readonly<Record<string, readonly [breadth: number, top: number, bottom: number]>> = {
  O: [0.7, 0.72, 0],
  '0': [0.48, 0.72, 0],
  '1': [0.3, 0.72, 0],
  I: [0.1, 0.72, 0],
  J: [0.42, 0.72, 0],
  '7': [0.46, 0.72, 0],
  '%': [0.82, 0.72, 0],
  '@': [0.94, 0.74, -0.21],
  '©': [0.74, 0.73, 0.01],
  '.': [0.09, 0.1, 0],
  ',': [0.09, 0.1, -0.14],
  '·': [0.12, 0.4, 0.28],
  '•': [0.28, 0.52, 0.24],
  '-': [0.26, 0.32, 0.23],
  o: [0.48, 0.53, 0],
  s: [0.44, 0.53, 0],
  S: [0.58, 0.72, 0],
  r: [0.3, 0.53, 0],
  c: [0.44, 0.53, 0],
  W: [0.92, 0.72, 0],
  m: [0.72, 0.53, 0],
};
const inkOf = (letter: string) => inks[letter] ?? (/[a-z]/.test(letter) && !/[bdfhklt]/.test(letter) ? ([0.46, 0.53, 0] as const) : ([0.5, 0.72, 0] as const));

/** A line of words as it is printed, and what OCR read of it, word for word; "" is a word that it left out. */
function line(printed: string, read: readonly string[]): { image: { pixels: Uint8Array; width: number; height: number }; words: OcrWord[] } {
  const pixels = new Uint8Array(width * height).fill(255);
  let x = 2 * em;
  const words = printed.split(' ').flatMap((word, index): OcrWord[] => {
    const from = x;
    let [top, bottom] = [0, 1];
    for (const letter of word) {
      const [breadth, high, low] = inkOf(letter);
      const [first, last] = [Math.round(base - high * em), Math.round(base - low * em)];
      [top, bottom] = [Math.max(top, high), Math.min(bottom, low)];
      for (let y = first; y < last; y++) pixels.fill(0, y * width + x, y * width + x + Math.round(breadth * em));
      x += Math.round((breadth + 0.08) * em);
    }
    const box = { x: from, y: Math.round(base - top * em), width: x - from - Math.round(0.08 * em), height: Math.round((top - bottom) * em) };
    x += Math.round(0.3 * em);
    return read[index] ? [{ text: read[index]!, box, confidence: 0.9, baseline: base, lineHeight: em }] : [];
  });
  return { image: { pixels, width, height }, words };
}

const texts = (words: readonly OcrWord[]) => words.map(({ text }) => text).join(' ');

for (const [printed, read, wanted] of [
  ['L001', 'LO01', 'L001'],
  ['L001', 'LOO1', 'L001'],
  ['SW10 0WW', 'SW10 OWW', 'SW10 OWW'],
  ['NO8597802', 'N08597802', 'NO8597802'],
  ['OSLO', 'OSLO', 'OSLO'],
  ['Z6J1', 'Z6JI1', 'Z6J1'],
  ['X2Y0', 'X2YO0', 'X2Y0'],
  ['17,84', '17/,84', '17,84'],
  ['MORÃO', 'MORÃAO', 'MORÃO'],
  ['Krnów', 'Krnoów', 'Krnów'],
  ['CAÁBA', 'CAÁBA', 'CAÁBA'],
  ['15%', '1596', '15%'],
  ['1596', '1596', '1596'],
  ['Neschendtec s. r. o.', 'Neschendtec S. r. 0.', 'Neschendtec s. r. o.'],
  ['Sp. S. r. 0,50', 'Sp. S. r. 0,50', 'Sp. S. r. 0,50'],
] as const)
  test(`letters of one shape: "${printed}" read as "${read}"`, () => {
    const { image, words } = line(printed, read.split(' '));
    assert.equal(texts(correctLetterShapes(image, words, () => em)), wanted);
  });

test('letters of one shape: type whose O is as narrow as its nought keeps what was read', () => {
  const { image, words } = line('CUST0MER T0TAL C0PY 10B', ['CUSTOMER', 'TOTAL', 'COPY', '1OB']);
  assert.equal(texts(correctLetterShapes(image, words, () => em)), 'CUSTOMER TOTAL COPY 1OB');
});

for (const [printed, read, wanted] of [
  ['Firma · Ort', ['Firma', '-', 'Ort'], 'Firma · Ort'],
  ['Firma • Ort', ['Firma', 'e', 'Ort'], 'Firma • Ort'],
  ['Firma • Ort', ['Firma', '', 'Ort'], 'Firma • Ort'],
  ['Firma - Ort', ['Firma', '-', 'Ort'], 'Firma - Ort'],
  ['Firma . Ort', ['Firma', '.', 'Ort'], 'Firma . Ort'],
  ['• Punkt', ['', 'Punkt'], '• Punkt'],
] as const)
  test(`dots at half height: "${printed}" read as "${read.join(' ')}"`, () => {
    const { image, words } = line(printed, read);
    assert.equal(texts(restoreMiddleDots(image, words, () => em)), wanted);
  });

for (const [printed, read, wanted] of [
  ['Stk @ 14,13', ['Stk', '©', '14,13'], 'Stk @ 14,13'],
  ['Copy © 2021', ['Copy', '©', '2021'], 'Copy © 2021'],
  ['bis - zum', ['bis', '-', 'zum'], 'bis - zum'],
] as const)
  test(`lone signs: "${printed}" read as "${read.join(' ')}"`, () => {
    const { image, words } = line(printed, read);
    assert.equal(texts(correctLoneSymbols(image, words, () => em)), wanted);
  });

for (const [printed, read, wanted] of [
  ['5,00 7,25 31,90 0,84', ['5,00', '7.25', '31,90', '0.84'], '5,00 7,25 31,90 0,84'],
  ['5.00 7.25 31.90 0.84', ['5.00', '7,25', '31.90', '0,84'], '5.00 7.25 31.90 0.84'],
  ['2.463,28 6.517,30 8.290,15', ['2,463,28', '6.517,30', '8.290,15'], '2.463,28 6.517,30 8.290,15'],
  ['5,00 7,25', ['5,00', '7.25'], '5,00 7.25'],
  ['5,00 7.25 31,90 0.84', ['5,00', '7,25', '31,90', '0,84'], '5,00 7,25 31,90 0,84'],
] as const)
  test(`points and commas: "${printed}" read as "${read.join(' ')}"`, () => {
    const { image, words } = line(printed, read);
    assert.equal(texts(correctSeparatorSigns(image, words, () => em)), wanted);
  });

for (const [read, seen, wanted] of [
  ['5,00 7,25 31,90 2,10 0.84', '0,84', '5,00 7,25 31,90 2,10 0,84'],
  ['5,00 7,25 31,90 2,10 0.84', '', '5,00 7,25 31,90 2,10 0.84'],
  ['5,00 7,25 31,90 0.84', '0,84', '5,00 7,25 31,90 0.84'],
  ['Rs.5.00 7.25 31.90 2.10 1.950.84', '', 'Rs.5.00 7.25 31.90 2.10 1,950.84'],
  ['5,00 7,25 31,90 2,10 01.03.24', '01,03.24', '5,00 7,25 31,90 2,10 01.03.24'],
  ['5.00 7.25 31.90 2.10 1950.084.77', '', '5.00 7.25 31.90 2.10 1950.084.77'],
] as const)
  test(`points and commas: "${read}" where the network saw "${seen}" too`, () => {
    const { image, words } = line('o o o o o', read.split(' '));
    const shown = words.map((word, index) => (index === words.length - 1 ? { ...word, otherSigns: [seen] } : word));
    assert.equal(texts(correctSeparatorSigns(image, shown, () => em)), wanted);
  });

test('lone signs: a dash where nothing is printed is dropped', () => {
  const { image, words } = line('til: Ort', ['til:', 'Ort']);
  const [before, after] = words as [OcrWord, OcrWord];
  const dash = { ...before, text: '—', box: { x: before.box.x + before.box.width + 4, y: base - 15, width: 5, height: 2 } };
  assert.equal(texts(correctLoneSymbols(image, [before, dash, after], () => em)), 'til: Ort');
});
