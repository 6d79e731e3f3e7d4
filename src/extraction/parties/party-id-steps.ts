/** VAT and tax ids of both parties as likely as keys, places, the caller and their own form make them, before any is chosen. */
import type { Document } from '../../document/document.js';
import { isVatIdOf } from '../../values/ids/vat-id.js';
import type { ContactSpan } from '../contacts/spans/span.js';
import type { Describe, Step } from '../decoding/steps.js';
import { overlap } from './identifiers.js';
import { compact } from '../decoding/numbers.js';
import type { ExtractOptions } from '../options.js';
import { hasPlainKey, isCustomers, plainIds } from './plain-keys.js';
import type { Ranked, Ranking } from '../decoding/ranking.js';
import { isRecognised } from '../decoding/repair.js';
import { isBareNumber, partyOf } from './whose-id.js';

type Rankings = ReadonlyMap<string, Ranking>;

/** Where the receiver's id is on the caller's list nothing needs to be expected. */
export function expectedCountry(rankings: Rankings, { receiverCountry, receiverVatIds = [] }: ExtractOptions): string | undefined {
  const listed = new Set(receiverVatIds.map(compact));
  return rankings.get('ReceiverVatId')!.ranked.some(({ value }) => listed.has(compact(value))) ? undefined : receiverCountry?.toUpperCase();
}

/** Probability from which an id is recorded in the trace, and from which the network takes it for a party's. */
const [recorded, likely] = [0.02, 0.4];

/** Factor where digits alone stand for a VAT id: in unseen wordings 54 of 70 such were right, at probabilities above 0.9. */
const bare = 0.5;

/** Sum of both probabilities from which an id is one of the two parties'. */
const leastOfBoth = 0.35;

interface IdContext {
  readonly spans: readonly ContactSpan[];
  readonly document: Document;
  /** The receiver's country, where the caller gives it and no list of ids. */
  readonly expected: string | undefined;
}

/** VAT ids of both parties as likely as where they stand makes them. */
export const idSteps: readonly Step<Rankings, IdContext>[] = [
  { name: 'ids.behind-plain-keys', evidence: ['wording', 'form', 'layout'], run: behindPlainKeys },
  { name: 'ids.expected-country', evidence: ['caller', 'form', 'layout'], run: (rankings, context) => expected(rankings, context) },
  { name: 'ids.bare-digits', evidence: ['form', 'wording'], run: withDoubtOfBareDigits },
];

export const describeIds: Describe<Rankings> = (rankings) =>
  ['SenderVatId', 'ReceiverVatId'].flatMap((detail) =>
    rankings.get(detail)!.ranked.flatMap(({ value, probability }) => (probability >= recorded ? [[{ detail, value }, probability.toFixed(2)] as const] : [])),
  );

type Probabilities = ReadonlyMap<string, number>;

/** The rankings with other probabilities of both parties' ids; the very same where none differs. */
function reranked(rankings: Rankings, senders: Probabilities, receivers: Probabilities): Rankings {
  const changed = [
    ['SenderVatId', senders],
    ['ReceiverVatId', receivers],
  ] as const;
  if (
    changed.every(([name, probabilities]) =>
      rankings.get(name)!.ranked.every(({ value, probability }) => (probabilities.get(value) ?? probability) === probability),
    )
  )
    return rankings;
  return new Map([...rankings, ...changed.map(([name, probabilities]) => [name, withProbabilities(rankings.get(name)!, probabilities)] as const)]);
}

/** Whether the network is sure that it is a tax office's. */
const isTaxId = (rankings: Rankings, value: string): boolean =>
  ['SenderTaxId', 'ReceiverTaxId'].some((name) => rankings.get(name)!.ranked.some((other) => other.value === value && other.probability >= likely));

function behindPlainKeys(rankings: Rankings, { spans }: IdContext): Rankings {
  const sender = rankings.get('SenderVatId')!;
  const plain = plainIds('vat', sender.ranked).filter((id) => !isTaxId(rankings, id.value) || hasPlainKey('onlyVat', id));
  if (plain.length === 0) return rankings;
  const [senders, receivers] = [probabilitiesOf(sender), probabilitiesOf(rankings.get('ReceiverVatId')!)];
  assignKeyed(plain, sender, senders, receivers, spans);
  return reranked(rankings, senders, receivers);
}

