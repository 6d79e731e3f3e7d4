/** Pages that are printed again (original, duplicate, copy for the file): their rows are the same items. */
import type { EncodedPage } from '../../../features/contract.js';
import type { ClassifiedLines } from '../../decoding/classify.js';

/** Words of the longer page that both have; a copy says which it is. */
const share = 0.95;

/** The pieces without those of such pages; the same list where there are none. */
export function withoutCopies(pieces: readonly ClassifiedLines[]): readonly ClassifiedLines[] {
  const isCopy = ({ page }: ClassifiedLines, at: number): boolean =>
    pieces.slice(0, at).some((before) => before.page.page !== page.page && hasSameWords(before.page, page));
  const originals = pieces.filter((piece, at) => !isCopy(piece, at));
  return originals.length === pieces.length ? pieces : originals;
}

function hasSameWords({ tokens: a }: EncodedPage, { tokens: b }: EncodedPage): boolean {
  const wanted = share * Math.max(a.length, b.length);
  if (Math.min(a.length, b.length) < wanted) return false;
  const left = new Map<string, number>();
  for (const { text } of a) left.set(text, (left.get(text) ?? 0) + 1);
  let same = 0;
  for (const { text } of b) {
    const count = left.get(text) ?? 0;
    if (count > 0) same++;
    left.set(text, count - 1);
  }
  return same >= wanted;
}
