/** Input and findings of a check of labels. */
import type { Document } from '../../document/document.js';
import { namedLabels } from '../import.js';
import type { Label, Labels, Place } from '../label.js';

/** A labelled document under check. */
export interface Linted {
  readonly name: string;
  readonly labels: Labels;
  readonly document: Document;
  /** SHA-256 of its file. */
  readonly digest: string;
}

export type Rule = 'sums' | 'check digits' | 'dates' | 'parties' | 'contacts' | 'supplier' | 'duplicate' | 'layout' | 'model';

export interface Finding {
  readonly document: string;
  readonly rule: Rule;
  /** "GrandTotalAmount", "Sender.Name", "VatGroup[2].VatAmount"; empty where it is the whole document. */
  readonly detail: string;
  readonly value: string;
  /** What contradicts it. */
  readonly against: string;
  /** The other document, where one contradicts it. */
  readonly other?: string;
  /** Where the value is printed first: page and words from 0, as in label files. */
  readonly place?: Place;
}

/** Of one document. */
export type Check = (linted: Linted) => readonly Finding[];

/** The only value of a detail ("InvoiceId", "Sender.Name"); undefined where there are none or several. */
export function only(labels: Labels, detail: string): string | undefined {
  const values = new Set(labelsOf(labels, detail).map(({ value }) => value));
  return values.size === 1 ? [...values][0] : undefined;
}

/** Of a detail, or of a contact's field by "Sender.City". */
export const labelsOf = (labels: Labels, detail: string): readonly Label[] =>
  detail.includes('.') ? namedLabels(labels).flatMap((named) => (named.detail === detail ? [named.label] : [])) : (labels.details[detail] ?? []);

/** A finding at the place of the label with this detail and value. */
export function finding(
  { name, labels }: Pick<Linted, 'name' | 'labels'>,
  rule: Rule,
  detail: string,
  value: string,
  against: string,
  other?: string,
): Finding {
  // Groups repeat values of the details that their members are.
  const [of, member] = [detail, detail.replace(/^\w+\[\d+\]\./, '')];
  const labelled = [...labelsOf(labels, of), ...(member === of ? [] : labelsOf(labels, member))];
  const place = labelled.find((label) => label.value === value)?.places[0];
  return { document: name, rule, detail, value, against, ...(other !== undefined && { other }), ...(place && { place }) };
}
