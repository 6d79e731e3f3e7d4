/** Labels held against a model that did not learn from them. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Labels } from '../../../src/dataset/label.js';
import { confidenceThresholds, contradictions, type Predicted } from '../../../src/dataset/lint/confident.js';

const row = (detail: string, truth: string, value: string, rawScore: number, rest: Partial<Predicted> = {}): Predicted => ({
  document: 'a.pdf',
  detail,
  truth,
  value,
  correct: truth === value,
  rawScore,
  ...rest,
});
/** Eleven labels of a detail that the model agrees with. */
const agreed = (detail: string, score: number) => Array.from({ length: 11 }, (_, i) => row(detail, `${i}`, `${i}`, score, { document: `${i}.pdf` }));

test('thresholds: the mean probability of what labels say', () => {
  const rows = [
    ...agreed('InvoiceId', 0.9),
    row('InvoiceId', '1', '2', 0.7),
    row('InvoiceId', '1', '', 0),
    row('InvoiceId', '', '9', 0.8),
    row('Iban', '1', '1', 0.9),
  ];
  const thresholds = confidenceThresholds(rows);
  assert.deepEqual([...thresholds.keys()], ['InvoiceId'], 'one Iban is too few');
  assert.ok(Math.abs(thresholds.get('InvoiceId')! - (11 * 0.9 + 0.3) / 12) < 1e-9);
});

test('thresholds: each detail has its own', () => {
  const thresholds = confidenceThresholds([...agreed('InvoiceId', 0.95), ...agreed('CostCenter', 0.6)]);
  const labels: Labels = { details: { InvoiceId: [{ value: '1', places: [] }], CostCenter: [{ value: '1', places: [] }] }, groups: {} };
  const { findings } = contradictions({ name: 'a.pdf', labels }, [row('InvoiceId', '1', '2', 0.8), row('CostCenter', '1', '2', 0.8)], thresholds);
  assert.deepEqual(
    findings.map(({ detail }) => detail),
    ['CostCenter'],
  );
});

const label = (value: string) => ({ value, places: [{ page: 0, words: [3] }] });
const labels: Labels = {
  documentType: 'Invoice',
  details: { InvoiceId: [label('4711')], CustomerId: [], VatRate: [label('19.0')] },
  groups: { VatGroup: [{ VatRate: '19.0' }] },
  contacts: [{ role: 'Sender', fields: { Name: label('Nordlicht GmbH') } }],
  lineItems: [{ fields: { Quantity: label('2.0') } }],
};
const thresholds = new Map(
  ['InvoiceId', 'CustomerId', 'VatGroup.VatRate', 'Sender.Name', 'Sender', 'LineItem.Quantity', 'DocumentType'].map((name) => [name, 0.9]),
);

const cases: readonly (readonly [what: string, predicted: Predicted, found?: string, outdated?: number])[] = [
  [
    'another value, as sure as usual',
    row('InvoiceId', '4711', '4712', 0.9),
    'InvoiceId 4711: a model gives 4712 with 0.90, and 0.90 on average to what is labelled',
  ],
  ['less sure than usual', row('InvoiceId', '4711', '4712', 0.89)],
  ['the same value', row('InvoiceId', '4711', '4711', 0.99)],
  ['no value', row('InvoiceId', '4711', '', 0)],
  ['guessed', row('InvoiceId', '4711', '4712', 0.99, { guessed: true })],
  ['a detail of which too little is known', row('Iban', '1', '2', 0.99)],
  ['labelled as not there', row('CustomerId', '', '9', 0.95), 'CustomerId : a model gives 9 with 0.95, and 0.90 on average to what is labelled'],
  [
    'of a contact',
    row('Sender.Name', 'Nordlicht GmbH', 'Südwind', 0.95),
    'Sender.Name Nordlicht GmbH: a model gives Südwind with 0.95, and 0.90 on average to what is labelled',
  ],
  ['a contact as a whole', row('Sender', 'Nordlicht GmbH', 'Südwind', 0.95)],
  [
    'of a group',
    row('VatGroup.VatRate', '19.0', '7.0', 0.95, { item: 1 }),
    'VatGroup[1].VatRate 19.0: a model gives 7.0 with 0.95, and 0.90 on average to what is labelled',
  ],
  [
    'a cell',
    row('LineItem.Quantity', '2.0', '3.0', 0.95, { item: 1 }),
    'LineItems[1].Quantity 2.0: a model gives 3.0 with 0.95, and 0.90 on average to what is labelled',
  ],
  ['a cell that is not labelled', row('LineItem.Quantity', '', '3.0', 0.95, { item: 1 })],
  ['the same text, cut otherwise', row('Sender.Name', 'Nordlicht GmbH', 'Nordlicht GmbH & Co. KG', 0.95)],
  [
    'of the whole document',
    row('DocumentType', 'Invoice', 'CreditMemo', 0.95),
    'DocumentType Invoice: a model gives CreditMemo with 0.95, and 0.90 on average to what is labelled',
  ],
  ['mended since', row('InvoiceId', '4710', '4711', 0.95), undefined, 1],
  ['changed since', row('InvoiceId', '4710', '4712', 0.95), undefined, 1],
  ['labelled since', row('InvoiceId', '', '4712', 0.95), undefined, 1],
];
for (const [what, predicted, found, outdated = 0] of cases)
  test(`contradicted: ${what}`, () => {
    const said = contradictions({ name: 'a.pdf', labels }, [predicted], thresholds);
    assert.deepEqual(
      said.findings.map(({ detail, value, against }) => `${detail} ${value}: ${against}`),
      found === undefined ? [] : [found],
    );
    assert.equal(said.outdated, outdated);
    for (const { rule, place } of said.findings) assert.deepEqual([rule, place?.words ?? [3]], ['model', [3]]);
  });
