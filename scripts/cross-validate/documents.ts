/** Documents of corpora as a labelled dataset whose labels name the issuer: true values placed on the pages as `label from-values` places them. Made once in a work folder. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { contactFields } from '../../src/catalogue/contact-fields.js';
import { modelDetails } from '../../src/catalogue/details.js';
import { lineItemFields } from '../../src/catalogue/line-item-fields.js';
import { labelFromValues } from '../../src/dataset/from-values.js';
import { addFile, createDataset, entries } from '../../src/dataset/store.js';
import type { Document } from '../../src/document/document.js';
import { writeJson } from '../../src/files.js';
import { casesOf } from '../ablation/sources.js';

/** What a truth file of ../shared/corpus says, as far as it is used here. */
export interface CorpusTruth {
  readonly fields?: Fields;
  readonly sender?: Fields;
  readonly receiver?: Fields;
  readonly lineItems?: readonly Fields[];
  readonly group?: string;
  readonly source?: string;
  readonly template?: string;
  /** "owner/repository:path". */
  readonly origin?: string;
  readonly language?: string;
}
type Fields = Readonly<Record<string, unknown>>;

export interface Subject {
  /** File name in the dataset. */
  readonly name: string;
  readonly document: Document;
  readonly truth: CorpusTruth;
  readonly issuer: string;
  /** Which of the corpora it is of. */
  readonly corpus: number;
}

/** Subjects of all corpora, and the dataset with their labels; a complete one is used again. */
export async function subjectsOf(corpora: readonly string[], cache: string, path: string, done: (count: number) => void): Promise<Subject[]> {
  const found: Omit<Subject, 'issuer'>[] = [];
  const files = new Map<string, string>();
  for (const [at, corpus] of corpora.entries()) {
    const names: string[] = [];
    const cases = await casesOf(corpus, cache, (name) => done(found.length + names.push(name)));
    if (names.length === 0) throw new Error(`${corpus}: no documents with truth`);
    for (const { name, document, truth } of cases) {
      const own = names.find((one) => one.replace(/\.[^.]+$/, '') === name)!;
      files.set(own, join(corpus, 'documents', own));
      found.push({ name: own, document, truth, corpus: at });
    }
  }
  const issuers = issuersOf(found.map(({ truth }) => truth));
  const subjects = found.map((each, index) => ({ ...each, issuer: issuers[index]! }));
  const dataset = await createDataset(path, basename(path));
  const there = new Set((await entries(dataset)).map(({ name }) => name));
  if (subjects.every(({ name }) => there.has(name))) return subjects;
  for (const { name, document } of subjects) await addFile(dataset, name, await readFile(files.get(name)!), document);
  const values = join(path, 'values.json');
  await writeJson(values, subjects.map(rowOf));
  await labelFromValues(dataset, values);
  return subjects;
}

/** Documents of one issuer: of the same source, repository, template or sender, or joined to each other by others that are. */
export function issuersOf(truths: readonly CorpusTruth[]): string[] {
  const parents = truths.map((_, index) => index);
  const root = (index: number): number => (parents[index] === index ? index : (parents[index] = root(parents[index]!)));
  const first = new Map<string, number>();
  for (const [index, truth] of truths.entries()) {
    for (const key of issuerKeys(truth)) {
      const known = first.get(key);
      if (known === undefined) first.set(key, index);
      else parents[root(index)] = root(known);
    }
  }
  return truths.map((_, index) => `issuer ${root(index)}`);
}

function issuerKeys({ source, template, origin, sender }: CorpusTruth): string[] {
  const names = [sender?.Name ?? []].flat().map(
    (name) =>
      `sender ${String(name)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '')}`,
  );
  return [
    ...(source ? [`source ${source}`] : []),
    ...(template ? [`template ${template}`] : []),
    ...(origin?.includes(':') ? [`repository ${origin.split(':')[0]!.toLowerCase()}`] : []),
    ...names,
  ];
}

const detailNames = new Set<string>([...modelDetails.map(({ name }) => name), 'DocumentType', 'InvoiceCurrency']);
const contactNames = new Set<string>(contactFields);
const itemNames = new Set<string>(lineItemFields.map(({ name }) => name));
const groupNames = new Set(modelDetails.flatMap(({ group }) => group ?? []));

/** A row of a table of values. Of several wordings of a contact's field the longest printed one is labelled. */
function rowOf({ name, document, truth, issuer }: Subject): Fields {
  const text = document.pages.flatMap(({ words }) => words.map((word) => squeezed(word.text))).join('');
  const party = (role: string, fields: Fields = {}) =>
    Object.fromEntries(Object.entries(fields).flatMap(([field, value]) => (contactNames.has(field) ? [[`${role}.${field}`, printedOne(value, text)]] : [])));
  return {
    file: name,
    supplier: issuer,
    layout: truth.template ?? name.slice(0, 200),
    ...only(truth.fields ?? {}, (field) => detailNames.has(field) || groupNames.has(field)),
    ...party('Sender', truth.sender),
    ...party('Receiver', truth.receiver),
    ...(truth.lineItems && { LineItems: truth.lineItems.map((item) => only(item, (field) => itemNames.has(field))) }),
  };
}

const only = (fields: Fields, isWanted: (name: string) => boolean): Fields => Object.fromEntries(Object.entries(fields).filter(([name]) => isWanted(name)));

function printedOne(value: unknown, text: string): unknown {
  if (!Array.isArray(value)) return value;
  const ordered = value.map(String).sort((a, b) => b.length - a.length);
  return ordered.find((one) => text.includes(squeezed(one))) ?? value[0];
}

const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
