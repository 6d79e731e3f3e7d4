/** Forms that are printed for a whole country or by a program: ruled forms of authorities and accounting programs, payment forms, stubs to send back. Every language has its own in `forms.ts`. */
import type { AddressField } from './synthesis-words.js';

type List = readonly string[];

export type FieldName = AddressField | 'district' | 'fax';
export type HeadingName = 'sender' | 'receiver' | 'delivery' | 'carrier' | 'sums' | 'items' | 'notes' | 'document';

/** A caption with a value that is none of the document's details: words to choose from, {n}, {amount}, {date}, {id}, or nothing. */
export type OtherField = readonly [caption: string, values: string];

/** Captions of a form of ruled cells, beside those that every language has. */
export interface RuledForm {
  /** Countries of the sender, ISO 3166-1 alpha-2; none: any. */
  readonly countries: List;
  readonly weight: number;
  /** Lines around the title, one of each list. */
  readonly titles: List;
  readonly subtitles: List;
  readonly headings: Readonly<Partial<Record<HeadingName, List>>>;
  readonly fields: Readonly<Partial<Record<FieldName, List>>>;
  readonly number: List;
  readonly date: List;
  /** How the sender is printed: a block in the head row, cells of its own, or a letterhead above the form. */
  readonly sender: Readonly<Record<'block' | 'cells' | 'head', number>>;
  /** How the other parties are printed: cells, one block each beside each other, or blocks in a column beside the references. */
  readonly parties: Readonly<Record<'cells' | 'blocks' | 'column', number>>;
  readonly others: readonly OtherField[];
  readonly freight: readonly OtherField[];
  readonly taxes: List;
  /** The key under the bar code. */
  readonly code?: { readonly caption: string; readonly note: string };
  /** A stub above the form, to sign for the goods: sentences with the sender's name, captions of the cells to fill in, what the form and its number are called. */
  readonly stub?: Readonly<Record<'sentences' | 'cells' | 'titles' | 'numbers', List>>;
  /** Captions of the sums where the form names them after the tax: {tax}. */
  readonly ownTax?: { readonly taxes: List; readonly base: string; readonly rate: string; readonly amount: string; readonly net: List; readonly gross: List };
}

/** A payment form at the foot of an invoice: rows of cells "share key/other key=value"; the values are named in `synthesis/layout/slip/form.ts`. */
export interface PaymentForm {
  /** Share of invoices with such a form. */
  readonly share: number;
  readonly titles: List;
  /** Cells of a row are separated by "|". */
  readonly rows: List;
  /** The machine-readable line at the bottom. */
  readonly machine?: 'boleto' | 'ocr' | 'fik' | 'viitta' | 'giro';
}

/** Headings of the Swiss QR-bill. */
export type QrBill = Readonly<Record<'receipt' | 'payment' | 'payable' | 'reference' | 'payer' | 'currency' | 'amount' | 'acceptance', string>>;

/** The QR-bill is printed in German, French, Italian and English alone (Swiss Implementation Guidelines QR-bill); documents in other languages carry the English one. */
export const englishQrBill: QrBill = {
  receipt: 'Receipt',
  payment: 'Payment part',
  payable: 'Account / Payable to',
  reference: 'Reference',
  payer: 'Payable by',
  currency: 'Currency',
  amount: 'Amount',
  acceptance: 'Acceptance point',
};

export interface Forms {
  /** None: forms are printed in the words of the language's other lists. */
  readonly ruled: readonly RuledForm[];
  /** By country of the sender, ISO 3166-1 alpha-2. None: its invoices carry no form. */
  readonly payment: Readonly<Record<string, PaymentForm>>;
  readonly qrBill: QrBill;
  /** Heading and key of the orange Swiss slip, which is printed in two languages, the reader's first. */
  readonly orangeSlip: Readonly<Record<'payee' | 'account', string>>;
}
