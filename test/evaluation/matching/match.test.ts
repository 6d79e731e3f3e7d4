import assert from 'node:assert/strict';
import test from 'node:test';
import type { Label, Labels } from '../../../src/dataset/label.js';
import { assign } from '../../../src/evaluation/matching/assign.js';
import { extractionOf } from '../../../src/evaluation/matching/from-response.js';
import { match } from '../../../src/evaluation/matching/match.js';
import { sameCell, sameContactField, sameDetail } from '../../../src/evaluation/matching/same.js';
import { drawn } from '../../drawn.js';

const label = (value: string): Label => ({ value, places: [{ page: 0, words: [0] }] });
const document = drawn('Rechnung Nr. 4711');
const detail = (TypeName: string, Value: string, Score = 0.9) => ({ TypeName, Value, Score });

/** "detail value=truth": with ✓ or ✗. */
const judged = (response: object, labels: Partial<Labels>): string[] =>
  match(extractionOf(response), { details: {}, groups: {}, ...labels }, document).map(
    ({ detail, value, truth, correct }) => `${correct ? '✓' : '✗'} ${detail} ${value}=${truth}`,
  );

const header = (...details: object[]) => ({ InvoiceDetailTypePredictions: details });

for (const [what, response, labels, rows] of [
  ['right', header(detail('InvoiceId', 'RE 4711')), { details: { InvoiceId: [label('RE4711')] } }, ['✓ InvoiceId RE 4711=RE4711']],
  ['wrong', header(detail('InvoiceId', '4712')), { details: { InvoiceId: [label('4711')] } }, ['✗ InvoiceId 4712=4711']],
  ['missed', header(), { details: { InvoiceId: [label('4711')] } }, ['✗ InvoiceId =4711']],
  ['given though absent', header(detail('InvoiceId', '4712')), { details: { InvoiceId: [] } }, ['✗ InvoiceId 4712=']],
  ['rightly absent', header(), { details: { InvoiceId: [] } }, []],
  ['unknown to the labels', header(detail('InvoiceId', '4712')), {}, []],
  [
    'the likeliest counts',
    header(detail('InvoiceDate', '2024-01-01', 0.4), detail('InvoiceDate', '2024-03-12', 0.6)),
    { details: { InvoiceDate: [label('2024-03-12')] } },
    ['✓ InvoiceDate 2024-03-12=2024-03-12'],
  ],
  [
    'several values, each for itself',
    header(detail('Iban', 'DE1'), detail('Iban', 'DE3')),
    { details: { Iban: [label('DE1'), label('DE2')] } },
    ['✓ Iban DE1=DE1', '✗ Iban DE3=', '✗ Iban =DE2'],
  ],
  [
    'document type and currency',
    header(detail('DocumentType', 'Invoice'), detail('InvoiceCurrency', 'EUR')),
    { documentType: 'CreditMemo', currency: 'EUR' },
    ['✗ DocumentType Invoice=CreditMemo', '✓ InvoiceCurrency EUR=EUR'],
  ],
  ['exemption', header(detail('VatExemption', 'Vat Exemption')), { vatExempt: false }, ['✗ VatExemption Vat Exemption=']],
  [
    'members without their group: one value of two groups counts once',
    {
      PredictionGroups: [0.3, 0.43].map((score) => ({ TypeName: 'VatGroup', InvoiceDetailTypePredictions: [detail('NetAmount', '352.78', score)] })),
    },
    { details: { NetAmount: [] } },
    ['✗ VatGroup.NetAmount 352.78='],
  ],
  [
    'groups are paired by what agrees',
    {
      PredictionGroups: [
        { TypeName: 'VatGroup', InvoiceDetailTypePredictions: [detail('VatRate', '7.0'), detail('VatAmount', '0.70')] },
        { TypeName: 'VatGroup', InvoiceDetailTypePredictions: [detail('VatRate', '19.0'), detail('VatAmount', '1.91')] },
      ],
    },
    { groups: { VatGroup: [{ VatRate: '19.0', VatAmount: '1.90' }] } },
    ['✓ VatGroup.VatRate 19.0=19.0', '✗ VatGroup.VatAmount 1.91=1.90', '✗ VatGroup.VatRate 7.0=', '✗ VatGroup.VatAmount 0.70='],
  ],
  [
    'members labelled without their group',
    { PredictionGroups: [{ TypeName: 'DueDateGroup', InvoiceDetailTypePredictions: [detail('DueDateDate', '2024-04-12')] }] },
    { details: { DueDateDate: [label('2024-04-12')] } },
    ['✓ DueDateGroup.DueDateDate 2024-04-12=2024-04-12'],
  ],
  [
    "a whitelist's value; its other columns are not judged",
    { PredictionGroups: [{ TypeName: 'SupplierGroup', InvoiceDetailTypePredictions: [detail('Supplier', '70002'), detail('SupplierName', 'Muster Bau')] }] },
    { groups: { SupplierGroup: [{ Supplier: '70001' }] } },
    ['✗ SupplierGroup.Supplier =70001', '✗ SupplierGroup.Supplier 70002='],
  ],
  [
    "a whitelist's value where there is none",
    { PredictionGroups: [{ TypeName: 'SupplierGroup', InvoiceDetailTypePredictions: [detail('Supplier', '70002')] }] },
    { groups: { SupplierGroup: [] } },
    ['✗ SupplierGroup.Supplier 70002='],
  ],
  [
    'a contact, its fields and the whole',
    { Sender: { Name: { Name: 'Name', Value: 'Müller GmbH', Score: 0.9 }, Address: { City: { Value: 'Ulm', Score: 0.8 } }, Score: 0.9 } },
    { contacts: [{ role: 'Sender', fields: { Name: label('Muller GmbH'), City: label('Köln') } }] },
    ['✓ Sender.Name Müller GmbH=Muller GmbH', '✗ Sender.City Ulm=Köln', '✓ Sender Müller GmbH=Muller GmbH'],
  ],
  [
    'line items: rows paired, cells judged, unknown columns left alone',
    {
      LineItemTable: {
        LineItems: [
          { Description: { Value: 'Screws', Score: 0.9 }, Quantity: { Value: '3.0', Score: 0.9 }, Unit: { Value: 'kg', Score: 0.9 }, Score: 0.8 },
          { Description: { Value: 'Subtotal', Score: 0.5 }, Score: 0.3 },
        ],
      },
    },
    { lineItems: [{ fields: { Description: label('Nails'), Quantity: label('2') } }, { fields: { Description: label('Screws'), Quantity: label('3') } }] },
    [
      '✗ LineItem.Description =Nails',
      '✗ LineItem.Quantity =2',
      '✗ LineItem =Nails | 2',
      '✓ LineItem.Description Screws=Screws',
      '✓ LineItem.Quantity 3.0=3',
      '✓ LineItem Screws | 3.0=Screws | 3',
      '✗ LineItem.Description Subtotal=',
      '✗ LineItem Subtotal=',
    ],
  ],
] as const) {
  test(`match: ${what}`, () => assert.deepEqual(judged(response, labels as unknown as Partial<Labels>), [...rows]));
}

