/** Runs a bundle, or another service, on every labelled document of a dataset and compares the results with the labels. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modelOf, trainedSuppliers } from '../bundle/manifest.js';
import type { Engine } from '../detect.js';
import { understand } from '../detect.js';
import { folds, type Splittable } from '../dataset/splits.js';
import { type Dataset, datasetDigest, document as documentOf, type Entry, entries, labels as labelsOf, openDataset, stem } from '../dataset/store.js';
import type { Labels } from '../dataset/label.js';
import type { Document } from '../document/document.js';
import type { Extraction } from '../extraction/extraction.js';
import { counted } from '../counted.js';
import { InputError } from '../errors.js';
import { featuresVersion } from '../features/contract.js';
import { withoutCandidate } from './matching/candidates-with.js';
import { extractionOf } from './matching/from-response.js';
import type { Judged } from './matching/judged.js';
import { match } from './matching/match.js';
import type { Row } from './rows.js';

export interface ScoredDocument {
  readonly entry: Entry;
  readonly document: Document;
  readonly extraction: Extraction;
  readonly rows: readonly Row[];
  readonly judged: readonly Judged[];
  /** False: there was no answer; all of its values are missing. */
  readonly answered: boolean;
}

export interface ToScore {
  readonly entry: Entry;
  readonly labels: Labels;
}

export interface Selection {
  readonly documents: readonly ToScore[];
  /** Documents of each supplier in the dataset that the bundle learnt from or remembers. */
  readonly labelled: ReadonlyMap<string, number>;
  /** What was left out, and why. */
  readonly notes: readonly string[];
}

type Failed = (entry: Entry, error: unknown) => void;

/** Undefined where it failed and a listener was notified. */
async function attempt<T>(failed: Failed | undefined, entry: Entry, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!failed) throw error;
    failed(entry, error);
    return undefined;
  }
}

/**
 * Labelled documents without duplicates; where the bundle was trained on this dataset, only the unseen ones, unless `shownToo`. Throws InputError where none is
 * labelled or none unseen.
 */
export async function documentsToScore(path: string, engine: Engine | undefined, shownToo = false, failed?: Failed): Promise<Selection> {
  const dataset = await openDataset(path);
  const all = await entries(dataset);
  const labelled: ToScore[] = [];
  for (const entry of all) {
    const labels = await attempt(failed, entry, () => labelsOf(entry));
    if (labels) labelled.push({ entry, labels });
  }
  if (labelled.length === 0)
    throw new InputError(`${path}: none of its ${all.length} documents is labelled. Label some: beleg label from-values ${path} VALUES.csv`);
  const learnt = await shownTo(shownToo ? undefined : engine, path, dataset, labelled);
  const remembered = rememberedOf(labelled, learnt.shown, engine);
  const shown = [...learnt.shown, ...remembered];
  const bySupplier = countsOf(shown);
  const notes =
    remembered.length > 0 ? [...learnt.notes, `${path}: ${counted(remembered.length, 'document')} that the bundle remembers left out`] : learnt.notes;
  const seen = new Map<string, string>();
  // Training documents come first, so that a copy of one does not count as unseen.
  for (const { entry } of shown) {
    const document = await attempt(failed, entry, () => documentOf(entry));
    if (document) seen.set(contentDigest(document), entry.name);
  }
  const documents: ToScore[] = [];
  const copies: string[] = [];
  for (const each of labelled) {
    if (shown.includes(each)) continue;
    const document = await attempt(failed, each.entry, () => documentOf(each.entry));
    if (!document) continue;
    const digest = contentDigest(document);
    const same = document.pages.some(({ words }) => words.length > 0) ? seen.get(digest) : undefined;
    if (same !== undefined) copies.push(`${each.entry.name}: has the same words as ${same}, left out`);
    else {
      seen.set(digest, each.entry.name);
      documents.push(each);
    }
  }
  if (!engine || engine.bundle.lineItems) return { documents, labelled: bySupplier, notes: [...notes, ...copies] };
  const withoutTables = documents.map(({ entry, labels: { lineItems: _lineItems, ...labels } }) => ({ entry, labels }));
  return {
    documents: withoutTables,
    labelled: bySupplier,
    notes: [...notes, ...copies, `${engine.bundle.path}: has no line item network; line items are not judged`],
  };
}

function countsOf(documents: readonly ToScore[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { labels } of documents) if (labels.supplier) counts.set(labels.supplier, (counts.get(labels.supplier) ?? 0) + 1);
  return counts;
}

/** Documents that answers would be looked up in, by name. */
function rememberedOf(labelled: readonly ToScore[], shown: readonly ToScore[], engine: Engine | undefined): readonly ToScore[] {
  const names = new Set(engine?.memory?.stored().map(({ name }) => name));
  return labelled.filter((each) => names.has(each.entry.name) && !shown.includes(each));
}

interface Shown {
  readonly shown: readonly ToScore[];
  readonly notes: readonly string[];
}

