/** The street of an address line that goes on with what is no part of it: what it is near, or its quarter. */
import { quartersBehindNumbers } from '../../catalogue/country-words/quarters.js';
import { allWords } from '../../catalogue/languages/all-words.js';

const words = allWords(({ beforeLandmarks }) => beforeLandmarks).toSorted((a, b) => b.length - a.length);
const escaped = words.map((word) => word.replace(/\./g, '\\.').replace(/ /g, '\\s+'));
/** Behind a comma or a number; a line may begin with it, and be the street. "Nr. 5" is a number. */
const landmark = new RegExp(`(?<=[\\p{L}\\d].{4,80})(?:[,;–-]\\s*|(?<=\\d\\p{L}?)\\s+)(?:${escaped.join('|')})(?!\\p{L}|\\s*\\d).*$`, 'iu');

const numbered = String.raw`.{0,80}\p{L}.{0,40},\s*(?:n[º°.]*\s*)?\d{1,6}\p{L}?`;
const quarters = new Map(
  [...quartersBehindNumbers].map(([country, { units }]) => [
    country,
    new RegExp(String.raw`^(${numbered})\s*[,–-]\s*(?!(?:${units})(?!\p{L}))\p{L}[\p{L}'. ]{2,40}$`, 'iu'),
  ]),
);

/** The line itself where it is the street alone. `country`: ISO 3166-1 code. */
export function streetLine(line: string, country: string | undefined): string {
  const street = line.replace(landmark, '');
  const quarter = quarters.get(country ?? '');
  return quarter ? street.replace(quarter, '$1') : street;
}
