/** The country that is printed with a party's address: tagged as such, before its code ("D-12345"), behind its town (", UK"), on the line below. */
import type { ContactField } from '../../../catalogue/contact-fields.js';
import { countryOfName, isCountryCode3 } from '../../../catalogue/country-names.js';
import { isState } from '../../../catalogue/states.js';
import { hull, isAligned } from '../../../document/box.js';
import type { EncodedPage, Token } from '../../../features/contract.js';
import { segmentsOf } from '../../../features/tokens/segments.js';
import { addressOf } from './address-parts.js';
import type { ContactSpan } from '../spans/span.js';
import { trimmed } from '../../../values/text/trimmed.js';
import { isCountryName, withProvinces } from '../../../values/contact/town-name.js';
import { boxOf, isApart, textOf } from '../../../features/tokens/token-text.js';

export interface PrintedCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly span: ContactSpan;
}

/** `spans` are those of one party. `likely`: its country by all else, which separates the codes of countries from those of provinces. */
export function printedCountry(spans: readonly ContactSpan[], pages: readonly EncodedPage[], likely?: string): PrintedCountry | undefined {
  const address = addressOf(spans);
  return tagged(spans, pages) ?? behindTown(address, likely) ?? beforeCode(address, pages) ?? besides(address, pages, likely);
}

function tagged(spans: readonly ContactSpan[], pages: readonly EncodedPage[]): PrintedCountry | undefined {
  const own = spans.filter(({ field }) => field === 'Country').sort((a, b) => b.probability - a.probability);
  for (const span of own) {
    const code = countryOfName(trimmed(span.text));
    // "San Jose, CA 95110" is no town of Canada.
    if (code && !(isState(trimmed(span.text)) && isBeforeNumber(span, pages))) return { code, span };
  }
  return undefined;
}

function isBeforeNumber(span: ContactSpan, pages: readonly EncodedPage[]): boolean {
  const [last, next] = [span.tokens.at(-1)!, after(span, pages)[0]];
  return next !== undefined && next.line === last.line && /^\d/.test(next.text);
}

/** All tokens of the page that a token is on, none where that is not known, and its index. */
function around(token: Token, pages: readonly EncodedPage[]): readonly [tokens: readonly Token[], at: number] {
  const tokens = pages.find((page) => page.tokens.includes(token))?.tokens ?? [];
  return [tokens, tokens.indexOf(token)];
}

/** The tokens behind a span. */
function after(span: ContactSpan, pages: readonly EncodedPage[]): readonly Token[] {
  const [tokens, at] = around(span.tokens.at(-1)!, pages);
  return tokens.slice(at + 1);
}

type Address = ReadonlyMap<ContactField, ContactSpan>;

/** "Utrecht, Holandsko": taken for the end of the town. */
function behindTown(address: Address, likely: string | undefined): PrintedCountry | undefined {
  const city = address.get('City');
  const text = city && /[,(]\s{0,2}([^,()]{2,40})\)?$/.exec(trimmed(city.text))?.[1];
  const code = text && codeOf(text, likely);
  return city && code ? { code, span: { ...city, field: 'Country', text } } : undefined;
}

/** "D-12345", "CH–8000", "A 1010": the letters of international mail; the two oldest are printed without a dash too. */
const lettersOfCode = /^([A-Z]{1,3}) ?[-–—] ?(?=\d{2})|^D ?(?=\d{5}(?!\d))|^A (?=\d{4}(?!\d))/;
const international = /^(?:[ABDEFHILNPS]|FL|FIN|[A-Z]{2})$/;

function beforeCode(address: Address, pages: readonly EncodedPage[]): PrintedCountry | undefined {
  const zip = address.get('ZipCode');
  if (!zip) return undefined;
  // The letters may not be tagged with the number.
  const text = [before(zip, pages), trimmed(zip.text)].join('');
  const found = lettersOfCode.exec(text) ?? lettersOfCode.exec(trimmed(zip.text));
  const letters = found && (found[1] ?? found[0].trim());
  const code = letters && international.test(letters) ? countryOfName(letters) : undefined;
  return code ? { code, span: { ...zip, field: 'Country', text: letters! } } : undefined;
}

