/** For every detail its possible values, likeliest first: the network's logits over all candidates of all pages, equal values taken together. */
import { grouped } from '../../grouped.js';
import type { Candidate, EncodedPage, Token } from '../../features/contract.js';
import { isWithoutCountry } from '../../values/payment/iban.js';

/** A value with the candidates that read as it. */
export interface Ranked {
  readonly value: string;
  readonly probability: number;
  /** The likeliest of its places. */
  readonly candidate: Candidate;
  readonly page: EncodedPage;
  /** It is another reading of the candidate's picture, whose own value fails its check or does not fit. */
  readonly repaired?: boolean;
}

export interface Ranking {
  readonly name: string;
  readonly ranked: readonly Ranked[];
  /** Probability that it is not printed on the document. */
  readonly none: number;
  /** Candidates of its kind. */
  readonly candidates: number;
  /** Whether the document may have several values of it. */
  readonly many?: boolean;
}

export interface RankingColumn {
  readonly name: string;
  readonly kind: string;
  readonly many: boolean;
  /** Whether a value can be this detail at all: a customer's own pattern. */
  readonly fits?: (value: string) => boolean;
}

export interface ScoredPage {
  readonly page: EncodedPage;
  readonly logits: Float32Array;
}

/** Added to the network's logit: the document's conventions (order of dates, decimal signs). */
export type Adjust = (candidate: Candidate, page: EncodedPage, detail: string) => number;

/** The value that a candidate is meant to have; undefined where it is right as it is or beyond repair. */
export type Repair = (candidate: Candidate, page: EncodedPage) => string | undefined;

const noRepair: Repair = () => undefined;
/** Added to the logit of what was repaired: the network saw check digits that fail. */
const repairBonus = 1.5;

/** By detail its ranking: of the candidates of its kind those that fit it. */
export function rank(pages: readonly ScoredPage[], columns: readonly RankingColumn[], adjust: Adjust, repair: Repair = noRepair): ReadonlyMap<string, Ranking> {
  const places = pages.flatMap(({ page, logits }) =>
    page.candidates.map((candidate, c): Place => {
      const repaired = repair(candidate, page);
      return { candidate, page, value: repaired ?? candidate.value, isRepaired: repaired !== undefined, logits, row: c * columns.length };
    }),
  );
  const ofKind = new Map([...grouped(places, ({ candidate }) => candidate.kind as string)].map(([kind, own]) => [kind, withValues(own)]));
  return new Map(
    columns.map(({ name, kind, many, fits }, f) => {
      const all = ofKind.get(kind) ?? withValues([]);
      const own = fits ? withValues(all.places.filter(({ value }) => fits(value))) : all;
      const logits = new Float64Array(own.places.length);
      for (let i = 0; i < logits.length; i++) {
        const place = own.places[i]!;
        logits[i] = place.logits[place.row + f]! + adjust(place.candidate, place.page, name) + (place.isRepaired ? repairBonus : 0);
      }
      return [name, many ? rankMany(name, own, logits) : rankSingle(name, own, logits)];
    }),
  );
}

/** A candidate with what it is read as, and where its logits begin. */
interface Place {
  readonly candidate: Candidate;
  readonly page: EncodedPage;
  readonly value: string;
  readonly isRepaired: boolean;
  readonly logits: Float32Array;
  readonly row: number;
}

/** Candidates of one kind, shared by the details of that kind. */
interface Places {
  readonly places: readonly Place[];
  /** Different values, by first appearance, and the index of each place's. */
  readonly values: readonly string[];
  readonly valueAt: Int32Array;
}

function withValues(places: readonly Place[]): Places {
  const indices = new Map<string, number>();
  const valueAt = new Int32Array(places.length);
  for (let i = 0; i < places.length; i++) {
    const { value } = places[i]!;
    const known = indices.get(value);
    valueAt[i] = known ?? indices.size;
    if (known === undefined) indices.set(value, indices.size);
  }
  return { places, values: [...indices.keys()], valueAt };
}

