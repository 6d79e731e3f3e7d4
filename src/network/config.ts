/** Sizes of a network; stored in the bundle's manifest, so that serving and training build the same graph. */
import { contactFields, contactRoles } from '../catalogue/contact-fields.js';
import { modelDetails } from '../catalogue/details.js';
import { documentTypes } from '../catalogue/document-types.js';
import { lineItemFields } from '../catalogue/line-item-fields.js';

export interface TrunkConfig {
  /** Size of a token's state. */
  readonly width: number;
  readonly layers: number;
  readonly heads: number;
  readonly ffn: number;
  readonly embedding: number;
  /** Number of custom columns, after the built-in ones. */
  readonly custom: number;
}
/** `documents`: width of the document head, of which the first outputs are named below and the rest is unused. */
export type DetailsConfig = TrunkConfig & { readonly documents: number };
export type LineItemsConfig = TrunkConfig;

const trunkDefaults: TrunkConfig = { width: 128, layers: 3, heads: 4, ffn: 384, embedding: 48, custom: 0 };
export const detailsDefaults: DetailsConfig = { ...trunkDefaults, documents: 8 };
export const lineItemsDefaults: LineItemsConfig = trunkDefaults;

/** Outputs of the document head by name: one logit a document type, then VAT exemption, then whether the page has an item table. */
export const documentHeads = [...documentTypes, 'vatExempt', 'itemTable'] as const;
/** The index of an output of the document head. */
export const documentHead = (name: (typeof documentHeads)[number]): number => documentHeads.indexOf(name);

/** Columns of `scores`: built-in details in catalogue order, then custom ones. */
export const detailColumns = (custom: readonly string[] = []): readonly string[] => [...modelDetails.map((detail) => detail.name), ...custom];

/** Token tags: 0 is outside, then role by role all contact fields ("Sender.Name"). */
export const tagNames: readonly string[] = ['outside', ...contactRoles.flatMap((role) => contactFields.map((field) => `${role}.${field}`))];

/** Token columns of a line item table; header is a word of the table's header. */
export const columnNames = (custom: readonly string[] = []): readonly string[] => [
  'outside',
  'header',
  ...lineItemFields.map((field) => field.name),
  ...custom,
];

export const lineRoles = ['outside', 'header', 'start', 'continues', 'other'] as const;
