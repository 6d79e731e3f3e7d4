/** Training pages: a stream of synthetic invoices, mixed with labelled datasets. Every worker draws the same pages for the same step. */
import { modelDetails } from '../../catalogue/details.js';
import { labelledDocuments } from '../../dataset/packed.js';
import type { Document } from '../../document/document.js';
import { type Arrays, newArrays, reusedArrays } from '../../features/arrays.js';
import { batchOf } from '../../features/batch.js';
import { encode, piecesIn } from '../../features/encode.js';
import type { KindName } from '../../values/kind.js';
import { type Random, random } from '../../random.js';
import { recent } from '../../remembered.js';
import { sample } from '../../synthesis/sample.js';
import { augment } from './augment.js';
import type { BatchSource, TrainingBatch } from '../contract.js';
import { type Column, detailTargets, type Labelled, lineItemTargets } from './targets.js';

export interface PagesOptions {
  readonly task: 'details' | 'line-items';
  readonly seed: number;
  /** Share of synthetic documents, or one for each part of the training; the rest comes from the datasets. */
  readonly synthetic: number | readonly number[];
  /** Ascending steps at which a further part begins. */
  readonly restarts?: readonly number[];
  readonly languages?: readonly string[];
  /** Folders of labelled datasets, or packed ones. */
  readonly datasets: readonly string[];
  /** Relative sampling weight of each dataset; by its number of pages where absent. */
  readonly weights?: readonly number[];
  /** Held-out documents for validation, by name; one list a dataset, since two may have documents of the same name. */
  readonly heldOut: readonly (readonly string[])[];
  readonly custom: readonly { readonly name: string; readonly kind: string; readonly many: boolean }[];
  readonly pagesPerBatch: number;
  readonly validationPages: number;
}

/** Batches that are drawn and sorted by size together, to save padding. */
const batchesPerPool = 16;

export async function create(options: unknown): Promise<BatchSource> {
  return pagesSource(options as PagesOptions);
}

export async function pagesSource(options: PagesOptions): Promise<BatchSource> {
  const real = await labelledPages(options);
  const training = drawable(
    real.filter(({ heldOut }) => !heldOut),
    options.weights,
  );
  const arrays = reusedArrays();
  const pools = new Map<number, { pool: number; batches: Labelled[][] }>();
  return {
    batch(step, micro) {
      const pool = Math.floor(step / batchesPerPool);
      let known = pools.get(micro);
      if (known?.pool !== pool) pools.set(micro, (known = { pool, batches: poolOf(options, training, pool, micro) }));
      return trainingBatch(known.batches[step % batchesPerPool]!, options, arrays);
    },
    validation() {
      const heldOut = real.filter(({ heldOut }) => heldOut).map(({ labelled }) => labelled);
      const held = random(options.seed, 'held out').shuffle(heldOut).slice(0, mostHeldOut);
      const synthetic =
        [options.synthetic].flat().some((share) => share > 0) || held.length === 0 ? draw(options, 'validation', options.validationPages, undefined, 1) : [];
      return bySize([...held, ...synthetic], options.pagesPerBatch).map((pages) => trainingBatch(pages, options, newArrays));
    },
  };
}

/** All micro-batches of a pool have the same order of sizes: those of one step have similar sizes, and no thread waits for another's long page. */
function poolOf(options: PagesOptions, real: Drawable, pool: number, micro: number): Labelled[][] {
  const stream = random(options.seed, 'pool', micro, pool);
  const share = shareAt(options, pool * batchesPerPool);
  const pages = draw(options, `${micro} ${pool}`, batchesPerPool * options.pagesPerBatch, real, share).map(({ page, labels, handLabelled }) => ({
    page: augment(page, stream, !handLabelled),
    labels,
  }));
  return random(options.seed, 'order', pool).shuffle(bySize(pages, options.pagesPerBatch));
}

/** The last share holds for all further parts. */
function shareAt({ synthetic, restarts = [] }: PagesOptions, step: number): number {
  const shares = [synthetic].flat();
  return shares[Math.min(shares.length - 1, restarts.filter((restart) => restart <= step).length)]!;
}

