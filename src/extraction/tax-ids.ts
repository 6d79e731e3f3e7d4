/** VAT and tax ids by whose they are: the caller's lists decide, then the network; one id is never both parties', and no tax id what is a VAT id already. */
import type { Document } from '../document/document.js';
import type { Prediction } from './extraction.js';
import { overlap } from './identifiers.js';
import { compact } from './numbers.js';
import type { ExtractOptions } from './options.js';
import { hasPlainKey, isCustomers, plainIds } from './plain-keys.js';
import { predictionOf } from './predictions.js';
import { type Ranked, type Ranking, without } from './ranking.js';
import { isRecognised } from './repair.js';
import type { ContactSpan } from './contact-span.js';
import { hasVatKey, isBareNumber, partyOf } from './whose-id.js';

type Rankings = ReadonlyMap<string, Ranking>;

/** From which probability an id is given as one party's or the other's, whose is not certain. */
const either = 0.35;

export function vatIds(rankings: Rankings, options: ExtractOptions, spans: readonly ContactSpan[], least: number, document: Document): Prediction[] {
  return partyIds('VatId', placed(rankings, spans, document), { sender: options.senderVatIds, receiver: options.receiverVatIds }, [], least, document);
}

/** The network is all but silent on many a receiver's id; behind its key and with that party's address it is one all the same. */
const [whispered, heard, believed] = [0.0028, 0.02, 0.4];

/** Times as likely where nothing says that it is a VAT id but its digits; in wordings that nobody has seen 54 of 70 such were, but with certainty above 0.9. */
const bare = 0.5;
const bareNote = 'digits alone: neither letters of a country nor a wording for VAT ids stands with them';

/** From which probability an id is surely one of either's. */
const leastOfBoth = 0.35;

/** Of two ids that are surely such the receiver's, where none is known to be: the two are shared out as is likeliest for both. */
function receiversOf(
  ranked: readonly Ranked[],
  senders: ReadonlyMap<string, number>,
  receivers: ReadonlyMap<string, number>,
  least: number,
): Ranked | undefined {
  const [s, r] = [(each: Ranked) => senders.get(each.value) ?? 0, (each: Ranked) => receivers.get(each.value) ?? 0];
  const likely = ranked.filter((each) => each.candidate.check === 'passed' && s(each) + r(each) >= least);
  const [a, b] = likely;
  if (!a || !b || likely.length > 2 || likely.some((each) => r(each) >= least) || Math.max(r(a), r(b)) < heard) return undefined;
  return s(a) * r(b) >= s(b) * r(a) ? b : a;
}

/** VAT ids of both parties as likely as where they stand makes them: with the receiver's address it is hardly the sender's. */
function placed(rankings: Rankings, spans: readonly ContactSpan[], document: Document): Rankings {
  const [sender, receiver] = [rankings.get('SenderVatId')!, rankings.get('ReceiverVatId')!];
  const [senders, receivers] = [probabilitiesOf(sender), probabilitiesOf(receiver)];
  const isTaxId = (value: string) =>
    ['SenderTaxId', 'ReceiverTaxId'].some((name) => rankings.get(name)!.ranked.some((other) => other.value === value && other.probability >= believed));
  const plain = plainIds('vat', sender.ranked).filter((id) => !isTaxId(id.value) || hasPlainKey('onlyVat', id));
  shareOut(plain, sender, senders, receivers, spans);
  const hasSender = sender.ranked.some((ranked) => senders.get(ranked.value)! >= believed && partyOf(ranked, spans) !== 'Receiver');
  for (const ranked of sender.ranked.slice(0, 8)) {
    const { value, candidate } = ranked;
    const [s, r] = [senders.get(value)!, receivers.get(value) ?? 0];
    const isKeyed = candidate.check === 'passed' && hasVatKey(ranked) && !isTaxId(value);
    if (s + r < (isKeyed ? whispered : heard)) continue;
    const party = partyOf(ranked, spans);
    const least = isKeyed ? believed : 0;
    if (s + r < heard && party !== undefined) continue;
    // Right as a number and behind its key: where nothing says that it is the receiver's it is the sender's.
    if (party === undefined && 2 * r < s && !hasSender) senders.set(value, Math.max(s, least));
    if (party === 'Receiver') {
      senders.set(value, 0.1 * s);
      receivers.set(value, Math.max(r, 0.9 * Math.min(1, s + r), least));
    } else if (party === 'Sender' && r < s) senders.set(value, Math.max(s, least));
  }
  const other = receiversOf(sender.ranked, senders, receivers, leastOfBoth);
  if (other) {
    receivers.set(other.value, 0.9 * Math.min(1, senders.get(other.value)! + (receivers.get(other.value) ?? 0)));
    senders.set(other.value, 0.1 * senders.get(other.value)!);
  }
  const changed = (ranking: Ranking, probabilities: ReadonlyMap<string, number>): Ranking => ({
    ...ranking,
    ranked: ranking.ranked
      .map((each) => {
        const probability = probabilities.get(each.value) ?? each.probability;
        return { ...each, probability: probability >= believed && isBare(each, document) ? bare * probability : probability };
      })
      .sort((a, b) => b.probability - a.probability),
  });
  return new Map([...rankings, ['SenderVatId', changed(sender, senders)], ['ReceiverVatId', changed(receiver, receivers)]]);
}

