/** Evidence for a party's name: how sure it is, the address beneath it, how often it is printed. */
import { fold } from '../../fold.js';
import { grouped } from '../../grouped.js';
import type { ContactSpan } from './spans/span.js';
import { endsWithLegalForm, isLegalForm } from '../../values/contact/legal-forms.js';
import { trimmed } from '../../values/text/trimmed.js';
import { fieldValue } from '../../values/contact/field-value.js';
import { chosen, ofNetwork, type Term } from './choice.js';
import { isPartyKey } from '../../values/contact/party-keys.js';
import { isPersonName } from '../../values/contact/person-name.js';

/** A legal form printed apart from the name is no name, nor is the key above it, unless nothing else is there. */
export function nameCandidates(spans: readonly ContactSpan[]): readonly ContactSpan[] {
  const whole = spans.filter(({ text }) => !isLegalForm(text) && !isPartyKey(text));
  return whole.length > 0 ? whole : spans;
}

/** Lines from a person to the company; least probability of the company's name, and its fewest words: a lone word is a key or a form of address. */
const [nextLines, likely, fewestWords] = [2, 0.5, 2];
const isPerson = ({ text }: ContactSpan): boolean => isPersonName(text) && !endsWithLegalForm(text) && !/[,„“”"»]/.test(text);

/** People who are named right above or below a company: to whose attention, or who signs. */
function personsBesideCompanies(names: readonly ContactSpan[]): ReadonlySet<ContactSpan> {
  const persons = new Set(names.filter(isPerson));
  if (persons.size === 0) return persons;
  const others = names.filter((span) => span.probability >= likely && span.tokens.length >= fewestWords && !persons.has(span));
  const byLine = grouped(others, ({ page, line }) => `${page} ${line}`);
  const isBeside = (person: ContactSpan): boolean => {
    for (let line = person.line - nextLines; line <= person.line + nextLines; line++)
      if (byLine.get(`${person.page} ${line}`)?.some(({ box }) => Math.abs(box.x - person.box.x) < person.box.height)) return true;
    return false;
  };
  return new Set([...persons].filter(isBeside));
}

/** In full a name has at most so many words more; its form is written as one: "Ltd", "e.V.", not "is" or "da" of a sentence. */
const [moreWords, fullProbability] = [6, 0.7];
const written = /(?:\p{Lu}|\.|&).*$/u;
/** "Eva Muster p.a. Agentur Beispiel SA", "c/o": what is behind is another's name. */
const namesAnother = /(?<!\p{L})(?:c\/o|p\. ?a\.)/iu;
/** "Olivenhof, a brand of the …": a comma is within a name before its legal form alone. */
const sentence = /^[^,]*,(?!\s*[\p{Lu}.&]{1,6}$)/u;
const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim()
    .split(' ');

/** The likeliest of a party's names that are this one with its legal form behind it, wherever they are printed; this one where there are none such. */
export function inFull(name: ContactSpan, names: readonly ContactSpan[]): ContactSpan {
  if (endsWithLegalForm(fieldValue('Name', name.text, undefined))) return name;
  const words = wordsOf(name.text);
  const isWhole = (span: ContactSpan): boolean => {
    const value = fieldValue('Name', span.text, undefined);
    const all = wordsOf(value);
    const more = all.length - words.length;
    return more > 0 && more <= moreWords && words.every((word, at) => word === all[at]) && written.test(value.split(' ').at(-1)!) && endsWithLegalForm(value);
  };
  const whole = names.filter(
    (span) => span !== name && span.probability >= fullProbability && isWhole(span) && !namesAnother.test(span.text) && !sentence.test(trimmed(span.text)),
  );
  return chosen(whole, ofNetwork) ?? name;
}

/** `address`: its street or town, where it has any. */
export function nameTerms(names: readonly ContactSpan[], address: ContactSpan | undefined): readonly Term<ContactSpan>[] {
  // Counted once: an adversarial document can have thousands of names.
  const printed = new Map<string, number>();
  for (const { text } of names) printed.set(text.toLowerCase(), (printed.get(text.toLowerCase()) ?? 0) + 1);
  const isAbove = ({ page, line }: ContactSpan) => address !== undefined && page === address.page && line <= address.line && address.line - line <= 4;
  const isInColumn = (span: ContactSpan) => isAbove(span) && Math.abs(span.box.x - address!.box.x) < 2 * address!.box.height;
  const besideCompany = personsBesideCompanies(names);
  return [
    ...ofNetwork,
    { name: 'above the address', of: (span) => (isAbove(span) ? 0.25 : 0) },
    { name: 'in its column', of: (span) => (isInColumn(span) ? 0.25 : 0) },
    { name: 'times printed', of: ({ text }) => 0.05 * Math.min(3, printed.get(text.toLowerCase())!) },
    { name: 'person beside a company', of: (span) => (besideCompany.has(span) ? -0.4 : 0) },
    { name: 'words', of: ({ tokens }) => 0.01 * Math.min(4, tokens.length) },
  ];
}
