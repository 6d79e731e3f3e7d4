/**
 * Remembered documents of one layout as evidence on a new one: candidates that its pages lack, before the networks run; then terms for the networks' logits by learnt weights,
 * fields of contacts, and terms for its item table.
 */
import type { Document } from '../document/document.js';
import type { Candidate, EncodedPage } from '../features/contract.js';
import { tagNames } from '../network/config.js';
import { contextsOf } from './contexts.js';
import { columnsOf, columnsOfAll, isStrong } from './evidence.js';
import { type FoundField, foundFields } from './found/found-fields.js';
import { type ColumnTerms, columnTerms } from './items/item-columns.js';
import { hasItsDetails } from './likeness.js';
import { ownSpans } from './found/own-spans.js';
import { candidatesOfCells, preferCells, wholeCells } from './found/whole-cells.js';
import { preferWhole } from './found/whole-values.js';
import { pagesLike, type RememberedDocument } from './remembered.js';
import { taggedFields } from './found/tagged-fields.js';
import { type Column, type DetailRow, detailRows, rowColumn, tagColumns, type ClassifiedContexts, tagRows } from './terms.js';
import { detailFamily, tagFamily, weights } from './weights.js';

/** The network's output for a page: logits of candidates × details, probabilities of tokens × tags. */
export type RecallQuery = Pick<ClassifiedContexts, 'page' | 'logits' | 'tags' | 'document'>;

export interface Recollection {
  /** Names of the remembered documents, most alike first. */
  readonly names: readonly string[];
  /** Two equal taxes are a group each, as a remembered document has them. */
  readonly taxesApart?: boolean;
  /** What the page lacks as a candidate though remembered documents have its like as a detail. */
  candidates(page: EncodedPage, details: readonly Pick<Column, 'name' | 'kind'>[]): readonly Candidate[];
  /** Candidates × details, page by page. All pages of the document. */
  details(pages: readonly RecallQuery[], details: readonly Column[]): Float32Array[];
  /** Tokens × tags. */
  tags(page: RecallQuery): Float32Array;
  /** Fields of sender and receiver whose remembered words are all on the page, or that stand where they stood; `tags`: the words' probabilities by network and memory, those of `asked` are the network's. */
  fields(asked: Pick<RecallQuery, 'page' | 'tags'>, tags: Float32Array): readonly FoundField[];
  /** Of the item network's columns, `width` in all; `roles`: log probabilities of its lines. Undefined where nothing of the table is found again. */
  columns(page: EncodedPage, roles: Float32Array, width: number): ColumnTerms | undefined;
}

/** What is remembered of the layout of a document; undefined where nothing is. */
export type Recall = (document: Document, pages: readonly EncodedPage[]) => Recollection | undefined;

const families = tagNames.map(tagFamily);
/** Least mean probability of a field's words: below it the network has them for something else. */
const likely = 0.5;
/** A word's field that no remembered document has stays as likely from this probability of the network's on. */
const sure = 0.8;

/** Stands for the columns of the item table among silent details. */
export const itemTable = 'LineItem';

