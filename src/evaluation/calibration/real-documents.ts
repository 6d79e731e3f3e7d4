/**
 * Thresholds that hold on real documents though they are tested on many synthetic ones: a hierarchical (beta-binomial) model of how often values that pass are wrong on
 * the few real ones. What a detail has itself is weighed against what all details of its kind and source have; a threshold is tested the more strictly the more often real
 * values above it are wrong, and is given up where even the strictest is not enough. A detail whose own values contradict the promise says nothing of its kind.
 */
import { contactRoles } from '../../catalogue/contact-fields.js';
import { thresholdFor } from '../../bundle/calibration.js';
import { calibrated, type Calibrator, roundScore } from '../../bundle/calibrator.js';
import { isOfLineItems, lineItemRow } from '../../bundle/recommend.js';
import { atLeast } from './binomial.js';
import { isGiven, type Row } from '../rows.js';
import { type CalibratedDetail, type CalibrationOptions, decide, type JudgedDetail } from './decide.js';
import { samplesOf } from './pooled.js';
import { isLike, type Qualities } from './sources.js';

/** Share of the tested error rate that is allowed, the least strict first. */
const strictness = [1, 0.7, 0.4, 0.2];
/** Weight of the kind's error rate against a detail's own, in values. */
const kindWeight = 30;
/** Weight of the promised error rate against a kind's own, in values. */
const promiseWeight = 25;
/** Of the promised error rate: what is expected on real documents must stay below it. */
const mostExpected = 0.8;

/** Chance of so many wrong values if the promise holds, below which they contradict it. */
const contradicting = 0.1;

interface Counts {
  readonly accepted: number;
  readonly wrong: number;
}

/** Decides on every detail's threshold; with real documents (`options.real`), by source as strictly as these ask for. */
export function decideAll(
  details: readonly JudgedDetail[],
  options: CalibrationOptions,
  documents: Readonly<Record<string, number>>,
  calibrators: Readonly<Record<string, Calibrator>>,
): Record<string, CalibratedDetail> {
  const { real } = options;
  if (!real) return Object.fromEntries(details.map((detail) => [detail.name, decide(detail, options, documents)]));
  const passing = realScores(real, calibrators);
  const levels = strictness.map((share) => details.map((detail) => decide(detail, stricter(options, detail.name, share), documents)));
  const sources = Object.keys(documents).filter((source) => real.some(({ quality }) => isLike(quality, source)));
  const countsOf = (level: number, at: number, source: string): Counts | undefined => {
    const threshold = thresholdFor({ qualities: documents }, levels[level]![at]!, source);
    return threshold < 0
      ? undefined
      : counted(
          (passing.get(details[at]!.name) ?? []).filter(({ quality }) => isLike(quality, source)),
          threshold,
        );
  };
  const promisedOf = (name: string) => 1 - (options.targets?.[name] ?? options.targetPrecision);
  const expectedOf = (level: number, at: number, source: string): number | undefined => {
    const own = countsOf(level, at, source);
    if (!own) return undefined;
    const kind = kindOf(details[at]!.name);
    const promised = promisedOf(details[at]!.name);
    const ofKind = details.flatMap(({ name }, i) => (kindOf(name) === kind ? (countsOf(level, i, source) ?? []) : []));
    const all = ofKind.filter(({ accepted, wrong }) => atLeast(wrong, accepted, promised) >= contradicting);
    const prior = (sum(all, 'wrong') + promiseWeight * promised) / (sum(all, 'accepted') + promiseWeight);
    return (own.wrong + kindWeight * prior) / (own.accepted + kindWeight);
  };
  return Object.fromEntries(
    details.map(({ name }, at) => {
      const first = levels[0]![at]!;
      if (first.source === 'base') return [name, first];
      const qualities = sources.map((source) => {
        const level = strictness.findIndex((_, i) => (expectedOf(i, at, source) ?? 1) <= mostExpected * promisedOf(name));
        return [source, { of: levels[level]?.[at], counts: level < 0 ? countsOf(0, at, source) : countsOf(level, at, source) }] as const;
      });
      return [name, settled(first, Object.fromEntries(qualities), documents)];
    }),
  );
}

