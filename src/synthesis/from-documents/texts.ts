/** A printed value in another's place, written as the old one was: separators, letter case, date format, signs of numbers. */
import type { Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';
import { dateText } from '../format.js';
import { letters } from '../identifiers/numbering.js';

const alphanumeric = /[\p{L}\p{N}]/gu;

/** The new text with what was around the old one; of the same length letter by letter, so that separators stay. Undefined: the old value is not there. */
export function swapped(text: string, old: string, next: string): string | undefined {
  const found = spanOf(text, old);
  if (!found) return undefined;
  const [start, end] = found;
  const inner = text.slice(start, end);
  const given = next.match(alphanumeric) ?? [];
  const isLoud = /\p{L}/u.test(inner) && inner === inner.toUpperCase() && old !== old.toUpperCase();
  let at = 0;
  const printed = (inner.match(alphanumeric) ?? []).length === given.length && !/\s/.test(next) ? inner.replace(alphanumeric, () => given[at++]!) : next;
  return text.slice(0, start) + (isLoud ? printed.toUpperCase() : printed) + text.slice(end);
}

/** Where the letters and digits of a value are in a row, whatever is between them. */
function spanOf(text: string, value: string): readonly [number, number] | undefined {
  const wanted = alphanumericOf(value);
  if (wanted === '') return undefined;
  const signs = [...text.matchAll(alphanumeric)].map((match) => ({ sign: match[0].toLowerCase(), at: match.index, end: match.index + match[0].length }));
  for (let first = 0; first + wanted.length <= signs.length; first++) {
    let count = 0;
    while (count < wanted.length && signs[first + count]!.sign === wanted[count]) count++;
    if (count === wanted.length) return [signs[first]!.at, signs[first + count - 1]!.end];
  }
  // Printed otherwise ("5, Main Street"), but nothing else is printed there.
  const all = signs.map(({ sign }) => sign).join('');
  const isAlone = [...all].sort().join('') === [...wanted].sort().join('');
  return isAlone && signs.length > 0 ? [signs[0]!.at, signs.at(-1)!.end] : undefined;
}

const alphanumericOf = (text: string): string => (text.toLowerCase().match(alphanumeric) ?? []).join('');

/** Digits and letters drawn anew; a zero in front stays, short groups of letters mostly stay, as prefixes do. */
export function sameShape(random: Random, value: string): string {
  const keeps = random.chance(0.6);
  return value.replace(/\p{L}+|\d+/gu, (part) => {
    if (/\d/.test(part)) return [...part].map((digit, index) => (index > 0 ? random.integer(0, 9) : digit === '0' ? 0 : random.integer(1, 9))).join('');
    if (keeps && part.length <= 4) return part;
    const drawn = letters(random, part.length);
    return part === part.toUpperCase() ? drawn : part[0] === part[0]!.toUpperCase() ? drawn[0] + drawn.slice(1).toLowerCase() : drawn.toLowerCase();
  });
}

/** Common besides those of the language. */
const formats = [
  'DD.MM.YYYY',
  'D.M.YYYY',
  'DD/MM/YYYY',
  'MM/DD/YYYY',
  'D/M/YYYY',
  'YYYY-MM-DD',
  'DD-MM-YYYY',
  'DD.MM.YY',
  'DD/MM/YY',
  'MM/DD/YY',
  'YYYY/MM/DD',
];
const written = [
  'D MMM YYYY',
  'DD MMM YYYY',
  'DD-MMM-YYYY',
  'MMM D, YYYY',
  'MMM DD, YYYY',
  'MMMM D, YYYY',
  'D MMMM YYYY',
  'D. MMMM YYYY',
  'DD-MMM-YY',
  'YYYYMMDD',
];

/** Another day in the format of the old one. */
export function otherDay(text: string, old: string, next: string, languages: readonly Language[]): string | undefined {
  for (const language of languages)
    for (const format of [...language.dateFormats, ...formats, ...written]) {
      const printed = dateText(old, format, language);
      const at = text.toLowerCase().indexOf(printed.toLowerCase());
      if (at < 0 || /\d/.test(text[at - 1] ?? '') || /\d/.test(text[at + printed.length] ?? '')) continue;
      const isLoud = /\p{L}/u.test(printed) && text.slice(at, at + printed.length) === printed.toUpperCase();
      const other = dateText(next, format, language);
      return text.slice(0, at) + (isLoud ? other.toUpperCase() : other) + text.slice(at + printed.length);
    }
  return undefined;
}

/** How a number is printed. */
export interface Style {
  readonly decimal: string;
  readonly group: string;
  readonly decimals: number;
}

const number = /\d(?:[\d.,'’]|[ \u00a0](?=\d{3}(?!\d)))*\d|\d/g;

/** The number of that size within a text, with its style; undefined where it is not printed so. */
export function numberIn(text: string, value: number): { readonly start: number; readonly end: number; readonly style: Style } | undefined {
  for (const match of text.matchAll(number)) {
    for (const style of stylesOf(match[0])) {
      if (Math.abs(parsed(match[0], style) - Math.abs(value)) < 1e-6) return { start: match.index, end: match.index + match[0].length, style };
    }
  }
  return undefined;
}

function stylesOf(text: string): Style[] {
  const behind = /([.,])(\d{1,4})$/.exec(text);
  const group = (rest: string): string => /[^\d]/.exec(rest)?.[0] ?? '';
  const whole: Style = { decimal: '', group: group(text), decimals: 0 };
  if (!behind) return [whole];
  const split: Style = { decimal: behind[1]!, group: group(text.slice(0, behind.index)), decimals: behind[2]!.length };
  return split.group === split.decimal ? [whole] : [split, whole];
}

const parsed = (text: string, { decimal, decimals }: Style): number => {
  const digits = text.replace(/\D/g, '');
  return decimal === '' ? Number(digits) : Number(digits) / 10 ** decimals;
};

/** A number in the style of the document: signs, groups and decimals. */
export function numberText(value: number, { decimal, group, decimals }: Style): string {
  const [front, behind] = Math.abs(value).toFixed(decimals).split('.') as [string, string?];
  const grouped = group === '' ? front : front.replace(/\B(?=(\d{3})+$)/g, group);
  return behind === undefined ? grouped : grouped + decimal + behind;
}

/** The same text with another number in place of the old one; signs and currencies stay. */
export function otherNumber(text: string, old: number, next: number): string | undefined {
  const found = numberIn(text, old);
  if (!found) return undefined;
  const { start, end, style } = found;
  const usual = {
    ...style,
    group: style.group || (Math.abs(next) >= 1000 && Math.abs(old) < 1000 ? (style.decimal === ',' ? '.' : style.decimal === '.' ? ',' : '') : ''),
  };
  // What the style cannot print is not printed: half cents without decimals.
  if (Math.abs(Number(Math.abs(next).toFixed(style.decimals)) - Math.abs(next)) > 1e-6) return undefined;
  return text.slice(0, start) + numberText(next, usual) + text.slice(end);
}
