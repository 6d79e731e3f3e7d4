/** A document's truth: values of details, with the words they stand on where known. Written by labelling, importers and the generator. */
import type { ContactField } from '../catalogue/contact-fields.js';
import type { LineItemFieldName } from '../catalogue/line-item-fields.js';

/** Words of one page: where a value stands. Characters of first and last word bound it where it is a part of a word. */
export interface Place {
  readonly page: number;
  /** Indices of the page's words in reading order; consecutive on one line unless the value runs over several lines. */
  readonly words: readonly number[];
}

export interface Label {
  /** In the format of the interface. */
  readonly value: string;
  /** Every place where it stands as this detail; empty: true but found nowhere on the page. */
  readonly places: readonly Place[];
}

export interface LabelledContact {
  readonly role: 'Sender' | 'Receiver' | 'Other';
  readonly fields: Readonly<Partial<Record<ContactField, Label>>>;
}

export interface LabelledLineItem {
  readonly fields: Readonly<Partial<Record<LineItemFieldName, Label>>>;
  /** A customer's own columns. */
  readonly custom?: Readonly<Record<string, Label>>;
  /** First and last line of the page it covers, where known. */
  readonly page?: number;
  readonly firstLine?: number;
  readonly lastLine?: number;
}

/** What each printed line of a page is to the line item table. */
export type LineRole = 'outside' | 'header' | 'start' | 'continues' | 'other';

export interface Labels {
  /** Groups documents of one supplier in splits and folds. */
  readonly supplier?: string;
  readonly layout?: string;
  readonly language?: string;
  readonly documentType?: 'Invoice' | 'CreditMemo' | 'Other';
  readonly currency?: string;
  readonly vatExempt?: boolean;
  /** By detail name (built-in and custom). A detail that is absent is unknown; an empty list says: it is not on this document. */
  readonly details: Readonly<Record<string, readonly Label[]>>;
  /** VatGroup, DiscountGroup, … : members of one group belong together. Repeats values of `details`. */
  readonly groups: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
  /** Undefined: unknown. */
  readonly contacts?: readonly LabelledContact[];
  readonly lineItems?: readonly LabelledLineItem[];
  /** By detail (members of groups by their own name): what is true without being printed. A value that was derived from others is held against it; nobody is asked to find it. */
  readonly implied?: Readonly<Record<string, readonly string[]>>;
  /** Per page and line; only the generator and careful labellers know. */
  readonly lineRoles?: readonly (readonly LineRole[])[];
}
