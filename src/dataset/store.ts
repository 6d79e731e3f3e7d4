/**
 * A dataset on disk: a folder with `dataset.json`, the original files in `documents/`, their readings in `read/` and their labels in `labels/`. Every
 * file is written atomically; an entry counts once its reading exists, so a killed command leaves no partial entry.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { documentFromJson } from '../document/from-json.js';
import { documentToJson } from '../document/json.js';
import type { Document } from '../document/document.js';
import { InputError } from '../errors.js';
import { writeJson, writeWhole } from '../files.js';
import type { Labels } from './label.js';
import { datasetFile, labelsFile } from './schema.js';

export interface Dataset {
  readonly path: string;
  readonly description: string;
}

/** One document of a dataset; `name` is its file's name with the ending. */
export interface Entry {
  readonly dataset: Dataset;
  readonly name: string;
}

const format = 1;

/** The original file. */
export const documentPath = ({ dataset, name }: Entry): string => join(dataset.path, 'documents', name);
/** Where the document is kept as it was read: DATASET/read/NAME.json. */
export const readPath = ({ dataset, name }: Entry): string => join(dataset.path, 'read', `${name}.json`);
/** The labels, which need not exist. */
export const labelsPath = ({ dataset, name }: Entry): string => join(dataset.path, 'labels', `${name}.json`);
/** In hexadecimal: labels keep that of the file they were made for. */
export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** InputError where the folder or its dataset.json is missing, or is of another format. */
export async function openDataset(path: string): Promise<Dataset> {
  if (!(await exists(path))) throw new InputError(`${path}: there is no such dataset. Make one: beleg dataset add ${path} FILES, or beleg synthesize ${path}`);
  const text = await readIfThere(join(path, 'dataset.json'));
  if (text === undefined)
    throw new InputError(`${path}: no dataset, dataset.json is missing. Make one: beleg dataset add FOLDER FILES, or beleg synthesize FOLDER`);
  const parsed = datasetFile.safeParse(json(text, join(path, 'dataset.json')));
  if (!parsed.success) throw new InputError(`${join(path, 'dataset.json')}: ${firstIssue(parsed.error)}. Expected {"format": ${format}, "description": "…"}`);
  if (parsed.data.format !== format)
    throw new InputError(`${path}: dataset of format ${parsed.data.format}, this build reads ${format}. Make it again: beleg dataset add`);
  return { path, description: parsed.data.description };
}

/** Opens it, or creates an empty one where nothing exists. */
export async function createDataset(path: string, description = ''): Promise<Dataset> {
  const there = await datasetAt(path);
  if (there) return there;
  await writeJson(join(path, 'dataset.json'), { format, description });
  return { path, description };
}

/** Undefined where nothing exists yet. Throws InputError where the folder has other content, which is left unchanged. */
export async function datasetAt(path: string): Promise<Dataset | undefined> {
  if (await exists(join(path, 'dataset.json'))) return openDataset(path);
  const found = await list(path);
  if (found.length > 0) throw new InputError(`${path}: no dataset, and not empty (${found[0]}). Name a folder that is new or empty`);
  return undefined;
}

/** Adds a document; reading and labels of the same name are replaced. */
export async function addFile(dataset: Dataset, name: string, bytes: Uint8Array, document: Document): Promise<Entry> {
  const entry: Entry = { dataset, name: fileName(name) };
  await writeWhole(documentPath(entry), bytes);
  await writeWhole(readPath(entry), documentToJson(document));
  return entry;
}

/** Adds a document with its labels; what was there under the same name is replaced. */
export async function addLabelled(dataset: Dataset, name: string, bytes: Uint8Array, document: Document, labels: Labels): Promise<Entry> {
  const entry: Entry = { dataset, name: fileName(name) };
  // Labels before the reading: the reading makes the entry count.
  await writeLabelsOf(entry, labels, sha256(bytes));
  return addFile(dataset, name, bytes, document);
}

