/** Packed datasets: the labelled documents without the originals in one file, a line of JSON each, compressed by gzip. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import type { Document } from '../document/document.js';
import { documentFromJson } from '../document/from-json.js';
import { documentToJson } from '../document/json.js';
import { InputError } from '../errors.js';
import { writeWhole } from '../files.js';
import type { Labels } from './label.js';
import { labelsSchema } from './schema.js';
import { datasetDigest, document as documentOf, entries, labels as labelsOf, openDataset, sha256 } from './store.js';

export interface LabelledDocument {
  readonly name: string;
  readonly document: Document;
  readonly labels: Labels;
}

/** Extensions of packed files. */
const packedEnding = '.jsonl.gz';
/** Limit of the uncompressed size of one file. */
const most = 500_000_000;

const line = z.object({ name: z.string().min(1).max(200), document: z.unknown(), labels: labelsSchema });

/** Packs all labelled documents of a dataset's folder into one file; returns their number. Throws InputError where none is labelled. */
export async function pack(path: string, out: string): Promise<number> {
  const count = await packDocuments(labelledDocuments(path), out);
  if (count === 0) throw new InputError(`${path}: no labelled document to pack. Label some: beleg label from-values ${path} VALUES.csv`);
  return count;
}

/** Writes no file where there are no documents; returns their number. Throws InputError where the name of the file does not end in .jsonl.gz. */
export async function packDocuments(documents: Iterable<LabelledDocument> | AsyncIterable<LabelledDocument>, out: string): Promise<number> {
  if (!isPacked(out)) throw new InputError(`${out}: packed datasets end in ${packedEnding}. Give it a name that does`);
  const lines: string[] = [];
  for await (const { name, document, labels } of documents) lines.push(`${JSON.stringify({ name, document: JSON.parse(documentToJson(document)), labels })}\n`);
  if (lines.length > 0) await writeWhole(out, await promisify(gzip)(lines.join(''), { level: 9 }));
  return lines.length;
}

/** Labelled documents of a dataset, folder or packed file, in a stable order. */
export async function* labelledDocuments(path: string): AsyncGenerator<LabelledDocument> {
  if (isPacked(path)) return yield* unpacked(path);
  for (const entry of await entries(await openDataset(path))) {
    const labels = await labelsOf(entry);
    if (labels) yield { name: entry.name, document: await documentOf(entry), labels };
  }
}

/** Hash of all training-relevant content of a folder or a packed file. */
export const digestOf = async (path: string): Promise<string> => (isPacked(path) ? sha256(await packedBytes(path)) : datasetDigest(await openDataset(path)));

const isPacked = (path: string): boolean => path.endsWith(packedEnding);

async function* unpacked(path: string): AsyncGenerator<LabelledDocument> {
  const text = await uncompressed(path);
  for (let from = 0, count = 1; from < text.length; count++) {
    const end = text.indexOf(0x0a, from);
    const to = end < 0 ? text.length : end;
    const parsed = line.safeParse(json(text.toString('utf8', from, to)));
    if (!parsed.success)
      throw new InputError(`${path}, line ${count}: no labelled document. Pack the dataset again: beleg dataset pack FOLDER ${basename(path)}`);
    const { name, document, labels } = parsed.data;
    yield { name, document: documentFromJson(JSON.stringify(document), `${path}, line ${count}`), labels };
    from = to + 1;
  }
}

async function uncompressed(path: string): Promise<Buffer> {
  const bytes = await packedBytes(path);
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: most });
  } catch (error) {
    const tooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new InputError(
      `${path}: ${tooLarge ? `more than ${most / 1_000_000} MB of text. Pack fewer documents in a file` : 'no gzip file. Pack the dataset again'}`,
    );
  }
}

async function packedBytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new InputError(`${path}: there is no such file. Make one: beleg dataset pack FOLDER ${basename(path)}`);
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
