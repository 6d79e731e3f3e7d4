/** Calendar days in every usual order and the month names of 16 languages. A text with several meanings has a reading for each. */
import type { Kind, Reading, Span } from './kind.js';
import { monthsOf } from './month-names.js';
import { distinct, plain } from './plain.js';

const numeric = /(?<!\d)(?:(\d{4}|\d{1,2})( ?[./-] ?)(\d{1,2})( ?[./-] ?)(\d{4}|\d{1,2})|(\d{1,2}) (\d{1,2}) (\d{4}))(?!\d)/g;
const compact = /(?<![\d\p{L}.,/-])(?:19|20)\d{6}(?![\d\p{L}]|[.,/-]\d)/gu;
const word = /\p{L}{3,12}/gu;

// Around a month's name: "3. ", "3rd of ", "2025. " before it, " 2025", " 3, 2025", " 3." behind it.
const dayBefore = /(?<!\d)(\d{1,2})(?:\.|st|nd|rd|th|er|º|ª|°|:?an|:?e)?[ ./-]{0,3}(?:of |de |d'|ta')?$/;
const yearBehind = /^(?:\.|,)?[ .,/-]{0,3}(?:de |del |of |'|anul )?(\d{4}|\d{2})(?!\d|[.,:]\d)/;
const dayAndYearBehind = /^\.?[ -]{0,2}(\d{1,2})(?:st|nd|rd|th)?[.,]{0,2}[ -]{1,2}(\d{4})(?!\d)/;
const yearBefore = /(?<!\d)(\d{4})(?:\.|,)?[ -]{0,2}(?:m\. ?|\.? ?gada )?$/;
const dayBehind = /^(?:\.|,)?[ -]{0,2}(?:d\. )?(\d{1,2})(?!\d)/;

export const date: Kind = {
  name: 'date',
  find(original) {
    if (!/\d/.test(original)) return [];
    const line = plain(original);
    const spans: Span[] = [];
    for (const match of line.matchAll(numeric)) {
      const end = match.index + match[0].length;
      const sign = match[2]?.trim();
      // 1.2.03.2025 and 192.168.1.12 are no dates; 01.03.2025-31.03.2025 are two.
      if (sign !== undefined && line[match.index - 1] === sign && /\d/.test(line[match.index - 2] ?? '') && sign !== '-') continue;
      if (sign !== undefined && line[end] === sign && /\d/.test(line[end + 1] ?? '') && sign !== '-') continue;
      if (/\p{L}/u.test(line[match.index - 1] ?? '') && /\p{L}\d/u.test(match[0])) continue;
      if (readNumeric(match).length > 0) spans.push({ start: match.index, end });
    }
    for (const match of line.matchAll(compact)) if (readCompact(match[0]).length > 0) spans.push({ start: match.index, end: match.index + 8 });
    for (const match of line.matchAll(word)) {
      const named = readNamed(line, match.index, match[0]);
      if (named !== undefined) spans.push(named.span);
    }
    return distinct(spans);
  },
  read(text) {
    const line = plain(text).trim().slice(0, 60);
    for (const match of line.matchAll(word)) {
      const named = readNamed(line, match.index, match[0]);
      if (named !== undefined) return named.readings;
    }
    for (const match of line.matchAll(numeric)) {
      const readings = readNumeric(match);
      if (readings.length > 0) return readings;
    }
    return readCompact(/^\D*(\d{8})\D*$/.exec(line)?.[1] ?? '');
  },
};

type Order = 'dmy' | 'mdy' | 'ymd';

function readNumeric(match: RegExpMatchArray): Reading[] {
  const [a, b, c] = match[1] === undefined ? [match[6]!, match[7]!, match[8]!] : [match[1], match[3]!, match[5]!];
  if (match[1] !== undefined && match[2]!.trim() !== match[4]!.trim()) return [];
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
    const value = iso(Number(year.length === 2 ? fullYear(year) : year), Number(month), Number(day));
    if (value !== undefined && !found.some((reading) => reading.value === value)) found.push({ value, convention });
  }
  return found;
}

const readCompact = (text: string): Reading[] => (text.length === 8 ? readings([['ymd', text.slice(0, 4), text.slice(4, 6), text.slice(6)]]) : []);

function readNamed(line: string, at: number, name: string): { span: Span; readings: readonly Reading[] } | undefined {
  const numbers = monthsOf(name);
  if (numbers.length === 0) return undefined;
  const before = line.slice(Math.max(0, at - 14), at);
  const end = at + name.length;
  const behind = line.slice(end, end + 16);
  const build = (year: string, day: string, start: number, until: number) => {
    const values = numbers.flatMap((month) => iso(Number(year.length === 2 ? fullYear(year) : year), month, Number(day)) ?? []);
    return values.length === 0 ? undefined : { span: { start, end: until }, readings: values.map((value) => ({ value })) };
  };
  const [first, last] = [dayBefore.exec(before), yearBehind.exec(behind)];
  if (first !== null && last !== null) {
    const named = build(last[1]!, first[1]!, at - first[0].length, end + last[0].length);
    if (named !== undefined) return named;
  }
  const american = dayAndYearBehind.exec(behind);
  if (american !== null) return build(american[2]!, american[1]!, at, end + american[0].length);
  const [year, day] = [yearBefore.exec(before), dayBehind.exec(behind)];
  return year !== null && day !== null ? build(year[1]!, day[1]!, at - year[0].length, end + day[0].length) : undefined;
}

/** 00..79 are of this century. */
const fullYear = (year: string): string => (Number(year) < 80 ? `20${year}` : `19${year}`);

/** ISO 8601 of a day that exists, from 1950 to 2079. */
function iso(year: number, month: number, day: number): string | undefined {
  if (year < 1950 || year > 2079 || month < 1 || month > 12 || day < 1) return undefined;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
