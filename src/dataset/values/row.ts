/** One row of a table of values: the possible columns, and their meaning. */
import { type ContactField, contactFields, contactKinds } from '../../catalogue/contact-fields.js';
import { countryOfName } from '../../catalogue/country-names.js';
import { type Detail, detailByName, details, modelDetails } from '../../catalogue/details.js';
import { InputError } from '../../errors.js';
import type { KindName } from '../../values/kind.js';
import { listedGroup, type OwnDetail, type TrueContact, type TrueLineItem, type Truth } from '../truth.js';
import { CellError, cellValue, nearest, type Take } from './cell.js';
import { lineItemsCell, listCell } from './line-items.js';

export interface Row {
  /** "values.csv, row 3". */
  readonly where: string;
  /** Of the table: its line in a CSV, the number of the object in JSON. */
  readonly row: number;
  readonly file: string;
  readonly cells: Readonly<Record<string, unknown>>;
}

/** Groups whose members are looked for on the page. */
const groupNames = [...new Set(modelDetails.flatMap((detail) => detail.group ?? []))];
const roles = ['Sender', 'Receiver'] as const;
const contactColumns = roles.flatMap((role) => contactFields.map((field) => `${role}.${field}`));
const otherColumns = ['DocumentType', 'InvoiceCurrency', 'VatExemption', 'Sender', 'LineItems', 'supplier', 'layout', 'language'];
/** Explicitly absent from the document. An empty cell means unknown. */
const absent = '-';

/** InputError, with the nearest known name, where a column names no detail, group, contact field or own detail. */
export function checkColumns(path: string, rows: readonly Row[], custom: readonly OwnDetail[]): void {
  const known = [...modelDetails.map((detail) => detail.name), ...groupNames, ...otherColumns, ...contactColumns, ...custom.map((detail) => detail.name)];
  const names = new Set(known);
  for (const row of rows)
    for (const column of Object.keys(row.cells)) {
      if (names.has(column)) continue;
      const own = details.some((detail) => detail.name === column) ? ' (it follows from others)' : '';
      throw new InputError(
        `${path}: no detail is called ${JSON.stringify(column)}${own}. The nearest is ${nearest(column, known)}; a detail of your own must be declared: --customer rules/NAME`,
      );
    }
}

/** A refused cell is unknown, like an empty one. */
export function truthOfRow(row: Row, custom: readonly OwnDetail[], take: Take, items?: readonly TrueLineItem[]): Truth {
  const { where } = row;
  const cells = new Map(Object.entries(row.cells).filter(([, cell]) => cell !== undefined && cell !== null && cell !== ''));
  const single: Record<string, readonly string[]> = {};
  const members: Record<string, Record<string, string>[]> = {};
  for (const { name } of custom.filter(({ listed }) => listed)) {
    const cell = cells.get(name);
    if (cell !== undefined) members[listedGroup(name)] = cell === absent ? [] : [{ [name]: String(cell).trim() }];
  }
  for (const detail of [...modelDetails, ...custom.filter(({ listed }) => !listed).map(customDetail)]) {
    const cell = cells.get(detail.name);
    if (cell === undefined) continue;
    // Of several values in a cell all are refused with one: a list that lacks some would mean that there are no others.
    const values = take(() => valuesOf(where, detail, cell));
    if (values === undefined) continue;
    if (detail.group === undefined || values.length === 0) single[detail.name] = values;
    // Members in columns of their own make one group; with several values as many groups.
    else {
      const groups = (members[detail.group] ??= []);
      for (const [index, value] of values.entries()) groups[index] = { ...groups[index], [detail.name]: value };
    }
  }
  for (const name of groupNames) {
    const cell = cells.get(name);
    const groups = cell === undefined ? undefined : take(() => groupsOf(where, name, cell, take));
    if (groups) members[name] = groups;
  }
  const contacts = roles.flatMap((role) => contactOf(where, role, cells, take) ?? []);
  const lineItems = items ?? (cells.has('LineItems') ? take(() => lineItemsCell(where, cells.get('LineItems'), custom, take)) : undefined);
  // The supplier is identified by its VAT id, else by its name.
  const supplier = single.SenderVatId?.[0] ?? contacts.find(({ role }) => role === 'Sender')?.fields.Name?.toLowerCase();
  return {
    ...(supplier !== undefined && { supplier: supplier.slice(0, 200) }),
    ...wholeDocument(where, cells, take),
    details: single,
    own: custom,
    groups: members,
    ...(contacts.length > 0 && { contacts }),
    ...(lineItems && { lineItems }),
  };
}

const customDetail = ({ name, kind }: OwnDetail): Pick<Detail, 'name' | 'kind' | 'many' | 'group' | 'decimals'> => ({
  name,
  kind,
  many: kind === 'identifier',
});

