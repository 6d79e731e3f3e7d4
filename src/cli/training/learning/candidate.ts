/** The bundle that may replace the one in use, made beside it, and taken up in one step. */
import { join } from 'node:path';
import { loadBundle } from '../../../bundle/load.js';
import { minDocuments } from '../../../bundle/calibration.js';
import { readManifest, readVerified, storedFiles } from '../../../bundle/store.js';
import { readCalibration, storeCalibration } from '../../../bundle/store-calibration.js';
import { changeBundle, numberOf } from '../../../bundle/versions.js';
import { InputError } from '../../../errors.js';
import { calibrateRows } from '../../../evaluation/calibration/calibrate.js';
import type { Row } from '../../../evaluation/rows.js';
import { writeWhole } from '../../../files.js';
import type { StoredLayout } from '../../../memory/stored.js';
import { learnLayouts, type LearntLayouts } from '../../../training/memory/learn-layouts.js';
import { exportLearnt, learntNetworks, type NetworkOptions } from './learnt-networks.js';
import { copyOf } from './out-of-fold.js';

export interface CandidateOptions {
  readonly network: NetworkOptions;
  readonly bundle: string;
  readonly train: boolean;
  /** Out of fold, of the way that is taken. */
  readonly rows: readonly Row[];
  /** Labels are remembered whatever contradicts them. */
  readonly trusted: boolean;
  readonly work: string;
  /** What the bundle's own network makes of the labelled documents. */
  readonly layouts: ReadonlyMap<string, StoredLayout>;
  /** Details that the memory is not asked for. */
  readonly silent: readonly string[];
}

/** Labels that other labels contradict, and what of older documents is forgotten for them. */
export type Doubts = Pick<LearntLayouts, 'findings' | 'forgotten'>;

/** A copy that remembers all labelled documents and, where asked for, has learnt from them. */
export async function candidateOf({
  network,
  bundle,
  train,
  rows,
  trusted,
  work,
  layouts,
  silent,
}: CandidateOptions): Promise<{ readonly path: string; readonly doubts: Doubts }> {
  const path = join(work, 'candidate');
  await copyOf(bundle, path);
  if (train) {
    await exportLearnt(await learntNetworks(network, bundle, join(work, 'networks'), []), path);
    await calibrated(path, network.base, rows);
  }
  const { findings, forgotten } = await learnLayouts(await loadBundle(path), network.dataset, { trusted, silent, ...(!train && { layouts }) });
  return { path, doubts: { findings, forgotten } };
}

/** Scores of fewer documents than a threshold needs are weak evidence: the base's calibration stays. */
async function calibrated(path: string, base: string, rows: readonly Row[]): Promise<void> {
  const stored = (await readManifest(base)).calibration;
  const known = stored && (await readCalibration(base, stored));
  const enough = new Set(rows.map(({ document }) => document)).size >= minDocuments;
  const calibration = enough ? calibrateRows(rows, { targetPrecision: 0.98, confidence: 0.9, ...(known && { base: known }) }).calibration : known;
  if (calibration) await storeCalibration(path, await readManifest(path), calibration, { by: 'learn' });
}

/** The candidate serves from now on, what served before is a version beside it. Throws InputError where another command changed the bundle since it had `number`. */
export async function takeUp(
  bundle: string,
  candidate: string,
  number: number,
  from: readonly string[],
  figures: Readonly<Record<string, number>>,
): Promise<void> {
  await changeBundle(bundle, { by: 'learn', from: [...from], figures }, async (manifest) => {
    if (numberOf(manifest) !== number)
      throw new InputError(`${bundle}: another command has changed it meanwhile (version ${numberOf(manifest)}, was ${number}). Call beleg learn again`);
    const { version: _, name: __, ...next } = await readManifest(candidate);
    for (const stored of storedFiles(await readManifest(candidate))) await writeWhole(join(bundle, stored.file), await readVerified(candidate, stored));
    return { ...next, name: manifest.name };
  });
}