/** Ids behind plain keys, as likely as it takes to be given: to the party they stand with, else to the sender, then to the receiver, who has none yet. */
function shareOut(
  ids: readonly Ranked[],
  { ranked }: Ranking,
  senders: Map<string, number>,
  receivers: Map<string, number>,
  spans: readonly ContactSpan[],
): void {
  const whose = (id: Ranked) => partyOf(id, spans) ?? (isCustomers(id) ? 'Receiver' : undefined);
  const isSure = (probabilities: ReadonlyMap<string, number>, id: Ranked) => (probabilities.get(id.value) ?? 0) >= believed;
  for (const id of ids) {
    if (isSure(senders, id) || isSure(receivers, id)) continue;
    const hasSender = ranked.some((each) => isSure(senders, each) && whose(each) !== 'Receiver');
    const hasReceiver = [...receivers.values()].some((probability) => probability >= believed);
    const party = whose(id);
    if (party !== 'Receiver' && !hasSender) senders.set(id.value, believed);
    else if (party !== 'Sender' && !hasReceiver) receivers.set(id.value, believed);
  }
}

const isBare = (ranked: Ranked, document: Document): boolean =>
  !hasPlainKey('vat', ranked) && isBareNumber(ranked, isRecognised(ranked.candidate, ranked.page, document));

/** `vat`: VAT ids that were chosen. A number that is more of a VAT id is none of a tax office's. */
export function taxIds(rankings: Rankings, vat: readonly Prediction[], spans: readonly ContactSpan[], least: number, document: Document): Prediction[] {
  const taken = vat.flatMap(({ name, value }) => {
    const ranked = rankings.get(name === 'VatId' ? 'SenderVatId' : name)!.ranked.find((each) => each.value === value);
    return ranked ? [ranked] : [];
  });
  return partyIds('TaxId', keyedTaxIds(rankings, taken, spans), {}, taken, least, document);
}

/** Tax ids behind plain keys, where no VAT id was taken from there. */
function keyedTaxIds(rankings: Rankings, taken: readonly Ranked[], spans: readonly ContactSpan[]): Rankings {
  const names = ['SenderTaxId', 'ReceiverTaxId'] as const;
  const ids = plainIds('tax', rankings.get('SenderTaxId')!.ranked).filter((id) => !taken.some((other) => overlap(other, id)));
  if (ids.length === 0) return rankings;
  const [senders, receivers] = names.map((name) => probabilitiesOf(rankings.get(name)!)) as [Map<string, number>, Map<string, number>];
  shareOut(ids, rankings.get('SenderTaxId')!, senders, receivers, spans);
  return new Map([...rankings, ...names.map((name, i) => [name, withProbabilities(rankings.get(name)!, [senders, receivers][i]!)] as const)]);
}

