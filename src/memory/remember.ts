/** A labelled document → what is kept of it. */
import type { Document } from '../document/document.js';
import type { EncodedPage } from '../features/contract.js';
import { contextsOf } from './contexts.js';
import type { RememberedDocument, RememberedPage } from './remembered.js';

/** Labels of one encoded page. */
export type PageLabels = Pick<RememberedPage, 'tags' | 'values'>;

/** `labels`: one for each encoded page. `details`: names of those whose truth is known. */
export function remember(document: Document, encoded: readonly EncodedPage[], labels: readonly PageLabels[], details: readonly string[]): RememberedDocument {
  return {
    name: document.name,
    pageCount: document.pages.length,
    details,
    pages: encoded.map((page, i) => ({ page: page.page, contexts: contextsOf(page, document.pages[page.page]!), ...labels[i]! })),
  };
}
