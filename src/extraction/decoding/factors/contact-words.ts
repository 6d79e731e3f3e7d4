/** The network tags the words of parties apart from its scores of values: a word that it takes for a telephone number or postal code is no number of an invoice or order. */
import { tagNames } from '../../../network/config.js';
import type { ClassifiedPage } from '../classify.js';
import { exclusiveDetails } from '../../parties/identifiers.js';
import type { Adjust } from '../ranking.js';

/** Least probability that a word is none of a party's. */
const least = 0.02;

/** The logarithm of the probability that a number's words are no party's; 0 for all but numbers of one detail. */
export function contactWords(classified: readonly ClassifiedPage[]): Adjust {
  const tagsOf = new Map(classified.map(({ page, tags }) => [page, tags]));
  return ({ kind, first, last }, page, detail) => {
    const tags = kind === 'identifier' && exclusiveDetails.has(detail) ? tagsOf.get(page) : undefined;
    if (!tags) return 0;
    let sum = 0;
    for (let i = first; i <= last; i++) sum += tags[i * tagNames.length]!;
    return Math.log(Math.max(least, sum / (last - first + 1)));
  };
}
