/** Learn packages: a zip with NAME.pdf (or a picture) and NAME.json, a detect response (1.18) of true values only (wire facts). */
import { InputError } from '../errors.js';
import type { Document } from '../document/document.js';
import { read as readHere, type ReadOptions } from '../reading/read.js';
import { inStage } from '../stages.js';
import type { OwnDetail } from './truth.js';
import { alone, importTruth, type Imported, notImported } from './import.js';
import { placeByBoxes } from './package/boxes.js';
import { type PackageTruth, truthOfResponse } from './package/response.js';
import { addFile, bytes as bytesOf, type Dataset, document as documentOf, type Entry, entries, sha256, stem } from './store.js';
import { readZip } from './zip.js';

export interface PackageOptions {
  /** Custom details. */
  readonly custom?: readonly OwnDetail[];
  readonly languages?: readonly string[];
  /** How documents are read; in this very process, which a broken file may hold up. */
  readonly read?: (bytes: Uint8Array, options: ReadOptions) => Promise<Document>;
  readonly done?: (count: number, imported: Imported) => void;
}

const documentEndings = /\.(pdf|png|jpe?g|gif|tiff?|bmp|ico)$/i;

/**
 * All JSON is validated before the dataset is opened (or created) and the first document is added. Documents without JSON are added without labels. Throws
 * InputError where the root of the archive has no documents, or JSON that is no response.
 */
export async function labelFromPackage(openOrMake: () => Promise<Dataset>, path: string, options: PackageOptions = {}): Promise<readonly Imported[]> {
  const truths = new Map<string, PackageTruth>();
  let documents = 0;
  await readZip(
    path,
    (name) => {
      if (documentEndings.test(name)) documents++;
      return /\.json$/i.test(name);
    },
    async (name, content) => void truths.set(stem(name), truthOfResponse(content, `${path}/${name}`, options.custom ?? [])),
  );
  if (documents === 0) throw new InputError(`${path}: no documents in its root. A learn package holds NAME.pdf and NAME.json side by side`);
  const dataset = await openOrMake();
  const known = new Map((await entries(dataset)).map((entry) => [entry.name, entry]));
  const all: Imported[] = [];
  const met = new Set<string>();
  await readZip(
    path,
    (name) => documentEndings.test(name),
    async (name, content) => {
      const imported = await add(dataset, known, name, content, truths.get(stem(name)), options);
      met.add(stem(name));
      all.push(imported);
      options.done?.(all.length, imported);
    },
  );
  for (const name of truths.keys()) if (!met.has(name)) all.push(notImported(`${name}.json`, 'its document is not in the package'));
  return all;
}

async function add(
  dataset: Dataset,
  known: ReadonlyMap<string, Entry>,
  name: string,
  content: Uint8Array,
  truth: PackageTruth | undefined,
  options: PackageOptions,
): Promise<Imported> {
  return alone(name, async () => {
    const old = known.get(name.normalize('NFC'));
    if (old && sha256(await bytesOf(old)) !== sha256(content)) return notImported(name, `another document of this name is in ${dataset.path} already`);
    const { read = readHere } = options;
    const entry = old ?? (await addFile(dataset, name, content, await inStage('reading', () => read(content, readOptions(name, options)))));
    if (!truth) return notImported(name, 'no JSON beside it: added without labels');
    const document: Document = await documentOf(entry);
    const imported = await importTruth(entry, truth.truth, document, (labels, unplaced) => placeByBoxes(document, labels, unplaced, truth));
    return { ...imported, unplaced: [...imported.unplaced, ...truth.unknown] };
  });
}

const readOptions = (name: string, { languages }: PackageOptions): ReadOptions => ({ name, ...(languages && { languages }) });
