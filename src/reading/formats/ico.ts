/** The largest image of a Windows icon or cursor: a PNG, or a bitmap with a mask. */
import { type Decoded, decodeDib } from './bmp.js';

/** Throws a plain error where the bytes are broken or no image is whole. */
export function decodeIco(bytes: Uint8Array): Decoded {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = [];
  // A directory entry holds the size and bit depth of its image; a width of 0 means 256.
  for (let at = 6; at + 16 <= Math.min(bytes.length, 6 + view.getUint16(4, true) * 16); at += 16) {
    const [length, offset] = [view.getUint32(at + 8, true), view.getUint32(at + 12, true)];
    if (length > 0 && offset + length <= bytes.length) entries.push({ width: view.getUint8(at) || 256, length, offset });
  }
  const [best] = entries.sort((a, b) => b.width - a.width || b.length - a.length);
  if (!best) throw new Error('the icon holds no whole image');
  const image = bytes.subarray(best.offset, best.offset + best.length);
  if (image[0] === 0x89 && image[1] === 0x50) return { encoded: image };
  return decodeDib(new DataView(image.buffer, image.byteOffset, image.byteLength), 0, undefined, true);
}
