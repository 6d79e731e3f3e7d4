/** What the gazetteer says of the words of a party's addresses. */
import { countryOfName } from '../../catalogue/country-names.js';
import { isState } from '../../catalogue/states.js';
import { bare } from '../../fold.js';
import { inCountry, townIn } from '../../gazetteer/gazetteer.js';
import { fieldValue } from '../../values/contact/field-value.js';
import { isProvince } from '../../values/contact/town-name.js';
import { isInBlock } from './address.js';
import { type ContactSpan, isRecognised } from './spans/span.js';

/** The spans of one party, and what its towns are called; each is read once. */
export interface Party {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly spans: readonly ContactSpan[];
  townsNear(span: ContactSpan): readonly ContactSpan[];
  /** Folded, without blanks and signs. */
  nameOf(town: ContactSpan): string;
  /** Taken for a town, but a state, a county, a country, an abbreviation ("Worcs."), or no name at all. */
  isRegion(town: ContactSpan): boolean;
}

/** Of the spans of one role. `country`: ISO 3166-1 alpha-2. */
export function partyOf(spans: readonly ContactSpan[], country: string): Party {
  const towns = spans.filter(({ field }) => field === 'City');
  const names = new Map(towns.map((town) => [town, bare(fieldValue('City', town.text, country, isRecognised(town)))]));
  const nameOf = (town: ContactSpan): string => names.get(town)!;
  return {
    country,
    spans,
    nameOf,
    townsNear: (span) => towns.filter((town) => town !== span && isInBlock(span, town)),
    isRegion: (town) => !town.isRecalled && !isListedIn(nameOf(town), country) && isRegionName(town.text.replace(/,$/, ''), country),
  };
}

/** A state, a province or a country, an abbreviation, or no name at all. */
export const isRegionName = (text: string, country: string): boolean =>
  !/\p{L}{2}/u.test(text) ||
  /^\p{L}{2,7}\.$/u.test(text) ||
  isState(text.replace(/\.$/, '')) ||
  isProvince(text.replace(/\.$/, ''), country) ||
  countryOfName(text) !== undefined;

const isListedIn = (name: string, country: string): boolean => (townIn(name, country) & inCountry) !== 0;

/** Whether words are the name of a listed town of the country (ISO 3166-1 alpha-2), signs behind them aside. */
export const isTownOf = (text: string, country: string): boolean => /\p{L}{3}/u.test(text) && isListedIn(bare(text), country);
