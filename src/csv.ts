/** The door of papaparse: a CSV file as rows by column. UTF-8, with or without byte order mark, else Windows-1252; the delimiter is detected from the first line. */
import papaparse from 'papaparse';
import { InputError } from './errors.js';

export interface Csv {
  readonly columns: readonly string[];
  /** `line` is the row's number, counted as people count in a table: the header is 1. */
  readonly rows: readonly { readonly line: number; readonly cells: Readonly<Record<string, string>> }[];
}

const mostBytes = 200_000_000;

/**
 * RFC 4180, with the first line as names of the columns; cells are trimmed, missing ones are ''. `name` stands in messages. InputError where it is too large,
 * binary or empty, a quote does not end, a column is there twice, or a row has more cells than columns.
 */
export function parseCsv(bytes: Uint8Array, name: string): Csv {
  if (bytes.length > mostBytes) throw new InputError(`${name}: ${bytes.length} bytes, at most ${mostBytes} are read. Split the file`);
  const text = decodeText(bytes);
  if (text.includes('\u0000')) throw new InputError(`${name}: is no CSV but a binary file. Save the table as CSV (UTF-8)`);
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter: delimiterOf(text), skipEmptyLines: 'greedy' });
  const quotes = errors.find((error) => error.type === 'Quotes');
  if (quotes)
    throw new InputError(`${name}, row ${(quotes.row ?? 0) + 1}: a quote that does not end (${quotes.message}). Double every quote inside a quoted cell`);
  const columns = (data[0] ?? []).map((column) => column.trim());
  if (columns.length === 0) throw new InputError(`${name}: is empty. Its first line must name the columns`);
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twice !== undefined) throw new InputError(`${name}: the column ${JSON.stringify(twice)} is there twice. Rename one of them`);
  const rows = data.slice(1).map((cells, index) => {
    if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
      throw new InputError(`${name}, row ${index + 2}: ${cells.length} cells under ${columns.length} columns. Quote cells that hold the delimiter`);
    }
    return { line: index + 2, cells: Object.fromEntries(columns.map((column, i) => [column, (cells[i] ?? '').trim()])) };
  });
  return { columns, rows };
}

/** UTF-8 without its byte order mark; what is not valid UTF-8 is read as Windows-1252, which every sequence of bytes is. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What is most often in the first line outside quotes. */
export function delimiterOf(text: string): string {
  const end = text.search(/[\r\n]/);
  const head = (end < 0 ? text : text.slice(0, end)).replace(/"[^"]*"/g, '');
  const counts = [';', ',', '\t', '|'].map((delimiter) => [delimiter, head.split(delimiter).length] as const);
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/** Rows under their columns, for spreadsheets: a cell that would start a formula there is quoted as text. */
export function writeCsv(columns: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): string {
  const data = rows.map((row) => columns.map((column) => row[column]));
  return `${papaparse.unparse({ fields: [...columns], data }, { escapeFormulae: true, newline: '\n' }).trimEnd()}\n`;
}

/** A piece of a file as cells, for lists that are read piece by piece; `quote` is the row of the piece in which a quote does not end. */
export function parseCells(text: string, delimiter: string): { readonly rows: readonly (readonly string[])[]; readonly quote?: number } {
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' });
  const quote = errors.find((error) => error.type === 'Quotes')?.row;
  return { rows: data, ...(quote !== undefined && { quote }) };
}
