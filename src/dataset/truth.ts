/** The ground truth of a document before alignment: brought by importers, turned into labels by the aligner. */
import type { ContactField } from '../catalogue/contact-fields.js';
import type { LineItemFieldName } from '../catalogue/line-item-fields.js';
import type { KindName } from '../values/kind.js';
import type { LabelledContact, Labels } from './label.js';

/** The part of a custom detail that labels need. */
export interface OwnDetail {
  readonly name: string;
  readonly kind: KindName;
  /** Values come from a whitelist and are not printed. */
  readonly listed?: boolean;
}

/** The group that answers a whitelist's value. */
export const listedGroup = (name: string): string => `${name}Group`;

export interface TrueContact {
  readonly role: LabelledContact['role'];
  readonly fields: Readonly<Partial<Record<ContactField, string>>>;
}

export interface TrueLineItem {
  readonly fields: Readonly<Partial<Record<LineItemFieldName, string>>>;
  readonly custom?: Readonly<Record<string, string>>;
  /** Values that the page may print instead, tried in this order before the field's own: an item's name with its description, a price before discount. */
  readonly others?: Readonly<Partial<Record<LineItemFieldName, readonly string[]>>>;
}

export interface Truth extends Pick<Labels, 'supplier' | 'layout' | 'language' | 'documentType' | 'currency' | 'vatExempt'> {
  /** Values in the format of the interface, by detail name. An empty list: not on the document. Members of groups are in `groups` only. */
  readonly details: Readonly<Record<string, readonly string[]>>;
  /** Custom details among them. */
  readonly own?: readonly OwnDetail[];
  readonly groups: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
  readonly contacts?: readonly TrueContact[];
  readonly lineItems?: readonly TrueLineItem[];
}

/** A true value that was not placed, and why. */
export interface Unplaced {
  /** "InvoiceId", "Sender.City", "LineItems[2].Quantity". */
  readonly detail: string;
  readonly value: string;
  readonly reason: string;
}