const probabilitiesOf = ({ ranked }: Ranking): Map<string, number> => new Map(ranked.map(({ value, probability }) => [value, probability]));
const withProbabilities = (ranking: Ranking, probabilities: ReadonlyMap<string, number>): Ranking => ({
  ...ranking,
  ranked: ranking.ranked
    .map((each) => ({ ...each, probability: probabilities.get(each.value) ?? each.probability }))
    .sort((a, b) => b.probability - a.probability),
});

interface Lists {
  readonly sender?: readonly string[] | undefined;
  readonly receiver?: readonly string[] | undefined;
}

function partyIds(name: 'VatId' | 'TaxId', rankings: Rankings, lists: Lists, taken: readonly Ranked[], least: number, document: Document): Prediction[] {
  const [senderName, receiverName] = [`Sender${name}`, `Receiver${name}`];
  const open = (ranking: Ranking): Ranking => ({
    ...ranking,
    ranked: without(ranking, (ranked) => taken.some((other) => overlap(other, ranked) && other.probability >= ranked.probability)),
  });
  const [sender, receiver] = [open(rankings.get(senderName)!), open(rankings.get(receiverName)!)];
  const [senders, receivers] = [new Set((lists.sender ?? []).map(compact)), new Set((lists.receiver ?? []).map(compact))];
  const listed = (ranking: Ranking, list: ReadonlySet<string>) => ranking.ranked.find(({ value }) => list.has(compact(value)));
  let chosenReceiver = listed(receiver, receivers);
  let chosenSender = listed(sender, senders);
  const sure = { sender: chosenSender !== undefined, receiver: chosenReceiver !== undefined };
  const best = (ranking: Ranking, other: Ranked | undefined, list: ReadonlySet<string>) =>
    without(ranking, ({ value }) => value === other?.value || list.has(compact(value))).find(({ probability }) => probability >= least);
  const [firstSender, firstReceiver] = [sender.ranked[0], receiver.ranked[0]];
  // Where both want the same id, the likelier keeps it.
  const receiverFirst = firstSender?.value === firstReceiver?.value && (firstReceiver?.probability ?? 0) > (firstSender?.probability ?? 0);
  const pickSender = () => (chosenSender ??= best(sender, chosenReceiver, receivers));
  const pickReceiver = () => (chosenReceiver ??= best(receiver, chosenSender, senders));
  for (const pick of receiverFirst ? [pickReceiver, pickSender] : [pickSender, pickReceiver]) pick();
  const unsure = chosenSender || chosenReceiver ? undefined : someones(sender, receiver);
  const given = (as: string, ranked: Ranked, ranking: Ranking) =>
    predictionOf(as, ranked, ranking, document, name === 'VatId' && isBare(ranked, document) ? { notes: [bareNote] } : {});
  return [
    ...(chosenSender ? [certain(given(senderName, chosenSender, sender), sure.sender)] : []),
    ...(chosenReceiver ? [certain(given(receiverName, chosenReceiver, receiver), sure.receiver)] : []),
    ...(unsure ? [predictionOf(name, unsure, sender, document, { notes: ['whose it is remains open'] })] : []),
  ];
}

/** An id that is surely one, though neither party's for certain. */
function someones(sender: Ranking, receiver: Ranking): Ranked | undefined {
  const both = sender.ranked.map((ranked) => {
    const other = receiver.ranked.find(({ value }) => value === ranked.value)?.probability ?? 0;
    return { ...ranked, probability: Math.min(1, ranked.probability + other) };
  });
  const best = both.sort((a, b) => b.probability - a.probability)[0];
  return best && best.probability >= either ? best : undefined;
}

/** In the caller's list: as sure as the reading of its characters. */
const certain = (prediction: Prediction, listed: boolean): Prediction => (listed ? { ...prediction, score: Math.max(prediction.score, 0.99) } : prediction);

/** German tax numbers are given under their old name too. */
export function taxNumber(senderTaxId: Prediction | undefined, senderCountry: string | undefined): Prediction | undefined {
  const digits = senderTaxId?.value.replace(/\D/g, '') ?? '';
  if (!senderTaxId || senderCountry !== 'DE' || digits.length < 10 || digits.length > 13) return undefined;
  return { ...senderTaxId, name: 'TaxNumber' };
}
