/** Learns custom details on the frozen base network: one column each, in seconds; all other weights stay bit-identical. */
import { loadNetwork } from '../../onnx/runtime.js';
import { InputError } from '../../errors.js';
import { batchOf } from '../../features/batch.js';
import { featuresVersion } from '../../features/contract.js';
import { flatten, startFrom } from '../../network/weights.js';
import { writeCheckpoint } from '../checkpoint.js';
import { type HeadPage, headScore, learnHead, withHeads } from './heads.js';
import { labelledPages } from '../batches/labelled-pages.js';
import { columnsOf } from '../batches/pages.js';
import type { PagesOptions } from '../batches/pages-options.js';
import { detailTargets, type Labelled } from '../batches/targets.js';
import { graphOf } from '../task.js';
import type { TrainingPlan } from '../train.js';

export interface LearntColumn {
  readonly name: string;
  /** Training pages with a right candidate. */
  readonly pages: number;
  /** Held-out pages with a value, and on how many it ranks first; undefined where none was held out. */
  readonly heldOut?: { readonly pages: number; readonly right: number };
}

/**
 * `base`: the ONNX file of the details network that the plan starts from. Writes a run folder like a training does, for `beleg export`. Throws InputError where
 * no page has a label of a column that the base lacks.
 */
export async function learnCustom(
  plan: TrainingPlan,
  base: Uint8Array,
  onProgress: (done: number, of: number) => void = () => {},
): Promise<readonly LearntColumn[]> {
  const options = plan.source.options as PagesOptions;
  const columns = columnsOf(options.custom);
  const first = columns.length - options.custom.length;
  const real = await labelledPages(options);
  const states = await statesOf(
    real.map(({ labelled }) => labelled),
    base,
    options,
    onProgress,
  );
  const graph = graphOf(plan.task);
  let weights = startFrom(graph, plan.base!, plan.seed);
  const baseColumns = plan.base!.get('head/detail/bias')?.length ?? 0;
  const learnt: LearntColumn[] = [];
  for (let f = first; f < columns.length; f++) {
    const known = states.map((page, i) => ({ page: page.heads[f - first]!, heldOut: real[i]!.heldOut })).filter(({ page }) => page !== undefined) as {
      page: HeadPage;
      heldOut: boolean;
    }[];
    const pages = known.filter(({ heldOut }) => !heldOut).map(({ page }) => page);
    const right = pages.filter(({ gold }) => gold.includes(true)).length;
    // A column of the base without labels in these documents stays as it is.
    if (right === 0 && f < baseColumns) continue;
    if (right === 0)
      throw new InputError(
        `${columns[f]!.name}: no page of ${options.datasets.join(', ')} has it labelled. Label some: beleg label from-values ${options.datasets[0]} VALUES.csv`,
      );
    const head = learnHead(pages, { many: columns[f]!.many });
    weights = withHeads(graph, weights, new Map([[f, head]]));
    const tested = known.filter(({ page, heldOut }) => heldOut && page.gold.includes(true)).map(({ page }) => page);
    const hits = tested.filter((page) => page.gold[best(page.candidates.map((state) => headScore(head, state, page.page)))]).length;
    learnt.push({ name: columns[f]!.name, pages: right, ...(tested.length && { heldOut: { pages: tested.length, right: hits } }) });
  }
  const flat = flatten(graph, weights);
  const zeros = () => new Float32Array(flat.length);
  await writeCheckpoint(
    plan.out,
    {
      format: 1,
      task: plan.task,
      featuresVersion,
      seed: plan.seed,
      step: 1,
      steps: 1,
      pages: real.length,
      words: 0,
      seconds: 0,
      plan: { custom: true },
      notes: plan.notes ?? {},
    },
    { parameters: flat, mean: flat, first: zeros(), second: zeros() },
  );
  return learnt;
}

const best = (scores: readonly number[]): number => scores.indexOf(Math.max(...scores));

/** The base network's candidate states of every page for each custom detail. Undefined where the label is unknown. */
async function statesOf(
  labelled: readonly Labelled[],
  base: Uint8Array,
  options: PagesOptions,
  onProgress: (done: number, of: number) => void,
): Promise<{ heads: (HeadPage | undefined)[] }[]> {
  const network = await loadNetwork(base);
  const columns = columnsOf(options.custom);
  const first = columns.length - options.custom.length;
  const result: { heads: (HeadPage | undefined)[] }[] = [];
  try {
    for (const [index, one] of labelled.entries()) {
      const batch = batchOf([one.page], { task: 'details' });
      const output = await network.run(batch.tensors);
      const { gold, allowed, known } = detailTargets([one], batch, columns);
      const width = output.page!.data.length;
      const state = (c: number) => output.u!.data.slice(c * width, (c + 1) * width);
      result.push({
        heads: columns.slice(first).map((_, i) => {
          const f = first + i;
          if (known!.data[f] === 0) return undefined;
          const fitting = one.page.candidates.map((_, c) => c).filter((c) => allowed!.data[c * columns.length + f] === 1);
          return { page: output.page!.data.slice(), candidates: fitting.map(state), gold: fitting.map((c) => gold!.data[c * columns.length + f] === 1) };
        }),
      });
      onProgress(index + 1, labelled.length);
    }
  } finally {
    await network.release();
  }
  return result;
}
