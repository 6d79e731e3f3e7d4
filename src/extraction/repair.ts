/** Numbers with check digits of which a scanner misread one: the reading that passes, where the page or the check itself leaves but one. */
import type { Document } from '../document/document.js';
import type { Candidate, EncodedPage } from '../features/contract.js';
import { kinds } from '../values/index.js';
import type { KindName } from '../values/kind.js';
import { alike } from '../values/misread.js';
import { compact } from './numbers.js';

/** Kinds whose check digits are always meant to hold. */
export const checkedKinds: ReadonlySet<KindName> = new Set<KindName>(['iban', 'vat-id', 'isr-reference', 'isr-subscriber']);
/** Fewer digits stand on a page by chance. */
const leastDigits = 7;

/** The value that a candidate is meant to have; undefined where it is right as it is, printed so (text layers do not misread), or beyond repair. */
export type Repair = (candidate: Candidate, page: EncodedPage) => string | undefined;

export function repairOf(document: Document, pages: readonly EncodedPage[]): Repair {
  const known = new Map<Candidate, string | undefined>();
  let lines: string | undefined;
  const printed = (digits: string): boolean => {
    lines ??= pages.map(linesOf).join('\n');
    return digits.length >= leastDigits && lines.includes(digits);
  };
  return (candidate, page) => {
    if (candidate.check !== 'failed' || !checkedKinds.has(candidate.kind)) return undefined;
    if (!known.has(candidate)) known.set(candidate, isRecognised(candidate, page, document) ? repaired(candidate, page, document, printed) : undefined);
    return known.get(candidate);
  };
}

const wordsOf = ({ first, last }: Candidate, { tokens, page }: EncodedPage, document: Document) =>
  tokens.slice(first, last + 1).map(({ word }) => document.pages[page]!.words[word]!);
export const isRecognised = (candidate: Candidate, page: EncodedPage, document: Document): boolean =>
  wordsOf(candidate, page, document).some(({ source }) => source !== 'text');

/** What is printed elsewhere goes first, then the only reading that passes, then the only one that mends the least sure word. */
function repaired(candidate: Candidate, page: EncodedPage, document: Document, printed: (digits: string) => boolean): string | undefined {
  const found = variants(candidate);
  const again = found.filter(({ value }) => printed(value.replace(/\D/g, '')));
  if (again.length === 1) return again[0]!.value;
  if (again.length > 1 || found.length === 0) return undefined;
  if (found.length === 1) return found[0]!.value;
  const doubtful = doubtfulPart(candidate, page, document);
  const there = found.filter(({ at }) => doubtful && at >= doubtful.start && at < doubtful.end);
  return there.length === 1 ? there[0]!.value : undefined;
}

/** With one digit as one that looks like it, check passed. */
function variants({ kind, value }: Candidate): { readonly value: string; readonly at: number }[] {
  const found: { value: string; at: number }[] = [];
  for (let at = 0; at < value.length; at++)
    for (const digit of alike[value[at]!] ?? '') {
      const changed = value.slice(0, at) + digit + value.slice(at + 1);
      if (kinds[kind].read(changed).some((reading) => reading.value === changed && reading.check === 'passed')) found.push({ value: changed, at });
    }
  return found;
}

/** Characters of the value that stand in its least sure word, if one is clearly less sure than the rest. */
function doubtfulPart(candidate: Candidate, page: EncodedPage, document: Document): { readonly start: number; readonly end: number } | undefined {
  const words = wordsOf(candidate, page, document);
  const sorted = words.map(({ confidence }) => confidence).sort((a, b) => a - b);
  if (words.length < 2 || sorted[1]! - sorted[0]! < 0.1) return undefined;
  const texts = page.tokens.slice(candidate.first, candidate.last + 1).map(({ text }) => compact(text));
  // Only where the words are the value and nothing else do their characters count alike.
  if (texts.join('') !== compact(candidate.value)) return undefined;
  const index = words.findIndex(({ confidence }) => confidence === sorted[0]);
  const start = texts.slice(0, index).join('').length;
  return { start, end: start + texts[index]!.length };
}

/** Letters and digits of each line. */
function linesOf(page: EncodedPage): string {
  let [text, line] = ['', -1];
  for (const token of page.tokens) {
    if (token.line !== line) text += '\n';
    line = token.line;
    text += compact(token.text);
  }
  return text;
}
