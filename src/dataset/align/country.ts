/** Where an address names its country: by name in any language of the service, or by code before the postal code ("D-10115", "DE 10115"). */
import countries from 'i18n-iso-countries';
import type { Place } from '../label.js';
import { distinct, type Printed } from './printed.js';
import { placesOfText } from './words.js';

const languages = ['de', 'en', 'es', 'pl', 'it', 'fr', 'cs', 'sk', 'nl', 'nb', 'hr', 'tr', 'pt', 'sv', 'da', 'sl'] as const;

/** Codes of cars before postal codes that are not the ISO code. */
const carCodes: Readonly<Record<string, string>> = {
  DE: 'D',
  AT: 'A',
  FR: 'F',
  IT: 'I',
  ES: 'E',
  BE: 'B',
  SE: 'S',
  NO: 'N',
  PT: 'P',
  LU: 'L',
  HU: 'H',
  SI: 'SLO',
  FI: 'FIN',
};

export function countryNames(code: string): readonly string[] {
  return [...new Set(languages.flatMap((language) => countries.getName(code, language, { select: 'all' }) ?? []))];
}

/** The code of a country's name in any of the languages, or of its code. */
export function countryCode(name: string): string | undefined {
  const upper = name.trim().toUpperCase();
  if (countries.isValid(upper)) return countries.toAlpha2(upper);
  for (const language of languages) {
    const code = countries.getAlpha2Code(name.trim(), language);
    if (code !== undefined) return code;
  }
  return undefined;
}

export function placesOfCountry(printed: Printed, code: string): readonly Place[] {
  const named = countryNames(code).flatMap((name) => placesOfText(printed, name));
  const prefixes = [code, carCodes[code]].filter((prefix) => prefix !== undefined);
  const coded = printed.lines.flatMap((line) =>
    line.words.flatMap((word, i) => {
      const { text } = printed.document.pages[line.page]!.words[word]!;
      const next = line.words[i + 1] === undefined ? '' : printed.document.pages[line.page]!.words[line.words[i + 1]!]!.text;
      const glued = prefixes.some((prefix) => new RegExp(`^${prefix}-\\d`).test(text));
      const apart = text === code && (/^\d/.test(next) || line.words.length === 1);
      return glued || apart ? [{ page: line.page, words: [word] }] : [];
    }),
  );
  return distinct([...named, ...coded]);
}
