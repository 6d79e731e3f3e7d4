/** VAT groups of a document: which rate, net amount and VAT go together, and which sets of such rows. */
import type { OtherReadings } from '../decoding/other-readings.js';
import { isOnOneLine, type Ranked, type Ranking } from '../decoding/ranking.js';
import { type Option, optionOf, optionsOf } from './options.js';
import { isNearlyTax, isTax } from '../../values/numbers/tax.js';
import { highestRate } from './totals.js';
import type { Weights } from './weights.js';

export interface Row {
  readonly rate: Ranked;
  readonly percent: number;
  readonly net?: Option;
  readonly vat?: Option;
  readonly score: number;
  /** In hundredths: VAT that is not printed, but left over by the other rows. */
  readonly left?: number;
  /** The same of its net amount. */
  readonly leftNet?: number;
  /** How its rate or VAT follows where they are not printed: from two equal taxes, or because a row prints none. */
  readonly origin?: 'parts' | 'untaxed';
  /** Its VAT is that of its net amount; both are there and it is not even nearly so. */
  readonly holds: boolean;
  readonly fails: boolean;
}

/** Rows that have no amount in common. */
export interface RowSet {
  readonly rows: readonly Row[];
  readonly score: number;
}

export interface RowsProblem {
  readonly rates: Ranking;
  readonly nets: Ranking;
  readonly vats: Ranking;
  readonly others: OtherReadings;
}

/** Rates and amounts that are looked at, and amounts from which probability on unless they are on the rate's line. */
const [mostRates, top, likely] = [8, 10, 0.02];
/** Rates below have no group, however well they fit. */
export const leastRate = 0.05;
/** A rate has a group from this probability on where nothing else speaks for or against it. */
export const likelyRate = 0.4;
/** Pairs of amounts that are kept for a rate, and sets of rows for the document. */
const [mostPairs, beam] = [4, 24];
/** Log probability that an amount of a group is not printed; least one that is. */
const [notPrinted, leastLog] = [Math.log(0.25), Math.log(0.01)];
/** The same of a total of the document that stands for one of its only group. */
const ofTotal = Math.log(0.3);
/** That nothing is no per cent of an amount holds for all amounts: share of what any tax counts. */
const ofNothing = 1 / 6;
/** Cost of amounts that are not rate and tax. */
const unfit = 2;
/** In hundredths: a tax of less fits many an amount by chance. */
const leastTax = 500;

/** What the network gives of a rate counts as its certainty at most. */
const certain = 0.99;
const logit = (probability: number): number => Math.log(Math.min(certain, probability) / Math.max(1 - certain, 1 - probability));
/** Of a rate with its amounts, against none. */
const scoreOf = ({ probability }: Ranked): number => logit(probability) - logit(likelyRate) - 2 * notPrinted;

/** Why a rate has no group whatever its amounts; undefined where it may have one. */
export const impossibleRate = ({ value }: Ranked): string | undefined =>
  Number(value) > 100 * highestRate ? `no country charges more than ${100 * highestRate} %` : undefined;

/** The likeliest sets of rows, best first; the last is none at all. */
export function rowSetsOf(problem: RowsProblem, weights: Weights): RowSet[] {
  const rates = problem.rates.ranked.filter((rate) => rate.probability >= leastRate && impossibleRate(rate) === undefined).slice(0, mostRates);
  return setsOf(rates.map((rate) => pairsOf(rate, problem, weights)));
}

/** Of each rate's rows, best first, one or none, best sets first. */
export function setsOf(byRate: readonly (readonly Row[])[]): RowSet[] {
  let sets: RowSet[] = [{ rows: [], score: 0 }];
  const some = byRate.filter(({ length }) => length > 0);
  for (const pairs of some.sort(([a], [b]) => b!.score - a!.score)) {
    const grown = sets.flatMap((set) => [
      set,
      ...pairs.filter((pair) => !set.rows.some((row) => sharesAmount(row, pair))).map((pair) => ({ rows: [...set.rows, pair], score: set.score + pair.score })),
    ]);
    sets = grown.sort((a, b) => b.score - a.score).slice(0, beam);
  }
  return sets;
}

const sharesAmount = (a: Row, b: Row): boolean =>
  (a.net !== undefined && a.net.value === b.net?.value) || (a.vat !== undefined && a.vat.value === b.vat?.value);

/** The best pairs of net and VAT for a rate, with it. */
function pairsOf(rate: Ranked, problem: RowsProblem, weights: Weights): Row[] {
  const percent = Number(rate.value);
  const vats = membersOf(rate, problem.vats, problem.others);
  const nets = [...membersOf(rate, problem.nets, problem.others), ...vats.flatMap((vat) => (vat ? netsOf(vat, percent, problem.nets) : []))];
  const pairs: Row[] = [];
  for (const net of nets) {
    for (const vat of vats) {
      const both = net !== undefined && vat !== undefined;
      const holds = both && isTax(net, percent, vat);
      const fits = holds || (both && isNearlyTax(net, percent, vat));
      const isTaxOfNothing = percent === 0 && vat !== undefined && vat.cents !== 0;
      const isProven = holds && vat.cents !== 0;
      if (!isProven && (rate.probability < likelyRate || net?.needs || vat?.needs)) continue;
      const tax = isProven || (holds && isOnOneLine(rate, net)) ? weights.tax : holds ? weights.tax * ofNothing : 0;
      const arithmetic = tax - ((both && !fits) || isTaxOfNothing ? unfit : 0);
      pairs.push({
        rate,
        percent,
        ...(net && { net }),
        ...(vat && { vat }),
        score: printedScore(rate, [net, vat], weights) + arithmetic,
        holds,
        fails: both && !fits,
      });
    }
  }
  return pairs.sort((a, b) => b.score - a.score).slice(0, mostPairs);
}

/** Of a rate and its amounts, undefined where one is not printed, without what arithmetic adds. */
export function printedScore(rate: Ranked, amounts: readonly (Option | undefined)[], weights: Weights): number {
  const scores = amounts.map((option) => (option ? Math.max(leastLog, option.log) + (isOnOneLine(rate, option) ? weights.oneLine : 0) : notPrinted));
  return scores.reduce((sum, score) => sum + score, scoreOf(rate));
}

/** Likely amounts, and those on the rate's own line, where arithmetic may hold for values of low probability. */
function membersOf(rate: Ranked, { ranked }: Ranking, others: OtherReadings): (Option | undefined)[] {
  const besides = ranked.filter((each, i) => (i >= top || each.probability <= likely) && isOnOneLine(rate, each)).slice(0, top);
  return [...optionsOf(ranked, top, likely, others), ...besides.map(optionOf), undefined];
}

/** The document's totals as the group of its only rate: final invoices print what is still to pay at the same rate. */
export function rowOfTotals({ rate, percent }: Row, net: Option | undefined, vat: Option | undefined, weights: Weights): Row | undefined {
  if (!net || !vat || vat.cents === 0 || !isTax(net, percent, vat)) return undefined;
  return { rate, percent, net, vat, score: scoreOf(rate) + 2 * ofTotal + weights.tax, holds: true, fails: false };
}

/** "Belast met btw 2.872,01": of all printed amounts the only one whose tax the VAT is. */
function netsOf(vat: Option, percent: number, { ranked }: Ranking): Option[] {
  if (percent === 0 || Math.abs(vat.cents) < leastTax) return [];
  const fitting = ranked.filter(({ value }) => Math.abs(Number(value) * percent - vat.cents) <= 1);
  return fitting.length === 1 ? [optionOf(fitting[0]!)] : [];
}
