/** Numbers with the decimals that a detail asks for. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { withDecimals } from '../../../src/values/numbers/printed.js';

for (const [value, kind, decimals, expected] of [
  ['19', 'rate', 1, '19.0'],
  ['7.70', 'rate', 1, '7.7'],
  ['8.25', 'rate', 1, '8.25'],
  ['9.975', 'rate', 1, '9.975'],
  ['-12.5', 'amount', 2, '-12.50'],
  ['12.345', 'amount', 2, '12.35'],
  ['12.5', 'amount', 4, '12.5000'],
  ['12', undefined, undefined, '12'],
  ['2 Stk', 'amount', 2, '2 Stk'],
  ['', 'amount', 2, ''],
] as const)
  test(`decimals: ${value} as ${kind} with ${decimals}`, () => assert.equal(withDecimals(value, kind, decimals), expected));
