/**
 * IBAN (ISO 13616): country, two check digits, national account number. Printed in groups of four. Polish invoices leave the country out, for their account numbers have the
 * IBAN's check digits (NRB): the value is what is printed, where the check passes.
 */
import { asciiOnly } from '../text/compact.js';
import { getCountrySpecifications } from 'ibantools';
import { ibanCheck } from '../ids/check-digits.js';
import type { Kind, Span } from '../kind.js';
import { asDigits, beginsWith, misreadCountries } from '../text/misread.js';
import { distinct, spansOf } from '../text/plain.js';

interface Shape {
  readonly length: number;
  readonly digitsOnly: boolean;
}

const shapes: ReadonlyMap<string, Shape> = new Map(
  Object.entries(getCountrySpecifications()).flatMap(([country, { chars, bban_regexp }]) =>
    chars ? [[country, { length: chars, digitsOnly: !/[A-Z]/.test(bban_regexp ?? 'A') }] as const] : [],
  ),
);
const misread = misreadCountries(shapes.keys());
const begins = /(?<![A-Za-z0-9])(?:IBAN|iban|Iban)?([A-Z]{2} ?[0-9OISBl]{2}|[a-z]{2}[0-9]{2})/g;
const misreadBegins = beginsWith(misread.keys());

/** "61 1090 1014 0000 0712 1981 2874". */
const national = /(?<![\p{L}\d]|\d[ -])\d{2}(?:[ -]?\d{4}){6}(?![\p{L}\d]|[ -]\d)/gu;
const nationalAlone = /^\d{26}$/;
const withCountry = (digits: string): string => `PL${digits}`;

/** Country of an IBAN as `iban` gives it, ISO 3166-1 alpha-2. */
export const ibanCountry = (value: string): string => (nationalAlone.test(value) ? withCountry('') : value.slice(0, 2));
/** Whether the first is the second without its country. */
export const isWithoutCountry = (value: string, other: string): boolean => nationalAlone.test(value) && other === withCountry(value);

/** The business code of a creditor identifier of SEPA direct debits (EPC262-08): ZZZ where none is agreed upon. */
const [ownCode, otherCode] = [/^[A-Z]{2}\d{2}ZZZ/, /^[A-Z]{2}\d{2}([A-Z]{3})\d/];
/** Digits of an account that are not told: "XX12 XXXX XXXX XXXX 3456". */
const masked = /X{4}/;

/**
 * Whether capitals and digits that begin as an IBAN are none: "DE98ZZZ09999999999" or, where accounts have digits alone, another code of letters that are taken for no digits is a creditor
 * identifier; an account of which digits are not told is none.
 */
export function isNoIban(value: string): boolean {
  const code = otherCode.exec(value)?.[1];
  const isOther = code !== undefined && shapes.get(value.slice(0, 2))?.digitsOnly === true && /[A-Z]/.test(asDigits(code));
  return ownCode.test(value) || isOther || masked.test(value);
}

export const iban: Kind = {
  name: 'iban',
  find(line, origin = 'recognised') {
    const spans: Span[] = [];
    begins.lastIndex = 0;
    for (let match = begins.exec(line); match !== null; match = begins.exec(line)) {
      const start = match.index + match[0].length - match[1]!.length;
      const shape = shapes.get(match[1]!.slice(0, 2).toUpperCase());
      const end = shape && (endOf(line, start, shape.length) ?? mistakenEnd(line, start, shape));
      if (end !== undefined) spans.push({ start, end });
    }
    for (const span of spansOf(line, national)) if (ibanCheck(withCountry(line.slice(span.start, span.end).replace(/[ -]/g, '')))) spans.push(span);
    if (origin === 'recognised')
      for (const { start, end: behind } of /[1l|Ł£]/.test(line) ? spansOf(line, misreadBegins) : []) {
        // The country's letters count as two, whatever they were read as. Only where the check passes, or behind the key.
        const end = endOf(line, behind, shapes.get(misread.get(line.slice(start, behind))!)!.length - 2);
        if (end !== undefined && (/IBAN\W{0,4}$/i.test(line.slice(0, start)) || iban.read(line.slice(start, end))[0]?.check === 'passed'))
          spans.push({ start, end });
      }
    return distinct(spans);
  },
  read(text, origin = 'recognised') {
    const bare = text.replace(/^[^\p{L}\d|£]*(?:IBAN\b[^\p{L}\d|£]*)?/iu, '');
    const country = origin === 'recognised' ? misread.get(bare.slice(0, 2)) : undefined;
    const compact = asciiOnly(country === undefined ? bare : country + bare.slice(2));
    if (nationalAlone.test(compact)) return ibanCheck(withCountry(compact)) ? [{ value: compact, check: 'passed' }] : [];
    const upper = compact.toUpperCase();
    const shape = shapes.get(upper.slice(0, 2));
    if (shape === undefined || Math.abs(compact.length - shape.length) > farOff || compact.length < shortest || !/^..[\dOISBl]{2}/.test(compact)) return [];
    if (isNoIban(upper)) return [];
    if (shape.length !== compact.length) return [{ value: upper, check: 'failed' }];
    if (ibanCheck(upper)) return [{ value: upper, check: 'passed' }];
    const corrected = origin === 'printed' ? upper : correct(compact, shape);
    return [ibanCheck(corrected) ? { value: corrected, check: 'passed' } : { value: upper, check: 'failed' }];
  },
};

/** The place behind so many letters and digits, with at most one sign between them; undefined where the run is shorter or longer. */
function endOf(line: string, start: number, length: number): number | undefined {
  let count = 0;
  for (let i = start; i < line.length; i++) {
    if (/[A-Za-z0-9]/.test(line[i]!)) count++;
    else if (!/[ \u00a0\u202f.-]/.test(line[i]!) || !/[A-Za-z0-9]/.test(line[i + 1] ?? '')) return undefined;
    if (count === length) return /[A-Za-z0-9]/.test(line[i + 1] ?? '') ? undefined : i + 1;
  }
  return undefined;
}

/** Typed or read with letters too many or too few it is still what is in the place of the IBAN. */
const farOff = 4;
const shortest = 15;

/** The end of a run of groups that is as good as the country's length; groups of letters alone are the words behind it. */
function mistakenEnd(line: string, start: number, { length, digitsOnly }: Shape): number | undefined {
  const group = /[A-Za-z0-9]{1,34}/y;
  let count = 0;
  let end: number | undefined;
  for (let at = start; ; at++) {
    group.lastIndex = at;
    const found = group.exec(line)?.[0];
    if (found === undefined || !/\d/.test(found) || (digitsOnly && count > 4 && /[A-Za-z]{3}/.test(found))) break;
    const next = at + found.length;
    // Decimals follow an amount, not an account.
    if (/^[,.]\d{2}(?!\d)/.test(line.slice(next, next + 4))) break;
    count += found.length;
    if (count > length + farOff) break;
    if (count >= Math.max(shortest, length - farOff)) end = next;
    at = next;
    if (!/[ \u00a0\u202f.-]/.test(line[at] ?? '')) break;
  }
  return end;
}

/** Letters that a scanner took for digits, where the country has digits. */
function correct(compact: string, { digitsOnly }: Shape): string {
  const [check, account] = [asDigits(compact.slice(2, 4)), compact.slice(4)];
  return (compact.slice(0, 2) + check + (digitsOnly ? asDigits(account) : account)).toUpperCase();
}
