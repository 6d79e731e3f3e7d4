/** The filters of a PDF's streams beside plain Flate (ISO 32000-1, 7.4): only to know how much a stream unpacks to. */
import { brotliDecompressSync, inflateSync } from 'node:zlib';
import { inflatedAnyway, isZlib } from './inflate.js';
import type { Dictionary } from './streams.js';

/** How many bytes one byte becomes at most: LZW's longest entry for 12 bits, "z" of ASCII85 for four noughts, deflate as zlib tells; Brotli knows no end. */
const ratios = { Flate: 1032, LZW: 2560, ASCII85: 4, ASCIIHex: 1, RunLength: 64, Brotli: Number.POSITIVE_INFINITY } as const;
export type Filter = keyof typeof ratios;

/** Each by its name and by the short one of pictures within a drawing, which pdf.js takes everywhere. */
const names: Readonly<Record<string, Filter | 'pixels'>> = {
  '/FlateDecode': 'Flate',
  '/Fl': 'Flate',
  '/LZWDecode': 'LZW',
  '/LZW': 'LZW',
  '/ASCII85Decode': 'ASCII85',
  '/A85': 'ASCII85',
  '/ASCIIHexDecode': 'ASCIIHex',
  '/AHx': 'ASCIIHex',
  '/RunLengthDecode': 'RunLength',
  '/RL': 'RunLength',
  '/BrotliDecode': 'Brotli',
  '/DCTDecode': 'pixels',
  '/DCT': 'pixels',
  '/JPXDecode': 'pixels',
  '/JPX': 'pixels',
  '/CCITTFaxDecode': 'pixels',
  '/CCF': 'pixels',
  '/JBIG2Decode': 'pixels',
};

/** In the order in which they unpack, up to the first that makes pixels; undefined where another object says it. Names that mean nothing do nothing. */
export function filtersOf(dictionary: Dictionary): readonly Filter[] | undefined {
  const filters: Filter[] = [];
  for (const value of dictionary.get('/F') ?? dictionary.get('/Filter') ?? []) {
    if (/^\d/.test(value)) return undefined;
    const filter = names[value];
    if (filter === 'pixels') break;
    if (filter) filters.push(filter);
  }
  return filters;
}

export const bestRatioOf = (filters: readonly Filter[]): number => filters.reduce((ratio, filter) => ratio * ratios[filter], 1);

/** Unpacks and counts, up to a little more than `most`; what is broken counts as far as it goes. */
export function sizeBy(filters: readonly Filter[], packed: Buffer, most: number): number {
  let data = packed;
  for (const filter of filters) {
    const next = unpack[filter](data, most);
    if (next === undefined) return most + 1;
    data = next;
  }
  return data.length;
}

const empty = Buffer.alloc(0);

function upTo(data: Buffer, sign: string): Buffer {
  const at = data.indexOf(sign);
  return at < 0 ? data : data.subarray(0, at);
}

function unzipped(unzip: typeof inflateSync | typeof brotliDecompressSync, data: Buffer, most: number): Buffer | 'broken' | undefined {
  try {
    return unzip(data, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? undefined : 'broken';
  }
}

/** Undefined where it would be more than `most`. */
const unpack: Readonly<Record<Filter, (data: Buffer, most: number) => Buffer | undefined>> = {
  Flate(data, most) {
    if (!isZlib(data)) return empty;
    const whole = unzipped(inflateSync, data, most);
    return whole === 'broken' ? inflatedAnyway(data, most) : whole;
  },
  Brotli(data, most) {
    const whole = unzipped(brotliDecompressSync, data, most);
    return whole === 'broken' ? empty : whole;
  },
  ASCIIHex: (data) =>
    Buffer.from(
      upTo(data, '>')
        .toString('latin1')
        .replace(/[^0-9a-f]/gi, ''),
      'hex',
    ),
  ASCII85(rest, most) {
    const data = upTo(rest, '~');
    const out = Buffer.alloc(Math.min(data.length * 4, most + 8));
    let [length, group, digits] = [0, 0, 0];
    for (const byte of data) {
      if (length > most) return undefined;
      if (byte === 0x7a && digits === 0) length += 4;
      if (byte < 0x21 || byte > 0x75) continue;
      group = group * 85 + byte - 0x21;
      if (++digits < 5) continue;
      length = out.writeUInt32BE(group % 2 ** 32, length);
      [group, digits] = [0, 0];
    }
    for (let missing = digits; digits > 0 && missing < 5; missing++) group = group * 85 + 84;
    if (digits > 0) {
      out.writeUInt32BE(group % 2 ** 32, length);
      length += digits - 1;
    }
    return length > most ? undefined : out.subarray(0, length);
  },
  RunLength(data, most) {
    const parts: Buffer[] = [];
    let length = 0;
    for (let at = 0; at < data.length && data[at] !== 128 && length <= most; ) {
      const head = data[at]!;
      const part = head < 128 ? data.subarray(at + 1, at + 2 + head) : Buffer.alloc(257 - head, data[at + 1]);
      parts.push(part);
      length += part.length;
      at += head < 128 ? head + 2 : 2;
    }
    return length > most ? undefined : Buffer.concat(parts);
  },
  // Which of the two ways its codes grow is said where it may be hidden: the way that gives more counts.
  LZW(data, most) {
    const [early, late] = [unpackLzw(data, most, 1), unpackLzw(data, most, 0)];
    return early && late && (early.length >= late.length ? early : late);
  },
};

const [clear, end, mostCodes, firstBytes] = [256, 257, 4096, 1024 * 1024];

/** `early`: codes grow one entry before they must (1) or when they must (0). As pdf.js has it, a code that is no entry yet stands for the next one. */
function unpackLzw(data: Buffer, most: number, early: 0 | 1): Buffer | undefined {
  let out = Buffer.alloc(Math.min(most, 4 * data.length, firstBytes) + mostCodes);
  // Every entry is a stretch of what was unpacked already.
  const [starts, lengths] = [new Uint32Array(mostCodes), new Uint32Array(mostCodes).fill(1, 0, clear)];
  let [length, next, width, bits, held, last, size] = [0, end + 1, 9, 0, 0, 0, 0];
  for (const byte of data) {
    held = ((held << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === end) break;
    if (code === clear) {
      [next, width, size] = [end + 1, 9, 0];
      continue;
    }
    const from = length - size;
    const start = code < next ? starts[code]! : from;
    const longer = code < next ? lengths[code]! : size + 1;
    if (length + longer > most) return undefined;
    while (length + longer > out.length) out = Buffer.concat([out, Buffer.alloc(Math.min(out.length, most))]);
    if (code < clear) out[length] = code;
    else for (let at = 0; at < longer; at++) out[length + at] = out[start + at]!;
    if (size > 0 && next < mostCodes) {
      starts[next] = from;
      lengths[next++] = lengths[last]! + 1;
    }
    [last, size] = [code, longer];
    length += longer;
    // The entry to come is the packer's already.
    const entries = next + 1 + early;
    width = entries > 2048 ? 12 : entries > 1024 ? 11 : entries > 512 ? 10 : 9;
  }
  return out.subarray(0, length);
}
