/** VAT ids (Directive 2006/112, article 215; CHE, GB, NO besides): printed with country prefix, or in the local form without it. */
import { cnpj, rfc } from '../../catalogue/country-words/id-forms.js';
import { isoCountryCodes } from '../../catalogue/country-names.js';
import { languages } from '../../catalogue/languages/index.js';
import { remembered } from '../../remembered.js';
import type { Kind, Origin, Reading, Span } from '../kind.js';
import { luhn } from './check-digits.js';
import { correctedGstin, hasGstinForm, isGstin, misreadGstin } from './gstin.js';
import { fewestKeyedDigits, isNational, keyedVatIds } from './keyed-ids.js';
import { asDigits, beginsWith, misreadCountries } from '../text/misread.js';
import { taxChecks, vatChecks } from './national-ids.js';
import { bodies, local, localLengths } from './vat-forms.js';
import { bare } from '../../fold.js';
import { distinct, plain, spansOf, within } from '../text/plain.js';

const prefixed =
  /(?<![A-Za-z0-9])(?:CHE|AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|GR|HR|HU|IE|IT|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK|XI|Che|At|De|che|atu?(?=\d)|de(?=\d))(?=[ .:-]{0,3}[A-Za-z0-9])/g;
/** The same misread; a number is glued to them. Only where it passes its check, or behind a key. */
const misread = misreadCountries(Object.keys(bodies).filter((prefix) => prefix.length === 2));
const misreadPrefixed = beginsWith(misread.keys());
/** Keys of VAT ids in all languages, folded; shorter ones are in other words. */
const keys = [...new Set(languages.flatMap(({ terms }) => [...terms.senderVatId, ...terms.receiverVatId]).map(bare))].filter((key) => key.length >= 3);
const isBehindKey = (before: string): boolean => keys.some((key) => bare(before.slice(-24)).includes(key));
const suffix = / ?(?:MWST|MwSt|Mwst|TVA|IVA|VAT|MVA|mva)\.?(?![\p{L}\d])/uy;
const digits = /(?<![\p{L}\d]|\d[.,/-]|(?<!\p{L})\p{L}-)\d[\d .-]{6,14}\d(?: ?MVA|B\d{2})?(?![\p{L}\d]|[.,/]\d| ?RT ?\d{4})/gu;
const spanish =
  /(?<![\p{L}\d])(?:[A-HJ-NP-SUVWXYZ][ -]?(?:\d{7}[ -]?[A-Z0-9]|\d{2}\.\d{3}\.\d{2}[A-J\d])|(?:\d{8}|\d{1,2}\.\d{3}\.\d{3})[ -]?[A-Z]|U ?\d{8}|\d{9} ?B ?\d{2}|\d{8}-\d-\d{2})(?![\p{L}\d])/gu;

/** Numbers of a goods and services tax: Australian (ABN), in its groups, Indian (GSTIN: state, permanent account number, entity, Z, check), Canadian (business number and its account RT). */
const abn = /(?<![\p{L}\d]|\d[.,/-])\d{2} ?\d{3} ?\d{3} ?\d{3}(?![\p{L}\d]|[.,/-]\d)/gu;
const gstin = /(?<![\p{L}\d])\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d](?![\p{L}\d])/gu;
const canadian = /(?<![\p{L}\d])\d{5} ?\d{4} ?RT ?\d{4}(?![\p{L}\d])/gu;

/** What is looked for without a prefix, and how many digits a line needs for it: with a capital letter somewhere, and without any. */
const unprefixed = [
  { pattern: digits, fewest: 8, fewestBare: 8 },
  { pattern: spanish, fewest: 7, fewestBare: 11 },
  { pattern: abn, fewest: 11, fewestBare: 11 },
  { pattern: gstin, fewest: 7, fewestBare: Number.POSITIVE_INFINITY },
  { pattern: canadian, fewest: 13, fewestBare: Number.POSITIVE_INFINITY },
] as const;
const twoLetters = /[A-Za-z]{2}/;

/** A country's letters before a number that is as long as none of its numbers: mistyped, misread, or of a country that has no checks here. */
const strange = /(?<![A-Za-z0-9])(?:CHE|[A-Z]{2})(?:-[A-Z]{1,6})?[ .:-]{0,2}\d[\dA-Z]*(?:[ .-](?=[A-Z]*\d)[\dA-Z]+){0,4}(?![A-Za-z0-9]|[,/]\d)/g;

function isStrange(text: string): boolean {
  if (text.length > 24) return false;
  const value = compacted(text);
  const digitCount = value.replace(/\D/g, '').length;
  if (digitCount < 7 || value.length > 16) return false;
  return isoCountryCodes.has(value.slice(0, 2)) || value.startsWith('CHE') || value.startsWith('EL');
}

