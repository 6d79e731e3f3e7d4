/** The trace of decoding for one detail: its thresholds, the reasons that steps gave for its values, and what they changed. */
import type { Change, Reason, Subject, Trace } from '../decoding/steps.js';
import type { LineItem } from '../found.js';
import type { Choice } from './alternatives.js';

export interface Decisions {
  /** Thresholds that were applied, in order: those of the best match are the last ones. */
  readonly thresholds: readonly (Reason & { readonly threshold: number })[];
  /** Sentences on the detail as a whole. */
  readonly sentences: readonly string[];
  /** The last reason that a step gave for one of its values. */
  readonly reasonFor: (choice: Choice) => Reason | undefined;
  /** What steps changed after the network in the detail as a whole, or in these of its values: "step details.totals: 150.00 → 119.00". */
  readonly changesOf: (choices: readonly Choice[]) => readonly string[];
}

const hasThreshold = (reason: Reason): reason is Reason & { readonly threshold: number } => reason.threshold !== undefined;

export function decisionsOf(trace: Trace | undefined, part: string | undefined, name: string): Decisions {
  const isOf = (subject: Subject): boolean =>
    'detail' in subject ? subject.detail === name : 'role' in subject && subject.role === part && subject.field === name;
  const isWhole = (subject: Subject): boolean => ('detail' in subject ? subject.value === undefined : 'role' in subject && subject.line === undefined);
  const isAbout = (subject: Subject, { value, page, lineIndex }: Choice): boolean =>
    'detail' in subject ? subject.value === value : 'role' in subject && subject.page === page && subject.line === lineIndex;
  const reasons = trace?.reasons.filter(({ subject }) => isOf(subject)) ?? [];
  const changes = trace?.changes.filter(({ subject }) => isOf(subject)) ?? [];
  return {
    thresholds: reasons.filter(hasThreshold),
    sentences: reasons.filter((reason) => isWhole(reason.subject) && !hasThreshold(reason)).map(({ because }) => because),
    reasonFor: (choice) => reasons.findLast(({ subject }) => isAbout(subject, choice)),
    // The first value of a detail is the network's.
    changesOf: (choices) =>
      changes.filter(({ subject, before }) => (isWhole(subject) ? before !== undefined : choices.some((choice) => isAbout(subject, choice)))).map(changeText),
  };
}

const changeText = ({ step, before, after }: Change): string => `step ${step}: ${before === undefined ? '' : `${before} → `}${after ?? 'none'}`;

/** What steps changed in one cell of a row. */
export function cellChanges(trace: Trace | undefined, { page, line }: LineItem, name: string): string[] {
  const isOf = (subject: Subject) => 'line' in subject && subject.line === line && subject.page === page && 'cell' in subject && subject.cell === name;
  const reasonOf = ({ step }: Change) => trace?.reasons.find((reason) => reason.step === step && isOf(reason.subject));
  const textOf = (change: Change): string => changeText(change) + (reasonOf(change) ? `, for ${reasonOf(change)!.because}` : '');
  return trace?.changes.filter(({ subject }) => isOf(subject)).map(textOf) ?? [];
}

/** A probability as people read it; beside a threshold it must not look like, with more digits. */
export function share(probability: number, threshold?: number): string {
  if (probability < 0.005) return 'less than 0.01';
  const short = probability.toFixed(2);
  return threshold !== undefined && Number(short) === threshold ? probability.toFixed(4) : short;
}
