/** The town that stands in a street, behind it or before it, where its address has no other. */
import { languages } from '../../catalogue/languages/index.js';
import { commonQuarters, numbersDistricts } from '../../catalogue/country-words/quarters.js';
import { isPostalCodeOf } from '../../catalogue/postal-codes.js';
import { isState } from '../../catalogue/states.js';
import type { Token } from '../../features/contract.js';
import { textOf } from '../../features/tokens/token-text.js';
import { bare } from '../../fold.js';
import { isProvince, withoutRank } from '../../values/contact/town-name.js';
import { isInBlock, isNear } from './address.js';
import { type ContactSpan, spanOfTokens } from './spans/span.js';
import { isTownOf, type Party } from './towns.js';

/** What a street is in place of itself; undefined where it is one, or its address has another town. */
export function streetParts(street: ContactSpan, party: Party): readonly ContactSpan[] | undefined {
  const code = keyedCode(street, party);
  if (code) return code;
  const towns = party.townsNear(street).filter((town) => !party.isRegion(town));
  if (isTownAlone(street, party, towns)) return [spanOfTokens({ ...street, field: 'City' }, street.tokens)];
  const isNew = (name: string): boolean =>
    isTownOf(name, party.country) && !commonQuarters.has(bare(name)) && towns.every((town) => party.nameOf(town) === bare(name));
  const found = townBehind(street.tokens, party.country, isNew) ?? townBefore(street.tokens, party.country, isNew);
  if (!found) return undefined;
  const [rest, town, digits] = found;
  const spans = [spanOfTokens(street, rest), spanOfTokens({ ...street, field: 'City' }, town)];
  return digits.length > 0 ? [...spans, spanOfTokens({ ...street, field: 'ZipCode' }, digits)] : spans;
}

/** Words of the street, of the town, and of a postal code beside it. */
type Found = readonly [street: readonly Token[], town: readonly Token[], code: readonly Token[]];

/** "Waterside, Upton", "Hyde Park Corner, Colombo 02", "Talvägen 7 GÖTEBORG", "Mill Row, Tralee, Co. Kerry". */
function townBehind(tokens: readonly Token[], country: string, isNew: (name: string) => boolean): Found | undefined {
  const starts = startsOfParts(tokens);
  const regionFrom = starts.length > 1 ? starts.at(-1)! : tokens.length;
  const region = textOf(tokens.slice(regionFrom)).replace(/[.,]+$/, '');
  const end = starts.length > 1 && (isState(region) || isProvince(region, country)) ? regionFrom : tokens.length;
  const [from, number] = [starts.findLast((start) => start < end), behindNumber(tokens)];
  const bySign = from === undefined ? undefined : townBetween(tokens, from, end, country, isNew);
  return bySign ?? (number === undefined ? undefined : townBetween(tokens, number, tokens.length, country, isNew));
}

/** Of the words from one place to another the town and its code or district. */
function townBetween(tokens: readonly Token[], from: number, end: number, country: string, isNew: (name: string) => boolean): Found | undefined {
  const part = tokens.slice(from, end);
  const [words, digits] = [part.filter(({ text }) => /\p{L}/u.test(text)), part.filter(({ text }) => /^\d[\d-]*[.,]?$/.test(text))];
  const [name, number] = [nameIn(words, country), textOf(digits).replace(/[.,]+$/, '')];
  const isCode = number.length > 2 && isPostalCodeOf(number, country);
  if (words.length === 0 || words.length + digits.length < part.length || !isNew(name) || !(number === '' || isCode || numbersDistricts.has(country)))
    return undefined;
  return [withoutSignBehind(tokens.slice(0, from)), words, isCode ? digits : []];
}

/** "Colombo.", "Pokhara-8" → the name. */
const nameIn = (words: readonly Token[], country: string): string => {
  const text = textOf(words).replace(/[.,;]+$/, '');
  return numbersDistricts.has(country) ? text.replace(/[\s-]\d{1,2}$/, '') : text;
};

/** "MUN. ORADEA, STR. UNIRII 5": a place whose rank is printed. */
function townBefore(tokens: readonly Token[], country: string, isNew: (name: string) => boolean): Found | undefined {
  const [start] = startsOfParts(tokens);
  if (start === undefined) return undefined;
  const town = tokens.slice(0, start);
  const text = textOf(town).replace(/[,;\s–—-]+$/, '');
  const name = withoutRank(text, country);
  if (name === text || !isNew(name) || !/\p{L}{3}.*\d/u.test(textOf(tokens.slice(start)))) return undefined;
  return [tokens.slice(start), town, []];
}

/** Where parts behind commas begin, and behind dashes with blanks around them that are not between numbers. */
function startsOfParts(tokens: readonly Token[]): readonly number[] {
  const isNumber = (token: Token | undefined): boolean => token !== undefined && /^\d/.test(token.text);
  return tokens.flatMap((token, at) => {
    const isSign = /^[-–—·|/]$/.test(token.text) && !(isNumber(tokens[at - 1]) && isNumber(tokens[at + 1]));
    return at + 1 < tokens.length && (isSign || /[,;]$/.test(token.text)) ? [at + 1] : [];
  });
}

/** The place behind the last number of a house. */
function behindNumber(tokens: readonly Token[]): number | undefined {
  const at = tokens.findLastIndex(({ text }) => /^\d{1,4}\p{L}?$/u.test(text));
  return at > 0 && at + 1 < tokens.length ? at + 1 : undefined;
}

const withoutSignBehind = (tokens: readonly Token[]): readonly Token[] => (/^[-–—·|/]$/.test(tokens.at(-1)?.text ?? '') ? tokens.slice(0, -1) : tokens);

/** "Frome," as the last of the street's lines, or behind another part of it. */
function isTownAlone(street: ContactSpan, { spans, country }: Party, towns: readonly ContactSpan[]): boolean {
  if (towns.length > 0 || !isTownOf(street.text.replace(/[.,]+$/, ''), country)) return false;
  const others = spans.filter((other) => other !== street && other.field === 'Street' && isInBlock(street, other));
  const isAfter = (other: ContactSpan): boolean => other.line < street.line || (other.line === street.line && other.box.x < street.box.x);
  return others.length > 0 && others.every(isAfter);
}

/** "C.P. 35079" as a street, where the party has no other code: "CP 1234" may be a box of the post. */
function keyedCode(street: ContactSpan, { spans, country }: Party): readonly ContactSpan[] | undefined {
  const first = street.tokens.findIndex(({ text }) => /\d/.test(text));
  if (first < 1 || !zipKeys.has(bare(textOf(street.tokens.slice(0, first))))) return undefined;
  if (spans.some((other) => other.field === 'ZipCode' && isNear(street, other))) return undefined;
  const code = street.tokens.slice(first);
  return isPostalCodeOf(textOf(code).replace(/[.,]+$/, ''), country) ? [spanOfTokens({ ...street, field: 'ZipCode' }, code)] : undefined;
}

/** "C.P.", "Código postal", "PLZ". */
const zipKeys: ReadonlySet<string> = new Set(languages.flatMap(({ synthesis }) => synthesis.party.fields.zip).map(bare));
