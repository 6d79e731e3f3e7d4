/** ebInterface 6.1 (Austrian XML invoice, http://www.ebinterface.at/schema/6p1/) of what was found: FormattedResult where Format is 1. */
import type { Extraction } from '../../extraction/extraction.js';
import { type Facts, factsOf } from './facts.js';
import { linesOf, taxItem } from './lines.js';
import { party } from './party.js';
import { payment } from './payment.js';
import { writeXml, type Xml } from './xml.js';

/** '' where a mandatory value was not found: number, date, currency, total, VAT. No value is invented. */
export function ebInterface(extraction: Extraction, language?: string): string {
  const facts = factsOf(extraction);
  const [number, date, currency, total] = ['InvoiceId', 'InvoiceDate', 'InvoiceCurrency', 'GrandTotalAmount'].map(facts.value);
  const lines = linesOf(extraction, facts);
  if (!number || !date || !currency || !total || lines.length === 0) return '';
  const invoice: Xml = {
    '@xmlns': 'http://www.ebinterface.at/schema/6p1/',
    '@GeneratingSystem': 'beleg',
    '@DocumentType': extraction.documentType.value === 'CreditMemo' ? 'CreditMemo' : 'Invoice',
    '@InvoiceCurrency': currency,
    '@Language': language,
    // The schema is a sequence: this order is its order.
    InvoiceNumber: number.slice(0, 255),
    InvoiceDate: date,
    Delivery: delivery(facts),
    Biller: party(facts, 'Sender'),
    InvoiceRecipient: party(facts, 'Receiver'),
    Details: { ItemList: { ListLineItem: lines } },
    Tax: { TaxItem: facts.vat.map(taxItem) },
    TotalGrossAmount: facts.amount(total),
    PayableAmount: facts.amount(total),
    ...payment(facts),
  };
  return writeXml({ Invoice: invoice });
}

function delivery({ value, group }: Facts): Xml {
  const { DeliveryPeriodDateStart: from, DeliveryPeriodDateEnd: to } = group('DeliveryPeriodGroup');
  const [id, date] = [value('DeliveryNoteId'), value('DeliveryDate')];
  if (!date && !(from && to)) return undefined;
  return { DeliveryID: id, ...(date ? { Date: date } : { Period: { FromDate: from, ToDate: to } }) };
}
