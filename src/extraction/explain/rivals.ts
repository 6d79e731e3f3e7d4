/** Details that one value or the same words are never given to together. */
import type { KindName } from '../../catalogue/kind-name.js';
import { checkedDetails, exclusiveDetails } from '../parties/identifiers.js';
import { partyIdDetails } from '../decoding/limits.js';
import type { Ranking } from '../decoding/ranking.js';

/** Of all that could be it; undefined where there is nothing. */
export const kindOf = ({ ranked }: Ranking): KindName | undefined => ranked[0]?.candidate.kind;

const ofDays: Readonly<Record<string, readonly string[]>> = {
  DeliveryDate: ['DeliveryPeriodDateStart', 'DeliveryPeriodDateEnd'],
  DueDateDate: ['DiscountDate'],
};

export function rivalsOf(ranking: Ranking, rankings: ReadonlyMap<string, Ranking>): ReadonlySet<string> {
  const { name } = ranking;
  const own = [...rankings.values()].filter(isSingleIdentifier).map((other) => other.name);
  const rivals = partyIdDetails.has(name)
    ? [...partyIdDetails, 'VatId', 'TaxId']
    : isSingleIdentifier(ranking)
      ? [...exclusiveDetails, ...own, ...checkedDetails]
      : (ofDays[name] ?? []);
  return new Set(rivals.filter((rival) => rival !== name));
}

const isSingleIdentifier = (ranking: Ranking): boolean => kindOf(ranking) === 'identifier' && !ranking.many;
