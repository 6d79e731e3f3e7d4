/**
 * Totals and VAT groups of a document, chosen together out of all printed amounts: the maximum of the network's log probabilities and of factors for arithmetic and layout, which
 * are soft, since deposits, rounding and mistakes are printed too (MAP inference in a factor graph by beam search). Work is bounded by the beams, whatever a page prints.
 */
import type { OtherReadings } from '../decoding/other-readings.js';
import type { Ranking } from '../decoding/ranking.js';
import { equalTaxesOf } from './equal-taxes.js';
import { mayBeWhole, refusal, wholeOf } from './whole-rows.js';
import { type Row, type RowSet, rowOfTotals, rowSetsOf } from './rows.js';
import { derivedOf, type Scored, triplesOf } from './totals.js';
import { type Weights, weights as fitted } from './weights.js';

/** Amounts of a document as they are chosen. */
export interface Solution {
  readonly totals: Totals;
  readonly rows: readonly Row[];
  /** Rates whose rows are no VAT groups, and why. */
  readonly refused: readonly { readonly row: Row; readonly because: string }[];
  /** By how much the best solution with a value as this total scores less (natural logarithm); undefined where none was compared. */
  behind(name: TotalName, value: string): number | undefined;
}

const totalNames = ['net', 'vat', 'gross'] as const;
export type TotalName = (typeof totalNames)[number];

export interface Totals extends Omit<Scored, 'score' | 'relation'> {
  /** Sentences about relations that hold, and how many that could hold do not. */
  readonly holds: readonly string[];
  readonly fails: number;
  /** In hundredths: values that are not printed but follow. */
  readonly derived: { readonly net?: number; readonly vat?: number };
}

export interface Problem {
  readonly rankings: ReadonlyMap<string, Ranking>;
  /** Percent that the sender's country charges. */
  readonly rates: readonly number[];
  readonly isExempt: boolean;
  /** Two equal taxes are a group each: so they are labelled on a remembered document. */
  readonly taxesApart?: boolean | undefined;
  readonly others: OtherReadings;
  /** Sum of the items' totals, in hundredths, where all have one. */
  readonly items?: number | undefined;
}

/** Triples of totals that sets of rows are joined with. */
const beam = 24;

/** The totals and rows of the highest score together; what is printed nowhere is undefined, and may follow (`derived`). */
export function solve({ rankings, rates, isExempt, others, items }: Problem, weights: Weights = fitted): Solution {
  const of = (name: string): Ranking => rankings.get(name)!;
  const [net, vat, gross] = [of('NetTotalAmount'), of('VatTotalAmount'), of('GrandTotalAmount')];
  const triples = triplesOf({ net, vat, gross, vats: of('VatAmount'), rates, others, items }, weights, beam);
  const ofRows = { rates: of('VatRate'), nets: of('NetAmount'), vats: of('VatAmount'), others };
  const sets = rowSetsOf(ofRows, weights);
  const equal = equalTaxesOf(ofRows, weights);
  let [best, bestScore]: [readonly [Scored, readonly Row[], boolean] | undefined, number] = [undefined, -Infinity];
  const scores = new Map<string, number>();
  for (const triple of triples) {
    const withTotals = (some: readonly RowSet[]) => some.flatMap((each) => [each, ...totalsAs(each, triple, weights)]);
    const equalSets = equal.has(triple) ? withTotals(equal.sets()).filter(({ rows }) => wholeOf(triple, rows)) : [];
    for (const set of mayBeWhole(triple) ? [...withTotals(sets), ...equalSets] : sets.slice(0, 1)) {
      const whole = wholeOf(triple, set.rows);
      const score = triple.score + set.score + (whole ? weights.groupsAddUp : 0);
      if (score > bestScore) [best, bestScore] = [[triple, whole ?? set.rows, whole !== undefined], score];
      for (const key of keysOf(triple)) scores.set(key, Math.max(score, scores.get(key) ?? -Infinity));
    }
  }
  const [triple, rows, isWhole] = best!;
  const behind = (name: TotalName, value: string) => (scores.has(keyOf(name, value)) ? bestScore - scores.get(keyOf(name, value))! : undefined);
  return { ...solutionOf(triple, rows, isWhole, isExempt), behind };
}

const keyOf = (name: TotalName, value: string): string => `${name} ${value}`;
const keysOf = (triple: Scored): string[] => totalNames.flatMap((name) => (triple[name] ? [keyOf(name, triple[name].value)] : []));

function totalsAs({ rows }: RowSet, { net, vat }: Scored, weights: Weights): RowSet[] {
  const row = rows.length === 1 ? rowOfTotals(rows[0]!, net, vat, weights) : undefined;
  return row ? [{ rows: [row], score: row.score }] : [];
}

function solutionOf({ relation, score: _, ...chosen }: Scored, rows: readonly Row[], isWhole: boolean, isExempt: boolean): Omit<Solution, 'behind'> {
  const refused = rows.flatMap((row) => {
    const because = refusal(row, chosen);
    return because === undefined ? [] : [{ row, because }];
  });
  // VAT that is printed in two parts is printed nowhere as one.
  const parted = chosen.vat?.part === undefined ? undefined : chosen.vat.cents;
  const totals = parted === undefined ? chosen : { ...chosen, vat: undefined };
  const { holds, ...derived } = parted === undefined ? derivedOf(totals, isExempt) : { holds: undefined, vat: parted };
  const groups = isWhole ? 'the VAT groups make it up' : undefined;
  const sentences = [relation.holds ?? holds ?? groups].filter((sentence) => sentence !== undefined);
  return {
    totals: { ...totals, holds: sentences, fails: relation.fails ? 1 : 0, derived },
    rows: rows
      .filter((row) => !refused.some((each) => each.row === row))
      .map((row) => (row.vat?.part ? { ...row, vat: undefined, left: row.vat.cents, origin: 'parts' as const } : row)),
    refused,
  };
}