test('same values', () => {
  for (const [same, truth, value, wanted] of [
    [sameDetail('GrandTotalAmount'), '119.00', '119', true],
    [sameDetail('GrandTotalAmount'), '119.00', '', false],
    [sameDetail('NetTotalAmount'), '0.00', '', false],
    [sameDetail('SenderVatId'), 'DE 123456789', 'de123456789', true],
    [sameDetail('InvoiceDate'), '2024-03-12', '2024-12-03', false],
    [sameDetail('CustomThing'), 'A-1', 'a1', true],
    [sameContactField('Phone'), '+49 731 1234567', '0731/123 45 67', true],
    [sameContactField('WebsiteUrl'), 'https://www.acme.de', 'acme.de', true],
    [sameContactField('Street'), 'Hauptstraße 12', 'Hauptstrase 12', true],
    [sameCell('Description'), 'Screws M4', 'Screws M4 galvanised, 100 pieces', true],
    [sameCell('Quantity'), '2', '2.0', true],
    [sameCell('UnitPrice'), '2.5000', '2.05', false],
  ] as const)
    assert.equal(same(truth, value), wanted, `${truth} | ${value}`);
});

test('pairs gain as much as possible', () => {
  const gains = [
    [3, 2, 0],
    [3, 0, 0],
  ];
  assert.deepEqual(
    assign(2, 3, (i, j) => gains[i]![j]!),
    [1, 0],
  );
  assert.deepEqual(
    assign(0, 2, () => 1),
    [],
  );
  assert.deepEqual(
    assign(2, 0, () => 1),
    [undefined, undefined],
  );
});

test('a response of another shape says nothing', () => {
  for (const odd of [null, [], 'x', { InvoiceDetailTypePredictions: { a: 1 }, LineItemTable: 7, Sender: [] }])
    assert.deepEqual(extractionOf(odd).predictions, []);
});

for (const [what, value, derived, implied, row] of [
  ['right', '100.00', true, { NetTotalAmount: ['100.00'] }, '✓ NetTotalAmount 100.00=100.00'],
  ['wrong', '90.00', true, { NetTotalAmount: ['100.00'] }, '✗ NetTotalAmount 90.00=100.00'],
  ['invented, where nobody says what is implied', '100.00', true, undefined, '✗ NetTotalAmount 100.00='],
  ['invented, where it claims to be printed', '100.00', false, { NetTotalAmount: ['100.00'] }, '✗ NetTotalAmount 100.00='],
] as const)
  test(`match: a value that follows from others is ${what}`, () => {
    const extraction = extractionOf(header(detail('NetTotalAmount', value)));
    const predictions = extraction.predictions.map((prediction) => ({ ...prediction, evidence: { ...prediction.evidence, derived } }));
    const found = match({ ...extraction, predictions }, { details: { NetTotalAmount: [] }, groups: {}, ...(implied && { implied }) }, document);
    assert.deepEqual(
      found.map(({ detail, value, truth, correct }) => `${correct ? '✓' : '✗'} ${detail} ${value}=${truth}`),
      [row],
    );
  });
