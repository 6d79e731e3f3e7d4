/**
 * Refuses a PDF with a Flate stream (ISO 32000-1, 7.4.4) that unpacks to far more than any page needs, before pdf.js unpacks it into memory. Streams are found by
 * their keyword alone and are counted chunk by chunk. What this does not see (other filters, enciphered streams) is bounded by the memory limit of the
 * reading process: see reports/robustness.md.
 */
import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import { InputError } from '../../errors.js';

const megabyte = 1024 * 1024;
/** Bytes of one stream: of a picture (the largest that is drawn has 72 million pixels), and of anything else. */
const [mostOfPicture, mostOfOthers] = [400 * megabyte, 256 * megabyte];
/** Deflate's best ratio: shorter streams cannot exceed the limit in one pass. */
const bestRatio = 1032;
/** Flate within Flate is unpacked as often as this. */
const mostPasses = 4;
/** A stream's dictionary is right before its keyword, in this many bytes as a rule. */
const dictionaryBytes = 1024;
const chunkBytes = 64 * 1024;
/** Most bytes counted in a file: legitimate scans hold hundreds of pictures, so streams beyond it pass unchecked. */
const mostCounted = 1024 * megabyte;

/** Throws InputError where a stream is too large. Time is linear in the file's size and in what is counted. */
export async function refuseBombs(bytes: Uint8Array, name: string): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let counted = 0;
  for (let at = file.indexOf('stream'), end = 0; at >= 0 && counted < mostCounted; at = file.indexOf('stream', at + 6)) {
    const start = at + 6 + (file[at + 6] === 0x0d ? 2 : 1);
    if (!isZlib(file, start)) continue;
    if (end < start) end = file.indexOf('endstream', start);
    if (end < 0) end = file.length;
    const dictionary = file.toString('latin1', Math.max(0, at - dictionaryBytes), at);
    const own = dictionary.slice(dictionary.lastIndexOf(' obj') + 1);
    const most = /\/Image\b/.test(own) ? mostOfPicture : mostOfOthers;
    const passes = own.match(/\/Fl(?:ateDecode)?\b/g)?.length === 1 ? 1 : mostPasses;
    if (passes === 1 && (end - start) * bestRatio <= most) continue;
    const size = await unpackedSize(file.subarray(start), passes, most);
    counted += size;
    if (size > most) throw new InputError(`${name}: this PDF holds something that unpacks to more than ${most / megabyte} MB. Print it again as a plain PDF.`);
  }
}

/** The two bytes that begin zlib's format (RFC 1950): deflate, and a checksum of both. */
const isZlib = (bytes: Buffer, at: number): boolean => at + 1 < bytes.length && (bytes[at]! & 0x0f) === 8 && bytes.readUInt16BE(at) % 31 === 0;

/** Largest output of any pass in bytes, counted up to slightly more than `most`. The stream marks its own end; a broken one counts up to its error. */
async function unpackedSize(packed: Buffer, passes: number, most: number): Promise<number> {
  const inflate = createInflate({ chunkSize: chunkBytes });
  const input = Readable.from(chunksOf(packed));
  input.pipe(inflate);
  // What the next pass unpacks: more packed bytes than these exceed the limit at a small part of the best ratio.
  const [kept, mostKept] = [[] as Buffer[], most / 64];
  let size = 0;
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      if (passes > 1 && size < mostKept) kept.push(chunk);
      if ((size += chunk.length) > most) return size;
    }
  } catch {
    // Broken or truncated.
  } finally {
    input.destroy();
    inflate.destroy();
  }
  const inner = Buffer.concat(kept);
  return passes > 1 && isZlib(inner, 0) ? Math.max(size, await unpackedSize(inner, passes - 1, most)) : size;
}

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}
