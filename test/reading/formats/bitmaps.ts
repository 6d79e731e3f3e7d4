/** BMP and ICO files made byte by byte. */
import type { Colour } from '../scenes.js';
import { packed } from './tiffs.js';

export interface Bitmap {
  readonly bits: number;
  /** Top row first: indices into the palette, or values of a pixel. */
  readonly rows: readonly (readonly number[])[];
  readonly palette?: readonly Colour[];
  /** 0 none, 1 RLE8, 2 RLE4, 3 bit fields, 6 bit fields with alpha. */
  readonly compression?: number;
  readonly masks?: readonly number[];
  readonly topDown?: boolean;
  /** 12 (OS/2), 16 or 64 (OS/2 2), 40, 52, 56, 108 or 124. */
  readonly header?: number;
  readonly dotsPerInch?: number;
  /** What stands in place of the packed rows. */
  readonly data?: Buffer;
  /** An icon's height counts its mask. */
  readonly heightTimes?: number;
  /** Bytes between the palette and the pixels. */
  readonly gap?: number;
}

export function dibOf(bitmap: Bitmap): { readonly head: Buffer; readonly data: Buffer } {
  const { bits, rows, palette = [], compression = 0, masks = [], topDown = false, header = 40, dotsPerInch = 0, heightTimes = 1, gap = 0 } = bitmap;
  const [width, height] = [rows[0]!.length, rows.length * heightTimes];
  const head = Buffer.alloc(header);
  head.writeUInt32LE(header, 0);
  if (header === 12) {
    head.writeUInt16LE(width, 4);
    head.writeUInt16LE(height, 6);
    head.writeUInt16LE(1, 8);
    head.writeUInt16LE(bits, 10);
  } else {
    head.writeInt32LE(width, 4);
    head.writeInt32LE(topDown ? -height : height, 8);
    head.writeUInt16LE(1, 12);
    head.writeUInt16LE(bits, 14);
    if (header > 16) {
      head.writeUInt32LE(compression, 16);
      head.writeInt32LE(Math.round(dotsPerInch / 0.0254), 24);
      head.writeUInt32LE(palette.length, 32);
    }
  }
  const inside = header >= 52 && header !== 64 ? masks.length * 4 : 0;
  const outside = Buffer.alloc(masks.length * 4 - inside);
  masks.forEach((mask, index) => void (inside ? head.writeUInt32LE(mask >>> 0, 40 + index * 4) : outside.writeUInt32LE(mask >>> 0, index * 4)));
  const colours = Buffer.from(palette.flatMap(([red, green, blue]) => (header === 12 ? [blue, green, red] : [blue, green, red, 0])));
  const stored = topDown ? rows : [...rows].reverse();
  return { head: Buffer.concat([head, outside, colours, Buffer.alloc(gap)]), data: bitmap.data ?? (bits < 16 ? packed(stored, bits, 4) : wide(stored, bits)) };
}

export function bmpOf(bitmap: Bitmap): Buffer {
  const { head, data } = dibOf(bitmap);
  const file = Buffer.alloc(14);
  file.write('BM');
  file.writeUInt32LE(14 + head.length + data.length, 2);
  file.writeUInt32LE(14 + head.length, 10);
  return Buffer.concat([file, head, data]);
}

/** Values of two to four bytes stand with the lowest byte in front. */
function wide(rows: readonly (readonly number[])[], bits: number): Buffer {
  return Buffer.concat(
    rows.map((row) => {
      const line = Buffer.alloc(Math.ceil((row.length * bits) / 32) * 4);
      row.forEach((value, x) => void line.writeUIntLE(value >>> 0, (x * bits) / 8, bits / 8));
      return line;
    }),
  );
}

/** Bottom row first, runs of one colour, ends of lines, end of the picture. Nibbles for RLE4. */
export function runs(rows: readonly (readonly number[])[], nibbles = false): Buffer {
  const bytes: number[] = [];
  for (const row of [...rows].reverse()) {
    for (let at = 0; at < row.length; ) {
      let length = 0;
      while (row[at + length] === row[at] && length < 255) length++;
      bytes.push(length, nibbles ? row[at]! * 17 : row[at]!);
      at += length;
    }
    bytes.push(0, 0);
  }
  return Buffer.from([...bytes, 0, 1]);
}

export interface Image {
  readonly size: number;
  readonly data: Buffer;
  readonly bits?: number;
}

export function icoOf(images: readonly Image[], kind = 1): Buffer {
  const head = Buffer.alloc(6 + images.length * 16);
  head.writeUInt16LE(kind, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, data, bits = 32 }, index) => {
    const at = 6 + index * 16;
    head.writeUInt8(size & 255, at);
    head.writeUInt8(size & 255, at + 1);
    head.writeUInt16LE(bits, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...images.map(({ data }) => data)]);
}

/** A bitmap as icons hold it: twice the height, and a mask with 1 where nothing is to be seen. */
export function iconImage(bitmap: Bitmap, mask: readonly (readonly number[])[]): Buffer {
  const { head, data } = dibOf({ ...bitmap, heightTimes: 2 });
  return Buffer.concat([head, data, packed([...mask].reverse(), 1, 4)]);
}
