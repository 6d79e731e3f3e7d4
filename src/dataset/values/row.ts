/** One row of a table of values: the possible columns, and their meaning. */
import { type ContactField, contactFields } from '../../catalogue/contact-fields.js';
import { countryOfName } from '../../catalogue/country-names.js';
import { type Detail, detailByName, details, modelDetails } from '../../catalogue/details.js';
import { InputError } from '../../errors.js';
import type { KindName } from '../../values/kind.js';
import { listedGroup, type OwnDetail, type TrueContact, type TrueLineItem, type Truth } from '../truth.js';
import { cellValue, nearest } from './cell.js';
import { lineItemsCell, listCell } from './line-items.js';

export interface Row {
  /** "values.csv, row 3". */
  readonly where: string;
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

export function checkColumns(path: string, rows: readonly Row[], custom: readonly OwnDetail[]): void {
  const known = [
    'file',
    ...modelDetails.map((detail) => detail.name),
    ...groupNames,
    ...otherColumns,
    ...contactColumns,
    ...custom.map((detail) => detail.name),
  ];
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

export function truthOfRow(row: Row, custom: readonly OwnDetail[], items?: readonly TrueLineItem[]): Truth {
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
    const values = valuesOf(where, detail, cell);
    if (detail.group === undefined || values.length === 0) single[detail.name] = values;
    // Members in columns of their own make one group; with several values as many groups.
    else {
      const groups = (members[detail.group] ??= []);
      for (const [index, value] of values.entries()) groups[index] = { ...groups[index], [detail.name]: value };
    }
  }
  for (const name of groupNames) {
    const cell = cells.get(name);
    if (cell !== undefined) members[name] = listCell(where, name, cell).map((group, index) => groupOf(`${where}, ${name}[${index + 1}]`, name, group));
  }
  const contacts = roles.flatMap((role) => contactOf(where, role, cells) ?? []);
  const lineItems = items ?? (cells.has('LineItems') ? lineItemsCell(where, cells.get('LineItems'), custom) : undefined);
  // The supplier is identified by its VAT id, else by its name.
  const supplier = single.SenderVatId?.[0] ?? contacts.find(({ role }) => role === 'Sender')?.fields.Name?.toLowerCase();
  return {
    ...(supplier !== undefined && { supplier: supplier.slice(0, 200) }),
    ...wholeDocument(where, cells),
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

function groupOf(where: string, name: string, group: Readonly<Record<string, unknown>>): Record<string, string> {
  const known = details.filter((detail) => detail.group === name).map((detail) => detail.name);
  return Object.fromEntries(
    Object.entries(group)
      .filter(([, cell]) => cell !== null && cell !== '')
      .map(([member, cell]) => {
        const detail = detailByName.get(member);
        if (!detail || !known.includes(member))
          throw new InputError(`${where}: no member is called ${JSON.stringify(member)}. The nearest is ${nearest(member, known)}; all: ${known.join(', ')}`);
        return [
          member,
          cellValue(where, member, cell, { kind: detail.kind ?? 'identifier', ...(detail.decimals !== undefined && { decimals: detail.decimals }) }),
        ];
      }),
  );
}

const contactKinds: Readonly<Partial<Record<ContactField, KindName>>> = { Phone: 'phone', Fax: 'phone', Email: 'email', WebsiteUrl: 'url' };

function contactOf(where: string, role: TrueContact['role'], cells: ReadonlyMap<string, unknown>): TrueContact | undefined {
  const fields: Partial<Record<ContactField, string>> = {};
  for (const field of contactFields) {
    const column = `${role}.${field}`;
    // The column Sender is the sender's name, as in the interface.
    const cell = cells.get(column) ?? (field === 'Name' && role === 'Sender' ? cells.get(role) : undefined);
    if (cell === undefined || cell === absent) continue;
    const text = cellValue(where, column, cell, { kind: contactKinds[field] ?? 'text' });
    fields[field] = field === 'Country' ? country(where, column, text) : text;
  }
  return Object.keys(fields).length > 0 ? { role, fields } : undefined;
}

function country(where: string, column: string, text: string): string {
  const code = countryOfName(text);
  if (code === undefined) throw new InputError(`${where}, ${column}: ${JSON.stringify(text)} is no country. Write its code (ISO 3166-1, "DE")`);
  return code;
}

const types = ['Invoice', 'CreditMemo', 'Other'] as const;
const yes = new Set(['vat exemption', 'true', 'yes', 'ja', '1']);
const no = new Set(['false', 'no', 'nein', '0', absent]);

function wholeDocument(where: string, cells: ReadonlyMap<string, unknown>): Partial<Truth> {
  const text = (column: string) => (cells.has(column) ? cellValue(where, column, cells.get(column), { kind: 'text' }) : undefined);
  const type = text('DocumentType');
  const documentType = types.find((one) => one.toLowerCase() === type?.toLowerCase());
  if (type !== undefined && !documentType) throw new InputError(`${where}, DocumentType: ${JSON.stringify(type)} is none. Write one of ${types.join(', ')}`);
  const currency = cells.has('InvoiceCurrency') ? cellValue(where, 'InvoiceCurrency', cells.get('InvoiceCurrency'), { kind: 'currency' }) : undefined;
  const exemption = cells.has('VatExemption') ? String(cells.get('VatExemption')).toLowerCase() : undefined;
  if (exemption !== undefined && !yes.has(exemption) && !no.has(exemption))
    throw new InputError(`${where}, VatExemption: ${JSON.stringify(exemption)} is neither. Write true or false`);
  const [supplier, layout, language] = ['supplier', 'layout', 'language'].map(text);
  return {
    ...(documentType && { documentType }),
    ...(currency !== undefined && { currency }),
    ...(exemption !== undefined && { vatExempt: yes.has(exemption) }),
    ...(supplier !== undefined && { supplier }),
    ...(layout !== undefined && { layout }),
    ...(language !== undefined && { language }),
  };
}
