/** A contact field's printed text as the value of the interface. */
import { codeWithin, correctedCode } from './postal-code.js';
import type { ContactField } from '../../catalogue/contact-fields.js';
import { countryOfName } from '../../catalogue/country-names.js';
import { countryByCode } from '../../catalogue/country-table.js';
import { allWords } from '../../catalogue/languages/all-words.js';
import { lettersOfCodes } from '../../catalogue/postal-codes.js';
import { isState } from '../../catalogue/states.js';
import { isLegalForm, legalFormWords, lettersOf, withFormsInOne } from './legal-forms.js';
import { email } from './email.js';
import { phone } from './phone.js';
import { url } from './url.js';
import { trimmed } from '../text/trimmed.js';
import { streetLine } from './street-line.js';
import { correctedTown } from './misread-town.js';
import { townName } from './town-name.js';

/** A sign that is drawn before or behind a name: "☀ Norrsken Energi", "✚ Apotheke". */
const mark = /^[\p{So}\p{Co}]{1,3}(?:\uFE0F)? ?(?=\p{L})|(?<=[\p{L}.]) ?[\p{So}\p{Co}]{1,3}\uFE0F?$/gu;
/** A name without signs drawn before or behind it. */
const unmarked = (name: string): string => trimmed(name.replace(mark, ''));

/** Of "Co., Ltd.", "spol., s r. o.": what goes on behind its comma. */
const firstHalf = /^(?:co\.?|spol\.?),$/i;
const inBrackets = /^\([^()]{1,40}\) ?/;
/** "LTDA - EPP": small companies of Brazil have their size behind the form (Lei Complementar 123/2006). */
const ofSize = /^[-–] ?(?:ME|EPP)\.?$/;
/** "Hof Co-op," before "Inc.", "Green & Sons" before "(Northern) Ltd": behind a comma or brackets, a form alone is that of the whole; a state is none. */
function isOfWhole(before: string, rest: string): boolean {
  if (ofSize.test(rest)) return true;
  if (!before.endsWith(',') && !inBrackets.test(rest)) return false;
  const form = rest.replace(inBrackets, '');
  return /^\p{L}[\p{L}. &]*$/u.test(form) && isLegalForm(form) && !isState(form.replace(/\.$/, ''));
}

