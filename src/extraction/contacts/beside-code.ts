/** The town that stands beside a postal code or above it and that the network gave to no field, or took for a country. */
import { countryOfName } from '../../catalogue/country-names.js';
import { countryByCode } from '../../catalogue/country-table.js';
import { commonQuarters } from '../../catalogue/country-words/quarters.js';
import { isPostalCodeOf } from '../../catalogue/postal-codes.js';
import { isState, isStateCodeOf } from '../../catalogue/states.js';
import type { Token } from '../../features/contract.js';
import { isApart, textOf } from '../../features/tokens/token-text.js';
import { bare } from '../../fold.js';
import { maxWords } from '../../gazetteer/gazetteer.js';
import { endOfCell, isFirst } from './spans/cells.js';
import { type ContactSpan, spanOfTokens } from './spans/span.js';
import { isRegionName, isTownOf } from './towns.js';

/** In line heights: a blank between words of two cells. */
const blank = 1.5;

/** A country's codes stand behind its towns. */
export function isCodeLast(country: string): boolean {
  const line = countryByCode(country)?.cityLine ?? '';
  return line.indexOf('{zip}') > line.indexOf('{city}');
}

/** Words that are no country, quarter or number; behind a code they are a town whether it is listed or not. */
export const isTownName = (text: string): boolean =>
  /\p{L}{3}/u.test(text) && !/\d/.test(text) && countryOfName(text) === undefined && !commonQuarters.has(bare(text));

/** The words of a page around a code, and which of them are no other field's. */
interface Surroundings {
  readonly tokens: readonly Token[];
  readonly country: string;
  isFree(token: Token): boolean;
  /** Taken for a country, and the name of none. */
  isNoCountry(token: Token): boolean;
}

/**
 * A code of the country with the town beside it, a state between them or not, or alone in the line above it; undefined where there is none. `tokens`: of the
 * code's page; `spans`: of all parties.
 */
export function besideCode(span: ContactSpan, tokens: readonly Token[], country: string, spans: readonly ContactSpan[]): readonly ContactSpan[] | undefined {
  const noCountries = new Set(
    spans.filter(({ role, field, value }) => role === span.role && field === 'Country' && value === '').flatMap((other) => other.tokens),
  );
  const isNoCountry = (token: Token): boolean => noCountries.has(token);
  const isFree = (token: Token): boolean => isNoCountry(token) || !spans.some((other) => other.tokens.includes(token));
  const around: Surroundings = { tokens, country, isFree, isNoCountry };
  const code = inFull(span, around);
  if (!code) return undefined;
  const [first, last] = [tokens.indexOf(code.tokens[0]!), tokens.indexOf(code.tokens.at(-1)!)];
  if (first < 0 || last < 0) return undefined;
  const town = (isCodeLast(country) ? undefined : townBehind(last, around)) ?? townBefore(first, around) ?? townAbove(code, first, last, around);
  return town && [code, spanOfTokens({ ...span, field: 'City' }, town)];
}

/** "8255" before "KD": a code of the country with the word behind it that the network left out. */
function inFull(span: ContactSpan, { tokens, country, isFree }: Surroundings): ContactSpan | undefined {
  const isCode = (text: string): boolean => isPostalCodeOf(text.replace(/[.,;]+$/, ''), country);
  if (isCode(span.text)) return span;
  const next = tokens[tokens.indexOf(span.tokens.at(-1)!) + 1];
  if (!next || !isFree(next) || isApart(span.tokens.at(-1)!, next, blank)) return undefined;
  const both = [...span.tokens, next];
  return isCode(textOf(both)) ? spanOfTokens(span, both) : undefined;
}

function townBehind(last: number, { tokens, country, isFree, isNoCountry }: Surroundings): readonly Token[] | undefined {
  const run: Token[] = [];
  for (let at = last + 1; run.length < maxWords && at < tokens.length && isFree(tokens[at]!) && !isApart(tokens[at - 1]!, tokens[at]!, blank); at++) {
    run.push(tokens[at]!);
    if (/[,;|]$/.test(tokens[at]!.text)) break;
  }
  for (let end = run.length; end > 0; end--) if (isTownOf(textOf(run.slice(0, end)), country)) return run.slice(0, end);
  const end = run.findIndex(
    (token) => !isNoCountry(token) || token.text.endsWith(':') || token.text.split('/').some((part) => countryOfName(part) !== undefined),
  );
  const taken = textOf(end < 0 ? run : run.slice(0, end));
  return isTownName(taken) && !isRegionName(taken.replace(/,$/, ''), country) ? run.slice(0, end < 0 ? run.length : end) : undefined;
}

function townBefore(first: number, { tokens, country, isFree }: Surroundings): readonly Token[] | undefined {
  const run: Token[] = [];
  const isStateAt = (at: number): boolean => {
    const letters = run.at(at)!.text.replace(/[.,]$/, '');
    return isState(letters) || isStateCodeOf(letters, country);
  };
  for (let at = first - 1; run.length <= maxWords && at >= 0 && isFree(tokens[at]!) && !isApart(tokens[at]!, tokens[at + 1]!, blank); at--) {
    if (run.length > 0 && /[,;|]$/.test(tokens[at]!.text) && !(run.length === 1 && isStateAt(0))) break;
    run.unshift(tokens[at]!);
  }
  const words = run.length > 1 && isStateAt(-1) ? run.slice(0, -1) : run;
  for (let from = 0; from < words.length; from++) if (isTownOf(textOf(words.slice(from)), country)) return words.slice(from);
  return undefined;
}

/** Lines of a block that are looked at above its code: the town's and its street's. */
const linesAbove = 2;
/** In line heights: lines of one block begin at one edge, and follow each other at no more than this. */
const [sameEdge, spacing] = [0.6, 2.2];

/** "PINETOWN" above "3610", or above the street of a code (Hungary): a listed town alone in its line of the column. */
function townAbove({ tokens: [begin] }: ContactSpan, first: number, last: number, { tokens, country, isFree }: Surroundings): readonly Token[] | undefined {
  const { x, height, y } = begin!.box;
  if (!isFirst(tokens, first) || last + 1 !== endOfCell(tokens, last)) return undefined;
  const starts = tokens.flatMap((token, at) => {
    const lines = (y - token.box.y) / height;
    const isOwn = lines > 0.5 && lines < linesAbove * spacing && Math.abs(token.box.x - x) < sameEdge * height;
    return isOwn && isFirst(tokens, at) ? [at] : [];
  });
  for (const at of starts.sort((a, b) => tokens[b]!.box.y - tokens[a]!.box.y)) {
    const line = tokens.slice(at, endOfCell(tokens, at));
    if (line.length <= maxWords && line.every(isFree) && isTownOf(textOf(line), country)) return line;
  }
  return undefined;
}
