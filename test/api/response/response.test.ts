/** Conformance: a row of the interface spec's tables a test, named by it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { responseJson } from '../../../src/api/response/response.js';
import { responseSchemas } from '../../../src/api/description/schemas.js';
import { versions } from '../../../src/api/versions/index.js';
import { details } from '../../../src/catalogue/details.js';
import { document, emptyDocument, extraction, nothing, prediction } from '../extraction.js';
import { answer, find, type Found, whole } from './answer.js';

for (const version of versions) {
  test(`${version.name}: answers fit the published schema, and have members in its order`, () => {
    for (const of of [extraction, nothing]) {
      const own = answer({ version: version.name, parts: { OcrResult: '', ResultPdf: '', DocumentText: '', OcrPageImages: [], state: 6 } }, of);
      responseSchemas(version).DetectInvoiceResponse.parse(own);
      assert.deepEqual(
        Object.keys(own),
        version.responseFields.filter((field) => field in own),
      );
      assert.ok(!responseJson({ document, extraction: of }, { version }).includes('null'));
    }
  });
}

for (const [field, value] of [
  ['DocumentResolution', 300],
  ['DocumentFormat', 'Letter'],
  ['Language', 'de'],
  ['Countries', 'CH'],
  ['IsQualityOk', true],
  ['InvoiceState', 0],
  ['Confidence', 0],
  ['OcrWordQuality', undefined],
] as const) {
  test(`DetectInvoiceResponse.${field}`, () => assert.equal(whole[field], value));
}

for (const [field, value] of [
  ['OcrWordQuality', 100],
  ['MeanCharacterConfidenceValue', 1.5],
  ['StdDevCharacterConfidenceValue', 2.25],
  ['MaxCharacterConfidenceValue', 30],
] as const) {
  test(`DetectInvoiceResponse.${field} of 1.10`, () => assert.equal(answer({ version: '1.10' })[field], value));
}

test('DetectInvoiceResponse: nothing is asked for, nothing is built', () => {
  for (const field of ['OcrResult', 'ResultPdf', 'DocumentText', 'OcrPageImages', 'FormattedResult']) assert.ok(!(field in whole));
});

test('DetectionResponse: members in order, text bare, score rounded, box whole', () => {
  const found = find(whole.InvoiceDetailTypePredictions, 'InvoiceId')!;
  assert.deepEqual(Object.entries(found), [
    ['Type', 1024n],
    ['TypeName', 'InvoiceId'],
    ['Text', '4711'],
    ['Value', '4711'],
    ['Score', 0.9877],
    ['RecommendedThreshold', 0.9],
    ['X', 10],
    ['Y', 21],
    ['Width', 100],
    ['Height', 12],
    ['Confidence', 1],
  ]);
});

test('DetectionResponse.Confidence: 1 at the threshold, 0 below or where a rule asks, -1 unknown', () => {
  const of = (name: string) =>
    whole.InvoiceDetailTypePredictions.filter(({ TypeName }: Found) => TypeName === name).map(({ Confidence }: { Confidence: number }) => Confidence);
  assert.deepEqual([of('InvoiceId'), of('GrandTotalAmount'), of('Iban'), of('InvoiceDate')], [[1], [0], [0, -1], [-1]]);
});

for (const [name, given, value] of [
  ['GrandTotalAmount', '119', '119.00'],
  ['GrandTotalAmount', '-1234567890123456.7', '-1234567890123456.70'],
  ['NetTotalAmount', '100.5', '100.50'],
  ['VatTotalAmount', '19.009', '19.01'],
  ['InvoiceDate', '2024-03-12', '2024-03-12'],
  ['InvoiceCurrency', 'EUR', 'EUR'],
  ['VatExemption', 'Vat Exemption', 'Vat Exemption'],
  ['IsrReference', '210000000007405182630004412', '210000000007405182630004412'],
  ['KId', '1234', '1234'],
  ['CostCenter', '0815', '0815'],
] as const) {
  test(`value format: ${name} ${given}`, () => {
    const own = answer({}, { ...nothing, predictions: [prediction(name, given)] });
    assert.equal(find(own.InvoiceDetailTypePredictions, name)!.Value, value);
  });
}

const groupRows: readonly (readonly [string, bigint, Readonly<Record<string, readonly [bigint, string]>>])[] = [
  ['VatGroup', 536870912n, { VatRate: [32n, '19.0'], NetAmount: [268435456n, '100.00'], VatAmount: [131072n, '19.00'] }],
  ['BankGroup', 17179869184n, { BankCode: [4294967296n, '37040044'], BankAccount: [8589934592n, '532013000'] }],
  ['DueDateGroup', 17592186044416n, { DueDateDate: [2199023255552n, '2024-04-12'], DueDateDuration: [8796093022208n, '30'] }],
  [
    'DiscountGroup',
    1099511627776n,
    { DiscountDate: [68719476736n, '2024-03-22'], DiscountDuration: [274877906944n, '10'], DiscountPercent: [549755813888n, '2.0'] },
  ],
  [
    'DeliveryPeriodGroup',
    4503599627370496n,
    { DeliveryPeriodDateStart: [1125899906842624n, '2024-02-01'], DeliveryPeriodDateEnd: [2251799813685248n, '2024-02-29'] },
  ],
  ['QrCodeGroup', 144115188075855872n, { QrCodeRawString: [36028797018963968n, 'SPC…'], Iban: [72057594037927936n, 'CH93'] }],
  ['BoletoBarCode', -9223372036854775808n, { Bar: [4611686018427387904n, '03399'] }],
  ['BarCode', -9223372036854775808n, { Bar: [4611686018427387904n, '4006381333931'] }],
  ['ClientGroup', 1152921504606846976n, { Client: [288230376151711744n, 'C-17'], ClientHint: [576460752303423488n, 'ACME GmbH'] }],
];
for (const [name, id, members] of groupRows) {
  test(`group: ${name}`, () => {
    const group = find(whole.PredictionGroups, name)!;
    assert.equal(group.Type, id);
    assert.deepEqual(Object.fromEntries(group.InvoiceDetailTypePredictions.map(({ TypeName, Type, Value }) => [TypeName, [Type, Value]])), members);
    const asked = answer({ filter: id });
    assert.ok(asked.PredictionGroups.every(({ Type }: Found) => Type === id) && asked.PredictionGroups.length > 0);
    assert.deepEqual(asked.InvoiceDetailTypePredictions, []);
  });
}

test('a member asked for alone comes in its group, without the others', () => {
  const [group, ...more] = answer({ filter: 32n }).PredictionGroups as Found[];
  assert.deepEqual([group!.InvoiceDetailTypePredictions.map(({ TypeName }) => TypeName), more], [['VatRate'], []]);
});

for (const detail of details.filter(({ place }) => place === 'prediction')) {
  test(`catalogue: ${detail.name} ${detail.id}`, () => {
    const own = answer({ filter: detail.id }, { ...nothing, documentType: prediction('DocumentType', 'Invoice'), predictions: [prediction(detail.name, '1')] });
    assert.deepEqual(
      own.InvoiceDetailTypePredictions.map(({ Type, TypeName }: Found) => [Type, TypeName]),
      [[detail.id, detail.name]],
    );
    for (const member of ['LineItemTable', 'Sender', 'Receiver', 'Contacts']) assert.ok(!(member in own));
    const other = answer({ filter: 2n }, { ...nothing, predictions: [prediction(detail.name, '1')] });
    assert.deepEqual(other.InvoiceDetailTypePredictions, []);
  });
}

test('what was looked for and not found comes with an empty value', () => {
  const names = whole.InvoiceDetailTypePredictions.map(({ TypeName }: Found) => TypeName);
  for (const name of ['InvoiceDate', 'ReceiverVatId', 'TaxId', 'InvoiceCurrency', 'ProjectId'])
    assert.equal(find(whole.InvoiceDetailTypePredictions, name)?.Value, '');
  for (const name of ['CostCenter', 'UId', 'KId']) assert.ok(!names.includes(name), name);
  const without = answer({}, { ...nothing, lookedFor: ['SenderVatId', 'ReceiverVatId', 'InvoiceId'] }).InvoiceDetailTypePredictions;
  assert.equal(find(without, 'UId')?.Value, '');
});

test('with everything looked for, clients find about the names they know', () => {
  const lookedFor = details.filter(({ found, place }) => found === 'candidate' && place === 'prediction').map(({ name }) => name);
  const names = answer({}, { ...nothing, lookedFor }).InvoiceDetailTypePredictions.map(({ TypeName }: Found) => TypeName);
  assert.ok(names.length >= 26 && names.length <= 30, `${names.length} names; for a detail that was added, write the new bound here`);
});

test('an empty document yields a valid answer with empty predictions', () => {
  const own = answer({}, nothing, emptyDocument);
  assert.ok(own.InvoiceDetailTypePredictions.every(({ Value }: Found) => Value === ''));
  assert.deepEqual([own.PredictionGroups, own.LineItemTable, own.Confidence, 'Language' in own], [[], { LineItems: [] }, -1, false]);
});