/** "Muster OG – Am Ring": a name ends with its legal form, where a sign follows. */
function upToForm(name: string): string {
  const words = withFormsInOne(name, '\u0001').split(' ');
  const form = words.findIndex((word, k) => k > 0 && legalFormWords.has(lettersOf(word)));
  if (form < 0) return name;
  let end = form + 1;
  while (
    end < words.length &&
    (!/[,;]$/.test(words[end - 1]!) || firstHalf.test(words[end - 1]!)) &&
    (/^(?:&|de|et)$/.test(words[end]!) || (/\p{L}/u.test(words[end]!) && isLegalForm(words[end]!)))
  )
    end++;
  const rest = words.slice(end).join(' ').replaceAll('\u0001', ' ');
  if (isOfWhole(words[end - 1]!, rest)) return name;
  const isAside = /[,;]$/.test(words[end - 1]!) || /^[-–—,;|·(]/.test(rest);
  if (!isAside) return name;
  return trimmed(words.slice(0, end).join(' ').replaceAll('\u0001', ' '));
}

/** "LINTANG TRADING SDN BHD (774288-V)", "OSUUSKAUPPA 0312345-7", "NORTHWIND STORES [C00123]": a number of a register or a customer behind a name is none of it. */
const register = /(?<=\p{L}{2}\.?) (?:\(\d{4,9}-[A-Z\d]\)?|\(\d{6,12}\)?|\d{6,8}-\d|\[[A-Z]{0,4}-?\d{2,10}\]|\([A-Z]{1,4}-?\d{3,10}\))$/u;

/** Recognition takes the sign for a letter; a capital in the middle of an address of small letters was one. */
const misreadAt = /^([a-z\d._+-]{2,})(?:G|O|Q|Ø|©|®|&|€|\(O|\(Q)([a-z\d-]+(?:\.[a-z\d-]+){0,3}\.[a-z]{2,6})$/;

/** One or two words and a colon before a name: "Naziv:", "Name 1:". */
const key = /^\p{L}[\p{L}.]{1,14}(?: [\p{L}\d.]{1,10})?\s?:\s+(?=\S)/u;

/** "For NORTHWIND TRADERS": a name as it signs. */
const signs = /^(?:For|FOR),? (?=\p{Lu}[\p{L}./&-])/u;

/** "A unit of Northwind Foods LLP": whose the shop is. */
const unitOf = /^\(?a unit of (?=\S)/i;

/** "Inh. Eva Muster". */
const owner = new RegExp(`^(?:${allWords(({ owners }) => owners).join('|')})\\.?:? (?=\\S)`, 'i');

/** "Inh. Anna Huber": whose business it is, no part of its name. */
export const namesOwner = (text: string): boolean => owner.test(text);

/** "M/s. Northwind Traders", "Spett.le Rossi S.r.l.": forms of address; of two letters only with their point or stroke. */
const addressForm = new RegExp(
  `^(?:${allWords(({ addressForms }) => addressForms)
    .toSorted((a, b) => b.length - a.length)
    .map((form) => form.replace(/[.()/]/g, (sign) => `\\${sign}`) + (/^\p{L}{2}$/u.test(form) ? '\\.' : '(?![\\p{L}])'))
    .join('|')})[.:,]{0,2} ?(?=[\\p{L}\\d"„“«])`,
  'iu',
);

const hosted = { email, url };
const leastDigits = /(?:\d\D{0,5}){5}/;

/** The whole text, else what is found in it; what has no form of the kind is none, however it was tagged. */
function readOrFound(kind: 'email' | 'url', text: string): string {
  const found = (): string => hosted[kind].find(text).flatMap(({ start, end }) => hosted[kind].read(text.slice(start, end)))[0]?.value ?? '';
  const whole = text.replace(/\s/g, '');
  return hosted[kind].read(text)[0]?.value ?? hosted[kind].read(whole)[0]?.value ?? (found() || unknownHost(kind, whole));
}

/** Names of files have the form of a host too: "factur-x.xml". */
const file = /\.(?:xml|pdf|json|csv|txt|p7[ms]|docx?|xlsx?|html?|jpe?g|png|tiff?|zip|edi|ubl|dat)$/;
const mail = /^[\p{L}\d_%+][\p{L}\d._%+-]{0,63}@(?:[\p{L}\d-]{1,63}\.){1,4}\p{L}{2,24}$/u;
const web = /^(?:https?:\/\/|www\.)(?:[\p{L}\d-]{1,63}\.){1,4}\p{L}{2,24}(?=[/?#]|$)/u;

/** What is plainly meant as an address though no such domain can exist, as on samples and after a misreading: "info@firma.tld". */
function unknownHost(kind: 'email' | 'url', text: string): string {
  const lower = text.toLowerCase();
  if (!(kind === 'email' ? mail : web).test(lower) || file.test(lower)) return '';
  const host = (url: string) => url.replace(/^[^/?#]+/, (name) => name.toLowerCase());
  return kind === 'email' ? lower : `https://${host(text.replace(/^https?:\/\//i, '').replace(/^www\./i, ''))}`;
}

/** Whether an address that `fieldValue` gave is below no domain that can exist. */
export const isDoubtful = (field: ContactField, value: string): boolean =>
  (field === 'Email' || field === 'WebsiteUrl') && hosted[field === 'Email' ? 'email' : 'url'].read(value).length === 0;

/** "D-10115", "(RM) 00164", "440230 (MH)", "(M.P.) 462001", "OR, 97204", "NSW 2650", "NS B2N 5N6": country and state are no part of a postal code, nor is the street's number: "4B, 811 09"; `letters` are. */
const codeAlone = (text: string, letters = ''): string =>
  text
    .replace(/^\d{1,4} ?\p{L}?, (?=\d{3} \d{2}$|\d{4,6}$)/u, '')
    .replace(/ \([A-Z]{2}\)$|^\([A-Z]\.?[A-Z]\.?\) ?(?=\d)/, '')
    .replace(/^[A-Z]{1,3}-\s?(?=\d)/, (before) => (before === letters ? before : ''))
    .replace(/^([A-Z]{2,3}),?\s+(?=\d|[A-Z]\d[A-Z] ?\d[A-Z]\d$)/, (before, code: string) => (code.length === 2 || isState(code) ? '' : before));

/** Points of small print that are commas: words of five letters are no abbreviations, and no number goes on behind a blank. */
const pointBetween = { words: /(?<=\p{L}{5})\. (?=\p{Lu})/gu, numbers: /(?<=\d{6})\. (?=\d{6})/g };

/** Without a postal code before the town. */
const townLine = (text: string, country: string | undefined): string =>
  countryByCode(country ?? '')?.zipNeverBeforeTown ? text : text.replace(/^(?:[A-Z]{1,2}-)?\d{4,5}\s+/, '');

/**
 * Empty where the text has not the field's form: a mail or web address, a telephone number, a country. `recognised`: OCR has read it, so that a letter may be the sign of
 * mail addresses.
 */
export function fieldValue(field: ContactField, text: string, country: string | undefined, recognised = true): string {
  const plain = trimmed(text);
  switch (field) {
    case 'Name':
      return upToForm(unmarked(plain))
        .replace(register, '')
        .replace(key, '')
        .replace(owner, '')
        .replace(signs, '')
        .replace(unitOf, '')
        .replace(addressForm, '');
    case 'Street':
      return streetLine(plain.replace(key, ''), country);
    case 'Country':
      return countryOfName(plain) ?? '';
    case 'Email':
      return readOrFound('email', recognised ? plain.replace(misreadAt, '$1@$2') : plain);
    case 'WebsiteUrl':
      return readOrFound('url', plain);
    case 'Phone':
    case 'Fax':
      // A virtual payment address ("9810022334@okbank") begins as a telephone number does.
      if (plain.includes('@')) return '';
      return phone.read(recognised ? plain.replace(pointBetween.numbers, ', ') : plain)[0]?.value ?? (leastDigits.test(plain) ? plain : '');
    case 'ZipCode': {
      if (!country) return codeAlone(plain);
      const code = codeWithin(codeAlone(plain, lettersOfCodes[country]), country);
      return recognised ? correctedCode(code, country) : code;
    }
    case 'City': {
      const isMisread = recognised && country !== undefined;
      const town = townName(townLine(isMisread ? plain.replace(pointBetween.words, ', ') : plain, country), country);
      return isMisread ? correctedTown(town, country) : town;
    }
  }
}
