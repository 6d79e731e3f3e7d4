/** Postal codes in the ways of many countries. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { codeWithin, correctedCode, isCode, isCodeInTwo } from '../../../src/values/contact/postal-code.js';

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

for (const [read, country, code] of [
  ['YO8 SQR', 'GB', 'YO8 5QR'],
  ['NEL 3RN', 'GB', 'NE1 3RN'],
  ['LS10 INE', 'GB', 'LS10 1NE'],
  ['0X18 4RG', 'GB', 'OX18 4RG'],
  ['SWIA IAA', 'GB', 'SW1A 1AA'],
  ['KOK 1H0', 'CA', 'K0K 1H0'],
  ['H2T 383', 'CA', 'H2T 3B3'],
  ['YO8 4QR', 'GB', 'YO8 4QR'], // right
  ['12345', 'GB', '12345'], // of another country
  ['YO8 SQR', 'DE', 'YO8 SQR'],
  ['London', 'GB', 'London'],
] as const)
  test(`"${read}" of ${country} is "${code}"`, () => assert.equal(correctedCode(read, country), code));

for (const [text, country, code] of [
  ['YO8 4QR DX 1234', 'GB', 'YO8 4QR'],
  ['110 001 (Del.)', 'IN', '110 001'],
  ['(KAR) 560001', 'IN', '560001'],
  ['8001 Zürich', 'CH', '8001'],
  ['6511 AM NIJMEGEN', 'NL', '6511 AM'],
  // As it is: one already, none, several, and digits that are of it.
  ['110 00', 'CZ', '110 00'],
  ['Zürich', 'CH', 'Zürich'],
  ['8001 Zürich 8002', 'CH', '8001 Zürich 8002'],
  ['62704- 1234', 'MX', '62704- 1234'],
] as const)
  test(`the postal code within ${JSON.stringify(text)}`, () => assert.equal(codeWithin(text, country), code));
