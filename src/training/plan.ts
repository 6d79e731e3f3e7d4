/** The options of `beleg train` as a plan: pages, steps, initial weights, what is trained. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folds } from '../dataset/splits.js';
import { digestOf, labelledDocuments } from '../dataset/packed.js';
import { InputError } from '../errors.js';
import { columnNames, detailsDefaults, lineItemsDefaults } from '../network/config.js';
import type { Weights } from '../network/graph.js';
import { withOwnColumns } from './custom/own-columns.js';
import { labelledPages } from './batches/labelled-pages.js';
import type { PagesOptions } from './batches/pages-options.js';
import type { Task } from './task.js';
import type { TrainingPlan } from './train.js';

/** Stands for synthetic invoices, generated while training, in a list of datasets. */
export const syntheticDataset = 'synthetic';

export interface TrainingOptions {
  readonly task: 'details' | 'line-items';
  readonly datasets: readonly string[];
  readonly out: string;
  readonly seed: number;
  readonly workers: number;
  readonly resume: boolean;
  readonly epochs: number;
  /** Overrides epochs. */
  readonly steps?: number;
  /** Pages in a step, a multiple of `pagesPerBatch`; 8 where absent. */
  readonly batchSize?: number;
  /** Epochs are extended to this many steps where documents are few. */
  readonly leastSteps?: number;
  readonly languages?: readonly string[];
  readonly custom: readonly CustomColumn[];
  readonly base?: {
    readonly path: string;
    readonly weights: Weights /** Labelled documents it was trained on, where known. */;
    readonly suppliers?: Suppliers;
  };
  readonly learningRate?: number;
  /** Steps at which the learning rate restarts. */
  readonly restarts?: readonly number[];
  /** Share of synthetic pages beside datasets; one for each part between restarts. */
  readonly syntheticShare?: readonly number[];
  /** Relative sampling weight of each dataset; by its number of pages where absent. */
  readonly datasetWeights?: readonly number[];
  /** Share of labelled pages that are drawn with other contents in the same layout. */
  readonly repopulated?: number;
  /** Share of the run in the weights that are exported, the rest is the base's; the run's alone where absent. */
  readonly average?: number;
  /** Only custom details are trained. */
  readonly onlyCustom?: boolean;
  /** Held-out documents for validation, by name; a fifth of the suppliers where absent. */
  readonly heldOut?: readonly string[];
}

/** Labelled documents by supplier. */
type Suppliers = Readonly<Record<string, number>>;

export interface CustomColumn {
  readonly name: string;
  readonly kind: string;
  readonly many: boolean;
}

export const pagesPerBatch = 4;
/** Default pages in a step. */
export const pagesPerStep = 8;
/** Pages of synthetic invoices that make one epoch. */
const syntheticEpoch = 8000;
/** Default share of synthetic pages beside datasets (replay): prevents forgetting. */
export const replay = 0.5;

/**
 * From the options of `beleg train` to all that the run needs. InputError where no document is labelled, numbers of shares or weights do not fit, or a
 * restart lies outside of the run.
 */
