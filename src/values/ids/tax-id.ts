/** Numbers of tax offices and company registers that are where no VAT id does: Steuernummer, IČO, CNPJ, OIB, SIRET, KvK, EIN, CUIT and the like. */
import { keyedTaxIds } from './keyed-ids.js';
import type { Kind, Reading } from '../kind.js';
import { taxChecks } from './national-ids.js';
import { plain, spansOf } from '../text/plain.js';
import { vatId } from './vat-id.js';

/** Minimum digits, and a format that is unambiguous without a check digit: the many lines with fewer digits are skipped. */
type Shape = readonly [fewest: number, pattern: RegExp];
const numeric: readonly Shape[] = [
  [9, /(?<![\p{L}\d]|\d[.,/-])\d{2,3}[ /]{1,3}\d{3,4}[ /]{1,3}\d{4,5}(?![\p{L}\d])/gu], // German Steuernummer
  [10, /(?<![\p{L}\d/])\d{2}\/\d{3}\/\d{4}\/\d(?![\p{L}\d/])/gu], // the same, its check digit apart
  [10, /(?<![\p{L}\d]|\d[.,/-])\d{5} ?\/ ?\d{5}(?![\p{L}\d/])/gu], // the same in Baden-Württemberg
  [9, /(?<![\p{L}\d])\d{2,3}[ -]?\d{3,4}[/]\d{4}(?![\p{L}\d/])/gu], // Austrian Steuernummer
  [14, /(?<![\p{L}\d])\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}(?!\d)/gu], // CNPJ
  [11, /(?<![\p{L}\d])\d{3}\.\d{3}\.\d{3}[.-]\d{2,3}(?!\d)/gu], // CPF
  [9, /(?<![\p{L}\d])\d{2}-\d{7,8}(?:-\d)?(?![\p{L}\d-])/gu], // EIN, CUIT
  [10, /(?<![\p{L}\d])\d{6}-\d{4}(?![\p{L}\d-])/gu], // Swedish organisation number
  [8, /(?<![\p{L}\d])\d{7}-\d(?![\p{L}\d-])/gu], // Finnish Y-tunnus
  [14, /(?<![\p{L}\d])\d{3} ?\d{3} ?\d{3} ?\d{5}(?![\p{L}\d])/gu], // SIRET
  [8, /(?<![\p{L}\d]|\d[.,/-])\d{8,14}(?![\p{L}\d]|[.,/-]\d)/gu], // without any sign between
];
const withLetters: readonly Shape[] = [
  [9, /(?<![\p{L}\d])CHE[ -]?\d{3}[ .]?\d{3}[ .]?\d{3}(?![\d])/gu], // Swiss UID
  [6, /(?<![\p{L}\d])[A-ZÑ&]{3,4}[ -]?\d{6}[ -]?[A-Z\d]{3}(?![\p{L}\d])/gu], // RFC
  [7, /(?<![\p{L}\d])[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z](?![\p{L}\d])/gu], // codice fiscale
  [7, /(?<![\p{L}\d])[A-Z]\d{7,8}[A-Z\d]?(?![\p{L}\d])/gu], // Spanish NIF
];
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
    const possible = (letter.test(line) ? [...numeric, ...withLetters] : numeric).filter(([fewest]) => digits >= fewest);
    const shaped = spansOf(line, ...possible.map(([, pattern]) => pattern));
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

/** Lengths that a number without letters may have, by check; numbers with letters are asked of every check in `lettered`. */
const lengths: Readonly<Record<string, readonly number[]>> = {
  'DE.idnr': [11],
  'AT.tin': [9],
  'CZ.ico': [8],
  'BR.cnpj': [14],
  'BR.cpf': [11],
  'AR.cuit': [11],
  'FR.siret': [14],
  'FR.siren': [9],
  'US.ein': [9],
  'HR.oib': [11],
  'NO.orgnr': [9],
  'SE.orgnr': [10],
  'DK.cvr': [8],
  'FI.ytunnus': [8],
  'PL.nip': [10],
  'PL.regon': [9, 14],
  'SI.ddv': [8],
  'IT.iva': [11],
  'PT.nif': [9],
  'TR.vkn': [10],
  'TR.tckimlik': [11],
  'CA.bn': [9],
  'AU.abn': [11],
  'GB.utr': [10],
  'HU.anum': [8],
  'RO.cui': [6, 7, 8, 9, 10],
  'EE.registrikood': [8],
  'GR.vat': [9],
  'BE.vat': [10],
  'SK.dph': [10],
  'AU.acn': [9],
  // The slowest check comes last: any that passes is enough.
  'DE.stnr': [10, 11, 13],
};
const byLength: readonly (readonly string[])[] = Array.from({ length: 17 }, (_, length) =>
  Object.keys(lengths).filter((name) => lengths[name]!.includes(length)),
);
const lettered = ['CH.uid', 'ES.nif', 'ES.cif', 'MX.rfc', 'IT.codicefiscale'] as const;

/** Whether a number without blanks and signs has the check digits of any country. */
function passes(value: string): boolean {
  if (value.length < 6 || value.length > 16) return false;
  const names = /\D/.test(value) ? lettered : byLength[value.length]!;
  return names.some((name) => taxChecks[name]!(value));
}
