/** Simulated predictions of a known score model: compares a threshold's promise with the true precision. Used by tests and scripts/bench-calibration.ts. */
import { sigmoid } from '../../bundle/calibrator.js';
import { random } from '../../random.js';
import type { Row } from '../rows.js';
import { calibrateRows } from './calibrate.js';
import { chooseThreshold } from './threshold.js';

/** The logit of the true probability is normal; the displayed score is σ(slope · logit + shift). */
export interface ScoreModel {
  readonly mean: number;
  readonly deviation: number;
  readonly slope: number;
  readonly shift: number;
}

/** About 87 % right, overconfident. */
export const model87: ScoreModel = { mean: 3.4, deviation: 2.4, slope: 1.4, shift: 0.4 };
/** About 93 % right. */
export const model93: ScoreModel = { mean: 4.2, deviation: 2.2, slope: 1.4, shift: 0.4 };

export interface Simulated extends Row {
  readonly logit: number;
}

/** n documents of one value each, whose chance to be right follows from the logit by slope and shift. */
export function simulate(model: ScoreModel, n: number, seed: string | number): Simulated[] {
  const stream = random('simulation', seed);
  return Array.from({ length: n }, (_, i) => {
    const logit = model.mean + model.deviation * stream.normal();
    return {
      document: `d${i}`,
      supplier: `s${i}`,
      detail: 'InvoiceId',
      rawScore: sigmoid(model.slope * logit + model.shift),
      correct: stream.chance(sigmoid(logit)),
      logit,
    };
  });
}

/** True precision and coverage of accepting all with a logit of at least `from`. */
export function truthAbove({ mean, deviation }: ScoreModel, from: number): { readonly precision: number; readonly coverage: number } {
  let [mass, right] = [0, 0];
  const step = 0.002;
  for (let z = Math.max(-8, (from - mean) / deviation); z < 8; z += step) {
    const weight = Math.exp((-z * z) / 2) * step * 0.3989422804014327;
    mass += weight;
    right += weight * sigmoid(mean + deviation * z);
  }
  return { precision: mass > 0 ? right / mass : 1, coverage: mass };
}

/** Largest coverage at which the true precision is the target. */
export function oracle(model: ScoreModel, target: number): number {
  let [low, high] = [-20, 20];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (truthAbove(model, middle).precision < target) low = middle;
    else high = middle;
  }
  return truthAbove(model, high).coverage;
}

export interface Outcome {
  /** Shares of runs whose true precision is below the target, and of runs without threshold. */
  readonly violations: number;
  readonly silent: number;
  readonly coverage: number;
}

export type Rule = 'threshold' | 'whole' | 'naive';

/** 'threshold': the test alone on the raw score; 'whole': with the calibrators; 'naive': the lowest score whose measured precision is the target. */
export function experiment(model: ScoreModel, target: number, n: number, runs: number, rule: Rule, confidence = 0.9, first = 0): Outcome {
  let [violations, silent, coverage] = [0, 0, 0];
  for (let run = first; run < first + runs; run++) {
    const rows = simulate(model, n, `${n}-${run}`);
    const from = acceptedFrom(model, rows, target, confidence, rule);
    if (from === undefined) {
      silent++;
      continue;
    }
    const truth = truthAbove(model, from);
    if (truth.precision < target) violations++;
    coverage += truth.coverage;
  }
  return { violations: violations / runs, silent: silent / runs, coverage: coverage / runs };
}

/** Smallest logit that the rule accepts. */
function acceptedFrom(model: ScoreModel, rows: readonly Simulated[], target: number, confidence: number, rule: Rule): number | undefined {
  if (rule === 'naive') {
    const sorted = [...rows].sort((a, b) => b.logit - a.logit);
    let [right, from] = [0, undefined as number | undefined];
    sorted.forEach(({ correct, logit }, i) => {
      if (correct) right++;
      if (right / (i + 1) >= target) from = logit;
    });
    return from;
  }
  if (rule === 'threshold') {
    const units = rows.map(({ logit, correct, supplier }) => ({ score: logit, correct, supplier }));
    const { threshold, accepted } = chooseThreshold(units, { precision: target, confidence, seed: 1 });
    return accepted === 0 ? undefined : threshold;
  }
  const { calibration } = calibrateRows(rows, { targetPrecision: target, confidence });
  const { threshold } = calibration.thresholds.InvoiceId!;
  if (threshold < 0) return undefined;
  const [one, slope] = calibration.calibrators.InvoiceId!.weights as [number, number];
  const raw = (Math.log(threshold / (1 - threshold)) - one) / slope;
  return (raw - model.shift) / model.slope;
}
