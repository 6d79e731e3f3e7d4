/** Windows and OS/2 bitmaps, which sharp does not read: heads of 12 to 124 bytes, 1 to 32 bits a pixel, runs, bit fields, alpha. */
import { rowValues, unpackRuns } from './bmp-rows.js';

export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue; top row first; what is see-through is white. */
  readonly pixels: Buffer;
  /** Dots per inch; 0 where the file gives none. */
  readonly density: number;
}

/** Either raw pixels, or what is inside as a PNG or JPEG, whatever it is. */
export type Decoded = { readonly bitmap: Bitmap } | { readonly encoded: Uint8Array };

/** A0 at 300 dots per inch. */
const mostPixels = 140_000_000;

interface Head {
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly topDown: boolean;
  readonly bits: number;
  readonly compression: number;
  /** Where the palette begins, how many colours it has, and the bytes of each. */
  readonly palette: number;
  readonly colours: number;
  readonly colourBytes: 3 | 4;
  /** Red, green, blue, alpha. */
  readonly masks: readonly number[];
  readonly data: number;
  readonly density: number;
}

/** Throws a plain error where the bytes are broken. */
export function decodeBmp(bytes: Uint8Array): Decoded {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return decodeDib(view, 14, view.getUint32(10, true), false);
}

/**
 * Decodes a bitmap from its info header on. In an icon, a transparency mask follows the pixels. Throws Error where the bytes are broken, of a kind that is
 * unknown, or of too many pixels.
 */
export function decodeDib(view: DataView, start: number, pixelStart: number | undefined, icon: boolean): Decoded {
  const head = headOf(view, start, pixelStart, icon);
  const { width, height, bits, compression, data } = head;
  if (isWhole(compression)) return { encoded: new Uint8Array(view.buffer, view.byteOffset + data, view.byteLength - data) };
  const table = paletteOf(view, head);
  const pixels = Buffer.alloc(width * height * 3, 255);
  const put = (x: number, row: number, colour: number) => {
    const at = ((head.topDown ? row : height - 1 - row) * width + x) * 3;
    pixels[at] = colour >>> 16;
    pixels[at + 1] = (colour >>> 8) & 255;
    pixels[at + 2] = colour & 255;
  };
  if (compression === 1 || compression === 2) {
    // Encoders jump over what shows the first colour.
    for (let row = 0; row < height; row++) for (let x = 0; x < width; x++) put(x, row, table[0]!);
    unpackRuns(view, data, width, height, compression === 2, (x, row, index) => put(x, row, table[index]!));
  } else {
    const stride = ((width * bits + 31) >>> 5) * 4;
    // The last row may lack the bytes that only fill it up.
    if (data + stride * (height - 1) + Math.ceil((width * bits) / 8) > view.byteLength) throw new Error('the bitmap ends too early');
    const mask = icon ? data + stride * height : undefined;
    const colourAt = bits <= 8 ? (value: number) => table[value]! : colourOf(view, head, stride);
    const [values, maskStride] = [new Uint32Array(width), ((width + 31) >>> 5) * 4];
    const masked = mask !== undefined && mask + maskStride * height <= view.byteLength;
    for (let row = 0; row < height; row++) {
      rowValues(view, data + row * stride, bits, values);
      for (let x = 0; x < width; x++)
        if (!masked || ((view.getUint8(mask + row * maskStride + (x >> 3)) >> (7 - (x & 7))) & 1) === 0) put(x, row, colourAt(values[x]!));
    }
  }
  return { bitmap: { width, height, pixels, density: head.density } };
}

/** A JPEG (4) or PNG (5) in place of pixels. */
const isWhole = (compression: number): boolean => compression === 4 || compression === 5;

