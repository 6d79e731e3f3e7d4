/** Words and keys made comparable, the same for the rows of a whitelist and for a document: without case, diacritics, ways to write umlauts, and signs. */
import { allWords } from '../../catalogue/languages/all-words.js';
import { languages } from '../../catalogue/languages/index.js';
import { fold, withoutUmlauts } from '../../fold.js';
import { legalFormWords } from '../../values/contact/legal-forms.js';
import { compact } from '../../values/text/compact.js';
import type { ColumnKind } from './columns.js';

const longestWord = 24;

const known = new Map<string, readonly string[]>();
const mostKnown = 20_000;

/** "Müller-Lüdenscheid Straße 5" → muller, ludenscheid, str, 5. "ae", "oe", "ue" and "ä", "ö", "ü" are one. Towns and words of invoices come again and again. */
export function words(text: string): readonly string[] {
  let found = known.get(text);
  if (!found) {
    if (known.size >= mostKnown) known.clear();
    found = split(text);
    known.set(text, found);
  }
  return found;
}

function split(text: string): readonly string[] {
  const found = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return found.map((word) => {
    const plain = withoutUmlauts(word);
    return (plain.endsWith('strasse') ? plain.slice(0, -4) : plain).slice(0, longestWord);
  });
}

/** Whether a word begins with a digit. */
export const isNumber = (word: string): boolean => /^\d/.test(word);
/** What is looked up by words; house numbers and initials are compared later, with the row itself. */
export const isIndexed = (word: string): boolean => word.length >= (isNumber(word) ? 4 : 2) && !isLegal(word);

const legal = new Set([...legalFormWords, ...allWords(({ nameJoiners }) => nameJoiners)].flatMap(words));
/** Words of legal forms, and those that join words of names: "gmbh", "und", "the". */
export const isLegal = (word: string): boolean => legal.has(word);

/** Words that any invoice may hold, and words that names of companies share: they are weak evidence. */
const common = new Set([
  ...languages.flatMap(({ terms }) => Object.values(terms).flatMap((phrases) => phrases.flatMap(words))),
  ...allWords(({ commonCompanyWords }) => commonCompanyWords).flatMap(words),
]);
/** Words that any invoice may hold, and words that many companies share. */
export const isCommon = (word: string): boolean => common.has(word);

/** Letters that readers of pictures take for digits, and the other way round, are one. */
const confusable: Readonly<Record<string, string>> = { O: '0', Q: '0', D: '0', I: '1', L: '1', S: '5', B: '8', Z: '2', G: '6' };
/** Capitals and digits alone, and letters that look like digits as these: "RE-l0O" and "RE-100" are one. */
export const canonicalNumber = (text: string): string => compact(text).replace(/[OQDILSBZG]/g, (letter) => confusable[letter]!);

export type KeyClass = 'number' | 'phone' | 'email' | 'domain';
const classOf: Readonly<Partial<Record<ColumnKind, KeyClass>>> = {
  id: 'number',
  vatId: 'number',
  taxId: 'number',
  iban: 'number',
  registration: 'number',
  article: 'number',
  key: 'number',
  phone: 'phone',
  email: 'email',
  domain: 'domain',
};

const shortest: Readonly<Record<KeyClass, number>> = { number: 4, phone: 7, email: 6, domain: 4 };

const canonical: Readonly<Record<KeyClass, (text: string) => string>> = {
  number: canonicalNumber,
  phone: (text) => text.replace(/\D/g, '').slice(-9),
  email: (text) => text.toLowerCase().replace(/\s/g, ''),
  domain: (text) => domainOf(text),
};

/** Of an address of the web or of mail, in small letters and without "www.". */
const domainOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^.*@|^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#:].*$/, '')
    .replace(/[^\p{L}\p{N}.-]/gu, '');

/** A key as it is hashed: its class and what is compared. */
export const key = (sort: KeyClass, text: string): string | undefined => {
  const value = canonical[sort](text);
  return value.length >= shortest[sort] && value.length <= 60 && (sort !== 'number' || /\d/.test(value)) ? `${sort[0]}${value}` : undefined;
};

/** Keys of one cell. A VAT id is printed with and without its country, a mail address contains the domain. */
export function cellKeys(kind: ColumnKind, text: string): string[] {
  const sort = classOf[kind];
  if (sort === undefined || text === '') return [];
  const found = [key(sort, text)];
  if (kind === 'vatId') found.push(key(sort, text.replace(/^\s*(?:[A-Za-z]{2,3})/, '')));
  if (kind === 'email') found.push(key('domain', text));
  return found.flatMap((each) => each ?? []);
}
