/** Row numbers and column letters of a spreadsheet's program, and numbers that are a document's own. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { withoutSheetHeadings } from '../../../src/reading/corrections/sheet-headings.js';
import type { OcrWord } from '../../../src/reading/ocr-word.js';

const word = (text: string, x: number, y: number): OcrWord => ({
  text,
  box: { x, y: y - 12, width: 8 * text.length, height: 12 },
  confidence: 0.9,
  baseline: y,
  lineHeight: 16,
  alternatives: [],
});
const rows = Array.from({ length: 12 }, (_, row) => row + 1);
const numbers = rows.map((row) => word(String(row), 4, 20 + 20 * row));
const letters = ['A', 'B', 'C'].map((letter, at) => word(letter, 80 + 100 * at, 20));
const cells = rows.map((row) => word(`Zelle${row}`, 40, 20 + 20 * row));
const textsOf = (words: readonly OcrWord[]) => words.map(({ text }) => text);

for (const [what, words, left] of [
  ['of a sheet', [...letters, ...numbers, ...cells], cells],
  ['one of them misread', [...letters, ...numbers.with(4, word('S', 4, 120)), ...cells], cells],
] as const)
  test(`headings of spreadsheets go: ${what}`, () => assert.deepEqual(textsOf(withoutSheetHeadings(words)), textsOf(left)));

for (const [what, words] of [
  ['rows of a table without letters above', [...numbers, ...cells]],
  [
    'a table under headings',
    [
      word('Pos', 4, 20),
      word('Artikel', 40, 20),
      ...letters.map((letter) => ({ ...letter, box: { ...letter.box, x: letter.box.x + 60 } })),
      ...rows.map((row) => word(String(row), 4, 20 + 20 * row)),
      ...cells,
    ],
  ],
  ['letters among words', [...letters, word('Betrag', 400, 20), ...numbers, ...cells]],
  ['a few rows', [...letters, ...numbers.slice(0, 5), ...cells]],
  ['numbers that do not count up', [...letters, ...rows.map((row) => word(String((row * 7) % 12), 4, 20 + 20 * row)), ...cells]],
  ['rows apart by other distances', [...letters, ...rows.map((row) => word(String(row), 4, 20 + 4 * row * row)), ...cells]],
  ['other words at the left edge', [...letters, ...numbers, ...cells, ...rows.map((row) => word('ab', 4, 400 + 20 * row))]],
] as const)
  test(`words stay: ${what}`, () => assert.ok(withoutSheetHeadings(words) === words));
