/** What is added to the details network's output before values are ranked: the evidence of remembered documents, then of the document's own conventions and wordings. */
import type { Recollection } from '../../../memory/recall.js';
import { tagNames } from '../../../network/config.js';
import { type AmountInWords, amountSaid, inWords } from './amount-in-words.js';
import { bicPlaces } from './bic-places.js';
import type { ClassifiedPage } from '../classify.js';
import { conventionAgreement, type Conventions } from './convention-agreement.js';
import type { Describe, EvidenceKind, Step } from '../steps.js';
import { type Adjust, rank, type RankingColumn, type Repair } from '../ranking.js';
import { likeliest, reweighed } from '../probabilities.js';
import { registerPlaces } from './register-places.js';

/** The network's output, and the sum of the factors: terms that are added to its logits. */
export interface Weighed {
  readonly classified: readonly ClassifiedPage[];
  readonly adjust: Adjust;
  /** The total in words. */
  readonly said?: AmountInWords | undefined;
}

interface Source extends Conventions {
  readonly recollection: Recollection | undefined;
  /** The details in the order of the logits. */
  readonly columns: readonly RankingColumn[];
}

export const rankingSteps: readonly Step<Weighed, Source>[] = [
  { name: 'network.memory', evidence: ['memory'], reason: 'where such values are on remembered documents of the layout', run: recalled },
  factor('rank.conventions', ['consensus', 'caller'], 'how the document writes dates and amounts, and the day it was received', conventionAgreement),
  factor('rank.places-of-bics', ['wording', 'form'], 'no key, bank or account beside a word of the form of a BIC', ({ pages }) => bicPlaces(pages)),
  factor('rank.registers', ['wording', 'form'], 'a register’s key or letters', () => registerPlaces),
  { name: 'rank.amount-in-words', evidence: ['wording', 'consensus'], reason: 'the document says it in words', run: worded },
];

function factor(name: string, evidence: readonly EvidenceKind[], reason: string, of: (source: Source) => Adjust): Step<Weighed, Source> {
  return {
    name,
    evidence,
    reason,
    run(weighed, source) {
      return withTerm(weighed, of(source));
    },
  };
}

const withTerm = (weighed: Weighed, term: Adjust): Weighed => ({
  ...weighed,
  adjust: (candidate, page, detail) => weighed.adjust(candidate, page, detail) + term(candidate, page, detail),
});

function worded(weighed: Weighed, { document, pages }: Source): Weighed {
  const said = amountSaid(pages, document.language);
  return said ? { ...withTerm(weighed, inWords(said)), said } : weighed;
}

function recalled(weighed: Weighed, { recollection, columns }: Source): Weighed {
  if (!recollection) return weighed;
  const terms = recollection.details(weighed.classified, columns);
  const classified = weighed.classified.map((each, p) => {
    const tags = reweighed(each.tags, recollection.tags(each), tagNames.length);
    return { ...each, logits: each.logits.map((logit, i) => logit + terms[p]![i]!), tags, found: recollection.fields(each, tags) };
  });
  return { ...weighed, classified };
}

/** The probability of every value, and the likeliest tag of every word. */
export const describeWeighed =
  (columns: readonly RankingColumn[], repair: Repair): Describe<Weighed> =>
  ({ classified, adjust }) => [
    ...[...rank(classified, columns, adjust, repair).values()].flatMap(({ name: detail, ranked }) =>
      ranked.map(({ value, probability }) => [{ detail, value }, probability.toFixed(2)] as const),
    ),
    ...classified.flatMap(({ page: { page, tokens }, tags }) =>
      tokens.map(({ line, word }, i) => [{ page, line, word }, tagNames[likeliest(tags, i, tagNames.length)]!] as const),
    ),
  ];