/** Of a detail that nothing on the document can be. */
export const withoutCandidates = (name: string): Ranking => ({ name, ranked: [], none: 1, candidates: 0 });

/** Softmax over all candidates and none (logit 0). Places of one value add up. */
function rankSingle(name: string, own: Places, logits: Float64Array): Ranking {
  const max = logits.reduce((most, logit) => Math.max(most, logit), 0);
  const none = Math.exp(-max);
  const shares = logits.map((logit) => Math.exp(logit - max));
  const sum = shares.reduce((total, share) => total + share, none);
  const probabilities = shares.map((share) => share / sum);
  return { name, ranked: byValue(own, probabilities, (a, b) => a + b), none: none / sum, candidates: logits.length };
}

/** 1 / (1 + e^−x): a logit as a probability. */
export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** A sigmoid for every candidate; a value has the probability of its likeliest place. An account that is printed with its country, too, is that one alone. */
function rankMany(name: string, own: Places, logits: Float64Array): Ranking {
  const all = byValue(own, logits.map(sigmoid), Math.max);
  const ranked = all.filter(({ value }) => !own.values.some((other) => isWithoutCountry(value, other)));
  return { name, ranked, none: ranked.reduce((none, { probability }) => none * (1 - probability), 1), candidates: logits.length, many: true };
}

function byValue({ places, values, valueAt }: Places, probabilities: Float64Array, join: (a: number, b: number) => number): Ranked[] {
  const best = new Int32Array(values.length).fill(-1);
  const joined = new Float64Array(values.length);
  for (let i = 0; i < valueAt.length; i++) {
    const at = valueAt[i]!;
    const isFirst = best[at] === -1;
    joined[at] = isFirst ? probabilities[i]! : join(joined[at]!, probabilities[i]!);
    if (isFirst || probabilities[i]! > probabilities[best[at]!]!) best[at] = i;
  }
  return values
    .map((value, at): Ranked => {
      const { candidate, page, isRepaired } = places[best[at]!]!;
      const probability = joined[at]!;
      return isRepaired ? { candidate, page, value, repaired: true, probability } : { candidate, page, value, probability };
    })
    .sort((a, b) => b.probability - a.probability);
}

/** Threshold below which a value does not inherit the probability of excluded ones, and the most that one reaches by inheriting. */
const worthInheriting = 0.1;
const mostInherited = 0.9;

/** The values without excluded ones, renormalised. */
export function without({ ranked }: Ranking, isTaken: (ranked: Ranked) => boolean): Ranked[] {
  const remaining = ranked.filter((each) => !isTaken(each));
  if (remaining.length === ranked.length) return remaining;
  const sumOf = (list: readonly Ranked[]) => list.reduce((sum, { probability }) => sum + probability, 0);
  const lost = sumOf(ranked) - sumOf(remaining);
  const inherited = (probability: number) => Math.max(probability, Math.min(probability / Math.max(1 - lost, 0.01), mostInherited));
  return remaining.map((each) => (each.probability < worthInheriting ? each : { ...each, probability: inherited(each.probability) }));
}

/** The value of the ranking that one is: it may be another reading of its place, or have the other sign. */
export const choiceOf = ({ ranked }: Ranking, { value, candidate }: Ranked): string | undefined =>
  (ranked.find((each) => each.value === value) ?? ranked.find((each) => each.candidate === candidate))?.value;

/** The line of its page that it begins on. */
export const lineOf = ({ page, candidate }: Pick<Ranked, 'page' | 'candidate'>): number => page.tokens[candidate.first]!.line;
/** Whether both begin on the same line of the same page. */
export const isOnOneLine = (a: Ranked, b: Ranked): boolean => a.page.page === b.page.page && lineOf(a) === lineOf(b);

/** The tokens a candidate is on. */
export const tokensOfCandidate = ({ page, candidate }: Pick<Ranked, 'page' | 'candidate'>): readonly Token[] =>
  page.tokens.slice(candidate.first, candidate.last + 1);
