/** What each way of learning answers on documents that it has not learnt from: half of the new documents by what was learnt from the other half, and the other way round. */
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { folds } from '../../../dataset/splits.js';
import { type Entry, labels as labelsOf } from '../../../dataset/store.js';
import { type Engine, loadEngine } from '../../../detect.js';
import type { Row } from '../../../evaluation/rows.js';
import { byBundle, optionsOf, scoreDocuments, type ToScore } from '../../../evaluation/score.js';
import { joined } from '../../../memory/codec.js';
import { type LayoutMemory, openLayouts } from '../../../memory/layouts.js';
import { random } from '../../../random.js';
import { progress } from '../../progress.js';
import { keptLines } from './kept-lines.js';
import type { Labelled } from './labelled.js';
import { exportLearnt, learntNetworks, type NetworkOptions } from './learnt-networks.js';
import { silentDetails } from './silent.js';

export const ways = ['before', 'memory', 'training'] as const;
export type LearningMode = (typeof ways)[number];
/** Rows of each way that was tried. */
export type RowsByWay = Readonly<Partial<Record<LearningMode, readonly Row[]>>>;

export interface Trial extends Labelled {
  readonly network: NetworkOptions;
  readonly bundle: string;
  /** The bundle as it is. */
  readonly engine: Engine;
  readonly train: boolean;
  /** Folder of the runs and of rows that are used again after a kill. */
  readonly work: string;
}

const parts = 2;
/** Documents that are judged in each part, drawn by chance: of more, rows would fill memory, and the verdict is as clear. */
const mostJudged = 1000;

export interface OutOfFold {
  readonly rows: RowsByWay;
  /** Documents that are judged. */
  readonly judged: number;
  /** Details that get worse by the memory on all that is judged. In the rows of a half nothing is recalled of those that get worse on the other half. */
  readonly silent: readonly string[];
}

/** No rows where there is but one new document. */
export async function outOfFold(trial: Trial, most = mostJudged): Promise<OutOfFold> {
  const { engine, fresh, train } = trial;
  if (fresh.length < parts) return { rows: {}, judged: 0, silent: [] };
  const halves = folds(fresh, parts, 1).map(({ test }, index): Fold => {
    const judged = test.length > most ? random('judged', index).shuffle(test).slice(0, most) : test;
    return { number: index + 1, held: new Set(test.map(({ name }) => name)), judged };
  });
  const gather = async (way: keyof typeof titles, by: (fold: Fold) => Promise<Engine>): Promise<Row[][]> => {
    const parts: Row[][] = [];
    for (const fold of halves) parts.push(await rowsBy(trial, fold, way, () => by(fold)));
    return parts;
  };
  const before = await gather('before', async () => engine);
  const known = engine.bundle.manifest.layouts?.silent ?? [];
  const asked = await gather('memory', async (fold) => ({ ...engine, memory: memoryIn(trial, fold, known) }));
  const silent = silentDetails(before, asked, engine.bundle.manifest.networks.details!.columns);
  const inPart = (fold: Fold) => memoryIn(trial, fold, [...known, ...silent.judged[fold.number - 1]!]);
  const memory: (readonly Row[])[] = [];
  for (const [index, fold] of halves.entries()) {
    const isAsked = silent.judged[index]!.length === 0;
    memory.push(isAsked ? asked[index]! : await rowsBy(trial, fold, 'memory-in-part', async () => ({ ...engine, memory: inPart(fold) })));
  }
  const both = async (fold: Fold) => ({ ...(await trainedEngine(trial, fold)), memory: inPart(fold) });
  const rows = { before: before.flat(), memory: memory.flat(), ...(train && { training: (await gather('training', both)).flat() }) };
  return { rows, judged: halves.reduce((sum, { judged }) => sum + judged.length, 0), silent: silent.all };
}

interface Fold {
  readonly number: number;
  /** Not learnt from. */
  readonly held: ReadonlySet<string>;
  /** Some of them, or all. */
  readonly judged: readonly Entry[];
}

const titles = { before: 'as it is', memory: 'memory', 'memory-in-part': 'memory without some details', training: 'memory and training' } as const;

const rowsBy = ({ work }: Trial, { number, judged }: Fold, way: keyof typeof titles, by: () => Promise<Engine>): Promise<Row[]> =>
  rowsOf(join(work, `fold-${number}-${way}.jsonl`), by, judged, `fold ${number}/${parts}: ${titles[way]}`);

function memoryIn(trial: Trial, { held }: Fold, silent: readonly string[]): LayoutMemory {
  const { engine, layouts } = trial;
  const isKnown = knownIn(trial);
  const learnt = [...layouts.values()].filter(({ name }) => !held.has(name) && isKnown(name));
  const before = engine.memory?.stored().filter(({ name }) => !layouts.has(name)) ?? [];
  return openLayouts(joined([...before, ...learnt]), 'layouts', silent);
}

/** Copies of documents under other names are learnt from in no fold. */
function knownIn({ fresh, engine }: Trial): (name: string) => boolean {
  const names = new Set([...fresh.map(({ name }) => name), ...(engine.memory?.stored().map(({ name }) => name) ?? [])]);
  return (name) => names.has(name);
}

async function trainedEngine(trial: Trial, { number, held }: Fold): Promise<Engine> {
  const copy = join(trial.work, 'fold-bundle');
  const isKnown = knownIn(trial);
  const isHeldOut = (name: string) => held.has(name) || !isKnown(name);
  const names = [...trial.layouts.keys()];
  const runs = await learntNetworks(trial.network, trial.bundle, join(trial.work, `fold-${number}`), names.filter(isHeldOut), `fold ${number}/${parts}: `);
  await copyOf(trial.bundle, copy);
  await exportLearnt(runs, copy);
  return loadEngine(copy);
}

/** Without earlier versions. */
export async function copyOf(bundle: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(bundle, to, { recursive: true, filter: (from) => !/[\\/](?:versions|\.lock)$/.test(from) });
}

interface KeptRows {
  readonly document: string;
  readonly rows: readonly Row[];
}

/** What the file has of an earlier call is not answered again. */
async function rowsOf(file: string, by: () => Promise<Engine>, documents: readonly Entry[], name: string): Promise<Row[]> {
  const rows = new Map<string, readonly Row[]>();
  const kept = await keptLines<KeptRows>(file, ({ document, rows: own }) => rows.set(document, own));
  try {
    const missing = documents.filter((entry) => !rows.has(entry.name));
    if (missing.length > 0) {
      const engine = await by();
      const bar = progress(name, documents.length);
      try {
        for await (const scored of scoreDocuments(withLabels(missing, engine), byBundle(engine), optionsOf(engine))) {
          rows.set(scored.entry.name, scored.rows);
          await kept.add({ document: scored.entry.name, rows: scored.rows });
          bar.update(rows.size);
        }
      } finally {
        bar.stop();
      }
    }
  } finally {
    await kept.close();
  }
  return documents.flatMap((entry) => rows.get(entry.name) ?? []);
}

/** A document at a time; without an item network, item tables are not judged. */
async function* withLabels(all: readonly Entry[], { bundle }: Engine): AsyncGenerator<ToScore> {
  for (const entry of all) {
    const labels = await labelsOf(entry);
    if (!labels) continue;
    const { lineItems: _lineItems, ...others } = labels;
    yield { entry, labels: bundle.lineItems ? labels : others };
  }
}
