/** Groups of members that belong together: bank, due date, discount, delivery period. */
import type { Document } from '../document/document.js';
import type { Group, Prediction } from './extraction.js';
import { derivedPrediction, predictionOf } from './predictions.js';
import type { Ranked, Ranking } from './ranking.js';

type Rankings = ReadonlyMap<string, Ranking>;

const chosen = (rankings: Rankings, name: string, least: number): Ranked[] => rankings.get(name)!.ranked.filter(({ probability }) => probability >= least);

/** Days from one ISO date to another. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
const addDays = (date: string, days: number): string => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** A duration and a date that say the same confirm each other; a duration alone gives the date. */
export function dueDateGroup(rankings: Rankings, invoiceDate: Prediction | undefined, least: number, document: Document): Group | undefined {
  const date = chosen(rankings, 'DueDateDate', least).find((ranked) => !isDiscountDate(rankings, ranked));
  const duration = chosen(rankings, 'DueDateDuration', least)[0];
  if (!date && !duration) return undefined;
  const start = invoiceDate?.value;
  const agree = start && date && duration ? daysBetween(start, date.value) === Number(duration.value) : undefined;
  const notes = agree ? [`${start} + ${duration!.value} days = ${date!.value}`] : [];
  const extra = { agrees: agree ? 1 : 0, disagrees: agree === false ? 1 : 0, notes };
  const members: Prediction[] = [];
  if (date) members.push(predictionOf('DueDateDate', date, rankings.get('DueDateDate')!, document, extra));
  else if (start && duration) {
    const note = `${start} + ${duration.value} days`;
    members.push(derivedPrediction('DueDateDate', addDays(start, Number(duration.value)), 0.9 * Math.min(duration.probability, invoiceDate!.score), [note]));
  }
  if (duration) members.push(predictionOf('DueDateDuration', duration, rankings.get('DueDateDuration')!, document, extra));
  return { name: 'DueDateGroup', members };
}

/** The day until which a discount is given is printed like a due date; it is one or the other. */
const isDiscountDate = (rankings: Rankings, { value, probability }: Ranked): boolean =>
  rankings.get('DiscountDate')!.ranked.some((discount) => discount.value === value && discount.probability > probability);

/** One group a discount: percent, days and date on one line or near each other are taken in the order they stand. */
export function discountGroups(rankings: Rankings, least: number, document: Document): Group[] {
  const percents = inReadingOrder(chosen(rankings, 'DiscountPercent', least));
  const durations = inReadingOrder(chosen(rankings, 'DiscountDuration', least));
  const dates = inReadingOrder(chosen(rankings, 'DiscountDate', least));
  const count = Math.max(percents.length, durations.length, dates.length);
  return Array.from({ length: Math.min(count, 4) }, (_, i) => ({
    name: 'DiscountGroup',
    members: (
      [
        ['DiscountDate', dates[i]],
        ['DiscountDuration', durations[i]],
        ['DiscountPercent', percents[i]],
      ] as const
    ).flatMap(([name, ranked]) => (ranked ? [predictionOf(name, ranked, rankings.get(name)!, document)] : [])),
  }));
}

export function deliveryPeriodGroup(rankings: Rankings, least: number, document: Document): Group | undefined {
  const start = chosen(rankings, 'DeliveryPeriodDateStart', least)[0];
  const end = chosen(rankings, 'DeliveryPeriodDateEnd', least).find(({ value }) => !start || value >= start.value);
  const members = (
    [
      ['DeliveryPeriodDateStart', start],
      ['DeliveryPeriodDateEnd', end],
    ] as const
  ).flatMap(([name, ranked]) => (ranked ? [predictionOf(name, ranked, rankings.get(name)!, document)] : []));
  return members.length ? { name: 'DeliveryPeriodGroup', members } : undefined;
}

/** Codes and accounts side by side; an account alone is a group too. */
export function bankGroups(rankings: Rankings, least: number, document: Document): Group[] {
  const codes = inReadingOrder(chosen(rankings, 'BankCode', least));
  const accounts = inReadingOrder(chosen(rankings, 'BankAccount', least));
  return Array.from({ length: Math.min(4, Math.max(codes.length, accounts.length)) }, (_, i) => ({
    name: 'BankGroup',
    members: (
      [
        ['BankCode', codes[i]],
        ['BankAccount', accounts[i]],
      ] as const
    ).flatMap(([name, ranked]) => (ranked ? [predictionOf(name, ranked, rankings.get(name)!, document)] : [])),
  }));
}

const inReadingOrder = (values: readonly Ranked[]): Ranked[] => [...values].sort((a, b) => a.page.page - b.page.page || a.candidate.first - b.candidate.first);
