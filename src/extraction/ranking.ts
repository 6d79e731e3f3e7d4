/** For every detail its possible values, likeliest first: the network's logits over all candidates of all pages, equal values taken together. */
import type { Candidate, EncodedPage, Token } from '../features/contract.js';
import { sigmoid } from './numbers.js';

/** A value with the candidates that read as it. */
export interface Ranked {
  readonly value: string;
  readonly probability: number;
  /** The likeliest of its places. */
  readonly candidate: Candidate;
  readonly page: EncodedPage;
}

export interface Ranking {
  readonly name: string;
  readonly ranked: readonly Ranked[];
  /** Probability that it does not stand on the document. */
  readonly none: number;
  /** Candidates of its kind. */
  readonly candidates: number;
}

export interface RankingColumn {
  readonly name: string;
  readonly kind: string;
  readonly many: boolean;
  /** Whether a value can be this detail at all: a customer's own pattern. */
  readonly fits?: (value: string) => boolean;
}

export interface ScoredPage {
  readonly page: EncodedPage;
  readonly logits: Float32Array;
}

/** Added to the network's logit: what the document as a whole says about readings (order of dates, decimal signs). */
export type Adjust = (candidate: Candidate, page: EncodedPage) => number;

export function rank(pages: readonly ScoredPage[], columns: readonly RankingColumn[], adjust: Adjust): ReadonlyMap<string, Ranking> {
  const rankings = new Map<string, Ranking>();
  columns.forEach((column, f) => {
    const scored: { candidate: Candidate; page: EncodedPage; logit: number }[] = [];
    for (const { page, logits } of pages) {
      page.candidates.forEach((candidate, c) => {
        if (candidate.kind === column.kind && (column.fits?.(candidate.value) ?? true))
          scored.push({ candidate, page, logit: logits[c * columns.length + f]! + adjust(candidate, page) });
      });
    }
    rankings.set(column.name, column.many ? rankMany(column.name, scored) : rankSingle(column.name, scored));
  });
  return rankings;
}

type Scored = { readonly candidate: Candidate; readonly page: EncodedPage; readonly logit: number };

/** Softmax over all candidates and none (logit 0). Places of one value add up. */
function rankSingle(name: string, scored: readonly Scored[]): Ranking {
  const max = scored.reduce((most, { logit }) => Math.max(most, logit), 0);
  const none = Math.exp(-max);
  const sum = scored.reduce((total, { logit }) => total + Math.exp(logit - max), none);
  const ranked = byValue(
    scored,
    ({ logit }) => Math.exp(logit - max) / sum,
    (a, b) => a + b,
  );
  return { name, ranked, none: none / sum, candidates: scored.length };
}

/** Every candidate for itself; a value is as likely as its likeliest place. */
function rankMany(name: string, scored: readonly Scored[]): Ranking {
  const ranked = byValue(scored, ({ logit }) => sigmoid(logit), Math.max);
  return { name, ranked, none: ranked.reduce((none, { probability }) => none * (1 - probability), 1), candidates: scored.length };
}

function byValue(scored: readonly Scored[], probabilityOf: (scored: Scored) => number, join: (a: number, b: number) => number): Ranked[] {
  const values = new Map<string, { best: Scored; bestProbability: number; probability: number }>();
  for (const entry of scored) {
    const probability = probabilityOf(entry);
    const known = values.get(entry.candidate.value);
    if (!known) values.set(entry.candidate.value, { best: entry, bestProbability: probability, probability });
    else {
      known.probability = join(known.probability, probability);
      if (probability > known.bestProbability) {
        known.best = entry;
        known.bestProbability = probability;
      }
    }
  }
  return [...values]
    .map(([value, { best, probability }]) => ({ value, probability, candidate: best.candidate, page: best.page }))
    .sort((a, b) => b.probability - a.probability);
}

/** The tokens a candidate stands on. */
export const tokensOfCandidate = ({ page, candidate }: Pick<Ranked, 'page' | 'candidate'>): readonly Token[] =>
  page.tokens.slice(candidate.first, candidate.last + 1);
