/** The same labels as a person types them into tables of values: one row a document, one a line item. */
import type { Label, Labels } from '../../src/dataset/label.js';

/** Zeros that only the format of labels has are not typed. */
const typed = ({ value }: Pick<Label, 'value'>): string => (/^-?\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value);

export function headerCells({ details, contacts = [], documentType, currency }: Labels): ReadonlyMap<string, string> {
  const placed = (labels: readonly Label[]) => labels.filter(({ places }) => places.length > 0);
  const cells = new Map<string, string>();
  for (const [name, labels] of Object.entries(details)) if (placed(labels).length > 0) cells.set(name, placed(labels).map(typed).join('|'));
  for (const { role, fields } of contacts)
    for (const [name, label] of Object.entries(fields)) if (role !== 'Other' && label.places.length > 0) cells.set(`${role}.${name}`, typed(label));
  if (documentType !== undefined) cells.set('DocumentType', documentType);
  if (currency !== undefined) cells.set('InvoiceCurrency', currency);
  return cells;
}

const itemCells = ({ lineItems = [] }: Labels): readonly ReadonlyMap<string, string>[] =>
  lineItems.map(({ fields }) => new Map(Object.entries(fields).flatMap(([name, label]) => (label.places.length > 0 ? [[name, typed(label)] as const] : []))));

/** Of each document: a key for each character, and one to go on to the next of the columns that any document needs. File names are there already. */
export function keysOfTables(truths: readonly Labels[]): readonly number[] {
  const headers = truths.map((truth) => [headerCells(truth)]);
  const items = truths.map(itemCells);
  const [forHeaders, forItems] = [headers, items].map((tables) => new Set(tables.flat().flatMap((cells) => [...cells.keys()])).size) as [number, number];
  const characters = (tables: readonly ReadonlyMap<string, string>[]) =>
    tables.flatMap((cells) => [...cells.values()]).reduce((sum, text) => sum + text.length, 0);
  return truths.map((_, i) => characters(headers[i]!) + forHeaders + characters(items[i]!) + items[i]!.length * forItems);
}
