/** Marks as labels: words under their boxes, values read from those words where the file has none. */
import { contactFields, contactRoles } from '../../catalogue/contact-fields.js';
import { detailByName } from '../../catalogue/details.js';
import { lineItemFields } from '../../catalogue/line-item-fields.js';
import type { Document } from '../../document/document.js';
import type { KindName } from '../../values/kind.js';
import { lineIndex, rowExtent } from '../align/line-items.js';
import { lineRoles } from '../align/line-roles.js';
import { distinct, printed, textOf } from '../align/printed.js';
import type { Label, LabelledContact, LabelledLineItem, Labels, Place } from '../label.js';
import type { OwnDetail, Unplaced } from '../truth.js';
import { CellError, cellValue } from '../values/cell.js';
import type { Mark } from './sheet.js';
import { placeUnder } from './words-under.js';

interface Field {
  readonly of: 'detail' | 'group' | 'contact' | 'row' | 'own column';
  /** Role of a contact, or name of a group. */
  readonly parent: string;
  readonly name: string;
  readonly kind: KindName;
  readonly decimals?: number;
}

/** Marks carry our names by now; those of no detail are listed. Details that are not marked stay unknown. */
export function labelsOf(
  document: Document,
  marks: readonly Mark[],
  own: readonly OwnDetail[],
): { readonly labels: Labels; readonly unplaced: readonly Unplaced[] } {
  const unplaced: Unplaced[] = [];
  const details: Record<string, Label[]> = {};
  const rowsOf = { group: new Map<string, Map<number, Record<string, Label>>>(), contact: new Map<string, Map<number, Record<string, Label>>>() };
  const items = new Map<number, { fields: Record<string, Label>; custom: Record<string, Label> }>();
  for (const mark of marks) {
    const field = fieldNamed(mark.field, own);
    const label = field && labelOf(document, mark, field, unplaced);
    if (!field)
      unplaced.push({ detail: mark.field, value: mark.value ?? '', reason: 'no such detail; name yours with --map, or declare it: --customer rules/NAME' });
    if (!field || !label) continue;
    const isCell = field.of === 'row' || field.of === 'own column';
    if (isCell && mark.row === undefined) {
      unplaced.push({ detail: mark.field, value: label.value, reason: 'no row is given: which item it belongs to is unknown' });
      continue;
    }
    const row = mark.row ?? 0;
    if (field.of === 'detail' || field.of === 'group') put((details[field.name] ??= []), label);
    if (field.of === 'group' || field.of === 'contact') {
      const rows = rowsOf[field.of].get(field.parent) ?? new Map<number, Record<string, Label>>();
      const fields = rows.get(row) ?? {};
      fields[field.name] = together(fields[field.name], label);
      rowsOf[field.of].set(field.parent, rows.set(row, fields));
    }
    if (isCell) {
      const item = items.get(row) ?? { fields: {}, custom: {} };
      const fields = field.of === 'row' ? item.fields : item.custom;
      fields[field.name] = together(fields[field.name], label);
      items.set(row, item);
    }
  }
  const values = (fields: Record<string, Label>) => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
  const groups = Object.fromEntries([...rowsOf.group].map(([name, rows]) => [name, inOrder(rows).map(values)]));
  const contacts = [...rowsOf.contact].flatMap(([role, rows]) => inOrder(rows).map((fields) => ({ role, fields }) as LabelledContact));
  const table = withExtents(document, inOrder(items));
  return {
    labels: { details, groups, ...(contacts.length > 0 && { contacts }), ...table },
    unplaced,
  };
}

const inOrder = <T>(rows: ReadonlyMap<number, T>): readonly T[] => [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);

function fieldNamed(name: string, own: readonly OwnDetail[]): Field | undefined {
  const [parent, member] = name.split('.');
  const declared = own.find((detail) => detail.name === (member ?? name) && !detail.listed);
  if (member === undefined) {
    const detail = detailByName.get(name);
    if (detail?.kind && detail.found === 'candidate') return { of: 'detail', parent: '', name, kind: detail.kind, ...decimals(detail) };
    return declared && { of: 'detail', parent: '', name, kind: declared.kind };
  }
  if (parent === 'LineItems') {
    const field = lineItemFields.find((one) => one.name === member);
    if (field) return { of: 'row', parent, name: member, kind: field.kind, ...decimals(field) };
    return declared && { of: 'own column', parent, name: member, kind: declared.kind };
  }
  if (contactRoles.some((role) => role === parent)) {
    const kind = contactKinds[member] ?? 'text';
    return contactFields.some((field) => field === member) ? { of: 'contact', parent: parent!, name: member, kind } : undefined;
  }
  const detail = detailByName.get(member);
  return detail?.kind && detail.group === parent ? { of: 'group', parent: parent!, name: member, kind: detail.kind, ...decimals(detail) } : undefined;
}

const decimals = ({ decimals }: { readonly decimals?: number }) => (decimals === undefined ? {} : { decimals });
const contactKinds: Readonly<Record<string, KindName>> = { Phone: 'phone', Fax: 'phone', Email: 'email', WebsiteUrl: 'url' };

function labelOf(document: Document, mark: Mark, { kind, decimals }: Field, unplaced: Unplaced[]): Label | undefined {
  const places: Place[] = [];
  const where = mark.row === undefined ? mark.field : mark.field.replace('.', `[${mark.row + 1}].`);
  for (const regions of mark.places) {
    const place = placeUnder(document, regions);
    if ('words' in place) places.push(place);
    else unplaced.push({ detail: where, value: mark.value ?? regions[0]?.text ?? '', reason: place.reason });
  }
  if (places.length === 0) return undefined;
  if (mark.value !== undefined) return { value: mark.value, places: distinct(places) };
  const text = textOf(places[0]!, document);
  try {
    return { value: cellValue('', where, text, { kind, ...(decimals !== undefined && { decimals }) }), places: distinct(places) };
  } catch (error) {
    if (!(error instanceof CellError)) throw error;
    unplaced.push({ detail: where, value: text, reason: error.reason });
    return undefined;
  }
}

/** Marks of the same value are places of one label. */
function put(list: Label[], label: Label): void {
  const at = list.findIndex(({ value }) => value === label.value);
  if (at < 0) list.push(label);
  else list[at] = together(list[at], label);
}

const together = (known: Label | undefined, label: Label): Label => (known ? { ...known, places: distinct([...known.places, ...label.places]) } : label);

function withExtents(document: Document, rows: readonly { readonly fields: Record<string, Label>; readonly custom: Record<string, Label> }[]) {
  if (rows.length === 0) return {};
  const page = printed(document);
  const lineOf = lineIndex(page);
  const lineItems = rows.map(({ fields, custom }): LabelledLineItem => {
    const places = new Map(Object.entries({ ...fields, ...custom }).map(([name, { places }]) => [name, places[0]!]));
    return { fields, ...(Object.keys(custom).length > 0 && { custom }), ...rowExtent(page, places, lineOf) };
  });
  return { lineItems, lineRoles: lineRoles(page, lineItems) };
}
