/** Top-level domains of countries (RFC 1591), in capitals: whose they are, and which of them companies anywhere take for their letters. */
import { isoCountryCodes } from './country-names.js';
import { countries } from './country-table.js';

/** ISO 3166-1 alpha-2 by domains that are not the country's code: "UK". */
export const countryByOtherDomain: ReadonlyMap<string, string> = new Map(
  countries.flatMap(({ code, domain }) => {
    const letters = domain.split('.').at(-1)!.toUpperCase();
    return letters === code ? [] : [[letters, code] as const];
  }),
);

const taken: ReadonlySet<string> = new Set('AC AG AI AM CC CO FM GG GL IM IO LA LY ME NU SH ST TK TO TV VC WS'.split(' '));
/** Below "com.co", "co.me" are companies of the country. */
const ownSuffix = /\.(?:com?|org|net|gov|edu)\.([a-z]{2})$/;
const ofCountry = /\.([a-z]{2})$/;

/** ISO 3166-1 alpha-2 of the country whose domain a host is in; undefined where its letters tell none. `host`: in small letters, without port. */
export function countryOfDomain(host: string): string | undefined {
  const own = ownSuffix.exec(host);
  const letters = (own ?? ofCountry.exec(host))?.[1]?.toUpperCase();
  if (letters === undefined || (!own && taken.has(letters))) return undefined;
  const code = countryByOtherDomain.get(letters) ?? letters;
  return isoCountryCodes.has(code) ? code : undefined;
}
