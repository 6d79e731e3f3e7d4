/** Every currency that a page prints by its sign or code. */
import { hundredthSigns } from '../../catalogue/currencies.js';
import type { Token } from '../../features/contract.js';
import { isApart } from '../../features/tokens/token-text.js';
import { currencySign } from '../../values/numbers/currency-sign.js';

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
  /** That number has decimals. */
  readonly isAtAmount: boolean;
  /** Ends a cell and does not begin its line, as what a key asks for does: "Currency: GBP". */
  readonly endsCell: boolean;
  /** "AUD", "50/100 M.N.": no other currency can be meant. */
  readonly isNamed: boolean;
}

/** They end an amount in words. */
const hundredths = /^\d\d\/100$/;
/** Before "Bhd", a Malaysian company's form. */
const berhad = /^sdn\.?$/i;
/** "1." and "1)" count the lines of a list. */
const number = /^(?:\(\d[\d.,' ’]*\)|[-+(]?\d(?:[\d.,' ’]*[\d-])?)$/;
const amount = /^[-+(]?\d[\d.,' ’]*[.,]\d{2}[)-]?$/;

/** One for each token that reads as a currency, in order; a sign attached to its amount ("€5.00") counts too. */
export const printedCurrencies = (tokens: readonly Token[]): PrintedCurrency[] => tokens.flatMap((_, i) => signAt(tokens, i) ?? []);

function signAt(tokens: readonly Token[], token: number): PrintedCurrency | undefined {
  const sign = currencySign(tokens[token]!.text);
  if (!sign) return undefined;
  const { text, codes, letters, isAttached, isCode, isWord } = sign;
  if (letters === 'BHD' && berhad.test(tokens[token - 1]?.text ?? '')) return undefined;
  // "Q 4", "R 12": one letter goes with an amount alone.
  const isAtAmount = isAttached || isBesideNumber(tokens, token, amount);
  const endsWords = hundredths.test(tokens[token - 1]?.text ?? '');
  const isAtNumber = isAtAmount || endsWords || (!(letters.length === 1 && letters === text) && isBesideNumber(tokens, token, number));
  return {
    token,
    text,
    codes,
    isWord,
    isAtNumber,
    isAtAmount,
    endsCell: endsCell(tokens, token),
    isNamed: (isCode && (!isWord || isAtNumber)) || (endsWords && codes.length === 1),
  };
}

/** In line heights: a blank between two cells. */
const betweenCells = 1.5;

function endsCell(tokens: readonly Token[], i: number): boolean {
  const [before, token, after] = [tokens[i - 1], tokens[i]!, tokens[i + 1]];
  return before?.line === token.line && (after === undefined || isApart(token, after, betweenCells));
}

/** Right before or behind a number of its line. */
const isBesideNumber = (tokens: readonly Token[], i: number, form: RegExp): boolean =>
  !tokens[i]!.text.endsWith(':') &&
  [tokens[i - 1], tokens[i + 1]].some((other) => other !== undefined && other.line === tokens[i]!.line && form.test(other.text));

/**
 * Whether letters that mean a currency of neither party are another word: the code of a tax, the name of an article ("EURO pallet"), an abbreviation ("Rp." for Rappen,
 * "CAD." for a street). `home`: what the parties pay in (ISO 4217); `isHomePrinted`: it is on the document.
 */
export function isOtherWord({ text, isAtNumber, isNamed, endsCell }: PrintedCurrency, home: ReadonlySet<string>, isHomePrinted: boolean): boolean {
  const bare = text.replace(/[()[\]:,;]/g, '');
  if (!/^[\p{L}.]+$/u.test(bare)) return false;
  const letters = bare.replaceAll('.', '');
  const whole = hundredthSigns.get(letters);
  if (whole !== undefined) return home.has(whole);
  if (isHomePrinted && letters.length === 1) return true;
  return !isAtNumber && !(isNamed && endsCell) && (bare.endsWith('.') || isHomePrinted);
}
