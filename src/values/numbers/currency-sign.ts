/** Signs and codes of currencies within a word: "€", "AUD", "125,00kn". */
import { wordlikeCodes } from '../../catalogue/currencies.js';
import { remembered } from '../../remembered.js';
import { currency } from './currency.js';

const longest = 6;
/** An amount with its sign in one word: "₹1,250.00", "125,00kn". */
const withSign = /^[-+(]?([^\d\s.,'’()[\]:;%+-]{1,4}\.?)?[-+]?\d[\d.,'’]*[.,]\d{2}([^\d\s.,'’()[\]:;%+-]{1,4}\.?)?[-)]?$/u;
/** Digits and what groups them: most short words of an invoice, and no currency. */
const digitsAlone = /^[\d.,:;()[\]+-]*$/;

/** A word that is a currency's sign or code, or an amount with one. */
export interface CurrencySign {
  /** The sign alone. */
  readonly text: string;
  readonly codes: readonly string[];
  readonly letters: string;
  /** To an amount: "₹1,250.00". */
  readonly isAttached: boolean;
  readonly isCode: boolean;
  /** Of letters that may be another word. */
  readonly isWord: boolean;
}

/** That of a word by itself, with the codes (ISO 4217) that it may mean; null where it is none. */
export const currencySign = remembered((word): CurrencySign | null => {
  const attached = withSign.exec(word)?.slice(1).find(Boolean);
  const text = attached ?? word;
  if (text.length > longest || digitsAlone.test(text)) return null;
  const bare = text.replace(/[()[\]:,;]/g, '');
  const codes = currency.read(bare).map(({ value }) => value);
  if (codes.length === 0) return null;
  const letters = text.replace(/[^\p{L}]/gu, '');
  const isCode = letters === letters.toUpperCase() && codes.length === 1 && codes[0] === letters;
  const isWord = /^[\p{L}.]+$/u.test(bare) && !/^eur/i.test(letters) && (!isCode || wordlikeCodes.has(letters));
  return { text, codes, letters, isAttached: attached !== undefined, isCode, isWord };
});
