/** Which of several models a customer gets: a later one only where, on documents that none of them has seen, it is not worse than the one before. */
import { type Comparison, compareRows, type DetailChange, regressionsIn } from './compare.js';
import type { Row } from './rows.js';

export interface Candidate {
  readonly name: string;
  readonly rows: readonly Row[];
  /** Details that it answers as the first one does once it is in use, whatever its rows say: their losses are counted, but are no reason by themselves. */
  readonly unchanged?: (detail: string) => boolean;
}

export interface Judgement {
  readonly name: string;
  /** Against the one that was best so far. */
  readonly comparison: Comparison;
  readonly against: string;
  /** Why it is not taken; empty where it is. */
  readonly reasons: readonly string[];
  /** What got worse of its scores though its values are better, all together: no reason against it. */
  readonly noted: readonly string[];
}

const options = { targetPrecision: 0.98, confidence: 0.9 };

/**
 * In their order, the first is the one in use. `costly`: names of candidates that must be better, for they take longer to make and change more.
 * Without any value to judge by, what is not costly is taken.
 */
export function chooseBest(
  candidates: readonly Candidate[],
  costly: ReadonlySet<string>,
): { readonly best: string; readonly judgements: readonly Judgement[] } {
  let best = candidates[0]!;
  const judgements: Judgement[] = [];
  for (const candidate of candidates.slice(1)) {
    const comparison = compareRows(best.rows, candidate.rows, options);
    const { reasons, noted } = verdictOn(comparison, costly.has(candidate.name), candidate.unchanged);
    judgements.push({ name: candidate.name, comparison, against: best.name, reasons, noted });
    if (reasons.length === 0) best = candidate;
  }
  return { best: best.name, judgements };
}

/** Details that are worse after than before. */
export const regressionsOf = (before: readonly Row[], after: readonly Row[]): readonly string[] =>
  compareRows(before, after, options).details.flatMap((detail) => (regressionsIn(detail).length > 0 ? [detail.name] : []));

/** From so small a p on more values are right by more than chance, and scores that are less sure refuse them no longer: among many details some always are. */
const better = 0.01;

function verdictOn({ overall, details }: Comparison, costly: boolean, isUnchanged: Candidate['unchanged'] = () => false): Pick<Judgement, 'reasons' | 'noted'> {
  const { fixed, broken, p } = overall;
  const summary = `${fixed} values fixed, ${broken} broken (p = ${p.toPrecision(2)})`;
  const isBetter = fixed > broken && p < better;
  const changed = details.filter(({ name }) => !isUnchanged(name));
  const named = (of: (detail: DetailChange) => readonly string[]): string[] => changed.flatMap((detail) => of(detail).map((each) => `${detail.name}: ${each}`));
  return {
    reasons: [
      ...(broken > fixed ? [`worse: ${summary}`] : costly && fixed === broken ? [`not better: ${summary}`] : []),
      ...named(isBetter ? ({ ofValues }) => ofValues : regressionsIn),
    ],
    noted: isBetter ? named(({ ofScores }) => ofScores) : [],
  };
}
