/** PNG files made byte by byte (ISO/IEC 15948), for the depths and colour types that no encoder at hand writes. */
import { crc32, deflateSync } from 'node:zlib';
import { packed } from './formats/tiffs.js';

export interface Png {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** 0 grey, 2 colour, 3 palette, 4 grey with alpha, 6 colour with alpha. */
  readonly type: number;
  /** Samples; rows may be left out where only what the head claims matters. */
  readonly rows: readonly (readonly number[])[];
  readonly chunks?: readonly (readonly [name: string, data: Buffer])[];
}

export function pngOf({ width, height, depth, type, rows, chunks = [] }: Png): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, type], 8);
  const lines = rows.flatMap((row) => [Buffer.from([0]), packed([row], depth)]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...chunks.map(([name, data]) => chunk(name, data)),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
