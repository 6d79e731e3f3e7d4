/** Whitelists in a bundle: put there in one step, read into memory that threads share. */
import type { Bundle } from '../../bundle/load.js';
import type { Manifest } from '../../bundle/manifest.js';
import { readManifest, readOrCreateManifest, readVerified, replaceManifest, storeFile } from '../../bundle/store.js';
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
export async function readWhitelistFiles({ manifest, read }: Pick<Bundle, 'manifest' | 'read'>): Promise<SharedFiles> {
  const files = new Map<string, SharedArrayBuffer>();
  for (const stored of manifest.whitelists) files.set(stored.file, shared(await read(stored)));
  return files;
}

export async function loadWhitelists(bundle: Pick<Bundle, 'manifest' | 'read' | 'path'>, files?: SharedFiles): Promise<readonly Whitelist[]> {
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
  return openWhitelist(shared(await readVerified(path, found[0]!)), `${path}/${found[0]!.file}`);
}

/** Every whitelist of a bundle, without loading its networks. */
export async function allWhitelists(path: string): Promise<readonly Whitelist[]> {
  const manifest = await readManifest(path);
  return loadWhitelists({ path, manifest, read: (stored) => readVerified(path, stored) });
}

function shared(bytes: Uint8Array): SharedArrayBuffer {
  const buffer = new SharedArrayBuffer(bytes.length);
  new Uint8Array(buffer).set(bytes);
  return buffer;
}
