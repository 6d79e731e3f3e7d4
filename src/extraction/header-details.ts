/** The details of the header: what the network alone would give, then what is decided together (identifiers, totals, ids of the parties) or from context. */
import type { Totals } from './amounts/solver.js';
import { currencyOf } from './amounts/currency.js';
import { type Because, type Describe, noReasons, runSteps, type Step, type Trace } from './decoding/steps.js';
import type { Prediction } from './found.js';
import { type Assigned, checkedDetails, chooseExclusive, exclusiveDetails } from './parties/identifiers.js';
import { explainThreshold, least, leastOfExemption, leastOfSeveral, memberNames, partyIdDetails } from './decoding/limits.js';
import { money } from '../values/numbers/cents.js';
import { derivedPrediction, describePredictions, predictionOf } from './decoding/predictions.js';
import type { FirstPass } from './first-pass.js';
import { choiceOf, type Ranked, type Ranking, type RankingColumn } from './decoding/ranking.js';
import { taxIds, taxNumber } from './parties/tax-ids.js';
import type { Taxation } from './amounts/taxation.js';

/** By name; several values of one detail likeliest first. */
type Details = ReadonlyMap<string, readonly Prediction[]>;

interface DetailContext {
  readonly firstPass: FirstPass;
  readonly taxation: Taxation;
  /** Names of the customer's own identifiers, which share no word with the others. */
  readonly ownIds: readonly string[];
}

type DetailStep = Step<Details, DetailContext>;

export const detailSteps: readonly DetailStep[] = [
  { name: 'details.network', evidence: ['network'], reason: 'the network’s likeliest', isRequired: true, run: networkAlone },
  setting('details.exclusive-identifiers', ['network', 'layout'], exclusiveIdentifiers),
  setting(
    'details.totals',
    ['arithmetic', 'network'],
    ({ firstPass, taxation }, because) => totalPredictions(taxation.totals, firstPass.rankings, because),
    true,
  ),
  setting(
    'details.party-ids',
    ['network', 'caller', 'layout'],
    ({ firstPass: { rankings, vatIds } }, because) => byName([...vatIds, ...taxIds(rankings, vatIds, because)], [...partyIdDetails]),
    true,
  ),
  setting('details.currency', ['consensus', 'wording'], ({ firstPass: { document, countries }, taxation: { totals } }, because) => {
    const currency = currencyOf(document, totals.gross, countries);
    const none = 'No currency is printed, and none follows from the countries of the parties.';
    because({ detail: 'InvoiceCurrency' }, currency?.evidence.notes.join('; ') ?? none);
    return [['InvoiceCurrency', optional(currency)]];
  }),
  {
    name: 'details.tax-number',
    evidence: ['form'],
    run: (details, { firstPass: { countries } }, because) => {
      const taxId = details.get('SenderTaxId')?.[0];
      const number = taxNumber(taxId, countries.Sender?.country);
      const what = taxId ? `"${taxId.value}" is ${number ? '' : 'not '}one` : 'none was found';
      because({ detail: 'TaxNumber' }, `It repeats a SenderTaxId that has the length of a tax number in the sender’s country, and ${what}.`);
      return withValues(details, [['TaxNumber', optional(number)]]);
    },
  },
  setting('details.exemption', ['network'], ({ taxation: { exempt, exemption } }, because) => {
    const probability = exempt < 0.005 ? 'less than 0.01' : exempt.toFixed(2);
    because({ detail: 'VatExemption' }, `That VAT is exempt has ${probability}; it is given from ${leastOfExemption} on.`);
    return [['VatExemption', optional(exemption)]];
  }),
];

/** Values by detail, several of one joined by commas. */
export const describeDetails: Describe<Details> = (details) => describePredictions([...details.values()].flat());

/** In a fixed order: what is decided together is listed together. */
export function headerDetails(firstPass: FirstPass, taxation: Taxation, ownIds: readonly string[], trace: Trace): Prediction[] {
  const details = runSteps(detailSteps, new Map(), { firstPass, taxation, ownIds }, trace, describeDetails);
  const first = [...exclusiveDetails, ...ownIds, 'InvoiceCurrency', ...amountDetails, ...partyIds];
  const last = ['TaxNumber', 'VatExemption'];
  const others = [...details.keys()].filter((name) => !first.includes(name) && !last.includes(name));
  return [taxation.documentType, ...[...first, ...others, ...last].flatMap((name) => details.get(name) ?? [])];
}

type Values = readonly (readonly [name: string, values: readonly Prediction[]])[];