/** "CH" and "-" right before the number. */
function before(zip: ContactSpan, pages: readonly EncodedPage[]): string {
  const first = zip.tokens[0]!;
  const [tokens, at] = around(first, pages);
  const near = tokens
    .slice(Math.max(0, at - 2), Math.max(0, at))
    .filter(({ line, box }) => line === first.line && first.box.x - box.x - box.width < 2 * first.box.height);
  const letters = /(?:^|[\s,;|·•(])([A-Z]{1,3} ?[-–—])$/.exec(textOf(near));
  return letters ? letters[1]! : '';
}

/** In heights of the type: how far below the address its country is, and how far its edge or middle may be off. */
const [below, aside] = [3.2, 1.5];
/** What parts the fields of a line. */
const signs = /[,;|·•/()\u2013\u2014]| - /;

/** Behind the last part of the address on its line, or alone on the line below it. */
function besides(address: Address, pages: readonly EncodedPage[], likely: string | undefined): PrintedCountry | undefined {
  const parts = [address.get('ZipCode'), address.get('City')].flatMap((span) => span ?? []);
  const last = parts.sort((a, b) => b.line - a.line || b.box.x - a.box.x)[0];
  if (!last) return undefined;
  const rest = after(last, pages);
  const line: Token[] = [];
  for (const token of rest) {
    if (token.line !== last.tokens.at(-1)!.line || isApart(line.at(-1) ?? last.tokens.at(-1)!, token, aside)) break;
    line.push(token);
  }
  return read(line, last, likely) ?? belowIt(address, last, pages, likely);
}

function belowIt(address: Address, last: ContactSpan, pages: readonly EncodedPage[], likely: string | undefined): PrintedCountry | undefined {
  const [all] = around(last.tokens[0]!, pages);
  const block = hull([...address.values()].filter((span) => span.page === last.page).map(({ box }) => box));
  for (const { first, last: end } of segmentsOf(all)) {
    const tokens = all.slice(first, end + 1);
    const box = boxOf(tokens);
    const gap = box.y - last.box.y;
    if (tokens[0]!.line <= last.line || gap <= 0 || gap > below * last.box.height || !isAligned(box, block, aside * last.box.height)) continue;
    const found = read(tokens, last, likely);
    if (found) return found;
  }
  return undefined;
}

/** The first part of a line, where it is a country and nothing else. */
function read(tokens: readonly Token[], beside: ContactSpan, likely: string | undefined): PrintedCountry | undefined {
  const text = textOf(tokens.slice(0, 6));
  const part = text
    .split(signs)
    .map((each) => each.trim())
    .find((each) => each !== '');
  const code = part && codeOf(part, likely);
  if (!part || !code) return undefined;
  const own = tokens.filter((token) => part.includes(token.text.replace(/[,;|·•/()]/g, ''))).slice(0, part.split(/\s+/).length);
  return {
    code,
    span: { ...beside, field: 'Country', text: part, tokens: own, line: tokens[0]!.line, box: boxOf(own.length > 0 ? own : tokens) },
  };
}

/** A name, "UK", "U.S.A.", or a code in capitals that is of no province. */
function codeOf(printed: string, likely: string | undefined): string | undefined {
  const text = printed.replace(/[.:,;\s]+$/, '').trim();
  const letters = text.replace(/\./g, '');
  if (/^(?:UK|USA|UAE)$/.test(letters)) return countryOfName(letters);
  if (/^[A-Z]{2}$/.test(text)) {
    const code = countryOfName(text);
    const isProvince = isState(text) || (likely !== undefined && withProvinces.has(likely));
    return code !== undefined && (!isProvince || code === likely) ? code : undefined;
  }
  if (/^[A-Z]{3}$/.test(text)) return isCountryCode3(text) ? countryOfName(text) : undefined;
  return isCountryName(text) && !isState(text) ? countryOfName(text) : undefined;
}
