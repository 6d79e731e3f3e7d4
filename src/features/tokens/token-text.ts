/** Tokens in a row as one text, parts of a word together, and as one box. */
import { type Box, hull } from '../../document/box.js';
import type { Token } from '../contract.js';

const startsWord = (tokens: readonly Token[], i: number): boolean =>
  i > 0 && (tokens[i - 1]!.word !== tokens[i]!.word || tokens[i - 1]!.line !== tokens[i]!.line);

/** With the place in the text where each token starts. */
export function joined(tokens: readonly Token[]): { readonly text: string; readonly starts: readonly number[] } {
  let text = '';
  const starts: number[] = [];
  for (const [i, token] of tokens.entries()) {
    if (startsWord(tokens, i)) text += ' ';
    starts.push(text.length);
    text += token.text;
  }
  return { text, starts };
}

/** Parts of one word without a blank between them. */
export const textOf = (tokens: readonly Token[]): string => joined(tokens).text;

/** The hull, in pixels. */
export const boxOf = (tokens: readonly Token[]): Box => hull(tokens.map(({ box }) => box));

const widthOfSign = ({ text, box }: Token): number => box.width / text.length;

/** Whether two tokens are on different lines, or further apart on theirs than so many heights; in wide type (dot matrix) than as many signs' widths. */
export const isApart = (a: Token, b: Token, gap: number): boolean =>
  a.line !== b.line || b.box.x - a.box.x - a.box.width > gap * Math.max(b.box.height, Math.min(widthOfSign(a), widthOfSign(b)));
