/** The text of a row, with the token of each of its characters. */
import type { Token } from '../../../features/contract.js';
import { tokensOn } from '../../decoding/line-index.js';
import type { TableRow } from './cell.js';

/** What is printed in the row, and which token each character is of. */
export interface RowText {
  readonly text: string;
  readonly tokens: readonly (Token | undefined)[];
}

export function rowText({ piece, lines }: TableRow): RowText {
  let text = '';
  const tokens: (Token | undefined)[] = [];
  let before: Token | undefined;
  for (const i of tokensOn(piece.page, lines)) {
    const token = piece.page.tokens[i]!;
    if (before && !(before.line === token.line && before.word === token.word)) {
      text += ' ';
      tokens.push(undefined);
    }
    text += token.text;
    for (let i = 0; i < token.text.length; i++) tokens.push(token);
    before = token;
  }
  return { text, tokens };
}