/** Draws one page of the datasets; undefined where there are none. */
type Drawable = ((stream: Random) => Labelled) | undefined;

function drawable(real: readonly RealPage[], weights: readonly number[] | undefined): Drawable {
  const pages = real.map(({ labelled }) => labelled);
  if (pages.length === 0) return undefined;
  if (!weights) return (stream) => stream.pick(pages);
  const parts = weights.map((_, index) => real.filter(({ dataset }) => dataset === index).map(({ labelled }) => labelled));
  const chances = weights.map((weight, index) => (parts[index]!.length > 0 ? weight : 0));
  return (stream) => stream.pick(parts[stream.weighted(chances)]!);
}

/** This many pages, synthetic or from the datasets; seed and name alone determine which. */
function draw(options: PagesOptions, name: string, count: number, real: Drawable, share: number): Labelled[] {
  const stream = random(options.seed, 'draw', name);
  const pages: Labelled[] = [];
  for (let i = 0; pages.length < count; i++) {
    if (real && !stream.chance(share)) pages.push(real(stream));
    else {
      const { document, labels } = sample(`${options.seed} ${name}`, i, { ...(options.languages && { languages: options.languages }), maxPages: 3 });
      pages.push(...encodeFor(options, document).map((page) => ({ page, labels })));
    }
  }
  return pages.slice(0, count);
}

function bySize(pages: readonly Labelled[], size: number): Labelled[][] {
  const sorted = [...pages].sort((a, b) => a.page.tokens.length - b.page.tokens.length);
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, i) => sorted.slice(i * size, (i + 1) * size));
}

const encodeFor = (options: PagesOptions, document: Document) => encode(document, { candidates: options.task === 'details' });

/** Documents whose encoded pages are cached: half a megabyte a page. */
const keptDocuments = 256;

/** Most held-out pages of the datasets to validate on; more take time and hardly change the metric. */
const mostHeldOut = 240;

interface RealPage {
  readonly labelled: Labelled;
  readonly heldOut: boolean;
  /** Index of its dataset. */
  readonly dataset: number;
}

/** All pages of the datasets; each is encoded on access. */
export async function labelledPages(options: PagesOptions): Promise<RealPage[]> {
  const pages: RealPage[] = [];
  const encoded = recent((document: Document) => encodeFor(options, document), keptDocuments);
  for (const [dataset, path] of options.datasets.entries()) {
    const heldOut = new Set(options.heldOut[dataset]);
    for await (const { name, document, labels } of labelledDocuments(path)) {
      const pieces = piecesIn(document);
      for (let piece = 0; piece < pieces; piece++) {
        const labelled: Labelled = {
          get page() {
            return encoded(document)[piece]!;
          },
          labels,
          handLabelled: true,
        };
        pages.push({ labelled, heldOut: heldOut.has(name), dataset });
      }
    }
  }
  return pages;
}

/** Columns of the details network: built-in details, then the customer's. */
export const columnsOf = (custom: PagesOptions['custom']): Column[] => [
  ...modelDetails.map(({ name, kind, many }) => ({ name, kind: kind!, many: many ?? false })),
  ...custom.map(({ name, kind, many }) => ({ name, kind: kind as KindName, many })),
];

const namesOf = (custom: PagesOptions['custom']): string[] => custom.map(({ name }) => name);

function trainingBatch(labelled: readonly Labelled[], options: PagesOptions, arrays: Arrays): TrainingBatch {
  const inputs = batchOf(
    labelled.map(({ page }) => page),
    { task: options.task, arrays },
  );
  const targets =
    options.task === 'details' ? detailTargets(labelled, inputs, columnsOf(options.custom)) : lineItemTargets(labelled, inputs, namesOf(options.custom));
  return { inputs, targets, pages: labelled.length, words: labelled.reduce((sum, { page }) => sum + page.tokens.length, 0) };
}
