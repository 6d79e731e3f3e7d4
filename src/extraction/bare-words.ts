/** The words of a page as they are compared: letters and digits only, folded, once for all who ask. */
import type { EncodedPage } from '../features/contract.js';
import { factsOf } from '../features/word-facts.js';

const known = new WeakMap<EncodedPage, readonly string[]>();

/** Token by token. */
export function bareWords(page: EncodedPage): readonly string[] {
  const words = known.get(page) ?? page.tokens.map(({ text }) => factsOf(text).bare);
  known.set(page, words);
  return words;
}
