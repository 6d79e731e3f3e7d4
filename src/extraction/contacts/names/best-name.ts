/** Which of a party's names is its own: by how sure each is, by the address beneath it, by how often it is printed. */
import type { ContactField } from '../../../catalogue/contact-fields.js';
import { bare } from '../../../values/text/fold.js';
import type { ContactSpan } from '../spans/span.js';
import { hasLegalForm, isLegalForm, trimmed, unmarked } from '../spans/values.js';
import { isGivenName, isPartyKey } from './party-names.js';

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
  const best = likeliest(names, score);
  // "KOLAR & PETEK" in the letterhead is "Kolar & Petek d.o.o." elsewhere, "H. Lindqvist" is "Hedda Lindqvist".
  const isFull = (name: string, { text }: ContactSpan) => (hasLegalForm(text) && isBeginning(name, text)) || isSpeltOut(name, text) || isWithin(name, text);
  const full = best && !hasLegalForm(best.text) ? names.filter((span) => isFull(best.text, span)) : [];
  return full.length > 0 ? likeliest(full, score) : best;
}

/** Whether nothing but a legal form is added. */
function isBeginning(name: string, full: string): boolean {
  const [short, long] = [unmarked(trimmed(name)), trimmed(full)];
  return [' ', ','].some((sign) => long.toLowerCase().startsWith(short.toLowerCase() + sign)) && isLegalForm(long.slice(short.length));
}

/** "Colle Alto" in "Azienda Agricola Colle Alto di Rossi Anna", "Schreinerei Vogt" in "Schreinerei Thomas Vogt": the firm with its owner's name. */
function isWithin(name: string, full: string): boolean {
  const [words, all] = [name, full].map((text) => trimmed(text).split(/\s+/).map(bare)) as [string[], string[]];
  if (words.length < 2 || all.length <= words.length || all.length > words.length + mostMore || !/^[\p{L}.’'& -]+$/u.test(full)) return false;
  const more = all.length - words.length;
  const isGiven = (from: number, count: number) =>
    all.slice(from, from + count).every(isGivenName) && all.every((word, k) => (k >= from && k < from + count) || word === words[k < from ? k : k - count]);
  if (more <= 2 && words.some((_, from) => from > 0 && isGiven(from, more))) return true;
  const start = all.findIndex((_, from) => words.every((word, k) => all[from + k] === word));
  return start >= 0 && all[start + words.length] === 'di' && all.length > start + words.length + 2;
}
const mostMore = 6;

/** Whether it is the same person with the given name in full. */
function isSpeltOut(name: string, full: string): boolean {
  const [, initial, surname] = /^(\p{Lu})\. (.+)$/u.exec(name) ?? [];
  const isNoLonger = full.split(/\s+/).length <= name.split(/\s+/).length + 1;
  return (
    initial !== undefined && isNoLonger && full.startsWith(initial) && full.toLowerCase().endsWith(` ${surname!.toLowerCase()}`) && /^\p{L}{2,20} /u.test(full)
  );
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