function headOf(view: DataView, start: number, pixelStart: number | undefined, icon: boolean): Head {
  const size = view.getUint32(start, true);
  const old = size === 12;
  if (!old && (size < 16 || size > 124)) throw new Error('unknown bitmap header');
  const width = old ? view.getUint16(start + 4, true) : view.getInt32(start + 4, true);
  const rawHeight = old ? view.getUint16(start + 6, true) : view.getInt32(start + 8, true);
  const bits = view.getUint16(start + (old ? 10 : 14), true);
  const compression = size >= 20 ? view.getUint32(start + 16, true) : 0;
  const declared = size >= 36 ? view.getUint32(start + 32, true) : 0;
  const fields = compression === 3 || compression === 6;
  // An icon's bitmap counts its mask as a second half.
  const height = Math.floor(Math.abs(rawHeight) / (icon ? 2 : 1));
  if (width < 1 || height < 1 || width * height > mostPixels) throw new Error(`a bitmap of ${width} × ${height} pixels`);
  // What stands for a whole picture needs none.
  if (![1, 2, 4, 8, 16, 24, 32].includes(bits) && !isWhole(compression)) throw new Error(`a bitmap of ${bits} bits a pixel`);
  // OS/2 counts its own packings from 3 on.
  if (compression > 6 || (size === 64 && compression > 2)) throw new Error(`a bitmap with compression ${compression}`);
  if ((compression === 1 && bits !== 8) || (compression === 2 && bits !== 4)) throw new Error(`a run-length bitmap of ${bits} bits`);
  const palette = start + size + (fields && size === 40 ? (compression === 6 ? 16 : 12) : 0);
  const colourBytes = old ? 3 : 4;
  const most = bits <= 8 ? Math.min(declared || 1 << bits, 1 << bits) : 0;
  const found = pixelStart !== undefined && pixelStart >= palette;
  const colours = found ? Math.min(most, Math.floor((pixelStart - palette) / colourBytes)) : most;
  return {
    size,
    width,
    height,
    topDown: rawHeight < 0,
    bits,
    compression,
    palette,
    colours,
    colourBytes,
    masks: masksOf(view, start, size, bits, fields, icon),
    data: found ? pixelStart : palette + most * colourBytes,
    density: size >= 40 ? Math.round(view.getInt32(start + 24, true) * 0.0254) : 0,
  };
}

function masksOf(view: DataView, start: number, size: number, bits: number, fields: boolean, icon: boolean): readonly number[] {
  // Only headers of 56 bytes or more have an alpha mask; an icon's fourth byte is always alpha.
  const alpha = size >= 56 && size !== 64 ? view.getUint32(start + 52, true) : 0;
  if (fields) return [...[0, 4, 8].map((offset) => view.getUint32(start + 40 + offset, true)), alpha];
  return bits === 16 ? [0x7c00, 0x3e0, 0x1f, 0] : [0xff0000, 0xff00, 0xff, icon && bits === 32 ? 0xff000000 : 0];
}

/** What lies outside the palette is white, like paper. */
function paletteOf(view: DataView, { palette, colours, colourBytes }: Head): Uint32Array {
  const table = new Uint32Array(256).fill(0xffffff);
  for (let index = 0; index < colours; index++) {
    const at = palette + index * colourBytes;
    table[index] = (view.getUint8(at + 2) << 16) | (view.getUint8(at + 1) << 8) | view.getUint8(at);
  }
  return table;
}

/** From the bits of a pixel to red, green and blue on white. Alpha that is nowhere above 0 was never meant. */
function colourOf(view: DataView, { masks, bits, data, height, width }: Head, stride: number): (value: number) => number {
  const [red, green, blue, alpha] = masks.map(channelOf) as [Channel, Channel, Channel, Channel];
  const opaque = (value: number) => (red(value) << 16) | (green(value) << 8) | blue(value);
  if (!masks[3]) return opaque;
  const values = new Uint32Array(width);
  let seen = false;
  for (let row = 0; row < height && !seen; row++) {
    rowValues(view, data + row * stride, bits, values);
    seen = values.some((value) => alpha(value) > 0);
  }
  if (!seen) return opaque;
  return (value) => {
    const cover = alpha(value);
    const onWhite = (light: number) => Math.round(255 + ((light - 255) * cover) / 255);
    return (onWhite(red(value)) << 16) | (onWhite(green(value)) << 8) | onWhite(blue(value));
  };
}

type Channel = (value: number) => number;

/** The value under a mask, stretched to 0 … 255. */
function channelOf(mask: number): Channel {
  if (mask === 0) return () => 0;
  const shift = 31 - Math.clz32(mask & -mask);
  const most = mask >>> shift;
  return most === 255 ? (value) => (value >>> shift) & 255 : (value) => Math.round((((value & mask) >>> shift) * 255) / most);
}