const amountDetails = ['GrandTotalAmount', 'NetTotalAmount', 'VatTotalAmount'];
const partyIds = ['SenderVatId', 'ReceiverVatId', 'VatId', 'SenderTaxId', 'ReceiverTaxId', 'TaxId'];
const optional = (prediction: Prediction | undefined): readonly Prediction[] => (prediction ? [prediction] : []);

/** A step that sets the values of some details, whatever they were. */
function setting(name: string, evidence: DetailStep['evidence'], values: (context: DetailContext, because: Because) => Values, isRequired = false): DetailStep {
  return { name, evidence, isRequired, run: (details, context, because) => withValues(details, values(context, because)) };
}

const withValues = (details: Details, values: Values): Details =>
  values.every(([name, own]) => own.length === 0 && !details.get(name)?.length) ? details : new Map([...details, ...values]);

/** `always`: names that are set even where they have no value. */
function byName(predictions: readonly Prediction[], always: readonly string[]): Values {
  const names = new Set([...always, ...predictions.map(({ name }) => name)]);
  return [...names].map((name) => [name, predictions.filter((each) => each.name === name)] as const);
}

/** Each detail for itself; members of groups are chosen with their groups. */
function networkAlone(_: Details, { firstPass: { columns, rankings }, ownIds }: DetailContext, because: Because): Details {
  const header = columns.filter(({ name }) => !memberNames.has(name));
  const later = new Set([...exclusiveDetails, ...ownIds, ...amountDetails, ...partyIdDetails]);
  return new Map(header.map((column) => [column.name, chosenOf(column, rankings.get(column.name)!, later.has(column.name) ? noReasons : because)]));
}

function exclusiveIdentifiers({ firstPass: { rankings, unfilteredRankings }, ownIds }: DetailContext, because: Because): Values {
  const chosen = chooseExclusive(rankings, [...exclusiveDetails, ...ownIds], { least, custom: ownIds, elsewhere: certainNumbers(unfilteredRankings), because });
  return [...chosen].map(([name, own]) => [name, own ? [predictionOf(name, own, rankings.get(name)!)] : []] as const);
}

/** Numbers that their check digits and the network are sure of: no invoice is numbered by a part of them. */
const certainNumbers = (rankings: FirstPass['rankings']): Assigned[] =>
  checkedDetails.flatMap((name) =>
    rankings.get(name)!.ranked.flatMap((ranked) => (ranked.probability >= 0.8 && ranked.candidate.check === 'passed' ? [{ name, ranked }] : [])),
  );

function chosenOf({ name, many }: RankingColumn, ranking: Ranking, because: Because): Prediction[] {
  const [threshold, most] = many ? [leastOfSeveral, 8] : [least, 1];
  const likely = ranking.ranked.slice(0, most).filter(({ probability }) => probability >= threshold);
  for (const each of ranking.ranked.slice(0, Math.min(most, likely.length + 1))) explainThreshold(because, name, each, threshold);
  return likely.map((ranked) => predictionOf(name, ranked, ranking));
}

function totalPredictions(totals: Totals, rankings: ReadonlyMap<string, Ranking>, because: Because): Values {
  const extra = { agrees: totals.holds.length, disagrees: totals.fails, notes: totals.holds };
  for (const detail of amountDetails) because({ detail }, `Net, VAT and gross amount are chosen together${totals.holds.map((held) => `: ${held}`).join('')}.`);
  const of = (name: string, chosen: Ranked | undefined, derived: number | undefined): readonly Prediction[] => {
    const ranking = rankings.get(name)!;
    // Amounts that add up are given whatever their probability; of a likely one the solver has said why it is not chosen.
    const value = chosen ? choiceOf(ranking, chosen) : ranking.ranked[0]?.value;
    const { probability } = chosen ?? ranking.ranked[0] ?? { probability: 1 };
    if (value && (chosen ? totals.holds.length === 0 : probability < least)) explainThreshold(because, name, { value, probability }, least);
    if (chosen && (chosen.probability >= least || totals.holds.length > 0)) {
      const prediction = predictionOf(name, chosen, ranking, extra);
      // What was chosen because it adds up is not surer for adding up.
      return [totals.holds.length && !chosen.repaired ? { ...prediction, score: 1 - (1 - prediction.score) * 0.4 } : prediction];
    }
    return derived === undefined ? [] : [derivedPrediction(name, money(derived), 0.4, totals.holds)];
  };
  return [
    ['GrandTotalAmount', of('GrandTotalAmount', totals.gross, undefined)],
    ['NetTotalAmount', of('NetTotalAmount', totals.net, totals.derived.net)],
    ['VatTotalAmount', of('VatTotalAmount', totals.vat, totals.derived.vat)],
  ];
}
