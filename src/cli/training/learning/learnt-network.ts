/** The details network trained further on a customer's labels, from the base, as `beleg train` does by itself. */
import { InputError } from '../../../errors.js';
import { mostFew } from '../../../training/few-labels.js';
import { planOf, syntheticDataset } from '../../../training/plan.js';
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
 * Into the bundle, which remembers those documents. A network of few labels answers their layouts alone, so that other suppliers lose nothing by it; one of many
 * answers all documents.
 */
export async function exportLearnt(run: string, bundle: string, documents: readonly string[]): Promise<void> {
  await exportRun(run, bundle, {}, documents.length <= mostFew ? documents : undefined);
}

/** The run's folder `out` is taken up again where it was left. `heldOut`: documents that are not learnt from. Throws InputError where it was stopped. */
export async function learntNetwork(
  { dataset, base, customer, steps, workers }: NetworkOptions,
  out: string,
  heldOut: readonly string[],
  name: string,
): Promise<void> {
  const from = await baseOf(base, 'details');
  const custom = await customOf('details', base, customer);
  const options = {
    task: 'details',
    datasets: [dataset, syntheticDataset],
    out,
    seed: 1,
    workers,
    epochs: 10,
    ...(await byLabels({ task: 'details', base, datasets: [dataset], heldOut, custom, isRemembered: true })),
    ...(steps !== undefined && { steps }),
    custom,
    heldOut,
    base: from,
  } as const;
  const plan = await planOf({ ...options, resume: true });
  const bar = progress(name, plan.steps);
  try {
    const { finished, step } = await train(plan, ({ step, pages, seconds }) => bar.update(step, `${(pages / seconds).toFixed(1)} pages/s`));
    if (!finished) throw new InputError(`${name}: stopped at step ${step} of ${plan.steps}. Call beleg learn again to go on`);
  } finally {
    bar.stop();
  }
}
