/** Marks as labels: words under their boxes, values read from those words where the file has none. */
import { countryOfName } from '../../catalogue/country-names.js';
import type { Document } from '../../document/document.js';
import { bare } from '../../fold.js';
import { lineIndex, rowExtent } from '../align/line-items.js';
import { lineRoles } from '../align/line-roles.js';
import { distinct, printed, textOf } from '../align/printed.js';
import type { Label, LabelledContact, LabelledLineItem, Labels, Place } from '../label.js';
import type { OwnDetail, Unplaced } from '../truth.js';
import { CellError, cellValue } from '../values/cell.js';
import { alignedWith } from './aligned.js';
import { type Field, fieldNamed } from './field.js';
import type { Mark } from './sheet.js';
import { placeUnder } from './words-under.js';

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
  const withoutPlace: { readonly field: Field; readonly row: number; readonly value: string }[] = [];
  for (const mark of marks) {
    const field = fieldNamed(mark.field, own);
    if (!field) {
      const value = mark.value ?? mark.sourceValue ?? '';
      unplaced.push({ detail: mark.field, value, reason: 'no such detail; name yours with --map, or declare it: --customer rules/NAME' });
      continue;
    }
    if (mark.places.length === 0) {
      const value = readValue(document, mark, field, undefined, unplaced);
      if (value !== undefined) withoutPlace.push({ field, row: mark.row ?? 0, value });
      continue;
    }
    const label = labelOf(document, mark, field, unplaced);
    if (!label) continue;
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
      fields[field.name] = second(fields[field.name], label, mark, unplaced);
      rowsOf[field.of].set(field.parent, rows.set(row, fields));
    }
    if (isCell) {
      const item = items.get(row) ?? { fields: {}, custom: {} };
      const fields = field.of === 'row' ? item.fields : item.custom;
      fields[field.name] = second(fields[field.name], label, mark, unplaced);
      items.set(row, item);
    }
  }
  const values = (fields: Record<string, Label>) => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
  const groups = Object.fromEntries([...rowsOf.group].map(([name, rows]) => [name, inOrder(rows).map(values)]));
  const contacts = [...rowsOf.contact].flatMap(([role, rows]) => inOrder(rows).map((fields) => ({ role, fields }) as LabelledContact));
  const table = withExtents(document, inOrder(items));
  const placed: Labels = { details, groups, ...(contacts.length > 0 && { contacts }), ...table };
  return { labels: withoutPlace.length > 0 ? alignedWith(document, placed, withoutPlace, own, unplaced) : placed, unplaced };
}

const inOrder = <T>(rows: ReadonlyMap<number, T>): readonly T[] => [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);

function labelOf(document: Document, mark: Mark, field: Field, unplaced: Unplaced[]): Label | undefined {
  const places: Place[] = [];
  for (const regions of mark.places) {
    const place = placeUnder(document, regions);
    if ('words' in place) places.push(place);
    else unplaced.push({ detail: named(mark), value: mark.value ?? mark.sourceValue ?? regions[0]?.text ?? '', reason: place.reason });
  }
  if (places.length === 0) return undefined;
  const value = readValue(document, mark, field, places[0], unplaced);
  return value === undefined ? undefined : { value, places: distinct(places) };
}

/** As the file states it, else as its words read; undefined where they are none of its kind, which is noted. */
function readValue(document: Document, mark: Mark, field: Field, place: Place | undefined, unplaced: Unplaced[]): string | undefined {
  if (mark.value !== undefined) return mark.value;
  const where = named(mark);
  let refused: Unplaced | undefined;
  for (const text of [mark.sourceValue, place && withoutSigns(textOf(place, document))])
    try {
      if (text !== undefined && text.trim() !== '') return valueOfText(where, text, field);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      refused = { detail: where, value: text ?? '', reason: error.reason };
    }
  unplaced.push(refused ?? { detail: where, value: '', reason: 'neither a value nor words are given' });
  return undefined;
}

function valueOfText(where: string, text: string, { of, name, kind, decimals }: Field): string {
  const country = of === 'contact' && name === 'Country' ? countryOfName(text) : undefined;
  return country ?? cellValue('', where, text, { kind, ...(decimals !== undefined && { decimals }) });
}

/** Signs that part a value from what is beside it are printed on its words. */
function withoutSigns(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && ' ,;:|·'.includes(text[start]!)) start++;
  while (end > start && ' ,;:|·'.includes(text[end - 1]!)) end--;
  return text.slice(start, end);
}

const named = ({ field, row }: Mark): string => (row === undefined ? field : field.replace('.', `[${row + 1}].`));

/** Values of a detail; one more is kept, by which the labels are refused. */
const mostValues = 1000;

/** Marks of the same value are places of one label. */
function put(list: Label[], label: Label): void {
  if (list.length > mostValues) return;
  const at = list.findIndex(({ value }) => value === label.value);
  if (at < 0) list.push(label);
  else list[at] = together(list[at], label);
}

/** A field of a row, contact or group has one value, which may be printed with other signs elsewhere. */
function second(known: Label | undefined, label: Label, mark: Mark, unplaced: Unplaced[]): Label {
  if (!known || bare(known.value) === bare(label.value)) return together(known, label);
  unplaced.push({ detail: named(mark), value: label.value, reason: `a second value of it; ${known.value} is kept` });
  return known;
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
