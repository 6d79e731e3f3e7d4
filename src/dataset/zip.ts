/** The only import of yauzl and fflate: the files of a zip archive in order, with limits against decompression bombs, and archives written file by file. */
import { randomBytes } from 'node:crypto';
import { mkdir, open as openFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import yauzl from 'yauzl';
import { InputError } from '../errors.js';

export interface ZipLimits {
  readonly entries: number;
  readonly fileBytes: number;
  readonly totalBytes: number;
}

const usual: ZipLimits = { entries: 50_000, fileBytes: 100_000_000, totalBytes: 8_000_000_000 };
/** Deflate reaches 1032:1 at most; documents and JSON stay far below this. */
const mostRatio = 250;

/**
 * Visits the wanted files of the root, by name; folders and system files of packers are skipped. Throws InputError where the archive is damaged or beyond the
 * limits, or a wanted file is encrypted.
 */
export async function readZip(
  path: string,
  wanted: (name: string) => boolean,
  visit: (name: string, content: Uint8Array) => Promise<void>,
  limits: ZipLimits = usual,
): Promise<void> {
  const zip = await open(path);
  try {
    if (zip.entryCount > limits.entries) throw new InputError(`${path}: ${zip.entryCount} files, at most ${limits.entries} are read. Split the archive`);
    let total = 0;
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName;
      if (name.includes('/') || name.startsWith('.') || !wanted(name)) continue;
      if (entry.isEncrypted()) throw new InputError(`${path}: ${name} is encrypted. Pack the archive without a password`);
      const size = entry.uncompressedSize;
      total += size;
      if (size > limits.fileBytes || size > 1_000_000 + mostRatio * entry.compressedSize)
        throw new InputError(`${path}: ${name} unpacks to ${size} bytes, which no document does. Leave it out`);
      if (total > limits.totalBytes) throw new InputError(`${path}: unpacks to more than ${limits.totalBytes} bytes. Split the archive`);
      await visit(name, await content(await zip.openReadStreamPromise(entry), size));
    }
  } catch (error) {
    if (error instanceof InputError || !isZipError(error)) throw error;
    throw new InputError(`${path}: damaged archive (${error.message}). Pack it again`);
  } finally {
    zip.close();
  }
}

/** The archive gets its name when it is complete. Documents are compressed already and stored as they are. The same files make the same bytes. */
export async function writeZip(path: string, files: AsyncIterable<{ readonly name: string; readonly content: Uint8Array }>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  const file = await openFile(temporary, 'w');
  try {
    const parts: Uint8Array[] = [];
    const zip = new Zip((error, part) => {
      if (error) throw error;
      parts.push(part);
    });
    const write = async () => {
      for (const part of parts.splice(0)) await file.writeFile(part);
    };
    for await (const { name, content } of files) {
      const entry = /\.json$/i.test(name) ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
      entry.mtime = '1980-01-02';
      zip.add(entry);
      entry.push(content, true);
      await write();
    }
    zip.end();
    await write();
    await file.sync();
    await file.close();
    await rename(temporary, path);
  } catch (error) {
    await file.close().catch(() => {});
    await rm(temporary, { force: true });
    throw error;
  }
}

async function open(path: string): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.openPromise(path, { autoClose: false, validateEntrySizes: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new InputError(`${path}: there is no such file. Give the path of a learn package`);
    throw new InputError(`${path}: is no zip archive (${message}). Give a learn package: NAME.pdf and NAME.json side by side in a zip`);
  }
}

/** The stream ends in an error where it holds more than the archive states. */
async function content(stream: Readable, size: number): Promise<Uint8Array> {
  const whole = new Uint8Array(size);
  let at = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** yauzl and zlib throw plain errors; bugs throw TypeErrors and the like. */
const isZipError = (error: unknown): error is Error =>
  error instanceof Error && (error.constructor === Error || (error as NodeJS.ErrnoException).code?.startsWith('Z_') === true);
