/** Calendar days as ISO 8601 text, and the dates of a synthetic invoice: written, delivered, ordered. */
import type { Random } from '../random.js';

const msPerDay = 86_400_000;

/** `date`: ISO 8601; days may be negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * msPerDay).toISOString().slice(0, 10);
}

/** First and last day of the month that lies `back` months before the one of `date`, `length` months long. */
export function monthsAround(date: string, back: number, length = 1): readonly [start: string, end: string] {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1];
  return [day(year, month - back, 1), day(year, month - back + length, 0)];
}

/** A day between 2010 and 2027, three quarters of them after 2020; rarely a Sunday. */
export function invoiceDay(random: Random): string {
  const year = random.chance(0.75) ? random.integer(2021, 2027) : random.integer(2010, 2020);
  const month = random.integer(0, 11);
  // Many invoices are written on the last or first day of a month.
  const date = random.chance(0.12)
    ? day(year, month + 1, 0)
    : random.chance(0.08)
      ? day(year, month, 1)
      : day(year, month, random.integer(1, 28 + random.integer(0, 2)));
  const sunday = new Date(date).getUTCDay() === 0;
  return clampYear(sunday && random.chance(0.7) ? addDays(date, 1) : date);
}

export interface Delivery {
  readonly deliveryDate?: string;
  readonly deliveryPeriod?: readonly [start: string, end: string];
}

/** Delivery: one day, a period (services), rarely both, or none. */
export function delivery(random: Random, invoiceDate: string, services: boolean): Delivery {
  const period = random.chance(services ? 0.35 : 0.06) ? servicePeriod(random, invoiceDate) : undefined;
  const deliveryDate = random.chance(period ? 0.08 : services ? 0.3 : 0.5) ? deliveryDay(random, invoiceDate) : undefined;
  return { ...(deliveryDate ? { deliveryDate } : {}), ...(period ? { deliveryPeriod: period } : {}) };
}

/** Mostly the invoice's own day or one of the two weeks before. */
function deliveryDay(random: Random, invoiceDate: string): string {
  if (random.chance(0.3)) return invoiceDate;
  return addDays(invoiceDate, random.chance(0.08) ? random.integer(1, 10) : -random.integer(1, random.chance(0.2) ? 60 : 14));
}

function servicePeriod(random: Random, date: string): readonly [string, string] {
  switch (random.weighted([45, 15, 10, 8, 22])) {
    case 0:
      return monthsAround(date, 1);
    case 1:
      return monthsAround(date, 0);
    case 2:
      return monthsAround(date, random.pick([3, 1, 0]), 3);
    case 3:
      return monthsAround(date, random.pick([12, 0]), 12);
    default: {
      const end = addDays(date, -random.integer(0, 20));
      return [addDays(end, -random.integer(1, 45)), end];
    }
  }
}

function day(year: number, month: number, dayOfMonth: number): string {
  return new Date(Date.UTC(year, month, dayOfMonth)).toISOString().slice(0, 10);
}

function clampYear(date: string): string {
  return date > '2027-12-31' ? '2027-12-31' : date;
}
