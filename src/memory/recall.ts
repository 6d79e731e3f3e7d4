/** Remembered documents of one layout as evidence on a new one: terms for the network's logits, by learnt weights. */
import type { Document } from '../document/document.js';
import type { EncodedPage } from '../features/contract.js';
import { tagNames } from '../network/config.js';
import { contextsOf } from './contexts.js';
import { columnTerms } from './item-columns.js';
import { pagesLike, type RememberedDocument } from './remembered.js';
import { type Column, detailRows, rowLength, type ClassifiedContexts, tagRows } from './terms.js';
import { detailFamily, tagFamily, weights } from './weights.js';

/** The network's output for a page: logits of candidates × details, probabilities of tokens × tags. */
export type RecallQuery = Pick<ClassifiedContexts, 'page' | 'logits' | 'tags' | 'document'>;

export interface Recollection {
  /** Names of the remembered documents, most alike first. */
  readonly names: readonly string[];
  /** Candidates × details, page by page. All pages of the document. */
  details(pages: readonly RecallQuery[], details: readonly Column[]): Float32Array[];
  /** Tokens × tags. */
  tags(page: RecallQuery): Float32Array;
  /** Tokens × columns of the item network, `width` in all; `roles`: log probabilities of its lines. Undefined where the table's headings are others. */
  columns(page: EncodedPage, roles: Float32Array, width: number): Float32Array | undefined;
}

/** What is remembered of the layout of a document; undefined where nothing is. */
export type Recall = (document: Document, pages: readonly EncodedPage[]) => Recollection | undefined;

const families = tagNames.map(tagFamily);

/** Stands for the columns of the item table among silent details. */
export const itemTable = 'LineItem';

/** `silent`: details of which nothing is recalled. */
export function recollect(document: Document, remembered: readonly RememberedDocument[], silent: readonly string[]): Recollection {
  const seen = (asked: RecallQuery): ClassifiedContexts => ({ ...asked, contexts: contextsOf(asked.page, document.pages[asked.page.page]!) });
  return {
    names: remembered.map(({ name }) => name),
    details(pages, details) {
      const terms = pages.map(({ logits }) => new Float32Array(logits.length));
      const all = pages.map(seen);
      for (const [f, rows] of detailRows(all, document.pages.length, remembered, details).entries()) {
        if (silent.includes(details[f]!.name)) continue;
        const row = weights[detailFamily(details[f]!)];
        for (const each of rows) terms[each.page]![each.candidate * details.length + f] = dot(row, each.row, 0);
      }
      return terms;
    },
    tags(asked) {
      const rows = tagRows(seen(asked), document.pages.length, remembered);
      const terms = new Float32Array(asked.tags.length);
      if (rows) for (let at = 0; at < terms.length; at++) terms[at] = dot(weights[families[at % tagNames.length]!], rows, at * rowLength);
      return terms;
    },
    columns(page, roles, width) {
      if (silent.includes(itemTable)) return undefined;
      const pages = remembered.flatMap((one) => pagesLike(one, page.page, document.pages.length));
      return columnTerms(page, contextsOf(page, document.pages[page.page]!), roles, width, pages);
    },
  };
}

function dot(row: readonly number[], evidence: Float32Array, at: number): number {
  let sum = 0;
  for (let k = 0; k < rowLength; k++) sum += row[k]! * evidence[at + k]!;
  return sum;
}
