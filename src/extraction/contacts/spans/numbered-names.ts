/** Names that end with a number ("Owners Corporation SP 1204"), which the network takes for a postal code though the party has another. */
import type { ClassifiedPage } from '../../decoding/classify.js';
import { endOfCell, isFirst } from './cells.js';
import { type ContactSpan, pageTokens, spanOfTokens } from './span.js';

/** The spans with such names whole; the same object where there are none such. */
export function numberedNames(spans: readonly ContactSpan[], pages: readonly ClassifiedPage[]): readonly ContactSpan[] {
  const codes = spans.filter(({ field, isRecalled }) => field === 'ZipCode' && !isRecalled);
  const whole = new Map<ContactSpan, ContactSpan>();
  const numbers = new Set<ContactSpan>();
  for (const code of codes) {
    const name = /^\d+$/.test(code.text) ? nameBefore(code, spans, pages) : undefined;
    const hasOther = codes.some((other) => other.role === code.role && other.text !== code.text);
    if (!name || name.isRecalled || whole.has(name) || !hasOther) continue;
    whole.set(name, spanOfTokens(name, [...name.tokens, ...code.tokens]));
    numbers.add(code);
  }
  return whole.size === 0 ? spans : spans.filter((span) => !numbers.has(span)).map((span) => whole.get(span) ?? span);
}

/** The party's name right before the code in its cell, which ends with the code. */
function nameBefore(code: ContactSpan, spans: readonly ContactSpan[], pages: readonly ClassifiedPage[]): ContactSpan | undefined {
  const tokens = pageTokens(code, pages);
  const at = tokens.indexOf(code.tokens[0]!);
  if (at <= 0 || isFirst(tokens, at) || endOfCell(tokens, at) !== at + code.tokens.length) return undefined;
  return spans.find(({ field, role, tokens: own }) => field === 'Name' && role === code.role && own.at(-1) === tokens[at - 1]);
}
