/**
 * The content of a synthetic invoice, independent of its layout: parties, dates, numbers, items and sums. `synthetic-facts.ts` draws them, `layout/`
 * prints them.
 */
import type { Country } from '../catalogue/countries.js';
import type { Industry, Language } from '../catalogue/languages/language.js';

export interface Party {
  /** Role of a party that is neither sender nor receiver. */
  readonly role?: 'delivery' | 'factoring' | 'agent';
  readonly name: string;
  /** Name without legal form, used in mail and web addresses. */
  readonly shortName: string;
  readonly person?: string;
  readonly department?: string;
  readonly street: string;
  /** Second line of the street: building, suite, industrial park. */
  readonly extra?: string;
  readonly zip: string;
  readonly city: string;
  /** State or province where the country's `cityLine` has a place for it: "GA", "BG". */
  readonly state?: string;
  /** Quarter of the town, printed before it, behind the street or on a line of its own; neither's part. */
  readonly district?: string;
  readonly country: Country;
  /** Country as printed in the address, if it is. */
  readonly countryName: string;
  readonly phone: string;
  readonly mobile?: string;
  readonly fax?: string;
  readonly email: string;
  readonly website: string;
  /** As printed, check digits right; undefined where the party has none. */
  readonly vatId?: string;
  readonly taxId?: string;
  readonly companyRegistration?: string;
  /** Keys of that number in its country, beside those of the language; whether it stands among the other ids. */
  readonly registrationNames?: readonly string[];
  readonly registrationBeside?: boolean;
  /** Commercial register entry, mostly with that number: "HRB 12345, Amtsgericht Köln". */
  readonly register?: string;
  readonly managingDirector?: string;
  readonly banks: readonly BankDetails[];
}

export interface BankDetails {
  readonly name: string;
  /** Without blanks. */
  readonly iban?: string;
  readonly bic?: string;
  readonly bankCode?: string;
  readonly bankAccount?: string;
}

/** Amounts are integers in hundredths of the currency; unit prices in ten-thousandths; rates in tenths of a percent, parts of tenths where a tax has quarters; quantities in thousandths. */
export interface Item {
  readonly position: string;
  readonly articleId?: string;
  /** The receiver's own article number. */
  readonly receiverArticleId?: string;
  readonly gtin?: string;
  readonly name: string;
  /** Further lines of the description. */
  readonly details: readonly string[];
  readonly quantity: number;
  readonly unit: string;
  readonly unitPrice: number;
  /** Price is for so many units: 1, 100, 1000. */
  readonly priceUnit: number;
  readonly vatRate: number;
  /** Percent in tenths, 0 where none. */
  readonly discount: number;
  /** Factor of a fee schedule that multiplies a single fee, in thousandths: 2300 is 2.3; 1000 where absent. */
  readonly factor?: number;
  readonly total: number;
  readonly orderId?: string;
  readonly deliveryId?: string;
  /** ISO 8601. */
  readonly deliveryDate?: string;
  /** Heading printed above this item. */
  readonly heading?: string;
}

export interface VatShare {
  /** Tenths of a percent. */
  readonly rate: number;
  readonly net: number;
  readonly vat: number;
}

export interface Levy extends VatShare {
  readonly name: string;
}

export interface Facts {
  readonly type: 'invoice' | 'creditNote' | 'receipt' | 'deliveryNote' | 'orderConfirmation' | 'offer' | 'reminder' | 'letter' | 'terms';
  readonly language: Language;
  /** Second language of some keys. */
  readonly secondLanguage?: Language;
  readonly industry: Industry;
  readonly currency: string;
  readonly sender: Party;
  readonly receiver: Party;
  /** Delivery address, factoring bank, tax agent: parties that are neither. */
  readonly others: readonly Party[];
  readonly invoiceId: string;
  /** All dates ISO 8601. */
  readonly invoiceDate: string;
  readonly deliveryDate?: string;
  readonly deliveryPeriod?: readonly [start: string, end: string];
  readonly deliveryNoteId?: string;
  readonly customerId?: string;
  readonly receiverOrderId?: string;
  readonly receiverOrderDate?: string;
  readonly senderOrderId?: string;
  readonly senderOrderDate?: string;
  /** Values of the catalogue's other references by detail. */
  readonly references: Readonly<Record<string, string>>;
  readonly dueDate?: string;
  readonly dueDays?: number;
  readonly discounts: readonly { readonly percent: number; readonly days: number; readonly date: string }[];
  readonly isrReference?: string;
  readonly isrSubscriber?: string;
  readonly kid?: string;
  /** Swiss QR bill payload, GiroCode, … to draw as a code. */
  readonly qrText?: string;
  readonly vatExempt?: 'reverse-charge' | 'export' | 'small-business' | 'exempt';
  readonly items: readonly Item[];
  /** Amounts are whole units and print no cents. */
  readonly wholeAmounts?: boolean;
  /** Item prices contain VAT. */
  readonly grossPrices: boolean;
  readonly shipping?: number;
  readonly allowance?: number;
  readonly vat: readonly VatShare[];
  /** Taxes on one net amount that are printed separately (state and city, GST and PST); together they are the one share of `vat`. */
  readonly levies?: readonly Levy[];
  readonly net: number;
  readonly vatTotal: number;
  readonly gross: number;
  readonly rounding: number;
  readonly prepaid?: number;
}