function valuesOf(where: string, detail: Pick<Detail, 'name' | 'kind' | 'many' | 'decimals'>, cell: unknown): readonly string[] {
  if (cell === absent) return [];
  // Amounts may contain commas; several are separated by semicolons.
  const parts = Array.isArray(cell)
    ? cell
    : detail.many && typeof cell === 'string'
      ? cell.split(hasCommas(detail.kind) ? /;/ : /[,;]/).map((part) => part.trim())
      : [cell];
  const wanted = { kind: detail.kind ?? 'identifier', ...(detail.decimals !== undefined && { decimals: detail.decimals }) };
  return [...new Set(parts.filter((part) => part !== '').map((part: unknown) => cellValue(where, detail.name, part, wanted)))];
}

const hasCommas = (kind: KindName | undefined): boolean => kind === 'amount' || kind === 'rate' || kind === 'identifier' || kind === 'date' || kind === 'text';

/** A member that is refused in one group is left out of all: its other values alone would mean that there are no more. */
function groupsOf(where: string, name: string, cell: unknown, take: Take): Record<string, string>[] {
  const refused = new Set<string>();
  const groups = listCell(where, name, cell).map((group, index) =>
    Object.entries(group).flatMap(([member, inner]): [string, string][] => {
      if (inner === null || inner === '') return [];
      const value = take(() => memberValue(where, `${name}[${index + 1}].${member}`, name, member, inner));
      if (value === undefined) refused.add(member);
      return value === undefined ? [] : [[member, value]];
    }),
  );
  return groups.map((members) => Object.fromEntries(members.filter(([member]) => !refused.has(member))));
}

function memberValue(where: string, column: string, group: string, member: string, cell: unknown): string {
  const known = details.filter((detail) => detail.group === group).map((detail) => detail.name);
  const detail = detailByName.get(member);
  if (!detail || !known.includes(member))
    throw new CellError(where, column, `no member is called ${JSON.stringify(member)}. The nearest is ${nearest(member, known)}; all: ${known.join(', ')}`);
  return cellValue(where, column, cell, { kind: detail.kind ?? 'identifier', ...(detail.decimals !== undefined && { decimals: detail.decimals }) });
}

function contactOf(where: string, role: TrueContact['role'], cells: ReadonlyMap<string, unknown>, take: Take): TrueContact | undefined {
  const fields: Partial<Record<ContactField, string>> = {};
  for (const field of contactFields) {
    const column = `${role}.${field}`;
    // The column Sender is the sender's name, as in the interface.
    const cell = cells.get(column) ?? (field === 'Name' && role === 'Sender' ? cells.get(role) : undefined);
    if (cell === undefined || cell === absent) continue;
    const value = take(() => {
      const text = cellValue(where, column, cell, { kind: contactKinds[field] });
      return field === 'Country' ? country(where, column, text) : text;
    });
    if (value !== undefined) fields[field] = value;
  }
  return Object.keys(fields).length > 0 ? { role, fields } : undefined;
}

function country(where: string, column: string, text: string): string {
  const code = countryOfName(text);
  if (code === undefined) throw new CellError(where, column, `${JSON.stringify(text)} is no country. Write its code (ISO 3166-1, "DE")`);
  return code;
}

const types = ['Invoice', 'CreditMemo', 'Other'] as const;
const yes = new Set(['vat exemption', 'true', 'yes', 'ja', '1']);
const no = new Set(['false', 'no', 'nein', '0', absent]);

function wholeDocument(where: string, cells: ReadonlyMap<string, unknown>, take: Take): Partial<Truth> {
  const read = <T>(column: string, convert: (text: string) => T | undefined, wanted: string): T | undefined =>
    !cells.has(column)
      ? undefined
      : take(() => {
          const text = cellValue(where, column, cells.get(column), { kind: 'text' });
          const value = convert(text);
          if (value === undefined) throw new CellError(where, column, `${JSON.stringify(text.slice(0, 60))} is none. Write ${wanted}`);
          return value;
        });
  const short = (column: string, most: number) => read(column, (text) => (text.length > most ? undefined : text), `at most ${most} letters`);
  const documentType = read('DocumentType', (text) => types.find((one) => one.toLowerCase() === text.toLowerCase()), `one of ${types.join(', ')}`);
  const currency = cells.has('InvoiceCurrency')
    ? take(() => cellValue(where, 'InvoiceCurrency', cells.get('InvoiceCurrency'), { kind: 'currency' }))
    : undefined;
  const vatExempt = read('VatExemption', (text) => (yes.has(text.toLowerCase()) ? true : no.has(text.toLowerCase()) ? false : undefined), 'true or false');
  const supplier = short('supplier', 200);
  const layout = short('layout', 200);
  const language = short('language', 10);
  return {
    ...(documentType && { documentType }),
    ...(currency !== undefined && { currency }),
    ...(vatExempt !== undefined && { vatExempt }),
    ...(supplier !== undefined && { supplier }),
    ...(layout !== undefined && { layout }),
    ...(language !== undefined && { language }),
  };
}
