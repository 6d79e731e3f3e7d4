/** Evidence of remembered documents for a detail or the tags of words, as the rows that the weights are learnt for. */
import type { EncodedPage } from '../features/contract.js';
import { tagNames } from '../network/config.js';
import type { Contexts } from './contexts.js';
import { columnCount, evidenceColumn, isStrong } from './evidence.js';
import { pagesLike, type RememberedDocument } from './remembered.js';
import { candidateEvidence, tagEvidence } from './token-evidence.js';

/**
 * Behind the columns of words: the network's output for it where a remembered place is found elsewhere on the document, and where this is the place, by which its
 * word counts for less; the share of the documents that have it whose place this is, and that times the logarithm of their number; the share of the documents that
 * have none, likewise; what the network gives it there; 1 where a remembered place is found elsewhere; how sure it is the place of another detail.
 */
export const rowLength = columnCount + 9;
const network = columnCount;
const [here, support, supports, absent, absents, absentNetwork, elsewhere, other] = [1, 2, 3, 4, 5, 6, 7, 8].map((k) => network + k) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

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

/**
 * Rows by detail, of all candidates of its kind; `columns`: the details in the order of the logits. Of a detail that no remembered document knows, only candidates that
 * are printed where another one was.
 */
export function detailRows(
  seen: readonly ClassifiedContexts[],
  of: number,
  remembered: readonly RememberedDocument[],
  columns: readonly Column[],
): DetailRow[][] {
  const rows = columns.map((column, f) => ownRows(seen, of, remembered, column, f, columns.length));
  /** By page and candidate: how sure it is the place of a detail, and of which. */
  const places = seen.map(({ page }) => page.candidates.map(() => ({ most: 0, detail: -1 })));
  for (const [f, own] of rows.entries())
    for (const { page, candidate, row } of own) {
      const place = places[page]![candidate]!;
      if (!columns[f]!.many && row[support]! > place.most) Object.assign(place, { most: row[support], detail: f });
    }
  for (const [f, own] of rows.entries()) {
    if (own.length === 0 && !columns[f]!.many) own.push(...elsewhereRows(seen, places, columns[f]!.kind));
    for (const { page, candidate, row } of own) {
      const { most, detail } = places[page]![candidate]!;
      if (detail !== f && row[support] === 0) row[other] = most;
    }
  }
  return rows;
}

/** Rows without evidence for candidates of a kind that are the place of another detail. */
const elsewhereRows = (seen: readonly ClassifiedContexts[], places: readonly (readonly { readonly most: number }[])[], kind: string): DetailRow[] =>
  places.flatMap((list, page) =>
    list.flatMap(({ most }, candidate) =>
      most > 0 && seen[page]!.page.candidates[candidate]!.kind === kind ? [{ page, candidate, row: new Float32Array(rowLength) }] : [],
    ),
  );

function ownRows(
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
  if (!isFound) return rows;
  for (const { page, candidate, row } of rows) {
    const isHere = row[support]! > 0;
    row[isHere ? here : network] = share * seen[page]!.logits[candidate * width + f]!;
    if (!isHere) row[elsewhere] = share;
  }
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
      if (!isFound) continue;
      const isHere = has[tag] && columns[from + evidenceColumn.constant] === 1;
      rows[at + (isHere ? here : network)] = Math.log(Math.max(least, tags[i * width + tag]!));
      if (!isHere) rows[at + elsewhere] = 1;
    }
  }
  return rows;
}
