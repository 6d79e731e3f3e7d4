/** `beleg learn` with training: what new labels teach is tried out of fold, and becomes a bundle where that is not worse than the one in use. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from '../../../bundle/store.js';
import { datasetDigest, document as documentOf, entries, labels as labelsOf, openDataset } from '../../../dataset/store.js';
import { type Engine, loadEngine, understand } from '../../../detect.js';
import { chooseBest, type Judgement } from '../../../evaluation/learning-choice.js';
import { labelNext, type ToLabel, type Unlabelled } from '../../../evaluation/label-next.js';
import { writeJson } from '../../../files.js';
import { progress } from '../../progress.js';
import { candidateOf, type Doubts, takeUp } from './candidate.js';
import { type Labelled, labelledOf } from './labelled.js';
import type { NetworkOptions } from './learnt-networks.js';
import { lossOf, othersLoss, type OthersLoss } from './others.js';
import { outOfFold, type RowsByWay, type LearningMode, ways } from './out-of-fold.js';
import { silentName } from './silent.js';

export interface LearnLoopOptions {
  readonly network: NetworkOptions;
  readonly bundle: string;
  /** Number of the bundle's version when it began. */
  readonly number: number;
  readonly train: boolean;
  /** Labels are remembered whatever contradicts them. */
  readonly trusted: boolean;
  readonly work: string;
}

export interface Learnt {
  /** What the bundle has learnt by; 'before': it stays as it was. */
  readonly taken: LearningMode;
  readonly judgements: readonly Judgement[];
  readonly rows: RowsByWay;
  /** Names of the labelled documents that were new to it. */
  readonly fresh: readonly string[];
  /** How many of them were judged. */
  readonly judged: number;
  /** Details that the memory is not asked for, because out of fold it did more harm than good there. */
  readonly silent: readonly string[];
  readonly next: readonly ToLabel[];
  /** Undefined where the bundle stays as it was. */
  readonly doubts?: Doubts;
  /** Where training would have been taken: what other suppliers lose by it. */
  readonly others?: OthersLoss;
}

/** Of one call and the next one after a kill: what a run was begun for. */
type LoopStart = Readonly<Record<'digest' | 'bundle' | 'number' | 'base' | 'train' | 'steps', unknown>>;

/** Tries what the bundle gains by its labelled documents, out of fold, and takes what is not worse; nothing is taken otherwise. */
export async function learnLoop(options: LearnLoopOptions): Promise<Learnt> {
  const { network, bundle, train, work } = options;
  const { dataset } = network;
  await begin(options);
  const engine = await loadEngine(bundle);
  const labelled = await labelledOf(dataset, engine, work);
  const names = labelled.fresh.map(({ name }) => name);
  if (names.length === 0) return { taken: 'before', judgements: [], rows: {}, fresh: [], judged: 0, silent: [], next: await toLabel(dataset, engine) };
  const { rows, judged, silent } = await outOfFold({ ...labelled, network, bundle, engine, train, work });
  // One document can be remembered, but is no evidence on whether training pays.
  const tried = ways.filter((way) => rows[way] !== undefined || way === 'memory' || way === 'before');
  const isSilent = (detail: string) => silent.includes(silentName(detail));
  const candidates = tried.map((name) => ({ name, rows: rows[name] ?? [], ...(name === 'memory' && { unchanged: isSilent }) }));
  const { best, judgements } = chooseBest(candidates, costly);
  const { taken, doubts, others } = await adopted({ ...options, engine, labelled, silent }, best as LearningMode, rows, () => withoutTraining(candidates));
  const next = await toLabel(dataset, await loadEngine(bundle));
  await rm(work, { recursive: true, force: true });
  return { taken, judgements, rows, fresh: names, judged, silent, next, ...(doubts && { doubts }), ...(others && { others }) };
}

const costly: ReadonlySet<string> = new Set(['training']);

const withoutTraining = (candidates: Parameters<typeof chooseBest>[0]): LearningMode =>
  chooseBest(
    candidates.filter(({ name }) => name !== 'training'),
    costly,
  ).best as LearningMode;

/** A training by which other suppliers lose is not taken; `otherwise` gives what is best without it. */
async function adopted(
  options: LearnLoopOptions & { readonly engine: Engine; readonly labelled: Labelled; readonly silent: readonly string[] },
  taken: LearningMode,
  rows: RowsByWay,
  otherwise: () => LearningMode,
): Promise<Pick<Learnt, 'taken' | 'doubts' | 'others'>> {
  const { network, bundle, number, engine, labelled } = options;
  if (taken === 'before') return { taken };
  const { path, doubts } = await candidateOf({ ...options, train: taken === 'training', rows: rows[taken] ?? [], layouts: labelled.layouts });
  const others = taken === 'training' ? await othersLoss(engine, await loadEngine(path)) : undefined;
  if (others && lossOf(others) !== undefined) return { ...(await adopted(options, otherwise(), rows, otherwise)), others };
  await takeUp(bundle, path, number, [network.dataset], figuresOf(rows, taken));
  return { taken, doubts, ...(others && { others }) };
}

/** A folder of another run is emptied; one of the same is gone on with. */
async function begin({ network, bundle, number, train, work }: LearnLoopOptions): Promise<void> {
  const { dataset, base, steps = 0 } = network;
  const { details, lineItems } = (await readManifest(base)).networks;
  const networks = [details, lineItems].map((network) => network?.sha256 ?? '').join(' ');
  const begun: LoopStart = { digest: await datasetDigest(await openDataset(dataset)), bundle, number, base: networks, train, steps };
  const file = join(work, 'learn.json');
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before.trim() === JSON.stringify(begun, undefined, 1)) return;
  await rm(work, { recursive: true, force: true });
  await writeJson(file, begun);
}

/** Share of right values out of fold, before and now. */
function figuresOf(rows: RowsByWay, taken: LearningMode): Readonly<Record<string, number>> {
  const right = (way: LearningMode) => rows[way]!.filter(({ correct }) => correct).length / rows[way]!.length;
  return rows.before?.length && rows[taken]?.length ? { 'right before': right('before'), 'right now': right(taken) } : {};
}

/** Documents that are proposed for labelling, and those that are looked at for that. */
const [mostProposed, mostLookedAt] = [10, 300];

async function toLabel(path: string, engine: Engine): Promise<readonly ToLabel[]> {
  const unlabelled: Unlabelled[] = [];
  const all = await entries(await openDataset(path));
  const bar = progress('what to label next', Math.min(all.length, mostLookedAt));
  for (const [index, entry] of all.entries()) {
    bar.update(Math.min(index + 1, mostLookedAt), entry.name);
    if (unlabelled.length === mostLookedAt) break;
    if (await labelsOf(entry)) continue;
    const { considered, predictions } = await understand(await documentOf(entry), engine);
    unlabelled.push({ name: entry.name, scores: predictions.map(({ score }) => score), recalled: considered?.recalled.length ?? 0 });
  }
  bar.stop();
  return labelNext(unlabelled, mostProposed);
}
