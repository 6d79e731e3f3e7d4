/** Fields of contacts and cells of line items, by the names that rules give them: Sender.City, LineItem.Quantity. */
import { contactFields, type ContactField, contactKinds, contactRoles, type ContactRole } from '../catalogue/contact-fields.js';
import type { KindName } from '../catalogue/kind-name.js';
import { type LineItemField, lineItemFields } from '../catalogue/line-item-fields.js';
import type { Contact, Extraction, Prediction } from '../extraction/extraction.js';

/** A part as it is named, with the kind of its values. */
export type Part =
  | { readonly of: 'contact'; readonly role: ContactRole; readonly field: ContactField; readonly kind: KindName }
  | { readonly of: 'row'; readonly field: LineItemField; readonly kind: KindName };

/** A contact has one of these; of the others it may have several. */
const single: ReadonlySet<ContactField> = new Set<ContactField>(['Name', 'Street', 'ZipCode', 'City', 'Country', 'Phone', 'Fax']);

/** "Other" contacts are many, so that none of them can be named. */
const parts: ReadonlyMap<string, Part> = new Map<string, Part>([
  ...contactRoles
    .filter((role) => role !== 'Other')
    .flatMap((role) => contactFields.map((field): [string, Part] => [`${role}.${field}`, { of: 'contact', role, field, kind: contactKinds[field] }])),
  ...lineItemFields.map((field): [string, Part] => [`LineItem.${field.name}`, { of: 'row', field, kind: field.kind }]),
]);

export const partNames: readonly string[] = [...parts.keys()];
/** The part that a name means; undefined for details of the header and of groups. */
export const partOf = (name: string): Part | undefined => parts.get(name);
/** Whether the name is that of a cell: "LineItem.Quantity". */
export const isCell = (name: string): boolean => parts.get(name)?.of === 'row';

/** All values of a contact's field, or of a column in all rows. */
export function partPredictions({ contacts, lineItems }: Extraction, part: Part): readonly Prediction[] {
  if (part.of === 'row') return lineItems.flatMap(({ cells }) => cells[part.field.name] ?? []);
  return contacts.filter(({ role }) => role === part.role).flatMap(({ fields }) => fields[part.field] ?? []);
}

/** The values there, row by row, replaced by what `by` makes of it; nothing made, nothing there. */
export function mapPart(extraction: Extraction, part: Part, by: (there: readonly Prediction[]) => readonly Prediction[]): Extraction {
  if (part.of === 'row') {
    const { name } = part.field;
    const lineItems = extraction.lineItems.map((row) => {
      const [before, made] = [row.cells[name], by(row.cells[name] ? [row.cells[name]] : []).at(-1)];
      if (made === before) return row;
      const { [name]: _, ...others } = row.cells;
      return { ...row, cells: made ? { ...others, [name]: { ...made, name, value: inDecimals(made.value, part.field.decimals) } } : others };
    });
    return { ...extraction, lineItems };
  }
  const { role, field } = part;
  const at = extraction.contacts.findIndex((contact) => contact.role === role);
  const before: Contact = extraction.contacts[at] ?? { role, fields: {}, score: 0 };
  const there = before.fields[field] ?? [];
  const made = by(there).map((prediction) => ({ ...prediction, name: field }));
  if (made.length === 0 && there.length === 0) return extraction;
  const { [field]: _, ...others } = before.fields;
  const kept = single.has(field) ? made.slice(-1) : made;
  // A contact that only a rule knows of has the rule's score.
  const score = at < 0 ? Math.max(0, ...kept.map((each) => each.score)) : before.score;
  const contact: Contact = { ...before, score, fields: kept.length ? { ...others, [field]: kept } : others };
  return { ...extraction, contacts: at < 0 ? [...extraction.contacts, contact] : extraction.contacts.with(at, contact) };
}

const inDecimals = (value: string, decimals: number | undefined): string =>
  decimals === undefined || value.trim() === '' || Number.isNaN(Number(value)) ? value : Number(value).toFixed(decimals);
