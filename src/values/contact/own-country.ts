/** The country that a party's own telephone number, mail address or web site tells. */
import { countryOfDomain } from '../../catalogue/domains.js';
import { phone, regionOf } from './phone.js';

/** "+41 44 …", "0094-11-…"; noughts alone begin other numbers, too. */
const withCountry = /^[^\d+]*(?:\+ ?[1-9]|00[ (/.-]{0,2}[1-9]\d{0,2}[ )/.-])/;
/** Numbers of North America that are free of charge, and of no place. */
const ofNoPlace = /^\+18(?:00|33|44|55|66|77|88)/;

/** ISO 3166-1 alpha-2 of a number with its country calling code (ITU-T E.164), by the numbering plan where several share it; undefined for all others. */
export function countryOfPhone(printed: string): string | undefined {
  const [read] = withCountry.test(printed) ? phone.read(printed) : [];
  return read?.check === 'passed' && !ofNoPlace.test(read.value) ? regionOf(read.value) : undefined;
}

/** ISO 3166-1 alpha-2 by the top-level domain of a mail address or a web site. */
export const countryOfHost = (address: string): string | undefined =>
  countryOfDomain(
    address
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/[/:?].*$/, ''),
  );
