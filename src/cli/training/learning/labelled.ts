/** What `beleg learn` remembers of each labelled document of a dataset, made once, and which of them are new to the bundle. One document in memory at a time. */
import { join } from 'node:path';
import { document as documentOf, type Entry, entries, labels as labelsOf, openDataset } from '../../../dataset/store.js';
import type { Engine } from '../../../detect.js';
import { InputError } from '../../../errors.js';
import { contentDigest } from '../../../evaluation/score.js';
import { type StoredLayout, storedBytes, storedLayout } from '../../../memory/stored.js';
import { rememberedBy } from '../../../training/memory/learn-layouts.js';
import { progress } from '../../progress.js';
import { keptLines } from './kept-lines.js';

export interface Labelled {
  /** By name, of each labelled document. */
  readonly layouts: ReadonlyMap<string, StoredLayout>;
  /** Documents that the bundle does not know; each content once. */
  readonly fresh: readonly Entry[];
}

/** A line of the file that is read again after a kill. */
interface KeptLayout {
  /** Base64. */
  readonly layout: string;
  /** Of its words; undefined where it has none. */
  readonly digest?: string;
}

/** Throws InputError where no document is labelled. `work`: folder of what is kept until the command ends. */
export async function labelledOf(path: string, engine: Engine, work: string): Promise<Labelled> {
  const all = await entries(await openDataset(path));
  const known = new Set(engine.memory?.stored().map(({ name }) => name));
  if (all.some(({ name }) => known.has(name)) && !(await isAnyLabelled(all.filter(({ name }) => !known.has(name))))) return { layouts: new Map(), fresh: [] };
  const layouts = new Map<string, StoredLayout>();
  const digests = new Map<string, string | undefined>();
  const take = (stored: StoredLayout, digest: string | undefined) => {
    layouts.set(stored.name, stored);
    digests.set(stored.name, digest);
  };
  const kept = await keptLines<KeptLayout>(join(work, 'remembered.jsonl'), ({ layout, digest }) => take(storedBytes(Buffer.from(layout, 'base64')), digest));
  const bar = progress('remember', all.length);
  try {
    for (const [index, entry] of all.entries()) {
      bar.update(index + 1, entry.name);
      if (layouts.has(entry.name)) continue;
      const labels = await labelsOf(entry);
      if (!labels) continue;
      const document = await documentOf(entry);
      const stored = storedLayout(await rememberedBy(engine.bundle, { name: entry.name, document, labels }));
      const digest = document.pages.some(({ words }) => words.length > 0) ? contentDigest(document) : undefined;
      take(stored, digest);
      await kept.add({ layout: Buffer.from(stored.bytes).toString('base64'), ...(digest !== undefined && { digest }) });
    }
  } finally {
    bar.stop();
    await kept.close();
  }
  if (layouts.size === 0)
    throw new InputError(`${path}: none of its ${all.length} documents is labelled. Label some: beleg label from-values ${path} VALUES.csv`);
  return { layouts, fresh: newTo(known, all, digests) };
}

async function isAnyLabelled(all: readonly Entry[]): Promise<boolean> {
  for (const entry of all) if (await labelsOf(entry)) return true;
  return false;
}

function newTo(known: ReadonlySet<string>, all: readonly Entry[], digests: ReadonlyMap<string, string | undefined>): readonly Entry[] {
  const seen = new Set([...digests].flatMap(([name, digest]) => (known.has(name) && digest !== undefined ? [digest] : [])));
  return all.filter(({ name }) => {
    if (!digests.has(name) || known.has(name)) return false;
    const digest = digests.get(name);
    if (digest === undefined) return true;
    const isCopy = seen.has(digest);
    seen.add(digest);
    return !isCopy;
  });
}
