/** What kind of file it is, told by its first bytes; names and endings say nothing. */
import { InputError } from '../errors.js';

export type Format = 'pdf' | 'png' | 'jpeg' | 'gif' | 'tiff' | 'bmp' | 'ico' | 'webp' | 'heif';

const signatures: readonly (readonly [Format, offset: number, bytes: string])[] = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpeg', 0, '\xff\xd8\xff'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['tiff', 0, 'II+\0'],
  ['tiff', 0, 'MM\0+'],
  ['bmp', 0, 'BM'],
  ['ico', 0, '\0\0\x01\0'],
  ['webp', 8, 'WEBP'],
  ['heif', 4, 'ftypheic'],
  ['heif', 4, 'ftypheix'],
  ['heif', 4, 'ftypmif1'],
  ['heif', 4, 'ftypavif'],
];

const formats = 'PDF, PNG, JPEG, TIFF, GIF, BMP, ICO or WebP';

/** Throws where the bytes are no document. A PDF may carry up to a kilobyte of other bytes before its header. */
export function formatOf(bytes: Uint8Array, name: string): Format {
  if (bytes.length === 0) throw new InputError(`${name}: the file is empty. Give a ${formats} file.`);
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).toString('latin1');
  for (const [format, offset, signature] of signatures) if (head.startsWith(signature, offset)) return format;
  if (head.includes('%PDF-')) return 'pdf';
  throw new InputError(`${name}: this is no document but ${looksLike(head)}. Give a ${formats} file.`);
}

function looksLike(head: string): string {
  if (/^\s*<(\?xml|!doctype|html)/i.test(head)) return 'XML or HTML';
  if (head.startsWith('PK\x03\x04')) return 'a zip archive or office file';
  if (/^[A-Za-z0-9+/\r\n]{64,}={0,2}\s*$/.test(head)) return 'base64 text (decode it first)';
  if (/^[\t\r\n\x20-\x7e\x80-\xff]*$/.test(head)) return 'plain text';
  return 'something unknown';
}
