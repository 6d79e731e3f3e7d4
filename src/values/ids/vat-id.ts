/** VAT ids (Directive 2006/112, article 215; CHE, GB, NO besides): printed with country prefix, or in the local form without it. */
import { digitVatIds, lastVatIds, partsOfCheck, taxIdChecks } from '../../catalogue/country-words/id-checks.js';
import { cnpj, rfc } from '../../catalogue/country-words/id-forms.js';
import { bareVatIds, countryLetters, goodsTaxIds, type VatIdForm, vatIdForms, vatPrefixByCountry, vatPrefixes } from '../../catalogue/country-words/vat-ids.js';
import { isoCountryCodes } from '../../catalogue/country-names.js';
import { languages } from '../../catalogue/languages/index.js';
import { remembered } from '../../remembered.js';
import type { Kind, Origin, Reading, Span } from '../kind.js';
import { luhn } from './check-digits.js';
import { correctedGstin, isGstin, misreadGstin } from './gstin.js';
import { fewestKeyedDigits, isNational, keyedVatIds } from './keyed-ids.js';
import { asDigits, beginsWith, misreadCountries } from '../text/misread.js';
import { taxChecks, vatChecks } from './national-ids.js';
import { bare } from '../../fold.js';
import { distinct, plain, spansOf, within } from '../text/plain.js';

const written = [...vatIdForms].flatMap(([prefix, { smallLetters }]) => (smallLetters === undefined ? [prefix] : [prefix, smallLetters]));
const prefixed = new RegExp(`(?<![A-Za-z0-9])(?:${written.join('|')})(?=[ .:-]{0,3}[A-Za-z0-9])`, 'g');
/** The same misread; a number is attached to them. Only where it passes its check, or behind a key. */
const misread = misreadCountries(vatPrefixes.filter((prefix) => prefix.length === 2));
const misreadPrefixed = beginsWith(misread.keys());
/** Keys of VAT ids in all languages, folded; shorter ones are in other words. */
const keys = [...new Set(languages.flatMap(({ terms }) => [...terms.senderVatId, ...terms.receiverVatId]).map(bare))].filter((key) => key.length >= 3);
const isBehindKey = (before: string): boolean => keys.some((key) => bare(before.slice(-24)).includes(key));
/** Before "NO": what it is the number of. It is not Norway then. */
const numbered = /(?:^|[^\p{L}])(?:GST|VAT|TAX|TIN|REG)[. ]*$/iu;
const isNumberOf = (line: string, start: number): boolean =>
  /^NO(?!\p{L})(?![\d .:-]{9,16}MVA)/iu.test(line.slice(start, start + 24)) && numbered.test(line.slice(0, start));
const suffix = / ?(?:MWST|MwSt|Mwst|TVA|IVA|VAT|MVA|mva)\.?(?![\p{L}\d])/uy;
const longPrefixes = vatPrefixes.filter((prefix) => prefix.length > 2);
const twoLetters = /[A-Za-z]{2}/;

/** A country's letters before a number that is as long as none of its numbers: mistyped, misread, or of a country that has no checks here. */
const strange = new RegExp(
  `(?<![A-Za-z0-9])${countryLetters}(?:-[A-Z]{1,6})?[ .:-]{0,2}\\d[\\dA-Z]*(?:[ .-](?=[A-Z]*\\d)[\\dA-Z]+){0,4}(?![A-Za-z0-9]|[,/]\\d)`,
  'g',
);

/** ISO codes, and "EL". */
const lettersOfCountries: ReadonlySet<string> = new Set([...isoCountryCodes, ...vatPrefixByCountry.values()]);

function isStrange(text: string): boolean {
  if (text.length > 24) return false;
  const value = compacted(text);
  const digitCount = value.replace(/\D/g, '').length;
  if (digitCount < 7 || value.length > 16) return false;
  return lettersOfCountries.has(value.slice(0, 2));
}

