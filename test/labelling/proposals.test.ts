/** What was found, as proposals of labels. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { hull } from '../../src/document/box.js';
import { noEvidence } from '../../src/extraction/decoding/predictions.js';
import type { Extraction, Prediction } from '../../src/extraction/extraction.js';
import { fieldsOf, wantedOf } from '../../src/labelling/fields.js';
import { proposalsOf } from '../../src/labelling/proposals.js';
import { invoice, wordNamed } from './service-of.js';

const page = invoice.pages[0]!;
const fields = fieldsOf([{ name: 'Crate', kind: 'identifier', many: false, lineItem: true }]);

/** On the words from the first to the last of the texts. */
const printed = (name: string, value: string, score: number, ...texts: readonly string[]): Prediction => ({
  name,
  value,
  score,
  evidence: noEvidence,
  ...(texts.length > 0 && { page: 0, box: hull(texts.map((text) => page.words[wordNamed(text)]!.box)) }),
});

const extraction: Extraction = {
  documentType: printed('DocumentType', 'Invoice', 0.99),
  predictions: [
    { ...printed('InvoiceId', '4711', 0.9, '4711'), threshold: 0.8 },
    { ...printed('InvoiceDate', '2024-03-12', 0.9, '12.03.2024'), threshold: 0.95 },
    printed('NetTotalAmount', '100.00', 0.97),
    printed('InvoiceCurrency', 'EUR', 0.96),
    printed('VatId', 'DE126695416', 0.99, 'Nordlicht'),
  ],
  groups: [{ name: 'VatGroup', members: [printed('VatAmount', '19.00', 0.9, '19,00'), printed('NetAmount', '100.00', 0.9)] }],
  contacts: [
    { role: 'Sender', score: 1, fields: { Name: [printed('Name', 'Nordlicht GmbH', 0.96, 'Nordlicht', 'GmbH')], Country: [printed('Country', 'DE', 0.6)] } },
    { role: 'Other', score: 1, fields: { Name: [printed('Name', 'Bank', 0.9, 'Netto')] } },
  ],
  lineItems: [
    {
      score: 1,
      page: 0,
      box: hull(page.lines[2]!.words.map((word) => page.words[word]!.box)),
      cells: { Quantity: printed('Quantity', '2.0', 0.99, '2'), VatRate: printed('VatRate', '19.0', 0.9) },
      custom: { Crate: printed('Crate', 'Kabel', 0.4, 'Kabel') },
    },
  ],
  lookedFor: [],
};

const at = (...texts: readonly string[]) => ({ page: 0, words: texts.map(wordNamed) });

test('proposals: stand on words, are sure from their threshold on, and are left out where they are not printed', () => {
  const { fields: found, groups, rows } = proposalsOf(invoice, extraction, fields);
  assert.deepEqual(found, {
    documentType: [{ value: 'Invoice', score: 0.99, sure: true }],
    currency: [{ value: 'EUR', score: 0.96, sure: true }],
    InvoiceId: [{ value: '4711', score: 0.9, threshold: 0.8, sure: true, place: at('4711') }],
    InvoiceDate: [{ value: '2024-03-12', score: 0.9, threshold: 0.95, sure: false, place: at('12.03.2024') }],
    'Sender.Name': [{ value: 'Nordlicht GmbH', score: 0.96, sure: true, place: at('Nordlicht', 'GmbH') }],
    'Sender.Country': [{ value: 'DE', score: 0.6, sure: false }],
  });
  assert.deepEqual(groups.VatGroup, [{ VatAmount: { value: '19.00', score: 0.9, sure: false, place: at('19,00') } }]);
  assert.deepEqual(rows, [
    {
      cells: { Quantity: { value: '2.0', score: 0.99, sure: true, place: at('2') }, Crate: { value: 'Kabel', score: 0.4, sure: false, place: at('Kabel') } },
      page: 0,
      firstLine: 2,
      lastLine: 2,
    },
  ]);
});

for (const [path, wanted] of [
  ['InvoiceDate', { name: 'InvoiceDate', kind: 'date' }],
  ['GrandTotalAmount', { name: 'GrandTotalAmount', kind: 'amount', decimals: 2 }],
  ['Sender.Phone', { name: 'Phone', kind: 'phone' }],
  ['VatGroup.VatRate', { name: 'VatRate', kind: 'rate', decimals: 1 }],
  ['LineItems.UnitPrice', { name: 'UnitPrice', kind: 'amount', decimals: 4 }],
  ['LineItems.Crate', { name: 'Crate', kind: 'identifier' }],
  ['VatRate', undefined],
  ['Other.Name', undefined],
  ['documentType', undefined],
  ['Sender.constructor', undefined],
] as const)
  test(`fields: ${path} is ${wanted ? `a ${wanted.kind}` : 'nothing to place'}`, () => assert.deepEqual(wantedOf(fields, path), wanted));
