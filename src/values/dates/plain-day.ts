/** Days of the calendar as numbers, and as ISO 8601 writes them. */

/** 00..79 are of this century. */
export const fullYear = (year: string): string => (year.length !== 2 ? year : Number(year) < 80 ? `20${year}` : `19${year}`);

/** Number of days of the month (1 … 12). */
export const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** ISO 8601 of a day that exists, from 1950 to 2079. */
export function isoDay(year: number, month: number, day: number): string | undefined {
  if (!(year >= 1950 && year <= 2079 && month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(year, month))) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