/** `silent`: details of which nothing is recalled. Details are recalled from documents of the same layout alone, contacts from all of them. */
export function recollect(document: Document, remembered: readonly RememberedDocument[], silent: readonly string[]): Recollection {
  const seen = (asked: RecallQuery): ClassifiedContexts => ({ ...asked, contexts: contextsOf(asked.page, document.pages[asked.page.page]!) });
  return {
    names: remembered.map(({ name }) => name),
    taxesApart: remembered.some(({ taxesApart }) => taxesApart),
    candidates(page, details) {
      const kindOf = new Map(details.map(({ name, kind }) => [name, kind]));
      const pages = remembered.flatMap((one) => pagesLike(one, page.page, document.pages.length));
      const contexts = contextsOf(page, document.pages[page.page]!);
      const own = ownSpans(page, contexts, pages, (detail) => (silent.includes(detail) ? undefined : kindOf.get(detail)));
      for (const { name, kind } of details) {
        if (kind !== 'identifier' || silent.includes(name)) continue;
        own.push(...candidatesOfCells(page, wholeCells(page, contexts, pages, name), [...page.candidates, ...own]));
      }
      return own;
    },
    details(pages, details) {
      const terms = pages.map(({ logits }) => new Float32Array(logits.length));
      const all = pages.map(seen);
      const first = all.find(({ page }) => page.page === 0)?.contexts;
      const ofLayout = remembered.filter((one) => first === undefined || hasItsDetails(one, first));
      const alike = all.map(({ page }) => ofLayout.flatMap((one) => pagesLike(one, page.page, document.pages.length)));
      for (const [f, rows] of detailRows(all, document.pages.length, ofLayout, details).entries()) {
        if (silent.includes(details[f]!.name)) continue;
        const row = weights[detailFamily(details[f]!)];
        const own = rows.map((each) => dot(row, each.row));
        const allowed = allowance(rows, own, ({ page, candidate }) => pages[page]!.logits[candidate * details.length + f]!);
        for (const [i, { page, candidate }] of rows.entries()) terms[page]![candidate * details.length + f] = own[i]! + allowed;
        for (const [p, each] of all.entries()) {
          const column = { f, width: details.length };
          preferWhole(each, alike[p]!, details[f]!, column, terms[p]!);
          const { name, kind, many } = details[f]!;
          const cells = kind === 'identifier' && !many ? wholeCells(each.page, each.contexts, alike[p]!, name) : [];
          preferCells(each.page, cells, each.logits, column, terms[p]!);
        }
      }
      return terms;
    },
    tags(asked) {
      const rowsOf = tagRows(seen(asked), document.pages.length, remembered);
      const terms = new Float32Array(asked.tags.length);
      if (!rowsOf) return terms;
      const { agreements, behindWords } = rowsOf;
      const behind = new Float32Array(tagNames.length * tagColumns.length);
      for (let i = 0; i < asked.page.tokens.length; i++) {
        behindWords(i, behind);
        const own = terms.subarray(i * tagNames.length, (i + 1) * tagNames.length);
        const isNone = agreements[0] !== undefined && isStrong(columnsOf(agreements[0][i]!));
        for (const [tag, family] of families.entries()) {
          const agreement = agreements[tag]?.[i];
          own[tag] = dot(tagWeights[family]!, behind, tag * tagColumns.length, agreement === undefined ? 0 : sumsOfWords[family]![agreement]!);
          // Not printed before is no evidence against it, but where such words were no field's.
          if (!isNone && asked.tags[i * tagNames.length + tag]! > sure && agreement === undefined && agreements[0]) own[tag] = Math.max(own[tag]!, own[0]!);
        }
      }
      return terms;
    },
    fields({ page, tags: network }, tags) {
      const pages = remembered.flatMap((one) => pagesLike(one, page.page, document.pages.length));
      if (pages.length === 0) return [];
      const contexts = contextsOf(page, document.pages[page.page]!);
      const found = foundFields(page, contexts, pages).filter(({ tag, tokens }) => Math.max(meanOf(tags, tokens, tag), meanOf(network, tokens, tag)) >= likely);
      const others = taggedFields({ page, contexts, tags, network }, pages, found);
      return [...found, ...others].filter(({ tag }) => !silent.includes(tagNames[tag]!));
    },
    columns(page, roles, width) {
      if (silent.includes(itemTable)) return undefined;
      return columnTerms(page, contextsOf(page, document.pages[page.page]!), roles, width, remembered, document.pages.length);
    },
  };
}

/**
 * Added to all terms of a detail that all remembered documents have: where none of its places is found again, the value that the network holds likeliest stays as likely.
 * Of what is known to be something else none does.
 */
function allowance(rows: readonly DetailRow[], terms: readonly number[], logitOf: (row: DetailRow) => number): number {
  if (rows.some(({ row }) => row[rowColumn.support]! > 0 || row[rowColumn.absent]! > 0)) return 0;
  const open = [...rows.keys()].filter((i) => rows[i]!.row[rowColumn.denied] === 0 && rows[i]!.row[rowColumn.other] === 0);
  if (open.length === 0) return 0;
  const likeliest = open.reduce((best, i) => (logitOf(rows[i]!) > logitOf(rows[best]!) ? i : best));
  return Math.max(0, -terms[likeliest]!);
}

const meanOf = (tags: Float32Array, tokens: readonly number[], tag: number): number =>
  tokens.reduce((sum, i) => sum + tags[i * tagNames.length + tag]!, 0) / tokens.length;

/** Of `row` with `evidence` from a place on, added to `sum`. */
function dot(row: readonly number[], evidence: Float32Array, at = 0, sum = 0): number {
  for (let k = 0; k < row.length; k++) sum += row[k]! * evidence[at + k]!;
  return sum;
}

const byFamily = <T>(of: (row: readonly number[]) => T): Readonly<Record<string, T>> =>
  Object.fromEntries([...new Set(families)].map((family) => [family, of(weights[family])]));
/** By family of tags: weights of `tagColumns`; by agreement too: what the columns of words come to. */
const tagWeights = byFamily((row) => tagColumns.map((column) => row[column]!));
const sumsOfWords = byFamily((row) => Float64Array.from(columnsOfAll, (columns) => columns.reduce((sum, each, k) => sum + row[k]! * each, 0)));
