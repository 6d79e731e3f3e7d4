/** What remembered documents of one layout say of a new one: terms for the network's logits, by learnt weights. */
import type { Document } from '../document/document.js';
import type { EncodedPage } from '../features/contract.js';
import { tagNames } from '../network/config.js';
import { contextsOf } from './contexts.js';
import { columnCount } from './evidence.js';
import { pagesLike, type RememberedDocument } from './remembered.js';
import { candidateEvidence, tagEvidence } from './token-evidence.js';
import { absent, tagFamily, weights } from './weights.js';

/** Terms for one encoded page, row-major. */
export interface Recollection {
  /** Names of the remembered documents, most alike first. */
  readonly names: readonly string[];
  /** Candidates × details. */
  details(page: EncodedPage, details: readonly { readonly name: string; readonly many: boolean }[]): Float32Array;
  /** Tokens × tags. */
  tags(page: EncodedPage): Float32Array;
}

/** What is remembered of the layout of a document; undefined where nothing is. */
export type Recall = (document: Document, pages: readonly EncodedPage[]) => Recollection | undefined;

const families = tagNames.map(tagFamily);

export function recollect(document: Document, remembered: readonly RememberedDocument[]): Recollection {
  const contextsOn = (page: EncodedPage) => contextsOf(page, document.pages[page.page]!);
  const like = (documents: readonly RememberedDocument[], { page }: EncodedPage) => documents.flatMap((one) => pagesLike(one, page, document.pages.length));
  return {
    names: remembered.map(({ name }) => name),
    details(page, details) {
      const terms = new Float32Array(page.candidates.length * details.length);
      details.forEach(({ name, many }, f) => {
        const knowing = remembered.filter((one) => one.details.includes(name));
        if (knowing.length === 0) return;
        const having = knowing.filter(({ pages }) => pages.some(({ values }) => values.some(({ detail }) => detail === name)));
        const pages = like(having, page);
        const share = having.length / knowing.length;
        const family = many ? 'many' : 'single';
        page.candidates.forEach((candidate, c) => {
          const columns = candidateEvidence(candidate, contextsOn(page), pages, name);
          terms[c * details.length + f] = share * (columns ? dot(weights[family], columns, 0) : 0) + (1 - share) * absent[family];
        });
      });
      return terms;
    },
    tags(page) {
      const { has, columns } = tagEvidence(contextsOn(page), like(remembered, page));
      const terms = new Float32Array(columns.length / columnCount);
      if (!has.includes(1)) return terms;
      for (let at = 0; at < terms.length; at++) {
        const tag = at % tagNames.length;
        if (has[tag]) terms[at] = dot(weights[families[tag]!], columns, at * columnCount);
        // Where nobody said which words are nobody's, a field without words is unknown, not absent.
        else if (has[0]) terms[at] = absent[families[tag]!];
      }
      return terms;
    },
  };
}

function dot(row: readonly number[], columns: Float32Array, at: number): number {
  let sum = 0;
  for (let k = 0; k < columnCount; k++) sum += row[k]! * columns[at + k]!;
  return sum;
}
