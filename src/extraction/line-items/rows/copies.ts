/** Pages that are printed again (original, duplicate, copy for the file): their rows are the same items. */
import { grouped } from '../../../grouped.js';
import type { EncodedPage } from '../../../features/contract.js';
import type { ClassifiedLines } from '../../decoding/classify.js';
import type { Because } from '../../decoding/steps.js';

const share = 0.95; // words of the longer page that both have; a copy says which it is

/** The pieces without those of such pages; the same list where there are none. */
export function withoutCopies(pieces: readonly ClassifiedLines[], because: Because): readonly ClassifiedLines[] {
  const originals = pieces.filter(({ page }, at) => {
    const original = pieces.slice(0, at).find((before) => before.page.page !== page.page && hasSameWords(before.page, page));
    if (original) because({ page: page.page, line: 0 }, `page ${page.page + 1} repeats page ${original.page.page + 1}`);
    return !original;
  });
  return originals.length === pieces.length ? pieces : originals;
}

function hasSameWords({ tokens: a }: EncodedPage, { tokens: b }: EncodedPage): boolean {
  const wanted = share * Math.max(a.length, b.length);
  if (Math.min(a.length, b.length) < wanted) return false;
  const [words, others] = [a, b].map((tokens) => grouped(tokens, ({ text }) => text)) as [Map<string, unknown[]>, Map<string, unknown[]>];
  const same = [...words].reduce((sum, [text, { length }]) => sum + Math.min(length, others.get(text)?.length ?? 0), 0);
  return same >= wanted;
}
