/** The first day of a period, whose year (and often month) is printed with its last day only: "01.03. - 31.03.2024", "1. bis 31. März 2024", "du 1er au 31 mars 2024". */
import { languages } from '../../catalogue/languages/index.js';
import { neighbours } from '../../catalogue/languages/neighbours.js';
import { fold } from '../../fold.js';
import type { Reading } from '../kind.js';
import { beforeMonth, ordinal } from './day-words.js';
import { monthsOf } from './month-names.js';
import type { FoundDate } from './month-span.js';
import { isoDay } from './plain-day.js';

const joints = [...new Set([...languages.map(({ decoding }) => decoding), ...neighbours].flatMap(({ dayJoints }) => dayJoints))];
const between = new RegExp(`(?: ?[-+&] ?| (?:${joints.join('|')}) )$`);
/** What may precede: "01.03.", "1. 3", "1.", "3/1", "1st", "1er". */
const dayAndMonth = /(?<![\d,]|\d[./-] ?)(\d{1,2}) ?([./-]) ?(\d{1,2})\.?$/;
const dayAlone = new RegExp(`(?<![\\d,]|\\d[./-] ?|[-] ?)(\\d{1,2})(?:\\.|${ordinal})?$`, 'i');
const dayAndName = new RegExp(`(?<![\\d.,/-])(\\d{1,2})(?:\\.|${ordinal})?[ -]?${beforeMonth}?(\\p{L}{3,12})\\.?$`, 'iu');
const nameAndDay = new RegExp(`(?<!\\p{L})(\\p{L}{3,12})\\.? (\\d{1,2})${ordinal}?$`, 'iu');
const nameAlone = /(?<!\p{L})(\p{L}{3,12})\.?$/u;
const longest = 400 * 86_400_000;

/** What is before this date, if the two are a period: from its first character to the end of the date. */
export function periodStart(line: string, date: FoundDate): FoundDate | undefined {
  const before = line.slice(Math.max(0, date.start - 44), date.start);
  const joint = between.exec(foldInPlace(before));
  if (joint === null || joint.index === 0) return undefined;
  const text = before.slice(0, joint.index);
  const [printed, dashed] = [line.slice(date.start, date.end), joint[0].trim() === '-'];
  for (const [pattern, partsOf] of shapes) {
    const match = pattern.exec(text);
    if (match === null) continue;
    if (pattern === dayAlone && dashed && /\d-\d/.test(printed)) continue;
    const readings = date.readings.flatMap((end) => {
      const value = partsOf(match, end, printed).flatMap(([month, day]) => firstDay(end.value, month, day) ?? [])[0];
      return value === undefined ? [] : [{ ...end, value }];
    });
    const distinct = readings.filter(({ value }, index) => readings.findIndex((other) => other.value === value) === index);
    if (distinct.length > 0) return { start: date.start - joint[0].length - match[0].length, end: date.end, readings: distinct };
  }
  return undefined;
}

type MonthAndDay = readonly [month: number, day: number];
const monthOf = ({ value }: Reading): number => Number(value.slice(5, 7));
const hasDay = (printed: string): boolean => /\d.*\d{4}/.test(printed.replace(/[,. ]/g, '_')) && !/^\p{L}+\D*\d{4}$/u.test(printed);
const named = (printed: string): boolean => /\p{L}{3}/u.test(printed);

/** How the first day can be printed, and the months and days it then means beside this last day. */
const shapes: readonly (readonly [RegExp, (match: RegExpExecArray, end: Reading, printed: string) => readonly MonthAndDay[]])[] = [
  [dayAndName, ([, day, name], _end, printed) => (hasDay(printed) ? monthsOf(name!).map((month) => [month, Number(day)] as const) : [])],
  [nameAndDay, ([, name, day], _end, printed) => (hasDay(printed) ? monthsOf(name!).map((month) => [month, Number(day)] as const) : [])],
  [
    dayAndMonth,
    ([, a, sign, b], { convention }, printed) => {
      if (named(printed) || !printed.includes(sign!) || convention === undefined || convention === 'ymd') return [];
      return convention === 'mdy' ? [[Number(a), Number(b)]] : [[Number(b), Number(a)]];
    },
  ],
  [
    dayAlone,
    ([, day], end, printed) => {
      if (named(printed) ? !hasDay(printed) : end.convention !== 'dmy') return [];
      return Number(day) < Number(end.value.slice(8)) ? [[monthOf(end), Number(day)]] : [];
    },
  ],
  [nameAlone, ([, name], _end, printed) => (named(printed) && !hasDay(printed) ? monthsOf(name!).map((month) => [month, 1] as const) : [])],
];

/** In the year of the last day, or the year before where the months run over its end. */
function firstDay(last: string, month: number, day: number): string | undefined {
  const year = Number(last.slice(0, 4));
  for (const each of [year, year - 1]) {
    const value = isoDay(each, month, day);
    if (value !== undefined && value < last && Date.parse(last) - Date.parse(value) < longest) return value;
  }
  return undefined;
}

/** Letters without their accents, character for character. */
const foldInPlace = (text: string): string => Array.from(text, (letter) => (fold(letter).length === letter.length ? fold(letter) : letter)).join('');
