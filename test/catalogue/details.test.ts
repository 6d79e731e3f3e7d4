/** The catalogue holds every id of the interface. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { details, freeBits } from '../../src/catalogue/details.js';

/** Interface spec, Detail catalogue; wire facts, ids that it leaves out. */
const published: readonly (readonly [string, bigint])[] = [
  ['DocumentType', 8192n],
  ['InvoiceCurrency', 524288n],
  ['InvoiceId', 1024n],
  ['InvoiceDate', 64n],
  ['GrandTotalAmount', 16n],
  ['VatGroup', 536870912n],
  ['NetTotalAmount', 256n],
  ['VatTotalAmount', 1073741824n],
  ['Iban', 16384n],
  ['Bic', 32768n],
  ['BankGroup', 17179869184n],
  ['DueDateGroup', 17592186044416n],
  ['DiscountGroup', 1099511627776n],
  ['VatId', 8388608n],
  ['SenderVatId', 8388608n],
  ['ReceiverVatId', 8388608n],
  ['CustomerId', 2097152n],
  ['TaxNumber', 4194304n],
  ['TaxId', 2305843009213693952n],
  ['SenderTaxId', 2305843009213693952n],
  ['ReceiverTaxId', 2305843009213693952n],
  ['DeliveryNoteId', 1048576n],
  ['DeliveryDate', 8n],
  ['ReceiverOrderId', 33554432n],
  ['ReceiverOrderDate', 134217728n],
  ['SenderOrderId', 16777216n],
  ['SenderOrderDate', 67108864n],
  ['IsrReference', 34359738368n],
  ['IsrSubscriber', 35184372088832n],
  ['KId', 70368744177664n],
  ['CompanyRegistrationNumber', 140737488355328n],
  ['Sender', 2n],
  ['Receiver', 128n],
  ['Contacts', 281474976710656n],
  ['LineItems', 65536n],
  ['DeliveryPeriodGroup', 4503599627370496n],
  ['CostCenter', 9007199254740992n],
  ['VatExemption', 18014398509481984n],
  ['QrCodeGroup', 144115188075855872n],
  ['QrCodeRawString', 36028797018963968n],
  ['QrCodeDetail', 72057594037927936n],
  ['WhitelistGroup', 1152921504606846976n],
  ['WhitelistValue', 288230376151711744n],
  ['WhitelistHint', 576460752303423488n],
  ['BarCodeGroup', -9223372036854775808n],
  ['Bar', 4611686018427387904n],
  ['VatRate', 32n],
  ['VatAmount', 131072n],
  ['NetAmount', 268435456n],
  ['BankCode', 4294967296n],
  ['BankAccount', 8589934592n],
  ['DiscountDate', 68719476736n],
  ['DiscountStart', 137438953472n],
  ['DiscountDuration', 274877906944n],
  ['DiscountPercent', 549755813888n],
  ['DueDateDate', 2199023255552n],
  ['DueDateStart', 4398046511104n],
  ['DueDateDuration', 8796093022208n],
  ['DeliveryPeriodDateStart', 1125899906842624n],
  ['DeliveryPeriodDateEnd', 2251799813685248n],
];

for (const [name, id] of published) test(`details: ${name} is ${id}`, () => assert.equal(details.find((detail) => detail.name === name)?.id, id));

test('details: every id is one bit, shared only by names of the same thing', () => {
  for (const { id } of details) assert.equal(BigInt.asUintN(64, id) & (BigInt.asUintN(64, id) - 1n), 0n);
  assert.equal(new Set(details.map(({ name }) => name)).size, details.length);
});

test('details: published and free bits together are all 64', () => {
  assert.equal(new Set([...details.map(({ id }) => BigInt.asUintN(64, id)), ...freeBits]).size, 64);
});
