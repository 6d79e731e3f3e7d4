/**
 * Remembered documents as bytes: magic, version, a table of where each document lies, the words that it is found by, then the documents, each a head in JSON and the
 * arrays of its pages. Little endian. A document is decoded only where it is asked for.
 */
import { z } from 'zod';
import { InputError } from '../errors.js';
import { wordsOf } from './likeness.js';
import type { RememberedDocument, RememberedPage } from './remembered.js';

const magic = 0x4d4c4c42;
const version = 2;
const headBytes = 16;

const headSchema = z.object({
  name: z.string(),
  pageCount: z.number().int().positive(),
  details: z.array(z.string()),
  pages: z.array(
    z.object({ page: z.number().int(), count: z.number().int().max(1024), values: z.array(z.tuple([z.string(), z.number().int(), z.number().int()])) }),
  ),
});

/** The arrays of a page in their order on disk. */
const hashes = ['own', 'shape', 'left', 'first', 'above', 'key', 'heading'] as const;
const places = ['x1', 'x2', 'y'] as const;
const flags = ['isWord', 'hasLetters'] as const;
const bytesPerToken = 4 * hashes.length + 2 * places.length + flags.length + 1;

/** Documents by number; `postings`: pairs of a word's hash and a document's number, ordered by hash. */
export interface LayoutFile {
  readonly count: number;
  readonly postings: Int32Array;
  document(index: number): RememberedDocument;
}

export function encodeLayouts(documents: readonly RememberedDocument[]): Uint8Array {
  const blocks = documents.map(encodeDocument);
  const pairs = documents.flatMap((document, d) => wordsOf(document).map((word) => [word, d] as const)).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const head = Buffer.alloc(headBytes + 8 * documents.length + 8 * pairs.length);
  head.writeUInt32LE(magic, 0);
  head.writeUInt32LE(version, 4);
  head.writeUInt32LE(documents.length, 8);
  head.writeUInt32LE(pairs.length, 12);
  let at = head.length;
  blocks.forEach((block, i) => {
    head.writeUInt32LE(at, headBytes + 8 * i);
    head.writeUInt32LE(block.length, headBytes + 8 * i + 4);
    at += block.length;
  });
  pairs.forEach(([word, document], i) => {
    head.writeInt32LE(word, headBytes + 8 * documents.length + 8 * i);
    head.writeInt32LE(document, headBytes + 8 * documents.length + 8 * i + 4);
  });
  return Buffer.concat([head, ...blocks]);
}

/** `name`: of the file, for messages. Throws InputError for what is no such file. */
export function decodeLayouts(bytes: Uint8Array, name: string): LayoutFile {
  const broken = () => new InputError(`${name}: is no memory of layouts as this build writes it. Remember the documents again: beleg learn`);
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length < headBytes || buffer.readUInt32LE(0) !== magic || buffer.readUInt32LE(4) !== version) throw broken();
  const [count, pairs] = [buffer.readUInt32LE(8), buffer.readUInt32LE(12)];
  const table = headBytes + 8 * count;
  if (table + 8 * pairs > buffer.length) throw broken();
  const postings = new Int32Array(2 * pairs);
  for (let i = 0; i < postings.length; i++) postings[i] = buffer.readInt32LE(table + 4 * i);
  return {
    count,
    postings,
    document(index) {
      const [at, length] = [buffer.readUInt32LE(headBytes + 8 * index), buffer.readUInt32LE(headBytes + 8 * index + 4)];
      if (at + length > buffer.length) throw broken();
      try {
        return decodeDocument(buffer.subarray(at, at + length));
      } catch {
        throw broken();
      }
    },
  };
}

function encodeDocument({ name, pageCount, details, pages }: RememberedDocument): Buffer {
  const head = {
    name,
    pageCount,
    details,
    pages: pages.map(({ page, contexts, values }) => ({ page, count: contexts.count, values: values.map(({ detail, first, last }) => [detail, first, last]) })),
  };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return Buffer.concat([length, json, ...pages.map(encodePage)]);
}

function encodePage({ contexts, tags }: RememberedPage): Buffer {
  const page = Buffer.alloc(contexts.count * bytesPerToken);
  let at = 0;
  for (const key of hashes) for (const hash of contexts[key]) at = page.writeInt32LE(hash, at);
  for (const key of places) for (const place of contexts[key]) at = page.writeUInt16LE(place, at);
  for (const key of flags) for (const flag of contexts[key]) at = page.writeUInt8(flag, at);
  for (const tag of tags) at = page.writeUInt8(tag, at);
  return page;
}

function decodeDocument(block: Buffer): RememberedDocument {
  const end = 4 + block.readUInt32LE(0);
  const { pages, ...head } = headSchema.parse(JSON.parse(block.toString('utf8', 4, end)));
  let at = end;
  return {
    ...head,
    pages: pages.map(({ page, count, values }) => {
      const own = block.subarray(at, (at += count * bytesPerToken));
      return { page, ...decodePage(own, count), values: values.map(([detail, first, last]) => ({ detail, first, last })) };
    }),
  };
}

function decodePage(page: Buffer, count: number): Pick<RememberedPage, 'contexts' | 'tags'> {
  let at = 0;
  const integers = () => Int32Array.from({ length: count }, () => page.readInt32LE((at += 4) - 4));
  const shorts = () => Uint16Array.from({ length: count }, () => page.readUInt16LE((at += 2) - 2));
  const octets = () => Uint8Array.from({ length: count }, () => page.readUInt8((at += 1) - 1));
  const [own, shape, left, first, above, key, heading] = [integers(), integers(), integers(), integers(), integers(), integers(), integers()];
  const [x1, x2, y] = [shorts(), shorts(), shorts()];
  const [isWord, hasLetters] = [octets(), octets()];
  return { contexts: { count, own, shape, left, first, above, key, heading, x1, x2, y, isWord, hasLetters }, tags: octets() };
}
