/** Counts of true positives, false positives and false negatives, summed over batches, and their F1. */
export interface Counts {
  readonly right: number;
  /** False positives. */
  readonly wrong: number;
  /** False negatives. */
  readonly missed: number;
}

export type Tally = Readonly<Record<string, Counts>>;

export interface ScoreCounter {
  /** Counts one decision: the choice and the truth, undefined for none. */
  choose(right: boolean, chosen: boolean, exists: boolean): void;
  readonly counts: Counts;
}

/** Counts choices for precision and recall. */
export function tallying(): ScoreCounter {
  const counts = { right: 0, wrong: 0, missed: 0 };
  return {
    choose(right, chosen, exists) {
      if (right) counts.right++;
      else {
        if (chosen) counts.wrong++;
        if (exists) counts.missed++;
      }
    },
    counts,
  };
}

/** Counts of several batches added up by name. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  const sum: Record<string, Counts> = {};
  for (const tally of tallies) {
    for (const [name, { right, wrong, missed }] of Object.entries(tally)) {
      const before = sum[name] ?? { right: 0, wrong: 0, missed: 0 };
      sum[name] = { right: before.right + right, wrong: before.wrong + wrong, missed: before.missed + missed };
    }
  }
  return sum;
}

/** 0 where nothing is true and nothing was chosen. */
export const f1 = ({ right, wrong, missed }: Counts): number => (right === 0 ? 0 : (2 * right) / (2 * right + wrong + missed));

/** F1 by name, 0 … 1. */
export const f1s = (tally: Tally): Readonly<Record<string, number>> => Object.fromEntries(Object.entries(tally).map(([name, counts]) => [name, f1(counts)]));
