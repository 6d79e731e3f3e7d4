/** From the bytes of one document to everything found in it: the whole service on one page. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bundle, loadBundle } from './bundle/load.js';
import { recommend } from './bundle/recommend.js';
import { type CustomDetail, ofDocument, ofLineItems } from './bundle/manifest.js';
import type { Document } from './document/document.js';
import type { Trace } from './extraction/decoding/steps.js';
import { extract } from './extraction/extract.js';
import type { Extraction } from './extraction/extraction.js';
import type { ExtractOptions } from './extraction/options.js';
import type { OwnColumn } from './extraction/line-items/own-columns.js';
import type { RankingColumn } from './extraction/decoding/ranking.js';
import { type LayoutMemory, openLayouts } from './memory/layouts.js';
import { read, type ReadOptions } from './reading/read.js';
import { applyKnowledge, type Knowledge, loadKnowledge } from './rules/knowledge.js';
import { cachedPattern } from './rules/pattern.js';
import { deferredFaults, inStage, StageFault } from './stages.js';

/** A bundle with the customer's own knowledge in it: all that detecting needs. */
export interface Engine {
  readonly bundle: Bundle;
  readonly knowledge: Knowledge;
  /** Remembered documents, whose layouts are known. */
  readonly memory?: LayoutMemory;
}

export interface Detection {
  readonly document: Document;
  readonly extraction: Extraction;
}

/** Changes of a bundle while it is loaded that are waited out. */
const mostChanges = 5;

/** A bundle that is changed meanwhile is loaded anew: files that only its manifest of before names may be gone. */
export async function loadEngine(path: string, tries = 1): Promise<Engine> {
  const manifest = () => readFile(join(path, 'manifest.json'), 'utf8').catch(() => '');
  const before = await manifest();
  try {
    return await loadOnce(path);
  } catch (error) {
    if (tries > mostChanges || (await manifest()) === before) throw error;
    return loadEngine(path, tries + 1);
  }
}

async function loadOnce(path: string): Promise<Engine> {
  const bundle = await loadBundle(path);
  const { layouts } = bundle.manifest;
  return {
    bundle,
    knowledge: await loadKnowledge(bundle),
    ...(layouts && { memory: openLayouts(await bundle.read(layouts), join(path, layouts.file), layouts.silent) }),
  };
}

/** Throws InputError where the document is unusable, StageFault where a stage fails: its `found` is the part of a Detection that there is. */
export async function detect(bytes: Uint8Array, engine: Engine, options: ReadOptions & ExtractOptions = {}): Promise<Detection> {
  const document = await inStage('reading', () => read(bytes, options));
  try {
    return { document, extraction: await understand(document, engine, options) };
  } catch (error) {
    if (!(error instanceof StageFault)) throw error;
    throw error.having({ document, ...(error.found !== undefined && { extraction: error.found }) });
  }
}

/**
 * The part after reading: for documents that were read before (datasets, benchmarks). Throws a StageFault, which holds what the other stages found. `trace` names
 * the steps of decoding that are left out, and takes what the others change.
 */
export async function understand(document: Document, { bundle, knowledge, memory }: Engine, options: ExtractOptions = {}, trace?: Trace): Promise<Extraction> {
  const { step, finish } = deferredFaults();
  const extracted = await step('decoding', () => extract(document, { ...networksOf(bundle), ...(memory && { recall: memory.recall }) }, options, trace));
  const known = await step('rules', () => applyKnowledge(extracted, document, knowledge), extracted);
  return finish(await step('calibration', () => recommend(known, bundle.calibration, document.source), known));
}

function networksOf({ details, lineItems, others, otherLineItems, manifest }: Bundle) {
  // In the order of the networks' columns, whatever the manifest's.
  const own = (columns: readonly string[] = []) => columns.flatMap((column) => manifest.customDetails.filter(({ name }) => name === column));
  const { networks, customDetails } = manifest;
  const isIn =
    (columns: readonly string[] = []) =>
    (detail: CustomDetail) =>
      columns.includes(detail.name);
  const [untrained, withoutColumn] = [
    ofDocument(customDetails).filter((detail) => !isIn(networks.details!.columns)(detail)),
    ofLineItems(customDetails).filter((detail) => !isIn(networks.lineItems?.columns)(detail)),
  ];
  return {
    details,
    columns: networks.details!.columns,
    untrained: [...untrained.map(({ name }) => name), ...withoutColumn.map(({ name }) => `LineItem.${name}`)],
    ...(lineItems && { lineItems }),
    ...(others && { others: { network: others, learnt: new Set(networks.details!.training.documents) } }),
    ...(otherLineItems && { otherLineItems: { network: otherLineItems, learnt: new Set(networks.lineItems!.training.documents) } }),
    custom: own(networks.details!.columns).map(narrowed),
    ownColumns: own(networks.lineItems?.columns).map(ownColumn),
  };
}

/** Of a cell the customer's own pattern takes what it finds. */
function ownColumn({ name, kind, pattern }: CustomDetail): OwnColumn {
  return { name, kind, ...(pattern !== undefined && { part: (text) => cachedPattern(pattern).find(text)?.text }) };
}

/** A customer's own pattern narrows what the network may choose from. */
function narrowed(detail: CustomDetail): RankingColumn {
  if (detail.pattern === undefined) return detail;
  const pattern = cachedPattern(detail.pattern);
  return { ...detail, fits: (value) => pattern.find(value) !== undefined };
}
