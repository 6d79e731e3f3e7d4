/** Payloads of Swiss QR bills against the published examples. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { billingDetails } from '../../../src/values/codes/billing-information.js';
import { details, some, swissLines } from './code-details.js';

test('swiss qr: line ends of every kind, trailing lines or none', () => {
  const expected = details(swissLines().join('\n'), 'SwissQr');
  for (const end of ['\r\n', '\r', '\n']) {
    assert.deepEqual(details(swissLines().join(end), 'SwissQr'), expected);
    assert.deepEqual(details(`${swissLines().join(end)}${end}`, 'SwissQr'), expected);
  }
  const { Trailer, ...rest } = expected;
  assert.equal(Trailer, 'EPD');
  assert.deepEqual(details(swissLines({ more: [] }).join('\n'), 'SwissQr'), rest);
  assert.deepEqual(some(expected, 'CreditorAddressType', 'CreditorStreetOrAddressLine1', 'CreditorBuildingNumberOrAddressLine2', 'UltimateDebtorZipCode'), [
    'K',
    'Rue du Lac 1268',
    '2501 Biel',
    '9400',
  ]);
});

for (const [account, type, reference, sound] of [
  ['CH4431999123000889012', 'QRR', '210000000003139471430009017', true],
  ['CH4431999123000889012', 'QRR', '21 00000 00003 13947 14300 09017', true],
  ['CH4431999123000889012', 'QRR', '210000000003139471430009018', false],
  ['CH5800791123000889012', 'QRR', '210000000003139471430009017', false],
  ['CH5800791123000889012', 'SCOR', 'RF18539007547034', true],
  ['CH5800791123000889012', 'SCOR', 'RF19539007547034', false],
  ['CH4431999123000889012', 'SCOR', 'RF18539007547034', false],
  ['CH5800791123000889012', 'NON', '', true],
  ['CH5800791123000889012', 'NON', '4711', false],
] as const) {
  test(`swiss qr: ${type} ${reference || 'without reference'} to ${account} is ${sound ? 'sound' : 'not sound'}`, () =>
    assert.equal(details(swissLines({ account, type, reference }).join('\n'), 'SwissQr').ReferenceCheck, sound ? undefined : 'failed'));
}

test('swiss qr: billing information and alternative schemes', () => {
  const all = details(
    swissLines({
      more: ['EPD', '//S1/10/10201409/11/190512/20/1400.000-53/30/106017086/31/180508/32/7.7/40/2:10;0:30', 'Name AV1: UV;UltraPay005;12345', 'Name AV2: XY'],
    }).join('\n'),
    'SwissQr',
  );
  assert.deepEqual(some(all, 'InvoiceNumber', 'InvoiceDate', 'CustomerReference', 'VatNumber', 'VatDate', 'VatDetails', 'Conditions'), [
    ...['10201409', '2019-05-12', '1400.000-53', '106017086', '2018-05-08', '7.7', '2:10;0:30'],
  ]);
  assert.deepEqual(some(all, 'DueDays', 'DueDate', 'DiscountPercent', 'DiscountDays', 'AlternativeScheme1', 'AlternativeScheme2'), [
    ...['30', '2019-06-11', '2', '10', 'Name AV1: UV;UltraPay005;12345', 'Name AV2: XY'],
  ]);
  assert.deepEqual(
    some(
      billingDetails('//S1/10/X.66711\\/8824/11/200712/20/MW-2020-04/31/180101180331/32/8:1000;2.5:51.8/33/7.7:16.15/40/0:30'),
      'InvoiceNumber',
      'VatDateStart',
      'VatDateEnd',
      'ImportVat',
    ),
    [...['X.66711/8824', '2018-01-01', '2018-03-31', '7.7:16.15']],
  );
  assert.deepEqual(details(swissLines({ more: ['//S1/10/4711'] }).join('\n'), 'SwissQr').InvoiceNumber, '4711');
});

for (const [what, text, ...expected] of [
  ['a month later', '/11/250403/40/0:30', '2025-04-03', '30', '2025-05-03'],
  ['over a leap day', '/11/240228/40/0:2', '2024-02-28', '2', '2024-03-01'],
  ['at the longest', '/11/251231/40/0:999', '2025-12-31', '999', '2028-09-25'],
  ['with the terms first', '/40/0:30/11/250403', '2025-04-03', '30', '2025-05-03'],
  ['without a day of the invoice', '/40/0:30', undefined, '30', undefined],
  ['from six digits that are no day', '/11/250431/40/0:30', '250431', '30', undefined],
  ['from a year', '/11/275760/40/0:999', '275760', '999', undefined],
  ['from two digits', '/11/12/40/0:30', '12', '30', undefined],
  ['from a day written otherwise', '/11/2025-04-03/40/0:30', '2025-04-03', '30', undefined],
  ['from words', '/11/3 April 2025/40/0:30', '3 April 2025', '30', undefined],
] as const)
  test(`swiss qr: due ${what}`, () => assert.deepEqual(some(billingDetails(`//S1${text}`), 'InvoiceDate', 'DueDays', 'DueDate'), expected));

test('swiss qr: days that are due and days of delivery are real ones, or none', () => {
  const day = fc.oneof(fc.stringMatching(/^\d\d[01]\d[0-3]\d$/), fc.stringMatching(/^\d{0,6}$/), fc.string({ maxLength: 12 }));
  const isReal = (date: string) => /^\d{4}-\d\d-\d\d$/.test(date) && new Date(date).toISOString().startsWith(date);
  fc.assert(
    fc.property(day, day, fc.nat(999), (first, last, days) => {
      const { InvoiceDate, DueDate, VatDateStart, VatDateEnd } = billingDetails(`//S1/11/${first}/31/${first}${last}/40/2:10;0:${days}`);
      for (const date of [DueDate, VatDateStart, VatDateEnd]) assert.ok(date === undefined || isReal(date), date);
      if (DueDate) assert.equal((Date.parse(DueDate) - Date.parse(InvoiceDate!)) / 86_400_000, days);
      if (DueDate) assert.ok(isReal(InvoiceDate!));
    }),
  );
});

test('swiss qr: escaped signs of billing information come back', () => {
  const value = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => !/[\r\n]/.test(text));
  fc.assert(
    fc.property(value, value, (number, customer) => {
      const escaped = (text: string) => text.replace(/[\\/]/g, '\\$&');
      const { InvoiceNumber, CustomerReference } = billingDetails(`//S1/10/${escaped(number)}/20/${escaped(customer)}`);
      assert.deepEqual([InvoiceNumber, CustomerReference], [number, customer]);
    }),
  );
});
