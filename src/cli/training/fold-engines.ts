/** A bundle trained again for every fold of the dataset it learned from, each time without that fold's suppliers: so that all of its documents can judge it. */
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TrainedNetwork } from '../../bundle/manifest.js';
import { readManifest } from '../../bundle/store.js';
import { folds, groupOf, type Splittable } from '../../dataset/splits.js';
import { datasetDigest, entries, openDataset } from '../../dataset/store.js';
import { type Engine, loadEngine } from '../../detect.js';
import { InputError } from '../../errors.js';
import type { ToScore } from '../../evaluation/score.js';
import { learnCustom } from '../../training/custom/learn-custom.js';
import { syntheticDataset, planOf } from '../../training/plan.js';
import { train } from '../../training/train.js';
import { baseOf } from './starting-bundle.js';
import { random } from '../../random.js';
import { exportRun } from './export-run.js';
import { progress } from '../progress.js';

export interface Fold {
  readonly engine: Engine;
  readonly documents: readonly ToScore[];
  /** Documents it learned from. */
  readonly learned: number;
}

type TaskName = 'details' | 'line-items';

interface TrainedTask {
  readonly task: TaskName;
  readonly training: TrainedNetwork['training'];
}

/**
 * `documents`: each content once; `share` of those that are left are learned from, the others by no one. Throws InputError where the documents are of one
 * supplier, or the bundle cannot be trained again.
 */
export async function* foldEngines(path: string, bundle: string, documents: readonly ToScore[], count: number, share = 1): AsyncGenerator<Fold> {
  const learned = await learnedFrom(path, bundle);
  const parts = folds(
    documents.map((each) => ({ ...each, name: each.entry.name })),
    count,
    1,
  ).filter(({ test }) => test.length > 0);
  if (parts.length < 2) throw new InputError(`${path}: its documents are of one supplier; it cannot be divided into folds. Label documents of others`);
  for (const [index, { train: rest, test }] of parts.entries()) {
    const folder = await mkdtemp(join(tmpdir(), 'beleg-fold-'));
    try {
      const copy = join(folder, 'bundle');
      const kept = new Set(partOf(rest, share).map(({ name }) => name));
      await cp(bundle, copy, { recursive: true });
      for (const each of learned) {
        const out = join(folder, each.task);
        await trainAgain(each, { path, bundle, out, kept, name: `fold ${index + 1}/${parts.length}` });
        await exportRun(out, copy);
      }
      yield { engine: await loadEngine(copy), documents: test, learned: kept.size };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** Whole suppliers in an order that does not depend on the share. */
function partOf<T extends Splittable>(rest: readonly T[], share: number): readonly T[] {
  if (share >= 1) return rest;
  const groups = new Map<string, T[]>();
  for (const each of rest) groups.set(groupOf(each), [...(groups.get(groupOf(each)) ?? []), each]);
  const part: T[] = [];
  for (const group of random('part of a fold', 1).shuffle([...groups.values()])) if (part.length < share * rest.length) part.push(...group);
  return part;
}

async function learnedFrom(path: string, bundle: string): Promise<readonly TrainedTask[]> {
  const { networks } = await readManifest(bundle);
  const digest = await datasetDigest(await openDataset(path));
  const all = [
    ['details', networks.details],
    ['line-items', networks.lineItems],
  ] as const;
  const learned = all.flatMap(([task, network]) =>
    network?.training.datasets.some(({ sha256 }) => sha256 === digest) ? [{ task, training: network.training }] : [],
  );
  if (learned.length === 0 && all.some(([, network]) => network?.training.datasets.some(({ name }) => name === path)))
    throw new InputError(
      `${bundle}: learned from an earlier state of ${path}; its labels or documents changed since. Train and export it again: beleg train details ${path}`,
    );
  if (learned.length === 0)
    throw new InputError(`${bundle}: did not learn from ${path} as it is now, so that all of it may judge the bundle. Leave out --folds`);
  for (const { task, training } of learned) {
    if (!training.recipe)
      throw new InputError(`${bundle}: its manifest does not say how ${task} was trained. Train and export it again, or score a dataset it has not seen`);
    if (training.datasets.length > 1)
      throw new InputError(
        `${bundle}: ${task} learned from ${training.datasets.length} datasets; folds are made of one. Put them into one, or score a dataset it has not seen`,
      );
  }
  return learned;
}

interface RetrainOptions {
  readonly path: string;
  readonly bundle: string;
  readonly out: string;
  /** Documents to learn from; all others are kept back, copies of them under other names too. */
  readonly kept: ReadonlySet<string>;
  readonly name: string;
}

async function trainAgain({ task, training }: TrainedTask, { path, bundle, out, kept, name }: RetrainOptions): Promise<void> {
  const { customDetails, networks } = await readManifest(bundle);
  const columns = (task === 'details' ? networks.details : networks.lineItems)!.columns;
  const custom = customDetails.filter((detail) => columns.includes(detail.name)).sort((a, b) => columns.indexOf(a.name) - columns.indexOf(b.name));
  const { steps, batchSize, workers, onlyCustom, learningRate, restarts, syntheticShare, repopulated, average } = training.recipe!;
  const shares = [syntheticShare ?? []].flat();
  const base = training.base;
  if (base !== undefined) await readManifest(base);
  const plan = await planOf({
    task,
    datasets: shares.some((share) => share > 0) ? [path, syntheticDataset] : [path],
    out,
    seed: training.seed,
    workers,
    resume: false,
    epochs: 1,
    steps,
    custom: custom.map(({ name, kind, many }) => ({ name, kind, many })),
    heldOut: await otherNames(path, kept),
    ...(training.languages.length > 0 && { languages: training.languages }),
    ...(base !== undefined && { base: await baseOf(base, task) }),
    ...(batchSize !== undefined && { batchSize }),
    ...(learningRate !== undefined && { learningRate }),
    ...(restarts && { restarts }),
    ...(shares.length > 0 && { syntheticShare: shares }),
    ...(repopulated !== undefined && { repopulated }),
    ...(average !== undefined && { average }),
    onlyCustom,
  });
  const bar = progress(`${name}: train ${task}`, onlyCustom ? 100 : plan.steps);
  try {
    if (!onlyCustom) {
      const { finished } = await train(plan, ({ step }) => bar.update(step));
      if (!finished) throw new InputError(`${name}: stopped; nothing was scored`);
      return;
    }
    const { networks: from } = await readManifest(base!);
    await learnCustom(plan, await readFile(join(base!, from.details!.file)), (done, of) => bar.update(Math.floor((100 * done) / of)));
  } finally {
    bar.stop();
  }
}

async function otherNames(path: string, kept: ReadonlySet<string>): Promise<readonly string[]> {
  return (await entries(await openDataset(path))).map(({ name }) => name).filter((name) => !kept.has(name));
}
