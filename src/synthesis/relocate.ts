/** The truth of an imagined document that was read from a picture: the same values, each where the reading has it; misread ones stay true and stand nowhere. */
import { detailByName } from '../catalogue/details.js';
import { lineItemFields } from '../catalogue/line-item-fields.js';
import type { Label, Labels } from '../dataset/label.js';
import { printed } from '../dataset/align/printed.js';
import { place } from '../dataset/align/value.js';
import type { Document } from '../document/document.js';
import type { KindName } from '../values/kind.js';

const cellKinds = new Map<string, KindName>(lineItemFields.map(({ name, kind }) => [name, kind]));

export function relocated({ lineRoles: _lineRoles, ...labels }: Labels, document: Document): Labels {
  const page = printed(document);
  const anew = (kind: KindName, { value }: Label): Label => ({ value, places: place(page, kind, value).places });
  const fields = <T extends Readonly<Record<string, Label | undefined>>>(record: T, kindOf: (name: string) => KindName): T =>
    Object.fromEntries(Object.entries(record).map(([name, label]) => [name, label && anew(kindOf(name), label)])) as T;
  return {
    ...labels,
    details: Object.fromEntries(
      Object.entries(labels.details).map(([name, values]) => [name, values.map((label) => anew(detailByName.get(name)?.kind ?? 'identifier', label))]),
    ),
    ...(labels.contacts && { contacts: labels.contacts.map(({ role, fields: own }) => ({ role, fields: fields(own, () => 'text') })) }),
    // Lines of the reading are others than those that were printed.
    ...(labels.lineItems && { lineItems: labels.lineItems.map(({ fields: own }) => ({ fields: fields(own, (name) => cellKinds.get(name) ?? 'text') })) }),
  };
}
