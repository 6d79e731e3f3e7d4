/**
 * Company registration numbers: eight digits as in Czechia (IČO, the last is a check), Britain, the Netherlands or Estonia; numbers with letters of their own (HRB 12345, FN 123456a,
 * J40/1234/2019, U12345MH2011PTC123456); and what stands behind the key of a country's register.
 */
import { registrationChecks } from '../../catalogue/country-words/id-checks.js';
import { registerForms, registerJoint } from '../../catalogue/country-words/register-forms.js';
import { plain, spansOf, within } from '../text/plain.js';
import type { Kind, Span } from '../kind.js';
import { taxChecks } from './national-ids.js';

const pattern = /(?<![\p{L}\d]|\d[.,/-])(?:\d{8}|\d{3} \d{2} \d{3}|\d{2} \d{3} \d{3}|\d{2} \d{2} \d{2} \d{2}|\d{4} \d{4})(?![\p{L}\d]|[.,/-]\d)/gu;
const rows = Object.values(registerForms).flat();
const ownForms = rows.flatMap((row) => ('own' in row ? row : []));
const form = ownForms.map(({ own }) => own).join('|');
const [own, isOwn] = [new RegExp(`(?<![\\p{L}\\d/-])(?:${form})(?![\\p{L}\\d/-])`, 'gu'), new RegExp(`^(?:${form})$`, 'u')];

/** Forms whose values keep the letters of the register before the number. */
const lettered = ownForms.flatMap(({ letters, hasCheckLetter }) =>
  letters === undefined ? [] : { pattern: new RegExp(`^(?<letters>${letters})\\D*(?<number>\\d.*)$`), hasCheckLetter },
);

const keyedForms = rows.flatMap((row) => ('key' in row ? row : []));
const beforeKey = '(?<![\\p{L}\\d.])';
/** Most lines have none: one pattern tells before all are tried. */
const someKey = new RegExp(`${beforeKey}(?:${[...new Set(keyedForms.map(({ key }) => key))].join('|')})`, 'iu');
const keyed: readonly RegExp[] = keyedForms.map(
  ({ key, number }) => new RegExp(`${beforeKey}(?:${key})${registerJoint}(?<value>${number})(?![\\p{L}\\d]|[-./]\\d| \\d{3}(?!\\d))`, 'giu'),
);
const isKeyed = new RegExp(`^(?:${keyedForms.map(({ number }) => number).join('|')})$`, 'iu');

/** Numbers behind the key of a register. */
const behindKey = (line: string): Span[] => (someKey.test(line) ? spansOf(line, ...keyed) : []);

/** Whether a number has letters of its own, or the key of its register on the line before it. */
export const isAnnounced = (before: string, number: string): boolean =>
  isOwn.test(plain(number)) ||
  behindKey(plain(`${before} ${number}`)).some(({ start, end }) => start <= before.length + 1 && end === before.length + 1 + number.length);

export const companyRegistration: Kind = {
  name: 'company-registration',
  find(original) {
    if (!/\d{2}/.test(original)) return [];
    const line = plain(original);
    const spans = spansOf(line, pattern, own);
    return [...spans, ...behindKey(line).filter(({ start, end }) => !within(spans, start, end))].sort((a, b) => a.start - b.start);
  },
  read(text) {
    const printed = plain(text).trim();
    if (isOwn.test(printed)) return [{ value: writtenOwn(printed) }];
    const value = printed.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '').replace(/^[.: ]+/, '');
    const digits = value.replace(/ /g, '');
    if (/^\d{8}$/.test(digits)) return [{ value: digits, check: registrationChecks.some((name) => taxChecks[name](digits)) ? 'passed' : 'failed' }];
    return isKeyed.test(value) ? [{ value: compactOf(value) }] : [];
  },
};

/** "HRB 12345", "FN 123456a"; without letters that are kept, without blanks. */
function writtenOwn(printed: string): string {
  for (const { pattern, hasCheckLetter } of lettered) {
    const match = pattern.exec(printed)?.groups;
    if (!match) continue;
    const number = match.number!.replace(hasCheckLetter ? / /g : /(?<=\d) (?=\d)/g, '');
    return `${match.letters!.replace(' ', '')} ${hasCheckLetter ? number.toLowerCase() : number}`;
  }
  return compactOf(printed);
}

/** Without blanks; digits without any sign. */
function compactOf(printed: string): string {
  const compact = printed.replace(/ /g, '');
  return /^[\d.]+$/.test(compact) ? compact.replace(/\./g, '') : compact;
}
