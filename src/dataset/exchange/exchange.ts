/** Labels of a dataset to and from the files of other tools. What a format does not give back is listed by reading what was written. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Document } from '../../document/document.js';
import { InputError } from '../../errors.js';
import { writeWhole } from '../../files.js';
import { merge } from '../align.js';
import { alone, type Imported, namedLabels, notImported } from '../import.js';
import { labelsSchema } from '../schema.js';
import { addFile, bytes, type Dataset, document as documentOf, type Entry, entries, labels as storedLabels, stem, writeLabels } from '../store.js';
import type { OwnDetail } from '../truth.js';
import { differences, type LostLabel } from './differences.js';
import { formatNames, formats } from './formats.js';
import { ourName } from './names.js';
import { inFractions, sized } from './pixels.js';
import { type Format, joined, type Mark, pageName, type Proposed, type Read, type Sheet } from './sheet.js';
import { withTheirWords } from './their-words.js';
import { labelsOf } from './to-labels.js';
import { sheetOf } from './to-sheet.js';

/** Bytes of one foreign file. */
const largest = 300_000_000;

export interface ExchangeOptions {
  /** Their names and ours, before those of the format. */
  readonly names?: Readonly<Record<string, string>>;
  readonly custom?: readonly OwnDetail[];
  /** Called with each field that is known by a common name alone; of one name as often as it occurs. */
  readonly renamed?: (theirs: string, ours: string) => void;
  /** Whose words an import keeps; theirs replace our reading, of documents without labels only. */
  readonly words?: 'ours' | 'theirs';
  /** Proposes labels, also for documents without any. The format must hold proposals. */
  readonly propose?: (document: Document, entry: Entry) => Promise<Proposed>;
}

/** InputError where no format has the name that --format gives. */
export function formatNamed(name: string): Format {
  const format = formats.find((one) => one.name === name);
  if (!format) throw new InputError(`--format ${name}: is none of ${formatNames.join(', ')}`);
  return format;
}

export interface Exported {
  readonly document: string;
  readonly values: number;
  readonly lost: readonly LostLabel[];
  /** Values that a model proposes. */
  readonly proposed?: number;
}

/** `pictures`: of a document's pages, asked for where the format needs them. Throws InputError where no document is labelled. */
export async function exportLabels(
  dataset: Dataset,
  out: string,
  format: Format,
  options: ExchangeOptions,
  pictures: (entry: Entry) => AsyncIterable<Uint8Array>,
): Promise<readonly Exported[]> {
  const sheets: Sheet[] = [];
  const exported: Exported[] = [];
  if (options.propose && !format.proposals) throw new InputError(`--bundle: ${format.name} holds no proposals of a model. Leave it out, or take label-studio`);
  for (const entry of await entries(dataset)) {
    const labels = await storedLabels(entry);
    if (!labels && !options.propose) continue;
    const document = await documentOf(entry);
    const proposed = await options.propose?.(document, entry);
    const ours = {
      ...sheetOf(entry.name, document, labels ?? { details: {}, groups: {} }),
      ...(proposed && { proposed }),
      ...(!labels && { unlabelled: true }),
    };
    const sheet = foreign(ours, format, options);
    sheets.push(sheet);
    const back = labels && givenBack(sheet, document, format, options);
    const lost = labels && back ? differences(labels, back.labels, back.unplaced, format.closed ?? false) : [];
    const values = labels ? namedLabels(labels).length : 0;
    exported.push({ document: entry.name, values, lost, ...(proposed && { proposed: proposed.marks.length }) });
    if (!format.pictures) continue;
    let page = 0;
    for await (const picture of pictures(entry)) await writeWhole(join(out, 'images', `${pageName(entry.name, page++)}.png`), picture);
  }
  if (sheets.length === 0) throw new InputError(`${dataset.path}: no labelled document. Label some: beleg label from-values ${dataset.path} VALUES.csv`);
  for (const [path, content] of format.write(sheets, fieldsOf(sheets))) await writeWhole(join(out, path), content);
  return exported;
}

const fieldsOf = (sheets: readonly Sheet[]): readonly string[] =>
  [...new Set(sheets.flatMap(({ marks, proposed }) => [...marks, ...(proposed?.marks ?? [])].map(({ field }) => field)))].sort();

/** The content of the files of one document. */
function givenBack(sheet: Sheet, document: Document, format: Format, options: ExchangeOptions): ReturnType<typeof labelsOf> {
  const written = format.write([sheet], fieldsOf([sheet]));
  const read = [...written].flatMap(([path, text]) => (format.files.test(path) ? format.read(path, text) : []));
  const sheets = joined(read.flatMap((one) => ('refused' in one ? [] : [inFractions(one, document.pages)])));
  const marks = sheets.flatMap((one) => ours(one, format, options));
  return labelsOf(document, marks, options.custom ?? []);
}

function foreign(sheet: Sheet, format: Format, { names = {} }: ExchangeOptions): Sheet {
  const theirs = new Map(
    Object.entries({ ...names, ...format.names })
      .map(([their, our]) => [our, their] as const)
      .reverse(),
  );
  const named = (marks: readonly Mark[]) =>
    marks.flatMap((mark) => {
      const field = theirs.get(mark.field) ?? (format.closed ? undefined : mark.field);
      return field === undefined ? [] : [{ ...mark, field }];
    });
  const { proposed } = sheet;
  return { ...sheet, marks: named(sheet.marks), ...(proposed && { proposed: { ...proposed, marks: named(proposed.marks) } }) };
}

