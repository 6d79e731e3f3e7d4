/** Words that end the names of companies, folded, of all countries of the table: "gmbh", "sro", "srl". */
import { countries } from '../../catalogue/country-table.js';
import { remembered } from '../../remembered.js';
import { fold } from '../../fold.js';

export const legalFormWords: ReadonlySet<string> = new Set(
  countries
    .flatMap((country) => country.legalForms.flatMap((form) => [form, ...form.split(' ')]))
    .map((form) => fold(form).replace(/[^a-z&]/g, ''))
    .filter((form) => form.length >= 2),
);

export const lettersOf = remembered((word) => fold(word).replace(/[^a-z]/g, ''), 4000);

/** "SARL", "OHG & Co. KG": words that only end a name. */
export const isLegalForm = (text: string): boolean =>
  text
    .split(/\s+/)
    .map(lettersOf)
    .filter(Boolean)
    .every((word) => legalFormWords.has(word) || word === 'co');

/** "e. V.", "d. o. o.": one word to us, with this between its letters. */
export const withFormsInOne = (text: string, between: string): string => text.replace(/(?<!\p{L})(\p{L})\. (?=\p{L}\.)/gu, `$1.${between}`);

/** "Muster GmbH": one of its words behind the first is a legal form. */
export const hasLegalForm = (text: string): boolean =>
  withFormsInOne(text, '')
    .split(/\s+/)
    .slice(1)
    .some((word) => legalFormWords.has(lettersOf(word)));

/** Not their single words. */
const wholeForms: ReadonlySet<string> = new Set(countries.flatMap(({ legalForms }) => legalForms.map(lettersOf)).filter((form) => form.length >= 2));
const longestForm = 6;

/** "Muster Spółka z o. o.", but not "Muster Spółka z": its last words are all of a legal form. */
export function endsWithLegalForm(text: string): boolean {
  const words = text.split(/\s+/);
  return words.some((_, at) => words.length - at <= longestForm && wholeForms.has(lettersOf(words.slice(at).join(''))));
}
