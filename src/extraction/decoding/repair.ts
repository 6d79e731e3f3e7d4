/** Numbers with check digits of which OCR misread one: the reading that passes, where it is printed elsewhere on the page or is another reading of the same picture. */
import type { Document } from '../../document/document.js';
import type { Candidate, EncodedPage } from '../../features/contract.js';
import { kinds } from '../../values/index.js';
import type { KindName } from '../../values/kind.js';
import { alike } from '../../values/text/misread.js';
import { compact } from '../../values/text/compact.js';
import type { OtherReadings } from './other-readings.js';

/** Kinds whose check digits are always meant to hold. */
export const checkedKinds: ReadonlySet<KindName> = new Set<KindName>(['iban', 'vat-id', 'isr-reference', 'isr-subscriber']);
/** Fewer digits are on a page by chance. */
const leastDigits = 7;

/** The value that a candidate is meant to have; undefined where it is right as it is, printed so (text layers do not misread), or beyond repair. */
export type Repair = (candidate: Candidate, page: EncodedPage) => string | undefined;

export function repairOf(document: Document, pages: readonly EncodedPage[], others: OtherReadings): Repair {
  const known = new Map<Candidate, string | undefined>();
  let lines: string | undefined;
  const printed = (digits: string): boolean => {
    lines ??= pages.map(linesOf).join('\n');
    return digits.length >= leastDigits && lines.includes(digits);
  };
  return (candidate, page) => {
    if (candidate.check !== 'failed' || !checkedKinds.has(candidate.kind)) return undefined;
    if (!known.has(candidate)) known.set(candidate, isRecognised(candidate, page, document) ? repaired(candidate, page, others, printed) : undefined);
    return known.get(candidate);
  };
}

const wordsOf = ({ first, last }: Candidate, { tokens, page }: EncodedPage, document: Document) =>
  tokens.slice(first, last + 1).map(({ word }) => document.pages[page]!.words[word]!);
export const isRecognised = (candidate: Candidate, page: EncodedPage, document: Document): boolean =>
  wordsOf(candidate, page, document).some(({ source }) => source !== 'text');

/** What is printed elsewhere goes first, then the only other reading of its picture that passes. A digit that the recogniser does not offer is never given. */
function repaired(candidate: Candidate, page: EncodedPage, others: OtherReadings, printed: (digits: string) => boolean): string | undefined {
  const again = variants(candidate).filter((value) => printed(value.replace(/\D/g, '')));
  if (again.length > 0) return again.length === 1 ? again[0] : undefined;
  const seen = new Set(
    others(page.page, page.tokens.slice(candidate.first, candidate.last + 1), candidate.text).flatMap((text) => passing(candidate.kind, text)),
  );
  return seen.size === 1 ? [...seen][0] : undefined;
}

/** With one digit as one that looks like it, check passed. */
const variants = ({ kind, value }: Candidate): string[] =>
  [...value].flatMap((read, at) =>
    [...(alike[read] ?? '')].flatMap((digit) => {
      const changed = value.slice(0, at) + digit + value.slice(at + 1);
      return passing(kind, changed).filter((passed) => passed === changed);
    }),
  );

const passing = (kind: KindName, text: string): string[] => kinds[kind].read(text).flatMap(({ value, check }) => (check === 'passed' ? [value] : []));

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
