/** The country that a party's own telephone number, mail address or web site tells. */
import { isoCountryCodes } from '../../catalogue/country-names.js';
import { phone, regionOf } from './phone.js';

/** Domains of countries (ISO 3166-1 alpha-2) that companies elsewhere take for their letters. */
const taken: ReadonlySet<string> = new Set('AC AI AM CC CO FM GG GL IM IO LA LY ME NU SH ST TK TO TV VC WS'.split(' '));
/** Below "com.co", "co.me" are companies of the country. */
const ownSuffix = /\.(?:com?|org|net|gov|edu)\.([a-z]{2})$/;
const ofCountry = /\.([a-z]{2})$/;

/** "+41 44 …", "0094-37-…"; noughts alone begin other numbers, too. */
const international = /^[^\d+]*(?:\+ ?[1-9]|00[ (/-]{0,2}[1-9]\d{0,2}[ )/-])/;

/** ISO 3166-1 alpha-2 of a number with a country calling code (ITU-T E.164) that one country alone has; undefined for all others. */
export function countryOfPhone(printed: string): string | undefined {
  const [read] = international.test(printed) ? phone.read(printed) : [];
  return read && regionOf(read.value);
}

/** ISO 3166-1 alpha-2 by the top-level domain of a mail address or a web site. */
export function countryOfHost(address: string): string | undefined {
  const host = address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/:?].*$/, '');
  const letters = (ownSuffix.exec(host) ?? ofCountry.exec(host))?.[1]?.toUpperCase();
  if (letters === undefined || (taken.has(letters) && !ownSuffix.test(host))) return undefined;
  const code = letters === 'UK' ? 'GB' : letters;
  return isoCountryCodes.has(code) ? code : undefined;
}
