/** Evidence of remembered documents for a detail or the tags of words, as the rows that the weights are learnt for. */
import type { Candidate, EncodedPage } from '../features/contract.js';
import { grouped } from '../grouped.js';
import { tagNames } from '../network/config.js';
import { recent } from '../remembered.js';
import type { Contexts } from './contexts.js';
import { columnCount, columnsOf, evidenceColumn, evidenceColumns, isStrong } from './evidence.js';
import { keysOf, type ValuesByKey, valuesByKey } from './key-evidence.js';
import { typeChances } from './type-chances.js';
import { pagesLike, type RememberedDocument, type RememberedPage } from './remembered.js';
import { canBePlace, hasPlacesOfItsOwn, mostAlike, placeEvidence, placeOf, tagEvidence } from './token-evidence.js';

/**
 * Behind the columns of words: the network's output for it where a remembered place is found elsewhere on the document, and where this is the place, by which its
 * word counts for less; the share of the documents that have it whose place this is, and that times the logarithm of their number; the share of the documents that
 * have none, likewise; what the network gives it there; 1 where a remembered place is found elsewhere; how sure it is the place of another detail. Last the share of the
 * documents on which only something else stands behind its key, that times the logarithm of their number, and what the network gives it there. Columns of words that speak
 * of a key count as much as that key tells.
 */
const behindWords = ['network', 'here', 'support', 'supports', 'absent', 'absents', 'absentNetwork', 'elsewhere', 'other'] as const;
export const rowColumns = [...evidenceColumns, ...behindWords, 'denied', 'denieds', 'deniedNetwork'] as const;
export const rowLength = rowColumns.length;
const at = (name: (typeof rowColumns)[number]): number => rowColumns.indexOf(name);
/** Of columns that are asked for elsewhere. */
export const rowColumn = { support: at('support'), absent: at('absent'), other: at('other'), denied: at('denied') } as const;
const [network, here, support, supports] = [at('network'), at('here'), at('support'), at('supports')];
const [absent, absents, absentNetwork, elsewhere, other] = [at('absent'), at('absents'), at('absentNetwork'), at('elsewhere'), at('other')];
const [denied, denieds, deniedNetwork] = [at('denied'), at('denieds'), at('deniedNetwork')];
/** Those behind the columns of words that rows of tags have. */
export const tagColumns = [network, here, absent, absents, elsewhere] as const;
const ofLastWord = (['left', 'key', 'anchored', 'exact', 'keyed'] as const).map(at);
const ofWholeKey = (['phrase', 'phrased'] as const).map(at);

/** A page as the details network sees it: logits of candidates × details, probabilities of tokens × tags. */
export interface ClassifiedContexts {
  readonly page: EncodedPage;
  readonly contexts: Contexts;
  readonly logits: Float32Array;
  readonly tags: Float32Array;
  /** Logits of the page as a whole, of the document's type among them. */
  readonly document?: Float32Array;
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
  const recalled = { pages: seen.map(byKind), of, remembered: ofItsType(seen, remembered) };
  const rows = columns.map((column, f) => ownRows(recalled, column, f, columns.length));
  const places = seen.map(({ page }) => ({ most: new Float32Array(page.candidates.length), detail: new Int32Array(page.candidates.length).fill(-1) }));
  for (const [f, own] of rows.entries()) {
    if (columns[f]!.many) continue;
    for (const { page, candidate, row } of own) {
      const { most, detail } = places[page]!;
      if (row[support]! <= most[candidate]!) continue;
      most[candidate] = row[support]!;
      detail[candidate] = f;
    }
  }
  for (const [f, own] of rows.entries()) {
    if (own.length === 0 && !columns[f]!.many) own.push(...elsewhereRows(seen, places, columns[f]!.kind));
    for (const { page, candidate, row } of own) {
      const { most, detail } = places[page]!;
      if (detail[candidate] !== f && row[support] === 0) row[other] = most[candidate]!;
    }
  }
  return rows;
}

/** By candidate of a page: how sure it is the place of a detail, and of which. */
interface Places {
  readonly most: Float32Array;
  readonly detail: Int32Array;
}

/** Rows without evidence for candidates of a kind that are the place of another detail. */
const elsewhereRows = (seen: readonly ClassifiedContexts[], places: readonly Places[], kind: string): DetailRow[] =>
  seen.flatMap(({ page: { candidates } }, page) =>
    candidates.flatMap((each, candidate) =>
      each.kind === kind && places[page]!.most[candidate]! > 0 ? [{ page, candidate, row: new Float32Array(rowLength) }] : [],
    ),
  );

/** What details of one kind share: the candidates of it, and the values behind their keys. */
interface PageByKind extends ClassifiedContexts {
  /** Indices, by kind. */
  readonly candidates: ReadonlyMap<string, readonly number[]>;
  valuesBehind(kind: string): ValuesByKey;
}

function byKind(seen: ClassifiedContexts): PageByKind {
  const { page, contexts } = seen;
  const candidates = grouped<number, string>(page.candidates.keys(), (c) => page.candidates[c]!.kind);
  return { ...seen, candidates, valuesBehind: recent((kind: string) => valuesByKey(page, contexts, kind), 100) };
}

/** Documents of the type that the network sees: an invoice has values that a delivery note of its look lacks. */
function ofItsType(seen: readonly ClassifiedContexts[], remembered: readonly RememberedDocument[]): readonly RememberedDocument[] {
  const chanceOf = typeChances(seen);
  return remembered.filter(({ type }) => type === undefined || chanceOf(type) >= 0.5);
}

