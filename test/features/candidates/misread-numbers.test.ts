import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { candidatesOf } from '../../../src/features/candidates/candidates.js';
import { recognisedIn } from '../../../src/features/candidates/readings.js';
import { withMisreadNumbers } from '../../../src/features/candidates/misread-numbers.js';
import { tokensOf } from '../../../src/features/tokens/tokens.js';
import { drawn } from '../../drawn.js';

const cases: readonly (readonly [printed: string, meant: string])[] = [
  ['O3.1l.2025', '03.11.2025'],
  ['Datum 03.11,2025 und', 'Datum 03.11.2025 und'],
  ['1Z.O3.2025,', '12.03.2025,'],
  ['2025-O1-1Z', '2025-01-12'],
  ['01/O4/25', '01/04/25'],
  ['Total: 1.234,S0 EUR', 'Total: 1.234,50 EUR'],
  ['1.2S4,5O', '1.254,50'],
  ['1,2S4.5O', '1,254.50'],
  ['1.254;50', '1.254,50'],
  ['1:254,50', '1.254,50'],
  ['45$,90', '455,90'],
];
/** Currencies that were misread, units, times, ids, numbers without cents. */
const left = [
  'S125.00',
  '$1,699.96',
  '€9,00',
  'C12.50',
  '2,5l',
  '10,25g',
  '12:30',
  '12:30:15',
  'B4.50',
  'RE-2O25.11',
  'Re.5O4.33',
  '192.168.1.12',
  'ab,12',
  '12.O',
  '1O',
  '19,00',
];

for (const [printed, meant] of cases) test(`misread numbers: ${printed} is ${meant}`, () => assert.equal(withMisreadNumbers(printed), meant));
test('misread numbers: letters are digits where OCR has read them, never in a text layer', () => {
  const amounts = (origin: 'printed' | 'recognised') =>
    recognisedIn('Total 1.2S4,5O', origin).flatMap(({ kind, readings }) => (kind === 'amount' ? readings.map(({ value }) => value) : []));
  assert.ok(amounts('recognised').includes('1254.50'), String(amounts('recognised')));
  assert.deepEqual(
    amounts('printed').filter((value) => value.startsWith('1254')),
    [],
  );
});

for (const text of left) test(`misread numbers: ${text} stays what it is`, () => assert.equal(withMisreadNumbers(text), text));

test('misread numbers: sign for sign, whatever the text', () =>
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => withMisreadNumbers(text).length === text.length)));

test('candidates: misread days and amounts, with the text as it was read', () => {
  const page = drawn(
    `
    Datum   l3.11.2025
    Summe   1.2S4,50`,
    { source: 'ocr', confidence: 80 },
  ).pages[0]!;
  const found = candidatesOf(tokensOf(page), 0).map(({ kind, value, text }) => `${kind} ${value} ${text}`);
  assert.ok(found.includes('date 2025-11-13 l3.11.2025'), found.join('\n'));
  assert.ok(found.includes('amount 1254.50 1.2S4,50'), found.join('\n'));
});
