/** A town and its postal code that are one word: "Pune-411001". The network gives a word one tag. */
import { slice } from '../../../document/box.js';
import type { Token } from '../../../features/contract.js';
import { type ContactSpan, spanOfTokens } from './span.js';
import { roleOf, tagOf } from './tags.js';

const attached = /^(\p{L}[\p{L}.']{2,})[-–](?=\d{4,6}[.,]?$)/u;

/** A span of a town or code as one of each where its word is both; what is behind the code is neither. */
export function townAndCode(span: ContactSpan): readonly ContactSpan[] {
  if (span.field !== 'City' && span.field !== 'ZipCode') return [span];
  const at = span.tokens.findIndex(({ text }) => attached.test(text));
  const word = span.tokens[at];
  if (!word) return [span];
  const [before, town] = attached.exec(word.text)!;
  const { role, probability, page } = span;
  const others = span.field === 'City' ? span.tokens.slice(0, at) : [];
  return [
    spanOfTokens({ role, field: 'City', probability, page }, [...others, part(word, 0, town!.length)]),
    spanOfTokens({ role, field: 'ZipCode', probability, page }, [part(word, before.length, word.text.length)]),
  ];
}

/** "DURGAPUR-713216" as two tokens of one word: a party's town and postal code, whichever of its fields the network takes them for. */
export function withAttachedCodes(tokens: readonly Token[], tags: Int32Array): Int32Array {
  for (let i = 0; i + 1 < tokens.length; i++) {
    const [town, code] = [tokens[i]!, tokens[i + 1]!];
    if (town.word !== code.word || !/^\p{L}{4,}[-–]$/u.test(town.text) || !/^\d{6}/.test(code.text)) continue;
    const role = roleOf(tags[i]!) ?? roleOf(tags[i + 1]!);
    if (role) [tags[i], tags[i + 1]] = [tagOf(role, 'City'), tagOf(role, 'ZipCode')];
  }
  return tags;
}

const part = (token: Token, from: number, to: number): Token => ({
  ...token,
  text: token.text.slice(from, to),
  box: slice(token.box, token.text.length, from, to),
  start: token.start + from,
  end: token.start + to,
});
