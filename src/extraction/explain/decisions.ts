/** The trace of decoding for one detail: the reasons that steps gave for its values, and what they changed. */
import type { Change, Subject, Trace } from '../decoding/steps.js';
import type { LineItem } from '../found.js';
import type { Choice } from './alternatives.js';

export interface Decisions {
  /** Sentences on the detail as a whole. */
  readonly sentences: readonly string[];
  /** The reasons that steps gave for one of its values, in order: "it is given as InvoiceId (step details.exclusive-identifiers)". Undefined where none did. */
  readonly reasonFor: (choice: Choice) => string | undefined;
  /** What steps changed after the network in the detail as a whole, or in these of its values: "step details.totals: 150.00 → 119.00". */
  readonly changesOf: (choices: readonly Choice[]) => readonly string[];
}

/** `detail`: as subjects name it. */
export function decisionsOf(trace: Trace | undefined, detail: string): Decisions {
  const isOf = ({ subject }: { readonly subject: Subject }): boolean => 'detail' in subject && subject.detail === detail;
  const isWhole = (subject: Subject): boolean => 'detail' in subject && subject.value === undefined && subject.line === undefined;
  const isAbout = (subject: Subject, { id, page, lineIndex }: Choice): boolean =>
    'detail' in subject && (subject.value === undefined ? subject.page === page && subject.line === lineIndex : subject.value === id);
  const reasons = trace?.reasons.filter(isOf) ?? [];
  const changes = trace?.changes.filter(isOf) ?? [];
  return {
    sentences: reasons.filter(({ subject }) => isWhole(subject)).map(({ because }) => because),
    reasonFor: (choice) => {
      const own = reasons.filter(({ subject }) => isAbout(subject, choice)).map(({ because, step }) => [because, `${because} (step ${step})`] as const);
      return own.length > 0 ? [...new Map(own).values()].join('; ') : undefined;
    },
    // The first value of a detail is the network's.
    changesOf: (choices) =>
      changes.filter(({ subject, before }) => (isWhole(subject) ? before !== undefined : choices.some((choice) => isAbout(subject, choice)))).map(changeText),
  };
}

const changeText = ({ step, before, after, reason }: Change): string =>
  `In step ${step}: ${before === undefined ? '' : `${before} → `}${after ?? 'none'}${reason === undefined ? '' : ` (${reason})`}`;

/** What steps changed in one cell of a row, with their reasons but those in `known`, which are given beside. */
export function cellChanges(trace: Trace | undefined, { page, line }: LineItem, name: string, known: readonly string[] = []): string[] {
  const isOf = (subject: Subject) => 'line' in subject && subject.line === line && subject.page === page && 'cell' in subject && subject.cell === name;
  const reasonOf = ({ step }: Change) => trace?.reasons.find((reason) => reason.step === step && isOf(reason.subject) && !known.includes(reason.because));
  const textOf = (change: Change): string => changeText(change) + (reasonOf(change) ? `, for ${reasonOf(change)!.because}` : '');
  return trace?.changes.filter(({ subject }) => isOf(subject)).map(textOf) ?? [];
}

/** A probability as people read it. */
export const share = (probability: number): string => (probability < 0.005 ? 'less than 0.01' : probability.toFixed(2));
