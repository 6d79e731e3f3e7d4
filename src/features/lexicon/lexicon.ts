/** Gazetteer of key phrases: which phrases of any language a run of tokens matches, as a set of broad classes shared by all languages. */
import type { TermName } from '../../catalogue/languages/language.js';
import { languages } from '../../catalogue/languages/index.js';
import { bare } from '../../fold.js';
import { recent } from '../../remembered.js';
import { beginning, nowhere, Phrases } from './phrases.js';
import { factsOf, type WordFacts } from '../words/word-facts.js';

/** Terms by class, in the order of their features: a class is a bit of a token's set and a number of its row. */
export const lexiconTerms = {
  title: ['invoice', 'creditNote', 'receipt'],
  invoiceId: ['invoiceId'],
  invoiceDate: ['invoiceDate'],
  delivery: ['deliveryDate', 'deliveryPeriod', 'lineDeliveryDate'],
  deliveryNote: ['deliveryNoteId', 'lineDeliveryId', 'deliveryNoteTitle'],
  customerId: ['customerId'],
  receiverOrder: ['receiverOrderId', 'receiverOrderDate', 'lineOrderId'],
  senderOrder: ['senderOrderId', 'senderOrderDate', 'orderConfirmationTitle', 'offerTitle'],
  payment: ['dueDate', 'paymentTerms'],
  discount: ['discount', 'lineDiscount', 'discountAmount'],
  net: ['netTotal', 'vatBase', 'subtotal'],
  vat: ['vatTotal', 'vatRate', 'lineVatRate'],
  gross: ['grandTotal', 'amountDue'],
  vatId: ['senderVatId', 'receiverVatId'],
  taxId: ['taxId', 'companyRegistration', 'register'],
  account: ['iban', 'bankAccount', 'bankName', 'isrReference', 'kid'],
  bank: ['bic', 'bankCode'],
  contact: ['phone', 'fax', 'email', 'website'],
  party: ['billTo', 'shipTo', 'soldBy', 'contactPerson', 'clerk', 'managingDirector'],
  item: ['position', 'itemId', 'serialNumber'],
  description: ['description'],
  quantity: ['quantity', 'unit', 'priceUnit'],
  price: ['unitPrice', 'lineTotal'],
  other: [
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
} as const satisfies Readonly<Record<string, readonly TermName[]>>;

export type LexiconClass = keyof typeof lexiconTerms;
export const lexiconClasses = Object.keys(lexiconTerms) as readonly LexiconClass[];

/** The classes as a set of bits. */
export const classBits = (...classes: readonly LexiconClass[]): number => classes.reduce((bits, name) => bits | (1 << lexiconClasses.indexOf(name)), 0);

export const tableHeaderBits = classBits('item', 'description', 'quantity', 'price');
export const totalsBits = classBits('net', 'vat', 'gross');
/** Classes that show whose a paragraph is. */
export const titleBits = classBits('title');
export const customerBits = classBits('customerId');
export const vatIdBits = classBits('vatId');
export const taxBits = classBits('vatId', 'taxId');
/** Keys of account numbers and IBANs; of bank codes and BICs. */
export const accountBits = classBits('account');
export const bankCodeBits = classBits('bank');
export const bankBits = classBits('account', 'bank');
export const contactBits = classBits('contact');
export const partyBits = classBits('party');
/** Keys of identifiers: of invoices, orders, deliveries, customers and the like. */
export const numberBits = classBits('invoiceId', 'deliveryNote', 'customerId', 'receiverOrder', 'senderOrder', 'other');
/** Keys of the two that count from one with the first document, the first customer. */
export const firstBits = classBits('invoiceId', 'customerId');
/** Terms of payment. */
export const termBits = classBits('payment', 'discount');

const maxWords = 4;
const phrases = new Phrases();
for (const language of languages) {
  for (const name of lexiconClasses) {
    for (const phrase of lexiconTerms[name].flatMap((term) => language.terms[term])) {
      const key = bare(phrase);
      if (key.length >= 2) phrases.add(key, classBits(name));
    }
  }
}

/** Where phrases that begin with this word go on; most words lead nowhere. */
const begun = recent((bare: string) => phrases.follow(beginning, bare), 20_000);

/** The set of classes of each token as bits: the longest phrases that start at it or run through it win. `lines`: the line of each token; a phrase stays on one. */
export function lexiconBits(texts: readonly string[], lines: readonly number[], facts: readonly WordFacts[] = texts.map(factsOf)): Int32Array {
  const bits = new Int32Array(texts.length);
  const covered = new Uint8Array(texts.length);
  for (let i = 0; i < texts.length; i++) {
    let place = begun(facts[i]!.bare);
    for (let words = 1; place !== nowhere && words <= maxWords && i + words <= texts.length && lines[i + words - 1] === lines[i]; words++) {
      if (words > 1) place = phrases.follow(place, facts[i + words - 1]!.bare);
      if (place === nowhere) break;
      const hit = phrases.at(place);
      if (hit === 0) continue;
      for (let j = i; j < i + words; j++) {
        // A longer phrase is more specific than a shorter one: "Rechnung" inside "Rechnung Nr." is no title.
        if (words > covered[j]!) {
          bits[j] = hit;
          covered[j] = words;
        } else if (words === covered[j]) bits[j] = bits[j]! | hit;
      }
    }
  }
  return bits;
}

/** Writes `value` for each class in the set, one number a class from `at` on; `out` is zero there so far. */
export function putBits(out: Float32Array, at: number, bits: number, value: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) out[at + 31 - Math.clz32(rest & -rest)] = value;
}
