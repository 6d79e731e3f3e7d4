/** Taxes in two equal parts, of the centre and of the state, as in India: "CGST 9 %" beside "SGST 9 %" is one tax of 18 %, which may be printed nowhere. */
import { isTax } from '../../values/numbers/tax.js';
import { isOnOneLine, type Ranked, type Ranking } from '../decoding/ranking.js';
import { halvesOf, type Option, optionOf } from './options.js';
import { leastRate, printedScore, type Row, type RowSet, type RowsProblem, setsOf } from './rows.js';
import { highestRate, type Scored } from './totals.js';
import type { Weights } from './weights.js';

/** Rates, taxes and amounts that are looked at. */
const [mostRates, most] = [8, 10];
/** Pairs of amounts that are kept for a rate. */
const mostPairs = 4;
/** Net amounts that are neither on the rate's line nor on the tax's are looked at from this probability on. */
const likely = 0.02;

/** Taxes of a document that are the sum of two equal ones, as far as amounts say. */
export interface EqualTaxes {
  /** Whether the VAT of the totals is such a sum, and they add up with it. */
  has(totals: Scored): boolean;
  /** Rows with these taxes, which count only where they make up such totals. */
  sets(): readonly RowSet[];
}

/** Looked for once for all totals. */
export function equalTaxesOf(problem: RowsProblem, weights: Weights): EqualTaxes {
  const taxes = halvesOf([problem.vats], most);
  let sets: readonly RowSet[] | undefined;
  return {
    has: ({ vat, relation }) =>
      vat !== undefined && relation.holds !== undefined && (vat.part !== undefined || taxes.some(({ cents }) => Math.abs(cents - vat.cents) <= 1)),
    sets: () => (sets ??= taxes.length === 0 ? [] : setsOf(ratesOfBoth(problem.rates.ranked).map((rate) => rowsOf(rate, taxes, problem, weights)))),
  };
}

/** One of the two equal taxes that a row is the sum of, as it is printed, twice; undefined where it is none, or its rate is not printed. */
export function oneOfTwo({ left, ...row }: Row, rates: Ranking, vats: Ranking): Row | undefined {
  const both = left ?? row.vat?.cents;
  if (!both || row.percent === 0) return undefined;
  const rate = rates.ranked.find(({ value, probability }) => probability >= leastRate && 2 * Number(value) === row.percent);
  const part = halvesOf([vats], most).find(({ cents }) => Math.abs(cents - both) <= 1)?.part;
  const vat = vats.ranked.find(({ value }) => value === part);
  return vat && rate ? { ...row, rate, percent: Number(rate.value), vat: optionOf(vat) } : undefined;
}

/** Rates of both parts together: as printed, or twice one that is printed at two places. */
function ratesOfBoth(ranked: readonly Ranked[]): Ranked[] {
  const likelyOnes = ranked.filter(({ probability }) => probability >= leastRate).slice(0, mostRates);
  const doubled = likelyOnes.flatMap((rate): Ranked[] => {
    const { candidate, page, value } = rate;
    if (!page.candidates.some((other) => other.kind === candidate.kind && other.value === value && other.first !== candidate.first)) return [];
    const both = Number(value) * 2;
    if (both > 100 * highestRate) return [];
    const printed = ranked.find((other) => Number(other.value) === both);
    return [printed ? { ...printed, probability: Math.max(printed.probability, rate.probability) } : { ...rate, value: String(both) }];
  });
  const values = new Set(doubled.map(({ value }) => value));
  return [...doubled, ...likelyOnes.filter(({ value }) => !values.has(value))];
}

/** The rate with each of the taxes, beside the net amount whose tax it is, or beside none: one of a document's may follow from the others. */
function rowsOf(rate: Ranked, taxes: readonly Option[], { nets }: RowsProblem, weights: Weights): Row[] {
  const percent = Number(rate.value);
  const rows = taxes.flatMap((vat): Row[] => {
    const fitting = nets.ranked.filter(
      (net) => (net.probability >= likely || isOnOneLine(rate, net) || isOnOneLine(vat, net)) && isTax(optionOf(net), percent, vat),
    );
    const alone = { rate, percent, vat, score: printedScore(rate, [undefined, vat], weights), holds: false, fails: false };
    const proven = fitting.slice(0, 2).map((ranked): Row => {
      const net = optionOf(ranked);
      return { ...alone, net, score: printedScore(rate, [net, vat], weights) + weights.tax, holds: true };
    });
    return [...proven, alone];
  });
  return rows.sort((a, b) => b.score - a.score).slice(0, mostPairs);
}
