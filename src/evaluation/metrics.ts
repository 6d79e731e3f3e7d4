/** How good scores and verdicts are: calibration error, Brier score, log loss, and the chances behind them. */

export interface Scored {
  readonly score: number;
  readonly correct: boolean;
}

export interface Bin {
  readonly n: number;
  readonly right: number;
  /** Mean score. */
  readonly score: number;
}

const mostBins = 15;

/** Bins of equal numbers of predictions, lowest scores first. */
export function equalMassBins(scored: readonly Scored[], count = mostBins): readonly Bin[] {
  const sorted = [...scored].sort((a, b) => a.score - b.score);
  const bins: Bin[] = [];
  const wanted = Math.min(count, Math.max(1, Math.floor(sorted.length / 5)));
  for (let bin = 0; bin < wanted; bin++) {
    const part = sorted.slice(Math.floor((bin * sorted.length) / wanted), Math.floor(((bin + 1) * sorted.length) / wanted));
    if (part.length === 0) continue;
    let [right, score] = [0, 0];
    for (const each of part) {
      if (each.correct) right++;
      score += each.score;
    }
    bins.push({ n: part.length, right, score: score / part.length });
  }
  return bins;
}

/** Scores from lowest to highest with their verdicts, as resampling wants them: no objects, no sorting. */
export interface Sorted {
  readonly scores: Float64Array;
  readonly correct: Uint8Array;
}

/** Expected calibration error of the predictions drawn: ascending indices into `sorted`, the bins of `equalMassBins`. */
export function drawnCalibrationError({ scores, correct }: Sorted, drawn: Uint32Array, count = mostBins): number {
  const wanted = Math.min(count, Math.max(1, Math.floor(drawn.length / 5)));
  let error = 0;
  for (let bin = 0, from = 0; bin < wanted; bin++) {
    const to = Math.floor(((bin + 1) * drawn.length) / wanted);
    if (to === from) continue;
    let [right, score] = [0, 0];
    for (let i = from; i < to; i++) {
      right += correct[drawn[i]!]!;
      score += scores[drawn[i]!]!;
    }
    const n = to - from;
    error += n * Math.abs(right / n - score / n);
    from = to;
  }
  return drawn.length === 0 ? 0 : error / drawn.length;
}

export interface CalibrationError {
  readonly error: number;
  /** What remains after taking off the error that perfectly calibrated scores would show on so few predictions. */
  readonly beyondChance: number;
}

/** Expected calibration error over 15 bins of equal mass. */
export function expectedCalibrationError(scored: readonly Scored[]): CalibrationError {
  if (scored.length === 0) return { error: 0, beyondChance: 0 };
  let [error, chance] = [0, 0];
  for (const { n, right, score } of equalMassBins(scored)) {
    error += n * Math.abs(right / n - score);
    // Mean absolute deviation of a normal is √(2/π) standard deviations.
    chance += n * Math.sqrt((2 * score * (1 - score)) / (Math.PI * n));
  }
  return { error: error / scored.length, beyondChance: Math.max(0, (error - chance) / scored.length) };
}

export const brier = (scored: readonly Scored[]): number => mean(scored.map(({ score, correct }) => (score - (correct ? 1 : 0)) ** 2));

export const logLoss = (scored: readonly Scored[]): number =>
  mean(scored.map(({ score, correct }) => -Math.log(Math.min(1 - 1e-4, Math.max(1e-4, correct ? score : 1 - score)))));

export const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length);

export const f1 = (precision: number, recall: number): number => (precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall));
