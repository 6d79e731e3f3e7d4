/** All that was found in one document, before it is put on the wire, with what it was chosen from. */
import type { ContactSpan } from './contacts/spans/span.js';
import type { Ranking } from './decoding/ranking.js';
import type { Trace } from './decoding/steps.js';
import type { Found } from './found.js';

export type * from './found.js';

/** What decoding chose from; explanations are made of it. */
export interface Considered {
  /** Names of the remembered documents of the same layout. */
  readonly recalled: readonly string[];
  /** A network answered that has learnt from such documents and answers no others. */
  readonly isLearnt: boolean;
  readonly rankings: ReadonlyMap<string, Ranking>;
  readonly spans: readonly ContactSpan[];
  /** What each step changed and why, in order; a customer's rules, lists and patterns too. */
  readonly trace: Trace;
}

export interface Extraction extends Found {
  /** Details that were looked for, found or not. */
  readonly lookedFor: readonly string[];
  /** 1: no person needs to check the document; 0: validate; undefined: unknown. */
  readonly confidence?: 0 | 1;
  /** Set by `bundle/`: documents of this source lie outside what was calibrated, so that no threshold is recommended. */
  readonly uncalibrated?: 'text' | 'scan' | 'photo';
  readonly considered?: Considered;
}
