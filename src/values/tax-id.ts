/** Numbers of tax offices and company registers that stand where no VAT id does: Steuernummer, IČO, CNPJ, OIB, SIRET, KvK, EIN, CUIT and the like. */
import type { Kind, Reading } from './kind.js';
import { taxChecks } from './national-ids.js';
import { plain, spansOf } from './plain.js';
import { vatId } from './vat-id.js';

/** Shapes that speak for themselves, whatever the check says. */
const shapes: readonly RegExp[] = [
  /(?<![\p{L}\d]|\d[.,/-])\d{2,3}[ /]{1,3}\d{3,4}[ /]{1,3}\d{4,5}(?![\p{L}\d])/gu, // German Steuernummer
  /(?<![\p{L}\d])\d{2,3}[ -]?\d{3,4}[/]\d{4}(?![\p{L}\d/])/gu, // Austrian Steuernummer
  /(?<![\p{L}\d])\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}(?!\d)/gu, // CNPJ
  /(?<![\p{L}\d])\d{3}\.\d{3}\.\d{3}[.-]\d{2,3}(?!\d)/gu, // CPF
  /(?<![\p{L}\d])\d{2}-\d{7,8}(?:-\d)?(?![\p{L}\d-])/gu, // EIN, CUIT
  /(?<![\p{L}\d])\d{6}-\d{4}(?![\p{L}\d-])/gu, // Swedish organisation number
  /(?<![\p{L}\d])\d{7}-\d(?![\p{L}\d-])/gu, // Finnish Y-tunnus
  /(?<![\p{L}\d])\d{3} ?\d{3} ?\d{3} ?\d{5}(?![\p{L}\d])/gu, // SIRET
  /(?<![\p{L}\d])CHE[ -]?\d{3}[ .]?\d{3}[ .]?\d{3}(?![\d])/gu, // Swiss UID
  /(?<![\p{L}\d])[A-ZÑ&]{3,4}[ -]?\d{6}[ -]?[A-Z\d]{3}(?![\p{L}\d])/gu, // RFC
  /(?<![\p{L}\d])[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z](?![\p{L}\d])/gu, // codice fiscale
  /(?<![\p{L}\d])[A-Z]\d{7,8}[A-Z\d]?(?![\p{L}\d])/gu, // Spanish NIF
  /(?<![\p{L}\d]|\d[.,/-])\d{8,14}(?![\p{L}\d]|[.,/-]\d)/gu, // without any sign between
];
/** Numbers in groups that must pass a check to be taken for one. */
const groups = /(?<![\p{L}\d]|\d[.,/-])\d{2,3}(?:[ .-]\d{2,4}){2,4}(?:-\d{1,2})?(?![\p{L}\d]|[.,/-]\d)/gu;

export const taxId: Kind = {
  name: 'tax-id',
  find(original) {
    if (!/\d{2}/.test(original)) return [];
    const line = plain(original);
    const checked = spansOf(line, groups).filter(({ start, end }) => checks(line.slice(start, end).replace(/[ .-]/g, '')).length > 0);
    return [...new Map([...spansOf(line, ...shapes), ...checked, ...vatId.find(line)].map((span) => [`${span.start}-${span.end}`, span])).values()];
  },
  read(original) {
    const text = plain(original)
      .trim()
      .replace(/^[:;#(]+|[.,;:)]+$/g, '')
      .trim();
    if (text.length > 30 || !/\d{2}/.test(text)) return [];
    // The slashes of a German number are part of it.
    const german = /^\d{2,3}\s?\/\s?\d{3,4}\s?\/\s?\d{4,5}$|^\d{2,3}[ -]?\d{3,4}\/\d{4}$/.test(text);
    const value = german ? text.replace(/\s/g, '') : text.replace(/[^\p{L}\d&]/gu, '').toUpperCase();
    if (!/^[\p{L}\d/&-]{6,20}$/u.test(value)) return vatId.read(original);
    const reading: Reading = { value, check: checks(german ? value.replace(/\D/g, '') : value).length > 0 ? 'passed' : 'failed' };
    return [reading];
  },
};

/** Names of the checks that a compact number passes. */
function checks(value: string): string[] {
  const lengths = value.length;
  if (lengths < 6 || lengths > 16) return [];
  return Object.keys(taxChecks).filter((name) => taxChecks[name]!(value));
}
