/** Whether a document is a bill (an invoice, a credit note) or another document, as the network sees it. */
import { documentTypes } from '../catalogue/document-types.js';
import { documentHead } from '../network/config.js';

interface Typed {
  readonly page: { readonly page: number };
  readonly document?: Float32Array;
}

/** A bill has the layout of a credit note; other documents have other values. */
const isOther = (type: string): boolean => type === 'Other';
/** Later pages weigh less. */
const later = 0.25;

/** Gives the chance that the document is of a type, or of one that has the same values; 1 for all where the network was not asked. */
export function typeChances(pages: readonly Typed[]): (type: string) => number {
  const sums = documentTypes.map((type) =>
    pages.reduce((sum, { page, document }) => sum + (document ? (page.page === 0 ? 1 : later) * document[documentHead(type)]! : 0), 0),
  );
  if (pages.every(({ document }) => document === undefined)) return () => 1;
  const most = Math.max(...sums);
  const chances = sums.map((sum) => Math.exp(sum - most));
  const total = chances.reduce((a, b) => a + b, 0);
  const other = documentTypes.reduce((sum, type, i) => sum + (isOther(type) ? chances[i]! / total : 0), 0);
  return (type) => (isOther(type) ? other : 1 - other);
}

/** A type that has the values which the document's type has. */
export function likeliestType(pages: readonly Typed[]): string {
  const chanceOf = typeChances(pages);
  return documentTypes.reduce((best, type) => (chanceOf(type) > chanceOf(best) ? type : best));
}
