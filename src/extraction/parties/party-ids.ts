/** VAT ids of both parties as likely as keys, the caller and their own form make them, before any is chosen. */
import { allWords } from '../../catalogue/languages/all-words.js';
import type { EncodedPage } from '../../features/contract.js';
import { vatIdBits } from '../../features/lexicon/lexicon.js';
import { wordingsOf } from '../../features/lexicon/wordings.js';
import { factsOn } from '../../features/words/word-facts.js';
import { rememberedOf } from '../../remembered.js';
import { withoutNumberWord } from '../../values/ids/number-words.js';
import { isVatIdOf } from '../../values/ids/vat-id.js';
import { bare } from '../../fold.js';
import { compact } from '../../values/text/compact.js';
import type { Ranked, Ranking } from '../decoding/ranking.js';
import type { Because, Describe, Step } from '../decoding/steps.js';
import type { ExtractOptions } from '../options.js';

type Rankings = ReadonlyMap<string, Ranking>;
type Place = Pick<Ranked, 'candidate' | 'page'>;

/** Probability from which an id is recorded in the trace, and from which the network takes it for a party's. */
const [recorded, likely] = [0.02, 0.4];
/** By so much likelier the receiver's than the sender's, an id stays the receiver's whatever country the caller gives. */
const certain = 0.95;
/** Factor where digits alone stand for a VAT id: of 70 such in unseen wordings 54 were right, at probabilities above 0.9 (`reports/ablation.md`). */
const doubt = 0.5;
/** Sum of both probabilities from which an id is one of the two parties'; of one whose form tells that it is an id, and by how many times it is likelier one party's. */
const [leastOfBoth, leastOfForm, clearly] = [0.35, 0.03, 3];

const names = ['SenderVatId', 'ReceiverVatId'] as const;

interface IdContext {
  /** The receiver's country, where the caller gives it and none of the caller's ids is printed. */
  readonly expected: string | undefined;
}

export const idSteps: readonly Step<Rankings, IdContext>[] = [{ name: 'ids.assigned', evidence: ['network', 'wording', 'form', 'caller'], run: assigned }];

/** Ids of at least 0.02 with their probability, for sender and receiver. */
export const describeIds: Describe<Rankings> = (rankings) =>
  names.flatMap((detail) =>
    rankings.get(detail)!.ranked.flatMap(({ value, probability }) => (probability >= recorded ? [[{ detail, value }, probability.toFixed(2)] as const] : [])),
  );

/** Where the receiver's id is on the caller's list nothing needs to be expected. */
export function expectedCountry(rankings: Rankings, { receiverCountry, receiverVatIds = [] }: ExtractOptions): string | undefined {
  const listed = new Set(receiverVatIds.map(compact));
  return rankings.get('ReceiverVatId')!.ranked.some(({ value }) => listed.has(compact(value))) ? undefined : receiverCountry?.toUpperCase();
}

/**
 * What a country's own key announces is an id of one of the parties: the sender's if there is none yet, else the receiver's. So is what has an id's letters, digits and
 * check digits, where the network has it for one rather than the other at all. An id of another country's form than the receiver's
 * is the sender's, and beside one the only id of its form is the receiver's. Digits that nothing makes a VAT id are doubtful.
 */
function assigned(rankings: Rankings, { expected }: IdContext, because: Because): Rankings {
  const [senders, receivers] = names.map((name) => new Map(rankings.get(name)!.ranked.map(({ value, probability }) => [value, probability]))) as [
    Map<string, number>,
    Map<string, number>,
  ];
  const { ranked } = rankings.get('SenderVatId')!;
  const of = (probabilities: ReadonlyMap<string, number>, value: string): number => probabilities.get(value) ?? 0;
  const isSure = (probabilities: ReadonlyMap<string, number>): boolean => [...probabilities.values()].some((probability) => probability >= likely);
  const isFound = (each: Ranked): boolean =>
    hasPlainKey(each) || (isOwnForm(each) && isOneParties(of(senders, each.value), of(receivers, each.value), isSure(senders) !== isSure(receivers)));
  const announced = ranked.filter(isFound).sort((a, b) => a.page.page - b.page.page || a.candidate.first - b.candidate.first);
  for (const { value, ...place } of announced) {
    if (of(senders, value) >= likely || of(receivers, value) >= likely) continue;
    const party = !isSure(senders) && !isCustomers(place) ? 0 : 1;
    if (isSure([senders, receivers][party]!)) continue;
    [senders, receivers][party]!.set(value, likely);
    because({ detail: names[party]!, value }, `${hasPlainKey(place) ? 'the key of one is beside it' : 'check digits make it one'}, and no other is likely`);
  }
  if (expected) {
    const ofEither = ranked.filter(({ value }) => of(senders, value) + of(receivers, value) >= leastOfBoth);
    const give = ({ value }: Ranked, party: 0 | 1, reason: string): void => {
      const [to, from] = party === 0 ? [senders, receivers] : [receivers, senders];
      to.set(value, Math.max(of(to, value), 0.9 * Math.min(1, of(senders, value) + of(receivers, value))));
      from.set(value, 0.1 * of(from, value));
      for (const detail of names) because({ detail, value }, reason);
    };
    const foreign = ofEither.filter(({ value }) => isVatIdOf(expected, value) === false);
    const ours = ofEither.filter(({ value }) => isVatIdOf(expected, value) === true);
    const isSurelyTheirs = ({ value }: Ranked): boolean => of(receivers, value) - of(senders, value) >= certain;
    for (const each of foreign) if (!isCustomers(each) && !isSurelyTheirs(each)) give(each, 0, `it has not the form of ${expected}, the receiver’s country`);
    if (ours.length === 1 && foreign.length > 0) give(ours[0]!, 1, `of the ids it alone has the form of ${expected}, the receiver’s country`);
  }
  let isSame = true;
  const weighed = names.map((name, party) => {
    const ranking = rankings.get(name)!;
    const isOurs = (value: string) => party === 1 && expected !== undefined && isVatIdOf(expected, value) === true;
    const own = weighedBy(ranking, [senders, receivers][party]!, isOurs, because);
    if (own.some(({ probability }, i) => probability !== ranking.ranked[i]!.probability)) isSame = false;
    return [name, { ...ranking, ranked: own.sort((a, b) => b.probability - a.probability) }] as const;
  });
  return isSame ? rankings : new Map([...rankings, ...weighed]);
}

