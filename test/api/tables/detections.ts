import assert from 'node:assert/strict';
import type { Any } from '../call.js';
import { nothing, prediction } from '../extraction.js';
import { are, ask, boxes, inRange, isScore, isText, type Row, type Tables, whole } from './answers.js';

const detections: readonly Any[] = [whole.InvoiceDetailTypePredictions, ...whole.PredictionGroups.map((each: Any) => each.InvoiceDetailTypePredictions)].flat();
const of = (name: string) => detections.map((each) => each[name]);

/** What the wire makes of a value, wherever the detail stands. */
async function values(name: string, value: string, group?: string): Promise<string[]> {
  const found = prediction(name, value);
  const own =
    name === 'DocumentType'
      ? { ...nothing, documentType: found }
      : group
        ? { ...nothing, groups: [{ name: group, members: [found] }] }
        : { ...nothing, predictions: [found] };
  const answer = await ask({}, { of: own });
  const all = [...answer.InvoiceDetailTypePredictions, ...answer.PredictionGroups.flatMap((each: Any) => each.InvoiceDetailTypePredictions)];
  return all.filter(({ TypeName }: Any) => TypeName === name).map(({ Value }: Any) => Value);
}

const groupOf: Readonly<Record<string, string>> = {
  NetAmount: 'VatGroup',
  VatAmount: 'VatGroup',
  VatRate: 'VatGroup',
  DueDateDate: 'DueDateGroup',
  DueDateDuration: 'DueDateGroup',
  DiscountDate: 'DiscountGroup',
  DiscountDuration: 'DiscountGroup',
  DiscountPercent: 'DiscountGroup',
  DeliveryPeriodDateStart: 'DeliveryPeriodGroup',
  DeliveryPeriodDateEnd: 'DeliveryPeriodGroup',
  BankCode: 'BankGroup',
  BankAccount: 'BankGroup',
};
/** The interface spec's names of what is found several times. */
const single: Readonly<Record<string, string>> = { Ibans: 'Iban', Bics: 'Bic', VatIds: 'SenderVatId', TaxIds: 'SenderTaxId' };
const format = (row: string, cases: Readonly<Record<string, string>>): Row => [
  row,
  async () => {
    for (const name of row.split(', ').map((each) => single[each] ?? each))
      for (const [given, value] of Object.entries(cases)) assert.deepEqual(await values(name, given, groupOf[name]), [value], name);
  },
];
const group = (name: string, members: readonly string[], id: string): Row => [
  name,
  async () => {
    const found = whole.PredictionGroups.find(({ TypeName }: Any) => TypeName === name);
    assert.equal(String(found.Type), id);
    assert.deepEqual(
      found.InvoiceDetailTypePredictions.map(({ TypeName }: Any) => TypeName),
      members,
    );
  },
];

/** Details of the header and their groups, and how their values are written. */
export const detectionTables: Tables = {
  DetectionResponse: [
    ['Type', () => are(of('Type'), (type) => typeof type === 'bigint' || Number.isInteger(type))],
    ['TypeName', () => are(of('TypeName'), (name) => isText(name) && name !== '')],
    ['Text', () => assert.ok(of('Text').includes('4711') && of('Text').every((text) => text === text.trim()))],
    ['Value', () => are(of('Value'), isText)],
    ['Score', () => are(of('Score'), isScore)],
    ['RecommendedThreshold', () => are(of('RecommendedThreshold'), (value) => value === -1 || inRange(0, 1)(value))],
    ['X, Y, Width, Height', () => boxes(detections)],
    ['Confidence', () => are(of('Confidence'), (value) => [-1, 0, 1].includes(value as number))],
  ],
  'Value formats by detail': [
    format('GrandTotalAmount, NetAmount, VatAmount', { '-1234.5': '-1234.50', '119': '119.00' }),
    format('VatRate', { '19': '19.0', '7.7': '7.7', '8.25': '8.25', '9.975': '9.975' }),
    format('InvoiceDate, DeliveryDate, SenderOrderDate, ReceiverOrderDate, DueDateDate, DiscountDate, DeliveryPeriodDateStart, DeliveryPeriodDateEnd', {
      '2024-02-29': '2024-02-29',
    }),
    format(
      'InvoiceId, CustomerId, SenderOrderId, ReceiverOrderId, DeliveryNoteId, Sender, TaxNumber, BankCode, BankAccount, CompanyRegistrationNumber, CostCenter',
      { '00.17/a': '00.17/a' },
    ),
    format('InvoiceCurrency', { CHF: 'CHF' }),
    format('DocumentType', { Invoice: 'Invoice', CreditMemo: 'CreditMemo', Other: 'Other' }),
    format('Ibans, Bics, VatIds, TaxIds', { DE123456789: 'DE123456789' }),
    format('DueDateDuration, DiscountDuration', { '30': '30' }),
    format('DiscountPercent', { '2.5': '2.5' }),
    format('IsrReference, IsrSubscriber, KId', { '010001456': '010001456' }),
    format('VatExemption', { 'Vat Exemption': 'Vat Exemption', '': '' }),
    ['BarCodeGroup.CodeDetail', async () => assert.deepEqual(await values('Bar', '4006381333931', 'BarCode'), ['4006381333931'])],
  ],
  DetectionGroupResponse: [
    ['Type', () => assert.ok(whole.PredictionGroups.every(({ Type }: Any) => BigInt(Type) !== 0n))],
    [
      'TypeName',
      () =>
        are(
          whole.PredictionGroups.map((each: Any) => each.TypeName),
          isText,
        ),
    ],
    ['InvoiceDetailTypePredictions', () => assert.ok(whole.PredictionGroups.every((each: Any) => each.InvoiceDetailTypePredictions.length > 0))],
  ],
  'Groups and their member TypeNames': [
    group('VatGroup', ['VatRate', 'NetAmount', 'VatAmount'], '536870912'),
    group('BankGroup', ['BankCode', 'BankAccount'], '17179869184'),
    group('DueDateGroup', ['DueDateDate', 'DueDateDuration'], '17592186044416'),
    group('DiscountGroup', ['DiscountDate', 'DiscountDuration', 'DiscountPercent'], '1099511627776'),
    group('DeliveryPeriodGroup', ['DeliveryPeriodDateStart', 'DeliveryPeriodDateEnd'], '4503599627370496'),
    group('QrCodeGroup', ['QrCodeRawString', 'Iban'], '144115188075855872'),
    group('BoletoBarCode', ['Bar'], '-9223372036854775808'),
    group('BarCode', ['Bar'], '-9223372036854775808'),
    ['<DetailType>Group (whitelist group)', group('ClientGroup', ['Client', 'ClientHint'], '1152921504606846976')[1]],
  ],
};
