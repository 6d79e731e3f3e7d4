/** Terms of payment in days: "14 Tage", "net 30", "30 jours", "à 30 jours fin de mois". */
import { languages } from '../../catalogue/languages/index.js';
import { neighbours } from '../../catalogue/languages/neighbours.js';
import { remembered } from '../../remembered.js';
import type { Kind } from '../kind.js';
import { fold } from '../../fold.js';
import { plain, spansOf } from '../text/plain.js';

const spoken = [...languages.map(({ decoding }) => decoding), ...neighbours];
/** Longest first; fragments of a regular expression. */
const anyOf = (lists: readonly (readonly string[])[]): string => [...new Set(lists.flat())].sort((a, b) => b.length - a.length).join('|');

/** Which days: of the calendar, working days, … ; as a word of its own or the first half of one. */
const which = `(?:(?:${anyOf(spoken.map(({ dayKinds }) => dayKinds))})\\p{L}{0,9} |(?:${anyOf(spoken.map(({ dayPrefixes }) => dayPrefixes))}))?`;
const words = anyOf(spoken.map(({ dayWords }) => dayWords));
const behind = new RegExp(`(?<![\\d.,/-])\\d{1,3}(?:[ -]?|\\.? ?\\(\\p{L}{3,20}\\) )${which}(?:${words})(?![\\p{L}\\d])`, 'gu');
const before = new RegExp(
  `(?<!\\p{L})(?:${anyOf(spoken.map(({ beforeDays }) => beforeDays))})\\b(?: netto| net)?[ :.]{0,3}(?<value>\\d{1,3})(?![\\d.,/%-]|\\s?%)`,
  'gu',
);

export const duration: Kind = {
  name: 'duration',
  find(line) {
    if (!/\d/.test(line)) return [];
    const folded = sameLengthFold(plain(line));
    return /\p{L}/u.test(folded) ? spansOf(folded, behind, before) : [];
  },
  read(text) {
    const match = /^\D{0,20}?(\d{1,3})(?!\d|[.,]\d|\s?%)\D{0,25}$/.exec(plain(text).trim());
    return match === null ? [] : [{ value: String(Number(match[1])) }];
  },
};

const foldedSign = remembered((character) => fold(character)[0] ?? character, 400);

/** Folded character by character, so that places stay the same. */
function sameLengthFold(line: string): string {
  const lower = line.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything beyond ASCII is folded on its own
  return lower.length === line.length ? lower.replace(/[^\x00-\x7f]/g, foldedSign) : line;
}
