/** The first pass of decoding: rankings and tagged spans, and the decisions that all others need: VAT ids, the parties' countries, the usual rates. */
import { detailByName, modelDetails } from '../catalogue/details.js';
import type { Document } from '../document/document.js';
import { withinBounds } from '../document/within-bounds.js';
import type { EncodedPage } from '../features/contract.js';
import { encode, withCandidates } from '../features/encode.js';
import type { Recall, Recollection } from '../memory/recall.js';
import { detailColumns } from '../network/config.js';
import { inStage } from '../stages.js';
import { allowedValues } from './decoding/allowed-values.js';
import { type ClassifiedPage, classifyDetails, type KeptInputs, type Runner } from './decoding/classify.js';
import type { ContactSpan } from './contacts/spans/span.js';
import type { PartyCountries } from './contacts/contacts.js';
import { addressSteps, contactSpans, describeSpans } from './contacts/steps.js';
import { type Because, mapSame, reasonsOfDecision, runSteps, type Trace } from './decoding/steps.js';
import { partyCountries, usualRates } from './parties/countries.js';
import type { Prediction } from './found.js';
import { compact } from '../values/text/compact.js';
import type { ExtractOptions } from './options.js';
import { type OtherReadings, otherReadingsOf } from './decoding/other-readings.js';
import { repairOf } from './decoding/repair.js';
import { rank, type Ranking, type RankingColumn, withoutCandidates } from './decoding/ranking.js';
import { withWords } from './decoding/factors/amount-in-words.js';
import { describeWeighed, rankingSteps } from './decoding/factors/ranking-steps.js';
import { vatIds } from './parties/tax-ids.js';

export interface DetailsNetwork {
  readonly details: Runner;
  /** Names of its output columns; those of a network of this build where absent. */
  readonly columns?: readonly string[];
  /** The customer's details, each of which is a column. */
  readonly custom: readonly RankingColumn[];
  /** What the customer declares and no network has a column for: names of details, and of columns of the item table ("LineItem.SerialNumber"). */
  readonly untrained?: readonly string[];
  /** What is remembered of a document's layout; nothing where absent. */
  readonly recall?: Recall;
  /** In place of `details` where none of the documents that it has learnt from is recalled. Of the same columns. */
  readonly others?: OtherLayouts;
}

/** A network for layouts that another one has not learnt: names of the documents that the other one has learnt from. */
export interface OtherLayouts {
  readonly network: Runner;
  readonly learnt: ReadonlySet<string>;
}

/** Whether one of the documents that were learnt from has the document's layout. */
export const isLearntBy = (recollection: Recollection | undefined, others: OtherLayouts | undefined): boolean =>
  recollection?.names.some((name) => others?.learnt.has(name)) ?? false;

export interface FirstPass {
  readonly document: Document;
  readonly pages: readonly EncodedPage[];
  /** What is remembered of its layout. */
  readonly recollection: Recollection | undefined;
  /** A network answered that has learnt its layout and answers no others. */
  readonly isLearnt: boolean;
  readonly classified: readonly ClassifiedPage[];
  /** Details that the network has a column for. */
  readonly columns: readonly RankingColumn[];
  /** By detail, of the values that the interface allows. */
  readonly rankings: ReadonlyMap<string, Ranking>;
  /** The same of all values. */
  readonly unfilteredRankings: ReadonlyMap<string, Ranking>;
  readonly spans: readonly ContactSpan[];
  /** Decided first, since the parties' countries follow from them and so the usual rates of VAT. */
  readonly vatIds: readonly Prediction[];
  readonly countries: PartyCountries;
  readonly rates: readonly number[];
  readonly otherReadings: OtherReadings;
  /** For the line item network. */
  readonly kept: KeptInputs;
}

/** Details that the network was not trained for, because they came into the catalogue later, have no candidates. */
export async function firstPass(document: Document, networks: DetailsNetwork, options: ExtractOptions, trace: Trace): Promise<FirstPass> {
  const { custom, others } = networks;
  const { bounded, hints, read } = await inStage('encoding', () => {
    const bounded = withinBounds(document);
    const hints = { receiverVatIds: idSet(options.receiverVatIds), senderVatIds: idSet(options.senderVatIds) };
    return { bounded, hints, read: encode(bounded, { hints }) };
  });
  const all: RankingColumn[] = [...modelDetails.map(({ name, kind, many }) => ({ name, kind: kind!, many: many ?? false })), ...custom];
  const outputs = networks.columns ?? detailColumns(custom.map(({ name }) => name));
  const columns = all.filter(({ name }) => outputs.includes(name));
  const untrained = all.filter(({ name }) => !outputs.includes(name)).map(({ name }) => [name, withoutCandidates(name)] as const);
  const names = columns.map(({ name }) => name);
  const kept: KeptInputs = new Map();
  const recollection = networks.recall?.(document, read);
  const pages = recollection
    ? await inStage('encoding', () => mapSame(read, (page) => withCandidates(bounded, page, recollection.candidates(page, columns), hints)))
    : read;
  const isLearnt = isLearntBy(recollection, others);
  const asSeen = await classifyDetails(pages, others && !isLearnt ? others.network : networks.details, outputs, names, kept);
  const otherReadings = otherReadingsOf(document);
  const repair = repairOf(otherReadings);
  const source = { document, pages, options, recollection, columns };
  const { classified, adjust, said } = runSteps(rankingSteps, { classified: asSeen, adjust: () => 0 }, source, trace, describeWeighed(columns, repair));
  const asPrinted = new Map([...rank(classified, columns, adjust, repair), ...untrained]);
  const gross = asPrinted.get('GrandTotalAmount')!;
  const unfilteredRankings = said ? new Map([...asPrinted, [gross.name, withWords(gross, said)] as const]) : asPrinted;
  const rankings = allowedValues(unfilteredRankings);
  explainMissing([...rankings.values()], [...untrained.map(([name]) => name), ...(networks.untrained ?? [])], reasonsOfDecision('rank.candidates', trace));
  const tagged = contactSpans(classified, trace);
  const vat = vatIds(rankings, options, trace);
  const countries = partyCountries(vat, unfilteredRankings.get('Iban'), tagged, document, options);
  const spans = runSteps(addressSteps, tagged, { pages: classified, countries }, trace, describeSpans);
  const rates = usualRates(countries.Sender?.country);
  return {
    document,
    pages,
    recollection,
    isLearnt,
    classified,
    columns,
    rankings,
    unfilteredRankings,
    spans,
    vatIds: vat,
    countries,
    rates,
    otherReadings,
    kept,
  };
}

/** Why details have nothing that they are chosen from. */
function explainMissing(rankings: readonly Ranking[], untrained: readonly string[], because: Because): void {
  for (const { name, candidates } of rankings)
    if (candidates === 0 && !untrained.includes(name)) because({ detail: name }, 'Nothing on the document reads as a value that it may have.');
  for (const detail of untrained) {
    const [task, customer] = [detail.startsWith('LineItem.') ? 'line-items' : 'details', detailByName.has(detail) ? '' : ' --customer rules/CUSTOMER'];
    const learn = `beleg train ${task} DATASET --base BUNDLE${customer} --out RUN, then beleg export RUN --bundle BUNDLE`;
    because({ detail }, `The bundle’s network has no column for it. Label documents that have it and train one: ${learn}.`);
  }
}

const idSet = (ids: readonly string[] | undefined): Set<string> => new Set((ids ?? []).map(compact));
