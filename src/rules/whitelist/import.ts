/** A list as customers deliver it, read piece by piece: encoding, delimiter, heading and columns are found out first, rows follow. */
import { type FileHandle, open, stat } from 'node:fs/promises';
import { delimiterOf, parseCells } from '../../csv.js';
import { InputError } from '../../errors.js';
import { type Column, guessColumns } from './columns.js';

export interface FileProperties {
  readonly file: string;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  readonly delimiter: string;
  readonly columns: readonly Column[];
}

export interface Row {
  /** As people count: the heading is 1. Empty lines are not counted. */
  readonly number: number;
  readonly cells: readonly string[];
}

const pieceBytes = 8 << 20;
const longestLine = 4 << 20;
const sampleBytes = 256 << 10;
const mostColumns = 100;
const longestCell = 10_000;

/**
 * `chosen`: kinds of columns the customer set, by heading. Throws InputError where the file is missing, empty, binary, or has a first or second line that is
 * too long.
 */
export async function sniff(file: string, chosen: Readonly<Record<string, Column['kind']>> = {}): Promise<FileProperties> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new InputError(`${file}: there is no such file. Name the CSV of the list`);
  if (found.size === 0) throw new InputError(`${file}: is empty. Its first line must name the columns, the first of them the value that is answered`);
  const handle = await open(file, 'r');
  try {
    const sample = Buffer.alloc(Math.min(sampleBytes, found.size));
    await handle.read(sample, 0, sample.length, 0);
    const encoding = await encodingOf(sample, handle, found.size);
    const text = withoutMark(new TextDecoder(encoding).decode(sample));
    if (encoding !== 'utf-16le' && encoding !== 'utf-16be' && text.includes('\u0000'))
      throw new InputError(`${file}: is no CSV but a binary file. Save the table as CSV (UTF-8)`);
    const whole = found.size > sample.length ? text.slice(0, text.lastIndexOf('\n') + 1) : text;
    if (whole.split('\n', 3).length < 3 && found.size > sample.length)
      throw new InputError(`${file}:${whole === '' ? 1 : 2}: a line of more than ${sampleBytes} bytes. Is it a CSV? Save the table again, a row a line`);
    const delimiter = delimiterOf(whole);
    const { rows } = parseCells(whole, delimiter);
    return { file, encoding, delimiter, columns: columnsOf(file, rows, chosen) };
  } finally {
    await handle.close();
  }
}

function columnsOf(file: string, rows: readonly (readonly string[])[], chosen: Readonly<Record<string, Column['kind']>>): readonly Column[] {
  const header = (rows[0] ?? []).map((cell) => cell.trim());
  if (header.length > mostColumns)
    throw new InputError(`${file}:1: ${header.length} columns, at most ${mostColumns} are read. Keep the id and the columns that stand on documents`);
  if (header.length < 2)
    throw new InputError(`${file}:1: one column only. A list needs the value and at least one column that stands on documents, separated by ; or ,`);
  if (header.some((name) => /^[\d\s.,+-]*$/.test(name)))
    throw new InputError(
      `${file}:1: ${JSON.stringify(header.find((name) => /^[\d\s.,+-]*$/.test(name)))} is no name of a column. Add a first line that names the columns: id;name;street;zip;city`,
    );
  const twice = header.find((name, index) => header.indexOf(name) !== index);
  if (twice !== undefined) throw new InputError(`${file}:1: the column ${JSON.stringify(twice)} is there twice. Rename one of them`);
  if (rows.length < 2) throw new InputError(`${file}: names columns, but has no rows. Add a row a line`);
  const unknown = Object.keys(chosen).find((name) => !header.includes(name));
  if (unknown !== undefined) throw new InputError(`${file}:1: there is no column ${unknown}. There are ${header.join(', ')}`);
  return guessColumns(header, rows.slice(1, 500)).map((column) => ({ ...column, kind: chosen[column.name] ?? column.kind }));
}

/**
 * Rows in the order of the file. Throws InputError, with the place, for a row with more cells than columns, a cell that is too long, and a quote that does not
 * end.
 */
export async function* readRows({ file, encoding, delimiter, columns }: FileProperties): AsyncGenerator<readonly Row[]> {
  let number = 1;
  for await (const piece of pieces(file, encoding)) {
    const { rows, quote } = parseCells(piece, delimiter);
    if (quote !== undefined) throw new InputError(`${file}:${number + quote}: a quote that does not end. Double every quote inside a quoted cell`);
    const body: Row[] = [];
    for (const cells of rows) {
      const line = number++;
      if (line === 1) continue;
      if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
        throw new InputError(
          `${file}:${line}: ${cells.length} cells under ${columns.length} columns. Quote cells that hold the delimiter ${JSON.stringify(delimiter)}`,
        );
      }
      const long = cells.find((cell) => cell.length > longestCell);
      if (long !== undefined)
        throw new InputError(`${file}:${line}: a cell of ${long.length} characters, at most ${longestCell} are read. Is a quote missing?`);
      body.push({ number: line, cells: columns.map((_, index) => (cells[index] ?? '').trim()) });
    }
    yield body;
  }
}

/** Text cut at ends of lines that are not within quotes. */
async function* pieces(file: string, encoding: FileProperties['encoding']): AsyncGenerator<string> {
  const handle = await open(file, 'r');
  try {
    const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
    const bytes = Buffer.alloc(pieceBytes);
    let rest = '';
    for (let first = true; ; first = false) {
      const { bytesRead } = await handle.read(bytes, 0, bytes.length);
      const text = rest + decoder.decode(bytes.subarray(0, bytesRead), { stream: bytesRead > 0 });
      const all = first ? withoutMark(text) : text;
      if (bytesRead === 0) {
        if (all.trim() !== '') yield all;
        return;
      }
      const end = lastLineEnd(all);
      rest = all.slice(end);
      if (rest.length > longestLine)
        throw new InputError(
          `${file}: a line of more than ${longestLine} characters, beginning with ${JSON.stringify(rest.slice(0, 30))}. Is a quote missing, or is it no CSV?`,
        );
      if (end > 0) yield all.slice(0, end);
    }
  } finally {
    await handle.close();
  }
}

function lastLineEnd(text: string): number {
  let quotes = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) quotes++;
  // Within a quote the last line may not be over; then the cut is before the quote that is open.
  const from = quotes % 2 ? text.lastIndexOf('"') : text.length;
  return text.lastIndexOf('\n', from) + 1;
}

/** UTF-16 by its mark or its zeros, UTF-8 where all of the file is, else what old programs write. */
async function encodingOf(sample: Buffer, handle: FileHandle, size: number): Promise<FileProperties['encoding']> {
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le';
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (let i = 0; i < Math.min(2000, sample.length); i++) if (sample[i] === 0) zeros[i % 2]!++;
  if (zeros[1]! > 300 && zeros[0] === 0) return 'utf-16le';
  if (zeros[0]! > 300 && zeros[1] === 0) return 'utf-16be';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const bytes = Buffer.alloc(pieceBytes);
  try {
    for (let at = 0; at < size; at += bytes.length) {
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, at);
      decoder.decode(bytes.subarray(0, bytesRead), { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

const withoutMark = (text: string): string => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
