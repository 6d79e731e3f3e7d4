/** Pages that are printed again (original, duplicate, copy for the file): their rows are the same items. */
import { hasSameWords } from '../../../features/tokens/same-words.js';
import type { ClassifiedLines } from '../../decoding/classify.js';
import type { Because } from '../../decoding/steps.js';

/** The pieces without those of such pages; the same list where there are none. */
export function withoutCopies(pieces: readonly ClassifiedLines[], because: Because): readonly ClassifiedLines[] {
  const originals = pieces.filter(({ page }, at) => {
    const original = pieces.slice(0, at).find((before) => before.page.page !== page.page && hasSameWords(before.page, page));
    if (original) because({ page: page.page, line: 0 }, `page ${page.page + 1} repeats page ${original.page.page + 1}`);
    return !original;
  });
  return originals.length === pieces.length ? pieces : originals;
}
