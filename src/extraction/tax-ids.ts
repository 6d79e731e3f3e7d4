/** VAT and tax ids by whose they are: the caller's lists decide, then the network; one id is never both parties'. */
import type { Document } from '../document/document.js';
import type { Prediction } from './extraction.js';
import { compact } from './numbers.js';
import type { ExtractOptions } from './options.js';
import { predictionOf } from './predictions.js';
import type { Ranked, Ranking } from './ranking.js';

export function vatIds(rankings: ReadonlyMap<string, Ranking>, options: ExtractOptions, least: number, document: Document): Prediction[] {
  const sender = rankings.get('SenderVatId')!;
  const receiver = rankings.get('ReceiverVatId')!;
  const senders = new Set((options.senderVatIds ?? []).map(compact));
  const receivers = new Set((options.receiverVatIds ?? []).map(compact));
  const listed = (ranking: Ranking, list: ReadonlySet<string>) => ranking.ranked.find(({ value }) => list.has(compact(value)));
  let chosenReceiver = listed(receiver, receivers);
  let chosenSender = listed(sender, senders);
  const sure = { sender: chosenSender !== undefined, receiver: chosenReceiver !== undefined };
  const free = (ranked: Ranked, other: Ranked | undefined, list: ReadonlySet<string>) =>
    ranked.value !== other?.value && !list.has(compact(ranked.value)) && ranked.probability >= least;
  const [firstSender, firstReceiver] = [sender.ranked[0], receiver.ranked[0]];
  // Where both want the same id, the likelier keeps it.
  const receiverFirst = firstSender?.value === firstReceiver?.value && (firstReceiver?.probability ?? 0) > (firstSender?.probability ?? 0);
  const pickSender = () => (chosenSender ??= sender.ranked.find((ranked) => free(ranked, chosenReceiver, receivers)));
  const pickReceiver = () => (chosenReceiver ??= receiver.ranked.find((ranked) => free(ranked, chosenSender, senders)));
  for (const pick of receiverFirst ? [pickReceiver, pickSender] : [pickSender, pickReceiver]) pick();
  return [
    ...(chosenSender ? [certain(predictionOf('SenderVatId', chosenSender, sender, document), sure.sender)] : []),
    ...(chosenReceiver ? [certain(predictionOf('ReceiverVatId', chosenReceiver, receiver, document), sure.receiver)] : []),
  ];
}

/** In the caller's list: as sure as the reading of its characters. */
const certain = (prediction: Prediction, listed: boolean): Prediction => (listed ? { ...prediction, score: Math.max(prediction.score, 0.99) } : prediction);

/** German tax numbers are given under their old name too. */
export function taxNumber(senderTaxId: Prediction | undefined, senderCountry: string | undefined): Prediction | undefined {
  const digits = senderTaxId?.value.replace(/\D/g, '') ?? '';
  if (!senderTaxId || senderCountry !== 'DE' || digits.length < 10 || digits.length > 13) return undefined;
  return { ...senderTaxId, name: 'TaxNumber' };
}