function ours({ marks }: Sheet, format: Format, { names = {}, custom = [], renamed = () => {} }: ExchangeOptions): readonly Mark[] {
  const named = new Map(Object.entries({ ...format.names, ...names }));
  return marks.map((mark) => {
    const field = ourName(mark.field, named, custom);
    if (field !== mark.field && field !== mark.field.replace(/[/_]/, '.') && !named.has(mark.field)) renamed(mark.field, field);
    return { ...mark, field };
  });
}

/**
 * `from`: the folder of an export, or one of its files. Documents must be in the dataset; their labels there are kept where the file has none. Throws
 * InputError where nothing is of the format.
 */
export async function importLabels(dataset: Dataset, from: string, format: Format, options: ExchangeOptions): Promise<readonly Imported[]> {
  const known = await entries(dataset);
  const all: Imported[] = [];
  const pages: Sheet[] = [];
  let files = 0;
  for (const path of await filesOf(from)) {
    if (!format.files.test(path)) continue;
    let read: readonly Read[];
    try {
      read = format.read(path, await contentOf(path), await contentsOf(format.beside?.(path) ?? [], path), options.names);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      all.push(notImported(path, error.message.replace(`${path}: `, '')));
      continue;
    }
    files++;
    for (const one of read)
      if ('refused' in one) all.push(notImported(one.name, one.refused));
      else if (format.perPage) pages.push(one);
      else all.push(await importSheet(dataset, known, one, format, options));
  }
  for (const one of joined(pages)) all.push(await importSheet(dataset, known, one, format, options));
  if (files === 0 && all.length === 0) throw new InputError(`${from}: no file of the format ${format.name}. It is ${format.describe}`);
  return all;
}

async function importSheet(dataset: Dataset, known: readonly Entry[], sheet: Sheet, format: Format, options: ExchangeOptions): Promise<Imported> {
  const entry =
    known.find(({ name }) => name === sheet.name.normalize('NFC')) ?? unique(known.filter(({ name }) => stem(name) === sheet.name.normalize('NFC')));
  if (!entry) return notImported(sheet.name, `no such document in ${dataset.path}. Add it first: beleg dataset add ${dataset.path} FILE`);
  if (sheet.marks.length === 0) return notImported(entry.name, ['holds no label', ...(sheet.faults ?? [])].join('; ').slice(0, 300));
  return alone(entry.name, async () => {
    const before = await storedLabels(entry);
    const read = await documentOf(entry);
    const theirs = await sized(sheet, entry, read);
    const document = options.words === 'theirs' ? onTheirWords(read, theirs, before !== undefined) : read;
    const { labels, unplaced } = labelsOf(document, ours(theirs, format, options), options.custom ?? []);
    const { error } = labelsSchema.safeParse(labels);
    // The store would not read it again.
    if (error) throw new InputError(`more than labels may be: ${error.issues[0]!.path.map(String).join('.')}: ${error.issues[0]!.message}. Leave it out`);
    if (document !== read) await addFile(dataset, entry.name, await bytes(entry), document);
    await writeLabels(entry, merge(before, labels));
    const placed = namedLabels(labels).length;
    const faults = (sheet.faults ?? []).map((reason) => ({ detail: '', value: '', reason }));
    return { document: entry.name, values: placed + unplaced.length, placed, unplaced: [...unplaced, ...faults] };
  });
}

function onTheirWords(read: Document, { words = [] }: Sheet, labelled: boolean): Document {
  if (labelled) throw new InputError('has labels on our words already. Import its words into a dataset without labels');
  if (words.length === 0) throw new InputError('the file holds no words of it. Leave out --words theirs');
  return withTheirWords(read, words);
}

const unique = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

async function filesOf(from: string): Promise<readonly string[]> {
  const found = await stat(from).catch(() => undefined);
  if (!found) throw new InputError(`${from}: there is no such file or folder. Give what the other tool exported`);
  if (found.isFile()) return [from];
  // Links are not followed: what lies outside the folder is no part of the export.
  const inside = await readdir(from, { recursive: true, withFileTypes: true });
  return inside
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .sort();
}

/** Of the files that are there. */
async function contentsOf(paths: readonly string[], path: string): Promise<readonly string[]> {
  const contents: string[] = [];
  for (const beside of paths) {
    const content = beside === path ? undefined : await contentOf(beside, true);
    if (content !== undefined) contents.push(content);
  }
  return contents;
}

async function contentOf(path: string): Promise<string>;
async function contentOf(path: string, optional: true): Promise<string | undefined>;
async function contentOf(path: string, optional = false): Promise<string | undefined> {
  const found = await stat(path).catch((error: unknown) => {
    if (optional) return undefined;
    throw error;
  });
  if (!found?.isFile()) return undefined;
  if (found.size > largest) throw new InputError(`${path}: ${found.size} bytes, at most ${largest} are read. Export fewer documents at once`);
  return (await readFile(path, 'utf8')).replace(/^\ufeff/, '');
}
