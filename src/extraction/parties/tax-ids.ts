/** VAT and tax ids by whose they are: the caller's lists decide, then the network; one id is never both parties', and no tax id what is a VAT id already. */
import type { Document } from '../../document/document.js';
import { ofValues } from '../decoding/limits.js';
import { type Because, newTrace, noReasons, reasonsOf, runSteps, type Trace } from '../decoding/steps.js';
import type { Prediction } from '../found.js';
import { type Assigned, overlap } from './identifiers.js';
import { compact } from '../../values/text/compact.js';
import type { ExtractOptions } from '../options.js';
import { describeIds, expectedCountry, idSteps, isBare } from './party-ids.js';
import { predictionOf } from '../decoding/predictions.js';
import { type Ranked, type Ranking, without } from '../decoding/ranking.js';

type Rankings = ReadonlyMap<string, Ranking>;

const bareNote = 'digits alone: neither letters of a country nor a wording for VAT ids stands with them';

/** From which probability an id is given as one party's or the other's, whose is not certain. */
const either = 0.35;

export function vatIds(rankings: Rankings, options: ExtractOptions, least: number, document: Document, trace: Trace = newTrace()): Prediction[] {
  const placed = runSteps(idSteps, rankings, { expected: expectedCountry(rankings, options) }, trace, describeIds);
  return partyIds(
    'VatId',
    placed,
    { sender: options.senderVatIds, receiver: options.receiverVatIds },
    [],
    least,
    document,
    reasonsOf('details.party-ids', trace),
  );
}

/** `vat`: VAT ids that were chosen. A number that is more of a VAT id is none of a tax office's. */
export function taxIds(rankings: Rankings, vat: readonly Prediction[], least: number, document: Document, because: Because = noReasons): Prediction[] {
  const taken = vat.flatMap(({ name, value }) => {
    const ranked = rankings.get(name === 'VatId' ? 'SenderVatId' : name)!.ranked.find((each) => each.value === value);
    return ranked ? [{ name, ranked }] : [];
  });
  return partyIds('TaxId', rankings, {}, taken, least, document, because);
}

interface Lists {
  readonly sender?: readonly string[] | undefined;
  readonly receiver?: readonly string[] | undefined;
}

function partyIds(
  name: 'VatId' | 'TaxId',
  rankings: Rankings,
  lists: Lists,
  taken: readonly Assigned[],
  least: number,
  document: Document,
  because: Because,
): Prediction[] {
  const [senderName, receiverName] = [`Sender${name}`, `Receiver${name}`];
  const open = (ranking: Ranking): Ranking => ({
    ...ranking,
    ranked: without(ranking, (ranked) => taken.some(({ ranked: other }) => overlap(other, ranked) && other.probability >= ranked.probability)),
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
  const takerOf = (each: Ranked): string | undefined =>
    [[chosenSender, senderName] as const, [chosenReceiver, receiverName] as const, [unsure, name] as const].find(
      ([other]) => other?.value === each.value,
    )?.[1] ?? taken.find(({ ranked }) => overlap(ranked, each))?.name;
  explainParty(because, rankings.get(senderName)!, chosenSender, sure.sender, least, takerOf);
  explainParty(because, rankings.get(receiverName)!, chosenReceiver, sure.receiver, least, takerOf);
  if (!unsure)
    because({ detail: name }, `Given only to an id that is surely one of the parties’, where whose it is stays open; see ${senderName} and ${receiverName}.`);
  const given = (as: string, ranked: Ranked, ranking: Ranking) =>
    predictionOf(as, ranked, ranking, document, name === 'VatId' && isBare(ranked) ? { notes: [bareNote] } : {});
  return [
    ...(chosenSender ? [certain(given(senderName, chosenSender, sender), sure.sender)] : []),
    ...(chosenReceiver ? [certain(given(receiverName, chosenReceiver, receiver), sure.receiver)] : []),
    ...(unsure ? [predictionOf(name, unsure, sender, document, { notes: ['whose it is remains open'] })] : []),
  ];
}

/** Reasons for the values of one party's id. */
function explainParty(
  because: Because,
  { name: detail, ranked }: Ranking,
  chosen: Ranked | undefined,
  isListed: boolean,
  least: number,
  takerOf: (each: Ranked) => string | undefined,
): void {
  because({ detail }, ofValues, least);
  if (chosen && isListed) because({ detail, value: chosen.value }, 'it is in the caller’s list, which decides');
  for (const each of ranked) {
    const taker = each.value === chosen?.value ? undefined : takerOf(each);
    if (taker) because({ detail, value: each.value }, `it is given as ${taker}`);
    else if (each.probability >= least && each.value !== chosen?.value) because({ detail, value: each.value }, 'another id is likelier where it stands');
  }
}

/** The id whose probabilities for both parties together reach the threshold. */
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
