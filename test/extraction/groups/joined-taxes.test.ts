/** Two equal taxes that are given as a group each are one tax to what is computed from them. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { derivedPrediction } from '../../../src/extraction/decoding/predictions.js';
import { joinedTaxes } from '../../../src/extraction/groups/joined-taxes.js';

const group = (VatRate: string, NetAmount: string, VatAmount: string) => ({
  name: 'VatGroup',
  members: Object.entries({ VatRate, NetAmount, VatAmount }).map(([name, value]) => derivedPrediction(name, value, 1, [])),
});

for (const [what, groups, expected] of [
  ['of equal ones', [group('9', '1000', '90'), group('9', '1000', '90')], ['18.0 1000.00 180.00']],
  [
    'of two rates',
    [group('9', '1000', '90'), group('9', '1000', '90'), group('14', '500', '70'), group('14', '500', '70')],
    ['18.0 1000.00 180.00', '28.0 500.00 140.00'],
  ],
  ['not of what is not taxed', [group('0', '1000', '0'), group('0', '1000', '0')], ['0.0 1000.00 0.00', '0.0 1000.00 0.00']],
  ['not of other amounts', [group('9', '1000', '90'), group('9', '500', '45')], ['9.0 1000.00 90.00', '9.0 500.00 45.00']],
] as const)
  test(`joined taxes: ${what}`, () =>
    assert.deepEqual(
      joinedTaxes(groups).map(({ members }) => members.map(({ value }) => value).join(' ')),
      expected,
    ));
