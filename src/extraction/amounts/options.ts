/** What each amount of a document can be: values of its ranking, and other readings of them, which are chosen only where they fit. */
import type { Candidate } from '../../features/contract.js';
import { kinds } from '../../values/index.js';
import { cents, money } from '../../values/numbers/cents.js';
import type { OtherReadings } from '../decoding/other-readings.js';
import { type Ranked, type Ranking, tokensOfCandidate } from '../decoding/ranking.js';
import type { Amount } from '../../values/numbers/tax.js';

/** One value that an amount can have. */
export interface Option extends Ranked, Amount {
  /** Of its probability, and of what another reading costs. */
  readonly log: number;
  /** What must hold where it is not as it was read: that the totals add up, and besides that the VAT has a usual rate. */
  readonly needs?: 'sum' | 'tax';
  /** It is printed in two parts, CGST beside SGST: one of them. */
  readonly part?: string;
}

/** Log of how much less likely another reading is than the one that the recogniser preferred, and the other sign than the printed one. */
const [otherReading, otherSign] = [3, 1];
/** Floor of probabilities, and from which on a value is looked at for other readings. */
const floor = 1e-5;
const worthReading = 0.05;
/** Fractions of more digits than these have lost a sign: "3.88935" is 3,889.35. */
const longFraction = /[.,]\d{5,}$/;

/** Natural logarithm, of 1e-5 where the probability is less. */
export const logOf = (probability: number): number => Math.log(Math.max(floor, probability));

/** By its ranking alone. */
export function optionOf(ranked: Ranked): Option {
  const isWhole = !/\d[.,]\d{1,2}(?!\d)/.test(ranked.candidate.text);
  return { ...ranked, cents: cents(ranked.value), isWhole, log: logOf(ranked.probability) };
}

/** The likeliest values with their other readings. `least`: probability of those that are looked at. */
export function optionsOf(ranked: readonly Ranked[], most: number, least: number, others: OtherReadings): Option[] {
  const likely = ranked.slice(0, most).filter(({ probability }) => probability > least);
  const known = new Set(likely.map(({ value }) => value));
  return [...likely.map(optionOf), ...likely.flatMap((each) => readings(each, others)).filter(({ value }) => !known.has(value))];
}

function readings(ranked: Ranked, others: OtherReadings): Option[] {
  if (ranked.probability < worthReading) return [];
  const { page, candidate } = ranked;
  const texts = others(page.page, tokensOfCandidate(ranked), candidate.text);
  const values = new Set(texts.flatMap((text) => kinds.amount.read(text).map(({ value }) => value)));
  if (longFraction.test(ranked.value)) values.add(money(Number(ranked.value.replace('.', ''))));
  return [...values].map((value) => {
    const option = optionOf({ ...ranked, value, repaired: true });
    return { ...option, log: option.log - otherReading, needs: 'tax' };
  });
}

/** Credit notes print all below zero but their VAT, or nothing but it. */
export const turned = (option: Option): Option => ({
  ...option,
  value: money(-option.cents),
  cents: -option.cents,
  log: option.log - otherSign,
  needs: 'sum',
});

/** Least probability of a part that it is VAT at all. */
const leastOfPart = 0.01;

/** VAT of two equal parts, centre and state, which the network takes for VAT each. Their sum is chosen only where it fits. */
export function halvesOf(rankings: readonly Ranking[], most: number): Option[] {
  const likely = rankings.flatMap(({ ranked }) => ranked.slice(0, most)).filter(({ probability }) => probability >= leastOfPart);
  return likely.map(optionOf).flatMap((half): Option[] => {
    const isOther = ({ kind, value, first }: Candidate) => kind === 'amount' && first !== half.candidate.first && Math.abs(cents(value) - half.cents) <= 1;
    const other = half.cents !== 0 ? half.page.candidates.find(isOther) : undefined;
    const sum = half.cents + cents(other?.value ?? '0');
    return other ? [{ ...half, value: money(sum), cents: sum, part: half.value, needs: 'sum' }] : [];
  });
}
