/** Every currency that a page prints by its sign or code. */
import { wordlikeCodes } from '../../catalogue/currencies.js';
import type { Token } from '../../features/contract.js';
import { remembered } from '../../remembered.js';
import { kinds } from '../../values/index.js';

export interface PrintedCurrency {
  /** Index of its token. */
  readonly token: number;
  /** The sign alone. */
  readonly text: string;
  readonly codes: readonly string[];
  /** Of letters that may be another word: it counts beside a number only. */
  readonly isWord: boolean;
  /** Is right before or behind a number of its line. */
  readonly isAtNumber: boolean;
  /** "AUD": no other currency can be meant. */
  readonly isNamed: boolean;
}

const longest = 6;
/** An amount with its sign in one word: "₹1,250.00", "125,00kn". */
const withSign = /^[-+(]?([^\d\s.,'’()[\]:;%+-]{1,4}\.?)?[-+]?\d[\d.,'’]*[.,]\d{2}([^\d\s.,'’()[\]:;%+-]{1,4}\.?)?[-)]?$/u;
/** "1." and "1)" count the lines of a list. */
const number = /^(?:\(\d[\d.,' ’]*\)|[-+(]?\d(?:[\d.,' ’]*[\d-])?)$/;
const amount = /^[-+(]?\d[\d.,' ’]*[.,]\d{2}[)-]?$/;
/** Digits and what groups them: most short words of an invoice, and no currency. */
const digitsAlone = /^[\d.,:;()[\]+-]*$/;

interface Sign {
  readonly text: string;
  readonly codes: readonly string[];
  readonly letters: string;
  readonly isGlued: boolean;
  readonly isCode: boolean;
  readonly isWord: boolean;
}

/** Those of a word by itself, or null. */
const signIn = remembered((word): Sign | null => {
  const glued = withSign.exec(word)?.slice(1).find(Boolean);
  const text = glued ?? word;
  if (text.length > longest || digitsAlone.test(text)) return null;
  const bare = text.replace(/[()[\]:,;]/g, '');
  const codes = kinds.currency.read(bare).map(({ value }) => value);
  if (codes.length === 0) return null;
  const letters = text.replace(/[^\p{L}]/gu, '');
  const isCode = letters === letters.toUpperCase() && codes.length === 1 && codes[0] === letters;
  const isWord = /^[\p{L}.]+$/u.test(bare) && !/^eur/i.test(letters) && (!isCode || wordlikeCodes.has(letters));
  return { text, codes, letters, isGlued: glued !== undefined, isCode, isWord };
});

/** One for each token that reads as a currency, in order; a sign glued to its amount ("€5.00") counts too. */
export const printedCurrencies = (tokens: readonly Token[]): PrintedCurrency[] => tokens.flatMap((_, i) => signAt(tokens, i) ?? []);

function signAt(tokens: readonly Token[], token: number): PrintedCurrency | undefined {
  const sign = signIn(tokens[token]!.text);
  if (!sign) return undefined;
  const { text, codes, letters, isGlued, isCode, isWord } = sign;
  // "Q 4", "R 12": one letter goes with an amount alone.
  const isAtNumber = isGlued || isBesideNumber(tokens, token, letters.length === 1 && letters === text ? amount : number);
  return { token, text, codes, isWord, isAtNumber, isNamed: isCode && (!isWord || isAtNumber) };
}

/** Right before or behind a number of its line. */
const isBesideNumber = (tokens: readonly Token[], i: number, form: RegExp): boolean =>
  !tokens[i]!.text.endsWith(':') &&
  [tokens[i - 1], tokens[i + 1]].some((other) => other !== undefined && other.line === tokens[i]!.line && form.test(other.text));
