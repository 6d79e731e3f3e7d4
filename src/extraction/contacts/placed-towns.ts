/** Towns that the network gave to the street before them or to the code beside them, or left out beside their code: an address without a town gets them. */
import type { ContactRole } from '../../catalogue/contact-fields.js';
import { countryByCode } from '../../catalogue/country-table.js';
import { isPostalCodeOf } from '../../catalogue/postal-codes.js';
import { isState } from '../../catalogue/states.js';
import { languages } from '../../catalogue/languages/index.js';
import type { Token } from '../../features/contract.js';
import { isApart, textOf } from '../../features/tokens/token-text.js';
import { bare } from '../../fold.js';
import { inCountry, maxWords, townIn } from '../../gazetteer/gazetteer.js';
import { isProvince } from '../../values/contact/town-name.js';
import { fieldValue } from '../../values/contact/field-value.js';
import type { ClassifiedPage } from '../decoding/classify.js';
import { isNear, overlapsBlock, printedCountry } from './address.js';
import type { PartyCountries } from './contacts.js';
import { type ContactSpan, pageTokens, spanOfTokens } from './spans/span.js';

export interface Places {
  readonly pages: readonly ClassifiedPage[];
  readonly countries: PartyCountries;
}

/** In line heights: a blank between words of two cells. */
const blank = 1.5;
const roles: readonly ContactRole[] = ['Sender', 'Receiver'];

/** The spans with such towns as spans of their own; the same object where there are none such. */
export function placedTowns(spans: readonly ContactSpan[], { pages, countries }: Places): readonly ContactSpan[] {
  let all = spans;
  for (const role of roles) {
    const own = spans.filter((span) => span.role === role);
    const country = own.length > 0 ? (printedCountry(own, countries[role]?.country)?.value ?? countries[role]?.country) : undefined;
    if (country === undefined) continue;
    for (const span of own) {
      const parts = span.isRecalled ? undefined : partsOf(span, own, country, (at) => isFree(at, spans), pages);
      if (!parts) continue;
      const made = townsNear(span, own).filter((town) => town !== span && !isListed(town, country));
      all = all.flatMap((each) => (each === span ? parts : made.includes(each) ? [] : [each]));
    }
  }
  return all;
}

/** What a street or code is in place of itself; undefined where it is whole, or its address has a town. */
function partsOf(
  span: ContactSpan,
  own: readonly ContactSpan[],
  country: string,
  isFreeToken: (token: Token) => boolean,
  pages: readonly ClassifiedPage[],
): readonly ContactSpan[] | undefined {
  if (span.field !== 'Street' && span.field !== 'ZipCode') return undefined;
  const towns = townsNear(span, own).filter((town) => isListed(town, country));
  if (span.field === 'Street')
    return (
      keyedCode(span, country) ??
      (isTownAlone(span, own, country, towns) ? [spanOfTokens({ ...span, field: 'City' }, span.tokens)] : withoutTown(span, country, towns))
    );
  if (towns.length > 0 || townsNear(span, own).length > 0) return undefined;
  return codeAndTown(span, country) ?? besideCode(span, pageTokens(span, pages), country, isFreeToken);
}

const townsNear = (span: ContactSpan, own: readonly ContactSpan[]): readonly ContactSpan[] =>
  own.filter((other) => other.field === 'City' && isNear(span, other) && overlapsBlock(span, other));

const isTownOf = (text: string, country: string): boolean => /\p{L}{3}/u.test(text) && (townIn(bare(text), country) & inCountry) !== 0;
const isListed = ({ text }: ContactSpan, country: string): boolean => isTownOf(fieldValue('City', text, country), country);

/**
 * "Waterside, Upton", "Hyde Park Corner, Colombo 02", "Talvägen 7 GÖTEBORG", "Oradea, Str. Unirii 5": the street, and the listed town behind its last comma, dash or
 * number, or before a street with a number, where its address has no other.
 */
function withoutTown(street: ContactSpan, country: string, towns: readonly ContactSpan[]): readonly ContactSpan[] | undefined {
  const parts = betweenSigns(street.tokens);
  const nameOf = (part: readonly Token[]): string => fieldValue('City', textOf(part).replace(/[\s\d.,;-]+$/, ''), country);
  const isTown = (part: readonly Token[]): boolean =>
    isTownOf(nameOf(part), country) && towns.every(({ text }) => bare(fieldValue('City', text, country)) === bare(nameOf(part)));
  const regionOf = (all: readonly (readonly Token[])[]): string => textOf(all.at(-1)!).replace(/[.,]+$/, '');
  const made = (rest: readonly Token[], town: readonly Token[]): readonly ContactSpan[] => {
    const words = town.filter(({ text }) => /\p{L}/u.test(text));
    return [spanOfTokens(street, rest), spanOfTokens({ ...street, field: 'City' }, words)];
  };
  const last = parts.length > 2 && (isState(regionOf(parts)) || isProvince(regionOf(parts), country)) ? parts.length - 2 : parts.length - 1;
  if (last > 0 && isTown(parts[last]!)) return made(parts.slice(0, last).flat(), parts[last]!);
  const number = street.tokens.findLastIndex(({ text }) => /^\d{1,4}\p{L}?$/u.test(text));
  const behind = number > 0 ? street.tokens.slice(number + 1) : [];
  if (behind.length > 0 && isTown(behind)) return made(street.tokens.slice(0, number + 1), behind);
  const [first, ...rest] = parts;
  return rest.length > 0 && isTown(first!) && !/\d/.test(textOf(first!)) && /\p{L}{3}.*\d/u.test(textOf(rest.flat())) ? made(rest.flat(), first!) : undefined;
}