export const vatId: Kind = {
  name: 'vat-id',
  find(original, origin = 'recognised') {
    if (!/\d{2}/.test(original)) return [];
    const line = plain(original);
    const spans: Span[] = [];
    for (const { start, end: behind } of twoLetters.test(line) ? spansOf(line, prefixed) : []) {
      if (isNumberOf(line, start)) continue;
      const letters = line.slice(start, behind).toUpperCase();
      const end = endOf(line, start, vatPrefixes.find((prefix) => letters.startsWith(prefix))!, origin);
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
      if (!isKnown && !isNumberOf(line, start) && isStrange(text) && localReadings(text.replace(/\D/g, '')).length === 0) spans.push({ start, end });
    }
    if (digitCount >= 14) for (const { start, end } of spansOf(line, cnpj)) if (!within(spans, start, end)) spans.push({ start, end });
    for (const { pattern, fewest, fewestBare } of bareVatIds) {
      if (digitCount < (capital ? fewest : fewestBare)) continue;
      for (const { start, end } of spansOf(line, pattern))
        if (!within(spans, start, end) && localReadings(compacted(line.slice(start, end))).length > 0) spans.push({ start, end });
    }
    return distinct(spans);
  },
  read(text, origin = 'recognised') {
    const printed = plain(text).trim();
    const country = origin === 'recognised' ? misread.get(printed.slice(0, 2)) : undefined;
    const cased = bareId(country === undefined ? printed : country + printed.slice(2));
    const value = cased
      .toUpperCase()
      .replace(/^(CHE\d{9})(?:MWST|TVA|IVA|VAT)$/, '$1')
      .replace(/^(?:R(?=\d{9}(?:RT\d{4})?$)|(?:UID|USTID|USTIDNR|VAT|VATID|NIP|PIVA|CVR|NIF|CIF|DIC|ID|NR)(?=[A-Z]{0,3}\d))/, '');
    const prefix = longPrefixes.find((each) => value.startsWith(each)) ?? value.slice(0, 2);
    const body = value.slice(prefix.length);
    if (vatIdForms.get(prefix)?.body.test(body)) return [{ value, check: passes(prefix, body) ? 'passed' : 'failed' }];
    const corrected = origin === 'recognised' ? correct(prefix, cased.slice(-body.length)) : undefined;
    if (corrected) return [{ value: prefix + corrected, check: 'passed' }];
    const here = localReadings(value);
    if (here.some(({ check }) => check === 'passed')) return here;
    const gstin = origin === 'recognised' ? correctedGstin(text.trim()) : undefined;
    if (gstin !== undefined) return [{ value: gstin, check: 'passed' }];
    if (here.length > 0) return here;
    if (isNational(value) && signs.test(text.trim())) return [{ value, check: lastVatIds.some((name) => taxChecks[name](value)) ? 'passed' : 'failed' }];
    return isStrange(text) ? [{ value, check: 'failed' }] : [];
  },
};

/** What may be between the digits; dates and amounts have other signs. */
const signs =
  /^\d[\d -]{7,18}\d$|^\d{1,3}(?:\.\d{3}){2}(?:\.\d-\d{3}\.\d{3}| ?- ?[\dkK])$|^\d{2}[. ]?\d{3}[. ]?\d{3} ?[/ ] ?\d{4} ?[- ] ?\d{2}$|^\d{2}[-.]\d{2}\.\d{3}\.\d{3}[-.]\d$|^(?=.*\p{L})[\p{L}\d& -]{10,22}$/u;

/** With letters that a scanner took for digits as digits: where only digits can be, most are digits and the check then passes. */
function correct(prefix: string, cased: string): string | undefined {
  const form = vatIdForms.get(prefix);
  if (!form || cased.length > 13 || cased.replace(/\D/g, '').length * 2 < cased.length) return undefined;
  const corrected = [...cased].map((sign, at) => (form.letters?.includes(at) ? sign.toUpperCase() : asDigits(sign))).join('');
  return form.body.test(corrected) && passes(prefix, corrected) ? corrected : undefined;
}

/** Without blanks and signs but "+" and "*", which Irish ids have. */
const bareId = (text: string): string => text.replace(/[^\p{L}\d+*]/gu, '');
const compacted = (text: string): string => bareId(text).toUpperCase();

