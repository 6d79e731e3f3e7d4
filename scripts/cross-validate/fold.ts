/** One fold: the base's networks trained further without the fold's issuers, exported beside the base, and what the result answers on the fold. */
import { existsSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { responseJson } from '../../src/api/response/response.js';
import { progress } from '../../src/cli/progress.js';
import { exportRun } from '../../src/cli/training/export-run.js';
import { baseOf } from '../../src/cli/training/starting-bundle.js';
import { labelledDocuments } from '../../src/dataset/packed.js';
import { loadEngine, understand } from '../../src/detect.js';
import { newTrace } from '../../src/extraction/decoding/steps.js';
import { writeJson } from '../../src/files.js';
import { planOf, syntheticDataset } from '../../src/training/plan.js';
import { train } from '../../src/training/train.js';
import type { Subject } from './documents.js';

export type TaskName = 'details' | 'line-items';

export interface FoldOptions {
  readonly name: string;
  readonly base: string;
  readonly tasks: readonly TaskName[];
  /** Folders or packed files; the first holds the subjects. */
  readonly datasets: readonly string[];
  readonly weights?: readonly number[];
  readonly steps: number;
  readonly learningRate?: number;
  readonly syntheticShare: number;
  /** Of the run's weights, each with the rest of the base's; 1: the run's alone. */
  readonly averages: readonly number[];
  readonly workers: number;
  readonly seed: number;
  /** Folder of the fold. */
  readonly out: string;
  readonly resume: boolean;
}

/** Responses by average and document. */
export type Responses = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** `isOut`: whether a document of a dataset is of the fold's issuers. Undefined: stopped before the end, to be taken up with `resume`. */
export async function foldResponses(options: FoldOptions, subjects: readonly Subject[], isOut: (name: string) => boolean): Promise<Responses | undefined> {
  const kept = join(options.out, 'responses.json');
  if (options.resume && existsSync(kept)) return JSON.parse(await readFile(kept, 'utf8')) as Responses;
  for (const task of options.tasks) if (!(await trained(options, task, isOut))) return undefined;
  const responses: Record<string, Record<string, string>> = {};
  for (const share of options.averages) {
    const bundle = join(options.out, 'bundle');
    await rm(bundle, { recursive: true, force: true });
    await cp(options.base, bundle, { recursive: true });
    for (const task of options.tasks) await exportRun(join(options.out, task), bundle, share < 1 ? { bundle: options.base, share } : undefined);
    responses[share] = await answers(bundle, subjects);
  }
  await writeJson(kept, responses);
  return responses;
}

/** Detect responses by document, from readings; `without`: names of decoding steps that are left out. */
export async function answers(bundle: string, subjects: readonly Subject[], without: readonly string[] = []): Promise<Record<string, string>> {
  const engine = await loadEngine(bundle);
  const all: Record<string, string> = {};
  for (const { name, document } of subjects) all[name] = responseJson({ document, extraction: await understand(document, engine, {}, newTrace(without)) });
  return all;
}

/** Trains further on what is not of the fold; false: stopped before the end. */
export async function trained(options: FoldOptions, task: TaskName, isOut: (name: string) => boolean): Promise<boolean> {
  const out = join(options.out, task);
  if (!options.resume) await rm(out, { recursive: true, force: true });
  const heldOut: string[] = [];
  for (const path of options.datasets) for await (const { name } of labelledDocuments(path)) if (isOut(name)) heldOut.push(name);
  const plan = await planOf({
    task,
    datasets: [...options.datasets, ...(options.syntheticShare > 0 ? [syntheticDataset] : [])],
    out,
    seed: options.seed,
    workers: options.workers,
    resume: options.resume,
    epochs: 1,
    steps: options.steps,
    custom: [],
    heldOut,
    base: await baseOf(options.base, task),
    syntheticShare: [options.syntheticShare],
    ...(options.weights && { datasetWeights: options.weights }),
    ...(options.learningRate !== undefined && { learningRate: options.learningRate }),
  });
  const bar = progress(`${options.name}: train ${task}`, plan.steps);
  try {
    return (await train(plan, ({ step, loss, pages, seconds }) => bar.update(step, `loss ${loss.toFixed(3)}, ${(pages / seconds).toFixed(1)} pages/s`)))
      .finished;
  } finally {
    bar.stop();
  }
}
