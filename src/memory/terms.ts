/** Evidence of remembered documents for a detail or the tags of words, as the rows that the weights are learnt for. */
import type { EncodedPage } from '../features/contract.js';
import { tagNames } from '../network/config.js';
import type { Contexts } from './contexts.js';
import { columnCount, evidenceColumn, evidenceColumns, isStrong } from './evidence.js';
import { keyCounts, type KeyPart, type KeyPlace, valuesByKey, wholeKeys } from './key-evidence.js';
import { typeChances } from './type-chances.js';
import { pagesLike, type RememberedDocument, type RememberedPage } from './remembered.js';
import { candidateEvidence, tagEvidence } from './token-evidence.js';

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
  const alike = ofItsType(seen, remembered);
  const rows = columns.map((column, f) => ownRows({ seen, of, remembered: alike }, column, f, columns.length));
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

/** Documents of the type that the network sees: an invoice has values that a delivery note of its look lacks. */
function ofItsType(seen: readonly ClassifiedContexts[], remembered: readonly RememberedDocument[]): readonly RememberedDocument[] {
  const chanceOf = typeChances(seen);
  return remembered.filter(({ type }) => type === undefined || chanceOf(type) >= 0.5);
}

interface Recalled {
  readonly seen: readonly ClassifiedContexts[];
  readonly of: number;
  readonly remembered: readonly RememberedDocument[];
}

function ownRows({ seen, of, remembered }: Recalled, { name, kind }: Column, f: number, width: number): DetailRow[] {
  const knowing = remembered.filter(({ details }) => details.includes(name));
  if (knowing.length === 0) return [];
  const isHaving = knowing.map(({ pages }) => pages.some(({ values }) => values.some(({ detail }) => detail === name)));
  const share = isHaving.filter(Boolean).length / knowing.length;
  const more = Math.log2(knowing.length);
  const rows: DetailRow[] = [];
  let isFound = false;
  for (const [p, { page, contexts, logits }] of seen.entries()) {
    const all = knowing.map((one) => pagesLike(one, page.page, of));
    const like = all.filter((_, k) => isHaving[k]);
    const valuesBehind = valuesByKey(page, contexts, kind);
    for (const [c, candidate] of page.candidates.entries()) {
      if (candidate.kind !== kind) continue;
      const row = new Float32Array(rowLength);
      const logit = logits[c * width + f]!;
      const tells = (part: KeyPart, among: KeyPlace = part) => {
        const { own, others } = keyCounts(part, contexts, candidate.first, like.flat(), name, among);
        return { isKnown: own > 0, share: (own > 0 ? own / (own + others) : 1) / valuesBehind(part, candidate) };
      };
      const tellsByWord = (part: KeyPart): number => (contexts[part][candidate.first] === 0 ? 1 : tells(part).share);
      const tellsAsWhole = (): number => {
        const shares = wholeKeys.filter((part) => contexts[part][candidate.first] !== 0).map((part) => tells(part, 'whole'));
        const known = shares.filter(({ isKnown }) => isKnown);
        return shares.length === 0 ? 1 : Math.max(...(known.length > 0 ? known : shares).map(({ share }) => share));
      };
      const columns = candidateEvidence(candidate, contexts, like.flat(), name);
      if (columns) {
        const [byWord, byKey] = [tellsByWord('left'), tellsAsWhole()];
        for (let k = 0; k < columnCount; k++) row[k] = share * columns[k]!;
        for (const k of ofLastWord) row[k]! *= byWord;
        for (const k of ofWholeKey) row[k]! *= byKey;
        row[evidenceColumn.first]! *= tellsByWord('first');
        const isTelling = Math.max(byWord, byKey) >= 0.5;
        const isThere = (pages: readonly RememberedPage[]) => isPlace(candidateEvidence(candidate, contexts, pages, name), isTelling);
        const places = like.length === 1 ? Number(isPlace(columns, isTelling)) : like.filter(isThere).length;
        row[support] = places / knowing.length;
        row[supports] = row[support] * more;
        isFound ||= places > 0;
      }
      row[absent] = 1 - share;
      row[absents] = (1 - share) * more;
      row[absentNetwork] = (1 - share) * Math.max(0, logit);
      const part = contexts.key[candidate.first] === 0 ? 'heading' : 'key';
      const denials = all.reduce((sum, pages) => sum + denialOf(keyCounts(part, contexts, candidate.first, pages, name)), 0);
      row[denied] = denials / knowing.length / valuesBehind(part, candidate);
      row[denieds] = row[denied] * more;
      row[deniedNetwork] = row[denied] * Math.max(0, logit);
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

/** Behind a key of many numbers each is something else. */
const denialOf = ({ own, others }: { readonly own: number; readonly others: number }): number => (own === 0 && others > 0 ? 1 / others : 0);

/** `isTelling`: most of what stands behind its key is the detail. Else only the same words at the same place are a place. */
const isPlace = (columns: Float32Array | undefined, isTelling: boolean): boolean =>
  columns !== undefined && (isTelling ? isStrong(columns) : columns[evidenceColumn.constant] === 1);

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
      const [from, to] = [(i * width + tag) * columnCount, (i * width + tag) * rowLength];
      if (has[tag]) rows.set(columns.subarray(from, from + columnCount), to);
      // Where it is unknown which words belong to no contact, a field without words is unknown, not absent.
      else if (has[0]) rows.set([1, more], to + absent);
      if (!isFound) continue;
      const isHere = has[tag] && columns[from + evidenceColumn.constant] === 1;
      rows[to + (isHere ? here : network)] = Math.log(Math.max(least, tags[i * width + tag]!));
      if (!isHere) rows[to + elsewhere] = 1;
    }
  }
  return rows;
}