/** Tested for the share of the error rate that it was tested for so far; without a base, whose thresholds are as strict as they are and refer to other scores. */
function stricter({ base, ...options }: CalibrationOptions, name: string, share: number): CalibrationOptions {
  const precision = options.targets?.[name] ?? options.targetPrecision;
  if (share === 1) return { ...options, ...(base && { base }) };
  return { ...options, margin: 1 - precision - (1 - precision - (options.margin ?? 0)) * share };
}

/** Each source with the threshold of its level; the detail's own is that of the source with most documents that has one. */
function settled(
  first: CalibratedDetail,
  chosen: Readonly<Record<string, { readonly of: CalibratedDetail | undefined; readonly counts: Counts | undefined }>>,
  documents: Readonly<Record<string, number>>,
): CalibratedDetail {
  if (first.threshold < 0) return first;
  // A source without real values keeps its threshold, whatever the detail's becomes.
  const qualities: Qualities = Object.fromEntries(
    Object.entries(first.qualities ?? {}).map(([source, each]) => [
      source,
      each.holds ? { ...each, threshold: thresholdFor({ qualities: documents }, first, source) } : each,
    ]),
  );
  for (const [source, { of, counts }] of Object.entries(chosen)) {
    const before = first.qualities?.[source];
    if (!before) continue;
    const now = of?.qualities?.[source] ?? { ...before, holds: false };
    qualities[source] = { ...now, ...(of && { threshold: thresholdFor({ qualities: documents }, of, source) }), ...(counts && { real: counts }) };
  }
  const holding = Object.keys(qualities).filter((source) => qualities[source]!.holds);
  if (holding.length === 0) {
    const counts = Object.values(chosen).flatMap(({ counts }) => counts ?? []);
    const [wrong, accepted] = [sum(counts, 'wrong'), sum(counts, 'accepted')];
    const reason =
      wrong > 0
        ? `${wrong} of ${accepted} values of real documents that would pass are wrong`
        : `values of its kind that would pass are wrong too often on real documents`;
    return { ...first, qualities, threshold: -1, accepted: 0, wrong: 0, source: 'none', reason };
  }
  const main = holding.reduce((a, b) => ((documents[b] ?? 0) > (documents[a] ?? 0) ? b : a));
  const { of } = chosen[main] ?? {};
  return { ...(of ?? first), threshold: qualities[main]!.threshold ?? first.threshold, qualities };
}

interface RealScore {
  readonly score: number;
  readonly correct: boolean;
  readonly quality: string | undefined;
}

/** By detail. */
function realScores(real: readonly Row[], calibrators: Readonly<Record<string, Calibrator>>): ReadonlyMap<string, readonly RealScore[]> {
  const scores = new Map<string, RealScore[]>();
  for (const row of real) {
    const calibrator = calibrators[row.detail];
    if (!isGiven(row) || row.guessed || !calibrator) continue;
    const score = roundScore(calibrated(calibrator, samplesOf(row).features));
    scores.set(row.detail, [...(scores.get(row.detail) ?? []), { score, correct: row.correct, quality: row.quality }]);
  }
  return scores;
}

function counted(values: readonly RealScore[], threshold: number): Counts {
  const accepted = values.filter(({ score }) => score >= threshold);
  return { accepted: accepted.length, wrong: accepted.filter(({ correct }) => !correct).length };
}

const sum = (counts: readonly Counts[], what: keyof Counts): number => counts.reduce((all, each) => all + each[what], 0);

/** Details that are wrong for like reasons. */
function kindOf(name: string): string {
  if (name === lineItemRow || (contactRoles as readonly string[]).includes(name)) return 'whole rows and contacts';
  if (isOfLineItems(name)) return 'cells';
  return (contactRoles as readonly string[]).includes(name.split('.')[0]!) ? 'contacts' : 'header';
}
