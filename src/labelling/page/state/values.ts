/** Values of labels by path: read, and set as new labels. Labels are never changed in place, so that undoing is taking the ones before. */
import { lineItemFields } from '../../../catalogue/line-item-fields.js';
import type { Path } from './paths.js';
import type { Label, LabelledContact, LabelledLineItem, Labels } from './types.js';

/** Labels with their places; `absent`: known not to be on the document; undefined: unknown. */
export type Value = readonly Label[] | 'absent' | undefined;

export const nothing: Labels = { details: {}, groups: {} };

const builtIn = new Set<string>(lineItemFields.map(({ name }) => name));
const unplaced = (value: string): readonly Label[] => [{ value, places: [] }];

/** Labels at the path; 'absent' where it is known that there is none, undefined where nothing is known. */
export function valueAt(labels: Labels, path: Path): Value {
  switch (path.of) {
    case 'document': {
      if (path.name === 'vatExempt') return labels.vatExempt === undefined ? undefined : unplaced(labels.vatExempt ? 'yes' : 'no');
      const value = labels[path.name];
      return value === undefined ? undefined : unplaced(value);
    }
    case 'detail': {
      const found = labels.details[path.name];
      return found?.length === 0 ? 'absent' : found;
    }
    case 'contact': {
      const label = labels.contacts?.find(({ role }) => role === path.role)?.fields[path.name as 'City'];
      return label && [label];
    }
    case 'group': {
      const rows = labels.groups[path.group];
      if (rows?.length === 0) return 'absent';
      const value = rows?.[path.row]?.[path.name];
      if (value === undefined) return undefined;
      return [labels.details[path.name]?.find((label) => label.value === value) ?? { value, places: [] }];
    }
    case 'cell': {
      const row = labels.lineItems?.[path.row];
      const label = row?.fields[path.name as 'Quantity'] ?? row?.custom?.[path.name];
      return label && [label];
    }
  }
}

/** What cannot be absent (a choice, a contact's field, a cell) becomes unknown instead. */
export function withValue(labels: Labels, path: Path, value: Value): Labels {
  const [first] = value === 'absent' || value === undefined ? [] : value;
  switch (path.of) {
    case 'document':
      return withChoice(labels, path.name, first?.value);
    case 'detail':
      return { ...labels, details: withKey(labels.details, path.name, value === 'absent' ? [] : value) };
    case 'contact':
      return withContact(labels, path.role, path.name, first);
    case 'group':
      return value === 'absent' ? withoutGroup(labels, path.group, members(labels, path)) : withMember(labels, path, first);
    case 'cell':
      return withCell(labels, path.row, path.name, first);
  }
}

function withChoice(labels: Labels, name: 'documentType' | 'currency' | 'vatExempt', value: string | undefined): Labels {
  return withKey(labels, name, name === 'vatExempt' ? (value === undefined ? undefined : value === 'yes') : value) as Labels;
}

function withContact(labels: Labels, role: 'Sender' | 'Receiver', name: string, label: Label | undefined): Labels {
  const all = labels.contacts ?? [];
  const old = all.find((contact) => contact.role === role);
  const contact: LabelledContact = { role, fields: withKey(old?.fields ?? {}, name, label) };
  const isEmpty = Object.keys(contact.fields).length === 0;
  const contacts = old ? all.flatMap((each) => (each !== old ? [each] : isEmpty ? [] : [contact])) : isEmpty ? all : [...all, contact];
  return withKey(labels, 'contacts', contacts.length > 0 ? contacts : undefined) as Labels;
}

/** Of a group that is not there, its members are not there either. */
export function withoutGroup(labels: Labels, group: string, names: readonly string[]): Labels {
  const absent = Object.fromEntries(names.map((name) => [name, []]));
  return { ...labels, groups: { ...labels.groups, [group]: [] }, details: { ...labels.details, ...absent } };
}

const members = (labels: Labels, { group, name }: { readonly group: string; readonly name: string }): readonly string[] => [
  ...new Set([name, ...(labels.groups[group] ?? []).flatMap((row) => Object.keys(row))]),
];

/** A value of a group is in the group and, with its words, in the details. */
function withMember(
  labels: Labels,
  { group, row, name }: { readonly group: string; readonly row: number; readonly name: string },
  label: Label | undefined,
): Labels {
  const before = labels.groups[group] ?? [];
  const rows = Array.from({ length: Math.max(before.length, label ? row + 1 : 0) }, (_, i) =>
    i === row ? withKey(before[i] ?? {}, name, label?.value) : (before[i] ?? {}),
  );
  // Other rows keep their numbers while the user works on them: only rows at the end go.
  while (rows.length > 0 && Object.keys(rows.at(-1)!).length === 0) rows.pop();
  const values = new Set(rows.flatMap((each) => each[name] ?? []));
  const known = (labels.details[name] ?? []).filter(({ value }) => values.has(value) && value !== label?.value);
  const own = label && {
    ...label,
    places: distinctPlaces([...(rows.filter((each) => each[name] === label.value).length > 1 ? placesOf(labels, name, label.value) : []), ...label.places]),
  };
  const all = [...known, ...(own ? [own] : [])].filter(({ places }) => places.length > 0);
  return {
    ...labels,
    groups: withKey(labels.groups, group, rows.length > 0 ? rows : undefined),
    details: withKey(labels.details, name, all.length > 0 ? all : undefined),
  };
}

const placesOf = (labels: Labels, name: string, value: string): Label['places'] => labels.details[name]?.find((each) => each.value === value)?.places ?? [];

/** Places without repetitions; of equal ones the first. */
export const distinctPlaces = (places: Label['places']): Label['places'] => [
  ...new Map(places.map((place) => [`${place.page}:${place.words.join()}`, place])).values(),
];

function withCell(labels: Labels, row: number, name: string, label: Label | undefined): Labels {
  return withRows(labels, (rows) =>
    rows.map((each, i) => {
      if (i !== row) return each;
      if (builtIn.has(name)) return { ...each, fields: withKey(each.fields, name, label) };
      const custom = withKey(each.custom ?? {}, name, label);
      return withKey(each, 'custom', Object.keys(custom).length > 0 ? custom : undefined) as LabelledLineItem;
    }),
  );
}

/** The roles of lines follow from the rows before: they go with them. */
export function withRows(labels: Labels, change: (rows: readonly LabelledLineItem[]) => readonly LabelledLineItem[] | undefined): Labels {
  const { lineRoles: _roles, ...rest } = labels;
  return withKey(rest, 'lineItems', change(labels.lineItems ?? [])) as Labels;
}

/** Undefined takes the key away. */
export function withKey<T extends object>(of: T, key: PropertyKey, value: unknown): T {
  const { [key]: _old, ...rest } = of as Record<PropertyKey, unknown>;
  return (value === undefined ? rest : { ...of, [key]: value }) as T;
}
