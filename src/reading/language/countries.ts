/** Countries of a document: from its VAT ids, IBANs, web addresses, phone numbers, towns and states, then from its language. */
import { codesThatAreWords, currencies, sharedCurrencies } from '../../catalogue/currencies.js';
import { englishForms, ownMoney, ownNames, vatIdBeginnings, wholeTaxIds } from '../../catalogue/country-words/evidence.js';
import { countryByDiallingCode } from '../../catalogue/dialling-codes.js';
import { countryByOtherDomain } from '../../catalogue/domains.js';
import { international, languageByCode, languages } from '../../catalogue/languages/index.js';
import { vatId } from '../../values/ids/vat-id.js';
import { placeCountries } from './places.js';

/** Currencies of several countries. */
const shared: ReadonlySet<string> = new Set(sharedCurrencies.values());
/** Behind the prefix come at most two letters, then digits. */
const vatIdShape = new RegExp(`\\b(${[...vatIdBeginnings.keys()].join('|')})[ -]?(?=[A-Z]{0,2}\\d)[\\d.A-Z -]{7,16}\\b`, 'g');
const names = Object.entries(ownNames).map(([country, words]) => ({ country, pattern: new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu') }));
/** Signs that one country's money alone has, codes, and abbreviations. */
const signs = currencies.flatMap(({ code, signs }) => {
  const own = signs.filter((sign) => /^\p{Sc}$/u.test(sign) && sign !== '$' && sign !== '€' && sign !== '¥').concat(code, ownMoney[code] ?? []);
  return shared.has(code) ? [] : own.map((sign) => [sign, code.slice(0, 2)] as const);
});
const countryBySign: ReadonlyMap<string, string> = new Map(signs);
const written = signs.map(([sign]) => sign.replace('.', '\\.')).join('|');
/** "INR 1,200", "₹1,200", "1,200 AED"; "30X10 CAD" is no amount, nor "12.50 GEL PEN". */
const money = new RegExp(`(?<![\\p{L}\\d])(${written}) ?\\d|(?<![\\p{L}\\d.,])\\d(?:[\\d.,]*\\d)? ?(${written})(?![\\p{L}\\d])`, 'gu');
const [euro, pound] = [/€|\bEUR\b/, /£|\bGBP\b/];
const iban = /\b([A-Z]{2})\d{2}(?: ?[A-Z0-9]{4}){3,7}/g;
const site = /(?:www\.|@|https?:\/\/)[\w.-]+\.([a-z]{2})\b/gi;
/** Two zeros begin a number of their own only where no other digits are before them. */
const phone = new RegExp(`(?:\\+|(?<![\\d/-] ?|[\\w.])00)(${[...countryByDiallingCode.keys()].join('|')})[ ()/-]?\\d`, 'g');

/** Beginnings of VAT ids, and domains that are not the country's code. */
const aliases: ReadonlyMap<string, string> = new Map([...vatIdBeginnings, ...countryByOtherDomain]);
const spokenIn = new Set(languages.flatMap(({ countries }) => countries));
const known = new Set([...spokenIn, ...countryByDiallingCode.values()]);

/** What begins like a VAT id may be any number. */
function passes(text: string): boolean {
  const span = vatId.find(text)[0];
  return span !== undefined && vatId.read(text.slice(span.start, span.end)).some(({ check }) => check === 'passed');
}

/** ISO 3166-1 alpha-2, most likely first. */
export function countriesOf(text: string, language: string | undefined): readonly string[] {
  const votes = new Map<string, number>();
  const spoken = languageByCode.get(language ?? '');
  const usual = spoken?.countries ?? [];
  const vote = (code: string, weight: number) => {
    const country = aliases.get(code) ?? code;
    if (known.has(country)) votes.set(country, (votes.get(country) ?? 0) + weight);
  };
  const failed = new Set<string>();
  for (const [whole, prefix] of text.matchAll(vatIdShape))
    if (passes(whole)) vote(prefix!, 3);
    else failed.add(prefix!);
  // Numbers of documents and articles, which may be many.
  for (const prefix of failed) vote(prefix, 1);
  for (const { country, form } of wholeTaxIds) for (const _ of text.matchAll(form)) votes.set(country, (votes.get(country) ?? 0) + 3);
  // Countries that share it are distinguished by their taxes, addresses and dollars.
  if (spoken === international) {
    const form = englishForms.find(({ forms }) => forms.every((each) => each.test(text)));
    if (form) vote(form.country, form.weight);
    for (const country of moneyCountries(text)) votes.set(country, (votes.get(country) ?? 0) + 2);
  }
  // Two letters and five digits are many a number; such names are one country's, in a language that it has ("i.g.v." is Dutch for "in the case of").
  const isPossible = (country: string) => spoken === international || usual.includes(country) || !spokenIn.has(country);
  for (const country of namedCountries(text).filter(isPossible)) votes.set(country, (votes.get(country) ?? 0) + 3);
  for (const [, prefix] of text.matchAll(iban)) vote(prefix!, 2);
  for (const [, domain] of text.matchAll(site)) vote(domain!.toUpperCase(), 1);
  for (const [, prefix] of text.matchAll(phone)) vote(countryByDiallingCode.get(prefix!)!, 1);
  // Of one language's countries, of any where the language is English.
  const places = placeCountries(text).filter(([country]) => spoken === international || usual.includes(country));
  for (const [country] of places.filter(([, count]) => count === places[0]![1])) votes.set(country, (votes.get(country) ?? 0) + 2);
  // English is used everywhere: with an amount in euros it is no evidence of a country.
  if (usual[0] && !(spoken === international && euro.test(text) && !pound.test(text))) vote(usual[0], 1.5);
  for (const country of usual.slice(1)) if (votes.has(country)) vote(country, 0.5);
  return [...votes]
    .sort((a, b) => b[1] - a[1])
    .map(([country]) => country)
    .slice(0, 5);
}

const namedCountries = (text: string): readonly string[] => names.filter(({ pattern }) => pattern.test(text)).map(({ country }) => country);

/** Of the currency that most amounts are in. */
function moneyCountries(text: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const { 0: whole, 1: before, 2: behind, index } of text.matchAll(money)) {
    if (behind !== undefined && codesThatAreWords.has(behind) && /^ \p{Lu}{2}/u.test(text.slice(index + whole.length))) continue;
    const country = countryBySign.get((before ?? behind)!)!;
    counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 1)
    .map(([country]) => country);
}
