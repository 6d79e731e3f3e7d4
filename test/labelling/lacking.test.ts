/** What calibration lacks, and what that makes a document worth. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { lackingOf, unrecommended } from '../../src/labelling/lacking.js';
import { moreOf } from '../../src/labelling/more-of.js';
import { doubtOf, worthOf } from '../../src/labelling/worth.js';
import { noProposals } from './service-of.js';

const label = [{ value: '1', places: [] }];
const documents = (suppliers: number, each: number, name = 'InvoiceId') =>
  Array.from({ length: suppliers * each }, (_, i) => ({ supplier: `s${i % suppliers}`, details: { [name]: label, Iban: [] } }));

for (const [what, given, lacking] of [
  ['twelve more', documents(18, 6).slice(0, 102), [{ detail: 'InvoiceId', more: 12 }]],
  ['of one supplier at most ten count', documents(1, 200), [{ detail: 'InvoiceId', more: 104 }]],
  ['enough', documents(20, 6), []],
  ['what no document has is not asked for', [], []],
  [
    'the nearest first',
    [...documents(2, 5), ...documents(3, 5, 'CustomerId')],
    [
      { detail: 'CustomerId', more: 99 },
      { detail: 'InvoiceId', more: 104 },
    ],
  ],
] as const)
  test(`lacking: ${what}`, () => assert.deepEqual(lackingOf(given, ['InvoiceId', 'Iban', 'CustomerId']), lacking));

test('lacking: details that the bundle recommends no threshold for', () => {
  const threshold = (value: number) => ({ threshold: value, source: 'base', n: 1, accepted: 1, wrong: 0, targetPrecision: 0.98, confidence: 0.9 }) as const;
  const open = unrecommended({
    features: [],
    calibrators: {},
    thresholds: { InvoiceId: threshold(0.9), CustomerId: threshold(-1), 'VatGroup.VatRate': threshold(0.9) },
  });
  assert.deepEqual(
    ['InvoiceId', 'CustomerId', 'Iban', 'VatRate', 'VatAmount'].filter((name) => open.includes(name)),
    ['CustomerId', 'Iban', 'VatAmount'],
  );
  assert.ok(unrecommended(undefined).includes('InvoiceId'));
});

test('lacking: a document that brings what is lacking is worth more, and says so', () => {
  const doubt = doubtOf({ ...noProposals, fields: { InvoiceId: [{ value: '1', score: 0.5, sure: false }] } });
  const [with_, without] = ['InvoiceId', 'CustomerId'].map((detail) => worthOf(doubt, 0, [{ detail, more: 12 }]));
  assert.deepEqual([with_!.worth, without!.worth], [1, 0.5]);
  assert.match(with_!.because, /; 12 more of InvoiceId and it gets a threshold$/);
  assert.equal(moreOf({ detail: 'Iban', more: 3 }), '3 more of Iban and it gets a threshold');
});