/** "Frome," below or behind another part of the street. */
const isTownAlone = (street: ContactSpan, own: readonly ContactSpan[], country: string, towns: readonly ContactSpan[]): boolean =>
  towns.length === 0 &&
  isTownOf(street.text.replace(/[.,]+$/, ''), country) &&
  own.some(
    (other) =>
      other.field === 'Street' &&
      other.page === street.page &&
      (other.line < street.line || (other.line === street.line && other.box.x < street.box.x)) &&
      isNear(street, other) &&
      overlapsBlock(street, other),
  );

/** "C.P. 35079" as a street. */
function keyedCode(street: ContactSpan, country: string): readonly ContactSpan[] | undefined {
  const first = street.tokens.findIndex(({ text }) => /\d/.test(text));
  const code = street.tokens.slice(first);
  return first > 0 && zipKeys.has(bare(textOf(street.tokens.slice(0, first)))) && isPostalCodeOf(textOf(code).replace(/[.,]+$/, ''), country)
    ? [spanOfTokens({ ...street, field: 'ZipCode' }, code)]
    : undefined;
}
/** "C.P.", "Código postal", "PLZ". */
const zipKeys: ReadonlySet<string> = new Set(languages.flatMap(({ synthesis }) => synthesis.party.fields.zip).map(bare));

/** Tokens between commas, and between dashes with blanks around them. */
function betweenSigns(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (!/^[-–—·|/]$/.test(token.text)) parts.at(-1)!.push(token);
    if (/^[-–—·|/]$|[,;]$/.test(token.text)) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

/** "870 52 NYLAND" as a code: as code and town. */
function codeAndTown(span: ContactSpan, country: string): readonly ContactSpan[] | undefined {
  if (isCodeLast(country)) return undefined;
  const { tokens } = span;
  for (let end = tokens.length - 1; end > 0; end--) {
    const [code, town] = [tokens.slice(0, end), tokens.slice(end)];
    if (isPostalCodeOf(textOf(code), country) && town.every(({ text }) => /^[^\d]*\p{L}[^\d]*$/u.test(text)) && /\p{L}{3}/u.test(textOf(town)))
      return [spanOfTokens(span, code), spanOfTokens({ ...span, field: 'City' }, town)];
  }
  return undefined;
}

/** The listed town that stands beside a code of the country and is no other field's, with a state between them or not. */
function besideCode(span: ContactSpan, tokens: readonly Token[], country: string, isFreeToken: (token: Token) => boolean): readonly ContactSpan[] | undefined {
  if (!isPostalCodeOf(span.text.replace(/[.,;]+$/, ''), country)) return undefined;
  const [first, last] = [tokens.indexOf(span.tokens[0]!), tokens.indexOf(span.tokens.at(-1)!)];
  if (first < 0 || last < 0) return undefined;
  const town = (isCodeLast(country) ? undefined : townBehind(tokens, last, country, isFreeToken)) ?? townBefore(tokens, first, country, isFreeToken);
  return town && [span, spanOfTokens({ ...span, field: 'City' }, town)];
}

function townBehind(tokens: readonly Token[], last: number, country: string, isFreeToken: (token: Token) => boolean): readonly Token[] | undefined {
  const run: Token[] = [];
  for (let at = last + 1; run.length < maxWords && at < tokens.length && isFreeToken(tokens[at]!) && !isApart(tokens[at - 1]!, tokens[at]!, blank); at++) {
    run.push(tokens[at]!);
    if (/[,;|]$/.test(tokens[at]!.text)) break;
  }
  for (let end = run.length; end > 0; end--) if (isTownOf(textOf(run.slice(0, end)).replace(/[.,;|]+$/, ''), country)) return run.slice(0, end);
  return undefined;
}

function townBefore(tokens: readonly Token[], first: number, country: string, isFreeToken: (token: Token) => boolean): readonly Token[] | undefined {
  const run: Token[] = [];
  for (let at = first - 1; run.length <= maxWords && at >= 0 && isFreeToken(tokens[at]!) && !isApart(tokens[at]!, tokens[at + 1]!, blank); at--) {
    if (run.length > 0 && /[,;|]$/.test(tokens[at]!.text) && !(run.length === 1 && isState(run[0]!.text.replace(/[.,]$/, '')))) break;
    run.unshift(tokens[at]!);
  }
  const words = run.length > 1 && isState(run.at(-1)!.text.replace(/[.,]$/, '')) ? run.slice(0, -1) : run;
  for (let from = 0; from < words.length; from++) if (isTownOf(textOf(words.slice(from)).replace(/[.,;]+$/, ''), country)) return words.slice(from);
  return undefined;
}

/** A country's codes stand behind its towns. */
function isCodeLast(country: string): boolean {
  const line = countryByCode(country)?.cityLine ?? '';
  return line.indexOf('{zip}') > line.indexOf('{city}');
}

const isFree = (token: Token, spans: readonly ContactSpan[]): boolean => !spans.some(({ tokens }) => tokens.includes(token));
