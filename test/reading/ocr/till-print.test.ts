/** Which sheets are till print: as broad as a roll, and the fitted network as sure of their numbers. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { isRoll, isTillPrint } from '../../../src/reading/ocr/till-print.js';
import type { LineReading } from '../../../src/reading/ocr/word-choice.js';

const area = (left: number, right: number) => ({ left, top: 0, right, bottom: 30 });
/** Lines of a sheet from its left edge on. */
const lines = (breadth: number, count: number) => Array.from({ length: count }, (_, index) => area(0, index === 0 ? breadth : breadth / 2));

for (const [what, breadth, count, expected] of [
  ['a roll of 42 letters', 700, 20, true],
  ['a page', 1700, 40, false],
  ['a note of three lines', 700, 3, false],
] as const)
  test(`till print: ${what} of capitals 20 pixels high`, () => {
    const areas = lines(breadth, count);
    assert.equal(
      isRoll(
        areas,
        areas.map(() => 20),
      ),
      expected,
    );
  });

const reading = (text: string, ofDigits: number): LineReading => ({
  characters: [...text].map((sign, at) => ({ text: sign, from: 10 * at, to: 10 * at + 8, probability: /\d/.test(sign) ? ofDigits : 0.9, alternatives: [] })),
  area: area(0, 300),
  width: 300,
});
const texts = ['SUMME 12.00', 'BAR 20.00', 'RÜCKGELD 8.00', 'VIELEN DANK'];
const read = (ofDigits: number) => texts.map((text) => reading(text, ofDigits));

for (const [what, usual, fitted, expected] of [
  ['surer of the numbers', read(0.9), read(0.98), true],
  ['as sure', read(0.96), read(0.96), true],
  ['less sure: books', read(0.99), read(0.9), false],
  ['too few numbers to tell', read(0.9).slice(2), read(0.98).slice(2), false],
  [
    'no print',
    texts.map((text) => reading(text, 0.1)).map((line) => ({ ...line, characters: line.characters.map((each) => ({ ...each, probability: 0.3 })) })),
    read(0.9),
    false,
  ],
] as const)
  test(`till print: the fitted network is ${what}`, () => {
    assert.equal(isTillPrint(usual, fitted), expected);
  });
