/** VAT and tax ids by whose they are: the caller's lists decide, then the network; one id is never both parties', and no tax id what is a VAT id already, unless it is printed a second time. */
import { countryByCode } from '../../catalogue/country-table.js';
import { taxIdNames } from '../../catalogue/country-words/id-names.js';
import { type Because, newTrace, noReasons, reasonsOf, runSteps, type Trace } from '../decoding/steps.js';
import type { Prediction } from '../found.js';
import { type Assigned, chooseExclusive, haveWords, overlap } from './identifiers.js';
import { isGstin, isPan, panOf } from '../../values/ids/gstin.js';
import { compact } from '../../values/text/compact.js';
import type { ExtractOptions } from '../options.js';
import { describeIds, expectedCountry, idSteps } from './party-ids.js';
import { leastOfMany } from '../decoding/limits.js';
import { derivedPrediction, predictionOf } from '../decoding/predictions.js';
import { type Ranked, type Ranking, without } from '../decoding/ranking.js';

type Rankings = ReadonlyMap<string, Ranking>;

/** From which probability an id is given as one party's or the other's, whose is not certain. */
const either = 0.35;
const parties = ['Sender', 'Receiver'] as const;
/** From which probability on a number that is the party's VAT id elsewhere on the page is printed a second time as its tax id (an Italian company's partita IVA and codice fiscale). */
const printedTwice = 0.95;

/** SenderVatId, ReceiverVatId, or VatId where an id is one of theirs and whose is open; the caller's lists decide first. */
export function vatIds(rankings: Rankings, options: ExtractOptions, trace: Trace = newTrace()): Prediction[] {
  const placed = runSteps(idSteps, rankings, { expected: expectedCountry(rankings, options) }, trace, describeIds);
  return partyIds('VatId', placed, [options.senderVatIds, options.receiverVatIds], [], reasonsOf('details.party-ids', trace));
}

/** `vat`: VAT ids that were chosen. A number that is more of a VAT id is none of a tax office's. */
export function taxIds(rankings: Rankings, vat: readonly Prediction[], because: Because = noReasons): Prediction[] {
  const taken = vat.flatMap(({ name, value }) => {
    const ranked = rankings.get(name === 'VatId' ? 'SenderVatId' : name)!.ranked.find((each) => each.value === value);
    return ranked ? [{ name, ranked }] : [];
  });
  const held = (['SenderVatId', 'ReceiverVatId'] as const).map((of) => vat.flatMap(({ name, value }) => (name === of && isGstin(value) ? [panOf(value)] : [])));
  const given = partyIds('TaxId', rankings, held, taken, because, { reason: 'the party’s GSTIN holds it', score: 0 });
  // Who has a GSTIN has the PAN that it holds and no number of another form; where a PAN is announced and cannot be read it follows.
  const isAnnounced = taken.some(({ ranked }) => ranked.page.tokens.some(({ text }) => text.replace(/\W+$/, '') === taxIdNames.IN![0]));
  return (['SenderTaxId', 'ReceiverTaxId', 'TaxId'] as const).flatMap((name, party) => {
    const [pan, own] = [held[party]?.[0], given.filter((id) => id.name === name)];
    if (pan === undefined || own.some(({ value }) => isPan(value))) return own;
    return isAnnounced ? [derivedPrediction(name, pan, 0.4, ['held by the party’s GSTIN'])] : [];
  });
}

/** `lists`: ids that are surely the sender's, the receiver's, and why. `taken`: numbers that are given as other ids. */
function partyIds(
  kind: 'VatId' | 'TaxId',
  all: Rankings,
  lists: readonly (readonly string[] | undefined)[],
  taken: readonly Assigned[],
  because: Because,
  sure = { reason: 'it is in the caller’s list, which decides', score: 0.99 },
): Prediction[] {
  const names = [`Sender${kind}`, `Receiver${kind}`] as const;
  const isSecond = (ranked: Ranked, other: Ranked): boolean => ranked.probability >= printedTwice && other.page === ranked.page && !haveWords(other, ranked);
  const takerOf = (ranked: Ranked, party: number) =>
    taken.find(
      ({ name, ranked: other }) =>
        overlap(other, ranked) && other.probability >= ranked.probability && !(name.startsWith(parties[party]!) && isSecond(ranked, other)),
    )?.name;
  const listed = [0, 1].map((party) => new Set((lists[party] ?? []).map(compact)));
  const settled = new Map<string, Ranked>();
  const rankings = new Map<string, Ranking>();
  for (const [party, name] of names.entries()) {
    const ranking = all.get(name)!;
    const own = ranking.ranked.find(({ value }) => listed[party]!.has(compact(value)));
    if (own) settled.set(name, own);
    rankings.set(name, { ...ranking, ranked: without(ranking, (each) => takerOf(each, party) !== undefined || listed[1 - party]!.has(compact(each.value))) });
    if (own) because({ detail: name, value: own.value }, sure.reason);
    for (const each of ranking.ranked) {
      const taker = takerOf(each, party);
      if (taker) because({ detail: name, value: each.value }, `it is given as ${taker}`);
    }
  }
  const chosen = chooseExclusive(rankings, names, { least: leastOfMany, settled, because });
  const given = names.flatMap((name) => {
    const ranked = chosen.get(name);
    return ranked ? [certain(predictionOf(name, ranked, rankings.get(name)!), settled.has(name) ? sure.score : 0)] : [];
  });
  const open = given.length > 0 ? undefined : someones(rankings.get(names[0])!, rankings.get(names[1])!);
  if (!open) {
    because({ detail: kind }, `Given only to an id that is surely one of the parties’, where whose it is stays open; see ${names.join(' and ')}.`);
    return given;
  }
  for (const detail of names) because({ detail, value: open.value }, `it is given as ${kind}`);
  because({ detail: kind, value: open.value }, 'whose it is remains open');
  return [predictionOf(kind, open, rankings.get(names[0])!, { notes: ['whose it is remains open'] })];
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
const certain = (prediction: Prediction, least: number): Prediction => ({ ...prediction, score: Math.max(prediction.score, least) });

/** Tax numbers of some countries are given under their old name too. */
export function taxNumber(senderTaxId: Prediction | undefined, senderCountry: string | undefined): Prediction | undefined {
  const lengths = countryByCode(senderCountry ?? '')?.taxNumberDigits;
  if (!senderTaxId || !lengths) return undefined;
  const digits = senderTaxId.value.replace(/\D/g, '').length;
  if (digits < lengths[0] || digits > lengths[1]) return undefined;
  return { ...senderTaxId, name: 'TaxNumber' };
}
