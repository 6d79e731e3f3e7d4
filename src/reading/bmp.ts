/** BMP and ICO pictures, which sharp does not read: Windows bitmaps (headers of 12 to 124 bytes, 1 to 32 bits a pixel, RLE, bit fields) and the largest image of an icon. */

export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue; top row first. */
  readonly pixels: Buffer;
  /** Dots per inch; 0 where the file does not say. */
  readonly density: number;
}

/** Either raw pixels, or a PNG or JPEG that stood inside. */
export type Decoded = { readonly bitmap: Bitmap } | { readonly encoded: Uint8Array };

const mostPixels = 200_000_000;

/** Throws a plain error where the bytes are broken. */
export function decodeBmp(bytes: Uint8Array): Decoded {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return decodeDib(view, 14, view.getUint32(10, true), false);
}

export function decodeIco(bytes: Uint8Array): Decoded {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint16(4, true);
  let best: { readonly size: number; readonly offset: number; readonly length: number } | undefined;
  for (let index = 0; index < count; index++) {
    const entry = 6 + index * 16;
    // A width of 0 stands for 256; of equal sizes the one with more colours (the longer one) wins.
    const size = (view.getUint8(entry) || 256) * 1e9 + view.getUint32(entry + 8, true);
    if (!best || size > best.size) best = { size, length: view.getUint32(entry + 8, true), offset: view.getUint32(entry + 12, true) };
  }
  if (!best) throw new Error('the icon holds no image');
  const image = bytes.subarray(best.offset, best.offset + best.length);
  if (image[0] === 0x89 && image[1] === 0x50) return { encoded: image };
  return decodeDib(new DataView(image.buffer, image.byteOffset, image.byteLength), 0, undefined, true);
}

function decodeDib(view: DataView, start: number, pixelStart: number | undefined, icon: boolean): Decoded {
  const headerSize = view.getUint32(start, true);
  const old = headerSize === 12;
  if (!old && (headerSize < 16 || headerSize > 124)) throw new Error('unknown bitmap header');
  const width = old ? view.getUint16(start + 4, true) : view.getInt32(start + 4, true);
  const rawHeight = old ? view.getUint16(start + 6, true) : view.getInt32(start + 8, true);
  const bits = view.getUint16(start + (old ? 10 : 14), true);
  const compression = !old && headerSize >= 20 ? view.getUint32(start + 16, true) : 0;
  const perMetre = !old && headerSize >= 40 ? view.getInt32(start + 24, true) : 0;
  const said = !old && headerSize >= 36 ? view.getUint32(start + 32, true) : 0;
  // An icon's bitmap counts its transparency mask as a second half.
  const height = Math.abs(rawHeight) >> (icon ? 1 : 0);
  if (width < 1 || height < 1 || width * height > mostPixels) throw new Error(`a bitmap of ${width} × ${height} pixels`);
  const colours = bits <= 8 ? Math.min(said || 1 << bits, 1 << bits) : 0;
  const fields = compression === 3 || compression === 6;
  const palette = start + headerSize + (fields && headerSize === 40 ? (compression === 6 ? 16 : 12) : 0);
  const data = pixelStart ?? palette + colours * (old ? 3 : 4);
  if (compression === 4 || compression === 5) return { encoded: new Uint8Array(view.buffer, view.byteOffset + data, view.byteLength - data) };

  const pixels = Buffer.alloc(width * height * 3, 255);
  const put = (x: number, row: number, red: number, green: number, blue: number) => {
    const y = rawHeight < 0 ? row : height - 1 - row;
    const at = (y * width + x) * 3;
    pixels[at] = red;
    pixels[at + 1] = green;
    pixels[at + 2] = blue;
  };
  const entrySize = old ? 3 : 4;
  const putIndex = (x: number, row: number, index: number) => {
    if (index >= colours) return;
    const at = palette + index * entrySize;
    put(x, row, view.getUint8(at + 2), view.getUint8(at + 1), view.getUint8(at));
  };
  if (compression === 1 || compression === 2) unpackRuns(view, data, width, height, compression === 2, putIndex);
  else if (compression === 0 || fields) {
    const stride = ((width * bits + 31) >> 5) * 4;
    if (data + stride * height > view.byteLength) throw new Error('the bitmap ends too early');
    const masks = fields
      ? [0, 4, 8].map((offset) => view.getUint32(start + 40 + offset, true))
      : bits === 16
        ? [0x7c00, 0x3e0, 0x1f]
        : [0xff0000, 0xff00, 0xff];
    const channels = masks.map(channelOf);
    for (let row = 0; row < height; row++) {
      const line = data + row * stride;
      for (let x = 0; x < width; x++) {
        if (bits === 24) put(x, row, view.getUint8(line + x * 3 + 2), view.getUint8(line + x * 3 + 1), view.getUint8(line + x * 3));
        else if (bits === 16 || bits === 32) {
          const value = bits === 16 ? view.getUint16(line + x * 2, true) : view.getUint32(line + x * 4, true);
          put(x, row, channels[0]!(value), channels[1]!(value), channels[2]!(value));
        } else if (bits === 8 || bits === 4 || bits === 2 || bits === 1) {
          const shift = 8 - bits - ((x * bits) & 7);
          putIndex(x, row, (view.getUint8(line + ((x * bits) >> 3)) >> shift) & ((1 << bits) - 1));
        } else throw new Error(`a bitmap of ${bits} bits a pixel`);
      }
    }
  } else throw new Error(`a bitmap with compression ${compression}`);
  return { bitmap: { width, height, pixels, density: Math.round(perMetre * 0.0254) } };
}

/** The value under a mask, stretched to 0 … 255. */
function channelOf(mask: number): (value: number) => number {
  if (mask === 0) return () => 0;
  const shift = 31 - Math.clz32(mask & -mask);
  const most = mask >>> shift;
  return (value) => Math.round((((value & mask) >>> shift) * 255) / most);
}

/** Run-length encoding: pairs of count and index, with escapes for end of line, end of picture, jumps and literal runs. */
function unpackRuns(
  view: DataView,
  start: number,
  width: number,
  height: number,
  nibbles: boolean,
  put: (x: number, row: number, index: number) => void,
): void {
  let [at, x, row] = [start, 0, 0];
  const index = (byte: number, position: number) => (nibbles ? (position % 2 === 0 ? byte >> 4 : byte & 15) : byte);
  while (at + 1 < view.byteLength && row < height) {
    const [count, value] = [view.getUint8(at), view.getUint8(at + 1)];
    at += 2;
    if (count > 0) {
      for (let position = 0; position < count; position++, x++) if (x < width) put(x, row, index(value, position));
    } else if (value === 0) {
      x = 0;
      row++;
    } else if (value === 1) return;
    else if (value === 2) {
      x += view.getUint8(at);
      row += view.getUint8(at + 1);
      at += 2;
    } else {
      const length = nibbles ? Math.ceil(value / 2) : value;
      for (let position = 0; position < value; position++, x++) {
        if (x < width) put(x, row, index(view.getUint8(at + (nibbles ? position >> 1 : position)), position));
      }
      at += length + (length & 1);
    }
  }
}
