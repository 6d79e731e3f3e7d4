/** Names that the network tagged in part: their spans with the words that are of them, too. */
import type { Token } from '../../../features/contract.js';
import { textOf } from '../../../features/tokens/token-text.js';
import { isPartyKey } from '../../../values/contact/party-keys.js';
import { type ContactSpan, spanOfTokens } from './span.js';

/** What is another field from this probability on goes on in no name. */
const likely = 0.6;

/** Words that a name goes on with below or behind its own, or that it begins with above. */
export interface Rest {
  readonly tokens: readonly Token[];
  readonly isAbove: boolean;
}

/** The spans with the rests of their names, where these are no key and nobody else's; spans of nothing but a rest are none. The same object where there are none. */
export function withRests(spans: readonly ContactSpan[], restOf: (name: ContactSpan) => Rest | undefined): readonly ContactSpan[] {
  const whole = new Map<ContactSpan, ContactSpan>();
  const rests = new Set<Token>();
  for (const span of spans) {
    if (span.field !== 'Name' || span.isRecalled || span.tokens.some((token) => rests.has(token))) continue;
    const { tokens, isAbove } = restOf(span) ?? { tokens: [], isAbove: false };
    if (tokens.length === 0 || isPartyKey(textOf(tokens)) || !/^\p{L}/u.test(tokens[0]!.text) || tokens.at(-1)!.text.endsWith(':')) continue;
    if (spans.some((other) => other !== span && other.tokens.some((token) => tokens.includes(token)) && isOthers(other, span, tokens))) continue;
    for (const token of tokens) rests.add(token);
    whole.set(span, spanOfTokens(span, isAbove ? [...tokens, ...span.tokens] : [...span.tokens, ...tokens]));
  }
  if (whole.size === 0) return spans;
  return spans.flatMap((span) => (span.tokens.every((token) => rests.has(token)) ? [] : [whole.get(span) ?? span]));
}

function isOthers(other: ContactSpan, { role }: ContactSpan, rest: readonly Token[]): boolean {
  const isOwn = other.field === 'Name' && other.role === role && !other.isRecalled && other.tokens.every((token) => rest.includes(token));
  return !isOwn && (other.field === 'Name' || other.probability >= likely);
}
