/** Evidence of remembered documents for a detail or the tags of words, as the rows that the weights are learnt for. */
import type { EncodedPage } from '../features/contract.js';
import { tagNames } from '../network/config.js';
import type { Contexts } from './contexts.js';
import { columnCount, evidenceColumn, isStrong } from './evidence.js';
import { pagesLike, type RememberedDocument } from './remembered.js';
import { candidateEvidence, tagEvidence } from './token-evidence.js';

/**
 * Behind the columns of words: the network's output for it where a remembered place is found on the document, by which its word counts for less; the share of the
 * documents that have it whose place this is, and that times the logarithm of their number; the share of the documents that have none, likewise; what the network
 * gives it there.
 */
export const rowLength = columnCount + 6;
const network = columnCount;
const [support, supports, absent, absents, absentNetwork] = [network + 1, network + 2, network + 3, network + 4, network + 5] as const;

/** A page as the details network sees it: logits of candidates × details, probabilities of tokens × tags. */
export interface ClassifiedContexts {
  readonly page: EncodedPage;
  readonly contexts: Contexts;
  readonly logits: Float32Array;
  readonly tags: Float32Array;
}

export interface Column {
  readonly name: string;
  readonly kind: string;
  readonly many: boolean;
}

export interface DetailRow {
  /** Index of the page seen, and of its candidate. */
  readonly page: number;
  readonly candidate: number;
  readonly row: Float32Array;
}

/** Rows of all candidates of a detail's kind; `f` of `width`: its place in the logits. None where no remembered document knows the detail. */
export function detailRows(
  seen: readonly ClassifiedContexts[],
  of: number,
  remembered: readonly RememberedDocument[],
  { name, kind }: Column,
  f: number,
  width: number,
): DetailRow[] {
  const knowing = remembered.filter(({ details }) => details.includes(name));
  if (knowing.length === 0) return [];
  const having = knowing.filter(({ pages }) => pages.some(({ values }) => values.some(({ detail }) => detail === name)));
  const share = having.length / knowing.length;
  const rows: DetailRow[] = [];
  let isFound = false;
  for (const [p, { page, contexts, logits }] of seen.entries()) {
    const like = having.map((one) => pagesLike(one, page.page, of));
    for (const [c, candidate] of page.candidates.entries()) {
      if (candidate.kind !== kind) continue;
      const row = new Float32Array(rowLength);
      const columns = candidateEvidence(candidate, contexts, like.flat(), name);
      if (columns) {
        for (let k = 0; k < columnCount; k++) row[k] = share * columns[k]!;
        const places =
          like.length === 1 ? Number(isStrong(columns)) : like.filter((pages) => isPlace(candidateEvidence(candidate, contexts, pages, name))).length;
        row[support] = places / knowing.length;
        row[supports] = row[support] * Math.log2(knowing.length);
        isFound ||= places > 0;
      }
      row[absent] = 1 - share;
      row[absents] = (1 - share) * Math.log2(knowing.length);
      row[absentNetwork] = (1 - share) * Math.max(0, logits[c * width + f]!);
      rows.push({ page: p, candidate: c, row });
    }
  }
  if (isFound) for (const { page, candidate, row } of rows) row[network] = share * seen[page]!.logits[candidate * width + f]!;
  return rows;
}

const isPlace = (columns: Float32Array | undefined): boolean => columns !== undefined && isStrong(columns);

/** Less likely counts as this. */
const least = 1e-6;

/** Rows of tokens × tags; undefined where nothing is remembered of any word. An unknown tag has an empty row. */
export function tagRows({ page, contexts, tags }: ClassifiedContexts, of: number, remembered: readonly RememberedDocument[]): Float32Array | undefined {
  const { has, columns } = tagEvidence(
    contexts,
    remembered.flatMap((one) => pagesLike(one, page.page, of)),
  );
  if (!has.includes(1)) return undefined;
  const width = tagNames.length;
  const rows = new Float32Array(contexts.count * width * rowLength);
  const more = Math.log2(remembered.length);
  for (let i = 0; i < contexts.count; i++) {
    // The same word is where it was.
    const isFound = tagNames.some((_, tag) => has[tag] && columns[(i * width + tag) * columnCount + evidenceColumn.constant] === 1);
    for (let tag = 0; tag < width; tag++) {
      const [from, at] = [(i * width + tag) * columnCount, (i * width + tag) * rowLength];
      if (has[tag]) rows.set(columns.subarray(from, from + columnCount), at);
      // Where it is unknown which words belong to no contact, a field without words is unknown, not absent.
      else if (has[0]) rows.set([1, more], at + absent);
      if (isFound) rows[at + network] = Math.log(Math.max(least, tags[i * width + tag]!));
    }
  }
  return rows;
}
