/** Candidate recall: whether every labelled value has a right candidate. A value without one cannot be predicted. */
import { detailByName } from '../../catalogue/details.js';
import type { Labels, Place } from '../../dataset/label.js';
import type { Document } from '../../document/document.js';
import type { EncodedPage } from '../../features/contract.js';
import { encode } from '../../features/encode.js';
import { sameValue } from '../../features/candidates/same-value.js';
import type { KindName } from '../../values/kind.js';

export interface RecallEntry {
  readonly detail: string;
  readonly value: string;
  readonly found: boolean;
  /** A candidate of its kind covers exactly these words, whatever was read: a misread value can still be chosen. */
  readonly covered: boolean;
  /** The printed words at its first place, for inspection of a miss. */
  readonly printed: string;
}

/** One entry for each value of a detail that is chosen among candidates and is printed on a page that was read. */
export function candidateRecall(document: Document, labels: Labels): RecallEntry[] {
  const pages = encode(document);
  return Object.entries(labels.details).flatMap(([detail, values]) => {
    const { kind, found } = detailByName.get(detail) ?? {};
    if (kind === undefined || found !== 'candidate') return [];
    return values.flatMap(({ value, places }): RecallEntry[] => {
      const read = places.filter((place) => place.words.length > 0 && place.page < document.pages.length);
      if (read.length === 0) return [];
      return [
        {
          detail,
          value,
          found: read.some((place) => isOffered(pages, kind, value, place)),
          covered: read.some((place) => isOffered(pages, kind, undefined, place)),
          printed: printedAt(document, read[0]!),
        },
      ];
    });
  });
}

function isOffered(pages: readonly EncodedPage[], kind: KindName, value: string | undefined, place: Place): boolean {
  const words = new Set(place.words);
  return pages.some(
    ({ page, tokens, candidates }) =>
      page === place.page &&
      candidates.some((candidate) => {
        if (candidate.kind !== kind) return false;
        if (value === undefined) return tokens[candidate.first]!.word === place.words[0] && tokens[candidate.last]!.word === place.words.at(-1);
        if (!sameValue(kind, value, candidate.value)) return false;
        for (let i = candidate.first; i <= candidate.last; i++) if (words.has(tokens[i]!.word)) return true;
        return false;
      }),
  );
}

function printedAt(document: Document, { page, words }: Place): string {
  const { words: all, lines } = document.pages[page]!;
  const line = lines.find((each) => each.words.includes(words[0]!));
  return `${words.map((at) => all[at]?.text).join(' ')}  ←  ${(line?.words ?? []).map((at) => all[at]!.text).join(' ')}`;
}
