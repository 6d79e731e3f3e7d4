/** Delivery periods: two dates of one range, "04.09.2024 bis 29.01.2025", are first and last day together, whatever the probability of each alone. */
import { languages } from '../../catalogue/languages/index.js';
import type { Document } from '../../document/document.js';
import type { Candidate, EncodedPage } from '../../features/contract.js';
import type { Group, Prediction } from '../found.js';
import { predictionOf } from '../decoding/predictions.js';
import { joinsDays } from './range-words.js';
import type { Ranked, Ranking } from '../decoding/ranking.js';

type Rankings = ReadonlyMap<string, Ranking>;

/** Threshold from which one day of a range gives the other. */
const leastOfRange = 0.2;
/** Words between first and last day: "–", "bis zum", "up to and including". */
const between = 4;

export function deliveryPeriodGroup(rankings: Rankings, least: number, document: Document): Group | undefined {
  const [starts, ends] = [rankings.get('DeliveryPeriodDateStart')!, rankings.get('DeliveryPeriodDateEnd')!];
  const likely = starts.ranked[0];
  let start = likely && likely.probability >= least ? likely : undefined;
  let end = ends.ranked.find(({ value, probability }) => probability >= least && (!start || value >= start.value));
  if (!start || !end) {
    const known = start ?? end ?? [likely, ends.ranked[0]].filter((ranked) => ranked !== undefined).sort((a, b) => b.probability - a.probability)[0];
    const range = known && known.probability >= leastOfRange ? rangeAround(known, known === start || known === likely ? 'first' : 'last') : undefined;
    if (range) {
      start = rankedOf(range[0], starts, known!);
      end = rankedOf(range[1], ends, known!);
    }
  }
  const keyed = start && end ? undefined : keyedRange(starts, ends);
  if (keyed) [start, end] = keyed;
  if (start && !end) end = lastOfMonth(start, ends);
  const members = (
    [
      ['DeliveryPeriodDateStart', start],
      ['DeliveryPeriodDateEnd', end],
    ] as const
  ).flatMap(([name, ranked]) => (ranked ? [predictionOf(name, ranked, rankings.get(name)!, document)] : []));
  return members.length ? { name: 'DeliveryPeriodGroup', members } : undefined;
}

/** "Periodo: 04/09/2024 a 29/01/2025": what stands before a range. */
const periodKeys: ReadonlySet<string> = new Set(languages.flatMap(({ decoding }) => decoding.periodKeys));
/** Probability of a range behind such a word, and the least that the network must give it: periods of tariffs and meters are none of the delivery. */
const [keyedProbability, leastOfKeyed] = [0.5, 0.002];

/** The only range that stands right behind a word for periods. */
function keyedRange({ ranked }: Ranking, ends: Ranking): readonly [Ranked, Ranked] | undefined {
  const found = ranked.slice(0, mostDates).flatMap((start): (readonly [Ranked, Ranked])[] => {
    if (start.probability < leastOfKeyed) return [];
    const { page, candidate } = start;
    const before = page.tokens[candidate.first - 1];
    const word = before && /^[:.]$/.test(before.text) ? page.tokens[candidate.first - 2] : before;
    if (!word || word.line !== page.tokens[candidate.first]!.line || !periodKeys.has(word.text.replace(/[:.]$/, '').toLowerCase())) return [];
    const range = rangeAround(start, 'first');
    const known = { ...start, probability: keyedProbability };
    return range ? [[{ ...known, probability: Math.max(keyedProbability, start.probability) }, rankedOf(range[1], ends, known)]] : [];
  });
  return new Set(found.map(([start]) => start.candidate.first)).size === 1 ? found[0] : undefined;
}
/** Dates beyond these are not looked at. */
const mostDates = 40;