function passes(prefix: string, body: string): boolean {
  const form = vatIdForms.get(prefix);
  if (!form) return false;
  const number = form.ending ? body.replace(form.ending, '') : body;
  return vatChecks[prefix]!(form.checksPrefix ? prefix + number : number);
}

const ownChecks: Readonly<Record<(typeof goodsTaxIds)[number]['check'], (value: string) => boolean>> = {
  gstin: isGstin,
  'business account': (value) => String(luhn(value.slice(0, 8))) === value[8],
};

const forms = [...vatIdForms];
const bareForms = forms.flatMap(([prefix, { bareForm }]) => (bareForm ? [{ prefix, bareForm }] : []));

function localReadings(value: string): readonly Reading[] {
  if (/^\d+$/.test(value)) return localDigits(value);
  const formed = bareForms.find(({ bareForm }) => bareForm.test(value));
  if (formed) return [{ value, check: passes(formed.prefix, value) ? 'passed' : 'failed' }];
  const taxed = goodsTaxIds.find(({ form }) => form.test(value));
  return taxed ? [{ value, check: ownChecks[taxed.check](value) ? 'passed' : 'failed' }] : [];
}

/** Without what its country prints behind a number without letters; undefined where that is not there. */
const withoutTail = ({ body, bareTail }: VatIdForm, value: string): string | undefined =>
  bareTail && body.test(value.slice(0, -bareTail.digits)) ? value.slice(0, -bareTail.digits) : undefined;

const isTailed = ([prefix, form]: readonly [string, VatIdForm], value: string): boolean => {
  const body = withoutTail(form, value);
  return body !== undefined && form.bareTail!.form.test(value.slice(body.length)) && passes(prefix, body);
};

/** Cached: the same number is checked when it is found and when it is read. */
const localDigits: (value: string) => readonly Reading[] = remembered((value) => {
  if (value.length < 8 || value.length > 12) return [];
  const isOne =
    forms.some((form) => isTailed(form, value)) ||
    digitVatIds.some((name) => taxIdChecks.get(name)!.lengths!.includes(value.length) && taxChecks[name](value)) ||
    forms.some(([prefix, { bareLengths }]) => bareLengths?.includes(value.length) && passes(prefix, value));
  return isOne ? [{ value, check: 'passed' }] : [];
}, 400);

/** The farthest place at which prefix and body are complete; signs may be between them. */
function endOf(line: string, start: number, prefix: string, origin: Origin): number | undefined {
  const { body } = vatIdForms.get(prefix)!;
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

/** The letters of a country that a compact number begins with: "ATU…" → "AT", "CHE…" → "CHE". */
export const lettersBefore = (compact: string): string | undefined => beginning.exec(compact)?.[0];
const beginning = new RegExp(`^${countryLetters}(?=[A-Z]?\\d)`);

/** Whether a value is a VAT id of this country (ISO 3166-1), with its letters or in its local form; undefined where undecidable. */
export function isVatIdOf(country: string, value: string): boolean | undefined {
  const prefix = vatPrefixByCountry.get(country) ?? country;
  const letters = lettersBefore(value);
  if (letters && (vatIdForms.has(letters) || isoCountryCodes.has(letters))) {
    if (letters === prefix || letters === country) return true;
    return vatIdForms.get(letters)?.body.test(value.slice(letters.length)) ? false : undefined;
  }
  if (isWithoutLetters(country, value)) return true;
  const form = vatIdForms.get(prefix);
  const body = form && (withoutTail(form, value) ?? value);
  return body !== undefined && form!.body.test(body) && passes(prefix, body) ? true : undefined;
}

/** A number of the country that never has its letters: ABN, GSTIN, VKN. */
const isWithoutLetters = (country: string, value: string): boolean =>
  digitVatIds.some((name) => partsOfCheck(name)[0] === country && taxChecks[name](value)) ||
  goodsTaxIds.some((id) => id.country === country && id.tellsCountry && ownChecks[id.check](value));
