/** Words that end the names of companies, folded, of all countries of the table: "gmbh", "sro", "srl". */
import { countries } from '../../catalogue/country-table.js';
import { fold } from '../../values/text/fold.js';

export const legalFormWords: ReadonlySet<string> = new Set(
  countries
    .flatMap((country) => country.legalForms.flatMap((form) => [form, ...form.split(' ')]))
    .map((form) => fold(form).replace(/[^a-z&]/g, ''))
    .filter((form) => form.length >= 2),
);
