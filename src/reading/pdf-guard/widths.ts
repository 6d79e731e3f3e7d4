/**
 * Refuses a PDF with a font whose table of widths (ISO 32000-1, 9.7.4.3: "first last width" in /W and /W2) says of more characters than there are what
 * they are like: pdf.js fills memory with them.
 */
import { constants, inflateSync } from 'node:zlib';
import { InputError } from '../../errors.js';
import { filtersOf } from './filters.js';
import { streamsOf } from './streams.js';
import { Tokens } from './tokens.js';

/** Numbers of characters have 16 bits; a few broken ranges beyond them do no harm. */
const mostCharacters = 1 << 20;
/** Of all object streams together; tables of widths take a few kilobytes. */
const mostUnpacked = 64 * 1024 * 1024;

/** Tables in enciphered object streams are not seen. */
export function refuseWidths(bytes: Uint8Array, name: string): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isTooWide = [file, ...(file.includes('/ObjStm') ? objectStreams(file, name) : [])].some(holdsWideRange);
  if (isTooWide) throw new InputError(`${name}: a font of this PDF gives more than ${mostCharacters} characters one width. Print it again as a plain PDF.`);
}

function* objectStreams(file: Buffer, name: string): Generator<Buffer> {
  let left = mostUnpacked;
  for (const { start, dictionary } of streamsOf(file, name)) {
    if (dictionary.get('/Type')?.[0] !== '/ObjStm' || filtersOf(dictionary)?.join() !== 'Flate' || left <= 0) continue;
    const text = unpacked(file.subarray(start), left);
    left -= text.length;
    yield text;
  }
}

function unpacked(bytes: Buffer, most: number): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    // What is broken or too long is read by nobody or refused elsewhere.
    return Buffer.alloc(0);
  }
}

/** In a table of widths, or in an array that is an object by itself and may be one. */
function holdsWideRange(text: Buffer): boolean {
  for (const [word, names] of [
    ['/W', ['/W', '/W2']],
    ['obj', ['obj']],
  ] as const)
    for (let at = text.indexOf(word); at >= 0; ) {
      const tokens = new Tokens(text, at);
      tokens.next();
      if (names.some((each) => tokens.is(each)) && tokens.takes('[') && isWide(tokens)) return true;
      at = text.indexOf(word, Math.max(tokens.end, at + 1));
    }
  return false;
}

/** Whether a number is followed by a far greater one. The array has begun. */
function isWide(tokens: Tokens): boolean {
  let [depth, before] = [1, Number.NaN];
  for (let token = tokens.next(); token && depth > 0; token = depth > 0 ? tokens.next() : token) {
    if (token === '[') depth++;
    else if (token === ']') depth--;
    const number = token === 'other' && depth === 1 ? Number(tokens.text()) : Number.NaN;
    if (number - before > mostCharacters) return true;
    before = number;
  }
  return false;
}
