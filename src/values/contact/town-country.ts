/** The country that a party's town and postal code imply where no country is printed: "779 00 Olomouc" on an English invoice is Czech. */
import { isoCountryCodes } from '../../catalogue/country-names.js';
import { isState } from '../../catalogue/states.js';
import { isPostalCodeOf } from '../../catalogue/postal-codes.js';
import { gazetteerBit, inCountry, lookUp, mostlyThere, townIn } from '../../gazetteer/gazetteer.js';
import { ownName } from '../../gazetteer/other-names.js';
import { remembered } from '../../remembered.js';
import { bare } from '../../fold.js';

/** ISO 3166-1 alpha-2, or undefined where town and code leave it open. `likely`: the country by all else, which is kept where it has such a town and code. */
export function countryOfTown(city: string, zip: string | undefined, likely: string | undefined): string | undefined {
  for (const town of townsIn(city)) {
    const there = townCountries(town);
    if (there.length === 0) continue;
    const fitting = zip ? there.filter((code) => isPostalCodeOf(zip, code)) : there;
    if (likely && fitting.includes(likely)) return likely;
    if (zip && fitting.length === 1) return fitting[0];
    return fitting.find((code) => townIn(town, code) & mostlyThere);
  }
  return undefined;
}

/** What of a printed town may be its name: all of it, a part between commas, the words in front ("Boise Idaho"). */
function townsIn(text: string): readonly string[] {
  const parts = text.split(/[,;/()]/).map((part) => part.trim().split(/\s+/));
  const whole = [text.split(/\s+/), ...parts.reverse()];
  const starts = parts.flatMap((words) =>
    words.slice(1).flatMap((_, dropped) => {
      const at = words.length - 1 - dropped;
      return isNoWord(words.slice(at).join(' ')) ? [words.slice(0, at)] : [];
    }),
  );
  return [...new Set([...whole, ...starts].map((words) => ownName(bare(words.join('')))))].filter((town) => town !== '').slice(0, mostTowns);
}

/** A state, a code, a number: "Boise Idaho", "Wien 1". "Montana Gardens" is no Montana. */
const isNoWord = (text: string): boolean => isState(text) || !/\p{L}{3}/u.test(text);

/** More parts than that are no town's line. */
const mostTowns = 6;

/** Remembered, for every country is asked. */
const townCountries = remembered((town): readonly string[] =>
  lookUp(town) & gazetteerBit('town') ? [...isoCountryCodes].filter((code) => townIn(town, code) & inCountry) : [],
);
