/** Quality of scores and decisions: calibration error, Brier score, log loss, and their sampling error. */
import { type Scored, type Sorted, sortedByScore } from './sorted.js';

export interface Bin {
  readonly n: number;
  readonly right: number;
  /** Mean score. */
  readonly score: number;
}

const mostBins = 15;

/** Bins of equal numbers of predictions, lowest scores first. */
export function equalMassBins(scored: readonly Scored[] | Sorted, count = mostBins): readonly Bin[] {
  const { scores, correct } = 'scores' in scored ? scored : sortedByScore(scored);
  const n = scores.length;
  const bins: Bin[] = [];
  const wanted = Math.min(count, Math.max(1, Math.floor(n / 5)));
  for (let bin = 0, from = 0; bin < wanted; bin++) {
    const to = Math.floor(((bin + 1) * n) / wanted);
    if (to === from) continue;
    let [right, score] = [0, 0];
    for (let i = from; i < to; i++) {
      right += correct[i]!;
      score += scores[i]!;
    }
    bins.push({ n: to - from, right, score: score / (to - from) });
    from = to;
  }
  return bins;
}

/** Expected calibration error of a sample: ascending indices into `sorted`, the bins of `equalMassBins`. */
export function drawnCalibrationError({ scores, correct }: Sorted, drawn: Uint32Array): number {
  const all = { scores: new Float64Array(drawn.length), correct: new Uint8Array(drawn.length) };
  for (let i = 0; i < drawn.length; i++) {
    all.scores[i] = scores[drawn[i]!]!;
    all.correct[i] = correct[drawn[i]!]!;
  }
  let error = 0;
  for (const { n, right, score } of equalMassBins(all)) error += n * Math.abs(right / n - score);
  return drawn.length === 0 ? 0 : error / drawn.length;
}

export interface CalibrationError {
  readonly error: number;
  /** Debiased: less the error that perfectly calibrated scores would show on so few predictions. */
  readonly beyondChance: number;
}

/** Expected calibration error over 15 bins of equal mass. */
export function expectedCalibrationError(given: readonly Scored[] | Sorted): CalibrationError {
  const scored = 'scores' in given ? given : sortedByScore(given);
  const count = scored.scores.length;
  if (count === 0) return { error: 0, beyondChance: 0 };
  let [error, chance] = [0, 0];
  for (const { n, right, score } of equalMassBins(scored)) {
    error += n * Math.abs(right / n - score);
    // Mean absolute deviation of a normal is √(2/π) standard deviations.
    chance += n * Math.sqrt((2 * score * (1 - score)) / (Math.PI * n));
  }
  return { error: error / count, beyondChance: Math.max(0, (error - chance) / count) };
}

/** Brier score: mean squared difference between score and outcome, 0 is best. */
export const brier = (scored: readonly Scored[]): number => mean(scored.map(({ score, correct }) => (score - (correct ? 1 : 0)) ** 2));

/** Mean negative logarithm of the outcome's probability, scores clipped to 0.0001 … 0.9999. */
export const logLoss = (scored: readonly Scored[]): number =>
  mean(scored.map(({ score, correct }) => -Math.log(Math.min(1 - 1e-4, Math.max(1e-4, correct ? score : 1 - score)))));

/** 0 of none. */
export const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length);

/** Harmonic mean of precision and recall; 0 where both are 0. */
export const f1 = (precision: number, recall: number): number => (precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall));
