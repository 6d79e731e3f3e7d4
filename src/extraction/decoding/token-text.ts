/** The text of tokens in a row: parts of one word stand together, words and lines apart. */
import type { Token } from '../../features/contract.js';

export const startsWord = (tokens: readonly Token[], i: number): boolean =>
  i > 0 && (tokens[i - 1]!.word !== tokens[i]!.word || tokens[i - 1]!.line !== tokens[i]!.line);

export const textOf = (tokens: readonly Token[]): string => tokens.map((token, i) => (startsWord(tokens, i) ? ' ' : '') + token.text).join('');
