/** Towns that the network gave to the street before them or to the code beside them, or left out beside their code: an address without a town gets them. */
import { countryOfName } from '../../catalogue/country-names.js';
import { countryByCode } from '../../catalogue/country-table.js';
import { commonQuarters } from '../../catalogue/country-words/quarters.js';
import { isPostalCodeOf } from '../../catalogue/postal-codes.js';
import { isState } from '../../catalogue/states.js';
import type { Token } from '../../features/contract.js';
import { isApart, textOf } from '../../features/tokens/token-text.js';
import { bare } from '../../fold.js';
import { maxWords } from '../../gazetteer/gazetteer.js';
import type { ClassifiedPage } from '../decoding/classify.js';
import { printedCountry } from './address.js';
import type { PartyCountries } from './contacts.js';
import { type ContactSpan, pageTokens, spanOfTokens } from './spans/span.js';
import { streetParts } from './street-town.js';
import { isTownOf, type Party, partyOf } from './towns.js';

export interface Places {
  readonly pages: readonly ClassifiedPage[];
  readonly countries: PartyCountries;
}

/** In line heights: a blank between words of two cells. */
const blank = 1.5;
/** Parts of addresses more than that are no party's: an adversarial document has thousands. */
const mostSpans = 200;

/** The spans with such towns as spans of their own; the same object where there are none such. */
export function placedTowns(spans: readonly ContactSpan[], { pages, countries }: Places): readonly ContactSpan[] {
  const placed = new Map<ContactSpan, readonly ContactSpan[]>();
  for (const role of ['Sender', 'Receiver'] as const) {
    const own = spans.filter((span) => span.role === role);
    const country = own.length > 0 ? (printedCountry(own, countries[role]?.country)?.value ?? countries[role]?.country) : undefined;
    if (country === undefined || own.length > mostSpans) continue;
    const party = partyOf(own, country);
    for (const span of own) {
      const parts = span.isRecalled ? undefined : partsOf(span, party, pages, spans);
      if (!parts) continue;
      placed.set(span, parts);
      // A county is no town beside one.
      if (parts.some(({ field }) => field === 'City')) for (const region of party.townsNear(span).filter(party.isRegion)) placed.set(region, []);
    }
  }
  return placed.size > 0 ? spans.flatMap((span) => placed.get(span) ?? [span]) : spans;
}

/** What a street or code is in place of itself; undefined where it is whole, or its address has a town. */
function partsOf(span: ContactSpan, party: Party, pages: readonly ClassifiedPage[], spans: readonly ContactSpan[]): readonly ContactSpan[] | undefined {
  if (span.field === 'Street') return streetParts(span, party);
  if (span.field !== 'ZipCode' || party.townsNear(span).length > 0) return undefined;
  return codeAndTown(span, party.country) ?? besideCode(span, pageTokens(span, pages), party.country, spans);
}

/** A country's codes stand behind its towns. */
function isCodeLast(country: string): boolean {
  const line = countryByCode(country)?.cityLine ?? '';
  return line.indexOf('{zip}') > line.indexOf('{city}');
}

/** "870 52 NYLAND" as a code: as code and town. */
function codeAndTown(span: ContactSpan, country: string): readonly ContactSpan[] | undefined {
  if (isCodeLast(country)) return undefined;
  const { tokens } = span;
  for (let end = tokens.length - 1; end > 0; end--) {
    const [code, town] = [tokens.slice(0, end), tokens.slice(end)];
    if (isPostalCodeOf(textOf(code), country) && isTownName(textOf(town))) return [spanOfTokens(span, code), spanOfTokens({ ...span, field: 'City' }, town)];
  }
  return undefined;
}

/** Words that are no country, quarter or number; behind a code they are a town whether it is listed or not. */
const isTownName = (text: string): boolean =>
  /\p{L}{3}/u.test(text) && !/\d/.test(text) && countryOfName(text) === undefined && !commonQuarters.has(bare(text));

/** The listed town that stands beside a code of the country and is no other field's, with a state between them or not. */
function besideCode(span: ContactSpan, tokens: readonly Token[], country: string, spans: readonly ContactSpan[]): readonly ContactSpan[] | undefined {
  if (!isPostalCodeOf(span.text.replace(/[.,;]+$/, ''), country)) return undefined;
  const [first, last] = [tokens.indexOf(span.tokens[0]!), tokens.indexOf(span.tokens.at(-1)!)];
  if (first < 0 || last < 0) return undefined;
  const isFree = (token: Token): boolean => !spans.some((other) => other.tokens.includes(token));
  const town = (isCodeLast(country) ? undefined : townBehind(tokens, last, country, isFree)) ?? townBefore(tokens, first, country, isFree);
  return town && [span, spanOfTokens({ ...span, field: 'City' }, town)];
}

function townBehind(tokens: readonly Token[], last: number, country: string, isFree: (token: Token) => boolean): readonly Token[] | undefined {
  const run: Token[] = [];
  for (let at = last + 1; run.length < maxWords && at < tokens.length && isFree(tokens[at]!) && !isApart(tokens[at - 1]!, tokens[at]!, blank); at++) {
    run.push(tokens[at]!);
    if (/[,;|]$/.test(tokens[at]!.text)) break;
  }
  for (let end = run.length; end > 0; end--) if (isTownOf(textOf(run.slice(0, end)), country)) return run.slice(0, end);
  return undefined;
}

function townBefore(tokens: readonly Token[], first: number, country: string, isFree: (token: Token) => boolean): readonly Token[] | undefined {
  const run: Token[] = [];
  const isStateAt = (at: number): boolean => isState(run.at(at)!.text.replace(/[.,]$/, ''));
  for (let at = first - 1; run.length <= maxWords && at >= 0 && isFree(tokens[at]!) && !isApart(tokens[at]!, tokens[at + 1]!, blank); at--) {
    if (run.length > 0 && /[,;|]$/.test(tokens[at]!.text) && !(run.length === 1 && isStateAt(0))) break;
    run.unshift(tokens[at]!);
  }
  const words = run.length > 1 && isStateAt(-1) ? run.slice(0, -1) : run;
  for (let from = 0; from < words.length; from++) if (isTownOf(textOf(words.slice(from)), country)) return words.slice(from);
  return undefined;
}
