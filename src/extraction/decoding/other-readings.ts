/** Other readings of the same picture: a text with one character as the recogniser saw it second best. No other correction of recognised text is made. */
import { differsAt } from '../../document/alternatives.js';
import type { Document } from '../../document/document.js';
import type { Token } from '../../features/contract.js';

/** `text` is that of the tokens or a part of it. None for a text layer. */
export type OtherReadings = (page: number, tokens: readonly Token[], text: string) => readonly string[];

/** Of a document's words: each alternative of the recogniser that differs in one character within the text, in the text's place. */
export const otherReadingsOf =
  (document: Document): OtherReadings =>
  (page, tokens, text) => {
    const words = document.pages[page]!.words;
    if (tokens.every(({ word }) => words[word]!.alternatives === undefined)) return [];
    const offset = signsOf(tokens.map((token) => token.text).join('')).indexOf(signsOf(text));
    if (offset < 0) return [];
    const found = new Set<string>();
    let before = -offset;
    for (const token of tokens) {
      const word = words[token.word]!;
      for (const other of word.alternatives ?? []) {
        const at = differsAt(word.text, other);
        if (at === undefined || at < token.start || at >= token.end) continue;
        const changed = withSign(text, before + signsOf(word.text.slice(token.start, at)).length, word.text[at]!, other[at]!);
        if (changed !== undefined) found.add(changed);
      }
      before += signsOf(token.text).length;
    }
    return [...found];
  };

/** All that is printed: blanks differ between words and what was made of them. */
const signsOf = (text: string): string => text.replace(/\s/g, '');

/** With `to` in place of the sign with this number, blanks not counted, where that is `from`. */
function withSign(text: string, number: number, from: string, to: string): string | undefined {
  if (number < 0) return undefined;
  let left = number;
  for (let at = 0; at < text.length; at++) {
    if (/\s/.test(text[at]!)) continue;
    if (left-- === 0) return text[at] === from ? text.slice(0, at) + to + text.slice(at + 1) : undefined;
  }
  return undefined;
}
