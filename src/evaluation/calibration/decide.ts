/** The threshold of one detail: tested on its own predictions, else a base's that they do not contradict. */
import { type Calibration, minDocuments, type Threshold } from '../../bundle/calibration.js';
import { calibrated, roundScore } from '../../bundle/calibrator.js';
import { expectedCalibrationError } from '../metrics.js';
import type { Row } from '../rows.js';
import { atLeast } from './binomial.js';
import { samplesOf } from './pooled.js';
import { bySource } from './sources.js';
import { type Choice, chooseThreshold, type Unit } from './threshold.js';

export interface CalibrationOptions {
  readonly targetPrecision: number;
  /** Safety margin: thresholds are tested for this much more than their target. */
  readonly margin?: number;
  /** Targets of individual details. */
  readonly targets?: Readonly<Record<string, number>>;
  readonly confidence: number;
  readonly seed?: number;
  /** A base's calibration on other documents: the prior and the fallback. */
  readonly base?: Calibration;
}

export interface CalibratedDetail extends Choice {
  readonly source: Threshold['source'];
  /** The one source of documents (text, scan, photo) that it was tested on; undefined: all. */
  readonly only?: string;
  readonly accuracy: number;
  /** Of the raw and of the final scores. */
  readonly rawEce: number;
  readonly ece: number;
}

/** Largest calibration error, beyond its sampling error, at which thresholds are given. */
const mostCalibrationError = 0.05;

/** A base's threshold is kept where it rests on this many predictions, unless ours contradict it. */
export const certifiedFrom = 1000;

interface Judged {
  readonly row: Row;
  readonly unit: Unit;
}

/** `documents`: how many there are of each source. */
export function decide(
  name: string,
  all: readonly Judged[],
  options: CalibrationOptions,
  seed: number,
  documents: Readonly<Record<string, number>>,
): CalibratedDetail {
  const whole = decideOn(name, all, options, seed);
  const source = Object.keys(documents).sort((a, b) => documents[b]! - documents[a]!)[0];
  if (source === undefined || whole.source === 'base' || Object.keys(documents).length === 1 || documents[source]! < minDocuments) return whole;
  const holding = Object.values(bySource(whole, all, documents, options.base) ?? {}).filter(({ holds }) => holds);
  if (holding.length > 1) return whole;
  // What is misread on scans must not keep text layers from a threshold. A second test: at half of the risk.
  const alone = decideOn(
    name,
    all.filter(({ row }) => row.quality === source),
    { ...options, confidence: (1 + options.confidence) / 2 },
    seed,
  );
  if (alone.source !== 'customer' || (whole.threshold >= 0 && alone.threshold >= whole.threshold)) return whole;
  const { accuracy, rawEce, ece } = whole;
  return { ...alone, accuracy, rawEce, ece, only: source };
}

function decideOn(name: string, own: readonly Judged[], options: CalibrationOptions, seed: number): CalibratedDetail {
  const units = own.map(({ unit }) => unit);
  const right = units.reduce((sum, { correct }) => sum + (correct ? 1 : 0), 0);
  const ece = expectedCalibrationError(units);
  const about = {
    accuracy: right / units.length,
    rawEce: expectedCalibrationError(own.map(({ row }) => ({ score: row.rawScore, correct: row.correct }))).error,
    ece: ece.error,
  };
  const precision = options.targets?.[name] ?? options.targetPrecision;
  const { confidence, margin = 0 } = options;
  const tested = chooseThreshold(units, { precision: precision + margin, confidence, seed });
  const choice = { ...tested, targetPrecision: precision, ...(margin > 0 && { margin }) };
  if (choice.threshold >= 0 && ece.beyondChance > mostCalibrationError) {
    const reason = `scores are off by ${(100 * ece.beyondChance).toFixed(1)} points beyond what chance does; label more documents of the suppliers that differ`;
    return { ...choice, ...about, threshold: -1, source: 'none', reason };
  }
  if (choice.threshold >= 0) return { ...choice, ...about, source: 'customer' };
  const fallback = options.base?.thresholds[name];
  const calibrator = options.base?.calibrators[name];
  if (fallback && calibrator && fallback.threshold >= 0 && fallback.n >= certifiedFrom && fallback.targetPrecision >= precision) {
    const holding = ({ quality }: Row) => quality === undefined || (fallback.qualities?.[quality]?.holds ?? true);
    const accepted = own.filter(({ row }) => holding(row) && roundScore(calibrated(calibrator, samplesOf(row).features)) >= fallback.threshold);
    const wrong = accepted.filter(({ row }) => !row.correct).length;
    const contradicted = accepted.length < 10 || atLeast(wrong, accepted.length, 1 - precision) < 0.1;
    if (!contradicted) {
      const { reason, ...rest } = choice;
      return {
        ...rest,
        ...about,
        ...fallback,
        source: 'base',
        suppliers: choice.suppliers,
        note: `${reason}; the base's threshold is not contradicted by ${accepted.length} predictions`,
      };
    }
  }
  return { ...choice, ...about, source: 'none' };
}
