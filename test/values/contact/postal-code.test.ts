/** Postal codes in the ways of many countries. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { isCode, isCodeInTwo } from '../../../src/values/contact/postal-code.js';

test('postal codes: what is one', () => {
  for (const text of ['18290', 'HU1 3DL', '1811 LV', '30-552', 'K1A 0B1', 'A-4644', '30374-0112', 'SW1A 1AA']) assert.ok(isCode(text), text);
  for (const text of ['L2H2', 'GK-418-ZT', 'Km', '18400 ST-FLORENT']) assert.ok(!isCode(text), text);
});

for (const [before, after, isOne] of [
  ['6511', 'AM', true],
  ['NL-6511', 'AM,', true],
  ['YO8', '4QR', true],
  ['K1A', '0B1', true],
  ['110', '00', true],
  ['12', '8001', false], // the number of a house and a code
  ['6511', 'Nijmegen', false],
] as const)
  test(`"${before} ${after}" is ${isOne ? '' : 'not '}one postal code`, () => assert.equal(isCodeInTwo(before, after), isOne));
