/** Months printed for all their days, as service periods are: "März 2024", "03/2024", "Mar-24". Each is read as its first and as its last day. */
import { allWords } from '../../catalogue/languages/all-words.js';
import { withoutMarks } from '../../fold.js';
import type { Reading } from '../kind.js';
import { beforeYear } from './day-words.js';
import { monthsOf } from './month-names.js';
import { isoDay, lastDayOf } from './plain-day.js';

export interface FoundDate {
  readonly start: number;
  readonly end: number;
  readonly readings: readonly Reading[];
}

const numericMonth = /(?<![\d\p{L}][./-]?|[./,-] ?)(?:(0?[1-9]|1[0-2]) ?\/ ?|(0[1-9]|1[0-2])[.-])(20[0-4]\d)(?![\d\p{L}]|[./,-] ?\d)/gu;
/** "KW 12/2024" is a week. */
const weekBefore = new RegExp(`(?:^|\\P{L})(?:${allWords(({ weekWords }) => weekWords).join('|')})\\.? ?$`, 'iu');
const yearBehind = new RegExp(`^(?:\\.|,)? ?(?:${beforeYear}?(20[0-4]\\d)|(?:'|[-/] ?')(\\d{2})|[-/](20[0-4]\\d|[0-4]\\d))(?![\\d\\p{L}]|[.,:/-]\\d)`, 'u');
/** Other short forms are also words or endings of other things. */
const usualShort = new Set(allWords(({ shortMonthNames }) => shortMonthNames));

/** Numeric months with a year ("03/2024"), each read as its first or its last day. */
export function monthSpans(line: string): FoundDate[] {
  if (!/20[0-4]\d/.test(line)) return [];
  const found: FoundDate[] = [];
  for (const match of line.matchAll(numericMonth)) {
    if (weekBefore.test(line.slice(Math.max(0, match.index - 9), match.index))) continue;
    found.push({ start: match.index, end: match.index + match[0].length, readings: bothEnds([Number(match[1] ?? match[2])], Number(match[3])) });
  }
  return found;
}

/** The month whose name is from start to end of the line, with the year behind it. */
export function namedMonth(line: string, start: number, end: number): FoundDate | undefined {
  const name = line.slice(start, end);
  if (/\p{L}/u.test(line[start - 1] ?? '') || (name.length < 5 && !usualShort.has(withoutMarks(name).toLowerCase()))) return undefined;
  const year = yearBehind.exec(line.slice(end, end + 14));
  if (year === null) return undefined;
  const digits = (year[1] ?? year[2] ?? year[3])!;
  const readings = bothEnds(monthsOf(name), Number(digits.length === 2 ? `20${digits}` : digits));
  return readings.length === 0 ? undefined : { start, end: end + year[0].length, readings };
}

function bothEnds(months: readonly number[], year: number): { value: string }[] {
  return months.flatMap((month) => [isoDay(year, month, 1), isoDay(year, month, lastDayOf(year, month))].flatMap((value) => (value ? [{ value }] : [])));
}
