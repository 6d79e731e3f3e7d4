/** The headings of columns that tokens of a table's row stand below, of those whose wordings tell that a column is no field, or the price. */
import { centerX, nearestAcross } from '../../document/box.js';
import type { Token } from '../contract.js';
import { type HeadingKind, headingKinds } from '../lexicon/other-headings.js';
import { isApart } from './token-text.js';

export interface Headings {
  readonly kinds: ReadonlySet<HeadingKind>;
  /** By index of these tokens, which are in the page's order; `isOneCell`: whether neighbours may be of one. */
  below(own: readonly number[], isOneCell: (a: number, b: number) => boolean): ReadonlyMap<number, HeadingKind | undefined>;
}

/** Digits with their signs, nothing else. */
export const isNumber = ({ text }: Token): boolean => /^\d[\d.,]*$/.test(text);
/** Of words the middle of one is above or below the other: names reach below the next heading. */
const isBelow = (token: Token, { box }: Token): boolean =>
  isNumber(token) || Math.abs(centerX(token.box) - centerX(box)) <= Math.max(token.box.width, box.width) / 2;
/** A gap between columns, in line heights. */
const gap = 1;

/** `words`: those of the headings. */
export function headingsAbove(tokens: readonly Token[], words: readonly Token[]): Headings {
  const kinds = headingKinds(words);
  return {
    kinds: new Set(kinds.values()),
    below(own, isOneCell) {
      const found = new Map<number, HeadingKind | undefined>();
      for (const i of own) {
        const above = nearestAcross(words, tokens[i]!);
        const goesOn = !above && found.has(i - 1) && isOneCell(i - 1, i) && !isApart(tokens[i - 1]!, tokens[i]!, gap);
        found.set(i, goesOn ? found.get(i - 1) : above && isBelow(tokens[i]!, above) ? kinds.get(above) : undefined);
      }
      return found;
    },
  };
}
