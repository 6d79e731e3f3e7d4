/** Pruning of candidates on pages that have more than the networks take: check digits, key phrases beside them and shape decide which stay. */
import type { KindName } from '../../values/kind.js';
import { type Candidate, maxCandidates } from '../contract.js';
import { bankBits, numberBits, taxBits, termBits, titleBits, totalsBits } from '../lexicon/lexicon.js';
import type { Wordings } from '../lexicon/wordings.js';

const decimals = /[.,]\d{2}(?!\d)/;
const bareInteger = /^\d{1,3}$/;
/** Classes of key phrases that announce a kind. */
const announced: Readonly<Partial<Record<KindName, number>>> = {
  amount: totalsBits,
  rate: totalsBits | termBits,
  duration: termBits,
  identifier: numberBits | titleBits,
  'vat-id': taxBits,
  'tax-id': taxBits,
  'company-registration': taxBits,
  'bank-code': bankBits,
  'bank-account': bankBits,
  kid: bankBits,
  'isr-reference': bankBits,
  'isr-subscriber': bankBits,
};
/** Least nearness of a key phrase that counts. */
const near = 0.3;

/** At most maxCandidates, in their original order. */
export function likeliest(found: readonly Candidate[], wordings: Wordings): Candidate[] {
  return found
    .map((candidate, order) => ({ candidate, order, rank: rankOf(candidate, wordings) }))
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .slice(0, maxCandidates)
    .sort((a, b) => a.order - b.order)
    .map(({ candidate }) => candidate);
}

/** The lower, the likelier to stay. The many small numbers of item tables rank last. */
function rankOf(candidate: Candidate, { left, leftNear, above, aboveNear }: Wordings): number {
  const { kind, check, first } = candidate;
  if (kind === 'iban' || kind === 'date' || kind === 'isr-reference') return 0;
  if (check === 'passed' && kind !== 'kid' && kind !== 'company-registration') return 0;
  const classes = announced[kind] ?? 0;
  const isAnnounced = (left[first]! & classes && leftNear[first]! > near) || (above[first]! & classes && aboveNear[first]! > near);
  return unannounced(candidate) - (isAnnounced ? 3.5 : 0);
}

function unannounced({ kind, text, check }: Candidate): number {
  switch (kind) {
    case 'amount':
      return decimals.test(text) ? 2 : bareInteger.test(text) ? 8 : 5;
    case 'identifier':
      return text.length < 3 ? 8 : bareInteger.test(text) ? 6 : text.includes(' ') ? 5 : 3;
    case 'rate':
      return text.includes('%') ? 1 : 5;
    case 'duration':
    case 'bic':
    case 'isr-subscriber':
      return 1;
    case 'vat-id':
      return /^[A-Za-z]{2}/.test(text) ? 1 : 4;
    case 'tax-id':
      return 4;
    case 'bank-code':
    case 'bank-account':
    case 'kid':
      return 7;
    default:
      return check === 'failed' ? 6 : 5;
  }
}
