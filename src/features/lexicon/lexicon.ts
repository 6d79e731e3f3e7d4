/** Which wordings of any language a run of tokens matches, as a set of broad classes: a hint to the network that works across languages. */
import type { TermName } from '../../catalogue/languages/language.js';
import { languages } from '../../catalogue/languages/index.js';
import { bare } from '../../values/text/fold.js';
import { beginning, nowhere, Phrases } from './phrases.js';
import { factsOf, type WordFacts } from '../tokens/word-facts.js';

const classes: readonly (readonly TermName[])[] = [
  ['invoice', 'creditNote', 'receipt'],
  ['invoiceId'],
  ['invoiceDate'],
  ['deliveryDate', 'deliveryPeriod', 'lineDeliveryDate'],
  ['deliveryNoteId', 'lineDeliveryId', 'deliveryNoteTitle'],
  ['customerId'],
  ['receiverOrderId', 'receiverOrderDate', 'lineOrderId'],
  ['senderOrderId', 'senderOrderDate', 'orderConfirmationTitle', 'offerTitle'],
  ['dueDate', 'paymentTerms'],
  ['discount', 'lineDiscount', 'discountAmount'],
  ['netTotal', 'vatBase', 'subtotal'],
  ['vatTotal', 'vatRate', 'lineVatRate'],
  ['grandTotal', 'amountDue'],
  ['senderVatId', 'receiverVatId'],
  ['taxId', 'companyRegistration', 'register'],
  ['iban', 'bankAccount', 'bankName', 'isrReference', 'kid'],
  ['bic', 'bankCode'],
  ['phone', 'fax', 'email', 'website'],
  ['billTo', 'shipTo', 'soldBy', 'contactPerson', 'clerk', 'managingDirector'],
  ['position', 'itemId', 'serialNumber'],
  ['description'],
  ['quantity', 'unit', 'priceUnit'],
  ['unitPrice', 'lineTotal'],
  [
    'page',
    'printDate',
    'project',
    'contract',
    'trackingId',
    'meterId',
    'previousBalance',
    'deposit',
    'birthDate',
    'validUntil',
    'carryOver',
    'terminal',
    'prepaid',
    'costCenter',
    'reference',
  ],
];

export const lexiconClasses = classes.length;
/** Classes of table columns and of totals, as bits. */
export const tableHeaderBits = (1 << 19) | (1 << 20) | (1 << 21) | (1 << 22);
export const totalsBits = (1 << 10) | (1 << 11) | (1 << 12);
/** Classes that tell whose a paragraph is. */
export const titleBits = 1 << 0;
export const vatIdBits = 1 << 13;
export const taxBits = vatIdBits | (1 << 14);
export const bankBits = (1 << 15) | (1 << 16);
export const contactBits = 1 << 17;
export const partyBits = 1 << 18;
/** Classes of the numbers of invoices, orders, deliveries, customers; of terms of payment. */
export const numberBits = (1 << 1) | (1 << 4) | (1 << 5) | (1 << 6) | (1 << 7) | (1 << 23);
export const termBits = (1 << 8) | (1 << 9);

const maxWords = 4;
const phrases = new Phrases();
for (const language of languages) {
  classes.forEach((terms, index) => {
    for (const term of terms) {
      for (const phrase of language.terms[term]) {
        const key = bare(phrase);
        if (key.length >= 2) phrases.add(key, 1 << index);
      }
    }
  });
}

/** A bit a class for every token: the longest phrases that start or run through it win. `lines` tells which tokens may run together. */
export function lexiconBits(texts: readonly string[], lines: readonly number[], facts: readonly WordFacts[] = texts.map(factsOf)): Int32Array {
  const bits = new Int32Array(texts.length);
  const covered = new Uint8Array(texts.length);
  for (let i = 0; i < texts.length; i++) {
    let place = beginning;
    for (let words = 1; words <= maxWords && i + words <= texts.length && lines[i + words - 1] === lines[i]; words++) {
      place = phrases.follow(place, facts[i + words - 1]!.bare);
      if (place === nowhere) break;
      const hit = phrases.at(place);
      if (hit === 0) continue;
      for (let j = i; j < i + words; j++) {
        // A longer phrase says more than a shorter one: "Rechnung" inside "Rechnung Nr." is no title.
        if (words > covered[j]!) {
          bits[j] = hit;
          covered[j] = words;
        } else if (words === covered[j]) bits[j] = bits[j]! | hit;
      }
    }
  }
  return bits;
}

/** Writes the classes of a set as a number each, all alike; `out` is zero there so far. */
export function putBits(out: Float32Array, at: number, bits: number, value: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) out[at + 31 - Math.clz32(rest & -rest)] = value;
}
