/** Alignment: from a document's true values to labels with places. A value that is not on the page gets no label; the report names it. */
import { detailByName } from '../catalogue/details.js';
import type { Document } from '../document/document.js';
import type { KindName } from '../values/kind.js';
import { alignContact } from './align/contacts.js';
import { alignGroups } from './align/groups.js';
import { alignLineItems } from './align/line-items.js';
import { type Printed, printed } from './align/printed.js';
import { place } from './align/value.js';
import type { Label, Labels } from './label.js';
import { listedGroup, type Truth, type Unplaced } from './truth.js';

/** Amounts that are printed below the items. */
const ofTotals = ['NetTotalAmount', 'VatTotalAmount', 'GrandTotalAmount', 'NetAmount', 'VatAmount'] as const;

export interface Aligned {
  readonly labels: Labels;
  readonly unplaced: readonly Unplaced[];
}

/**
 * Labels of the true values that are found on the document, each with its places, and the values that are not found with the reason. A detail with an empty
 * list in the truth keeps it: it is known to be absent.
 */
export function align(document: Document, truth: Truth): Aligned {
  const page = printed(document);
  const unplaced: Unplaced[] = [];
  const details: Record<string, readonly Label[]> = {};
  for (const [name, values] of Object.entries(truth.details)) {
    const labels = values.flatMap((value) => labelOf(page, name, kindOf(name, truth), value, unplaced));
    // An empty list means that the detail is not on this document: only the ground truth may state that.
    if (labels.length > 0 || values.length === 0) details[name] = labels;
  }
  const groups: Record<string, readonly Readonly<Record<string, string>>[]> = {};
  const listed = new Set(truth.own?.flatMap(({ name, listed }) => (listed ? [listedGroup(name)] : [])));
  for (const [name, rows] of Object.entries(truth.groups)) {
    if (listed.has(name)) {
      groups[name] = rows;
      continue;
    }
    const aligned = alignGroups(page, name, rows);
    unplaced.push(...aligned.unplaced);
    if (aligned.groups.length > 0) groups[name] = aligned.groups;
    for (const [member, labels] of Object.entries(aligned.members)) details[member] = union(details[member] ?? [], labels);
  }
  const contacts = truth.contacts?.map((contact) => alignContact(page, contact));
  const totals = ofTotals.flatMap((name) => details[name]?.flatMap(({ places }) => places) ?? []);
  const table = truth.lineItems && alignLineItems(page, truth.lineItems, (name) => kindOf(name, truth), totals);
  unplaced.push(...(contacts?.flatMap((contact) => contact.unplaced) ?? []), ...(table?.unplaced ?? []));
  const placedContacts = contacts?.map(({ contact }) => contact).filter(({ fields }) => Object.keys(fields).length > 0);
  const { supplier, layout, language, documentType, currency, vatExempt } = truth;
  return {
    labels: {
      ...given({ supplier, layout, language, documentType, currency, vatExempt }),
      details,
      groups,
      ...(placedContacts && placedContacts.length > 0 && { contacts: placedContacts }),
      // No aligned row of some: unknown; an empty list would mean that there are none.
      ...(table && (table.items.length > 0 || truth.lineItems!.length === 0) && { lineItems: table.items }),
      ...(table?.roles && { lineRoles: table.roles }),
    },
    unplaced,
  };
}

const kindOf = (name: string, { own }: Truth): KindName => detailByName.get(name)?.kind ?? own?.find((detail) => detail.name === name)?.kind ?? 'identifier';

function labelOf(page: Printed, name: string, kind: KindName, value: string, unplaced: Unplaced[]): readonly Label[] {
  const { places, reason } = place(page, kind, value);
  if (places.length > 0) return [{ value, places }];
  unplaced.push({ detail: name, value, reason: reason ?? 'not on the page' });
  return [];
}

const union = (known: readonly Label[], more: readonly Label[]): readonly Label[] => [
  ...known,
  ...more.filter((label) => !known.some(({ value }) => value === label.value)),
];

/** Merges labels of two sources: what the newer one labels replaces the older one's. */
export function merge(older: Labels | undefined, newer: Labels): Labels {
  if (!older) return newer;
  const { lineRoles, ...rest } = older;
  const keepsRoles = newer.lineItems === undefined && lineRoles !== undefined;
  return { ...rest, ...(keepsRoles && { lineRoles }), ...newer, details: { ...older.details, ...newer.details }, groups: { ...older.groups, ...newer.groups } };
}

function given<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
