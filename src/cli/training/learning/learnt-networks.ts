/** The networks trained further on a customer's labels, from the base, as `beleg train` does by itself. */
import { join } from 'node:path';
import { readManifest } from '../../../bundle/store.js';
import { labelledDocuments } from '../../../dataset/packed.js';
import { InputError } from '../../../errors.js';
import { mostFew } from '../../../training/few-labels.js';
import { planOf, syntheticDataset } from '../../../training/plan.js';
import type { TaskName } from '../../../training/task.js';
import { train } from '../../../training/train.js';
import { baseOf, customOf } from '../starting-bundle.js';
import { progress } from '../../progress.js';
import { byLabels } from '../by-labels.js';
import { exportRun } from '../export-run.js';

export interface NetworkOptions {
  readonly dataset: string;
  readonly base: string;
  /** Folder of rules whose own details are learnt too. */
  readonly customer?: string;
  readonly steps?: number;
  readonly workers: number;
}

/**
 * Into the bundle, which remembers those documents. Networks of few labels answer their layouts alone, so that other suppliers lose nothing by them; those of
 * many answer all documents.
 */
export async function exportLearnt(runs: readonly string[], bundle: string, documents: readonly string[]): Promise<void> {
  for (const run of runs) await exportRun(run, bundle, {}, documents.length <= mostFew ? documents : undefined);
}

/**
 * Folders of the runs, below `work`, each taken up again where it was left: of details, and of items where some are labelled and not all of their cells are
 * answered already. `heldOut`: documents that are not learnt from. `title` begins the names of the bars. Throws InputError where one was stopped.
 */
export async function learntNetworks(options: NetworkOptions, work: string, heldOut: readonly string[], title = ''): Promise<readonly string[]> {
  const runs: string[] = [];
  for (const task of (await areItemsLabelled(options, heldOut)) ? (['details', 'line-items'] as const) : (['details'] as const)) {
    const out = join(work, task);
    if (await isLearnt(options, task, out, heldOut, `${title}train ${task}`)) runs.push(out);
  }
  return runs;
}

/** False where there is no network of items to begin with. */
async function areItemsLabelled({ dataset, base }: NetworkOptions, heldOut: readonly string[]): Promise<boolean> {
  if (!(await readManifest(base)).networks.lineItems) return false;
  for await (const { name, labels } of labelledDocuments(dataset)) if (!heldOut.includes(name) && (labels.lineItems?.length ?? 0) > 0) return true;
  return false;
}

/** False where the base has nothing to learn. */
async function isLearnt(
  { dataset, base, customer, steps, workers }: NetworkOptions,
  task: TaskName,
  out: string,
  heldOut: readonly string[],
  name: string,
): Promise<boolean> {
  const from = await baseOf(base, task);
  const custom = await customOf(task, base, customer);
  const chosen = await byLabels({ task, base, datasets: [dataset], heldOut, custom, isRemembered: true });
  if (chosen?.average === 0) return false;
  const plan = await planOf({
    task,
    datasets: [dataset, syntheticDataset],
    out,
    seed: 1,
    workers,
    epochs: 10,
    ...chosen,
    ...(steps !== undefined && { steps }),
    custom,
    heldOut,
    base: from,
    resume: true,
  });
  const bar = progress(name, plan.steps);
  try {
    const { finished, step } = await train(plan, ({ step, pages, seconds }) => bar.update(step, `${(pages / seconds).toFixed(1)} pages/s`));
    if (!finished) throw new InputError(`${name}: stopped at step ${step} of ${plan.steps}. Call beleg learn again to go on`);
    return true;
  } finally {
    bar.stop();
  }
}
