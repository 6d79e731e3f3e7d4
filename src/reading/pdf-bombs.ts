/** Refuses a PDF whose packed streams (ISO 32000-1, 7.3.8) would fill memory: they are unpacked here once, chunk by chunk, and only counted. */
import { InputError } from '../errors.js';
import { ciphersOf } from './pdf-cipher.js';
import { bestRatioOf, filtersOf, sizeBy } from './pdf-filters.js';
import { isPacked, sourcesOf, unpackedSize } from './pdf-unpacked.js';

const megabyte = 1024 * 1024;
/** Bytes that all streams but pictures may have together, one picture alone, and one drawing alone: its operators take a hundred times the memory. */
const [mostBytes, mostPictureBytes, mostDrawingBytes] = [128 * megabyte, 400 * megabyte, 16 * megabyte];
/** Streams too short to unpack to more than is allowed are believed, until all of them could have so many bytes together. */
const mostBelieved = 64 * megabyte;
/** Deflate packs at best this well (zlib's technical details): what is short enough needs no look. */
const bestRatio = 1032;
/** A stream's dictionary stands right before it and is short. */
const dictionaryBytes = 2048;
const mostStreams = 200_000;
/** Flate within Flate, unpacked as it comes. */
const mostPackings = 4;
/** A file of honest scans may hold hundreds of pictures; after so many bytes the rest is believed. */
const mostCounted = 1024 * megabyte;

export async function refuseBombs(bytes: Uint8Array, name: string): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length * bestRatio <= mostDrawingBytes && !/Decode[^>]{0,200}Decode/.test(file.toString('latin1'))) return;
  const ciphers = ciphersOf(file);
  let [total, believed, pictures, count, end] = [0, 0, 0, 0, -1];
  for (let at = file.indexOf('stream'); at >= 0 && count < mostStreams; at = file.indexOf('stream', at + 6), count++) {
    const line = file[at + 6] === 13 ? 2 : 1;
    if (file.toString('latin1', at - 3, at) === 'end' || (file[at + 6] !== 13 && file[at + 6] !== 10)) continue;
    const start = at + 6 + (line === 2 && file[at + 7] !== 10 ? 1 : line);
    const dictionary = dictionaryBefore(file, at);
    const packings = Math.min(mostPackings, dictionary.match(/\/(FlateDecode|Fl)\b/g)?.length ?? 1);
    const filters = filtersOf(dictionary);
    const plain = filters.length <= mostPackings && filters.every((filter) => filter === 'Flate');
    if (!dictionary.includes('/Filter')) continue;
    const sources = sourcesOf(file, at, start, ciphers ?? []);
    const packed = plain ? sources.filter(isPacked) : sources;
    // What makes pixels, and what nobody can unpack.
    if (packed.length === 0 && (!ciphers || (filters.length === 0 && /\/Filter\s*\[?\s*\//.test(dictionary)))) continue;
    const most = leftOf(allowed(dictionary), total);
    if (most === mostPictureBytes && pictures > mostCounted) continue;
    // Looked for once, not from every stream on to the end of the file.
    if (end < start) end = file.indexOf('endstream', start);
    if (end < 0) end = file.length;
    const length = lengthOf(dictionary, end - start);
    const stop = Number.isFinite(length) ? start + length : end;
    const bound = length * (plain ? bestRatio ** packings : bestRatioOf(filters));
    const isPicture = allowed(dictionary) === mostPictureBytes;
    if (bound <= most && (isPicture || believed + bound <= mostBelieved)) {
      if (!isPicture) believed += bound;
      continue;
    }
    const sizes = await Promise.all(packed.map((source) => (plain ? unpackedSize(source, packings, most) : sizeBy(filters, source.bytes(stop), most))));
    const size = Math.max(0, ...sizes);
    // Deciphered with another key than its own, it breaks at once.
    if (ciphers && plain && size < (stop - start) / 2)
      throw new InputError(`${name}: this PDF is protected in a way that does not let its content be checked. Save it without a password.`);
    if (size > most)
      throw new InputError(`${name}: this PDF holds something that unpacks to more than ${Math.round(most / megabyte)} MB. Print it again as a plain PDF.`);
    if (most === mostPictureBytes) pictures += size;
    else total += size;
  }
}

const leftOf = (most: number, total: number): number => (most === mostPictureBytes ? most : Math.min(most, mostBytes - total));

/** Fonts, profiles, attachments and objects say what they are; drawings say so or nothing. */
function allowed(dictionary: string): number {
  if (/\/Subtype\s*\/Image\b/.test(dictionary)) return mostPictureBytes;
  return /\/Subtype\s*\/Form\b/.test(dictionary) || !/\/(Type|Subtype|Length1|N|FunctionType|ShadingType)\b/.test(dictionary) ? mostDrawingBytes : mostBytes;
}

/** A length that is right counts, and where it is wrong the word that ends the stream: the longer of both. One that stands elsewhere may be anything. */
function lengthOf(dictionary: string, found: number): number {
  const said = /\/Length\s+(\d+)(\s+\d+\s+R)?/.exec(dictionary);
  return !said || said[2] ? Number.POSITIVE_INFINITY : Math.max(Number(said[1]), found);
}

/** From the object's head on; names may be written with #46 for F. */
function dictionaryBefore(file: Buffer, at: number): string {
  const text = file.toString('latin1', Math.max(0, at - dictionaryBytes), at);
  const own = text.slice(Math.max(0, text.lastIndexOf(' obj')));
  return own.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
