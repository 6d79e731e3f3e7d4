/** Evidence for a party's name: how sure it is, the address beneath it, how often it is printed. */
import type { ContactSpan } from './spans/span.js';
import { isLegalForm } from '../../values/contact/legal-forms.js';
import type { Term } from './choice.js';
import { isPartyKey } from '../../values/contact/party-keys.js';

/** A legal form printed apart from the name is no name, nor is the key above it, unless nothing else is there. */
export function nameCandidates(spans: readonly ContactSpan[]): readonly ContactSpan[] {
  const whole = spans.filter(({ text }) => !isLegalForm(text) && !isPartyKey(text));
  return whole.length > 0 ? whole : spans;
}

/** `address`: its street or town, where it has any. */
export function nameTerms(names: readonly ContactSpan[], address: ContactSpan | undefined): readonly Term<ContactSpan>[] {
  // Counted once: an adversarial document can have thousands of names.
  const printed = new Map<string, number>();
  for (const { text } of names) printed.set(text.toLowerCase(), (printed.get(text.toLowerCase()) ?? 0) + 1);
  const isAbove = ({ page, line }: ContactSpan) => address !== undefined && page === address.page && line <= address.line && address.line - line <= 4;
  const isInColumn = (span: ContactSpan) => isAbove(span) && Math.abs(span.box.x - address!.box.x) < 2 * address!.box.height;
  return [
    { name: 'network', of: ({ probability }) => probability },
    { name: 'above the address', of: (span) => (isAbove(span) ? 0.25 : 0) },
    { name: 'in its column', of: (span) => (isInColumn(span) ? 0.25 : 0) },
    { name: 'times printed', of: ({ text }) => 0.05 * Math.min(3, printed.get(text.toLowerCase())!) },
    { name: 'words', of: ({ tokens }) => 0.01 * Math.min(4, tokens.length) },
  ];
}
