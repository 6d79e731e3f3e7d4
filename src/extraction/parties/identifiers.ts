/** One span serves one detail: an identifier goes to the detail it is likeliest for; the others take their next best. */
import { details } from '../../catalogue/details.js';
import { overlaps } from '../../features/contract.js';
import { explainThreshold, partyIdDetails } from '../decoding/limits.js';
import { type Ranked, type Ranking, without } from '../decoding/ranking.js';
import { type Because, noReasons } from '../decoding/steps.js';

/** Details that never share a value with each other. */
export const exclusiveDetails: ReadonlySet<string> = new Set(details.filter((detail) => detail.exclusive).map(({ name }) => name));

/** Numbers whose check digits exclude that they are anything else. */
export const checkedDetails: readonly string[] = details.filter((detail) => detail.mustPass).map(({ name }) => name);

/** Added to the probability of a customer's own details, which go before the built-in ones. */
const customFirst = 0.4;

/** A value and the detail that has it. */
export interface Assigned {
  readonly name: string;
  readonly ranked: Ranked;
}

interface Claim extends Assigned {
  /** The largest is met first. */
  readonly claim: number;
}

interface Choice {
  /** Probability that a value must have. */
  readonly least: number;
  /** A customer's own identifiers among the names. */
  readonly custom?: readonly string[];
  /** Values that are certain, whatever their probability. */
  readonly settled?: ReadonlyMap<string, Ranked>;
  /** Values that are certainly details' of other names. */
  readonly elsewhere?: readonly Assigned[];
  readonly because?: Because;
}

/** The value of each detail; undefined where none reaches the threshold. */
export function chooseExclusive(
  rankings: ReadonlyMap<string, Ranking>,
  names: readonly string[],
  { least, custom = [], settled = new Map(), elsewhere = [], because = noReasons }: Choice,
): Map<string, Ranked | undefined> {
  const chosen = new Map<string, Ranked | undefined>(names.map((name) => [name, settled.get(name)]));
  const taken: Assigned[] = [...elsewhere, ...[...settled].map(([name, ranked]) => ({ name, ranked }))];
  const claimOf = (name: string): Claim | undefined => {
    const ranking = rankings.get(name);
    const ranked = ranking && without(ranking, (each) => taken.some((other) => overlap(other.ranked, each)))[0];
    return ranked && ranked.probability >= least ? { name, ranked, claim: ranked.probability + (custom.includes(name) ? customFirst : 0) } : undefined;
  };
  const claims = new Map(names.flatMap((name) => (chosen.get(name) ? [] : [[name, claimOf(name)] as const])));
  // Greedy: the likeliest pair of value and detail is assigned, then those that have it among their values are ranked anew without it.
  for (;;) {
    let first: Claim | undefined;
    for (const claim of claims.values()) if (claim && !(first && first.claim >= claim.claim)) first = claim;
    if (!first) break;
    const { name, ranked } = first;
    chosen.set(name, ranked);
    taken.push({ name, ranked });
    claims.delete(name);
    for (const other of claims.keys()) if (rankings.get(other)?.ranked.some((each) => overlap(ranked, each))) claims.set(other, claimOf(other));
  }
  for (const name of names) {
    const ranked = rankings.get(name)?.ranked ?? [];
    const takerOf = (value: Ranked) => taken.find((each) => each.name !== name && overlap(each.ranked, value));
    const decided = chosen.get(name) ?? ranked.find((each) => !takerOf(each));
    if (decided && !settled.has(name)) explainThreshold(because, name, decided, least);
    for (const each of ranked) if (takerOf(each)) because({ detail: name, value: each.value }, `it is given as ${takerOf(each)!.name}`);
  }
  return chosen;
}

/** Same value, or words in common. */
export function overlap(a: Ranked, b: Ranked): boolean {
  return a.value === b.value || haveWords(a, b);
}

/** Words in common. */
export const haveWords = (a: Ranked, b: Ranked): boolean => a.page === b.page && overlaps(a.candidate, b.candidate);

const days: Readonly<Record<string, readonly string[]>> = { DeliveryDate: ['DeliveryPeriodDateStart', 'DeliveryPeriodDateEnd'], DueDateDate: ['DiscountDate'] };

/** Details that never have a value in common with this one. */
export function rivalsOf(ranking: Ranking, rankings: ReadonlyMap<string, Ranking>): ReadonlySet<string> {
  const { name } = ranking;
  const own = [...rankings.values()].filter(isSingleIdentifier).map((other) => other.name);
  const rivals = partyIdDetails.has(name)
    ? [...partyIdDetails, 'VatId', 'TaxId']
    : isSingleIdentifier(ranking)
      ? [...exclusiveDetails, ...own, ...checkedDetails]
      : (days[name] ?? []);
  return new Set(rivals.filter((rival) => rival !== name));
}

const isSingleIdentifier = ({ ranked, many }: Ranking): boolean => ranked[0]?.candidate.kind === 'identifier' && !many;
