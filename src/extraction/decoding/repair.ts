/** Numbers with check digits of which OCR misread one: the reading that passes, where it is printed elsewhere on the page or is another reading of the same picture. */
import type { Candidate, EncodedPage } from '../../features/contract.js';
import { kinds } from '../../values/index.js';
import type { KindName } from '../../values/kind.js';
import { alike } from '../../values/text/misread.js';
import { compact } from '../../values/text/compact.js';
import { originOf } from '../../features/candidates/readings.js';
import type { OtherReadings } from './other-readings.js';
import { tokensOfCandidate } from './ranking.js';

/** Kinds whose check digits are always meant to hold. */
export const checkedKinds: ReadonlySet<KindName> = new Set<KindName>(['iban', 'vat-id', 'isr-reference', 'isr-subscriber']);
/** Fewer digits are on a page by chance. */
const leastDigits = 7;

/** The value that a candidate is meant to have; undefined where it is right as it is, printed so (text layers do not misread), or beyond repair. */
export type Repair = (candidate: Candidate, page: EncodedPage) => string | undefined;

export function repairOf(pages: readonly EncodedPage[], others: OtherReadings): Repair {
  let lines: string | undefined;
  const printed = (digits: string): boolean => digits.length >= leastDigits && (lines ??= pages.map(linesOf).join('\n')).includes(digits);
  return (candidate, page) => {
    const tokens = tokensOfCandidate({ candidate, page });
    if (candidate.check !== 'failed' || !checkedKinds.has(candidate.kind) || originOf(tokens) === 'printed') return undefined;
    // What is printed elsewhere goes first, then the only other reading of its picture that passes. A digit that the recogniser does not offer is never given.
    const again = variants(candidate).filter((value) => printed(value.replace(/\D/g, '')));
    const seen = again.length > 0 ? again : others(page.page, tokens, candidate.text).flatMap((text) => passing(candidate.kind, text));
    return new Set(seen).size === 1 ? seen[0] : undefined;
  };
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
