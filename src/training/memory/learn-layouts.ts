/** Labelled documents into the memory of layouts of a bundle. */
import type { Bundle } from '../../bundle/load.js';
import { type Manifest, ofDocument } from '../../bundle/manifest.js';
import { readVerified, storeFile } from '../../bundle/store.js';
import { changeBundle } from '../../bundle/versions.js';
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
  const written = await changeMemory(bundle.path, [dataset], (before) => [...before.filter(({ name }) => !learnt.has(name)), ...learnt.values()]);
  return { learnt: [...learnt.keys()], ...written };
}

/** Names that are forgotten. Throws InputError where the bundle remembers none of that name. */
export async function forgetLayouts(bundle: Bundle, names: readonly string[]): Promise<LearntLayouts> {
  const written = await changeMemory(bundle.path, [], (before) => {
    const unknown = names.find((name) => !before.some((each) => each.name === name));
    if (unknown !== undefined) {
      const known = before.map(({ name }) => name).slice(0, 10);
      throw new InputError(`${bundle.path}: remembers no document ${unknown}. ${known.length > 0 ? `It remembers ${known.join(', ')}` : 'It remembers none'}`);
    }
    return before.filter(({ name }) => !names.includes(name));
  });
  return { learnt: [], ...written };
}

type Written = Pick<LearntLayouts, 'documents' | 'bytes'>;

/** Of what the bundle remembers when its turn comes: what another process learnt meanwhile stays. */
async function changeMemory(
  path: string,
  from: readonly string[],
  change: (before: readonly RememberedDocument[]) => readonly RememberedDocument[],
): Promise<Written> {
  const { layouts } = await changeBundle(path, { by: 'learn', from: [...from] }, async (manifest) => {
    const documents = change(await rememberedBy(path, manifest));
    const { layouts: _, ...others } = manifest;
    if (documents.length === 0) return others;
    return { ...others, layouts: { ...(await storeFile(path, 'memory.layouts', encodeLayouts(documents))), documents: documents.length } };
  });
  return { documents: layouts?.documents ?? 0, bytes: layouts?.bytes ?? 0 };
}

async function rememberedBy(path: string, { layouts }: Manifest): Promise<readonly RememberedDocument[]> {
  return layouts ? openLayouts(await readVerified(path, layouts), `${path}/${layouts.file}`).documents() : [];
}
