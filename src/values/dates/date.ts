/**
 * Calendar days in every usual order and the month names of all languages. A text with several meanings has a reading for each; a month printed
 * for all its days is read as its first and its last, and the first day of a period takes the year of its last ("01.03. - 31.03.2024").
 */
import { allWords } from '../../catalogue/languages/all-words.js';
import type { DecodingWords } from '../../catalogue/languages/decoding-words.js';
import { withoutMarks } from '../../fold.js';
import { remembered } from '../../remembered.js';
import type { Kind, Reading } from '../kind.js';
import { beforeMonth, beforeYear, ordinal } from './day-words.js';
import { monthsOf } from './month-names.js';
import { type FoundDate, monthSpans, namedMonth } from './month-span.js';
import { periodStart } from './period-start.js';
import { distinct, plain } from '../text/plain.js';
import { fullYear, isoDay } from './plain-day.js';

const numeric =
  /(?<!\d)(?:(\d{4}|\d{1,2})( ?[./-] ?)(\d{1,2})( ?[./-] ?|\.? ?'| (?=\d{4}))(\d{4}|\d{1,2})|(\d{1,2}) (\d{1,2}) (\d{4})|(\d\d)[.,](\d\d)[.,](\d{4}))(?!\d)/g;
const compact = /(?<![\d\p{L}.,/]|(?<!\d{8})-)(?:19|20)\d{6}(?![\d\p{L}]|[.,/]\d|-(?!\d{8}(?!\d))\d)/gu;
const word = /\p{L}{3,12}/gu;
const either = (words: (language: DecodingWords) => readonly string[]): string => allWords(words).join('|');
/** A bare 20250403 is a day where the preceding words indicate one, or where it is alone, as in a column of days. */
const statesDate = new RegExp(
  `(?:^|[^\\p{L}])(?:\\p{L}{0,16}(?:${either(({ dateEndings }) => dateEndings)})|${either(({ dateKeys }) => dateKeys)})[ .:=-]{0,4}$`,
  'iu',
);

// Around a month's name: "3. ", "3rd of ", "2025. " before it, " 2025", " 3, 2025", " 3." behind it.
const dayBefore = new RegExp(`(?<!\\d)(\\d{1,2})(?:${ordinal}|\\.)?[ ./-]{0,3}${beforeMonth}?$`, 'i');
const yearBehind = new RegExp(`^(?:\\.|,)?[ .,/-]{0,3}(?:${beforeYear}|')?(\\d{4}|\\d{2})(?!\\d|[.,:]\\d)`, 'i');
const dayAndYearBehind = new RegExp(`^\\.?[ -]{0,2}(\\d{1,2})${ordinal}?(?: ?[.,]{1,2}[ -]{1,2}| ?,|[ -]{1,2}|,? ${beforeYear})(\\d{4})(?!\\d)`, 'i');
const daysAndYearBehind = new RegExp(
  `^\\.? (\\d{1,2})${ordinal}? ?(?:-|${either(({ dayJoints }) => dayJoints)}) ?(\\d{1,2})${ordinal}? ?,? (\\d{4})(?!\\d)`,
  'i',
);
const yearBefore = /(?<!\d)(\d{4})(?: ?[.,])?[ -]{0,2}$/;
const dayBehind = /^(?: ?[.,])?[ -]{0,2}(\d{1,2})(?!\d)/;

export const date: Kind = {
  name: 'date',
  find: (line) => distinct(datesOf(line).map(({ start, end }) => ({ start, end }))),
  read(text) {
    // The first, and of those that begin together the longest: a period's first day spans to its last.
    const [first, ...others] = datesOf(plain(text).trim().slice(0, 60));
    return others.reduce<FoundDate | undefined>((best, each) => (before(each, best!) ? each : best), first)?.readings ?? [];
  },
};

const before = (a: FoundDate, b: FoundDate): boolean => a.start < b.start || (a.start === b.start && a.end > b.end);

/** Amount parsing requests the dates of the same line: a small, short-lived cache suffices. */
const datesOf: (line: string) => readonly FoundDate[] = remembered((original) => {
  if (!/\d/.test(original)) return [];
  const line = plain(original);
  const found = [...numericDates(line), ...compactDates(line), ...namedDates(line)];
  const days = found.filter((date) => date.readings.length > 0);
  const months = monthSpans(line).filter((month) => !days.some((day) => day.start < month.end && month.start < day.end));
  const all = [...days, ...months];
  return [...all, ...all.flatMap((date) => periodStart(line, date) ?? [])];
}, 100);

function numericDates(line: string): FoundDate[] {
  const found: FoundDate[] = [];
  let from = 0;
  for (;;) {
    numeric.lastIndex = from;
    const match = numeric.exec(line);
    if (match === null) return found;
    const end = match.index + match[0].length;
    const readings = isPart(line, match.index, end, match[2]?.trim()) ? [] : readNumeric(match);
    if (readings.length > 0) found.push({ start: match.index, end, readings });
    // "1 - 3/31/2024" is no day, but one begins inside.
    from = readings.length > 0 ? end : match.index + /^\d*/.exec(match[0])![0].length;
  }
}

/** 1.2.03.2025 and 192.168.1.12 are no dates; 01-03-2025-31-03-2025 are two. */
function isPart(line: string, start: number, end: number, sign: string | undefined): boolean {
  if (sign === undefined || sign === '-') return false;
  return (line[start - 1] === sign && /\d/.test(line[start - 2] ?? '')) || (line[end] === sign && /\d/.test(line[end + 1] ?? ''));
}

function compactDates(line: string): FoundDate[] {
  if (!/\d{8}/.test(line)) return [];
  return [...line.matchAll(compact)].flatMap((match) => {
    const [start, end] = [match.index, match.index + 8];
    const alone = !/[\p{L}\d]/u.test(line.slice(0, start)) && !/[\p{L}\d]/u.test(line.slice(end));
    const partner =
      /(?<![\d\p{L}])(?:19|20)\d{6} ?- ?$/u.test(line.slice(Math.max(0, start - 12), start)) || /^ ?- ?(?:19|20)\d{6}(?!\d)/.test(line.slice(end));
    if (!alone && !partner && !statesDate.test(withoutMarks(line.slice(Math.max(0, start - 24), start)))) return [];
    return [{ start, end, readings: readings([['ymd', match[0].slice(0, 4), match[0].slice(4, 6), match[0].slice(6)]]) }];
  });
}

type Order = 'dmy' | 'mdy' | 'ymd';

function readNumeric(match: RegExpMatchArray): Reading[] {
  if (match[9] !== undefined) return readings([['dmy', match[11]!, match[10]!, match[9]]]);
  const [a, b, c] = match[1] === undefined ? [match[6]!, match[7]!, match[8]!] : [match[1], match[3]!, match[5]!];
  const [first, second] = [match[2]?.trim(), match[4]?.trim()];
  if (first !== second) {
    // Danish, Norwegian and Swedish: 3/4-2025, 3/4 2025, 3.4 -25; and 03.04.'25.
    if (a.length === 4 || c.length < 2 || first === '-' || !['-', '', "'", ".'"].includes(second!)) return [];
    return readings([['dmy', c, b, a]]);
  }
  if (a.length === 4) return c.length === 4 ? [] : readings([['ymd', a, b, c]]);
  if (c.length === 4)
    return readings([
      ['dmy', c, b, a],
      ['mdy', c, a, b],
    ]);
  if (c.length !== 2) return a.length === 2 && b.length === 2 ? readings([['ymd', a, b, c]]) : [];
  return readings([['dmy', c, b, a], ['mdy', c, a, b], ...(a.length === 2 ? [['ymd', a, b, c] as const] : [])]);
}

function readings(orders: readonly (readonly [Order, string, string, string])[]): Reading[] {
  const found: Reading[] = [];
  for (const [convention, year, month, day] of orders) {
    const value = isoDay(Number(fullYear(year)), Number(month), Number(day));
    if (value !== undefined && !found.some((reading) => reading.value === value)) found.push({ value, convention });
  }
  return found;
}

function namedDates(line: string): FoundDate[] {
  const found: FoundDate[] = [];
  word.lastIndex = 0;
  for (let match = word.exec(line); match !== null; match = word.exec(line)) {
    const named = namedDate(line, match.index, match[0]);
    if (named) found.push(named);
  }
  return found;
}

function namedDate(line: string, at: number, name: string): FoundDate | undefined {
  const numbers = monthsOf(name);
  if (numbers.length === 0) return undefined;
  const before = line.slice(Math.max(0, at - 14), at);
  const end = at + name.length;
  const behind = line.slice(end, end + 24);
  const build = (year: string, days: readonly string[], start: number, until: number) => {
    const values = numbers.flatMap((month) => days.flatMap((day) => isoDay(Number(fullYear(year)), month, Number(day)) ?? []));
    return values.length === 0 ? undefined : { start, end: until, readings: values.map((value) => ({ value })) };
  };
  const [first, last] = [dayBefore.exec(before), yearBehind.exec(behind)];
  const american = dayAndYearBehind.exec(behind);
  // "March 1 - April 15, 2024" is no evidence for 2015.
  if (first !== null && last !== null && !(american !== null && last[1]!.length === 2)) {
    const named = build(last[1]!, [first[1]!], at - first[0].length, end + last[0].length);
    if (named !== undefined) return named;
  }
  if (american !== null) return build(american[2]!, [american[1]!], at, end + american[0].length);
  const through = daysAndYearBehind.exec(behind);
  if (through !== null) return build(through[3]!, [through[1]!, through[2]!], at, end + through[0].length);
  const [year, day] = [yearBefore.exec(before), dayBehind.exec(behind)];
  if (year !== null && day !== null) return build(year[1]!, [day[1]!], at - year[0].length, end + day[0].length);
  return namedMonth(line, at, end);
}
