/**
 * Labels from a table of known values: one row a document, one column a detail; CSV or JSON, line items in a cell or in a second table. All input is
 * validated before anything is written.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Csv, decodeText, parseCsv } from '../csv.js';
import { InputError } from '../errors.js';
import { importTruths, type Imported } from './import.js';
import { type Dataset, type Entry, entries, stem } from './store.js';
import type { OwnDetail, TrueLineItem, Truth } from './truth.js';
import { checkColumns, type Row, truthOfRow } from './values/row.js';
import { lineItemOf, lineItemColumns } from './values/line-items.js';

export interface ValuesOptions {
  /** Second table: columns file, PositionId, Description, … ; one row a line item. */
  readonly lineItems?: string;
  /** Custom details. */
  readonly custom?: readonly OwnDetail[];
  readonly done?: (count: number, imported: Imported) => void;
}

export async function labelFromValues(dataset: Dataset, path: string, options: ValuesOptions = {}): Promise<readonly Imported[]> {
  const custom = options.custom ?? [];
  const rows = await tableOf(path);
  checkColumns(path, rows, custom);
  const items = options.lineItems === undefined ? undefined : await itemsByFile(options.lineItems, custom);
  const known = await entries(dataset);
  const truths = new Map<string, { truth: Truth; where: string }>();
  const strangers: Imported[] = [];
  for (const row of rows) {
    const entry = find(known, row.file);
    const own = items?.get(row.file) ?? items?.get(stem(row.file));
    const truth = truthOfRow(row, custom, own);
    if (!entry) strangers.push({ document: row.file, skipped: `no such document in ${dataset.path}`, values: 0, placed: 0, unplaced: [] });
    else if (truths.has(entry.name))
      throw new InputError(`${row.where}: ${entry.name} has a row already (${truths.get(entry.name)!.where}). Keep one row a document`);
    else truths.set(entry.name, { truth, where: row.where });
  }
  if (truths.size === 0)
    throw new InputError(`${path}: none of its ${rows.length} documents is in ${dataset.path}. Add them first: beleg dataset add ${dataset.path} FILES`);
  const labelled = known.filter((entry) => truths.has(entry.name));
  return [...(await importTruths(labelled, async (entry) => truths.get(entry.name)!.truth, options.done)), ...strangers];
}

/** By file name; without extension where that is unique. */
function find(known: readonly Entry[], file: string): Entry | undefined {
  const exact = known.find((entry) => entry.name === file);
  if (exact) return exact;
  const loose = known.filter((entry) => stem(entry.name) === file);
  return loose.length === 1 ? loose[0] : undefined;
}

async function tableOf(path: string): Promise<readonly Row[]> {
  const content = await contentOf(path);
  const isJson = /^\s*[[{]/.test(decodeText(content.subarray(0, 100)).replace('\ufeff', ''));
  const rows = isJson ? jsonRows(decodeText(content), path) : csvRows(parseCsv(content, path), path);
  if (rows.length === 0) throw new InputError(`${path}: no rows. Each document needs one`);
  return rows.map(({ where, cells: { file, ...cells } }) => {
    if (typeof file !== 'string' || file.trim() === '') throw new InputError(`${where}: the column "file" is missing or empty. It names the document`);
    return { where, file: basename(file.trim().replaceAll('\\', '/')).normalize('NFC'), cells };
  });
}

type Raw = { readonly where: string; readonly cells: Readonly<Record<string, unknown>> };

const csvRows = (csv: Csv, path: string): readonly Raw[] => csv.rows.map(({ line, cells }) => ({ where: `${path}, row ${line}`, cells }));

/** A list of objects with the columns' names; {"Sender": {"City": …}} is the column Sender.City. */
function jsonRows(text: string, path: string): readonly Raw[] {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new InputError(`${path}: is no JSON (${(error as Error).message}). Write a list of objects, one a document`);
  }
  if (!Array.isArray(value))
    throw new InputError(`${path}: holds one value, not a list. Write a list of objects, one a document: [{"file": "a.pdf", "InvoiceId": "4711"}]`);
  return value.map((row: unknown, index) => {
    const where = `${path}, document ${index + 1}`;
    if (typeof row !== 'object' || row === null || Array.isArray(row))
      throw new InputError(`${where}: is no object. Write {"file": "a.pdf", "InvoiceId": "4711"}`);
    const cells = Object.entries(row).flatMap(([name, cell]): [string, unknown][] =>
      typeof cell === 'object' && cell !== null && !Array.isArray(cell)
        ? Object.entries(cell).map(([field, inner]) => [`${name}.${field}`, inner])
        : [[name, cell]],
    );
    return { where, cells: Object.fromEntries(cells) };
  });
}

async function itemsByFile(path: string, custom: readonly OwnDetail[]): Promise<ReadonlyMap<string, readonly TrueLineItem[]>> {
  const csv = parseCsv(await contentOf(path), path);
  lineItemColumns(
    path,
    csv.columns.filter((column) => column !== 'file'),
    custom,
  );
  const items = new Map<string, TrueLineItem[]>();
  for (const { line, cells } of csv.rows) {
    const { file, ...fields } = cells;
    const where = `${path}, row ${line}`;
    if (!file) throw new InputError(`${where}: the column "file" is missing or empty. It names the document`);
    const name = basename(file.replaceAll('\\', '/')).normalize('NFC');
    items.set(name, [...(items.get(name) ?? []), lineItemOf(where, fields, custom)]);
  }
  return items;
}

async function contentOf(path: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new InputError(`${path}: there is no such file. Give a CSV or JSON table of values`);
    if (code === 'EISDIR') throw new InputError(`${path}: is a folder. Give a CSV or JSON table of values`);
    throw error;
  }
}
