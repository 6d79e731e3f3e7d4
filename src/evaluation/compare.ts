/** Compares two models on the same documents, value by value: what the second fixes and breaks, and whether that is significant (McNemar's exact test). */
import { grouped } from '../grouped.js';
import { atLeast, atMost } from './calibration/binomial.js';
import { calibrateRows, type CalibrationOptions } from './calibration/calibrate.js';
import { expectedCalibrationError } from './metrics.js';
import { isGiven, type Row } from './rows.js';

export interface Change {
  readonly name: string;
  /** Values judged in both. */
  readonly n: number;
  readonly before: number;
  readonly after: number;
  readonly fixed: number;
  readonly broken: number;
  /** Two-sided exact p-value, and the one-sided one of at least so many broken. */
  readonly p: number;
  readonly worseP: number;
}

export interface DetailChange extends Change {
  readonly eceBefore: number;
  readonly eceAfter: number;
  /** Share of values that pass at the target precision. */
  readonly coverageBefore: number;
  readonly coverageAfter: number;
  /** Reasons for a closed gate, of the values and of their scores (calibration and coverage); empty where it is open. */
  readonly ofValues: readonly string[];
  readonly ofScores: readonly string[];
}

export interface Comparison {
  readonly documents: number;
  readonly overall: Change;
  readonly details: readonly DetailChange[];
  /** Largest loss first. */
  readonly suppliers: readonly Change[];
}

/** All of a detail's reasons. */
export const regressionsIn = ({ ofValues, ofScores }: DetailChange): readonly string[] => [...ofValues, ...ofScores];

/** Largest losses of a new model before the gate closes (extraction research, 1.6). */
const most = { accuracy: 0.005, p: 0.1, calibrationError: 0.01, coverage: 0.02 };
/** Fewer rows are no evidence on calibration or coverage. */
const leastForScores = 100;

/** What a second bundle repairs and breaks on the documents that both were scored on; a detail with regressions closes the gate. */
export function compareRows(before: readonly Row[], after: readonly Row[], options: CalibrationOptions): Comparison {
  const documents = new Set(before.map(({ document }) => document));
  const common = new Set(after.flatMap(({ document }) => (documents.has(document) ? [document] : [])));
  const [first, second] = [before, after].map((rows) => rows.filter(({ document }) => common.has(document))) as [Row[], Row[]];
  const pairs = paired(first, second);
  const scores = [first, second].map((rows) => judgedScores(rows, options)) as [Scores, Scores];
  const names = [...new Set(pairs.map(({ detail }) => detail))].sort();
  const byDetail = grouped(pairs, ({ detail }) => detail);
  const suppliers = [...grouped(pairs, ({ supplier }) => supplier || 'unknown')].map(([name, own]) => change(name, own));
  return {
    documents: common.size,
    overall: change('all', pairs),
    details: names.map((name) => detailChange(change(name, byDetail.get(name)!), scores[0].get(name), scores[1].get(name))),
    suppliers: suppliers.sort((a, b) => b.broken - b.fixed - (a.broken - a.fixed) || (a.name < b.name ? -1 : 1)),
  };
}

interface Pair {
  readonly detail: string;
  readonly supplier: string;
  readonly before: boolean;
  readonly after: boolean;
}

/** One unit for each true value, and one for each false positive, whose right answer is its absence. */
function paired(before: readonly Row[], after: readonly Row[]): readonly Pair[] {
  const [first, second] = [keyed(before), keyed(after)];
  return [...new Set([...first.keys(), ...second.keys()])].map((key) => {
    const [a, b] = [first.get(key), second.get(key)];
    const row = (a ?? b)!;
    // A true value without a row of one model was not judged there; with truth '' the missing row is the right answer.
    const silent = row.truth === '';
    return { detail: row.detail, supplier: row.supplier, before: a?.correct ?? silent, after: b?.correct ?? silent };
  });
}

function keyed(rows: readonly Row[]): Map<string, Row> {
  const found = new Map<string, Row>();
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = `${row.document}\n${row.detail}\n${row.truth ?? ''}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    found.set(`${key}\n${count}`, row);
  }
  return found;
}

function change(name: string, pairs: readonly Pair[]): Change {
  const fixed = pairs.filter(({ before, after }) => !before && after).length;
  const broken = pairs.filter(({ before, after }) => before && !after).length;
  const share = (side: 'before' | 'after') => pairs.filter((pair) => pair[side]).length / Math.max(1, pairs.length);
  return { name, n: pairs.length, before: share('before'), after: share('after'), fixed, broken, ...mcnemar(fixed, broken) };
}

/** McNemar: under the null hypothesis each changed value is fixed or broken with equal chance. */
export function mcnemar(fixed: number, broken: number): { readonly p: number; readonly worseP: number } {
  const n = fixed + broken;
  return { p: n === 0 ? 1 : Math.min(1, 2 * atMost(Math.min(fixed, broken), n, 0.5)), worseP: n === 0 ? 1 : atLeast(broken, n, 0.5) };
}

type Scores = ReadonlyMap<string, { readonly n: number; readonly ece: number; readonly beyondChance: number; readonly coverage: number }>;

/** Both are calibrated in the same way, so that models are compared and not their calibrations. */
function judgedScores(rows: readonly Row[], options: CalibrationOptions): Scores {
  const { details, scores } = calibrateRows(rows, options);
  const byDetail = new Map<string, { score: number; correct: boolean }[]>();
  rows.forEach((row, i) => {
    if (!isGiven(row)) return;
    const own = byDetail.get(row.detail) ?? [];
    own.push({ score: scores[i]!, correct: row.correct });
    byDetail.set(row.detail, own);
  });
  return new Map(
    [...byDetail].map(([name, own]) => {
      const { error, beyondChance } = expectedCalibrationError(own);
      const { threshold, accepted, n } = details[name]!;
      return [name, { n: own.length, ece: error, beyondChance, coverage: threshold < 0 ? 0 : accepted / n }];
    }),
  );
}

type OfDetail = ReturnType<Scores['get']>;

function detailChange(found: Change, before: OfDetail, after: OfDetail): DetailChange {
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  const [ofValues, ofScores]: [string[], string[]] = [[], []];
  if (found.before - found.after > most.accuracy && found.worseP < most.p) {
    ofValues.push(
      `right in ${percent(found.after)}, before in ${percent(found.before)} (${found.broken} broken, ${found.fixed} fixed, p = ${found.worseP.toPrecision(2)})`,
    );
  }
  if (before && after && Math.min(before.n, after.n) >= leastForScores) {
    if (after.beyondChance - before.beyondChance > most.calibrationError)
      ofScores.push(`scores are off by ${percent(after.ece)}, before by ${percent(before.ece)}`);
    if (before.coverage - after.coverage > most.coverage) ofScores.push(`${percent(after.coverage)} pass at the target, before ${percent(before.coverage)}`);
  }
  return {
    ...found,
    eceBefore: before?.ece ?? 0,
    eceAfter: after?.ece ?? 0,
    coverageBefore: before?.coverage ?? 0,
    coverageAfter: after?.coverage ?? 0,
    ofValues,
    ofScores,
  };
}
