/** How much a Flate stream of a PDF unpacks to: as it stands in the file and, where the file is enciphered, deciphered in every way that the file allows. */
import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import { type Cipher, deciphering } from './cipher.js';
import { sizeBy } from './filters.js';
import { isZlib } from './inflate.js';

export interface Source {
  /** The first bytes. */
  readonly head: Buffer;
  /** All bytes up to this place of the file. */
  bytes(stop: number): Buffer;
  /** The bytes from the start on, to the end of the file if they are wanted. */
  chunks(): Iterable<Buffer>;
}

/** Chunks grow: most streams are short. */
const [firstChunk, largestChunk] = [4 * 1024, 256 * 1024];
/** The numbers of an object stand right before its head. */
const headBytes = 64;

/** `at` is behind the head of the object, `start` where the bytes of its stream begin. */
export function sourcesOf(file: Buffer, at: number, start: number, ciphers: readonly Cipher[]): readonly Source[] {
  const plain: Source = { head: file.subarray(start, start + 2), bytes: (stop) => file.subarray(start, stop), chunks: () => chunksOf(file, start) };
  if (ciphers.length === 0) return [plain];
  const before = file.toString('latin1', Math.max(0, at - headBytes), at);
  const [, object = '0', generation = '0'] = [...before.matchAll(/(\d{1,10})\s+(\d{1,5})\s+obj/g)].at(-1) ?? [];
  const block = file.subarray(start, start + 32);
  const deciphered = ciphers.flatMap((cipher): Source[] => {
    const begin = () => deciphering(cipher, Number(object), Number(generation), block);
    if (!begin()) return [];
    return [
      {
        head: begin()!.update(block),
        bytes: (stop) => begin()!.update(file.subarray(start, stop)),
        *chunks() {
          const own = begin()!;
          for (const chunk of chunksOf(file, start)) yield own.update(chunk);
        },
      },
    ];
  });
  return [plain, ...deciphered];
}

export const isPacked = ({ head }: Source): boolean => isZlib(head);

/** Counted up to a little more than `most`. The stream itself tells where it ends, whatever the file says; a broken one counts as far as pdf.js goes. */
export async function unpackedSize(source: Source, packings: number, most: number): Promise<number> {
  const inflates = Array.from({ length: packings }, () => createInflate({ chunkSize: largestChunk }));
  const packed = Readable.from(source.chunks());
  packed.pipe(inflates[0]!);
  for (let index = 1; index < packings; index++) inflates[index - 1]!.pipe(inflates[index]!);
  const last = inflates.at(-1)!;
  for (const inflate of inflates.slice(0, -1)) inflate.on('error', () => last.destroy());
  let [size, broken] = [0, false];
  try {
    for await (const chunk of last) if ((size += (chunk as Buffer).length) > most) break;
  } catch (error) {
    broken = (error as NodeJS.ErrnoException).code !== endedEarly;
  }
  packed.destroy();
  for (const inflate of inflates) inflate.destroy();
  return broken ? Math.max(size, sizeBy(new Array(packings).fill('Flate'), source.bytes(Number.POSITIVE_INFINITY), most)) : size;
}

/** zlib's own name for it. */
const endedEarly = 'Z_BUF_ERROR';

function* chunksOf(file: Buffer, start: number): Generator<Buffer> {
  for (let at = start, size = firstChunk; at < file.length; at += size, size = Math.min(2 * size, largestChunk)) yield file.subarray(at, at + size);
}
