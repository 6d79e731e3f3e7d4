/** From judged predictions to a bundle's calibration: calibrators, thresholds with their evidence, and every prediction's final score. */
import { createHash } from 'node:crypto';
import { grouped } from '../../grouped.js';
import type { Calibration, Threshold } from '../../bundle/calibration.js';
import { calibrated, calibratorFeatures, roundScore } from '../../bundle/calibrator.js';
import { pooledCalibrator } from '../../bundle/recommend.js';
import { groupOf } from '../../dataset/splits.js';
import { random } from '../../random.js';
import type { Sample } from './logistic.js';
import { expectedCalibrationError, logLoss } from '../metrics.js';
import { certifiedFrom, type CalibratedDetail, type CalibrationOptions, judgedDetail } from './decide.js';
import { decideAll } from './real-documents.js';
import { baseQualities, type JudgedUnit, qualitiesOf } from './sources.js';
import { chooseStrength, fitAll, samplesOf, type SamplesByDetail, type Weights } from './pooled.js';
import { isGiven, type Row } from '../rows.js';

export type { CalibratedDetail, CalibrationOptions } from './decide.js';

export interface CalibrationRun {
  readonly calibration: Calibration;
  readonly details: Readonly<Record<string, CalibratedDetail>>;
  /** Calibration error of all details together, before and after. */
  readonly overall: { readonly n: number; readonly rawEce: number; readonly ece: number; readonly rawLogLoss: number; readonly logLoss: number };
  /** Score of each row, cross-fitted: out of fold of the row's supplier; undefined where nothing was predicted. */
  readonly scores: readonly (number | undefined)[];
}

const foldCount = 5;
/**
 * Fits calibrators and chooses thresholds on judged rows. The final scores of rows are out of fold by supplier, and thresholds are chosen on them; the
 * calibrators that are returned are fitted on all rows. Details without enough rows keep what the base bundle has.
 */
export function calibrateRows(rows: readonly Row[], options: CalibrationOptions): CalibrationRun {
  const seed = options.seed ?? 1;
  const known: Weights = Object.fromEntries(Object.entries(options.base?.calibrators ?? {}).map(([name, { weights }]) => [name, weights]));
  const given = rows.flatMap((row, index) => (isGiven(row) && !row.guessed ? [{ row, index, group: supplierOf(row), sample: samplesOf(row) }] : []));
  const samples = byDetail(given);
  const strength = chooseStrength(samples, known);
  const weights = given.length === 0 ? {} : fitAll(samples, strength, known);

  const scores: (number | undefined)[] = rows.map(() => undefined);
  const foldOf = foldsOf(
    given.map(({ group }) => group),
    seed,
  );
  for (let fold = 0; fold < foldCount; fold++) {
    const held = given.filter(({ group }) => foldOf.get(group) === fold);
    if (held.length === 0) continue;
    const others = given.filter(({ group }) => foldOf.get(group) !== fold);
    const fitted = fitAll(byDetail(others), strength, known);
    for (const { row, index, sample } of held)
      scores[index] = roundScore(calibrated({ weights: fitted[row.detail] ?? fitted[pooledCalibrator]! }, sample.features));
  }

  const calibrators: Record<string, { weights: number[]; n: number }> = {};
  for (const [name, own] of Object.entries(weights)) calibrators[name] = { weights: [...own], n: samples.get(name)?.length ?? given.length };
  const units = new Map<string, JudgedUnit[]>([...samples.keys()].map((name) => [name, []]));
  for (const { row, index, group } of given) units.get(row.detail)!.push({ row, unit: { score: scores[index]!, correct: row.correct, supplier: group } });
  const documents = qualitiesOf(rows);
  const judged = [...units].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, own]) => judgedDetail(name, own, seed, documents));
  const details = decideAll(judged, options, documents, calibrators);
  for (const [name, { source }] of Object.entries(details)) {
    // A base's threshold refers to the base's scores.
    if (source === 'base') calibrators[name] = options.base!.calibrators[name] ?? calibrators[name]!;
  }
  const inherited = Object.fromEntries(Object.entries(options.base?.thresholds ?? {}).filter(([name, { n }]) => !details[name] && n >= certifiedFrom));
  const ofBase = mapValues(inherited, (threshold): Threshold => ({ ...threshold, source: 'base', ...baseQualities(threshold, options.base) }));
  const thresholds = {
    ...ofBase,
    ...mapValues(details, thresholdOf),
  };
  const calibration: Calibration = {
    features: [...calibratorFeatures],
    calibrators: { ...options.base?.calibrators, ...calibrators },
    thresholds,
    ...(Object.keys(documents).length > 0 && { qualities: documents }),
    documents: documentsDigest(rows),
  };
  return { calibration, details, overall: overallOf([...units.values()].flat()), scores };
}

/** Identifies the data that a calibration was fitted to, so that figures measured on it are recognised. */
export function documentsDigest(rows: readonly Row[]): string {
  const digest = createHash('sha256');
  for (const name of [...new Set(rows.map(({ document }) => document))].sort()) digest.update(`${name}\n`);
  return digest.digest('hex');
}

function overallOf(all: readonly JudgedUnit[]) {
  const raw = all.map(({ row }) => ({ score: row.rawScore, correct: row.correct }));
  const final = all.map(({ unit }) => unit);
  return {
    n: all.length,
    rawEce: expectedCalibrationError(raw).error,
    ece: expectedCalibrationError(final).error,
    rawLogLoss: logLoss(raw),
    logLoss: logLoss(final),
  };
}

const thresholdOf = ({ threshold, source, n, accepted, wrong, targetPrecision, margin, confidence, reason, qualities }: CalibratedDetail): Threshold => ({
  threshold,
  source,
  n,
  accepted,
  wrong,
  targetPrecision,
  ...(margin !== undefined && { margin }),
  confidence,
  ...(reason !== undefined && { reason }),
  ...(qualities && { qualities }),
});

/** The sampling unit of a prediction: its supplier, else its layout, else the document. */
export function supplierOf({ document, supplier, layout }: Row): string {
  const known = named.get(supplier);
  if (known !== undefined && supplier !== '') return known;
  const group = groupOf({ name: document, labels: { ...(supplier !== '' && { supplier }), ...(layout !== undefined && { layout }) } });
  if (named.size > mostNamed) named.clear();
  if (supplier !== '') named.set(supplier, group);
  return group;
}

/** One string for the many predictions of a supplier. */
const named = new Map<string, string>();
const mostNamed = 100_000;

const byDetail = (given: readonly { readonly row: Row; readonly sample: Sample }[]): SamplesByDetail =>
  new Map([...grouped(given, ({ row }) => row.detail)].map(([detail, own]) => [detail, own.map(({ sample }) => sample)]));

/** Assigns suppliers to folds, large ones first, each to the smallest fold. */
function foldsOf(groups: readonly string[], seed: number): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const shuffled = random('folds', seed).shuffle([...sizes].sort(([a], [b]) => (a < b ? -1 : 1)));
  const loads = new Array<number>(foldCount).fill(0);
  const folds = new Map<string, number>();
  for (const [group, size] of shuffled.sort((a, b) => b[1] - a[1])) {
    const fold = loads.indexOf(Math.min(...loads));
    loads[fold]! += size;
    folds.set(group, fold);
  }
  return folds;
}

const mapValues = <T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
