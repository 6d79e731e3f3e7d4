/** Names of people, as lists of given names know them. */
import { titles } from '../../catalogue/country-words/titles.js';
import { bare } from '../../fold.js';
import { gazetteerBit, lookUp } from '../../gazetteer/gazetteer.js';

/** Words of a person's name at most. */
const longest = 4;
const given = gazetteerBit('givenName');

/** "Jana Nováková", "Dr. Jana Nováková", "KOVÁCS ANNA": two to four words, the first or the last of them a given name. Titles, also without a point, and initials are passed over; nobody's name has a quotation. */
export function isPersonName(text: string): boolean {
  if (/[„“”"«»]/.test(text)) return false;
  const words = text.split(/\s+/).filter((word) => !word.endsWith('.') && !titles.has(bare(word)));
  if (words.length < 2 || words.length > longest) return false;
  const classes = words.map((word) => lookUp(bare(word)));
  return [classes[0]!, classes.at(-1)!].some((bits) => bits & given);
}
