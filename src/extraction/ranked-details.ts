/** What the networks and the document's own conventions say of its details, before anything is decided. */
import { modelDetails } from '../catalogue/details.js';
import type { Document } from '../document/document.js';
import type { Candidate, EncodedPage } from '../features/contract.js';
import { encode } from '../features/encode.js';
import { inStage } from '../stages.js';
import { allowedValues } from './allowed-values.js';
import { chooseTotals, type Totals, withSignOfVat } from './amounts.js';
import { type ClassifiedPage, classifyDetails, type Runner } from './classify.js';
import type { ContactSpan } from './contact-span.js';
import { type PartyCountries, spansOf } from './contacts.js';
import { conventionsOf } from './conventions.js';
import { deliveryDays, deliveryWords } from './delivery-words.js';
import { partyCountries, usualRates } from './countries.js';
import type { Prediction } from './extraction.js';
import { leastOfMany } from './least.js';
import type { Recognised } from './lost-signs.js';
import { misreadTotal, repairedAlso } from './misread-totals.js';
import { compact } from './numbers.js';
import type { ExtractOptions } from './options.js';
import { otherDates } from './other-dates.js';
import { type Adjust, rank, type Ranking, type RankingColumn } from './ranking.js';
import { repairOf } from './repair.js';
import { vatIds } from './tax-ids.js';
import { withinBounds } from './within-bounds.js';

export interface RankedDetails {
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
  /** Days that words plainly say of delivery. */
  readonly deliveryDays: ReadonlySet<Candidate>;
}

/** `custom`: columns of the network behind the built-in ones. */
export async function rankDetails(document: Document, network: Runner, custom: readonly RankingColumn[], options: ExtractOptions): Promise<RankedDetails> {
  const pages = await inStage('encoding', () =>
    encode(withinBounds(document), { hints: { receiverVatIds: idSet(options.receiverVatIds), senderVatIds: idSet(options.senderVatIds) } }),
  );
  const columns: RankingColumn[] = [...modelDetails.map(({ name, kind, many }) => ({ name, kind: kind!, many: many ?? false })), ...custom];
  const classified = await classifyDetails(
    pages,
    network,
    custom.map(({ name }) => name),
  );
  const conventions = conventionsOf(document, pages, options);
  const days = deliveryDays(pages);
  const delivered = deliveryWords(days);
  const adjust: Adjust = (...of) => conventions(...of) + otherDates(...of) + delivered(...of);
  const repair = repairOf(document, pages);
  const asRead = rank(classified, columns, adjust, repair);
  const spans = spansOf(classified, document);
  const vat = vatIds(allowedValues(asRead), options, spans, leastOfMany, document);
  const countries = partyCountries(vat, asRead.get('Iban'), document, options);
  const rates = usualRates(countries.sender);
  const isRecognised: Recognised = (page, { word }) => document.pages[page]!.words[word]!.source === 'ocr';
  const misread = misreadTotal(rankedTotals(asRead, rates), rates, isRecognised);
  const ranked = misread ? rank(classified, columns, adjust, repairedAlso(repair, misread)) : asRead;
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
    deliveryDays: days,
  };
}

const idSet = (ids: readonly string[] | undefined): Set<string> => new Set((ids ?? []).map(compact));

/** Net, VAT and gross that go together best. */
export const rankedTotals = (rankings: ReadonlyMap<string, Ranking>, rates: readonly number[]): Totals =>
  withSignOfVat(chooseTotals(rankings.get('NetTotalAmount')!, rankings.get('VatTotalAmount')!, rankings.get('GrandTotalAmount')!, rates));
