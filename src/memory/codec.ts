/**
 * The memory of layouts as a file: magic, version, a table of where each document lies, the words that documents are found by, then the documents. Little endian. A document
 * is decoded only where it is asked for.
 */
import { InputError } from '../errors.js';
import { decodeDocument, nameIn } from './document-bytes.js';
import type { RememberedDocument } from './remembered.js';
import { type StoredLayout, storedLayout } from './stored.js';

const magic = 0x4d4c4c42;
/** Written; that of before lacks item tables and is read too. */
const [version, before] = [3, 2];
const headBytes = 16;

/** Documents by number; `postings`: pairs of a word's hash and a document's number, ordered by hash. */
export interface LayoutFile {
  readonly count: number;
  readonly postings: Int32Array;
  document(index: number): RememberedDocument;
  /** All of them, as they lie in the file. */
  stored(): StoredLayout[];
}

/** The whole file. InputError where there are more documents than it can number (2,097,152). */
export const encodeLayouts = (documents: readonly RememberedDocument[]): Uint8Array => joined(documents.map(storedLayout));

/** The file of these documents. */
export function joined(documents: readonly StoredLayout[]): Uint8Array {
  const pairs = pairsOf(documents);
  const table = headBytes + 8 * documents.length;
  const start = table + 8 * pairs.length;
  const file = Buffer.alloc(documents.reduce((sum, { bytes }) => sum + bytes.length, start));
  file.writeUInt32LE(magic, 0);
  file.writeUInt32LE(version, 4);
  file.writeUInt32LE(documents.length, 8);
  file.writeUInt32LE(pairs.length, 12);
  let at = start;
  for (const [i, { bytes }] of documents.entries()) {
    file.writeUInt32LE(at, headBytes + 8 * i);
    file.writeUInt32LE(bytes.length, headBytes + 8 * i + 4);
    file.set(bytes, at);
    at += bytes.length;
  }
  for (const [i, pair] of pairs.entries()) {
    file.writeInt32LE(Math.floor(pair / mostDocuments) - shift, table + 8 * i);
    file.writeInt32LE(pair % mostDocuments, table + 8 * i + 4);
  }
  return file;
}

/** A hash and a number in one double, which holds 53 bits: numbers are below 2^21. */
const [shift, mostDocuments] = [2 ** 31, 2 ** 21];

/** Ordered by hash, then by number. */
function pairsOf(documents: readonly StoredLayout[]): Float64Array {
  if (documents.length > mostDocuments) throw new InputError(`${documents.length} documents: at most ${mostDocuments} are remembered. Make several bundles`);
  const pairs = new Float64Array(documents.reduce((sum, { words }) => sum + words.length, 0));
  let at = 0;
  for (const [d, { words }] of documents.entries()) for (const word of words) pairs[at++] = (word + shift) * mostDocuments + d;
  return pairs.sort();
}

/** `name`: of the file, for messages. Throws InputError for what is no such file. */
export function decodeLayouts(bytes: Uint8Array, name: string): LayoutFile {
  const broken = () => new InputError(`${name}: is no memory of layouts as this build writes it. Remember the documents again: beleg learn`);
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length < headBytes || buffer.readUInt32LE(0) !== magic || ![version, before].includes(buffer.readUInt32LE(4))) throw broken();
  const [count, pairs] = [buffer.readUInt32LE(8), buffer.readUInt32LE(12)];
  const table = headBytes + 8 * count;
  if (table + 8 * pairs > buffer.length) throw broken();
  const from = buffer.byteOffset + table;
  // A view where the bytes are aligned: of thousands of documents it has megabytes.
  const postings = from % 4 === 0 ? new Int32Array(buffer.buffer, from, 2 * pairs) : new Int32Array(buffer.buffer.slice(from, from + 8 * pairs));
  const bytesOf = (index: number) => {
    const [at, length] = [buffer.readUInt32LE(headBytes + 8 * index), buffer.readUInt32LE(headBytes + 8 * index + 4)];
    if (at + length > buffer.length) throw broken();
    return buffer.subarray(at, at + length);
  };
  const read = <T>(of: (bytes: Uint8Array) => T, index: number): T => {
    const bytes = bytesOf(index);
    try {
      return of(bytes);
    } catch {
      throw broken();
    }
  };
  return {
    count,
    postings,
    document: (index) => read(decodeDocument, index),
    stored: () => wordsByDocument(postings, count).map((words, index) => ({ name: read(nameIn, index), bytes: bytesOf(index), words })),
  };
}

function wordsByDocument(postings: Int32Array, count: number): Int32Array[] {
  const sizes = new Uint32Array(count);
  for (let i = 1; i < postings.length; i += 2) sizes[postings[i]!]!++;
  const words = Array.from(sizes, (size) => new Int32Array(size));
  const filled = new Uint32Array(count);
  for (let i = 0; i < postings.length; i += 2) {
    const document = postings[i + 1]!;
    words[document]![filled[document]!++] = postings[i]!;
  }
  return words;
}
