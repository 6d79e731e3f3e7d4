/** The country that a party's town and postal code imply where no country is printed: "779 00 Olomouc" on an English invoice is Czech. */
import { countryOfName, isoCountryCodes } from '../../catalogue/country-names.js';
import { isState } from '../../catalogue/states.js';
import { isPostalCodeOf } from '../../catalogue/postal-codes.js';
import { gazetteerBit, inCountry, lookUp, mostlyThere, townIn } from '../../gazetteer/gazetteer.js';
import { ownName } from '../../gazetteer/other-names.js';
import { remembered } from '../../remembered.js';
import { bare } from '../../fold.js';

/** ISO 3166-1 alpha-2, or undefined where town and code leave it open. `likely`: the country by all else, which is kept where it has such a town and code. */
export function countryOfTown(city: string, zip: string | undefined, likely: string | undefined): string | undefined {
  const mayBe = likely !== undefined && (zip === undefined || isPostalCodeOf(zip, likely));
  for (const { town, isPart } of townsIn(city)) {
    // The first words of another name are no town unless it is a large one and the code not of the likely country: "Montana Meadows, 0157".
    const there = isPart && (mayBe || !(lookUp(town) & gazetteerBit('largeTown'))) ? [] : townCountries(town);
    if (there.length === 0) continue;
    const fitting = zip ? there.filter((code) => isPostalCodeOf(zip, code)) : there;
    if (likely && fitting.includes(likely)) return likely;
    if (zip && fitting.length === 1) return fitting[0];
    return fitting.find((code) => townIn(town, code) & mostlyThere);
  }
  return undefined;
}

interface Candidate {
  readonly town: string;
  /** What is behind it may be of the name. */
  readonly isPart: boolean;
}

/** What of a printed town may be its name: all of it, a part between commas, the words in front ("Boise Idaho", "Lyon Cedex 03"). */
function townsIn(text: string): readonly Candidate[] {
  const parts = text
    .replace(bracketed, '')
    .split(/[,;/()]/)
    .map((part) => part.trim().split(/\s+/));
  const inBrackets = [...text.matchAll(bracketed)].map(([, part]) => ({ words: part!.trim().split(/\s+/), isPart: true }));
  const whole = [...[text.split(/\s+/), ...parts.reverse()].map((words) => ({ words, isPart: false })), ...inBrackets];
  const starts = parts.flatMap((words) =>
    words.slice(1).map((_, dropped) => {
      const at = words.length - 1 - dropped;
      return { words: words.slice(0, at), isPart: !isNoWord(words.slice(at).join(' ')) };
    }),
  );
  const isPartOnly = new Map<string, boolean>();
  for (const { words, isPart } of [...whole, ...starts]) {
    const town = ownName(bare(words.join('')));
    isPartOnly.set(town, isPart && (isPartOnly.get(town) ?? true));
  }
  isPartOnly.delete('');
  return [...isPartOnly].map(([town, isPart]) => ({ town, isPart })).slice(0, mostTowns);
}

/** "Solares (Cantabria)": a province, which may be a town elsewhere. */
const bracketed = /\(([^()]*)\)/g;

/** A state, a country, a code, a number, what a dash parts: "Boise Idaho", "Wien 1", "Barcelona España". */
const isNoWord = (text: string): boolean =>
  /^[-–]/.test(text) || isState(text) || countryOfName(text) !== undefined || !/\p{L}{3}/u.test(text) || /\d/.test(text);

/** More parts than that are no town's line. */
const mostTowns = 6;

/** Remembered, for every country is asked. */
const townCountries = remembered((town): readonly string[] =>
  lookUp(town) & gazetteerBit('town') ? [...isoCountryCodes].filter((code) => townIn(town, code) & inCountry) : [],
);
