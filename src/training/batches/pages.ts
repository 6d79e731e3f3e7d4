/** Training pages: a stream of synthetic invoices, mixed with labelled datasets. Every worker draws the same pages for the same step. */
import { modelDetails } from '../../catalogue/details.js';
import { type Arrays, newArrays, reusedArrays } from '../../features/arrays.js';
import { batchOf } from '../../features/batch.js';
import type { KindName } from '../../values/kind.js';
import { random } from '../../random.js';
import { sample } from '../../synthesis/sample.js';
import { augment } from './augment.js';
import { type Drawable, drawable, encodeFor, labelledPages } from './labelled-pages.js';
import type { PagesOptions } from './pages-options.js';
import type { BatchSource, TrainingBatch } from '../contract.js';
import { lineItemTargets } from './line-item-targets.js';
import { type Column, detailTargets, type Labelled } from './targets.js';

/** Held-out pages of the datasets that are validated on at most; more take time and hardly change the metric. */
const mostHeldOut = 240;
/** Batches that are drawn and sorted by size together, to save padding. */
const batchesPerPool = 16;

/** What worker threads call: see SourceFactory. */
export async function create(options: unknown): Promise<BatchSource> {
  return pagesSource(options as PagesOptions);
}

/** Reads the labelled pages of all datasets first. InputError where a dataset cannot be used. */
export async function pagesSource(options: PagesOptions): Promise<BatchSource> {
  const real = await labelledPages(options);
  const training = drawable(
    real.filter(({ heldOut }) => !heldOut),
    options,
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
    ...(handLabelled && { handLabelled }),
  }));
  return random(options.seed, 'order', pool).shuffle(bySize(pages, options.pagesPerBatch));
}

/** The last share holds for all further parts. */
function shareAt({ synthetic, restarts = [] }: PagesOptions, step: number): number {
  const shares = [synthetic].flat();
  return shares[Math.min(shares.length - 1, restarts.filter((restart) => restart <= step).length)]!;
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
