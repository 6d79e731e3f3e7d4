import assert from 'node:assert/strict';
import test from 'node:test';
import { hasPostalCodes, isPostalCodeOf } from '../../src/catalogue/postal-codes.js';

for (const [printed, country, expected] of [
  ['10115', 'DE', true],
  ['D-10115', 'DE', true],
  ['1011', 'DE', false],
  ['62704-1234', 'US', true],
  ['SW1A 1AA', 'GB', true],
  ['12345', 'GB', false],
  ['110 00', 'CZ', true],
  ['440001', 'IN', true],
  ['1010', 'ZZ', false],
] as const)
  test(`postal code of ${country}: ${printed}`, () => assert.equal(isPostalCodeOf(printed, country), expected));

for (const [country, expected] of [
  ['DE', true],
  ['IN', true],
  // It has none, and one of which no form is known.
  ['AE', false],
  ['CN', false],
] as const)
  test(`postal codes of ${country} are ${expected ? '' : 'not '}known`, () => assert.equal(hasPostalCodes(country), expected));
