/** Where an address names its country: by name in any supported language, or by code before the postal code ("D-10115", "DE 10115"). */
import { namesOfCountry } from '../../catalogue/country-names.js';
import { countryByCode } from '../../catalogue/country-table.js';
import type { Place } from '../label.js';
import { distinct, type Printed } from './printed.js';
import { placesOfText } from './words.js';

/** `code`: ISO 3166-1 alpha-2. Every name of it in any language, and its code where it is alone on a line or before a number. */
export function placesOfCountry(printed: Printed, code: string): readonly Place[] {
  const named = namesOfCountry(code).flatMap((name) => placesOfText(printed, name));
  const prefixes = [code, countryByCode(code)?.vehicleCode].filter((prefix) => prefix !== undefined);
  const coded = printed.lines.flatMap((line) =>
    line.words.flatMap((word, i) => {
      const { text } = printed.document.pages[line.page]!.words[word]!;
      const next = line.words[i + 1] === undefined ? '' : printed.document.pages[line.page]!.words[line.words[i + 1]!]!.text;
      const attached = prefixes.some((prefix) => new RegExp(`^${prefix}-\\d`).test(text));
      const apart = text === code && (/^\d/.test(next) || line.words.length === 1);
      return attached || apart ? [{ page: line.page, words: [word] }] : [];
    }),
  );
  return distinct([...named, ...coded]);
}
