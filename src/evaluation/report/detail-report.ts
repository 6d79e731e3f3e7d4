/** The figures of one detail: precision and recall, calibration, threshold. */
import { type Random, random } from '../../random.js';
import type { Threshold } from '../../bundle/calibration.js';
import { type Interval, shareInterval } from '../calibration/binomial.js';
import { supplierOf } from '../calibration/calibrate.js';
import { type Bin, brier, drawnCalibrationError, equalMassBins, expectedCalibrationError, f1, logLoss, mean } from '../metrics.js';
import { orderOf, type Scored, type Sorted, sortedByScore } from '../sorted.js';
import { isGiven, type Loss, type Row } from '../rows.js';
import { chooseRanked, rank } from '../calibration/threshold.js';

/** A row with the score that a client sees. */
export interface FinalRow extends Row {
  readonly score: number;
  /** At or above the threshold for its source. */
  readonly passes: boolean;
}

export interface Share extends Interval {
  readonly value: number;
}

export interface DetailReport {
  readonly detail: string;
  /** True values; predicted values. */
  readonly n: number;
  readonly given: number;
  readonly correct: number;
  readonly wrong: number;
  readonly missed: number;
  readonly precision: Share;
  readonly recall: Share;
  readonly f1: number;
  readonly ece: Share;
  readonly brier: Share;
  readonly logLoss: number;
  readonly threshold: number;
  /** Why there is no threshold. */
  readonly reason?: string;
  readonly source: Threshold['source'];
  /** Coverage of the threshold among true and among predicted values, and the precision there. */
  readonly coverage: Share;
  readonly acceptedPrecision: Share;
  readonly accepted: number;
  readonly acceptedWrong: number;
  /** Coverage by target precision, guaranteed at confidence on these predictions. */
  readonly automation: readonly { readonly target: number; readonly threshold: number; readonly share: number }[];
  readonly bins: readonly Bin[];
  /** Share of wrong values among the best-scored; `high`: upper bound at confidence 0.9. */
  readonly riskCoverage: readonly { readonly coverage: number; readonly risk: number; readonly high: number }[];
  /** Area under that curve: mean over all coverages. */
  readonly aurc: number;
  readonly losses: Readonly<Partial<Record<Loss, number>>>;
  /** The threshold's evidence, and what it does not hold for. */
  readonly promise?: Threshold;
}

export const targets = [0.9, 0.95, 0.98, 0.99] as const;
const mostForBootstrap = 5_000;
const resamples = 100;

/** Counts and intervals of 95 % of one detail. `threshold`: undefined where none is recommended. */
export function detailReport(detail: string, rows: readonly FinalRow[], threshold: Threshold | undefined): DetailReport {
  const given = rows.filter(isGiven);
  const ascending = sortedByScore(given);
  const correct = given.filter((row) => row.correct).length;
  const n = rows.filter(({ truth, correct }) => correct || truth !== '').length;
  const wrong = given.length - correct;
  const from = threshold?.threshold ?? -1;
  const accepted = given.filter(({ passes }) => passes);
  const acceptedWrong = accepted.filter((row) => !row.correct).length;
  const precision = share(correct, given.length);
  const recall = share(correct, n);
  const losses: Partial<Record<Loss, number>> = {};
  for (const { loss } of rows) if (loss) losses[loss] = (losses[loss] ?? 0) + 1;
  return {
    detail,
    n,
    given: given.length,
    correct,
    wrong,
    missed: rows.length - given.length,
    precision,
    recall,
    f1: f1(precision.value, recall.value),
    ece: resampledEce(ascending),
    brier: brierShare(given),
    logLoss: logLoss(given),
    threshold: from,
    ...(from < 0 && { reason: threshold?.reason ?? 'not calibrated' }),
    source: threshold?.source ?? 'none',
    coverage: share(accepted.length, rows.length),
    acceptedPrecision: share(accepted.length - acceptedWrong, accepted.length),
    accepted: accepted.length,
    acceptedWrong,
    automation: automation(given),
    bins: equalMassBins(ascending),
    ...riskCoverage(given),
    losses,
    ...(threshold && { promise: threshold }),
  };
}

function automation(given: readonly FinalRow[]) {
  const ranked = rank(
    given.map((row) => ({ score: row.score, correct: row.correct, supplier: supplierOf(row) })),
    1,
  );
  return targets.map((target) => {
    const { threshold, accepted, n } = chooseRanked(ranked, { precision: target, confidence: 0.9 });
    return { target, threshold, share: threshold < 0 ? 0 : accepted / n };
  });
}

/** k of n with its interval of 95 %; 0 of none. */
export function share(k: number, n: number): Share {
  return { value: n === 0 ? 0 : k / n, ...shareInterval(k, n) };
}

/** With the middle 95 % of a bootstrap. */
function resampledEce(sorted: Sorted): Share {
  const count = sorted.scores.length;
  const size = Math.min(count, mostForBootstrap);
  if (size === 0) return { value: 0, low: 0, high: 0 };
  const stream = random('bootstrap');
  const values = Array.from({ length: resamples }, () => drawnCalibrationError(sorted, drawnInOrder(stream, size, count))).sort((a, b) => a - b);
  return { value: expectedCalibrationError(sorted).error, low: values[Math.floor(0.025 * resamples)]!, high: values[Math.ceil(0.975 * resamples) - 1]! };
}

/** A bootstrap sample of indices below `count`, ascending without sorting: sums of exponential gaps are ordered uniform numbers (Devroye 1986, V.3.1). */
function drawnInOrder({ next }: Random, size: number, count: number): Uint32Array {
  const sums = new Float64Array(size + 1);
  for (let i = 0, sum = 0; i <= size; i++) sums[i] = sum -= Math.log(1 - next());
  const drawn = new Uint32Array(size);
  for (let i = 0; i < size; i++) drawn[i] = Math.min(count - 1, Math.floor((sums[i]! / sums[size]!) * count));
  return drawn;
}

/** A mean of squares: its 95 % interval by the normal approximation. */
function brierShare(given: readonly Scored[]): Share {
  const value = brier(given);
  const spread = Math.sqrt(mean(given.map(({ score, correct }) => ((score - (correct ? 1 : 0)) ** 2 - value) ** 2)) / Math.max(1, given.length));
  return { value, low: Math.max(0, value - 1.96 * spread), high: Math.min(1, value + 1.96 * spread) };
}

/** The risk-coverage curve at up to fifty coverages. */
function riskCoverage(given: readonly FinalRow[]): Pick<DetailReport, 'riskCoverage' | 'aurc'> {
  const correct = Uint8Array.from(given, (row) => Number(row.correct));
  const order = orderOf(
    Float64Array.from(given, ({ score }) => score),
    'descending',
  );
  const every = Math.max(1, Math.floor(order.length / 50));
  const points: DetailReport['riskCoverage'][number][] = [];
  let [wrong, area] = [0, 0];
  for (let i = 0; i < order.length; i++) {
    if (correct[order[i]!] === 0) wrong++;
    area += wrong / (i + 1);
    if ((i + 1) % every === 0 || i === order.length - 1)
      points.push({ coverage: (i + 1) / order.length, risk: wrong / (i + 1), high: shareInterval(wrong, i + 1, 0.8).high });
  }
  return { riskCoverage: points, aurc: area / Math.max(1, order.length) };
}
