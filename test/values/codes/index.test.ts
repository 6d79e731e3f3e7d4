/** Payloads of printed codes; the boleto line is the published example of its layout. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseCode } from '../../../src/values/codes/index.js';

const party = (name: string): string[] => ['S', name, 'Bahnhofstrasse', '1', '8000', 'Zürich', 'CH'];
const swiss = [
  'SPC',
  '0200',
  '1',
  'CH4431999123000889012',
  ...party('Muster AG'),
  ...Array<string>(7).fill(''),
  '1949.75',
  'CHF',
  ...party('Kunde GmbH'),
  'QRR',
  '210000000003139471430009017',
  'Auftrag',
  'EPD',
  '//S1/10/10201409/11/190512',
];

test('codes: Swiss QR bill', () => {
  const code = parseCode(swiss.join('\r\n'));
  assert.equal(code?.name, 'SwissQr');
  assert.equal(code?.details.Iban, 'CH4431999123000889012');
  assert.equal(code?.details.CreditorName, 'Muster AG');
  assert.equal(code?.details.Amount, '1949.75');
  assert.equal(code?.details.UltimateDebtorCity, 'Zürich');
  assert.equal(code?.details.Reference, '210000000003139471430009017');
  assert.equal(code?.details.InvoiceNumber, '10201409');
  assert.equal(code?.details.InvoiceDate, '2019-05-12');
  assert.equal(code?.details.UltimateCreditorName, undefined);
});

test('codes: GiroCode', () => {
  const code = parseCode(['BCD', '002', '1', 'SCT', 'COBADEFFXXX', 'Muster GmbH', 'DE89370400440532013000', 'EUR119.00', '', '', 'RE 4711'].join('\n'));
  assert.equal(code?.name, 'GiroCode');
  assert.deepEqual([code?.details.Amount, code?.details.Currency, code?.details.Bic, code?.details.Text], ['119.00', 'EUR', 'COBADEFFXXX', 'RE 4711']);
});

test('codes: Código QR', () => {
  const code = parseCode('A:123456789*B:999999990*C:PT*D:FT*E:N*F:20230101*G:FT 2023/1*H:CSDF7T5H-1*I1:PT*I7:100.00*I8:23.00*N:23.00*O:123.00*Q:kLp0*R:9999');
  assert.equal(code?.name, 'CodigoQr');
  assert.deepEqual([code?.details.DocumentDate, code?.details.StandardBase, code?.details.GrandTotal], ['2023-01-01', '100.00', '123.00']);
});

test('codes: boleto line and bar code say the same', () => {
  const line = parseCode('23793.38128 60007.827136 95000.063305 9 75520000370000');
  assert.equal(line?.name, 'Boleto');
  assert.equal(line?.details.BankCode, '237');
  assert.equal(line?.details.Amount, '3700.00');
  assert.deepEqual(parseCode(line!.details.Barcode!), line);
});

test('codes: anything else is none', () => {
  for (const text of ['', 'https://example.com', '4006381333931', 'SPC\n0200', 'A:1*B:2', '9'.repeat(47)]) assert.equal(parseCode(text), undefined);
});
