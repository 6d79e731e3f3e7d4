/** Short ways to write the long lists of a language file: wordings separated by "|", articles as "name @unit low-high". */
import { type Article, type TermName, termNames } from './language.js';
import type { OtherField } from './forms.js';
import type { Numerals } from './decoding-words.js';

/** Non-empty parts of "a | b | c", trimmed. */
export function list(text: string): readonly string[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Wordings of every term, from "a | b | c" each. */
export function wordings(texts: Readonly<Record<TermName, string>>): Readonly<Record<TermName, readonly string[]>> {
  return Object.fromEntries(termNames.map((name) => [name, list(texts[name])])) as Record<TermName, readonly string[]>;
}

/** Articles from "name @unit low-high | …", prices in the currency of the document. */
export function articles(text: string): readonly Article[] {
  return list(text).map((part) => {
    const at = part.lastIndexOf('@');
    const blank = part.lastIndexOf(' ');
    const [low, high] = part.slice(blank + 1).split('-');
    return { name: part.slice(0, at).trim(), unit: part.slice(at + 1, blank).trim(), price: [Number(low), Number(high)] };
  });
}

type NumeralTexts = Readonly<Record<'before' | 'units' | 'tens' | 'hundreds' | 'thousand' | 'others' | 'hundredths', string>>;

/** Numbers separated by blanks, all else by "|"; further words each with its value: "lac 100000|crore 10000000". */
export function numerals(of: NumeralTexts & { readonly link?: string; readonly gap?: string; readonly closing?: string }): Numerals {
  const numbers = (text: string): readonly string[] => text.split(' ');
  return {
    before: list(of.before),
    units: numbers(of.units),
    tens: numbers(of.tens),
    hundreds: numbers(of.hundreds),
    thousand: of.thousand,
    link: of.link ?? '',
    gap: of.gap ?? '',
    others: list(of.others).map((each) => {
      const [word, value] = each.split(' ') as [string, string];
      return [word, Number(value)];
    }),
    hundredths: list(of.hundredths),
    closing: of.closing ? list(of.closing) : [],
  };
}

/** Fields of forms from "caption=value,value|caption=". */
export const otherFields = (text: string): readonly OtherField[] => text.split('|').map((each) => each.split('=') as [string, string]);

/** Rows of a payment form, a line each. */
export const rows = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());
