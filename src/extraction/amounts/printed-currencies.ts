/** Every currency that a page prints: signs and codes, also glued to their amount ("₹1,250.00"), names with their country ("US Dollar"), words ("quetzales") beside an amount. */
import { codesByWord, currencyNames, wordlikeCodes } from '../../catalogue/currency-words.js';
import { languages } from '../../catalogue/languages/index.js';
import { bare, fold } from '../../values/text/fold.js';
import type { Token } from '../../features/contract.js';
import { factsOn } from '../../features/tokens/word-facts.js';
import { remembered } from '../../remembered.js';
import { kinds } from '../../values/index.js';

export interface PrintedCurrency {
  /** Index of its first token. */
  readonly token: number;
  /** The sign alone. */
  readonly text: string;
  readonly codes: readonly string[];
  /** Of letters that may be another word: it counts beside a number only. */
  readonly isWord: boolean;
  /** Is right before or behind a number of its line, or in one word with an amount. */
  readonly isAtNumber: boolean;
  /** "US Dollar", "AUD": no other currency can be meant. */
  readonly isNamed: boolean;
}

const longestSign = 5;
const longestName = 5;
/** An amount with its sign in one word. */
const before = /^[(+-]?([^\d\s.,'’()[\]:;%+-]{1,4}\.?)[-+]?\d[\d.,'’]*[.,]\d{2}[-)]?$/u;
const behind = /^[-+(]?\d[\d.,'’]*[.,](?:\d{2}|-{1,2})([^\d\s.,'’()[\]:;%+-]{1,4}\.?)\)?$/u;
/** "1." and "1)" count the lines of a list. */
const number = /^(?:\(\d[\d.,' ’]*\)|[-+(]?\d(?:[\d.,' ’]*[\d-])?)$/;
const amount = /^[-+(]?\d[\d.,' ’]*[.,]\d{2}[)-]?$/;
/** What names of currencies have in them: without any, which is so on most pages, the table of names is not asked for. */
const stem =
  /dol|fran|frk|peso|rup|roup|roepi|kron|krun|koru|zlo|lira|lire|livr|fun[td]|pound|libra|pund|pond|pfun|sterl|quet|kvec|kecal|kun|real|reai|rand|yen|jen|yuan|juan|forint|lei|leu|lev|won|dirh|din|riy|rial|shek|sek|baht|ring|rub|hryv|hriv|mark|sol|boliv|colon|guaran|cfa/;

let known: ReadonlyMap<string, string> | undefined;
/** Code by the letters of a name. */
const names = (): ReadonlyMap<string, string> => (known ??= new Map(currencyNames().map(([name, code]) => [bare(name), code])));

const readingsOf = remembered((text) => kinds.currency.read(text.replace(/[()[\]:,;]/g, '')).map(({ value }) => value), 2000);

/** Digits and what groups them: most short words of an invoice, and no currency. */
const digitsAlone = /^[\d.,:;()[\]+-]*$/;

export function printedCurrencies(tokens: readonly Token[]): PrintedCurrency[] {
  const found: PrintedCurrency[] = [];
  const withNames = linesWithNames(tokens);
  for (let i = 0; i < tokens.length; i++) {
    const named = withNames.has(tokens[i]!.line) ? nameAt(tokens, i) : undefined;
    if (named) {
      found.push({ token: i, text: tokens[i]!.text, codes: [named.code], isWord: false, isAtNumber: false, isNamed: true });
      i = named.last;
      continue;
    }
    const printed = signAt(tokens, i) ?? wordAt(tokens, i);
    if (printed) found.push(printed);
  }
  return found;
}

/** Lines that may hold a name: all their letters together have a part of one. */
function linesWithNames(tokens: readonly Token[]): ReadonlySet<number> {
  const words = factsOn(tokens);
  const letters = new Map<number, string>();
  for (const [i, { line }] of tokens.entries()) letters.set(line, (letters.get(line) ?? '') + words[i]!.bare);
  return new Set([...letters].flatMap(([line, text]) => (stem.test(text) ? [line] : [])));
}

/** The longest name that begins here. */
function nameAt(tokens: readonly Token[], first: number): { readonly code: string; readonly last: number } | undefined {
  const { line } = tokens[first]!;
  const words = factsOn(tokens);
  let [text, hit]: [string, { code: string; last: number } | undefined] = ['', undefined];
  for (let last = first; last < first + longestName && tokens[last]?.line === line && words[last]!.bare.length < 16; last++) {
    text += words[last]!.bare;
    const code = text.length > 5 && stem.test(text) ? names().get(text) : undefined;
    if (code !== undefined) hit = { code, last };
  }
  return hit;
}

function signAt(tokens: readonly Token[], i: number): PrintedCurrency | undefined {
  const { text } = tokens[i]!;
  if (text.length > longestSign + 1) return gluedAt(tokens, i);
  const codes = digitsAlone.test(text) ? [] : readingsOf(text);
  if (codes.length === 0) return gluedAt(tokens, i);
  const letters = text.replace(/[^\p{L}]/gu, '');
  const isCode = letters === letters.toUpperCase() && codes.length === 1 && codes[0] === letters;
  const isWord = /^[\p{L}.]+$/u.test(text.replace(/[()[\]:,;]/g, '')) && !/^eur/i.test(letters) && (!isCode || wordlikeCodes.has(letters));
  // "Q 4", "R 12": one letter goes with an amount alone.
  const isAtNumber = isBesideNumber(tokens, i, letters.length === 1 && letters === text ? amount : number);
  return { token: i, text, codes, isWord, isAtNumber, isNamed: isCode && (!isWord || isAtNumber) };
}

function gluedAt(tokens: readonly Token[], token: number): PrintedCurrency | undefined {
  const { text } = tokens[token]!;
  if (!/\d/.test(text) || text.length > 24) return undefined;
  const sign = (before.exec(text) ?? behind.exec(text))?.[1];
  const codes = sign === undefined ? [] : readingsOf(sign);
  return sign === undefined || codes.length === 0
    ? undefined
    : { token, text: sign, codes, isWord: /\p{L}/u.test(sign), isAtNumber: true, isNamed: codes[0] === sign };
}

/** Keys of currencies, which are right before a word of one. */
export const currencyKeys: ReadonlySet<string> = new Set(languages.flatMap(({ decoding }) => decoding.currencyKeys.map(bare)));

function wordAt(tokens: readonly Token[], token: number): PrintedCurrency | undefined {
  const { text, line } = tokens[token]!;
  if (text.length < 4 || text.length > 12) return undefined;
  const codes = codesByWord.get(fold(text.replace(/[()[\]:,;.]/g, '')));
  const key = tokens[token - 1];
  const isKeyed = key !== undefined && key.line === line && currencyKeys.has(bare(key.text));
  if (!codes || !(isKeyed || isBesideNumber(tokens, token, amount))) return undefined;
  return { token, text, codes, isWord: true, isAtNumber: true, isNamed: false };
}

/** Right before or behind a number of its line. */
const isBesideNumber = (tokens: readonly Token[], i: number, form: RegExp): boolean =>
  !tokens[i]!.text.endsWith(':') &&
  [tokens[i - 1], tokens[i + 1]].some((other) => other !== undefined && other.line === tokens[i]!.line && form.test(other.text));
