/** A labelled document → what is kept of it. */
import type { Document } from '../document/document.js';
import type { EncodedPage } from '../features/contract.js';
import { contextsOf } from './contexts.js';
import type { RememberedDocument, RememberedPage } from './remembered.js';

/** Labels of one encoded page. */
export type PageLabels = Pick<RememberedPage, 'tags' | 'values' | 'fields' | 'items'>;

/** What is known of the document as a whole: names of details whose truth is known, its type, how its taxes are labelled. */
export type Known = Pick<RememberedDocument, 'details' | 'type' | 'taxesApart'>;

/** `labels`: one for each encoded page. */
export function remember(document: Document, encoded: readonly EncodedPage[], labels: readonly PageLabels[], known: Known): RememberedDocument {
  return {
    name: document.name,
    pageCount: document.pages.length,
    ...known,
    pages: encoded.map((page, i) => ({ page: page.page, contexts: contextsOf(page, document.pages[page.page]!), ...labels[i]! })),
  };
}
