/** A bundle trained further on a supplier's documents as `beleg train` or `beleg learn` and `beleg export` do it, with no other option. */
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { baseOf } from '../../src/cli/training/starting-bundle.js';
import { byLabels } from '../../src/cli/training/by-labels.js';
import { exportRun } from '../../src/cli/training/export-run.js';
import { type LabelledDocument, packDocuments } from '../../src/dataset/packed.js';
import { type Engine, loadEngine } from '../../src/detect.js';
import { planOf } from '../../src/training/plan.js';
import type { TaskName } from '../../src/training/task.js';
import { train } from '../../src/training/train.js';

export interface TrainedOptions {
  /** Folder of the bundle. */
  readonly base: string;
  readonly tasks: readonly TaskName[];
  /** They are remembered too, as `learn` has it: training is chosen by what the memory does not answer, and the networks answer their layouts alone. */
  readonly isRemembered: boolean;
  /** A folder, emptied before. */
  readonly work: string;
}

export async function trainedEngine(documents: readonly LabelledDocument[], { base, tasks, isRemembered, work }: TrainedOptions): Promise<Engine> {
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const dataset = join(work, 'labelled.jsonl.gz');
  const bundle = join(work, 'bundle');
  await packDocuments(documents, dataset);
  await cp(base, bundle, { recursive: true });
  for (const task of tasks) {
    const out = join(work, task);
    const about = { task, datasets: [dataset], custom: [] };
    const few = await byLabels({ ...about, base, isRemembered });
    await train(await planOf({ ...about, out, seed: 1, workers: 2, resume: false, epochs: 10, ...few, base: await baseOf(base, task) }));
    await exportRun(out, bundle, {}, isRemembered ? documents.map(({ name }) => name) : undefined);
  }
  return loadEngine(bundle);
}
