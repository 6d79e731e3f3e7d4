/** What the document's own conventions and wordings add to the network's logits. */
import type { Document } from '../../../document/document.js';
import type { EncodedPage } from '../../../features/contract.js';
import { bicPlaces } from './bic-places.js';
import { conventionAgreement } from './convention-agreement.js';
import type { EvidenceKind, Trace } from '../steps.js';
import type { ExtractOptions } from '../../options.js';
import type { Adjust } from '../ranking.js';
import { registerPlaces } from './register-places.js';

interface Source {
  readonly document: Document;
  readonly pages: readonly EncodedPage[];
  readonly options: ExtractOptions;
}

/** A term that is added to the network's logits before anything is ranked. It can be left out like a step; the ranking it leads to is all that is recorded of it. */
export interface Factor {
  readonly name: string;
  readonly evidence: readonly EvidenceKind[];
  of(source: Source): Adjust;
}

export const factors: readonly Factor[] = [
  { name: 'rank.conventions', evidence: ['consensus', 'caller'], of: ({ document, pages, options }) => conventionAgreement(document, pages, options) },
  { name: 'rank.places-of-bics', evidence: ['wording', 'form'], of: ({ pages }) => bicPlaces(pages) },
  { name: 'rank.registers', evidence: ['wording', 'form'], of: () => registerPlaces },
];

/** The sum of all factors that are not left out. */
export function adjustment(source: Source, { without }: Pick<Trace, 'without'>): Adjust {
  const terms = factors.filter(({ name }) => !without.has(name)).map((factor) => factor.of(source));
  return (candidate, page, detail) => {
    let sum = 0;
    for (const term of terms) sum += term(candidate, page, detail);
    return sum;
  };
}
