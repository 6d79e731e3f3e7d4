/**
 * Deflate (RFC 1951) as forgivingly as pdf.js unpacks it: sums that are wrong, distances from before the beginning and codes that leave gaps, where
 * zlib gives up, do not end it. Slower than zlib: only for what zlib does not take.
 */

const [headBytes, firstBytes, mostBits, endOfBlock] = [2, 64 * 1024, 15, 256];
/** Of the lengths of codes, in the order in which they stand (RFC 1951, 3.2.7). */
const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/** Codes from 16 on repeat a length: how many bits say how often, and how often at least. */
const repeats = [
  [2, 3],
  [3, 3],
  [7, 11],
] as const;

/** The least value of each code, and how many bits say how much more it is (3.2.5). */
interface Steps {
  readonly least: readonly number[];
  readonly bits: readonly number[];
}
const steps = (first: number, bits: readonly number[]): Steps => ({
  bits,
  least: bits.map((_, index) => first + bits.slice(0, index).reduce((sum, each) => sum + 2 ** each, 0)),
});
const eachOf = (count: number, bits: (index: number) => number) => Array.from({ length: count }, (_, index) => bits(index));
const usual = steps(
  3,
  eachOf(28, (index) => (index < 8 ? 0 : (index >> 2) - 1)),
);
// The longest has a code of its own; two more mean the same to pdf.js.
const lengths: Steps = { least: [...usual.least, 258, 258, 258], bits: [...usual.bits, 0, 0, 0] };
const distances = steps(
  1,
  eachOf(30, (index) => (index < 4 ? 0 : (index >> 1) - 1)),
);

/** By the bits to come, the lowest first: 16 times a code's value and its length; 0 where no code is. */
interface Codes {
  readonly table: Int32Array;
  readonly longest: number;
}
const fixed = [codesOf(eachOf(288, (value) => (value < 144 ? 8 : value < 256 ? 9 : value < 280 ? 7 : 8))), codesOf(eachOf(30, () => 5))] as const;

/** zlib's first two bytes (RFC 1950, 2.2); what a stream calls itself may stand elsewhere. */
export const isZlib = (head: Buffer): boolean => head.length > 1 && (head[0]! & 15) === 8 && head.readUInt16BE(0) % 31 === 0;

/** As far as it goes; undefined where that is more than `most` bytes. */
export function inflatedAnyway(packed: Buffer, most: number): Buffer | undefined {
  let out = Buffer.alloc(firstBytes);
  let [at, held, count, length] = [headBytes, 0, 0, 0];

  /** -1 at the end. */
  const bits = (wanted: number): number => {
    for (; count < wanted; count += 8) {
      if (at >= packed.length) return -1;
      held |= packed[at++]! << count;
    }
    const value = held & ((1 << wanted) - 1);
    held >>= wanted;
    count -= wanted;
    return value;
  };
  const codeOf = ({ table, longest }: Codes): number => {
    for (; count < longest && at < packed.length; count += 8) held |= packed[at++]! << count;
    const code = table[held & ((1 << longest) - 1)]!;
    if (code === 0 || count < (code & 15)) return -1;
    held >>= code & 15;
    count -= code & 15;
    return code >> 4;
  };
  const stepOf = ({ least, bits: more }: Steps, index: number): number => {
    const rest = index < 0 ? -1 : bits(more[index] ?? 0);
    return rest < 0 ? -1 : (least[index] ?? 0) + rest;
  };
  const makeRoom = (bytes: number): void => {
    while (length + bytes > out.length) out = Buffer.concat([out, Buffer.alloc(out.length)]);
  };
  const stored = (): boolean => {
    // What is held of whole bytes is lost, as in pdf.js.
    [held, count] = [0, 0];
    const [size, check] = [bits(16), bits(16)];
    if (size < 0 || check < 0 || (check !== (~size & 0xffff) && size + check > 0)) return false;
    const part = packed.subarray(at, at + size);
    makeRoom(part.length);
    part.copy(out, length);
    at += part.length;
    length += part.length;
    return at < packed.length;
  };
  const own = (): readonly [Codes, Codes] | undefined => {
    const [literals, far, ordered] = [bits(5) + 257, bits(5) + 1, bits(4) + 4];
    const short = new Array<number>(order.length).fill(0);
    for (const place of order.slice(0, ordered)) short[place] = Math.max(0, bits(3));
    const [codes, all] = [codesOf(short), [] as number[]];
    while (all.length < literals + far) {
      const code = codeOf(codes);
      if (code < 0) return undefined;
      const [wanted, least] = repeats[code - 16] ?? [0, 1];
      const times = bits(wanted);
      if (times < 0) return undefined;
      // Only the first of the three repeats another length than 0.
      const what = code < 16 ? code : code === 16 ? (all.at(-1) ?? 0) : 0;
      for (let time = 0; time < least + times; time++) all.push(what);
    }
    return [codesOf(all.slice(0, literals)), codesOf(all.slice(literals, literals + far))];
  };
  const block = ([literals, far]: readonly [Codes, Codes]): boolean => {
    while (length <= most) {
      const code = codeOf(literals);
      if (code === endOfBlock) return true;
      const size = code < endOfBlock ? 1 : stepOf(lengths, code - endOfBlock - 1);
      if (code < 0 || size < 0) return false;
      makeRoom(size);
      if (code < endOfBlock) out[length] = code;
      else {
        const distance = stepOf(distances, codeOf(far));
        if (distance < 0) return false;
        for (let index = length; index < length + size; index++) out[index] = out[index - distance] ?? 0;
      }
      length += size;
    }
    return false;
  };

  for (let last = false, more = true; !last && more && length <= most; ) {
    const kind = bits(3);
    if (kind < 0) break;
    last = (kind & 1) === 1;
    const codes = kind >> 1 === 1 ? fixed : kind >> 1 === 2 ? own() : undefined;
    more = kind >> 1 === 0 ? stored() : codes !== undefined && block(codes);
  }
  return length > most ? undefined : out.subarray(0, length);
}

/** From the length of each value's code (3.2.2); 0 where it has none. */
function codesOf(sizes: readonly number[]): Codes {
  const longest = Math.min(mostBits, Math.max(...sizes));
  const table = new Int32Array(1 << longest);
  for (let size = 1, code = 0; size <= longest; size++, code <<= 1)
    for (const [value, own] of sizes.entries()) {
      if (own !== size) continue;
      let turned = 0;
      for (let bit = 0; bit < size; bit++) turned |= ((code >> bit) & 1) << (size - 1 - bit);
      for (let place = turned; place < table.length; place += 1 << size) table[place] = (value << 4) | size;
      code++;
    }
  return { table, longest };
}
