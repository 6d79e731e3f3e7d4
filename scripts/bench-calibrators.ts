/**
 * Calibration sets of several sizes, the same test set for all, and how our calibrators do on it, as JSON: what scripts/compare-sklearn.py puts beside scikit-learn.
 *   node --import tsx scripts/bench-calibrators.ts [repeats]
 */
import { calibrated, logit } from '../src/bundle/calibrator.js';
import { calibrateRows } from '../src/evaluation/calibration/calibrate.js';
import { expectedCalibrationError, logLoss, mean } from '../src/evaluation/metrics.js';
import { type Simulated, model87, simulate } from '../src/evaluation/calibration/simulation.js';

const repeats = Number(process.argv[2] ?? 20);
const sizes = [30, 60, 120, 250, 1000, 4000];
const options = { targetPrecision: 0.95, confidence: 0.9 };
const test = simulate(model87, 20_000, 'test');
/** As good a base as one that was calibrated on a thousand other documents, of another model: shifted a little. */
const base = calibrateRows(simulate({ ...model87, shift: 0.2, slope: 1.3 }, 1000, 'base'), options).calibration;

const judge = (weights: readonly number[]) => {
  const scored = test.map(({ rawScore, correct }) => ({ score: calibrated({ weights: weights.slice(0, 2) }, [1, logit(rawScore)]), correct }));
  return { ece: expectedCalibrationError(scored).error, logLoss: logLoss(scored) };
};
const average = (all: readonly { readonly ece: number; readonly logLoss: number }[]) => ({
  ece: mean(all.map(({ ece }) => ece)),
  logLoss: mean(all.map(({ logLoss }) => logLoss)),
});
const short = (rows: readonly Simulated[]) => ({
  scores: rows.map(({ rawScore }) => Number(rawScore.toFixed(6))),
  correct: rows.map(({ correct }) => (correct ? 1 : 0)),
});

const raw = test.map(({ rawScore, correct }) => ({ score: rawScore, correct }));
const out = sizes.map((n) => {
  const sets = Array.from({ length: repeats }, (_, i) => simulate(model87, n, `calibrate ${n} ${i}`));
  const own = sets.map((rows) => judge(calibrateRows(rows, options).calibration.calibrators.InvoiceId!.weights));
  const based = sets.map((rows) => judge(calibrateRows(rows, { ...options, base }).calibration.calibrators.InvoiceId!.weights));
  return { n, ours: average(own), oursWithBase: average(based), sets: sets.map(short) };
});
process.stdout.write(JSON.stringify({ none: { ece: expectedCalibrationError(raw).error, logLoss: logLoss(raw) }, test: short(test), sizes: out }));
