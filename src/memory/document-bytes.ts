/** One remembered document as bytes: a head in JSON, then the arrays of its pages. Little endian. */
import { z } from 'zod';
import type { RememberedDocument, RememberedItems, RememberedPage } from './remembered.js';

const headSchema = z.object({
  name: z.string(),
  pageCount: z.number().int().positive(),
  details: z.array(z.string()),
  type: z.string().optional(),
  taxesApart: z.literal(true).optional(),
  pages: z.array(
    z.object({
      page: z.number().int(),
      count: z.number().int().max(1024),
      values: z.array(z.tuple([z.string(), z.number().int(), z.number().int()])),
      /** Tags, then tokens. */
      fields: z.array(z.array(z.number().int().nonnegative())).optional(),
      /** Behind the other arrays is that of its item table. */
      items: z.literal(true).optional(),
    }),
  ),
});

const nameSchema = headSchema.pick({ name: true });

/** The arrays of a page in their order on disk. */
const hashes = ['own', 'shape', 'left', 'first', 'above', 'key', 'heading'] as const;
const places = ['x1', 'x2', 'y'] as const;
const flags = ['isWord', 'hasLetters'] as const;
const bytesPerToken = (hasItems: boolean): number => 4 * hashes.length + 2 * places.length + flags.length + 1 + Number(hasItems);

/** A header as JSON, then the arrays of its pages: see the file's head. */
export function encodeDocument({ name, pageCount, details, type, taxesApart, pages }: RememberedDocument): Buffer {
  const head = {
    name,
    pageCount,
    details,
    ...(type !== undefined && { type }),
    ...(taxesApart && { taxesApart }),
    pages: pages.map(({ page, contexts, values, fields, items }) => ({
      page,
      count: contexts.count,
      values: values.map(({ detail, first, last }) => [detail, first, last]),
      ...(fields && { fields: fields.map(({ tag, tokens }) => [tag, ...tokens]) }),
      ...(items && { items: true }),
    })),
  };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return Buffer.concat([length, json, ...pages.map(encodePage)]);
}

function encodePage({ contexts, tags, items }: RememberedPage): Buffer {
  const page = Buffer.alloc(contexts.count * bytesPerToken(items !== undefined));
  let at = 0;
  for (const key of hashes) for (const hash of contexts[key]) at = page.writeInt32LE(hash, at);
  for (const key of places) for (const place of contexts[key]) at = page.writeUInt16LE(place, at);
  for (const key of flags) for (const flag of contexts[key]) at = page.writeUInt8(flag, at);
  for (const tag of tags) at = page.writeUInt8(tag, at);
  if (items) for (const [i, sort] of items.sorts.entries()) at = page.writeUInt8(16 * sort + items.columns[i]!, at);
  return page;
}

/** Throws where the bytes are damaged. */
export function decodeDocument(bytes: Uint8Array): RememberedDocument {
  const { block, end } = headOf(bytes);
  const { pages, type, taxesApart, ...head } = headSchema.parse(JSON.parse(block.toString('utf8', 4, end)));
  let at = end;
  return {
    ...head,
    ...(type !== undefined && { type }),
    ...(taxesApart && { taxesApart }),
    pages: pages.map(({ page, count, values, fields, items = false }) => {
      const own = block.subarray(at, (at += count * bytesPerToken(items)));
      return {
        page,
        ...decodePage(own, count, items),
        values: values.map(([detail, first, last]) => ({ detail, first, last })),
        ...(fields && { fields: fields.map(([tag, ...tokens]) => ({ tag: tag!, tokens })) }),
      };
    }),
  };
}

/** The document's name alone. Throws where the head is damaged. */
export function nameIn(bytes: Uint8Array): string {
  const { block, end } = headOf(bytes);
  return nameSchema.parse(JSON.parse(block.toString('utf8', 4, end))).name;
}

function headOf(bytes: Uint8Array): { readonly block: Buffer; readonly end: number } {
  const block = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { block, end: 4 + block.readUInt32LE(0) };
}

function decodePage(page: Buffer, count: number, hasItems: boolean): Pick<RememberedPage, 'contexts' | 'tags' | 'items'> {
  if (page.length !== count * bytesPerToken(hasItems)) throw new Error('cut within a page');
  let at = 0;
  // Views of one copy, which is aligned, as each array is: those of larger numbers come first.
  const copy = page.buffer.slice(page.byteOffset, page.byteOffset + page.length) as ArrayBuffer;
  const next = <T>(of: { new (buffer: ArrayBuffer, at: number, length: number): T; readonly BYTES_PER_ELEMENT: number }): T => {
    const array = new of(copy, at, count);
    at += count * of.BYTES_PER_ELEMENT;
    return array;
  };
  const [integers, shorts, octets] = [() => next(Int32Array), () => next(Uint16Array), () => next(Uint8Array)];
  const [own, shape, left, first, above, key, heading] = [integers(), integers(), integers(), integers(), integers(), integers(), integers()];
  const [x1, x2, y] = [shorts(), shorts(), shorts()];
  const [isWord, hasLetters] = [octets(), octets()];
  return {
    contexts: { count, own, shape, left, first, above, key, heading, x1, x2, y, isWord, hasLetters },
    tags: octets(),
    ...(hasItems && { items: itemsOf(octets()) }),
  };
}

const itemsOf = (bytes: Uint8Array): RememberedItems => ({ columns: bytes.map((byte) => byte & 15), sorts: bytes.map((byte) => byte >> 4) });
