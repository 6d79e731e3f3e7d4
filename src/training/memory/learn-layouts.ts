/** Labelled documents into the memory of layouts of a bundle. */
import type { Bundle } from '../../bundle/load.js';
import { ofDocument } from '../../bundle/manifest.js';
import { readManifest, replaceManifest, storeFile } from '../../bundle/store.js';
import { labelledDocuments } from '../../dataset/packed.js';
import { InputError } from '../../errors.js';
import { classifyDetails } from '../../extraction/decoding/classify.js';
import { encode } from '../../features/encode.js';
import { encodeLayouts } from '../../memory/codec.js';
import { openLayouts } from '../../memory/layouts.js';
import type { RememberedDocument } from '../../memory/remembered.js';
import { columnsOf } from '../batches/pages.js';
import { rememberLabelled } from './remember-labelled.js';

export interface LearntLayouts {
  /** Documents remembered now, in the order of the dataset. */
  readonly learnt: readonly string[];
  /** All that the bundle remembers. */
  readonly documents: number;
  readonly bytes: number;
}

/** A document of the same name is remembered anew. Nothing is written before all are read. Throws InputError where the dataset has no labelled document. */
export async function learnLayouts(bundle: Bundle, dataset: string, done: (count: number, name: string) => void = () => {}): Promise<LearntLayouts> {
  const names = bundle.manifest.networks.details!.columns;
  const columns = columnsOf(ofDocument(bundle.manifest.customDetails)).filter(({ name }) => names.includes(name));
  const learnt = new Map<string, RememberedDocument>();
  for await (const { name, document, labels } of labelledDocuments(dataset)) {
    const classified = await classifyDetails(
      encode(document),
      bundle.details,
      names,
      columns.map((column) => column.name),
    );
    const logits = classified.map((page) => page.logits);
    learnt.set(name, rememberLabelled({ ...document, name }, labels, columns, logits));
    done(learnt.size, name);
  }
  if (learnt.size === 0) throw new InputError(`${dataset}: none of its documents is labelled. Label some: beleg label from-values ${dataset} VALUES.csv`);
  const before = (await rememberedBy(bundle)).filter(({ name }) => !learnt.has(name));
  const { bytes, documents } = await write(bundle.path, [...before, ...learnt.values()]);
  return { learnt: [...learnt.keys()], documents, bytes };
}

/** Names that are forgotten. Throws InputError where the bundle remembers none of that name. */
export async function forgetLayouts(bundle: Bundle, names: readonly string[]): Promise<LearntLayouts> {
  const before = await rememberedBy(bundle);
  const unknown = names.find((name) => !before.some((each) => each.name === name));
  if (unknown !== undefined) {
    const known = before.map(({ name }) => name).slice(0, 10);
    throw new InputError(`${bundle.path}: remembers no document ${unknown}. ${known.length > 0 ? `It remembers ${known.join(', ')}` : 'It remembers none'}`);
  }
  const { bytes, documents } = await write(
    bundle.path,
    before.filter(({ name }) => !names.includes(name)),
  );
  return { learnt: [], documents, bytes };
}

async function rememberedBy({ manifest, path, read }: Bundle): Promise<readonly RememberedDocument[]> {
  return manifest.layouts ? openLayouts(await read(manifest.layouts), `${path}/${manifest.layouts.file}`).documents() : [];
}

async function write(path: string, documents: readonly RememberedDocument[]): Promise<{ readonly bytes: number; readonly documents: number }> {
  const { layouts: _, ...manifest } = await readManifest(path);
  if (documents.length === 0) {
    await replaceManifest(path, manifest);
    return { bytes: 0, documents: 0 };
  }
  const stored = await storeFile(path, 'memory.layouts', encodeLayouts(documents));
  await replaceManifest(path, { ...manifest, layouts: { ...stored, documents: documents.length } });
  return { bytes: stored.bytes, documents: documents.length };
}
