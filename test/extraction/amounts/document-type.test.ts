/** What the network takes for no invoice, though it has an invoice's number, date and amount. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { documentTypeOf, invoiceAfterAll } from '../../../src/extraction/amounts/document-type.js';
import { drawn } from '../../drawn.js';
import { classifiedAs, rankingsOf, type Saying } from '../saying.js';

const text = 'Liquidation 77-1\n10.11.2025\nBetrag 119,00';
const details: NonNullable<Saying['details']> = { InvoiceId: { '77-1': 2 }, InvoiceDate: { '2025-11-10': 2 }, GrandTotalAmount: { '119.00': 5, '119': 5 } };

for (const [what, document, said, type] of [
  ['rather unsure', [1, 0, 1.3, 0], details, 'Invoice'],
  ['rather unsure, more of a credit', [0, 1, 1.3, 0], details, 'CreditMemo'],
  ['sure that it is none', [0, 0, 9, 0], details, 'Other'],
  ['without a date', [1, 0, 1.3, 0], { ...details, InvoiceDate: {} }, 'Other'],
  ['an invoice as it is', [3, 0, 0, 0], details, 'Invoice'],
] as const)
  test(`document type: ${what}`, async () => {
    const page = drawn(text);
    const classified = await classifiedAs(page, { document, details: said });
    assert.equal(invoiceAfterAll(documentTypeOf(classified), classified, await rankingsOf(page, { details: said })).value, type);
  });