/** Replaces the labels of an entry, with the hash of its file as it is now. */
export async function writeLabels(entry: Entry, labels: Labels): Promise<void> {
  await writeLabelsOf(entry, labels, sha256(await bytes(entry)));
}

const writeLabelsOf = (entry: Entry, labels: Labels, digest: string) => writeJson(labelsPath(entry), { format, sha256: digest, labels });

/** Ordered by name, independent of the file system. */
export async function entries(dataset: Dataset): Promise<readonly Entry[]> {
  const files = new Set(await list(join(dataset.path, 'documents')));
  const read = await list(join(dataset.path, 'read'));
  const names = read.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
  return names
    .filter((name) => files.has(name))
    .sort(byCodeUnit)
    .map((name) => ({ dataset, name }));
}

/** The entry of that name; without extension where that is unique. Throws InputError where there is none, or several without extension. */
export async function entryNamed(dataset: Dataset, name: string): Promise<Entry> {
  const all = await entries(dataset);
  const wanted = basename(name);
  const found = all.filter((entry) => entry.name === wanted);
  const loose = found.length > 0 ? found : all.filter((entry) => stem(entry.name) === wanted);
  if (loose.length === 1) return loose[0]!;
  if (loose.length > 1)
    throw new InputError(`${dataset.path}: several documents are called ${wanted}. Give the ending too: ${loose.map((entry) => entry.name).join(', ')}`);
  throw new InputError(`${dataset.path}: no document ${wanted}. See what is there: beleg label show ${dataset.path}`);
}

/** The name of a file without its ending. */
export const stem = (name: string): string => name.replace(/\.[^.]*$/, '');

/** The original file's bytes. */
export async function bytes(entry: Entry): Promise<Uint8Array> {
  return new Uint8Array(await readFile(documentPath(entry)));
}

/** The stored reading. InputError where it is no document of this build's format. */
export async function document(entry: Entry): Promise<Document> {
  return documentFromJson(await readFile(readPath(entry), 'utf8'), readPath(entry));
}

/** Undefined: not labelled, or its file has changed since. Throws InputError where the file of labels is no JSON or not of its form. */
export async function labels(entry: Entry): Promise<Labels | undefined> {
  const path = labelsPath(entry);
  const text = await readIfThere(path);
  if (text === undefined) return undefined;
  const parsed = labelsFile.safeParse(json(text, path));
  if (!parsed.success) throw new InputError(`${path}: ${firstIssue(parsed.error)}. Delete the file and label the document again`);
  return parsed.data.sha256 === sha256(await bytes(entry)) ? parsed.data.labels : undefined;
}

/** Hash of all training-relevant content: names, readings, labels. Manifests hold it. */
export async function datasetDigest(dataset: Dataset): Promise<string> {
  const all = createHash('sha256');
  for (const entry of await entries(dataset)) {
    const read = await readFile(readPath(entry));
    all.update(`${entry.name}\n${sha256(read)}\n${sha256((await readIfThere(labelsPath(entry))) ?? '')}\n`);
  }
  return all.digest('hex');
}

/** Names come from archives and command lines: only plain file names are accepted. */
function fileName(name: string): string {
  const plain = basename(name.replaceAll('\\', '/')).normalize('NFC');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
  if (plain === '' || plain.startsWith('.') || Buffer.byteLength(plain) > 200 || /[\u0000-\u001f]/.test(plain)) {
    throw new InputError(`${JSON.stringify(name)}: not usable as the name of a document. Rename the file (at most 200 bytes, no leading dot)`);
  }
  return plain;
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function list(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    if (code === 'ENOTDIR') throw new InputError(`${path}: a file stands there. Name a folder`);
    throw error;
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

function json(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError(`${path}: is no JSON. Delete the file and make it again`);
  }
}

function firstIssue(error: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }): string {
  const issue = error.issues[0]!;
  return `${issue.path.map(String).join('.') || 'top level'}: ${issue.message}`;
}