function weighedBy({ name, ranked }: Ranking, probabilities: ReadonlyMap<string, number>, isExpected: (value: string) => boolean, because: Because): Ranked[] {
  return ranked.map((each) => {
    const probability = probabilities.get(each.value) ?? each.probability;
    const isDoubtful = probability >= likely && !isExpected(each.value) && isBare(each);
    if (isDoubtful) because({ detail: name, value: each.value }, 'digits alone count half: no letters of a country and no wording is with them');
    return { ...each, probability: isDoubtful ? doubt * probability : probability };
  });
}

const plainKeys: ReadonlySet<string> = new Set(allWords(({ vatIdKeys }) => vatIdKeys).map(bare));
const longestKey = 5;
const customers: ReadonlySet<string> = new Set(allWords(({ customers }) => customers).map(bare));

/** In heights of the number: how far above it its key may be, and how far its left edge may be off. */
const [reach, edge] = [2.5, 1.5];
const isPlainKey = (text: string): boolean => plainKeys.has(text) || plainKeys.has(withoutNumberWord(text));

/** `isSettled`: one party's id is sure, so that another one is the other party's. */
const isOneParties = (sender: number, receiver: number, isSettled: boolean): boolean =>
  sender + receiver >= leastOfForm && (isSettled || Math.max(sender, receiver) >= clearly * Math.min(sender, receiver));

/** Letters and digits whose check digits are right: no number of another kind, also where its key was misread. */
const isOwnForm = ({ candidate: { kind, check }, value, repaired }: Ranked): boolean =>
  kind === 'vat-id' && (repaired || check === 'passed') && /\p{Lu}.*\d|\d.*\p{Lu}/u.test(value) && value.length >= 9;

/** Whether such a key is right before it, or alone right above it. */
function hasPlainKey({ candidate: { first }, page: { tokens } }: Place): boolean {
  const words = factsOn(tokens);
  let text = '';
  for (let i = first - 1; i >= first - longestKey && tokens[i]?.line === tokens[first]!.line; i--) {
    if (/\d/.test(words[i]!.bare)) break;
    text = words[i]!.bare + text;
    if (isPlainKey(text)) return true;
  }
  const { box } = tokens[first]!;
  return tokens.some(({ box: above }, i) => {
    const gap = box.y - above.y;
    return gap > 0.4 * box.height && gap < reach * box.height && Math.abs(above.x - box.x) < edge * box.height && isPlainKey(words[i]!.bare);
  });
}

/** Whether a word for who buys is before the key. */
function isCustomers({ candidate: { first }, page: { tokens } }: Place): boolean {
  const words = factsOn(tokens);
  return [1, 2, 3].some((back) => tokens[first - back]?.line === tokens[first]!.line && customers.has(words[first - back]!.bare));
}

/** Digits without a country's letters and without a wording for VAT ids beside or above them: a tax office's or a register's number as well. */
function isBare(place: Place): boolean {
  const { candidate, page } = place;
  if (/\p{L}/u.test(candidate.text) || hasPlainKey(place)) return false;
  const { left, above } = wordingsOn(page);
  return ((left[candidate.first]! | above[candidate.first]!) & vatIdBits) === 0;
}

const wordingsOn = rememberedOf(({ tokens }: EncodedPage) => {
  const heights = Float64Array.from(tokens, ({ box }) => box.height).sort();
  return wordingsOf(tokens, 1.15 * Math.max(1, heights[heights.length >> 1] ?? 30));
});
