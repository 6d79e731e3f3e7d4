/** A country's name in any known language, or its usual abbreviation, to its ISO 3166-1 code. */
import { createRequire } from 'node:module';
import countries from 'i18n-iso-countries';
import { fold } from '../fold.js';
import { countries as served } from './country-table.js';
import { languages } from './languages/index.js';
import { neighbours } from './languages/neighbours.js';

const require = createRequire(import.meta.url);
const nameLanguages: readonly string[] = [...languages, ...neighbours].map(({ code }) => code);

const abbreviations: Readonly<Record<string, string>> = {
  fl: 'LI',
  'republica argentina': 'AR',
  letzebuerg: 'LU',
  'furstentum liechtenstein': 'LI',
  brd: 'DE',
  ger: 'DE',
  aut: 'AT',
  sui: 'CH',
  uk: 'GB',
  england: 'GB',
  'great britain': 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  grossbritannien: 'GB',
  usa: 'US',
  us: 'US',
  america: 'US',
  uae: 'AE',
  'united states of america': 'US',
  'vereinigte staaten': 'US',
  holland: 'NL',
  'the netherlands': 'NL',
  nederland: 'NL',
  cechia: 'CZ',
  cesko: 'CZ',
  'czech republic': 'CZ',
  'ceska republika': 'CZ',
  tschechien: 'CZ',
  suisse: 'CH',
  schweiz: 'CH',
  svizzera: 'CH',
  svizra: 'CH',
  slovensko: 'SK',
  'slovenska republika': 'SK',
  turkiye: 'TR',
  turkei: 'TR',
  'republic of ireland': 'IE',
  eire: 'IE',
  'bundesrepublik deutschland': 'DE',
  'republik osterreich': 'AT',
  'republika hrvatska': 'HR',
  'republika slovenija': 'SI',
  brasil: 'BR',
  mexico: 'MX',
  hellas: 'GR',
  ellada: 'GR',
  macedonia: 'MK',
  russia: 'RU',
  'south korea': 'KR',
  vietnam: 'VN',
  kosovo: 'XK',
};

/** ISO 3166-1 alpha-2 codes in use. */
export const isoCountryCodes: ReadonlySet<string> = new Set(Object.keys(countries.getAlpha2Codes()));
/** Those that BICs have (ISO 9362): Kosovo's is not ISO 3166-1's. */
export const bicCountryCodes: ReadonlySet<string> = new Set([...isoCountryCodes, 'XK']);

let names: Map<string, string> | undefined;

/** Read when first asked for: the names are some hundred kilobytes. */
function allNames(): Map<string, string> {
  if (names !== undefined) return names;
  names = new Map();
  for (const language of nameLanguages) {
    countries.registerLocale(require(`i18n-iso-countries/langs/${language}.json`));
    for (const [code, variants] of Object.entries(countries.getNames(language, { select: 'all' })))
      for (const name of variants) if (!names.has(foldName(name))) names.set(foldName(name), code);
  }
  // Letters of vehicles, alone too: "D"; of several letters these are words ("fin").
  for (const { code, vehicleCode } of served) if (vehicleCode?.length === 1) names.set(foldName(vehicleCode), code);
  for (const [name, code] of Object.entries(abbreviations)) names.set(name, code);
  return names;
}

/** Its names in all languages, the usual one of each first. */
export function namesOfCountry(code: string): readonly string[] {
  allNames();
  return [...new Set(nameLanguages.flatMap((language) => countries.getName(code, language, { select: 'all' }) ?? []))];
}

/** "Österreich", "AUSTRIA", "AT", "A-", "D" → ISO 3166-1 alpha-2. */
export function countryOfName(text: string): string | undefined {
  if (text.length > 60) return undefined;
  const folded = foldName(text);
  // "U.K.", "U.S.A."
  const name = /^(?:[a-z]\. ?){2,3}[a-z]?$/.test(folded) ? folded.replace(/[. ]/g, '') : folded;
  const known = allNames().get(name);
  if (known !== undefined) return known;
  const upper = name.toUpperCase();
  if (isoCountryCodes.has(upper)) return upper;
  return /^[A-Z]{3}$/.test(upper) ? countries.alpha3ToAlpha2(upper) : undefined;
}

const foldName = (name: string): string =>
  fold(name)
    .replace(/[\u2019']/g, "'")
    .replace(/^[\s,(-]+|[\s,;)-]+$/g, '')
    .replace(/\s+/g, ' ');