interface Recalled {
  readonly pages: readonly PageByKind[];
  readonly of: number;
  readonly remembered: readonly RememberedDocument[];
}

function ownRows({ pages, of, remembered }: Recalled, { name, kind }: Column, f: number, width: number): DetailRow[] {
  const knowing = remembered.filter(({ details }) => details.includes(name));
  if (knowing.length === 0) return [];
  const isHaving = knowing.map(({ pages }) => pages.some(({ values }) => values.some(({ detail }) => detail === name)));
  const share = isHaving.filter(Boolean).length / knowing.length;
  const more = Math.log2(knowing.length);
  const rows: DetailRow[] = [];
  let isFound = false;
  for (const [p, { page, contexts, logits, candidates, valuesBehind }] of pages.entries()) {
    const all = knowing.map((one) => pagesLike(one, page.page, of));
    const like = all.filter((_, k) => isHaving[k]);
    const keys = keysOf(name, contexts, all, isHaving, valuesBehind(kind));
    const ofKind = candidates.get(kind) ?? [];
    const isOwn =
      like.some((pages) => pages.some((each) => hasPlacesOfItsOwn(each, name))) &&
      ofKind.some((c) => like.some((pages) => isFoundAgain(page.candidates[c]!, contexts, pages, name)));
    for (const c of ofKind) {
      const candidate = page.candidates[c]!;
      const row = new Float32Array(rowLength);
      const logit = logits[c * width + f]!;
      const found = like.map((each) => placeOf(candidate, contexts, each, name, isOwn));
      const best = mostAlike(found);
      if (best) {
        const columns = placeEvidence(best, candidate, contexts);
        const [byWord, byKey] = [keys.byWord('left', candidate), keys.asWhole(candidate)];
        for (let k = 0; k < columnCount; k++) row[k] = share * columns[k]!;
        for (const k of ofLastWord) row[k]! *= byWord;
        for (const k of ofWholeKey) row[k]! *= byKey;
        row[evidenceColumn.first]! *= keys.byWord('first', candidate);
        const isTelling = Math.max(byWord, byKey) >= 0.5;
        const places = found.filter((place) => place && canBePlace(place) && isPlace(placeEvidence(place, candidate, contexts), isTelling)).length;
        row[support] = places / knowing.length;
        row[supports] = row[support] * more;
        isFound ||= places > 0;
      }
      row[absent] = 1 - share;
      row[absents] = (1 - share) * more;
      row[absentNetwork] = (1 - share) * Math.max(0, logit);
      row[denied] = keys.denials(candidate);
      row[denieds] = row[denied] * more;
      row[deniedNetwork] = row[denied] * Math.max(0, logit);
      rows.push({ page: p, candidate: c, row });
    }
  }
  if (!isFound) return rows;
  for (const { page, candidate, row } of rows) {
    const isHere = row[support]! > 0;
    row[isHere ? here : network] = share * pages[page]!.logits[candidate * width + f]!;
    if (!isHere) row[elsewhere] = share;
  }
  return rows;
}

/** Behind the same key as at a place that is no part's, in the same form. */
function isFoundAgain(candidate: Candidate, contexts: Contexts, pages: readonly RememberedPage[], detail: string): boolean {
  const place = placeOf(candidate, contexts, pages, detail, true);
  return place !== undefined && canBePlace(place) && isStrong(placeEvidence(place, candidate, contexts));
}

/** `isTelling`: most of what stands behind its key is the detail. Else only the same words at the same place are a place. */
const isPlace = (columns: Float32Array, isTelling: boolean): boolean => (isTelling ? isStrong(columns) : columns[evidenceColumn.constant] === 1);

/** The same word is where it was. */
const isConstant = (agreement: number): boolean => columnsOf(agreement)[evidenceColumn.constant] === 1;

/** Less likely counts as this. */
const least = 1e-6;

/** The rows of tags in two parts. */
export interface TagRows {
  /** By tag and token: the agreement that the columns of words follow from; undefined for tags without any, of which they are 0. */
  readonly agreements: readonly (Uint16Array | undefined)[];
  /** Writes `tagColumns`, tag by tag of one token. */
  behindWords(token: number, into: Float32Array): void;
}

/** Undefined where nothing is remembered of any word. An unknown tag has an empty row. */
export function tagRows({ page, contexts, tags }: ClassifiedContexts, of: number, remembered: readonly RememberedDocument[]): TagRows | undefined {
  const agreements = tagEvidence(
    contexts,
    remembered.flatMap((one) => pagesLike(one, page.page, of)),
  );
  const found = agreements.filter((each) => each !== undefined);
  if (found.length === 0) return undefined;
  const more = Math.log2(remembered.length);
  const behindWords = (i: number, into: Float32Array): void => {
    into.fill(0);
    const isFound = found.some((each) => isConstant(each[i]!));
    for (let tag = 0; tag < tagNames.length; tag++) {
      const to = tag * tagColumns.length;
      const agreement = agreements[tag]?.[i];
      // Where it is unknown which words belong to no contact, a field without words is unknown, not absent.
      if (agreement === undefined && agreements[0]) [into[to + 2], into[to + 3]] = [1, more];
      if (!isFound) continue;
      const isHere = agreement !== undefined && isConstant(agreement);
      into[to + (isHere ? 1 : 0)] = Math.log(Math.max(least, tags[i * tagNames.length + tag]!));
      if (!isHere) into[to + 4] = 1;
    }
  };
  return { agreements, behindWords };
}
