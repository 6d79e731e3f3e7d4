/**
 * Labels from a table of known values: one row a document, one column a detail; CSV or JSON, line items in a cell or in a second table. All input is
 * validated before anything is written; cells that cannot be used are left out and listed.
 */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Csv, decodeText, parseCsv } from '../csv.js';
import { InputError } from '../errors.js';
import { importTruths, type Imported } from './import.js';
import { type Dataset, type Entry, entries, stem } from './store.js';
import type { OwnDetail, TrueLineItem, Truth } from './truth.js';
import { CellError, type Take, taker } from './values/cell.js';
import { lineItemColumns, lineItemOf } from './values/line-items.js';
import { checkColumns, type Row, truthOfRow } from './values/row.js';

export interface ValuesOptions {
  /** Second table: columns file, PositionId, Description, … ; one row a line item. */
  readonly lineItems?: string;
  /** Custom details. */
  readonly custom?: readonly OwnDetail[];
  /** The first cell that cannot be used refuses the whole table. */
  readonly strict?: boolean;
  readonly done?: (count: number, imported: Imported) => void;
}

/** A cell that is ignored because it cannot be used. */
export interface RefusedCell {
  /** The table, and the line of a CSV or the number of the object in JSON. */
  readonly table: string;
  readonly row: number;
  /** File name of the document; empty where the row names none. */
  readonly document: string;
  /** "InvoiceDate", "LineItems[2].Quantity". */
  readonly column: string;
  readonly reason: string;
}

export interface ImportedValues {
  readonly imported: readonly Imported[];
  readonly refused: readonly RefusedCell[];
}

type Note = (table: string, row: number, document: string) => Take;

/** Throws InputError for a table of the wrong form (columns, two rows of one document, no rows), and with `strict` for a cell. */
export async function labelFromValues(dataset: Dataset, path: string, options: ValuesOptions = {}): Promise<ImportedValues> {
  const custom = options.custom ?? [];
  const refused: RefusedCell[] = [];
  const note: Note = (table, row, document) =>
    taker((error: CellError) => {
      if (options.strict) throw error;
      refused.push({ table, row, document, column: error.column, reason: error.reason });
    });
  const rows = await tableOf(path, note);
  checkColumns(path, rows, custom);
  const items = options.lineItems === undefined ? undefined : await itemsByFile(options.lineItems, custom, note);
  const known = await entries(dataset);
  const truths = new Map<string, { truth: Truth; where: string }>();
  const strangers: Imported[] = [];
  for (const row of rows) {
    const entry = find(known, row.file);
    const own = items?.get(row.file) ?? items?.get(stem(row.file));
    const truth = truthOfRow(row, custom, note(path, row.row, row.file), own);
    if (!entry) strangers.push({ document: row.file, skipped: `no such document in ${dataset.path}`, values: 0, placed: 0, unplaced: [] });
    else if (truths.has(entry.name))
      throw new InputError(`${row.where}: ${entry.name} has a row already (${truths.get(entry.name)!.where}). Keep one row a document`);
    else truths.set(entry.name, { truth, where: row.where });
  }
  if (truths.size === 0)
    throw new InputError(`${path}: none of its ${rows.length} documents is in ${dataset.path}. Add them first: beleg dataset add ${dataset.path} FILES`);
  const labelled = known.filter((entry) => truths.has(entry.name));
  const imported = await importTruths(labelled, async (entry) => truths.get(entry.name)!.truth, options.done);
  return { imported: [...imported, ...strangers], refused };
}

/** By file name; without extension where that is unique. */
function find(known: readonly Entry[], file: string): Entry | undefined {
  const exact = known.find((entry) => entry.name === file);
  if (exact) return exact;
  const loose = known.filter((entry) => stem(entry.name) === file);
  return loose.length === 1 ? loose[0] : undefined;
}

async function tableOf(path: string, note: Note): Promise<readonly Row[]> {
  const content = await contentOf(path);
  const isJson = /^\s*[[{]/.test(decodeText(content.subarray(0, 100)).replace('\ufeff', ''));
  const rows = isJson ? jsonRows(decodeText(content), path) : csvRows(parseCsv(content, path), path);
  if (rows.length === 0) throw new InputError(`${path}: no rows. Each document needs one`);
  if (rows.every(({ cells }) => !named(cells.file))) throw new InputError(`${rows[0]!.where}: ${nameless}`);
  return rows.flatMap(({ where, row, cells: { file, ...cells } }) => {
    const name = note(path, row, '')(() => nameOf(where, file));
    return name === undefined ? [] : [{ where, row, file: name, cells }];
  });
}

const nameless = 'the column "file" is missing or empty. It names the document';
const named = (file: unknown): file is string => typeof file === 'string' && file.trim() !== '';

function nameOf(where: string, file: unknown): string {
  if (!named(file)) throw new CellError(where, 'file', 'is missing or empty. It names the document');
  return basename(file.trim().replaceAll('\\', '/')).normalize('NFC');
}

type Raw = { readonly where: string; readonly row: number; readonly cells: Readonly<Record<string, unknown>> };

const csvRows = (csv: Csv, path: string): readonly Raw[] => csv.rows.map(({ line, cells }) => ({ where: `${path}, row ${line}`, row: line, cells }));

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
    return { where, row: index + 1, cells: Object.fromEntries(cells) };
  });
}

async function itemsByFile(path: string, custom: readonly OwnDetail[], note: Note): Promise<ReadonlyMap<string, readonly TrueLineItem[]>> {
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
    const name = note(path, line, '')(() => nameOf(where, file));
    if (name !== undefined) items.set(name, [...(items.get(name) ?? []), lineItemOf(where, fields, custom, note(path, line, name))]);
  }
  return items;
}

async function contentOf(path: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new InputError(`${path}: there is no such file. Give a CSV or JSON table of values`);
    if (code === 'EISDIR') return rowsOfFolder(path);
    throw error;
  }
}

/** Corrections that a server kept, a file each: they make one table. */
async function rowsOfFolder(path: string): Promise<Uint8Array> {
  const names = (await readdir(path)).filter((name) => name.endsWith('.json')).sort();
  if (names.length === 0) throw new InputError(`${path}: is a folder without rows of values. Give a CSV or JSON table, or the folder values of corrections`);
  const rows = await Promise.all(names.map((name) => readFile(join(path, name), 'utf8')));
  return Buffer.from(`[${rows.join(',')}]`);
}
