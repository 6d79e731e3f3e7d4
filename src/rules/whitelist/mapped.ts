/**
 * The door of koffi: a file mapped into memory for reading, so that all processes of a machine look into the same copy of it. Files of a bundle carry their hash
 * in their names and are written whole, so none changes under a mapping; one that is cut short by other means ends the worker, which the server replaces.
 */
import type { FileHandle } from 'node:fs/promises';

interface System {
  map(address: null, length: number, protection: number, flags: number, descriptor: number, offset: number): unknown;
  unmap(address: unknown, length: number): number;
  view(address: unknown, length: number): ArrayBuffer;
  /** What mapping answers where it failed. */
  isFailure(address: unknown): boolean;
}

/** The same numbers on Linux, macOS and the BSDs. */
const [protectRead, mapShared] = [1, 1];

let loaded: Promise<System | undefined> | undefined;

/** Undefined where the system has no mmap, or the optional package is not there. */
function system(): Promise<System | undefined> {
  loaded ??= loadSystem().catch(() => undefined);
  return loaded;
}

async function loadSystem(): Promise<System | undefined> {
  if (process.platform === 'win32') return undefined;
  const { default: koffi } = await import('koffi');
  const own = koffi.load(null);
  return {
    map: own.func('void *mmap(void *address, size_t length, int protection, int flags, int descriptor, int64_t offset)'),
    unmap: own.func('int munmap(void *address, size_t length)'),
    view: (address, length) => koffi.view(address as never, length),
    isFailure: (address) => address === null || BigInt(koffi.address(address as never)) === 2n ** 64n - 1n,
  };
}

/** A list that was replaced is let go with the last that looks into it. */
const unneeded = new FinalizationRegistry<readonly [System, unknown, number]>(([mapping, address, length]) => mapping.unmap(address, length));

/** The file's bytes, which must stay as they are; undefined where it cannot be mapped and must be read. Writing to them ends the process. */
export async function mapFile(file: FileHandle, length: number): Promise<ArrayBuffer | undefined> {
  const mapping = length > 0 ? await system() : undefined;
  // Beyond the end of the file a mapping has no bytes, and looking there ends the process.
  if (!mapping || (await file.stat()).size < length) return undefined;
  const address = mapping.map(null, length, protectRead, mapShared, file.fd, 0);
  if (mapping.isFailure(address)) return undefined;
  const buffer = mapping.view(address, length);
  unneeded.register(buffer, [mapping, address, length]);
  return buffer;
}
