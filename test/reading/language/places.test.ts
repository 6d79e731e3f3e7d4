import assert from 'node:assert/strict';
import test from 'node:test';
import { placeCountries } from '../../../src/reading/language/places.js';

for (const [text, expected] of [
  // Beside a number, a comma, at the end of a line; a large town of one country alone.
  ['20457 Hamburg', [['DE', 1]]],
  ['Opernring 5, Graz, Styria', [['AT', 1]]],
  ['Depot Pokhara', [['NP', 1]]],
  // Under a former name.
  ['12 Hill Road, Bombay', [['IN', 1]]],
  ['SURAT-395003', [['IN', 1]]],
  ['Shop 4 (Lahore)', [['PK', 1]]],
  [
    'Nagpur, Maharashtra\n20457 Hamburg',
    [
      ['IN', 2],
      ['DE', 1],
    ],
  ],
  // A small town, and one that is a name of people as well, by the postal code beside it.
  ['48683 Ahaus', [['DE', 1]]],
  // Elsewhere in a line a town is a word or a brand.
  ['Hamburg style rolls 4 pieces', []],
  // Names that people and other countries have.
  ['Jackson', []],
  ['Georgia', []],
  ['Total 1.200,00', []],
  ['', []],
] as const)
  test(`places: ${text.replace('\n', ' / ')}`, () => assert.deepEqual(placeCountries(text), expected));
