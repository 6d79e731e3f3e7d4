/** Tokens in a row as one text, parts of a word together, and as one box. */
import { type Box, hull } from '../../document/box.js';
import type { Token } from '../../features/contract.js';

export const startsWord = (tokens: readonly Token[], i: number): boolean =>
  i > 0 && (tokens[i - 1]!.word !== tokens[i]!.word || tokens[i - 1]!.line !== tokens[i]!.line);

export const textOf = (tokens: readonly Token[]): string => tokens.map((token, i) => (startsWord(tokens, i) ? ' ' : '') + token.text).join('');

export const boxOf = (tokens: readonly Token[]): Box => hull(tokens.map(({ box }) => box));
