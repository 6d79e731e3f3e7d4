/** Which tokens are on which line of a page, as an index: tables have hundreds of rows. */
import { grouped } from '../../grouped.js';
import type { EncodedPage } from '../contract.js';
import { rememberedOf } from '../../remembered.js';

/** Line → indices of its tokens, in the page's order; lines in the order of their first tokens. */
export const tokensByLine = rememberedOf(({ tokens }: EncodedPage): ReadonlyMap<number, readonly number[]> => grouped(tokens.keys(), (i) => tokens[i]!.line));

/** Indices of the tokens on these lines, in the page's order. */
export function tokensOn(page: EncodedPage, lines: readonly number[]): number[] {
  const byLine = tokensByLine(page);
  const tokens: number[] = [];
  let inOrder = true;
  for (const line of lines) {
    for (const token of byLine.get(line) ?? []) {
      inOrder &&= tokens.length === 0 || token > tokens[tokens.length - 1]!;
      tokens.push(token);
    }
  }
  return inOrder ? tokens : tokens.sort((a, b) => a - b);
}
