/** A value printed as the one before. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { languageByCode } from '../../../src/catalogue/languages/index.js';
import { random } from '../../../src/random.js';
import { otherDay, otherNumber, sameShape, swapped } from '../../../src/synthesis/from-documents/texts.js';

const swaps: readonly [string, string, string, string | undefined][] = [
  ['No. 4711-22', '471122', '580933', 'No. 5809-33'],
  ['DE89 3704 0044', 'DE8937040044', 'AT1122334455', 'AT11 2233 4455'],
  ['NORDWIND GMBH,', 'Nordwind GmbH', 'Süd & Sohn KG', 'SÜD & SOHN KG,'],
  ['Main St.\n12', 'Main St. 12', '9 Hill Road', '9 Hill Road'],
  ['12, Rue Verte', 'Rue Verte 12', 'Allée 4', 'Allée 4'],
  ['4712', '4711', '1', undefined],
];
for (const [text, old, next, wanted] of swaps) test(`texts: "${text}" with ${next} for ${old}`, () => assert.equal(swapped(text, old, next), wanted));

const numbers: readonly [string, number, number, string | undefined][] = [
  ['1.234,50 €', 1234.5, 98.7, '98,70 €'],
  ['$99.00', 99, 12345.6, '$12,345.60'],
  ["CHF 1'200.00", 1200, 3400.05, "CHF 3'400.05"],
  ['(25,00)', -25, -75, '(75,00)'],
  ['1 250', 1250, 2500, '2 500'],
  ['7', 7, 7.5, undefined],
  ['12.50', 13, 26, undefined],
];
for (const [text, old, next, wanted] of numbers) test(`texts: "${text}" with ${next} for ${old}`, () => assert.equal(otherNumber(text, old, next), wanted));

const days: readonly [string, string, string, string | undefined][] = [
  ['Datum: 03.02.2024', 'de', '2025-11-30', 'Datum: 30.11.2025'],
  ['3. Februar 2024', 'de', '2025-03-01', '1. März 2025'],
  ['FEB 3, 2024', 'en', '2025-11-30', 'NOV 30, 2025'],
  ['103.02.2024', 'de', '2025-11-30', undefined],
];
for (const [text, code, next, wanted] of days)
  test(`texts: "${text}" becomes ${next}`, () => assert.equal(otherDay(text, '2024-02-03', next, [languageByCode.get(code)!]), wanted));

test('texts: a number of the same shape keeps its signs and its length', () => {
  for (let i = 0; i < 200; i++) assert.match(sameShape(random('shape', i), 'RE-2024/0815'), /^[A-Z]{2}-[1-9]\d{3}\/0\d{3}$/);
});
