/** TIFF files made byte by byte (TIFF 6.0), for what no encoder at hand writes: both byte orders, both photometrics, G3, odd and broken directories. */

export interface TiffPage {
  readonly width: number;
  readonly height: number;
  readonly bits?: readonly number[];
  /** 1 none, 2 modified Huffman, 3 G3, 4 G4, 5 LZW, 7 JPEG, 32773 PackBits. */
  readonly compression?: number;
  /** 0 min is white, 1 min is black, 2 RGB, 3 palette, 5 CMYK. */
  readonly photometric?: number;
  readonly data: Buffer;
  /** Further tags, or other values for those above; whole numbers of two or four bytes. */
  readonly tags?: Readonly<Record<number, number | readonly number[]>>;
  /** Dots per inch across and down. */
  readonly density?: readonly [number, number];
}

interface TiffOptions {
  readonly bigEndian?: boolean;
  /** Which page follows after a page; -1 ends the file. */
  readonly next?: (index: number) => number;
}

const [short, long, rational] = [3, 4, 5];

export function tiffOf(
  pages: readonly TiffPage[],
  { bigEndian = false, next = (index) => (index + 1 < pages.length ? index + 1 : -1) }: TiffOptions = {},
): Buffer {
  const made = pages.map((page) => directoryOf(page, bigEndian));
  const starts: number[] = [];
  let at = 8;
  for (const { length } of made) {
    starts.push(at);
    at += length;
  }
  const head = Buffer.alloc(8);
  head.write(bigEndian ? 'MM\0*' : 'II*\0', 'latin1');
  u32(head, starts[0] ?? 0, 4, bigEndian);
  return Buffer.concat([head, ...made.map(({ write }, index) => write(starts[index]!, starts[next(index)] ?? 0))]);
}

function directoryOf(page: TiffPage, bigEndian: boolean) {
  const { width, height, bits = [1], compression = 1, photometric = 1, data, tags = {}, density } = page;
  const entries = new Map<number, { type: number; values: readonly number[] }>();
  const put = (tag: number, values: readonly number[], type = values.some((value) => value > 65535) ? long : short) => entries.set(tag, { type, values });
  put(256, [width]);
  put(257, [height]);
  put(258, bits);
  put(259, [compression]);
  put(262, [photometric]);
  put(273, [0], long);
  put(277, [bits.length]);
  put(278, [height]);
  put(279, [data.length], long);
  if (density) {
    put(282, [Math.round(density[0] * 100), 100], rational);
    put(283, [Math.round(density[1] * 100), 100], rational);
    put(296, [2]);
  }
  for (const [tag, values] of Object.entries(tags)) put(Number(tag), [values].flat());
  const sorted = [...entries].sort(([a], [b]) => a - b);
  const size = ({ type, values }: { type: number; values: readonly number[] }) => values.length * (type === short ? 2 : 4);
  const table = 2 + sorted.length * 12 + 4;
  const outside = sorted.reduce((sum, [, entry]) => sum + (size(entry) > 4 ? size(entry) : 0), 0);
  const length = table + outside + data.length + (data.length & 1);
  return {
    length,
    write(start: number, following: number): Buffer {
      const out = Buffer.alloc(length);
      u16(out, sorted.length, 0, bigEndian);
      let free = table;
      sorted.forEach(([tag, entry], index) => {
        const at = 2 + index * 12;
        const values = tag === 273 && !tags[273] ? [start + table + outside] : entry.values;
        u16(out, tag, at, bigEndian);
        u16(out, entry.type, at + 2, bigEndian);
        u32(out, entry.type === rational ? values.length / 2 : values.length, at + 4, bigEndian);
        let place = at + 8;
        if (size(entry) > 4) {
          u32(out, start + free, place, bigEndian);
          place = free;
          free += size(entry);
        }
        const [put, bytes] = entry.type === short ? ([u16, 2] as const) : ([u32, 4] as const);
        for (const [number, value] of values.entries()) put(out, value, place + number * bytes, bigEndian);
      });
      u32(out, following, table - 4, bigEndian);
      data.copy(out, table + outside);
      return out;
    },
  };
}

/** Rows of values of so many bits each, every row filled up to whole bytes; the first bit is a byte's highest. */
export function packed(rows: readonly (readonly number[])[], bits: number, alignment = 1): Buffer {
  return Buffer.concat(
    rows.map((row) => {
      const text = row.map((value) => (value >>> 0).toString(2).padStart(bits, '0')).join('');
      const bytes = Math.ceil(text.length / 8 / alignment) * alignment;
      return Buffer.from(
        text
          .padEnd(bytes * 8, '0')
          .match(/.{8}/g)!
          .map((byte) => Number.parseInt(byte, 2)),
      );
    }),
  );
}

/** Of ITU-T T.4, tables 2 and 3, the lengths that the scene needs. */
const codes: Readonly<Record<number, Readonly<Record<number, string>>>> = {
  0: { 0: '00110101', 35: '00010100', 36: '00010101', 71: '110111111' },
  1: { 35: '000011010011', 36: '000011010100', 71: '000000111100011' },
};
const endOfLine = '000000000001';

/** Group 3, one-dimensional: rows of 0 (white) and 1 (black). Without line ends it is TIFF's compression 2, each row in whole bytes. */
export function fax(rows: readonly (readonly number[])[], lineEnds: boolean): Buffer {
  const lines = rows.map((row) => {
    let line = lineEnds ? endOfLine : '';
    for (let [at, colour] = [0, 0]; at < row.length; colour = 1 - colour) {
      let length = 0;
      while (row[at + length] === colour) length++;
      line += runOf(colour, length);
      at += length;
    }
    return lineEnds ? line : line.padEnd(Math.ceil(line.length / 8) * 8, '0');
  });
  const all = lines.join('') + (lineEnds ? endOfLine.repeat(6) : '');
  return Buffer.from(
    all
      .padEnd(Math.ceil(all.length / 8) * 8, '0')
      .match(/.{8}/g)!
      .map((byte) => Number.parseInt(byte, 2)),
  );
}

function runOf(colour: number, length: number): string {
  const code = codes[colour]![length];
  if (code === undefined) throw new Error(`no code for a run of ${length}`);
  return code;
}

const u16 = (buffer: Buffer, value: number, at: number, bigEndian: boolean) =>
  void (bigEndian ? buffer.writeUInt16BE(value, at) : buffer.writeUInt16LE(value, at));
const u32 = (buffer: Buffer, value: number, at: number, bigEndian: boolean) =>
  void (bigEndian ? buffer.writeUInt32BE(value >>> 0, at) : buffer.writeUInt32LE(value >>> 0, at));
