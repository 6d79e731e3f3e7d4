/** Countries whose towns and states a text names: the best evidence where a language is written in many countries and no VAT id is printed. */
import { isoCountryCodes } from '../../catalogue/country-names.js';
import { countryOfState } from '../../catalogue/states.js';
import { isPostalCodeOf } from '../../catalogue/postal-codes.js';
import { gazetteerBit, lookUp, maxWords, mostlyThere, townIn } from '../../gazetteer/gazetteer.js';
import { ownName } from '../../gazetteer/other-names.js';
import { bare } from '../../fold.js';

/** Shorter names are syllables of other words too often. */
const leastLetters = 4;
/** "Paris" and "Jackson" are towns, people and brands. */
const alsoOthers = gazetteerBit('givenName') | gazetteerBit('familyName') | gazetteerBit('country');
/** A postal code or a number of a house: "10115 Berlin", "Surat 395003". */
const number = /^\W?(?:[A-Z]{1,2}[- ]?)?\d{3}[\d-]*\W*$/;

/** "Surat-395003". */
const hyphen = /(\p{L})\s?[-–]\s?(?=\d{4})/gu;

/**
 * ISO 3166-1 alpha-2, with how many places of it are named, most first.
 * A place is a large town that only one country has, or a state, where addresses have them: beside a number or a comma, or at the end of a line.
 */
export function placeCountries(text: string): readonly (readonly [country: string, places: number])[] {
  const named = new Map<string, Set<string>>();
  for (const line of text.split('\n')) {
    const words = line.replace(hyphen, '$1 ').split(/\s+/).filter(Boolean);
    for (let start = 0; start < words.length; start++) {
      const place = placeAt(words, start);
      if (!place) continue;
      named.set(place.country, (named.get(place.country) ?? new Set()).add(place.name));
      start = place.end - 1;
    }
  }
  return [...named].map(([country, names]) => [country, names.size] as const).sort((a, b) => b[1] - a[1]);
}

/** The longest that begins there. */
function placeAt(words: readonly string[], start: number): { readonly name: string; readonly country: string; readonly end: number } | undefined {
  if (!/^\(?\p{Lu}/u.test(words[start]!)) return undefined;
  const parts = words.slice(start, start + maxWords).map(bare);
  for (let count = parts.length; count > 0; count--) {
    const end = start + count;
    if (parts.slice(0, count).some((part) => !/^\p{L}+$/u.test(part))) continue;
    const name = parts.slice(0, count).join('');
    const beside = [words[start - 1] ?? '', words[end] ?? ''];
    if (name.length < leastLetters || !isInAddress(words, start, end)) continue;
    const country = countryOfState(words.slice(start, end).join(' ').replace(/\W+$/, '')) ?? onlyCountryOf(ownName(name)) ?? byCode(ownName(name), beside);
    if (country) return { name, country, end };
  }
  return undefined;
}

const isInAddress = (words: readonly string[], start: number, end: number): boolean =>
  end === words.length ||
  words[start]!.startsWith('(') ||
  /,$/.test(words[start - 1] ?? '') ||
  /[,)]$/.test(words[end - 1]!) ||
  number.test(words[start - 1] ?? '') ||
  number.test(words[end] ?? '');

function onlyCountryOf(town: string): string | undefined {
  const classes = lookUp(town);
  if (!(classes & gazetteerBit('largeTown')) || classes & alsoOthers) return undefined;
  const there = [...isoCountryCodes].filter((code) => townIn(town, code) & mostlyThere);
  return there.length === 1 ? there[0] : undefined;
}

/** Small towns and those that are names of people, too, by the postal code beside them. */
function byCode(town: string, beside: readonly string[]): string | undefined {
  if (!(lookUp(town) & gazetteerBit('town'))) return undefined;
  const codes = beside.map((word) => word.replace(/\W+$/, '')).filter((word) => /\d{4}/.test(word));
  const there = [...isoCountryCodes].filter((country) => townIn(town, country) & mostlyThere && codes.some((code) => isPostalCodeOf(code, country)));
  return there.length === 1 ? there[0] : undefined;
}
