/** Values that a file gives without a place: looked for on the page, as those of a table are. */
import type { Document } from '../../document/document.js';
import { align } from '../align.js';
import type { LabelledContact, Labels } from '../label.js';
import type { OwnDetail, TrueContact, TrueLineItem, Truth, Unplaced } from '../truth.js';
import type { Field } from './field.js';

interface Value {
  readonly field: Field;
  readonly row: number;
  readonly value: string;
}

/** What has a place keeps it. Values that are not on the page are noted. */
export function alignedWith(document: Document, placed: Labels, values: readonly Value[], own: readonly OwnDetail[], unplaced: Unplaced[]): Labels {
  const found = align(document, truthOf(values, own));
  unplaced.push(...found.unplaced);
  const { details, groups, contacts = [], lineItems, lineRoles } = found.labels;
  const known = placed.contacts ?? [];
  const others = contacts.filter(({ role }) => role === 'Other' || !known.some((contact) => contact.role === role));
  const all: readonly LabelledContact[] = [
    ...known.map((contact) => ({
      ...contact,
      fields: { ...(contact.role !== 'Other' && contacts.find(({ role }) => role === contact.role)?.fields), ...contact.fields },
    })),
    ...others,
  ];
  return {
    ...placed,
    details: { ...details, ...placed.details },
    groups: { ...groups, ...placed.groups },
    ...(all.length > 0 && { contacts: all }),
    ...(placed.lineItems === undefined && lineItems && { lineItems, ...(lineRoles && { lineRoles }) }),
  };
}

function truthOf(values: readonly Value[], own: readonly OwnDetail[]): Truth {
  const details: Record<string, string[]> = {};
  const rows = (of: Field['of']): ReadonlyMap<string, readonly Record<string, string>[]> => {
    const byParent = new Map<string, Map<number, Record<string, string>>>();
    for (const { field, row, value } of values.filter((one) => one.field.of === of)) {
      const parent = byParent.get(field.parent) ?? new Map<number, Record<string, string>>();
      byParent.set(field.parent, parent.set(row, { [field.name]: value, ...parent.get(row) }));
    }
    return new Map([...byParent].map(([parent, all]) => [parent, [...all].sort(([a], [b]) => a - b).map(([, fields]) => fields)]));
  };
  for (const { field, value } of values)
    if (field.of === 'detail' && !details[field.name]?.includes(value)) details[field.name] = [...(details[field.name] ?? []), value];
  const contacts = [...rows('contact')].flatMap(([role, all]) => all.map((fields) => ({ role, fields }) as TrueContact));
  const items = (rows('row').get('LineItems') ?? []).map((fields): TrueLineItem => ({ fields }));
  return {
    details,
    own,
    groups: Object.fromEntries(rows('group')),
    ...(contacts.length > 0 && { contacts }),
    ...(items.length > 0 && { lineItems: items }),
  };
}
