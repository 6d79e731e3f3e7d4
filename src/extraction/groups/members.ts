/** What groups are made of. */
import type { Ranked, Ranking } from '../decoding/ranking.js';
import type { Because } from '../decoding/steps.js';
import type { Evidence, Prediction } from '../found.js';

export interface GroupContext {
  readonly rankings: ReadonlyMap<string, Ranking>;
  readonly invoiceDate: Prediction | undefined;
  /** Probability from which a member is given. */
  readonly least: number;
}

/** One group: its members in the order of the interface. */
export interface Members {
  readonly members: readonly (readonly [name: string, value: Ranked | Prediction | undefined])[];
  readonly extra?: Partial<Evidence>;
}

/** Values of a member that are likely enough, likeliest first. */
export type Chosen = (name: string) => readonly Ranked[];

/** Records why these values of a member are in no group. */
export function explainLeft(because: Because, detail: string, values: readonly Ranked[], reason: string): void {
  for (const { value } of values) because({ detail, value }, reason);
}