function withDoubtOfBareDigits(rankings: Rankings, { document, expected }: IdContext): Rankings {
  const isDoubted = (each: Ranked) => each.probability >= likely && isBare(each, document);
  const doubted = (name: string, isExpected: (value: string) => boolean) =>
    new Map(rankings.get(name)!.ranked.flatMap((each) => (isDoubted(each) && !isExpected(each.value) ? [[each.value, bare * each.probability]] : [])));
  const ofReceiver = (value: string) => expected !== undefined && isVatIdOf(expected, value) === true;
  return reranked(
    rankings,
    doubted('SenderVatId', () => false),
    doubted('ReceiverVatId', ofReceiver),
  );
}

/** The caller knows the receiver's country: an id of another country's form is rarely the receiver's, and of several the one of its form is, unless its place contradicts. */
function expected(rankings: Rankings, { spans, expected: country }: IdContext): Rankings {
  if (!country) return rankings;
  const [senders, receivers] = [probabilitiesOf(rankings.get('SenderVatId')!), probabilitiesOf(rankings.get('ReceiverVatId')!)];
  const { ranked } = rankings.get('SenderVatId')!;
  const ofEither = ranked.filter(({ value }) => (senders.get(value) ?? 0) + (receivers.get(value) ?? 0) >= leastOfBoth);
  const [ours, foreign] = [true, false].map((fits) => ofEither.filter(({ value }) => isVatIdOf(country, value) === fits)) as [Ranked[], Ranked[]];
  const give = ({ value }: Ranked, to: Map<string, number>, from: Map<string, number>) => {
    const both = Math.min(1, (senders.get(value) ?? 0) + (receivers.get(value) ?? 0));
    to.set(value, Math.max(to.get(value) ?? 0, 0.9 * both));
    from.set(value, 0.1 * (from.get(value) ?? 0));
  };
  for (const each of foreign) if (partyOf(each, spans) !== 'Receiver') give(each, senders, receivers);
  const [only] = ours;
  if (only && ours.length === 1 && foreign.length > 0 && partyOf(only, spans) !== 'Sender') give(only, receivers, senders);
  return reranked(rankings, senders, receivers);
}

/** Ids behind plain keys, as likely as it takes to be given: to the party they stand with, else to the sender, then to the receiver, who has none yet. */
function assignKeyed(
  ids: readonly Ranked[],
  { ranked }: Ranking,
  senders: Map<string, number>,
  receivers: Map<string, number>,
  spans: readonly ContactSpan[],
): void {
  const whose = (id: Ranked) => partyOf(id, spans) ?? (isCustomers(id) ? 'Receiver' : undefined);
  const isSure = (probabilities: ReadonlyMap<string, number>, id: Ranked) => (probabilities.get(id.value) ?? 0) >= likely;
  for (const id of ids) {
    if (isSure(senders, id) || isSure(receivers, id)) continue;
    const hasSender = ranked.some((each) => isSure(senders, each) && whose(each) !== 'Receiver');
    const hasReceiver = [...receivers.values()].some((probability) => probability >= likely);
    const party = whose(id);
    if (party !== 'Receiver' && !hasSender) senders.set(id.value, likely);
    else if (party !== 'Sender' && !hasReceiver) receivers.set(id.value, likely);
  }
}

export const isBare = (ranked: Ranked, document: Document): boolean =>
  !hasPlainKey('vat', ranked) && isBareNumber(ranked, isRecognised(ranked.candidate, ranked.page, document));

/** Tax ids behind plain keys, where no VAT id was taken from there. */
export function keyedTaxIds(rankings: Rankings, taken: readonly Ranked[], spans: readonly ContactSpan[]): Rankings {
  const names = ['SenderTaxId', 'ReceiverTaxId'] as const;
  const ids = plainIds('tax', rankings.get('SenderTaxId')!.ranked).filter((id) => !taken.some((other) => overlap(other, id)));
  if (ids.length === 0) return rankings;
  const [senders, receivers] = names.map((name) => probabilitiesOf(rankings.get(name)!)) as [Map<string, number>, Map<string, number>];
  assignKeyed(ids, rankings.get('SenderTaxId')!, senders, receivers, spans);
  return new Map([...rankings, ...names.map((name, i) => [name, withProbabilities(rankings.get(name)!, [senders, receivers][i]!)] as const)]);
}

const probabilitiesOf = ({ ranked }: Ranking): Map<string, number> => new Map(ranked.map(({ value, probability }) => [value, probability]));
const withProbabilities = (ranking: Ranking, probabilities: ReadonlyMap<string, number>): Ranking => ({
  ...ranking,
  ranked: ranking.ranked
    .map((each) => ({ ...each, probability: probabilities.get(each.value) ?? each.probability }))
    .sort((a, b) => b.probability - a.probability),
});
