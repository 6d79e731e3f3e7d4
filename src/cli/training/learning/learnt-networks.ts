/** The networks trained further on a customer's labels, from the base, as `beleg train` does by itself. */
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readManifest } from '../../../bundle/store.js';
import { labelledDocuments } from '../../../dataset/packed.js';
import { InputError } from '../../../errors.js';
import { columnNames } from '../../../network/config.js';
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

/** A finished run, and the labelled documents that it has learnt from. */
export interface LearntRun {
  readonly folder: string;
  readonly documents: readonly string[];
}

/**
 * Into the bundle, which remembers those documents. Networks of few labels answer their layouts alone, so that other suppliers lose nothing by them; those of
 * many answer all documents.
 */
export async function exportLearnt(runs: readonly LearntRun[], bundle: string): Promise<void> {
  for (const { folder, documents } of runs) await exportRun(folder, bundle, {}, documents.length <= mostFew ? documents : undefined);
}

/**
 * Runs below `work`, each taken up again where it was left, of what `bundle` has: of details, and of items where some are labelled, not all of their cells are
 * answered already and the bundle has no columns of its own that the base lacks. `heldOut`: documents that are not learnt from. `title` begins the names of the
 * bars. Throws InputError where one was stopped.
 */
export async function learntNetworks(
  options: NetworkOptions,
  bundle: string,
  work: string,
  heldOut: readonly string[],
  title = '',
): Promise<readonly LearntRun[]> {
  const [all, withItems]: [string[], string[]] = [[], []];
  for await (const { name, labels } of labelledDocuments(options.dataset)) {
    if (heldOut.includes(name)) continue;
    all.push(name);
    if ((labels.lineItems?.length ?? 0) > 0) withItems.push(name);
  }
  const runs: LearntRun[] = [];
  for (const [task, documents] of [
    ['details', all],
    ['line-items', withItems],
  ] as const) {
    if (task === 'line-items' && (documents.length === 0 || !(await areItemsOfBase(options, bundle)))) continue;
    const folder = join(work, task);
    if (await isLearnt(options, task, folder, heldOut, `${title}train ${task}`)) runs.push({ folder, documents });
  }
  return runs;
}

/** Whether the bundle's item network has the columns that one trained from the base would have: others cannot be asked beside it. */
async function areItemsOfBase({ base, customer }: NetworkOptions, bundle: string): Promise<boolean> {
  const [own, from] = [(await readManifest(bundle)).networks.lineItems, (await readManifest(base)).networks.lineItems];
  if (!own || !from) return false;
  const columns = columnNames((await customOf('line-items', base, customer)).map(({ name }) => name));
  const isSame = isDeepStrictEqual([...own.columns], [...columns]);
  if (!isSame) process.stderr.write(`train line-items: ${bundle} has other columns than ${base}, and keeps its network. To train it: beleg train line-items\n`);
  return isSame;
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
