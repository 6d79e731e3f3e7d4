/** Whitelists in a bundle: put there in one step, read into memory that threads share. */
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bundle } from '../../bundle/load.js';
import type { Manifest } from '../../bundle/manifest.js';
import { readManifest, readOrCreateManifest, replaceManifest, type StoredFile, sha256, storeFile } from '../../bundle/store.js';
import { InputError } from '../../errors.js';
import { openWhitelist, type Whitelist } from './file.js';

/** By the name of the file. */
export type SharedFiles = ReadonlyMap<string, SharedArrayBuffer>;

export async function storeWhitelist(bundle: string, detail: string, rows: number, bytes: Uint8Array): Promise<void> {
  const stored = await storeFile(bundle, `${detail}.whitelist`, bytes);
  const manifest = await readOrCreateManifest(bundle);
  const others = manifest.whitelists.filter((each) => each.detail !== detail);
  await replaceManifest(bundle, { ...manifest, whitelists: [...others, { ...stored, detail, rows }] });
}

/** For a server: read once, given to every thread (loadKnowledge). */
export async function readWhitelistFiles({ manifest, path }: Pick<Bundle, 'manifest' | 'path'>): Promise<SharedFiles> {
  const files = new Map<string, SharedArrayBuffer>();
  for (const stored of manifest.whitelists) files.set(stored.file, await readShared(path, stored));
  return files;
}

export async function loadWhitelists(bundle: Pick<Bundle, 'manifest' | 'path'>, files?: SharedFiles): Promise<readonly Whitelist[]> {
  const all = files ?? (await readWhitelistFiles(bundle));
  return bundle.manifest.whitelists.flatMap(({ file }) => {
    const buffer = all.get(file);
    return buffer ? [openWhitelist(buffer, `${bundle.path}/${file}`)] : [];
  });
}

/** One whitelist of a bundle, without loading its networks. `detail` may be left out where there is one. */
export async function whitelistOf(path: string, detail?: string): Promise<Whitelist> {
  const manifest: Manifest = await readManifest(path);
  const names = manifest.whitelists.map((each) => each.detail);
  const found = manifest.whitelists.filter((each) => detail === undefined || each.detail === detail);
  if (found.length !== 1) {
    const what =
      names.length === 0
        ? 'has no whitelist. Make one: beleg whitelist compile LIST.csv --detail NAME'
        : `has the whitelists ${names.join(', ')}. Give one of them: --detail ${names[0]}`;
    throw new InputError(`${path}: ${what}${names.length === 0 ? ` --bundle ${path}` : ''}`);
  }
  return openWhitelist(await readShared(path, found[0]!), `${path}/${found[0]!.file}`);
}

/** Every whitelist of a bundle, without loading its networks. */
export async function allWhitelists(path: string): Promise<readonly Whitelist[]> {
  const manifest = await readManifest(path);
  return loadWhitelists({ path, manifest });
}

/** Straight into memory that threads share, for a long list would be there twice otherwise; its hash is checked. */
async function readShared(path: string, stored: StoredFile): Promise<SharedArrayBuffer> {
  const name = join(path, stored.file);
  const broken = (what: string): InputError => new InputError(`${name}: ${what}. Copy the whole folder ${path} again, or compile the list again`);
  const file = await open(name, 'r').catch(() => {
    throw broken("named by the bundle's manifest, but missing");
  });
  try {
    const buffer = new SharedArrayBuffer(stored.bytes);
    const bytes = new Uint8Array(buffer);
    let at = 0;
    for (let read = 1; read > 0 && at < bytes.length; at += read) read = (await file.read(bytes, at, Math.min(bytes.length - at, 1 << 26), at)).bytesRead;
    if (at !== stored.bytes || sha256(bytes) !== stored.sha256) throw broken('is not the file its manifest names (other hash)');
    return buffer;
  } finally {
    await file.close();
  }
}
