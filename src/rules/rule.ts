/** A rule as it is compiled into a bundle: `when` all conditions hold, `then` the actions run in their order. */
import type { CustomDetail } from '../bundle/manifest.js';
import type { Document } from '../document/document.js';
import type { Extraction, Prediction } from '../extraction/extraction.js';
import type { z } from 'zod';

export interface Rule {
  readonly name: string;
  /** Higher ones run first; those of one priority in the order of the file. */
  readonly priority: number;
  readonly line: number;
  readonly when: readonly Step[];
  readonly then: readonly Step[];
}

/** An operator's name and what was written behind it, checked by its schema. */
export interface Step {
  readonly operator: string;
  readonly argument: unknown;
}

export interface Compiled {
  readonly format: 1;
  readonly customer: string;
  readonly rules: readonly Rule[];
}

/** What a rule works on. */
export interface State {
  readonly document: Document;
  readonly extraction: Extraction;
  readonly custom: readonly CustomDetail[];
  /** Names the rule in what it changes. */
  readonly rule: string;
}

/** What compiling knows when it checks an operator's argument. */
export interface CompileContext {
  readonly custom: readonly CustomDetail[];
  /** Details with a whitelist in the bundle; undefined where no bundle is given. */
  readonly whitelists: readonly string[] | undefined;
}

interface Operator<A> {
  readonly name: string;
  /** As one writes it; shown in errors. */
  readonly example: string;
  readonly schema: z.ZodType<A>;
  /** Details it names. */
  details(argument: A): readonly string[];
  /** Patterns it names, with the detail that what they find must suit. */
  patterns?(argument: A): readonly { readonly pattern: string; readonly detail?: string | undefined }[];
  /** Anything else that is wrong with it: what, and what to write instead. */
  problem?(argument: A, known: CompileContext): string | undefined;
}

export interface Condition<A = never> extends Operator<A> {
  holds(argument: A, state: State): boolean;
}

export interface Action<A = never> extends Operator<A> {
  run(argument: A, state: State): Extraction;
}

/** Types an operator's functions from its schema. */
export const condition = <A>(row: Condition<A>): Condition => row as unknown as Condition;
/** The same for an action. */
export const action = <A>(row: Action<A>): Action => row as unknown as Action;

/** Marks the value as the rule's, for explanations. */
export const decided = (prediction: Prediction, { rule }: Pick<State, 'rule'>): Prediction => ({
  ...prediction,
  decidedBy: rule,
  evidence: { ...prediction.evidence, notes: [...prediction.evidence.notes, rule] },
});
