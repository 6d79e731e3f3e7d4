/** Numbers of tax offices and company registers that are where no VAT id does: Steuernummer, IČO, CNPJ, OIB, SIRET, KvK, EIN, CUIT and the like. */
import { letteredTaxIds, type TaxIdCheck, taxIdChecks } from '../../catalogue/country-words/id-checks.js';
import { digitShapes, taxIdShapes } from '../../catalogue/country-words/tax-ids.js';
import { keyedTaxIds } from './keyed-ids.js';
import type { Kind, Reading } from '../kind.js';
import { taxChecks } from './national-ids.js';
import { plain, spansOf } from '../text/plain.js';
import { vatId } from './vat-id.js';

/** In all of those with letters. */
const letter = /[A-ZÑ&]/;
/** Numbers in groups that must pass a check to be taken for one. */
const groups = /(?<![\p{L}\d]|\d[.,/-])\d{2,3}(?:[ .-]\d{2,4}){2,4}(?:-\d{1,2})?(?![\p{L}\d]|[.,/-]\d)/gu;

export const taxId: Kind = {
  name: 'tax-id',
  find(original) {
    if (!/\d{2}/.test(original)) return [];
    const line = plain(original);
    const checked = spansOf(line, groups).filter(({ start, end }) => passes(line.slice(start, end).replace(/[ .-]/g, '')));
    const digits = line.replace(/\D/g, '').length;
    const possible = (letter.test(line) ? taxIdShapes : digitShapes).filter(({ fewest }) => digits >= fewest);
    const shaped = spansOf(line, ...possible.map(({ pattern }) => pattern));
    const keyed = /\p{L}/u.test(line) ? keyedTaxIds(line) : [];
    const known = [...shaped, ...keyed.filter(({ start, end }) => !shaped.some((span) => span.start === start && span.end === end))];
    return [...known, ...checked.filter(({ start, end }) => !known.some((span) => span.start === start && span.end === end))];
  },
  read(original, origin) {
    const text = plain(original)
      .trim()
      .replace(/^[:;#(]+|[.,;:)]+$/g, '')
      .trim();
    if (text.length > 30 || !/\d{2}/.test(text)) return [];
    // The slashes of a German number are part of it.
    const german = /^\d{2}\/\d{3}\/\d{4}\/\d$|^\d{5}\s?\/\s?\d{5}$|^\d{2,3}\s?\/\s?\d{3,4}\s?\/\s?\d{4,5}$|^\d{2,3}[ -]?\d{3,4}\/\d{4}$/.test(text);
    const value = german ? text.replace(/\s/g, '') : text.replace(/[^\p{L}\d&]/gu, '').toUpperCase();
    if (!/^[\p{L}\d/&-]{6,20}$/u.test(value)) return vatId.read(original, origin);
    const reading: Reading = { value, check: passes(german ? value.replace(/\D/g, '') : value) ? 'passed' : 'failed' };
    return [reading];
  },
};

/** Checks of digits alone, by their number. */
const byLength: readonly (readonly TaxIdCheck[])[] = Array.from({ length: 17 }, (_, length) =>
  [...taxIdChecks].flatMap(([name, { lengths }]) => (lengths?.includes(length) ? [name] : [])),
);

/** Whether a number without blanks and signs has the check digits of any country. */
function passes(value: string): boolean {
  if (value.length < 6 || value.length > 16) return false;
  const names = /\D/.test(value) ? letteredTaxIds : byLength[value.length]!;
  return names.some((name) => taxChecks[name](value));
}
