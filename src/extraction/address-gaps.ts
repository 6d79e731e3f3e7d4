/** Parts of an address that one word's tag lacks: a town behind its code, a code before its town, the first words of a street. Tags in, tags out. */
import type { ContactRole } from '../catalogue/contact-fields.js';
import { countryOfName } from '../catalogue/country-names.js';
import { isState } from '../catalogue/states.js';
import type { Token } from '../features/contract.js';
import { monthsOf } from '../values/month-names.js';
import { fieldOf, roleOf, tagOf } from './contact-tags.js';
import { editingParties, follows, type TagEdit, type TagStep } from './tag-edits.js';

/** In line heights: what a blank between words of one line may be. */
const blank = 1.2;
/** Lines around in which a part counts as there already. */
const around = 2;
/** Probability from which a further word belongs to the town, an earlier one to the street. */
const [townGoesOn, streetBegins] = [0.2, 0.05];
const town = /^\p{Lu}[\p{L}'’.-]{2,},?$/u;
const code = /^(?:[A-Z]{1,2}-)?\d{4,5},?$/;

export const addressGapSteps: readonly TagStep[] = [
  editingParties('contacts.street-number-first', ['network', 'form'], streetNumberFirst),
  editingParties('contacts.towns-taken-for-countries', ['form', 'layout'], townsTakenForCountries),
  editingParties('contacts.towns-behind-codes', ['form', 'layout'], townsBehindCodes),
  editingParties('contacts.codes-before-towns', ['form', 'layout'], codesBeforeTowns),
  editingParties('contacts.codes-behind-states', ['form', 'wording'], codesBehindStates),
  editingParties('contacts.streets-from-their-first-word', ['network', 'layout'], streetsFromTheirFirstWord),
];

const isNext = ({ tokens }: TagEdit, i: number): boolean => follows(tokens, i, blank);
const endsHere = ({ text }: Token): boolean => /[,;:|·•]$/.test(text);

/** Whether the tag stands near the line, but at the words themselves. */
const isThere = ({ tokens, tags }: TagEdit, tag: number, at: number): boolean =>
  tokens.some((token, i) => tags[i] === tag && i !== at && Math.abs(token.line - tokens[at]!.line) <= around);

/** Free, or another party's that has one elsewhere. */
function isToBeHad(page: TagEdit, i: number, tag: number): boolean {
  const own = page.tags[i]!;
  if (own === 0) return true;
  return fieldOf(own) === fieldOf(tag) && own !== tag && page.tags.some((other, k) => other === own && Math.abs(k - i) > 1);
}

/** Nobody's, or of the same address. */
const isLoose = ({ tags }: TagEdit, i: number, role: ContactRole): boolean => tags[i] === 0 || roleOf(tags[i]!) === role;

function townsBehindCodes(page: TagEdit, role: ContactRole): void {
  const [zip, city] = [tagOf(role, 'ZipCode'), tagOf(role, 'City')];
  page.tokens.forEach((token, i) => {
    const before = page.tokens[i - 1];
    if (page.tags[i - 1] !== zip || page.tags[i] === zip || !before || endsHere(before) || !isNext(page, i)) return;
    // "8011 PA Zwolle": the letters of a Dutch code; a town of La, Le or St is Swiss.
    const isLetters = /^\d{4}$/.test(before.text) && /^(?!LA|LE|ST)[A-Z]{2}$/.test(token.text) && page.tags[i + 1] === city && isLoose(page, i, role);
    if (isLetters) page.tags[i] = zip;
    if (isLetters || !/\d/.test(before.text + (page.tokens[i - 2]?.text ?? '')) || !town.test(token.text)) return;
    if (!isToBeHad(page, i, city) || isThere(page, city, i)) return;
    page.tags[i] = city;
    for (let k = i + 1; isNext(page, k) && !endsHere(page.tokens[k - 1]!) && page.tags[k] === 0 && page.probability(k, city) >= townGoesOn; k++)
      page.tags[k] = city;
  });
}

function codesBeforeTowns(page: TagEdit, role: ContactRole): void {
  const [zip, city] = [tagOf(role, 'ZipCode'), tagOf(role, 'City')];
  for (let i = 1; i < page.tokens.length; i++) {
    if (page.tags[i] !== city || page.tags[i - 1] === city || !isNext(page, i) || !code.test(page.tokens[i - 1]!.text)) continue;
    if (isToBeHad(page, i - 1, zip) && !isThere(page, zip, i - 1) && !isYear(page, i - 1)) page.tags[i - 1] = zip;
  }
}

/** "Stand 2024 Wien", "Oktober 2025 Graz", "© 2023 Linz": a year before a town is no code of it. */
function isYear({ tokens }: TagEdit, i: number): boolean {
  const before = tokens[i - 1];
  if (!/^(?:19|20)\d{2}$/.test(tokens[i]!.text) || before?.line !== tokens[i]!.line) return false;
  const word = before.text.replace(/[.:,]$/, '');
  return /^(?:stand|seit|since|depuis|desde|dal|sinds|od|ab|anno|est|©|copyright|\(c\))$/i.test(word) || monthsOf(word).length > 0;
}

/** "Lilydale VIC 3140", "Marietta, GA 30062". */
function codesBehindStates(page: TagEdit, role: ContactRole): void {
  const [zip, city] = [tagOf(role, 'ZipCode'), tagOf(role, 'City')];
  for (let i = 2; i < page.tokens.length; i++) {
    if (page.tags[i] !== 0 || page.tags[i - 2] !== city || !isNext(page, i) || !isNext(page, i - 1)) continue;
    const [state, number] = [page.tokens[i - 1]!.text.replace(/,$/, ''), page.tokens[i]!.text];
    if (/^[A-Z]{2,3}$/.test(state) && isState(state) && /^\d{4,5}(?:-\d{4})?[,.]?$/.test(number) && !isThere(page, zip, i)) page.tags[i] = zip;
  }
}

/** "Mountain View, CA 94043": what is no country, before a code without town. */
function townsTakenForCountries(page: TagEdit, role: ContactRole): void {
  const [zip, city, country] = [tagOf(role, 'ZipCode'), tagOf(role, 'City'), tagOf(role, 'Country')];
  for (let from = 0; from < page.tokens.length; from++) {
    if (page.tags[from] !== country || page.tags[from - 1] === country) continue;
    let to = from;
    while (page.tags[to + 1] === country && isNext(page, to + 1)) to++;
    const text = page.tokens.slice(from, to + 1).map((token) => token.text);
    if (page.tags[to + 1] !== zip || !isNext(page, to + 1) || isThere(page, city, from) || countryOfName(text.join(' ')) !== undefined) continue;
    for (let i = from; i <= to; i++) page.tags[i] = i > from && /^[A-Z]{2,3}$/.test(text[i - from]!) ? 0 : city;
  }
}

/** "Søren | Frichs Vej 38": words that may well be the street's, right before it. */
function streetsFromTheirFirstWord(page: TagEdit, role: ContactRole): void {
  const street = tagOf(role, 'Street');
  for (let i = page.tokens.length - 1; i > 0; i--) {
    const before = page.tokens[i - 1]!;
    if (page.tags[i] !== street || page.tags[i - 1] !== 0 || !isNext(page, i) || endsHere(before)) continue;
    if (/[\p{L}\d]/u.test(before.text) && page.probability(i - 1, street) >= streetBegins) page.tags[i - 1] = street;
  }
}

/** "1148 Maroondah Highway, Lilydale": number and first word taken for code and town of a street without a number. */
function streetNumberFirst(page: TagEdit, role: ContactRole): void {
  const [zip, city, street] = [tagOf(role, 'ZipCode'), tagOf(role, 'City'), tagOf(role, 'Street')];
  for (let i = 2; i < page.tokens.length; i++) {
    if (page.tags[i - 2] !== zip || page.tags[i - 1] !== city || page.tags[i] !== street || !isNext(page, i) || !isNext(page, i - 1)) continue;
    const words = page.tokens.slice(i - 2, i + 1);
    if (!/^\d{1,4}$/.test(words[0]!.text) || endsHere(words[1]!) || /\d/.test(words[2]!.text)) continue;
    page.tags[i - 2] = page.tags[i - 1] = street;
  }
}
