import assert from 'node:assert/strict';
import test from 'node:test';
import { contact } from '../../../src/synthesis/layout/pieces.js';

for (const [printed, value] of [
  ['L-2210', '2210'],
  ['10115', '10115'],
  ['SW1A 1AA', 'SW1A 1AA'],
  ['A1-23', 'A1-23'],
] as const)
  test(`postal code as printed and as meant: ${printed}`, () =>
    assert.deepEqual(
      contact(0, 'ZipCode', printed).means?.map((meaning) => 'value' in meaning && meaning.value),
      [value],
    ));
