/** Names that stand elsewhere on the document with their legal form: "☀ Vätterkraft" in the letterhead is "Vätterkraft AB" in the footer, whether or not the network saw a name there. */
import { hull } from '../document/box.js';
import type { EncodedPage } from '../features/contract.js';
import { bare } from '../features/fold.js';
import { factsOn } from '../features/word-facts.js';
import type { ContactSpan } from './contact-span.js';
import { hasLegalForm, isLegalForm } from './contact-values.js';
import { isApart } from './smooth.js';
import { wantsMore } from './tag-seams.js';
import { textOf } from './token-text.js';

/** Words of one name at most, and letters at least: shorter ones are found in other words' company. */
const [mostWords, leastLetters] = [8, 4];
/** "d. o. o." is six tokens. */
const longestForm = 6;
/** How sure of the whole name, by the name that is known. */
const asSure = 0.9;

/** The same names with their legal form, of parties that have them nowhere yet. */
export function wholeNames(spans: readonly ContactSpan[], pages: readonly EncodedPage[]): ContactSpan[] {
  const found: ContactSpan[] = [];
  for (const span of distinctNames(spans)) {
    const words = span.tokens.map(({ text }) => bare(text)).filter((word) => word !== '');
    if (words.length === 0 || words.length > mostWords || words.join('').length < leastLetters) continue;
    for (const page of pages) {
      const tokens = nameWithForm(words, page);
      if (!tokens) continue;
      const probability = asSure * span.probability;
      found.push({ ...span, text: textOf(tokens), box: hull(tokens.map(({ box }) => box)), probability, page: page.page, line: tokens[0]!.line, tokens });
      break;
    }
  }
  return found;
}

function distinctNames(spans: readonly ContactSpan[]): ContactSpan[] {
  const names = spans.filter(({ role, field }) => field === 'Name' && role !== 'Other');
  const keyOf = ({ role, text }: ContactSpan) => `${role} ${bare(text)}`;
  const whole = new Set(names.filter(({ text }) => hasLegalForm(text)).map(({ role }) => role));
  return [...new Map(names.filter(({ role, text }) => !whole.has(role) && !wantsMore(text)).map((span) => [keyOf(span), span])).values()].slice(0, 20);
}

function nameWithForm(words: readonly string[], { tokens }: EncodedPage): EncodedPage['tokens'] | undefined {
  const printed = factsOn(tokens);
  for (let first = 0; first + words.length < tokens.length; first++) {
    if (!words.every((word, k) => printed[first + k]!.bare === word)) continue;
    // "Thorne Valley | Builders Merchants Ltd" is somebody of a longer name.
    const before = tokens[first - 1];
    if (before && !isApart(before, tokens[first]!, 1) && /^\p{Lu}[\p{L}'’-]+$/u.test(before.text)) continue;
    const last = first + words.length;
    let end = last;
    while (end < tokens.length && end - last < longestForm && !isApart(tokens[end - 1]!, tokens[end]!, 1) && !endsAt(tokens[end - 1]!.text, end > last)) end++;
    for (; end > last; end--) {
      const form = textOf(tokens.slice(last, end));
      if (/\p{L}/u.test(tokens[end - 1]!.text) && isForm(form)) return tokens.slice(first, end);
    }
  }
  return undefined;
}

const endsAt = (text: string, isForm: boolean): boolean => /[;:|·•]$/.test(text) || (isForm && /,$/.test(text));

/** In print with a capital or a dot: "de" and "for" are words too. */
const isForm = (text: string): boolean => isLegalForm(text.replace(/[,\s]+/g, ' ')) && /\p{Lu}|\p{L}\./u.test(text) && !/^(?:DE|FOR|IS|ME)$/i.test(text.trim());
