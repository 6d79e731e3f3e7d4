/** Why a value that was likely enough is not given as a detail: the step that dropped it, as far as what was found tells. */
import { touches } from '../../document/box.js';
import type { Alternative } from './alternatives.js';
import { highestRate } from '../amounts/totals.js';
import { givenOf, type Question } from './given.js';
import type { Found, Prediction } from '../found.js';
import { memberNames, partyIdDetails } from '../decoding/limits.js';
import { compact } from '../decoding/numbers.js';
import { rivalsOf } from './rivals.js';

/** A probability as people read it; beside a limit it must not look like, with more digits. */
export function share(probability: number, limit?: number): string {
  if (probability < 0.005) return 'less than 0.01';
  const short = probability.toFixed(2);
  return limit !== undefined && Number(short) === limit ? probability.toFixed(4) : short;
}

/** A clause: "it is given as InvoiceId". */
export function refusal(question: Question, alternative: Alternative): string {
  const { name, part, ranking, extraction } = question;
  if (!ranking) return contactRefusal(name);
  const taker = takerOf(question, alternative);
  if (taker) return `it is given as ${taker}`;
  const asked = part === undefined ? name : `${part}.${name}`;
  const wasGiven = givenOf(extraction.considered!.decided, asked).some(({ prediction }) => isSame(prediction, alternative));
  const isGone = !givenOf(extraction, asked).some(({ prediction }) => isSame(prediction, alternative));
  if (wasGiven && isGone) return 'a rule, list or pattern of the customer’s own took it away';
  if (name === 'NetTotalAmount' || name === 'VatTotalAmount' || name === 'GrandTotalAmount')
    return `net, VAT and gross amount are chosen together, and ${totals(extraction)}`;
  if (name === 'VatRate')
    return Number(alternative.value) > 100 * highestRate ? `no country charges more than ${100 * highestRate} %` : 'six rates are given at most';
  if (name === 'NetAmount' || name === 'VatAmount') return rates(extraction);
  if (partyIdDetails.has(name)) return 'where it stands and whose the other ids are speak against it';
  if (memberNames.has(name)) return 'it does not go with the other members of a group';
  return 'what else is known of the document speaks against it';
}

/** Name of the detail that it is given as instead. */
export function takerOf(question: Question, alternative: Alternative): string | undefined {
  const { ranking, extraction } = question;
  const rivals = ranking ? rivalsOf(ranking, extraction.considered!.rankings) : new Set<string>();
  return allOf(extraction).find((each) => rivals.has(each.name) && isSame(each, alternative))?.name;
}

const allOf = ({ predictions, groups }: Found): readonly Prediction[] => [...predictions, ...groups.flatMap(({ members }) => members)];

/** The same value, or the same words. */
const isSame = (given: Prediction, { value, page, box }: Alternative): boolean =>
  given.value !== '' &&
  (compact(given.value) === compact(value) ||
    Number(given.value) === Number(value) ||
    (given.page === page && given.box !== undefined && touches(given.box, box)));

/** "those that were (VAT 19.00, gross 100.00) fit together better without it". */
function totals({ predictions }: Found): string {
  const known = Object.entries({ NetTotalAmount: 'net', VatTotalAmount: 'VAT', GrandTotalAmount: 'gross' }).flatMap(([name, called]) => {
    const value = predictions.find((each) => each.name === name)?.value;
    return value ? [`${called} ${value}`] : [];
  });
  return `those that were${known.length > 0 ? ` (${known.join(', ')})` : ''} fit together better without it`;
}

function rates({ groups }: Found): string {
  const given = groups.flatMap(({ name, members }) => (name === 'VatGroup' ? members.filter((member) => member.name === 'VatRate') : []));
  if (given.length === 0) return 'it is given beside a rate alone, and no rate has a group';
  return `net and VAT are chosen together with their rate, and it goes with none that is given (${given.map(({ value }) => `${value} %`).join(', ')})`;
}

function contactRefusal(name: string): string {
  if (name === 'Name') return 'the name above the address, with its legal form or printed again goes before';
  if (name === 'Street' || name === 'ZipCode' || name === 'City') return 'the parts of an address that stand together go before';
  return 'what else is known of the party goes before';
}
