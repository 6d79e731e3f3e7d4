/** The memory of layouts of a bundle, changed as a whole and one change after the other. */
import type { Manifest } from '../../bundle/manifest.js';
import { readVerified, storeFile } from '../../bundle/store.js';
import { type Change, changeBundle } from '../../bundle/versions.js';
import { joined } from '../../memory/codec.js';
import { openLayouts } from '../../memory/layouts.js';
import type { StoredLayout } from '../../memory/stored.js';

export interface Written {
  /** All that the bundle remembers. */
  readonly documents: number;
  readonly bytes: number;
}

/** `change` gets what the bundle remembers when its turn comes: what another process learnt meanwhile stays. `newlySilent`: details of which nothing is recalled from now on. */
export async function changeMemory(
  path: string,
  about: Change,
  change: (before: readonly StoredLayout[]) => readonly StoredLayout[],
  newlySilent: readonly string[] = [],
): Promise<Written> {
  const { layouts } = await changeBundle(path, about, async (manifest) => {
    const documents = change(await rememberedIn(path, manifest));
    const { layouts: before, ...others } = manifest;
    if (documents.length === 0) return others;
    const silent = [...new Set([...(before?.silent ?? []), ...newlySilent])].sort();
    const stored = await storeFile(path, 'memory.layouts', joined(documents));
    return { ...others, layouts: { ...stored, documents: documents.length, ...(silent.length > 0 && { silent }) } };
  });
  return { documents: layouts?.documents ?? 0, bytes: layouts?.bytes ?? 0 };
}

const rememberedIn = async (path: string, { layouts }: Manifest): Promise<readonly StoredLayout[]> =>
  layouts ? openLayouts(await readVerified(path, layouts), `${path}/${layouts.file}`).stored() : [];
