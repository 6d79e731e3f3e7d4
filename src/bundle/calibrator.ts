/** From the evidence behind a prediction to the chance that it is right: a logistic over few features, fitted by evaluation/, used by all who serve. */
import type { Evidence } from '../extraction/extraction.js';

/** Sign a weight may have: more of it never makes a prediction less (+1) or more (-1) likely; 0: free. */
export interface CalibratorFeature {
  readonly name: string;
  readonly sign: -1 | 0 | 1;
}

/** The columns of φ. All but the first are 0 where nothing is known, so that a bare score is a full row too. */
export const calibratorColumns: readonly CalibratorFeature[] = [
  { name: 'one', sign: 0 },
  { name: 'logitScore', sign: 1 },
  { name: 'logitProbabilityGain', sign: 0 },
  { name: 'margin', sign: 1 },
  { name: 'none', sign: -1 },
  { name: 'logCandidates', sign: 0 },
  { name: 'checkPassed', sign: 1 },
  { name: 'checkFailed', sign: -1 },
  { name: 'agrees', sign: 1 },
  { name: 'disagrees', sign: -1 },
  { name: 'derived', sign: 0 },
  { name: 'meanDoubt', sign: -1 },
  { name: 'maxDoubt', sign: -1 },
  { name: 'ocr', sign: 0 },
  { name: 'ambiguous', sign: -1 },
  { name: 'weakWord', sign: -1 },
  { name: 'leftOut', sign: -1 },
  { name: 'second', sign: -1 },
  { name: 'oneWord', sign: 0 },
];

export const calibratorFeatures: readonly string[] = calibratorColumns.map(({ name }) => name);

export interface Calibrator {
  readonly weights: readonly number[];
}

/** Without evidence (rows, contacts, another service's answers) the score has to do. */
export function featuresOf(evidence: Evidence | undefined, score: number): number[] {
  const own = logit(score);
  if (!evidence) return [1, own, ...calibratorColumns.slice(2).map(() => 0)];
  return [
    1,
    own,
    logit(evidence.probability) - own,
    evidence.margin,
    evidence.none,
    Math.log1p(evidence.candidates),
    // A repair found the one reading that passes, a computation the one amount: neither is a plain pass, nor a failure.
    evidence.check === 'passed' ? 1 : evidence.check === 'repaired' || evidence.check === 'computed' ? 0.5 : 0,
    evidence.check === 'failed' ? 1 : 0,
    Math.min(3, evidence.agrees) / 3,
    Math.min(3, evidence.disagrees) / 3,
    evidence.derived ? 1 : 0,
    1 - evidence.meanConfidence,
    1 - evidence.minConfidence,
    evidence.textLayer ? 0 : 1,
    evidence.ambiguous ? 1 : 0,
    ...wordsOf(evidence),
  ];
}

/** Of a contact's field: how far its least likely word is below the whole, words left out, other words; whether it is one word. */
function wordsOf({ words, probability }: Evidence): number[] {
  if (!words) return [0, 0, 0, 0];
  const { least, leftOut, second, count } = words;
  return [Math.max(0, logit(probability) - logit(least)), possible(leftOut), possible(second), count === 1 ? 1 : 0];
}

/** 0 below 1 %, 1 at a half. */
const possible = (p: number): number => Math.max(0, 1 + logit(p) / 5);

/** Probability that the prediction is right. */
export function calibrated({ weights }: Calibrator, features: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i]! * features[i]!;
  return sigmoid(sum);
}

/** Rounded as on the wire: four decimals. */
export const roundScore = (score: number): number => Math.round(score * 10_000) / 10_000;

/** The logistic function, 0 … 1, without overflow for large |x|. */
export const sigmoid = (x: number): number => (x >= 0 ? 1 / (1 + Math.exp(-x)) : 1 - 1 / (1 + Math.exp(x)));

/** Bounded: a score of 0 or 1 is very sure, not infinitely. */
export function logit(p: number): number {
  const bounded = Math.min(1 - 1e-5, Math.max(1e-5, p));
  return Math.log(bounded / (1 - bounded));
}
