/** What a language brings: its wordings and conventions. One folder a language beside this file; adding a language is adding a folder and its row in `index.ts`. */
import type { Captions } from './captions.js';
import type { DecodingWords } from './decoding-words.js';
import type { Forms } from './forms.js';
import type { Habits } from './habits.js';
import type { Headings } from './headings.js';
import type { SynthesisWords } from './synthesis-words.js';

/** Things that a printed key or heading can announce. Model details, parts of totals, table columns, and typical distractors. */
export const termNames = [
  // titles of documents
  'invoice',
  'creditNote',
  'receipt',
  'deliveryNoteTitle',
  'orderConfirmationTitle',
  'offerTitle',
  'reminderTitle',
  'termsTitle',
  'letterSubject',
  // header details
  'invoiceId',
  'invoiceDate',
  'deliveryDate',
  'deliveryNoteId',
  'customerId',
  'receiverOrderId',
  'receiverOrderDate',
  'senderOrderId',
  'senderOrderDate',
  'costCenter',
  'dueDate',
  'paymentTerms',
  'discount',
  'deliveryPeriod',
  'from',
  'to',
  // totals
  'netTotal',
  'vatTotal',
  'grandTotal',
  'vatRate',
  'vatBase',
  'amountDue',
  'prepaid',
  'rounding',
  'shipping',
  'discountAmount',
  // parties and bank
  'senderVatId',
  'receiverVatId',
  'taxId',
  'companyRegistration',
  'iban',
  'bic',
  'bankCode',
  'bankAccount',
  'bankName',
  'isrReference',
  'kid',
  'phone',
  'fax',
  'email',
  'website',
  'register',
  'managingDirector',
  'contactPerson',
  'billTo',
  'shipTo',
  'soldBy',
  // table columns
  'position',
  'itemId',
  'description',
  'quantity',
  'unit',
  'unitPrice',
  'lineVatRate',
  'lineDiscount',
  'lineTotal',
  'lineDeliveryDate',
  'lineOrderId',
  'lineDeliveryId',
  'serialNumber',
  'carryOver',
  'subtotal',
  'priceUnit',
  // distractors
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
  'orderDateOfOffer',
  'clerk',
  'reference',
  'terminal',
] as const;
export type TermName = (typeof termNames)[number];

/** The file `terms.ts` of a language. */
export interface LanguageTerms {
  /**
   * Printed wordings a term, most usual first, without colon; 6 to 25 for what announces a detail, a contact or a column, 3 and more for the rest.
   * Write them as they are printed ("Rechnungs-Nr.", "Rechnungsnummer", "Beleg-Nr."). Include abbreviations that really occur.
   */
  readonly terms: Readonly<Record<TermName, readonly string[]>>;
  /** One wording a term that announces a detail or a contact: the generator prints it in the held-out test alone, and the lexicon of features has none. */
  readonly heldOut: Readonly<Partial<Record<TermName, string>>>;
}

/** The file `texts.ts` of a language: what documents are made of. */
export interface LanguageTexts {
  /** The word for value added tax as it is printed beside a rate: "MwSt.", "VAT". */
  readonly vatWords: readonly string[];
  /** Templates of one line in a VAT recap: {rate} {net} {vat} {gross} {vatWord}. */
  readonly vatLines: readonly string[];
  /** Payment terms in words: {days} {date} {discountDays} {discountDate} {discountPercent} {currency}; some with, some without discount, some immediate. */
  readonly paymentSentences: readonly string[];
  readonly discountSentences: readonly string[];
  /** Sentences holding number and date: {invoiceId} {invoiceDate} {customerId} {receiverOrderId} {receiverOrderDate} {deliveryDate}. */
  readonly referenceSentences: readonly string[];
  /** {from} {to} */
  readonly deliveryPeriodSentences: readonly string[];
  /** Exemption and reverse-charge texts. */
  readonly vatExemptions: readonly string[];
  readonly salutations: readonly string[];
  /** Filler: polite sentences, terms, notes, retention of title; whole sentences without numbers. */
  readonly sentences: readonly string[];
  /** Goods and services with their unit and a price range in euros, by industry. 8 industries, 12 and more each. */
  readonly articles: Readonly<Record<Industry, readonly Article[]>>;
  readonly units: readonly string[];
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
  /** Words that company names are composed of, and endings by country handled in `countries`. */
  readonly companyWords: readonly string[];
  /** Names of streets with the place for the number: "Hauptstraße {n}", "{n} Rue de la Paix". */
  readonly streets: readonly string[];
  /** Words that mean "page x of y": "Seite {page} von {pages}". */
  readonly pageOf: readonly string[];
  /** Units of time that make a duration: "Tage", "Tagen", "days". */
  readonly days: readonly string[];
  /** "immediately", "on receipt", … */
  readonly immediately: readonly string[];
}

export interface Language extends LanguageTerms, LanguageTexts {
  /** ISO 639-1. */
  readonly code: string;
  /** Codes of ISO 639-1 that also mean it: "no" is all of Norwegian. */
  readonly otherCodes: readonly string[];
  readonly englishName: string;
  /** Countries whose invoices are usually written in it, most usual first (ISO 3166-1 alpha-2). */
  readonly countries: readonly string[];
  /** Full and short month names, January first; as printed in dates (genitive where the language writes so). */
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  /** How dates are printed: tokens DD D MM M YYYY YY MMMM MMM with literal punctuation, most usual first. */
  readonly dateFormats: readonly string[];
  /** Decimal and grouping signs, most usual first: [',', '.'] means 1.234,56. */
  readonly numberFormats: readonly (readonly [decimal: string, group: string])[];
  /** What the generator prints around the terms. */
  readonly synthesis: SynthesisWords;
  /** How the generator prints what is no matter of words alone. */
  readonly habits: Habits;
  /** Forms of a whole country or of a program. */
  readonly forms: Forms;
  /** Short captions beside the terms. */
  readonly captions: Captions;
  /** What the decoder goes by besides the terms. */
  readonly decoding: DecodingWords;
  /** What columns of a whitelist are called. */
  readonly headings: Headings;
}

export const industries = ['trade', 'construction', 'it', 'food', 'consulting', 'utilities', 'transport', 'hospitality'] as const;
export type Industry = (typeof industries)[number];

export interface Article {
  readonly name: string;
  readonly unit: string;
  readonly price: readonly [low: number, high: number];
}
