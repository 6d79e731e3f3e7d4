/** The filters of a PDF's streams beside plain Flate (ISO 32000-1, 7.4): only to know how much a stream unpacks to. */
import { inflateSync } from 'node:zlib';

/** How many bytes one byte becomes at most: LZW's longest entry for 12 bits, "z" of ASCII85 for four noughts, deflate as zlib tells. */
const ratios = { Flate: 1032, LZW: 2560, ASCII85: 4, ASCIIHex: 1, RunLength: 64 } as const;
type Filter = keyof typeof ratios;

const abbreviations: Readonly<Record<string, Filter>> = { Fl: 'Flate', LZW: 'LZW', A85: 'ASCII85', AHx: 'ASCIIHex', RL: 'RunLength' };

/** In the order in which they unpack, up to the first that makes pixels. */
export function filtersOf(dictionary: string): readonly Filter[] {
  const value = /\/Filter\s*(\[[^\]]{0,400}\]?|\/\w{1,40})/.exec(dictionary)?.[1] ?? '';
  const filters: Filter[] = [];
  for (const [, name] of value.matchAll(/\/(\w{1,40})/g)) {
    const filter = abbreviations[name!] ?? (name!.replace(/Decode$/, '') as Filter);
    if (!(filter in ratios)) break;
    filters.push(filter);
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

/** Undefined where it would be more than `most`. */
const unpack: Readonly<Record<Filter, (data: Buffer, most: number) => Buffer | undefined>> = {
  Flate(data, most) {
    try {
      return inflateSync(data, { maxOutputLength: Math.max(1, most) });
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? undefined : Buffer.alloc(0);
    }
  },
  ASCIIHex: (data) =>
    Buffer.from(
      data
        .toString('latin1')
        .split('>')[0]!
        .replace(/[^0-9a-f]/gi, ''),
      'hex',
    ),
  ASCII85(data, most) {
    const out = Buffer.alloc(data.length * 4);
    let [length, group, digits] = [0, 0, 0];
    for (const byte of data) {
      if (byte === 0x7e) break;
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

const [clear, end, mostCodes] = [256, 257, 4096];

/** `early`: codes grow one entry before they must (1) or when they must (0). */
function unpackLzw(data: Buffer, most: number, early: 0 | 1): Buffer | undefined {
  let out = Buffer.alloc(Math.min(most, 4 * data.length) + mostCodes);
  // Every entry is a stretch of what was unpacked already.
  const [starts, lengths] = [new Uint32Array(mostCodes + 1), new Uint32Array(mostCodes + 1)];
  let [length, next, width, bits, held, last] = [0, end + 1, 9, 0, 0, -1];
  for (const byte of data) {
    held = ((held << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === end) break;
    if (code === clear) {
      [next, width, last] = [end + 1, 9, -1];
      continue;
    }
    if (code > next || (code === next && last < 0)) break;
    const size = code < clear ? 1 : code === next ? lastSize(last, lengths) + 1 : lengths[code]!;
    if (length + size > most) return undefined;
    if (length + size > out.length) out = Buffer.concat([out, Buffer.alloc(Math.min(out.length, most))]);
    const from = last < 0 ? 0 : length - lastSize(last, lengths);
    if (last >= 0 && next < mostCodes) {
      starts[next] = from;
      lengths[next] = lastSize(last, lengths) + 1;
    }
    if (code < clear) out[length] = code;
    else for (let at = 0, start = starts[code]!; at < size; at++) out[length + at] = out[start + at]!;
    length += size;
    if (last >= 0 && next < mostCodes) next++;
    last = code;
    // The entry to come is the packer's already.
    const entries = next + 1 + early;
    width = entries > 2048 ? 12 : entries > 1024 ? 11 : entries > 512 ? 10 : 9;
  }
  return out.subarray(0, length);
}

const lastSize = (code: number, lengths: Uint32Array): number => (code < clear ? 1 : lengths[code]!);
