/** What each way of learning answers on documents that it has not learnt from: half of the new documents by what was learnt from the other half, and the other way round. */
import { existsSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { folds } from '../../../dataset/splits.js';
import { type Engine, loadEngine } from '../../../detect.js';
import type { Row } from '../../../evaluation/rows.js';
import { byBundle, optionsOf, scoreDocuments, type ToScore } from '../../../evaluation/score.js';
import { writeJson } from '../../../files.js';
import { encodeLayouts } from '../../../memory/codec.js';
import { openLayouts } from '../../../memory/layouts.js';
import type { RememberedDocument } from '../../../memory/remembered.js';
import { progress } from '../../progress.js';
import { exportRun } from '../export-run.js';
import { learntNetwork, type NetworkOptions } from './learnt-network.js';

export const ways = ['before', 'memory', 'training'] as const;
export type LearningMode = (typeof ways)[number];
/** Rows of each way that was tried. */
export type RowsByWay = Readonly<Partial<Record<LearningMode, readonly Row[]>>>;

export interface Trial {
  readonly network: NetworkOptions;
  readonly bundle: string;
  /** The bundle as it is. */
  readonly engine: Engine;
  /** Labelled documents that the bundle does not know. */
  readonly fresh: readonly ToScore[];
  /** What is remembered of each labelled document. */
  readonly remembered: ReadonlyMap<string, RememberedDocument>;
  readonly train: boolean;
  /** Folder of the runs and of rows that are used again after a kill. */
  readonly work: string;
}

const parts = 2;

/** No rows where there is but one new document. */
export async function outOfFold(trial: Trial): Promise<RowsByWay> {
  const byName = trial.fresh.map((each) => ({ ...each, name: each.entry.name, labels: undefined as never }));
  if (byName.length < parts) return {};
  const all: Partial<Record<LearningMode, Row[]>> = {};
  for (const [index, { test }] of folds(
    byName.map(({ name }) => ({ name })),
    parts,
    1,
  ).entries()) {
    const names = new Set(test.map(({ name }) => name));
    const rows = await foldRows(
      trial,
      index + 1,
      trial.fresh.filter(({ entry }) => names.has(entry.name)),
    );
    for (const way of ways) if (rows[way]) all[way] = [...(all[way] ?? []), ...rows[way]];
  }
  return all;
}

async function foldRows(trial: Trial, number: number, test: readonly ToScore[]): Promise<RowsByWay> {
  const kept = join(trial.work, `fold-${number}.json`);
  if (existsSync(kept)) return JSON.parse(await readFile(kept, 'utf8')) as RowsByWay;
  const { engine, train } = trial;
  const held = new Set(test.map(({ entry }) => entry.name));
  const documents = [...trial.remembered.values()].filter(({ name }) => !held.has(name) && isOf(trial, name));
  const before = engine.memory?.documents().filter(({ name }) => !trial.remembered.has(name)) ?? [];
  const memory = openLayouts(encodeLayouts([...before, ...documents]), 'layouts');
  const rows = {
    before: await rowsOf(engine, test, `fold ${number}/${parts}: as it is`),
    memory: await rowsOf({ ...engine, memory }, test, `fold ${number}/${parts}: memory`),
    ...(train && { training: await rowsOf({ ...(await trainedEngine(trial, number, held)), memory }, test, `fold ${number}/${parts}: memory and training`) }),
  };
  await writeJson(kept, rows);
  return rows;
}

/** Copies of documents under other names are learnt from in no fold. */
const isOf = ({ fresh, engine }: Trial, name: string): boolean =>
  fresh.some(({ entry }) => entry.name === name) || (engine.memory?.documents().some((known) => known.name === name) ?? false);

async function trainedEngine(trial: Trial, number: number, held: ReadonlySet<string>): Promise<Engine> {
  const [run, copy] = [join(trial.work, `fold-${number}`), join(trial.work, 'fold-bundle')];
  const heldOut = [...trial.remembered.keys()].filter((name) => held.has(name) || !isOf(trial, name));
  await learntNetwork(trial.network, run, heldOut, `fold ${number}/${parts}: train details`);
  await copyOf(trial.bundle, copy);
  await exportRun(run, copy);
  return loadEngine(copy);
}

/** Without earlier versions. */
export async function copyOf(bundle: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(bundle, to, { recursive: true, filter: (from) => !/[\\/](?:versions|\.lock)$/.test(from) });
}

async function rowsOf(engine: Engine, documents: readonly ToScore[], name: string): Promise<Row[]> {
  const bar = progress(name, documents.length);
  const rows: Row[] = [];
  let done = 0;
  for await (const scored of scoreDocuments(documents, byBundle(engine), optionsOf(engine))) {
    rows.push(...scored.rows);
    bar.update(++done);
  }
  bar.stop();
  return rows;
}
