/** The documents and the bundle that `beleg learn` works on: files are read into a dataset, values label them, a bundle that is missing begins as a copy of the base. */
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { numberOf } from '../../../bundle/versions.js';
import { readManifest } from '../../../bundle/store.js';
import { labelFromValues } from '../../../dataset/from-values.js';
import { openDataset } from '../../../dataset/store.js';
import { documentInputs } from '../../batch/document-inputs.js';
import { addDocuments } from '../../batch/add-documents.js';
import { openReader } from '../../workers/reader.js';
import { ownDetails } from '../../options/own-details.js';
import { reportImport } from '../../views/import-report.js';

export interface LearnSources {
  /** A dataset, or a folder of documents that become the dataset datasets/CUSTOMER. */
  readonly path: string;
  readonly values?: string;
  readonly lineItems?: string;
  /** Name, or its folder of rules. */
  readonly customer?: string;
}

/** The dataset's folder. What is there already is passed over, so that the same call goes on where it was killed. */
export async function datasetOf({ path, values, lineItems, customer }: LearnSources): Promise<string> {
  const dataset = isDataset(path) ? path : await datasetFrom(path, customer);
  if (values === undefined) return dataset;
  const custom = await ownDetails(rulesOf(customer));
  const { imported, refused } = await labelFromValues(await openDataset(dataset), values, { custom, ...(lineItems !== undefined && { lineItems }) });
  reportImport(dataset, imported, { json: false, refused });
  return dataset;
}

const isDataset = (path: string): boolean => path.endsWith('.gz') || existsSync(join(path, 'dataset.json')) || !existsSync(path);

async function datasetFrom(folder: string, customer: string | undefined): Promise<string> {
  const dataset = join('datasets', basename(customer ?? folder));
  const files = (await documentInputs([folder])).map(({ file }) => file);
  await addDocuments({ dataset, files, json: false, verbose: false }, openReader);
  return dataset;
}

/** A customer without a folder of rules is a name alone. */
export const rulesOf = (customer: string | undefined): string | undefined =>
  customer !== undefined && (existsSync(customer) || existsSync(join('rules', customer))) ? customer : undefined;

/** Its number as it is now; `base` is copied where nothing is yet. */
export async function bundleBefore(path: string, base: string): Promise<number> {
  if (!existsSync(join(path, 'manifest.json'))) {
    await readManifest(base);
    await cp(base, path, { recursive: true, filter: (from) => !/(?:^|[\\/])(?:versions|\.lock)$/.test(from) });
  }
  return numberOf(await readManifest(path));
}
