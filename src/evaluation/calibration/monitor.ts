/**
 * Whether a threshold still holds for each source of documents, from corrections in order: a bet against its error rate that may be checked after every correction (a test
 * martingale; by Ville's inequality it exceeds 1/δ with probability at most δ while the threshold holds).
 */
import { type Calibration, type Threshold, thresholdFor } from '../../bundle/calibration.js';
import type { Row } from '../rows.js';

export interface MonitoredDetail {
  readonly detail: string;
  /** Text, scan or photo, where the corrections say so and the threshold was tested by source. */
  readonly source?: string;
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
    .flatMap(([detail, promise]) => {
      const given = rows.filter((row) => row.detail === detail && row.value !== '');
      const sources = new Set(given.map(({ quality }) => (promise.qualities ? quality : undefined)));
      return [...sources].sort().map((source) => {
        const those = promise.qualities ? given.filter(({ quality }) => quality === source) : given;
        return watchOne({ detail, ...(source !== undefined && { source }) }, promise, those, calibration);
      });
    })
    .filter(({ accepted }) => accepted > 0);
}

/** Error rates that are bet on, as multiples of the promised one. */
const bets = [1.5, 2, 3, 5, 10];

/** Rows of one detail, and of one source where it is named. */
function watchOne(about: Pick<MonitoredDetail, 'detail' | 'source'>, promise: Threshold, rows: readonly Row[], calibration: Calibration): MonitoredDetail {
  const { targetPrecision, confidence } = promise;
  const promised = 1 - targetPrecision;
  const shares = bets.map((times) => Math.min(0.95, times * promised));
  const capitals = shares.map(() => 0);
  let [accepted, wrong, most] = [0, 0, 0];
  for (const row of rows) {
    const from = thresholdFor(calibration, promise, row.quality);
    if (from < 0 || (row.score ?? row.rawScore) < from) continue;
    accepted++;
    if (!row.correct) wrong++;
    shares.forEach((share, i) => {
      capitals[i]! += Math.log(row.correct ? (1 - share) / (1 - promised) : share / promised);
    });
    most = Math.max(most, capitals.reduce((sum, capital) => sum + Math.exp(capital), 0) / capitals.length);
  }
  const threshold = about.source === undefined ? promise.threshold : thresholdFor(calibration, promise, about.source);
  return { ...about, threshold, accepted, wrong, evidence: most, withdrawn: most >= 1 / (1 - confidence) };
}

/** The calibration without the thresholds that no longer hold; a detail keeps its threshold for the other sources. */
export function withdraw(calibration: Calibration, watched: readonly MonitoredDetail[]): Calibration {
  const thresholds = { ...calibration.thresholds };
  for (const { detail, source, accepted, wrong, withdrawn } of watched) {
    if (!withdrawn) continue;
    const { qualities, ...threshold } = thresholds[detail]!;
    const left = source === undefined ? undefined : { ...qualities, [source]: { ...qualities![source]!, holds: false } };
    const which = source === undefined ? '' : ` of source "${source}"`;
    const message = `withdrawn: ${wrong} of ${accepted} corrected values${which} that passed were wrong; label newer documents and calibrate again`;
    const holds = left !== undefined && Object.values(left).some((each) => each.holds);
    const reason = threshold.reason?.startsWith('withdrawn:') ? `${threshold.reason}; ${message}` : message;
    thresholds[detail] = { ...threshold, reason, ...(holds ? { qualities: left } : { threshold: -1, source: 'none' }) };
  }
  return { ...calibration, thresholds };
}
