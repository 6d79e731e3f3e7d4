/** Forms of postal codes by country (Universal Postal Union, as the catalogue's masks have them). */
import { countryByCode } from './country-table.js';
import { overseasByCode } from './overseas-countries.js';

const formOf = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replace(/\d/g, '9')
    .replace(/[A-Z]/g, 'A');

const rowOf = (country: string) => countryByCode(country) ?? overseasByCode(country);

/** Whether a country has postal codes whose form is known. */
export const hasPostalCodes = (country: string): boolean => Boolean(rowOf(country)?.zipMask);

/** Whether a printed code has the digits and letters of this country's, signs and blanks aside. `country`: ISO 3166-1 alpha-2. */
export function isPostalCodeOf(printed: string, country: string): boolean {
  const known = rowOf(country);
  if (known === undefined) return false;
  const form = formOf(known.zipExtension ? printed.replace(known.zipExtension, '') : printed);
  if (known.zipForms) return known.zipForms.test(form);
  // With or without the letters of international mail: "D-10115".
  return [form, form.replace(/^A{1,3}(?=9)/, '')].includes(formOf(known.zipMask.replace(/^[A-Z]-/, '')));
}

/** Letters that are part of a country's codes where they are printed (Universal Postal Union, addressing systems): "LV-1010". Elsewhere they are those of international mail. */
export const lettersOfCodes: Readonly<Record<string, string>> = { LV: 'LV-', LT: 'LT-', LU: 'L-' };
