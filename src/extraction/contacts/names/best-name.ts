/** Which of a party's names is its own: by how sure each is, by the address beneath it, by how often it is printed. */
import type { ContactField } from '../../../catalogue/contact-fields.js';
import type { ContactSpan } from '../spans/span.js';
import { isLegalForm } from '../spans/values.js';
import { isPartyKey } from './party-names.js';

/** The name above the address, else the likeliest; one that is printed again, or has several words, is preferred. */
export function bestName(spans: readonly ContactSpan[], address: ReadonlyMap<ContactField, ContactSpan>): ContactSpan | undefined {
  const street = address.get('Street') ?? address.get('City');
  // Counted once: an adversarial document can have thousands of names.
  // A legal form printed apart from the name is no name, nor is the key above it, unless nothing else is there.
  const whole = spans.filter(({ text }) => !isLegalForm(text) && !isPartyKey(text));
  const names = whole.length > 0 ? whole : spans;
  const votes = new Map<string, number>();
  for (const { text } of names) votes.set(text.toLowerCase(), (votes.get(text.toLowerCase()) ?? 0) + 1);
  const score = (span: ContactSpan) => {
    const above = street && span.page === street.page && span.line <= street.line && street.line - span.line <= 4;
    const inColumn = above && Math.abs(span.box.x - street.box.x) < 2 * street.box.height;
    const printed = Math.min(3, votes.get(span.text.toLowerCase())!);
    return span.probability + (above ? 0.25 : 0) + (inColumn ? 0.25 : 0) + 0.05 * printed + 0.01 * Math.min(4, span.tokens.length);
  };
  return likeliest(names, score);
}

/** The first of those that score highest. */
export function likeliest(spans: readonly ContactSpan[], score: (span: ContactSpan) => number): ContactSpan | undefined {
  let [best, highest]: [ContactSpan | undefined, number] = [undefined, -Infinity];
  for (const span of spans) {
    const own = score(span);
    if (own > highest) [best, highest] = [span, own];
  }
  return best;
}
