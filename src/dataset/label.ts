/** A document's labels: true values with the words they are on, where known. Written by label commands, importers and the generator. */
import type { ContactField } from '../catalogue/contact-fields.js';
import type { LineItemFieldName } from '../catalogue/line-item-fields.js';

/** Words of one page where a value is printed. Characters of the first and last word bound it within words. */
export interface Place {
  readonly page: number;
  /** Indices of the page's words in reading order; consecutive on one line unless the value runs over several lines. */
  readonly words: readonly number[];
}

export interface Label {
  /** In the format of the interface. */
  readonly value: string;
  /** Every place of the value as this detail; empty: true but not found on the page. */
  readonly places: readonly Place[];
}

export interface LabelledContact {
  readonly role: 'Sender' | 'Receiver' | 'Other';
  readonly fields: Readonly<Partial<Record<ContactField, Label>>>;
}

export interface LabelledLineItem {
  readonly fields: Readonly<Partial<Record<LineItemFieldName, Label>>>;
  /** Custom columns. */
  readonly custom?: Readonly<Record<string, Label>>;
  /** First and last line of the page it covers, where known. */
  readonly page?: number;
  readonly firstLine?: number;
  readonly lastLine?: number;
}

/** The role of a printed line in the line item table. */
export type LineRole = 'outside' | 'header' | 'start' | 'continues' | 'other';

export interface Labels {
  /** Keeps documents of one supplier together in splits and folds. */
  readonly supplier?: string;
  readonly layout?: string;
  readonly language?: string;
  readonly documentType?: 'Invoice' | 'CreditMemo' | 'Other';
  readonly currency?: string;
  readonly vatExempt?: boolean;
  /** By detail name (built-in and custom). An absent detail is unknown; an empty list means that it is not on this document. */
  readonly details: Readonly<Record<string, readonly Label[]>>;
  /** VatGroup, DiscountGroup, … : values of one group belong together. Repeats values of `details`. */
  readonly groups: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
  /** Undefined: unknown. */
  readonly contacts?: readonly LabelledContact[];
  readonly lineItems?: readonly LabelledLineItem[];
  /**
   * By detail (members of groups by their own name): true values that are not printed. Derived predictions are compared with them; they do not count
   * for recall.
   */
  readonly implied?: Readonly<Record<string, readonly string[]>>;
  /** By page and line; known for generated and carefully labelled documents only. */
  readonly lineRoles?: readonly (readonly LineRole[])[];
}
