/** The first pass of decoding: rankings and tagged spans, and the decisions that all others need: VAT ids, the parties' countries, the usual rates, a misread total. */
import { modelDetails } from '../catalogue/details.js';
import type { Document } from '../document/document.js';
import type { EncodedPage } from '../features/contract.js';
import { encode } from '../features/encode.js';
import { inStage } from '../stages.js';
import { allowedValues } from './decoding/allowed-values.js';
import { rankedTotals } from './amounts/totals.js';
import { type ClassifiedPage, classifyDetails, type Runner } from './decoding/classify.js';
import type { ContactSpan } from './contacts/spans/span.js';
import { type PartyCountries, spansOf } from './contacts/contacts.js';
import { runSteps, type Trace } from './decoding/steps.js';
import { partyCountries, usualRates } from './parties/countries.js';
import type { Prediction } from './found.js';
import { leastOfMany } from './decoding/limits.js';
import { misreadStep, misreadTotal, repairedAlso } from './amounts/misread-totals.js';
import { compact } from './decoding/numbers.js';
import type { ExtractOptions } from './options.js';
import { otherReadingsOf } from './decoding/other-readings.js';
import { printedCountry } from './contacts/addresses/printed-country.js';
import type { Ranking, RankingColumn } from './decoding/ranking.js';
import { adjustment, describeRankings, rankingSteps } from './decoding/ranking-steps.js';
import { type Repair, repairOf } from './decoding/repair.js';
import { vatIds } from './parties/tax-ids.js';
import { withinBounds } from './decoding/within-bounds.js';
import type { OtherReadings, Recognised } from './decoding/other-readings.js';

export interface FirstPass {
  readonly document: Document;
  readonly pages: readonly EncodedPage[];
  readonly classified: readonly ClassifiedPage[];
  readonly columns: readonly RankingColumn[];
  /** By detail, likeliest first: all values, and those that the interface allows. */
  readonly ranked: ReadonlyMap<string, Ranking>;
  readonly rankings: ReadonlyMap<string, Ranking>;
  readonly spans: readonly ContactSpan[];
  /** Decided first, since they tell the parties' countries and so the usual rates of VAT. */
  readonly vatIds: readonly Prediction[];
  readonly countries: PartyCountries;
  readonly rates: readonly number[];
  readonly isRecognised: Recognised;
  readonly otherReadings: OtherReadings;
}

/** `custom`: columns of the network behind the built-in ones. */
export async function firstPass(
  document: Document,
  network: Runner,
  custom: readonly RankingColumn[],
  options: ExtractOptions,
  trace: Trace,
): Promise<FirstPass> {
  const pages = await inStage('encoding', () =>
    encode(withinBounds(document), { hints: { receiverVatIds: idSet(options.receiverVatIds), senderVatIds: idSet(options.senderVatIds) } }),
  );
  const columns: RankingColumn[] = [...modelDetails.map(({ name, kind, many }) => ({ name, kind: kind!, many: many ?? false })), ...custom];
  const classified = await classifyDetails(
    pages,
    network,
    custom.map(({ name }) => name),
  );
  const otherReadings = otherReadingsOf(document);
  const adjust = adjustment({ document, pages, options }, trace);
  const repair = repairOf(document, pages, otherReadings);
  const rankedWith = (repair: Repair) => runSteps(rankingSteps, new Map(), { classified, columns, adjust, repair }, trace, describeRankings);
  const asRead = rankedWith(repair);
  const spans = spansOf(classified, document, trace);
  const vat = vatIds(allowedValues(asRead), options, spans, leastOfMany, document, trace);
  const countries = partyCountries(vat, asRead.get('Iban'), document, options, (role, likely) =>
    printedCountry(
      spans.filter((span) => span.role === role),
      pages,
      likely,
    ),
  );
  const rates = usualRates(countries.sender);
  const isRecognised: Recognised = (page, { word }) => document.pages[page]!.words[word]!.source === 'ocr';
  const misread = trace.without.has(misreadStep) ? undefined : misreadTotal(rankedTotals(asRead, rates), rates, otherReadings);
  const ranked = misread ? rankedWith(repairedAlso(repair, misread)) : asRead;
  return {
    document,
    pages,
    classified,
    columns,
    ranked,
    rankings: allowedValues(ranked),
    spans,
    vatIds: vat,
    countries,
    rates,
    isRecognised,
    otherReadings,
  };
}

const idSet = (ids: readonly string[] | undefined): Set<string> => new Set((ids ?? []).map(compact));
