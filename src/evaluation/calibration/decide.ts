/** The threshold of one detail: tested on its own predictions, else a base's that they do not contradict. */
import { type Calibration, minDocuments, type Threshold, thresholdFor } from '../../bundle/calibration.js';
import { calibrated, roundScore } from '../../bundle/calibrator.js';
import { expectedCalibrationError } from '../metrics.js';
import type { Row } from '../rows.js';
import { atLeast } from './binomial.js';
import { samplesOf } from './pooled.js';
import { bySource, isLike, type JudgedUnit, ofSource, type Qualities } from './sources.js';
import { type Choice, chooseRanked, type Ranked, rank } from './threshold.js';

export interface CalibrationOptions {
  readonly targetPrecision: number;
  /** Safety margin: thresholds are tested for this much more than their target. */
  readonly margin?: number;
  /** Targets of individual details. */
  readonly targets?: Readonly<Record<string, number>>;
  readonly confidence: number;
  readonly seed?: number;
  /** Judged predictions of real documents that the network has not learnt; `rows` are of easier ones. They decide how strictly thresholds are tested. */
  readonly real?: readonly Row[];
  /** A base's calibration on other documents: the prior and the fallback. */
  readonly base?: Calibration;
}

export interface CalibratedDetail extends Choice {
  readonly source: Threshold['source'];
  /** By source of documents (text, scan, photo), where there is a threshold and sources are known. */
  readonly qualities?: Qualities;
  readonly accuracy: number;
  /** Of the raw and of the final scores. */
  readonly rawEce: number;
  readonly ece: number;
}

/** Largest calibration error, beyond its sampling error, at which thresholds are given. */
const mostCalibrationError = 0.05;

/** A base's threshold is kept where it rests on this many predictions, unless ours contradict it. */
export const certifiedFrom = 1000;

/** A detail's judged predictions: all, and those of each source with enough documents and of what is like it (`isLike`); ranked once for all tests. */
export interface JudgedDetail {
  readonly name: string;
  readonly all: Judged;
  readonly bySource: Readonly<Record<string, Judged>>;
}

interface Judged {
  readonly units: readonly JudgedUnit[];
  readonly ranked: Ranked;
  readonly accuracy: number;
  readonly rawEce: number;
  readonly ece: ReturnType<typeof expectedCalibrationError>;
}

/** `documents`: how many there are of each source. */
export function judgedDetail(name: string, units: readonly JudgedUnit[], seed: number, documents: Readonly<Record<string, number>>): JudgedDetail {
  const sources = Object.keys(documents).filter((source) => documents[source]! >= minDocuments && Object.keys(documents).length > 1);
  const of = (some: readonly JudgedUnit[]) => judged(some, seed);
  return { name, all: of(units), bySource: Object.fromEntries(sources.map((source) => [source, of(units.filter(({ row }) => isLike(row.quality, source)))])) };
}

function judged(all: readonly JudgedUnit[], seed: number): Judged {
  const units = all.map(({ unit }) => unit);
  return {
    units: all,
    ranked: rank(units, seed),
    accuracy: units.reduce((sum, { correct }) => sum + (correct ? 1 : 0), 0) / units.length,
    rawEce: expectedCalibrationError(all.map(({ row }) => ({ score: row.rawScore, correct: row.correct }))).error,
    ece: expectedCalibrationError(units),
  };
}

/** Share of all predictions from which on a source's are as good as all: a test of its own says nothing more. */
const nearlyAll = 0.9;

/**
 * What is misread on scans must not keep text layers from a threshold, nor should what text layers say be taken for scans: each source has the threshold of its own test, at half of the risk,
 * and where that gives none the one of all predictions, unless its own contradict it. A base's threshold, where it is taken, is taken for all sources: a detail has one calibrator.
 */
export function decide(
  { name, all, bySource: sources }: JudgedDetail,
  options: CalibrationOptions,
  documents: Readonly<Record<string, number>>,
): CalibratedDetail {
  const whole = decideOn(name, all, options);
  if (whole.source === 'base') return withQualities(whole, bySource(whole, scoredByBase(name, all.units, options.base!), documents, options.base));
  const shared = bySource(whole, all.units, documents, options.base) ?? {};
  const alone = Object.entries(sources).flatMap(([source, own]) => {
    if (own.units.length > nearlyAll * all.units.length) return [];
    const tested = decideOn(name, own, { ...options, confidence: (1 + options.confidence) / 2 });
    return tested.source === 'customer' ? [[source, tested] as const] : [];
  });
  const own = alone.map(([source, tested]) => [source, ofSource(source, tested, sources[source]!.units, documents)] as const);
  const others = Object.keys(documents).map((source) => [source, shared[source] ?? { n: 0, accepted: 0, wrong: 0, holds: false }] as const);
  if (whole.threshold < 0 && own.length === 0) return whole;
  const qualities = Object.fromEntries([...others, ...own]);
  if (whole.threshold >= 0) return withQualities(whole, qualities);
  const [, main] = alone.reduce((a, b) => (documents[b[0]]! > documents[a[0]]! ? b : a));
  const { accuracy, rawEce, ece } = whole;
  return withQualities({ ...main, accuracy, rawEce, ece }, qualities);
}

/** With the scores that the base gives: its thresholds refer to them. */
const scoredByBase = (name: string, units: readonly JudgedUnit[], { calibrators }: Calibration): readonly JudgedUnit[] =>
  units.map(({ row, unit }) => ({ row, unit: { ...unit, score: roundScore(calibrated(calibrators[name]!, samplesOf(row).features)) } }));

const withQualities = (detail: CalibratedDetail, qualities: Qualities | undefined): CalibratedDetail => ({
  ...detail,
  ...(qualities && Object.keys(qualities).length > 0 && { qualities }),
});

function decideOn(name: string, { units, ranked, accuracy, rawEce, ece }: Judged, options: CalibrationOptions): CalibratedDetail {
  const about = { accuracy, rawEce, ece: ece.error };
  const precision = options.targets?.[name] ?? options.targetPrecision;
  const { confidence, margin = 0 } = options;
  const tested = chooseRanked(ranked, { precision: precision + margin, confidence });
  const choice = { ...tested, targetPrecision: precision, ...(margin > 0 && { margin }) };
  if (choice.threshold >= 0 && ece.beyondChance > mostCalibrationError) {
    const reason = `scores are off by ${(100 * ece.beyondChance).toFixed(1)} points beyond what chance does; label more documents of the suppliers that differ`;
    return { ...choice, ...about, threshold: -1, source: 'none', reason };
  }
  if (choice.threshold >= 0) return { ...choice, ...about, source: 'customer' };
  const fallback = options.base?.thresholds[name];
  const calibrator = options.base?.calibrators[name];
  if (fallback && calibrator && fallback.threshold >= 0 && fallback.n >= certifiedFrom && fallback.targetPrecision >= precision) {
    const from = ({ quality }: Row) =>
      quality !== undefined && fallback.qualities?.[quality] ? thresholdFor(options.base!, fallback, quality) : fallback.threshold;
    const accepted = scoredByBase(name, units, options.base!).filter(({ row, unit }) => from(row) >= 0 && unit.score >= from(row));
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
        note: `${reason}; the base's threshold, whose n, passes and wrong these are, is not contradicted by ${accepted.length} predictions`,
      };
    }
  }
  return { ...choice, ...about, source: 'none' };
}