export async function planOf(options: TrainingOptions): Promise<TrainingPlan> {
  const folders = options.datasets.filter((name) => name !== syntheticDataset);
  const used = await datasetsOf(folders, options.heldOut);
  const labelled = used.reduce((sum, { names }) => sum + names.length, 0);
  if (folders.length > 0 && labelled === 0)
    throw new InputError(`${folders.join(', ')}: no labelled document. Label some: beleg label from-values ${folders[0]} VALUES.csv`);
  const shares = options.syntheticShare ?? [replay];
  const parts = (options.restarts ?? []).length + 1;
  if (shares.length !== 1 && shares.length !== parts)
    throw new InputError(`--synthetic-share: ${shares.length} shares for ${parts} parts. Give one for all, or one for each part that --restart-at makes`);
  const weights = options.datasetWeights;
  if (weights && weights.length !== folders.length)
    throw new InputError(`--dataset-weights: ${weights.length} weights for ${folders.length} datasets. Give one for each, "${syntheticDataset}" left out`);
  const synthetic = folders.length === 0 ? [1] : options.datasets.includes(syntheticDataset) || options.base ? shares : [0];
  const heldOut = used.map(({ heldOut }) => heldOut);
  const pages = folders.length === 0 ? syntheticEpoch : (labelled - heldOut.flat().length) / (1 - synthetic[0]!);
  const batchSize = options.batchSize ?? pagesPerStep;
  const steps = options.steps ?? Math.max(options.leastSteps ?? 1, Math.ceil((pages * options.epochs) / batchSize));
  const never = options.restarts?.find((restart) => !(restart > 0 && restart < steps));
  if (never !== undefined)
    throw new InputError(`--restart-at ${never}: the training has ${steps} steps. Give steps between 1 and ${steps - 1}, or more --steps`);
  const learningRate = rateOf(options);
  const schedule = { ...(learningRate && { learningRate }), ...(options.restarts && { restarts: options.restarts }) };
  const source: PagesOptions = {
    task: options.task,
    seed: options.seed,
    synthetic,
    ...(options.restarts && { restarts: options.restarts }),
    ...(options.languages && { languages: options.languages }),
    datasets: folders,
    ...(weights && { weights }),
    ...(options.repopulated && { repopulated: options.repopulated }),
    heldOut,
    custom: options.custom,
    pagesPerBatch,
    validationPages: folders.length === 0 ? 160 : 32,
  };
  return {
    task: taskOf(options),
    out: options.out,
    source: { url: new URL(`./batches/pages${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url).href, options: source },
    seed: options.seed,
    steps,
    workers: options.workers,
    microBatches: batchSize / pagesPerBatch,
    resume: options.resume,
    validateEvery: 500,
    ...(options.base && { base: await startingWeights(options, source) }),
    ...(Object.keys(schedule).length > 0 && { schedule }),
    notes: {
      source,
      custom: options.custom,
      languages: options.languages ?? [],
      datasets: used.map(({ name, sha256, names }, index) => ({ name, sha256, documents: names.length, ...(weights && { weight: weights[index] }) })),
      ...(options.base && { base: options.base.path }),
      ...suppliersBehind(options, used),
      // What it takes to train again on a part of the documents: beleg score --folds.
      recipe: {
        steps,
        ...(options.batchSize && { batchSize }),
        workers: options.workers,
        onlyCustom: options.onlyCustom === true,
        syntheticShare: synthetic,
        ...(options.repopulated && { repopulated: options.repopulated }),
        ...(options.average !== undefined && { average: options.average }),
        ...schedule,
      },
    },
  };
}

/** New custom columns of line items start from weights fitted on the labelled pages (custom/own-columns.ts). */
async function startingWeights(options: TrainingOptions, source: PagesOptions): Promise<Weights> {
  const { base, custom, seed, out, resume } = options;
  const { weights } = base!;
  if (source.datasets.length === 0 || freshColumns(options) === 0) return weights;
  // A resumed run has its weights.
  if (resume && existsSync(join(out, 'checkpoint.bin'))) return weights;
  const pages = (await labelledPages(source)).filter(({ heldOut }) => !heldOut).map(({ labelled }) => labelled);
  return withOwnColumns(
    weights,
    pages,
    custom.map(({ name }) => name),
    seed,
  );
}

/** Number of line item columns that the base lacks. */
function freshColumns({ task, base, custom }: TrainingOptions): number {
  const known = base?.weights.get('head/columns/bias')?.length;
  return task !== 'line-items' || known === undefined ? 0 : columnNames(custom.map(({ name }) => name)).length - known;
}

/** Fine-tuning a base takes a low learning rate; a new column needs a higher one in the few steps that few documents make. */
const rateOf = (options: TrainingOptions): number | undefined => options.learningRate ?? (options.base && (freshColumns(options) > 0 ? 0.001 : 0.0003));

function taskOf(options: TrainingOptions): Task {
  if (options.task === 'line-items') return { name: 'line-items', config: { ...lineItemsDefaults, custom: options.custom.length } };
  return { name: 'details', config: { ...detailsDefaults, custom: options.custom.length }, customMany: options.custom.map(({ many }) => many) };
}

/** Labelled documents of each dataset; a fifth of the suppliers is held out for validation. */
async function datasetsOf(folders: readonly string[], requested: readonly string[] | undefined) {
  const found = [];
  for (const folder of folders) {
    const labelled = [];
    for await (const { name, labels } of labelledDocuments(folder)) labelled.push({ name, labels });
    const heldOut = requested ?? (labelled.length >= 10 ? folds(labelled, 5, 1)[0]!.test.map(({ name }) => name) : []);
    const suppliers = labelled.filter(({ name }) => !heldOut.includes(name)).map(({ labels }) => labels.supplier ?? '');
    found.push({ name: folder, sha256: await digestOf(folder), names: labelled.map(({ name }) => name), heldOut, suppliers });
  }
  return found;
}

/** Labelled documents by supplier, with those of the base; undefined where the base's are unknown. */
function suppliersBehind({ base }: TrainingOptions, used: readonly { readonly suppliers: readonly string[] }[]): { readonly suppliers?: Suppliers } {
  if (base && !base.suppliers) return {};
  const counts: Record<string, number> = { ...base?.suppliers };
  for (const supplier of used.flatMap(({ suppliers }) => suppliers)) if (supplier !== '') counts[supplier] = (counts[supplier] ?? 0) + 1;
  return { suppliers: counts };
}
