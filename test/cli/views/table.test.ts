import assert from 'node:assert/strict';
import test from 'node:test';
import { extractionTable, why } from '../../../src/cli/views/extraction-table.js';
import { table } from '../../../src/cli/views/table.js';
import type { Extraction, Prediction } from '../../../src/extraction/extraction.js';
import { noEvidence } from '../../../src/extraction/decoding/predictions.js';

for (const [what, columns, rows, lines] of [
  ['columns as wide as their content', ['detail', 'n'], [['InvoiceId', '3']], ['detail     n', 'InvoiceId  3']],
  [
    'numbers to the right',
    ['detail', { title: 'n', right: true }],
    [
      ['a', '3'],
      ['b', '100'],
    ],
    ['detail    n', 'a         3', 'b       100'],
  ],
  ['long cells are cut', [{ title: 'text', widest: 5 }], [['Rechnung']], ['text', 'Rech…']],
  ['nothing of a document reaches the terminal but its letters', ['text'], [['a\u001b[31mb\nc']], ['text', 'a [31mb c']],
  ['no rows', ['a', 'b'], [], ['a  b']],
  ['missing cells are empty', ['a', 'b'], [['x']], ['a  b', 'x']],
] as const) {
  test(`table: ${what}`, () => assert.deepEqual(table(columns, rows).split('\n'), lines));
}

const found = (name: string, value: string, changes: Partial<Prediction> = {}): Prediction => ({
  name,
  value,
  text: value,
  score: 0.9,
  evidence: { ...noEvidence, margin: 0.5, candidates: 7 },
  ...changes,
});

for (const [what, prediction, reason] of [
  ['the margin to other candidates', found('InvoiceId', '4711'), '“4711” of 7 candidates, margin 0.50'],
  ['a name, tagged word by word', found('Sender.Name', 'Muster', { evidence: noEvidence }), '“Muster”'],
  ['check digits', found('Iban', 'AT61', { evidence: { ...noEvidence, check: 'passed', derived: true } }), 'check digits passed'],
  [
    'arithmetic',
    found('VatAmount', '19', { evidence: { ...noEvidence, derived: true, notes: ['net 100.00 + VAT 19.00 = gross 119.00'] } }),
    'net 100.00 + VAT 19.00 = gross 119.00',
  ],
  ['the rule that decided comes first', found('InvoiceId', '4711', { decidedBy: 'ours' }), 'ours; “4711” of 7 candidates, margin 0.50'],
] as const) {
  test(`why: ${what}`, () => assert.equal(why(prediction), reason));
}

test('extraction table: details, numbered groups, contacts, then line items', () => {
  const extraction: Extraction = {
    documentType: found('DocumentType', 'Invoice'),
    predictions: [found('InvoiceId', '4711', { threshold: 0.8 })],
    groups: [
      { name: 'VatGroup', members: [found('VatRate', '19.0')] },
      { name: 'VatGroup', members: [found('VatRate', '7.0', { threshold: -1 })] },
    ],
    contacts: [{ role: 'Sender', fields: { Name: [found('Name', 'Muster GmbH')] }, score: 0.9 }],
    lineItems: [{ cells: { Description: found('Description', 'Schraube') }, score: 0.5, page: 0, box: { x: 0, y: 0, width: 1, height: 1 } }],
    lookedFor: [],
  };
  const [details, items] = extractionTable(extraction).split('\n\n');
  assert.deepEqual(
    details!.split('\n').map((line) => line.split(/ {2,}/).slice(0, 4)),
    [
      ['detail', 'value', 'score', 'threshold'],
      ['InvoiceId', '4711', '0.9000', '0.8000'],
      ['VatGroup 1 VatRate', '19.0', '0.9000', '–'],
      ['VatGroup 2 VatRate', '7.0', '0.9000', '–'],
      ['Sender.Name', 'Muster GmbH', '0.9000', '–'],
    ],
  );
  assert.deepEqual(items!.split('\n'), ['#  Description  score', '1  Schraube     0.500']);
});
