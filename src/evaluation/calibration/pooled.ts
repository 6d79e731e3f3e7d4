/** Hierarchical calibrators: each detail's logistic regression is shrunk towards the pooled one, with a strength estimated from the data. */
import { pooledCalibrator } from '../../bundle/recommend.js';
import { calibratorColumns, featuresOf } from '../../bundle/calibrator.js';
import { random } from '../../random.js';
import { fitLogistic, type Sample } from './logistic.js';
import type { Row } from '../rows.js';

/** Weights by detail, those of all together under '*'. */
export type Weights = Readonly<Record<string, readonly number[]>>;

export interface Strength {
  /** Prior variances: of the pooled weights around "the score is right", and of a detail's around the pooled ones. */
  readonly pooled: number;
  readonly detail: number;
}

const signs = calibratorColumns.map(({ sign }) => sign);
/** Weights that give the raw score back as the probability. */
const identity: readonly number[] = featuresOf(undefined, 0.5).map((_, i) => (calibratorColumns[i]!.name === 'logitScore' ? 1 : 0));
/** Enough rows for a dozen weights. */
const mostSamples = 10_000;
const mostToChooseStrength = 3_000;
const strengths = [0.03, 0.1, 0.3, 1];

/** Features of the calibrator with the outcome; foreign rows have their score alone. */
export const samplesOf = (row: Row): Sample => ({ features: row.features ?? featuresOf(undefined, row.rawScore), correct: row.correct });

export type SamplesByDetail = ReadonlyMap<string, readonly Sample[]>;

/** `known`: calibrators of a base, fitted on other documents: the prior of each detail instead of the pooled one. */
export function fitAll(samples: SamplesByDetail, strength: Strength, known: Weights = {}): Weights {
  const pooled = fitPooled(pool(samples), strength.pooled, known).weights;
  const details = [...samples].map(([detail, own]) => [
    detail,
    fitLogistic(some(own, mostSamples, detail), { mean: known[detail] ?? pooled, variance: strength.detail }, signs).weights,
  ]);
  return { ...Object.fromEntries(details), [pooledCalibrator]: pooled };
}

/** The same number of each detail. */
function pool(samples: SamplesByDetail): readonly Sample[] {
  const share = Math.ceil(mostSamples / Math.max(1, samples.size));
  return [...samples].flatMap(([detail, own]) => some(own, share, detail));
}

function fitPooled(all: readonly Sample[], variance: number, known: Weights) {
  return fitLogistic(all, { mean: known[pooledCalibrator] ?? identity, variance }, signs);
}

/** The prior variances of largest marginal likelihood (Laplace's approximation). */
export function chooseStrength(samples: SamplesByDetail, known: Weights = {}): Strength {
  const fewer = new Map([...samples].map(([detail, own]) => [detail, some(own, mostToChooseStrength, detail)]));
  const all = pool(fewer);
  const fits = strengths.map((variance) => ({ variance, ...fitPooled(all, variance, known) }));
  const pooled = best(fits.map(({ variance, evidence }) => [variance, evidence]));
  const mean = fits.find(({ variance }) => variance === pooled)!.weights;
  // A single detail is the pool: fitting it twice would count its data twice.
  if (samples.size === 1 && Object.keys(known).length === 0) return { pooled, detail: 1e-6 };
  const evidenceAt = (variance: number): number =>
    [...fewer].reduce((sum, [detail, own]) => sum + fitLogistic(own, { mean: known[detail] ?? mean, variance }, signs).evidence, 0);
  return { pooled, detail: best(strengths.map((variance) => [variance, evidenceAt(variance)])) };
}

const best = (options: readonly (readonly [value: number, evidence: number])[]): number => options.reduce((a, b) => (b[1] > a[1] ? b : a))[0];

function some(samples: readonly Sample[], most: number, seed: string): readonly Sample[] {
  if (samples.length <= most) return samples;
  const stream = random('samples', seed);
  return Array.from({ length: most }, (_, i) => samples[Math.min(samples.length - 1, Math.floor(((i + stream.next()) * samples.length) / most))]!);
}
