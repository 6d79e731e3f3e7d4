/**
 * A compiled whitelist: one binary file, little endian, loaded as it is into memory that all threads share.
 * "BELEGWL1", length of the header, header (JSON: columns, rows, sections), then the sections, each beginning at a multiple of 8.
 */
import { type LineItemFieldName, lineItemFields } from '../../catalogue/line-item-fields.js';
import { InputError } from '../../errors.js';
import { z } from 'zod';
import type { Buckets } from './buckets.js';
import { type Column, columnKinds } from './columns.js';

const magic = 'BELEGWL1';
const sectionNames = [
  'rowOffsets',
  'rowBlob',
  'wordOffsets',
  'wordBlob',
  'postingOffsets',
  'postings',
  'deleteOffsets',
  'deleteEntries',
  'deleteHashes',
  'keyOffsets',
  'keyEntries',
  'keyHashes',
] as const;
type SectionName = (typeof sectionNames)[number];

/** What a row of the list is looked for in: the whole document, or each of its line items. */
export const scopes = ['document', 'line-items'] as const;
export type Scope = (typeof scopes)[number];
const fieldNames = lineItemFields.map(({ name }) => name);
/** Of a list for line items: the field that its value is put into, if any. */
export const fillSchema = z.enum(fieldNames);

const headerSchema = z.object({
  detail: z.string(),
  scope: z.enum(scopes).default('document'),
  fill: fillSchema.optional(),
  columns: z.array(z.object({ name: z.string(), kind: z.enum(columnKinds) })),
  rows: z.number(),
  words: z.number(),
  sections: z.record(z.enum(sectionNames), z.tuple([z.number(), z.number()])),
});

/** What a list is for. */
export interface Purpose {
  readonly detail: string;
  readonly scope: Scope;
  readonly fill?: LineItemFieldName | undefined;
}

export interface Whitelist extends Purpose {
  readonly columns: readonly Column[];
  readonly rows: number;
  readonly words: number;
  readonly rowOffsets: Uint32Array;
  readonly rowBlob: Buffer;
  readonly wordOffsets: Uint32Array;
  readonly wordBlob: Buffer;
  /** Rows that hold a word: CSR. */
  readonly postingOffsets: Uint32Array;
  readonly postings: Uint32Array;
  /** Words by the hashes of their first letters with one left out. */
  readonly deletes: Buckets;
  /** Rows by the hashes of their keys. */
  readonly keys: Buckets;
  /** What all of the above looks into. */
  readonly buffer: ArrayBufferLike;
}

export type Sections = Readonly<Record<SectionName, Uint8Array | Uint32Array>>;

/** Header as JSON, then the sections, each at its place: read without parsing. */
export function writeWhitelist(
  head: Purpose & { readonly columns: readonly Column[]; readonly rows: number; readonly words: number },
  sections: Sections,
): Uint8Array {
  const places: Record<string, [number, number]> = {};
  let at = 0;
  for (const name of sectionNames) {
    places[name] = [at, sections[name].byteLength];
    at += Math.ceil(sections[name].byteLength / 8) * 8;
  }
  const header = Buffer.from(JSON.stringify({ ...head, sections: places }));
  const start = Math.ceil((16 + header.length) / 8) * 8;
  const file = Buffer.alloc(start + at);
  file.write(magic, 'latin1');
  file.writeUInt32LE(header.length, 8);
  header.copy(file, 16);
  for (const name of sectionNames) {
    const { buffer, byteOffset, byteLength } = sections[name];
    file.set(new Uint8Array(buffer, byteOffset, byteLength), start + places[name]![0]);
  }
  return file;
}

/** Throws InputError where it is none, or not whole. `buffer` is looked into, not copied. */
export function openWhitelist(buffer: ArrayBufferLike, name: string): Whitelist {
  const refuse = (what: string): never => {
    throw new InputError(`${name}: is no whole whitelist (${what}). Compile it again: beleg whitelist compile LIST.csv --detail NAME --bundle BUNDLE`);
  };
  const bytes = Buffer.from(buffer as ArrayBuffer);
  if (bytes.length < 16 || bytes.toString('latin1', 0, 8) !== magic) refuse('its beginning is another');
  const headerLength = bytes.readUInt32LE(8);
  if (16 + headerLength > bytes.length) refuse('it ends within the header');
  const header = headerOf(bytes.toString('utf8', 16, 16 + headerLength)) ?? refuse('its header is damaged');
  const start = Math.ceil((16 + headerLength) / 8) * 8;
  const section = (wanted: SectionName): [number, number] => {
    const [at, length] = header.sections[wanted];
    if (start + at + length > bytes.length || at % 8) refuse(`it ends within ${wanted}`);
    return [start + at, length];
  };
  const numbers = (wanted: SectionName): Uint32Array => {
    const [at, length] = section(wanted);
    return new Uint32Array(buffer, at, length / 4);
  };
  const blob = (wanted: SectionName): Buffer => Buffer.from(buffer as ArrayBuffer, ...section(wanted));
  const { detail, scope, fill, columns, rows, words } = header;
  const whitelist: Whitelist = {
    detail,
    scope,
    fill,
    columns,
    rows,
    words,
    rowOffsets: numbers('rowOffsets'),
    rowBlob: blob('rowBlob'),
    wordOffsets: numbers('wordOffsets'),
    wordBlob: blob('wordBlob'),
    postingOffsets: numbers('postingOffsets'),
    postings: numbers('postings'),
    deletes: { offsets: numbers('deleteOffsets'), entries: numbers('deleteEntries'), hashes: numbers('deleteHashes') },
    keys: { offsets: numbers('keyOffsets'), entries: numbers('keyEntries'), hashes: numbers('keyHashes') },
    buffer,
  };
  const { rowOffsets, wordOffsets, postingOffsets, postings, deletes, keys } = whitelist;
  for (const [offsets, count, end] of [
    [rowOffsets, rows, whitelist.rowBlob.length],
    [wordOffsets, words, whitelist.wordBlob.length],
    [postingOffsets, words, postings.length],
    [deletes.offsets, deletes.offsets.length - 1, deletes.entries.length],
    [keys.offsets, keys.offsets.length - 1, keys.entries.length],
    [keys.offsets, keys.offsets.length - 1, keys.hashes.length],
    [deletes.offsets, deletes.offsets.length - 1, deletes.hashes.length],
  ] as const)
    if (offsets.length !== count + 1 || offsets[count] !== end) refuse('its parts do not fit each other');
  return whitelist;
}

function headerOf(text: string): z.infer<typeof headerSchema> | undefined {
  try {
    return headerSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Parts cells of a row in the file. */
export const cellSign = '\u001f';

/** The texts of a row, in the order of the list's columns. */
export function rowCells({ rowBlob, rowOffsets }: Whitelist, row: number): string[] {
  return rowBlob.toString('utf8', rowOffsets[row]!, rowOffsets[row + 1]!).split(cellSign);
}

/** A word of the index as it is compared (`normal.ts`). */
export const wordText = ({ wordBlob, wordOffsets }: Whitelist, word: number): string => wordBlob.toString('utf8', wordOffsets[word]!, wordOffsets[word + 1]!);
/** Rows that have the word, ascending. */
export const rowsWith = ({ postings, postingOffsets }: Whitelist, word: number): Uint32Array =>
  postings.subarray(postingOffsets[word]!, postingOffsets[word + 1]!);