async function shownTo(engine: Engine | undefined, path: string, dataset: Dataset, labelled: readonly ToScore[]): Promise<Shown> {
  const learned = engine ? Object.values(engine.bundle.manifest.networks).flatMap((network) => network?.training.datasets ?? []) : [];
  if (learned.length === 0) return { shown: [], notes: [] };
  const digest = await datasetDigest(dataset);
  if (learned.every(({ sha256 }) => sha256 !== digest)) {
    const earlier = learned.some(({ name }) => name === path);
    return { shown: [], notes: earlier ? [`${path}: the bundle learned from an earlier state of this dataset; scores may be too good`] : [] };
  }
  const held = new Set(heldOut(labelled.map(({ entry, labels }) => ({ name: entry.name, labels }))));
  if (held.size === 0) {
    throw new InputError(
      `${path}: the bundle learned from all of its ${labelled.length} documents, none is left to judge it by. Score a dataset it has not seen, or train anew for every part: beleg score --folds 5`,
    );
  }
  const shown = labelled.filter(({ entry }) => !held.has(entry.name));
  return {
    shown,
    notes: [
      `${path}: the bundle learned from this dataset; only the ${counted(held.size, 'document')} that training held out ${held.size === 1 ? 'is' : 'are'} scored; for all of them: beleg score --folds 5`,
    ],
  };
}

/** The validation fold of the training: see training/plan.ts. */
const heldOut = (labelled: readonly Splittable[]): readonly string[] => (labelled.length >= 10 ? folds(labelled, 5, 1)[0]!.test.map(({ name }) => name) : []);

export type Recognise = (document: Document, entry: Entry) => Promise<Extraction | undefined>;

/** Raw scores: a calibration is fitted to them. */
export const byBundle = (engine: Engine): Recognise => {
  const raw: Engine = { ...engine, bundle: { ...engine.bundle, calibration: undefined } };
  return (document) => understand(document, raw);
};

/** Answers of a service, DIR/<file name without extension>.json; undefined where there is none. Throws InputError where one is no JSON. */
export const byResponses =
  (directory: string): Recognise =>
  async (_document, entry) => {
    const path = join(directory, `${stem(entry.name)}.json`);
    let text: string;
    try {
      text = await readFile(path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    try {
      return extractionOf(JSON.parse(text));
    } catch {
      throw new InputError(`${path}: is no JSON. Give the answers of detect, one file a document`);
    }
  };

export interface ScoreOptions {
  /** Another service's features are unknown: its score is the only one. */
  readonly foreign?: boolean;
  /** Labelled documents of each supplier behind the model, where known. */
  readonly trained?: ReadonlyMap<string, number> | undefined;
  /** Name of the model in the rows. */
  readonly model?: string;
  /** Called with a document that fails: without an answer all its values are missing, without a reading it has no rows. Else what is thrown ends all. */
  readonly failed?: Failed;
}

/** Metadata of a bundle's rows. `labelled`: documents by supplier that it is known to have learnt from or to remember, of a Selection. */
export function optionsOf({ bundle: { manifest } }: Engine, labelled: ReadonlyMap<string, number> = new Map()): ScoreOptions {
  const trained = trainedSuppliers(manifest);
  const most = (supplier: string) => Math.max(trained?.get(supplier) ?? 0, labelled.get(supplier) ?? 0);
  const known = trained && new Map([...new Set([...trained.keys(), ...labelled.keys()])].map((supplier) => [supplier, most(supplier)]));
  return { trained: known, model: modelOf(manifest) };
}

/** One document after the other, lazily. A document without labels for a detail is not judged on it; see ScoreOptions for documents that fail. */
export async function* scoreDocuments(
  documents: Iterable<ToScore> | AsyncIterable<ToScore>,
  recognise: Recognise,
  { foreign = false, trained, model, failed }: ScoreOptions,
): AsyncGenerator<ScoredDocument> {
  for await (const { entry, labels } of documents) {
    const document = await attempt(failed, entry, () => documentOf(entry));
    if (!document) continue;
    const answer = await attempt(failed, entry, () => recognise(document, entry));
    const extraction = answer ?? extractionOf({});
    const judged = withoutCandidate(match(extraction, labels, document), document);
    const about = {
      document: entry.name,
      supplier: labels.supplier ?? '',
      ...(labels.layout !== undefined && { layout: labels.layout }),
      quality: document.source,
      ...(document.language !== undefined && { language: document.language }),
      ...(trained && labels.supplier && { seen: trained.get(labels.supplier) ?? 0 }),
      ...(model !== undefined && { model }),
    };
    const rows = judged.map((each): Row => ({ ...about, ...rowOf(each, foreign) }));
    yield { entry, document, extraction, rows, judged, answered: answer !== undefined };
  }
}

function rowOf({ prediction, features, ...row }: Judged, foreign: boolean) {
  const { page, box } = prediction ?? {};
  return {
    ...row,
    ...(page !== undefined && box && { box: [page, box.x, box.y, box.width, box.height].map(Math.round) }),
    ...(!foreign && { ...(features && { features: features.map(short) }), featuresVersion }),
  };
}

/** Enough digits for a weight; halves the file. */
const short = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Copies under other names count once. */
export function contentDigest({ pages }: Document): string {
  const digest = createHash('sha256');
  for (const { words } of pages) for (const { text, box } of words) digest.update(`${text}\n${Math.round(box.x)} ${Math.round(box.y)}\n`);
  return digest.digest('hex');
}
