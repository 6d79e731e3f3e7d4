/** Refuses a PDF whose packed streams (ISO 32000-1, 7.3.8) would fill memory: they are unpacked here once, chunk by chunk, and only counted. */
import { InputError } from '../../errors.js';
import { ciphersOf } from './cipher.js';
import { bestRatioOf, type Filter, filtersOf, sizeBy } from './filters.js';
import { type Dictionary, streamsOf } from './streams.js';
import { isPacked, type Source, sourcesOf, unpackedSize } from './unpacked.js';

const megabyte = 1024 * 1024;
/** Bytes that all streams but pictures may have together, one picture alone, and one drawing alone: its operators take a hundred times the memory. */
const [mostBytes, mostPictureBytes, mostDrawingBytes] = [128 * megabyte, 400 * megabyte, 16 * megabyte];
/** Streams too short to unpack to more than is allowed are believed, until all of them could have so many bytes together. */
const mostBelieved = 64 * megabyte;
const mostStreams = 200_000;
/** Flate within Flate, unpacked as it comes. */
const mostPackings = 4;
/** A file of honest scans may hold hundreds of pictures; after so many bytes the rest is believed. */
const mostCounted = 1024 * megabyte;

export async function refuseBombs(bytes: Uint8Array, name: string): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let ciphers: ReturnType<typeof ciphersOf> | 'unknown' = 'unknown';
  let [total, believed, pictures, count, end] = [0, 0, 0, 0, -1];
  for (const { head, start, dictionary } of streamsOf(file, name)) {
    if (++count > mostStreams) throw new InputError(`${name}: this PDF holds more than ${mostStreams} streams. Print it again as a plain PDF.`);
    const filters = filtersOf(dictionary);
    // What is not packed, and what makes pixels.
    if (filters?.length === 0) continue;
    const isPicture = allowed(dictionary) === mostPictureBytes;
    const most = isPicture ? mostPictureBytes : Math.min(allowed(dictionary), mostBytes - total);
    if (isPicture && pictures > mostCounted) continue;
    // Looked for once, not from every stream on to the end of the file.
    if (end < start) end = file.indexOf('endstream', start);
    if (end < 0) end = file.length;
    const length = lengthOf(dictionary, end - start);
    const stop = Number.isFinite(length) ? start + length : end;
    const bound = filters ? length * bestRatioOf(filters) : Number.POSITIVE_INFINITY;
    if (bound <= most && (isPicture || believed + bound <= mostBelieved)) {
      if (!isPicture) believed += bound;
      continue;
    }
    if (ciphers === 'unknown') ciphers = ciphersOf(file);
    // The word that ends it may stand in its bytes: they tell their end themselves.
    const last = Number.isFinite(length) ? stop : file.length;
    const size = await sizeOf(sourcesOf(file, head, start, ciphers ?? []), filters, last, most);
    // Deciphered with another key than its own, it breaks at once.
    if (ciphers && isFlate(filters) && (size ?? 0) < (stop - start) / 2)
      throw new InputError(`${name}: this PDF is protected in a way that does not let its content be checked. Save it without a password.`);
    if (size === undefined && !filters && !(isPicture && isJpeg(file, start) && (stop - start) * bestRatioOf(['RunLength']) <= most))
      throw new InputError(`${name}: this PDF does not say in its place how something is packed. Print it again as a plain PDF.`);
    if (size === undefined) continue;
    if (size > most)
      throw new InputError(`${name}: this PDF holds something that unpacks to more than ${Math.round(most / megabyte)} MB. Print it again as a plain PDF.`);
    if (isPicture) pictures += size;
    else total += size;
  }
}

/** The head that JPEG files begin with (ITU-T T.81, B.1.1.3): of all that packs, runs alone may begin so. */
const isJpeg = (file: Buffer, start: number): boolean => file[start] === 0xff && file[start + 1] === 0xd8 && file[start + 2] === 0xff;

type Filters = readonly Filter[] | undefined;

/** What another object says is counted as Flate, which tells itself by its head. */
const isFlate = (filters: Filters): boolean => !filters || (filters.length <= mostPackings && filters.every((filter) => filter === 'Flate'));

/** In each way that the file may be enciphered, and as often as it may be packed. Undefined where it is not packed as it should be, which nobody unpacks. */
async function sizeOf(sources: readonly Source[], filters: Filters, stop: number, most: number): Promise<number | undefined> {
  if (filters && !isFlate(filters)) return Math.max(...sources.map((source) => sizeBy(filters, source.bytes(stop), most)));
  let size: number | undefined;
  for (const source of sources.filter(isPacked)) {
    const least = filters?.length ?? 1;
    for (let packings = least; packings <= (filters?.length ?? mostPackings) && (size ?? 0) <= most; packings++)
      size = Math.max(size ?? 0, await unpackedSize(source, packings, most));
  }
  return size;
}

/** Fonts, profiles, attachments and objects say what they are; drawings say so or nothing. */
function allowed(dictionary: Dictionary): number {
  const [kind] = dictionary.get('/Subtype') ?? [];
  if (kind === '/Image') return mostPictureBytes;
  return kind === '/Form' || !saysWhat.some((key) => dictionary.has(key)) ? mostDrawingBytes : mostBytes;
}

const saysWhat = ['/Type', '/Subtype', '/Length1', '/N', '/FunctionType', '/ShadingType'];

/** A length that is right counts, and where it is wrong the word that ends the stream: the longer of both. One that stands elsewhere may be anything. */
function lengthOf(dictionary: Dictionary, found: number): number {
  const said = dictionary.get('/Length')?.join(' ') ?? '';
  return /^\d+$/.test(said) ? Math.max(Number(said), found) : Number.POSITIVE_INFINITY;
}
