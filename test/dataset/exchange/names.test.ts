import assert from 'node:assert/strict';
import test from 'node:test';
import { ourName } from '../../../src/dataset/exchange/names.js';

for (const [foreign, ours] of [
  ['InvoiceId', 'InvoiceId'],
  ['invoice_number', 'InvoiceId'],
  ['Invoice No', 'InvoiceId'],
  ['VendorName', 'Sender.Name'],
  ['line_item/quantity', 'LineItems.Quantity'],
  ['Items/UnitPrice', 'LineItems.UnitPrice'],
  ['LineItems/UnitPrice', 'LineItems.UnitPrice'],
  ['vat/tax_rate', 'VatGroup.VatRate'],
  ['total.total_price', 'GrandTotalAmount'],
  ['Rechnungs-Nr.', 'InvoiceId'],
  ['Date de facture :', 'InvoiceDate'],
  ['ProjectId', 'ProjectId'],
  ['ship_to_address', 'ship_to_address'],
  ['constructor', 'constructor'],
] as const)
  test(`name: ${foreign}`, () => assert.equal(ourName(foreign, new Map(), [{ name: 'ProjectId', kind: 'identifier' }]), ours));

test('name: of --map before all others', () => assert.equal(ourName('invoice_number', new Map([['invoice_number', 'CustomerId']]), []), 'CustomerId'));
