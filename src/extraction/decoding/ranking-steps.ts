/** What every detail could be, likeliest first: the network's logits, what the document's own conventions and wordings add to them, and readings that are one value. */
import type { Document } from '../../document/document.js';
import type { EncodedPage } from '../../features/contract.js';
import { bicPlaces } from './bic-places.js';
import type { ClassifiedPage } from './classify.js';
import { conventionsOf } from './conventions.js';
import type { Describe, EvidenceKind, Step, Trace } from './steps.js';
import { least } from './limits.js';
import type { ExtractOptions } from '../options.js';
import { type Adjust, rank, type Ranking, type RankingColumn } from './ranking.js';
import type { Repair } from './repair.js';

export type Rankings = ReadonlyMap<string, Ranking>;

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
  { name: 'rank.conventions', evidence: ['consensus', 'caller'], of: ({ document, pages, options }) => conventionsOf(document, pages, options) },
  { name: 'rank.places-of-bics', evidence: ['wording', 'form'], of: ({ pages }) => bicPlaces(pages) },
];

/** The sum of all factors that are not left out. */
export function adjustment(source: Source, { without }: Pick<Trace, 'without'>): Adjust {
  const terms = factors.filter(({ name }) => !without.has(name)).map((factor) => factor.of(source));
  return (...of) => terms.reduce((sum, term) => sum + term(...of), 0);
}

interface RankingContext {
  readonly classified: readonly ClassifiedPage[];
  readonly columns: readonly RankingColumn[];
  readonly adjust: Adjust;
  readonly repair: Repair;
}

export const rankingSteps: readonly Step<Rankings, RankingContext>[] = [
  {
    name: 'rank.network',
    evidence: ['network', 'recogniser'],
    isRequired: true,
    run: (_, { classified, columns, adjust, repair }) => rank(classified, columns, adjust, repair),
  },
];

/** The likeliest value of each detail, where it is likely enough to be given. */
export const describeRankings: Describe<Rankings> = (rankings) =>
  [...rankings].flatMap(([detail, { ranked }]) => {
    const first = ranked[0];
    return first && first.probability >= least ? [[{ detail }, `${first.value} (${first.probability.toFixed(2)})`] as const] : [];
  });
