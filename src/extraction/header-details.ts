/** The details of the header: those decided together (identifiers, totals, ids of the parties) and each other for itself. */
import type { Document } from '../document/document.js';
import type { Totals } from './amounts.js';
import { currencyOf } from './currency.js';
import type { Prediction } from './extraction.js';
import { chooseExclusive, exclusiveDetails } from './identifiers.js';
import { least, leastOfMany, leastOfSeveral, memberNames, partyIdDetails } from './least.js';
import { money } from './numbers.js';
import { derivedPrediction, predictionOf } from './predictions.js';
import type { RankedDetails } from './ranked-details.js';
import type { Ranked, Ranking, RankingColumn } from './ranking.js';
import { taxIds, taxNumber } from './tax-ids.js';
import type { Taxation } from './taxation.js';

type Rankings = RankedDetails['rankings'];

const amountDetails = new Set(['GrandTotalAmount', 'NetTotalAmount', 'VatTotalAmount']);

/** `ownIds`: names of the customer's own identifiers, which share no word with the others. */
export function headerDetails(
  { document, columns, ranked, rankings, spans, vatIds, countries, deliveryDays }: RankedDetails,
  { documentType, exemption, totals }: Taxation,
  ownIds: readonly string[],
): Prediction[] {
  const exclusive = [...chooseExclusive(rankings, ownIds, least, certainNumbers(ranked))].flatMap(([name, chosen]) =>
    chosen ? predictionOf(name, chosen, rankings.get(name)!, document) : [],
  );
  const ofParties = [...vatIds, ...taxIds(rankings, vatIds, spans, leastOfMany, document)];
  const others = columns.filter(({ name }) => !isDecidedElsewhere(name) && !ownIds.includes(name));
  return [
    documentType,
    ...exclusive,
    ...printed(currencyOf(document, totals.gross, countries.sender, countries.receiver)),
    ...totalPredictions(totals, rankings, document),
    ...ofParties,
    ...others.flatMap((column) => chosenOf(column, rankings.get(column.name)!, document, deliveryDays)),
    ...printed(
      taxNumber(
        ofParties.find(({ name }) => name === 'SenderTaxId'),
        countries.sender,
      ),
    ),
    ...printed(exemption),
  ];
}

const printed = (prediction: Prediction | undefined): Prediction[] => (prediction ? [prediction] : []);

const isDecidedElsewhere = (name: string): boolean =>
  exclusiveDetails.has(name) || amountDetails.has(name) || memberNames.has(name) || partyIdDetails.has(name);

/** Numbers that their check digits and the network are sure of: no invoice is numbered by a part of them. */
const certainNumbers = (rankings: Rankings): Ranked[] =>
  ['Iban', 'IsrReference'].flatMap((name) =>
    rankings.get(name)!.ranked.filter(({ probability, candidate }) => probability >= 0.8 && candidate.check === 'passed'),
  );

function chosenOf(column: RankingColumn, ranking: Ranking, document: Document, deliveryDays: RankedDetails['deliveryDays']): Prediction[] {
  const likely = ranking.ranked.filter(({ probability }) => probability >= (column.many ? leastOfSeveral : least));
  const chosen = likely.slice(0, column.many ? 8 : 1);
  return chosen.map((ranked) => {
    const isSaid = column.name === 'DeliveryDate' && deliveryDays.has(ranked.candidate);
    return predictionOf(column.name, ranked, ranking, document, isSaid ? { notes: ['words beside or above it say that it was delivered or done then'] } : {});
  });
}

function totalPredictions(totals: Totals, rankings: ReadonlyMap<string, Ranking>, document: Document): Prediction[] {
  const extra = { agrees: totals.holds.length, disagrees: totals.fails, notes: totals.holds };
  const of = (name: string, chosen: typeof totals.net, derived: number | undefined): Prediction | undefined => {
    const ranking = rankings.get(name)!;
    if (chosen && (chosen.probability >= least || totals.holds.length > 0)) {
      const prediction = predictionOf(name, chosen, ranking, document, extra);
      return totals.holds.length ? { ...prediction, score: 1 - (1 - prediction.score) * 0.4 } : prediction;
    }
    return derived === undefined ? undefined : derivedPrediction(name, money(derived), 0.4, totals.holds);
  };
  return [
    of('GrandTotalAmount', totals.gross, undefined),
    of('NetTotalAmount', totals.net, totals.derived.net),
    of('VatTotalAmount', totals.vat, totals.derived.vat),
  ].flatMap((prediction) => prediction ?? []);
}
