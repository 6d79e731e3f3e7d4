/** File format by magic bytes; file names and extensions are ignored. */
import { InputError } from '../../errors.js';

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
  ['ico', 0, '\0\0\x02\0'],
  ['webp', 8, 'WEBP'],
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis'].map((brand) => ['heif', 4, `ftyp${brand}`] as const),
];

const formats = 'PDF, PNG, JPEG, TIFF, GIF, BMP, ICO, WebP or AVIF';

/** A PDF may carry up to a kilobyte of other bytes before its header. Throws InputError where there are no bytes, or they are no document. */
export function formatOf(bytes: Uint8Array, name: string): Format {
  if (bytes.length === 0) throw new InputError(`${name}: the file is empty. Give a ${formats} file.`);
  const format = signatureOf(bytes);
  if (!format) throw new InputError(`${name}: this is no document but ${looksLike(headOf(bytes))}. Give a ${formats} file.`);
  return format;
}

/** Undefined where the first bytes are those of no format that is read. */
export function signatureOf(bytes: Uint8Array): Format | undefined {
  const head = headOf(bytes);
  for (const [format, offset, signature] of signatures) if (head.startsWith(signature, offset)) return format;
  return head.includes('%PDF-') ? 'pdf' : undefined;
}

const headOf = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).toString('latin1');

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const strangers: readonly (readonly [RegExp, string])[] = [
  [/^(\xef\xbb\xbf)?\s*<svg|^(\xef\xbb\xbf)?\s*<\?xml[^<]{0,200}<svg/i, 'an SVG drawing'],
  [/^(\xef\xbb\xbf)?\s*<(\?xml|!doctype|html)/i, 'XML or HTML'],
  [/^PK\x03\x04/, 'a zip archive or office file'],
  [/^\xd0\xcf\x11\xe0/, 'an old office file or mail'],
  [/^\{\\rtf/, 'an RTF text'],
  [/^(Rar!|7z\xbc\xaf|\x1f\x8b)/, 'an archive'],
  [/^%!PS/, 'PostScript'],
  [/^(\xff\x4f\xff\x51|\0\0\0\x0cjP {2})/, 'a JPEG 2000 picture'],
  [/^....ftyp/s, 'a video'],
  [/^data:/, 'a data address (decode what follows the comma)'],
  [/^[A-Za-z0-9+/_\r\n-]{64,}={0,2}\s*$/, 'base64 text (decode it first)'],
  [/^[\t\r\n\x20-\x7e\x80-\xff]*$/, 'plain text'],
];
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: they are what is looked for.

const looksLike = (head: string): string => strangers.find(([pattern]) => pattern.test(head))?.[1] ?? 'something unknown';
