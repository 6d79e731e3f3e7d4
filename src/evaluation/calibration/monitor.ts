/**
 * Whether a threshold still holds, from corrections in order: a bet against its error rate that may be checked after every correction (a test
 * martingale; by Ville's inequality it exceeds 1/δ with probability at most δ while the threshold holds).
 */
import { type Calibration, type Threshold, thresholdFor } from '../../bundle/calibration.js';
import type { Row } from '../rows.js';

export interface MonitoredDetail {
  readonly detail: string;
  readonly threshold: number;
  /** Corrected or confirmed values at or above the threshold, and wrong ones among them. */
  readonly accepted: number;
  readonly wrong: number;
  /** Evidence against the threshold; 1 / (1 - confidence) revokes it. */
  readonly evidence: number;
  readonly withdrawn: boolean;
}

/** `rows` in order, with the score that the client saw. */
export function watch(rows: readonly Row[], calibration: Calibration): readonly MonitoredDetail[] {
  return Object.entries(calibration.thresholds)
    .filter(([, { threshold }]) => threshold >= 0)
    .map(([detail, promise]) => watchOne(detail, promise, rows, calibration))
    .filter(({ accepted }) => accepted > 0);
}

/** Error rates that are bet on, as multiples of the promised one. */
const bets = [1.5, 2, 3, 5, 10];

function watchOne(detail: string, promise: Threshold, rows: readonly Row[], calibration: Calibration): MonitoredDetail {
  const { threshold, targetPrecision, confidence } = promise;
  const promised = 1 - targetPrecision;
  const shares = bets.map((times) => Math.min(0.95, times * promised));
  const capitals = shares.map(() => 0);
  let [accepted, wrong, most] = [0, 0, 0];
  for (const row of rows) {
    if (row.detail !== detail || row.value === '') continue;
    const from = thresholdFor(calibration, promise, row.quality);
    if (from < 0 || (row.score ?? row.rawScore) < from) continue;
    accepted++;
    if (!row.correct) wrong++;
    shares.forEach((share, i) => {
      capitals[i]! += Math.log(row.correct ? (1 - share) / (1 - promised) : share / promised);
    });
    most = Math.max(most, capitals.reduce((sum, capital) => sum + Math.exp(capital), 0) / capitals.length);
  }
  return { detail, threshold, accepted, wrong, evidence: most, withdrawn: most >= 1 / (1 - confidence) };
}

/** The calibration without the thresholds that no longer hold. */
export function withdraw(calibration: Calibration, watched: readonly MonitoredDetail[]): Calibration {
  const fallen = new Map(watched.filter(({ withdrawn }) => withdrawn).map((each) => [each.detail, each]));
  const thresholds = Object.entries(calibration.thresholds).map(([name, threshold]): [string, Threshold] => {
    const found = fallen.get(name);
    if (!found) return [name, threshold];
    const reason = `withdrawn: ${found.wrong} of ${found.accepted} corrected values that passed were wrong; label newer documents and calibrate again`;
    const { qualities: _ofSources, ...rest } = threshold;
    return [name, { ...rest, threshold: -1, source: 'none', reason }];
  });
  return { ...calibration, thresholds: Object.fromEntries(thresholds) };
}