export const vatId: Kind = {
  name: 'vat-id',
  find(original, origin = 'recognised') {
    if (!/\d{2}/.test(original)) return [];
    const line = plain(original);
    const spans: Span[] = [];
    for (const { start, end: behind } of twoLetters.test(line) ? spansOf(line, prefixed) : []) {
      const prefix = line.slice(start, behind).toUpperCase();
      const end = endOf(line, start, prefix.startsWith('AT') ? 'AT' : prefix, origin);
      if (end !== undefined) spans.push({ start, end });
    }
    for (const { start, end: behind } of origin === 'recognised' ? spansOf(line, misreadPrefixed) : []) {
      const end = endOf(line, start, misread.get(line.slice(start, behind))!, origin);
      if (end !== undefined && (isBehindKey(line.slice(0, start)) || vatId.read(line.slice(start, end))[0]?.check === 'passed')) spans.push({ start, end });
    }
    // Without a prefix that has a shorter form no id has fewer digits.
    const digitCount = line.replace(/\D/g, '').length;
    if (digitCount >= fewestKeyedDigits && /\p{L}/u.test(line))
      for (const { start, end } of [...keyedVatIds(line), ...spansOf(line, rfc)]) if (!within(spans, start, end)) spans.push({ start, end });
    const capital = /[A-Z]/.test(line);
    if (origin === 'recognised' && capital)
      for (const { start, end } of spansOf(line, misreadGstin))
        if (correctedGstin(line.slice(start, end)) !== undefined && !within(spans, start, end)) spans.push({ start, end });
    if (digitCount < 7) return distinct(spans);
    for (const { start, end } of capital ? spansOf(line, strange) : []) {
      const text = line.slice(start, end);
      const isKnown = within(spans, start, end) || spans.some((keyed) => keyed.start > start && keyed.end === end); // "NO" of "GST NO: 000512345678"
      if (!isKnown && isStrange(text) && localReadings(text.replace(/\D/g, '')).length === 0) spans.push({ start, end });
    }
    if (digitCount >= 14) for (const { start, end } of spansOf(line, cnpj)) if (!within(spans, start, end)) spans.push({ start, end });
    for (const { pattern, fewest, fewestBare } of unprefixed) {
      if (digitCount < (capital ? fewest : fewestBare)) continue;
      for (const { start, end } of spansOf(line, pattern))
        if (!within(spans, start, end) && localReadings(compacted(line.slice(start, end))).length > 0) spans.push({ start, end });
    }
    return distinct(spans);
  },
  read(text, origin = 'recognised') {
    const printed = plain(text).trim();
    const country = origin === 'recognised' ? misread.get(printed.slice(0, 2)) : undefined;
    const cased = (country === undefined ? printed : country + printed.slice(2)).replace(/[^\p{L}\d+*]/gu, '');
    const value = cased
      .toUpperCase()
      .replace(/^(CHE\d{9})(?:MWST|TVA|IVA|VAT)$/, '$1')
      .replace(/^(?:R(?=\d{9}(?:RT\d{4})?$)|(?:UID|USTID|USTIDNR|VAT|VATID|NIP|PIVA|CVR|NIF|CIF|DIC|ID|NR)(?=[A-Z]{0,3}\d))/, '');
    const prefix = value.startsWith('CHE') ? 'CHE' : value.slice(0, 2);
    const body = value.slice(prefix.length);
    if (bodies[prefix]?.test(body)) return [{ value, check: passes(prefix, body) ? 'passed' : 'failed' }];
    const corrected = origin === 'recognised' ? correct(prefix, cased.slice(-body.length)) : undefined;
    if (corrected) return [{ value: prefix + corrected, check: 'passed' }];
    const here = localReadings(value);
    if (here.some(({ check }) => check === 'passed')) return here;
    const gstin = origin === 'recognised' ? correctedGstin(text.trim()) : undefined;
    if (gstin !== undefined) return [{ value: gstin, check: 'passed' }];
    if (here.length > 0) return here;
    if (isNational(value) && signs.test(text.trim())) return [{ value, check: nationalChecks.some((name) => taxChecks[name]!(value)) ? 'passed' : 'failed' }];
    return isStrange(text) ? [{ value, check: 'failed' }] : [];
  },
};

/** What may be between the digits; dates and amounts have other signs. */
const signs = /^\d[\d -]{7,18}\d$|^\d{2}[. ]?\d{3}[. ]?\d{3} ?[/ ] ?\d{4} ?[- ] ?\d{2}$|^\d{2}[-.]\d{2}\.\d{3}\.\d{3}[-.]\d$|^(?=.*\p{L})[\p{L}\d& -]{10,22}$/u;
/** Ids that are printed without a country's letters and are asked for their check where nothing else fits. */
const nationalChecks = ['BR.cnpj', 'AR.cuit', 'MX.rfc', 'AU.abn', 'TR.vkn', 'CA.bn'] as const;

/** Places of the body at which letters may be: what was read there stays as it is. */
const lettered: Readonly<Record<string, readonly number[]>> = { AT: [0], CY: [8], ES: [0, 8], FR: [0, 1], IE: [1, 7, 8], NL: [9] };

