/** The name of a town among what is printed on its line: quarters, states and counties are no part of it. */
import { countryOfName } from '../../catalogue/country-names.js';
import { countryByCode } from '../../catalogue/country-table.js';
import { placeRanks, printCounties, printDistricts, provincesOf } from '../../catalogue/country-words/provinces.js';
import { isState } from '../../catalogue/states.js';
import { gazetteerBit, inCountry, lookUp, townIn } from '../../gazetteer/gazetteer.js';
import { bare } from '../../fold.js';
import { trimmed } from '../text/trimmed.js';

/** A name, no code: "Hinterwald, de" names no country. */
const isCountryName = (text: string): boolean => /^\p{Lu}.{3}/u.test(text) && countryOfName(text) !== undefined;

/** "Boise, Idaho", "Sherbrooke (Québec)", "Altstadt, Graz" → the town. `country`: the party's, ISO 3166-1 alpha-2. */
export function townName(text: string, country: string | undefined): string {
  const ranked = withoutRank(text, country);
  const town = trimmed(withoutProvince(printDistricts.has(country ?? '') ? ranked.replace(district, '').replace(atVillage, '') : ranked, country));
  const parts = town.split(',').map(trimmed);
  return parts.length > 1 ? townAmong(parts, country) : withoutTrailingState(town, country);
}

/** "Katol Dist. Nagpur", "Gondal, DIST-RAJKOT"; "At. Gondal". */
const [district, atVillage] = [/(?<=\p{L}{3}[.,]?)[\s,]{1,3}Dist(?:t|rict)?(?:[.\s:-]|\.-).{2,40}$/iu, /^(?:At|Village|Vill)(?:\.-|[.:\s-])\s?(?=\p{L}{3})/iu];

/** "Mun. Oradea": what a place is. */
const ranks = new Map(Object.entries(placeRanks).map(([country, words]) => [country, new RegExp(`^(?:${words})\\s?(?=\\p{L}{3})`, 'iu')]));

/** A town without the rank of its place (Romania), where the whole is no town's name: "Mun. Oradea", but "Satul Nou". `country`: ISO 3166-1 alpha-2. */
export function withoutRank(text: string, country: string | undefined): string {
  const rank = ranks.get(country ?? '');
  return rank === undefined || isTown(bare(text)) ? text : text.replace(rank, '');
}

/** "Porto Alegre/RS", "SUZZARA MN", "Ascoli Piceno (AP)", "Tralee, Co. Kerry". */
function withoutProvince(text: string, country: string | undefined): string {
  const federal = /^(\p{L}{2}[\p{L} .'’-]{0,40}) ?\/ ?[A-Z]{2}$/u.exec(text);
  if (federal) return federal[1]!;
  const provinces = countryByCode(country ?? '')?.provinces;
  const county =
    /^([^,]{2,40}),\s{0,2}(?:Co\.|County) ?\p{Lu}[\p{L} ]{2,20}$/u.exec(text) ??
    (provinces === 'behind a blank too' ? /^(.{3,40}) [A-Z]{2}$/.exec(text) : null);
  if (county) return county[1]!;
  const [, name, behind = ''] = /^(.{2,60}?)\s?\(([^,()]{2,30})\)$/.exec(text) ?? [];
  return name !== undefined && (isState(behind) || provinces !== undefined || /^[A-Z]{2}$/.test(behind)) ? name : text;
}

/** Of parts between commas the last that the gazetteer lists as a town there, then anywhere; without any the last, as quarters are before their town. */
function townAmong(parts: readonly string[], country: string | undefined): string {
  const names = parts.filter((part, i) => /^\p{Lu}.*\p{L}/u.test(part) && !(i > 0 && (isRegion(part) || isProvince(part, country))));
  const last = (is: (part: string) => boolean) => names.findLast((part) => is(bare(part.replace(/[\s\d]+$/, ''))));
  const there = country && last((name) => (townIn(name, country) & inCountry) !== 0);
  return there || last(isTown) || names.at(-1) || parts.join(', ');
}

const isTown = (bareName: string): boolean => (lookUp(bareName) & gazetteerBit('town')) !== 0;

/** A state, a country, or an abbreviation of a state in capitals. */
const isRegion = (part: string): boolean => isState(part) || isCountryName(part) || /^[A-Z]{2,3}$/.test(part);

/** A province or county of the country (ISO 3166-1 alpha-2) of which it has no town, as "Limerick" is one: "Cumbria", "Co. Kerry". */
export const isProvince = (part: string, country: string | undefined): boolean =>
  country !== undefined &&
  ((printCounties.has(country) && /^co(?:unty|\.) \p{L}/iu.test(part)) || provincesOf(country).some((name) => bare(name) === bare(part))) &&
  (townIn(bare(part), country) & inCountry) === 0;

/** "Boise Idaho": the whole is no town's name, the words in front are. */
function withoutTrailingState(town: string, country: string | undefined): string {
  const words = town.split(' ');
  if (isTown(bare(town))) return town;
  for (let from = words.length - 1; from > 0; from--) {
    const front = words.slice(0, from).join(' ');
    const behind = words.slice(from).join(' ');
    if ((isState(behind) || isProvince(behind, country)) && isTown(bare(front))) return front;
  }
  return town;
}
