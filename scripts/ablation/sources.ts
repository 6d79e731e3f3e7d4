/** Sets of documents with their truth in the form that ../shared/tools/score.mjs reads: real ones, hand-made ones, datasets. Readings are kept, so that OCR runs once. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Labels } from '../../src/dataset/label.js';
import { document, entries, labels, openDataset } from '../../src/dataset/store.js';
import type { Document } from '../../src/document/document.js';
import { documentFromJson } from '../../src/document/from-json.js';
import { documentToJson } from '../../src/document/json.js';
import { InputError } from '../../src/errors.js';
import { read } from '../../src/reading/read.js';

export interface Case {
  readonly name: string;
  readonly document: Document;
  readonly truth: object;
}

/** Documents of a set: `documents/` with `truth/` (a corpus), with `values.json` (hand-made), or a dataset with `labels/`. */
export async function casesOf(set: string, cache: string, done: (name: string) => void): Promise<Case[]> {
  const entries = await readdir(set);
  if (entries.includes('labels')) return labelled(set);
  const files = (await readdir(join(set, 'documents'))).sort();
  const truths = entries.includes('truth') ? await corpusTruths(set, files) : await valuesTruths(set);
  const kept = join(cache, set.replace(/[^\w-]+/g, '_'));
  await mkdir(kept, { recursive: true });
  const cases: Case[] = [];
  for (const file of files) {
    const truth = truths.get(file);
    if (!truth) continue;
    const document = await readOnce(join(set, 'documents', file), join(kept, `${file}.json`));
    if (document) cases.push({ name: file.replace(/\.[^.]+$/, ''), document, truth });
    done(file);
  }
  return cases;
}

async function readOnce(file: string, kept: string): Promise<Document | undefined> {
  const text = await readFile(kept, 'utf8').catch(() => undefined);
  if (text !== undefined) return documentFromJson(text, kept);
  try {
    const document = await read(await readFile(file), { name: basename(file) });
    await writeFile(kept, documentToJson(document));
    return document;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.error(`${error.message} Left out.`);
    return undefined;
  }
}

async function corpusTruths(set: string, files: readonly string[]): Promise<ReadonlyMap<string, object>> {
  const truths = files.map(
    async (file) => [file, JSON.parse(await readFile(join(set, 'truth', `${file.replace(/\.[^.]+$/, '')}.json`), 'utf8')) as object] as const,
  );
  return new Map(await Promise.all(truths));
}

type Values = Readonly<Record<string, unknown>> & { readonly file: string };

async function valuesTruths(set: string): Promise<ReadonlyMap<string, object>> {
  const all = JSON.parse(await readFile(join(set, 'values.json'), 'utf8')) as readonly Values[];
  return new Map(
    all.map(({ file, language, supplier, LineItems, ...values }) => [
      file,
      { ...truthOf(values), group: 'handmade', language, source: supplier, lineItems: LineItems },
    ]),
  );
}

/** "Sender.City" goes to the sender, everything else to the header. */
function truthOf(values: Readonly<Record<string, unknown>>): object {
  const of = (party: string) =>
    Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (name.startsWith(`${party}.`) ? [[name.slice(party.length + 1), value]] : [])));
  const fields = Object.fromEntries(Object.entries(values).filter(([name]) => !name.includes('.')));
  return { fields, sender: of('Sender'), receiver: of('Receiver') };
}

async function labelled(set: string): Promise<Case[]> {
  const cases: Case[] = [];
  for (const entry of await entries(await openDataset(set))) {
    const own = await labels(entry);
    if (own) cases.push({ name: entry.name, document: await document(entry), truth: truthOfLabels(own) });
  }
  return cases;
}

export function truthOfLabels({ details, groups, contacts = [], lineItems = [], documentType, currency, language, supplier }: Labels): object {
  const valuesOf = (fields: Readonly<Record<string, { readonly value: string } | undefined>>) =>
    Object.fromEntries(Object.entries(fields).flatMap(([name, label]) => (label?.value ? [[name, label.value]] : [])));
  const single = Object.entries(details).flatMap(([name, values]) =>
    values.length > 0 ? [[name, values.length > 1 ? values.map(({ value }) => value) : values[0]!.value]] : [],
  );
  const of = (role: string) => valuesOf(contacts.find((contact) => contact.role === role)?.fields ?? {});
  return {
    fields: {
      ...Object.fromEntries(single),
      ...(documentType && { DocumentType: documentType }),
      ...(currency && { InvoiceCurrency: currency }),
      VatGroup: groups.VatGroup ?? [],
    },
    sender: of('Sender'),
    receiver: of('Receiver'),
    lineItems: lineItems.map(({ fields }) => valuesOf(fields)),
    group: 'labelled',
    language,
    source: supplier,
  };
}