/** With letters that a scanner took for digits as digits: where only digits can be, most are digits and the check then passes. */
function correct(prefix: string, cased: string): string | undefined {
  const pattern = bodies[prefix];
  if (!pattern || cased.length > 13 || cased.replace(/\D/g, '').length * 2 < cased.length) return undefined;
  const mayBeLetter = lettered[prefix] ?? [];
  const corrected = [...cased].map((sign, at) => (mayBeLetter.includes(at) ? sign.toUpperCase() : asDigits(sign))).join('');
  return pattern.test(corrected) && passes(prefix, corrected) ? corrected : undefined;
}

const compacted = (text: string): string => text.replace(/[^\p{L}\d+*]/gu, '').toUpperCase();
const passes = (prefix: string, body: string): boolean => vatChecks[prefix]?.(prefix === 'CHE' ? `CHE${body}` : body.replace(/MVA$/, '')) ?? false;

function localReadings(value: string): readonly Reading[] {
  if (/^\d+$/.test(value)) return localDigits(value);
  if (/^\d{9}MVA$/.test(value)) return [{ value, check: passes('NO', value) ? 'passed' : 'failed' }];
  if (/^U\d{8}$/.test(value)) return [{ value, check: passes('AT', value) ? 'passed' : 'failed' }];
  if (/^\d{9}B\d{2}$/.test(value)) return [{ value, check: passes('NL', value) ? 'passed' : 'failed' }];
  if (bodies.ES!.test(value) && /[A-Z]/.test(value)) return [{ value, check: passes('ES', value) ? 'passed' : 'failed' }];
  if (hasGstinForm(value)) return [{ value, check: isGstin(value) ? 'passed' : 'failed' }];
  if (/^\d{9}RT\d{4}$/.test(value)) return [{ value, check: String(luhn(value.slice(0, 8))) === value[8] ? 'passed' : 'failed' }];
  return [];
}

/** Cached: the same number is checked when it is found and when it is read. */
const localDigits: (value: string) => readonly Reading[] = remembered((value) => {
  if (value.length < 8 || value.length > 12) return [];
  // Hungary prints county and kind of taxation behind the number: 12345678-2-42.
  if (value.length === 11 && vatChecks.HU!(value.slice(0, 8)) && /[1-5]\d{2}$/.test(value)) return [{ value, check: 'passed' }];
  if (value.length === 11 && taxChecks['AU.abn']!(value)) return [{ value, check: 'passed' }];
  if (value.length === 10 && taxChecks['TR.vkn']!(value)) return [{ value, check: 'passed' }];
  return local.some((country) => localLengths[country]!.includes(value.length) && passes(country, value)) ? [{ value, check: 'passed' }] : [];
}, 400);

/** The farthest place at which prefix and body are complete; signs may be between them. */
function endOf(line: string, start: number, prefix: string, origin: Origin): number | undefined {
  const body = bodies[prefix]!;
  let compact = '';
  let cased = '';
  let best: number | undefined;
  for (let i = start + prefix.length; i < line.length && compact.length < 13; i++) {
    const character = line[i]!;
    if (/[A-Za-z0-9+*]/.test(character)) {
      compact += character.toUpperCase();
      cased += character;
      if (/[\p{L}\d]/u.test(line[i + 1] ?? '')) continue;
      const corrected = origin === 'printed' || body.test(compact) ? undefined : correct(prefix, cased);
      if (!corrected && !body.test(compact)) continue;
      best = i + 1;
      // What follows a blank belongs to it only where the number is not right yet.
      if (corrected || passes(prefix, compact)) break;
    } else if (!/[ .:-]/.test(character) || (i > start + prefix.length + 2 && !/[A-Za-z0-9]/.test(line[i + 1] ?? ''))) break;
  }
  if (best === undefined) return undefined;
  suffix.lastIndex = best;
  return suffix.test(line) ? suffix.lastIndex : best;
}

/** Whether a value is a VAT id of this country (ISO 3166-1), with its letters or in its local form; undefined where undecidable. */
export function isVatIdOf(country: string, value: string): boolean | undefined {
  const prefix = prefixOf[country] ?? country;
  const letters = /^(?:CHE|[A-Z]{2})(?=[A-Z]?\d)/.exec(value)?.[0];
  if (letters && (bodies[letters] || isoCountryCodes.has(letters))) {
    if (letters === prefix || letters === country) return true;
    return bodies[letters]?.test(value.slice(letters.length)) ? false : undefined;
  }
  if (nationalChecksOf[country]?.(value)) return true;
  const body = country === 'HU' && value.length === 11 ? value.slice(0, 8) : value;
  return bodies[prefix]?.test(body) && passes(prefix, body) ? true : undefined;
}

/** Of ids without a country's letters. */
const nationalChecksOf: Readonly<Record<string, (value: string) => boolean>> = { AU: taxChecks['AU.abn']!, IN: isGstin, TR: taxChecks['TR.vkn']! };
const prefixOf: Readonly<Record<string, string>> = { GR: 'EL', CH: 'CHE', LI: 'CHE' };
