/** Whitelists in a bundle: put there in one step, looked into where they lie. */
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bundle } from '../../bundle/load.js';
import type { Manifest } from '../../bundle/manifest.js';
import { readManifest, type StoredFile, storeFile } from '../../bundle/store.js';
import { changeBundle } from '../../bundle/versions.js';
import { InputError } from '../../errors.js';
import { openWhitelist, type Whitelist } from './file.js';
import { mapFile } from './mapped.js';

/** Replaces the list of the detail; `rows` is kept in the manifest. */
export async function storeWhitelist(bundle: string, detail: string, rows: number, bytes: Uint8Array): Promise<void> {
  await changeBundle(bundle, { by: 'whitelist compile', from: [detail], renews: true }, async (manifest) => {
    const stored = await storeFile(bundle, `${detail}.whitelist`, bytes);
    const others = manifest.whitelists.filter((each) => each.detail !== detail);
    return { ...manifest, whitelists: [...others, { ...stored, detail, rows }] };
  });
}

/** `map`: what gives the bytes of a file without reading them. */
export function loadWhitelists({ manifest, path }: Pick<Bundle, 'manifest' | 'path'>, map = mapFile): Promise<readonly Whitelist[]> {
  return Promise.all(manifest.whitelists.map((stored) => load(path, stored, map)));
}

/**
 * One whitelist of a bundle, without loading its networks. `detail` may be left out where there is one. Throws InputError where there is none of that name, or
 * several to choose from.
 */
export async function whitelistOf(path: string, detail?: string): Promise<Whitelist> {
  const manifest: Manifest = await readManifest(path);
  const names = manifest.whitelists.map((each) => each.detail);
  const found = manifest.whitelists.filter((each) => detail === undefined || each.detail === detail);
  if (names.length === 0) throw noWhitelist(path);
  if (found.length !== 1) throw new InputError(`${path}: has the whitelists ${names.join(', ')}. Give one of them: --detail ${names[0]}`);
  return load(path, found[0]!);
}

/** What is said of a bundle without whitelists, perhaps the one that comes with the program, into which none is compiled. */
export const noWhitelist = (path: string): InputError =>
  new InputError(
    `${path}: has no whitelist. Give a bundle that has one, --bundle models/NAME, or make it: beleg whitelist compile LIST.csv --detail NAME --bundle models/NAME`,
  );

/** Every whitelist of a bundle, without loading its networks. */
export async function allWhitelists(path: string): Promise<readonly Whitelist[]> {
  const manifest = await readManifest(path);
  return loadWhitelists({ path, manifest });
}

/** Mapped where the system can, so that all processes share one copy; else read. Its hash is checked. */
async function load(path: string, stored: StoredFile, map = mapFile): Promise<Whitelist> {
  const name = join(path, stored.file);
  const broken = (what: string): InputError => new InputError(`${name}: ${what}. Copy the whole folder ${path} again, or compile the list again`);
  const file = await open(name, 'r').catch(() => {
    throw broken("named by the bundle's manifest, but missing");
  });
  try {
    const mapped = await map(file, stored.bytes);
    const buffer = mapped ?? new ArrayBuffer(stored.bytes);
    const hash = await hashOf(file, stored.bytes, mapped ? undefined : new Uint8Array(buffer));
    if (hash !== stored.sha256) throw broken('is not the file its manifest names (other hash)');
    return openWhitelist(buffer, name);
  } finally {
    await file.close();
  }
}

const pieceBytes = 4 << 20;

/** Of the first so many bytes, kept in `into` where it is given. A piece is read while the one before is hashed. */
async function hashOf(file: FileHandle, length: number, into?: Uint8Array): Promise<string | undefined> {
  const hash = createHash('sha256');
  const pieces = [new Uint8Array(pieceBytes), new Uint8Array(pieceBytes)] as const;
  const readAt = (at: number) => {
    const piece = into ? into.subarray(at, at + pieceBytes) : pieces[(at / pieceBytes) % 2]!;
    return file.read(piece, 0, Math.min(piece.length, length - at), at);
  };
  let next = readAt(0);
  for (let at = 0; at < length; at += pieceBytes) {
    const { bytesRead, buffer } = await next;
    if (bytesRead < Math.min(pieceBytes, length - at)) return undefined;
    if (at + pieceBytes < length) next = readAt(at + pieceBytes);
    hash.update(buffer.subarray(0, bytesRead));
  }
  return hash.digest('hex');
}
