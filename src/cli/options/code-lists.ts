/** --languages and --countries: codes with commas, of the languages and countries that are known here. */
import { countries, countryByCode } from '../../catalogue/country-table.js';
import { overseasCountries } from '../../catalogue/overseas-countries.js';
import { languageByCode, languages } from '../../catalogue/languages/index.js';
import { InputError } from '../../errors.js';

/** ISO 639-1 codes of languages that can be read and generated; undefined where none was given: all languages. */
export function languageList(text: string | undefined): readonly string[] | undefined {
  return codeList(
    '--languages',
    text?.toLowerCase(),
    (code) => languageByCode.has(code),
    languages.map(({ code }) => code),
  );
}

const overseas = overseasCountries.map(([, { code }]) => code);

/** ISO 3166-1 alpha-2 codes; undefined where none was given. */
export function countryList(text: string | undefined): readonly string[] | undefined {
  return codeList('--countries', text?.toUpperCase(), (code) => countryByCode(code) !== undefined || overseas.includes(code), [
    ...countries.map(({ code }) => code),
    ...overseas,
  ]);
}

function codeList(option: string, text: string | undefined, isKnown: (code: string) => boolean, known: readonly string[]): readonly string[] | undefined {
  const codes = (text ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
  const unknown = codes.find((code) => !isKnown(code));
  if (unknown !== undefined) throw new InputError(`${option}: ${unknown} is none of ${known.join(', ')}`);
  return codes.length ? [...new Set(codes)] : undefined;
}