/** First and last day of the range that the day is the first or last of. */
function rangeAround({ page, candidate }: Ranked, as: 'first' | 'last'): readonly [Candidate, Candidate] | undefined {
  const found = page.candidates
    .filter((other) => other.kind === 'date' && (as === 'first' ? follows(page, candidate, other) : follows(page, other, candidate)))
    // The reading that agrees on day and month, and of those the nearest.
    .sort((a, b) => agreement(b, candidate) - agreement(a, candidate) || Math.abs(a.first - candidate.first) - Math.abs(b.first - candidate.first))[0];
  if (!found) return undefined;
  return as === 'first' ? [candidate, found] : [found, candidate];
}

const agreement = (a: Candidate, b: Candidate): number => (a.convention === b.convention ? 1 : 0);

/** Words of both within the range's own span count as none between: "05.08. - 09.08.2023" is read as its first day. */
function follows({ tokens }: EncodedPage, before: Candidate, after: Candidate): boolean {
  if (before.first >= after.first || before.value >= after.value) return false;
  if (before.last >= after.first) return true;
  const [from, to] = [tokens[before.last]!, tokens[after.first]!];
  const words = tokens.slice(before.last + 1, after.first).map(({ text }) => text);
  if (to.line - from.line > 1 || words.length > between) return false;
  const isJoined = /[-–—]$/.test(from.text) || /^[-–—]/.test(to.text);
  return words.length > 0 ? joinsDays(words) : isJoined || from.line === to.line;
}

/** With the probability of the day that it follows from, a little less. */
function rankedOf(candidate: Candidate, { ranked }: Ranking, known: Ranked): Ranked {
  const probability = Math.max(0.9 * known.probability, ranked.find(({ value }) => value === candidate.value)?.probability ?? 0);
  return { value: candidate.value, probability, candidate, page: known.page };
}

export interface Delivery {
  readonly predictions: readonly Prediction[];
  readonly period?: Group;
}

/** The only day of a period is the day of delivery, where no other is; a day of the period that was taken for the only day of delivery is not also that. */
export function settledDelivery(predictions: readonly Prediction[], period: Group | undefined, rankings: Rankings): Delivery {
  const [day, other] = period?.members ?? [];
  if (!period || !day) return { predictions };
  if (!other && !isOfRange(day, rankings.get(day.name)!)) {
    const delivery: Prediction = { ...day, name: 'DeliveryDate', evidence: { ...day.evidence, notes: ['the only day of a delivery period'] } };
    return { predictions: predictions.some(({ name }) => name === delivery.name) ? predictions : [...predictions, delivery] };
  }
  const isOf = ({ page, box }: Prediction) => period.members.some((member) => member.page === page && member.box?.x === box?.x && member.box?.y === box?.y);
  return { predictions: predictions.filter((prediction) => prediction.name !== 'DeliveryDate' || !isOf(prediction)), period };
}

/** "Leistungen bis 31.10.2025", "01.03.2024 –": one day of a range, whatever the other was; also where unknown words lie between the two. */
function isOfRange({ name, value }: Prediction, { ranked }: Ranking): boolean {
  const { page, candidate } = ranked.find((each) => each.value === value)!;
  const { line } = page.tokens[candidate.first]!;
  const joins = (i: number) => page.tokens[i]?.line === line && joinsDays([page.tokens[i].text]);
  const isOther = ({ kind, value: day, first, last }: Candidate) => {
    if (kind !== 'date' || page.tokens[first]!.line !== line) return false;
    return name === 'DeliveryPeriodDateStart'
      ? day > value && first > candidate.last && first - candidate.last - 1 <= between
      : day < value && last < candidate.first && candidate.first - last - 1 <= between;
  };
  return joins(candidate.first - 1) || joins(candidate.last + 1) || page.candidates.some(isOther);
}

/** "Giugno 2025", "02/2023": the first day of a month that is printed for all its days has the last one beside it. */
function lastOfMonth(start: Ranked, ends: Ranking): Ranked | undefined {
  const { page, candidate } = start;
  const last = page.candidates.find(
    ({ kind, value, first, last }) =>
      kind === 'date' && first === candidate.first && last === candidate.last && value > candidate.value && value.slice(0, 7) === candidate.value.slice(0, 7),
  );
  return last && candidate.value.endsWith('-01') ? rankedOf(last, ends, start) : undefined;
}
