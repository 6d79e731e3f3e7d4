/** From a Document to everything found in it: encode, classify, rank, then decide together what belongs together. */
import { modelDetails } from '../catalogue/details.js';
import type { Document } from '../document/document.js';
import { encode } from '../features/encode.js';
import { allowedValues } from './allowed-values.js';
import { chooseTotals, type Totals, withGroupSums, withoutVat, withSignOfVat } from './amounts.js';
import { classifyDetails, classifyLines, type Runner } from './classify.js';
import { codeFacts, withCodeContacts, withCodeDetails } from './code-evidence.js';
import { codeGroups } from './codes.js';
import { contactsOf, spansOf } from './contacts.js';
import { conventionsOf, dateOrder, decimalSign } from './conventions.js';
import { partyCountries, usualRates } from './countries.js';
import { currencyOf } from './currency.js';
import { documentTypeOf, exemptProbability, invoiceAfterAll, vatExemptionOf } from './document-type.js';
import { saysExempt } from './exempt-words.js';
import type { Extraction, Found, Group, Prediction } from './extraction.js';
import { withBestMatches } from './forced.js';
import { bankGroups, discountGroups, dueDateGroup } from './groups.js';
import { chooseExclusive, exclusiveDetails } from './identifiers.js';
import { least, leastOfMany, leastOfSeveral, memberNames, partyIdDetails } from './least.js';
import { lineItemsOf } from './line-items.js';
import type { Recognised } from './lost-signs.js';
import { misreadTotal, repairedAlso } from './misread-totals.js';
import type { ExtractOptions } from './options.js';
import { cents, compact, money } from './numbers.js';
import type { OwnColumn } from './own-columns.js';
import { deliveryPeriodGroup, settledDelivery } from './periods.js';
import { derivedPrediction, predictionOf } from './predictions.js';
import { noInvoiceBySaying } from './no-invoice.js';
import { otherDates } from './other-dates.js';
import { type Adjust, rank, type Ranked, type RankingColumn, type Ranking } from './ranking.js';
import { repairOf } from './repair.js';
import { withDocumentRates } from './row-rates.js';
import { withSums } from './table-sums.js';
import { taxIds, taxNumber, vatIds } from './tax-ids.js';
import { vatGroups } from './vat-groups.js';
import { withinBounds } from './within-bounds.js';

export interface Networks {
  readonly details: Runner;
  readonly lineItems?: Runner;
  /** Columns behind the built-in ones. */
  readonly custom: readonly RankingColumn[];
  /** Columns of the item table behind the built-in ones. */
  readonly ownColumns?: readonly OwnColumn[];
}

const amountDetails = new Set(['GrandTotalAmount', 'NetTotalAmount', 'VatTotalAmount']);

export async function extract(document: Document, networks: Networks, options: ExtractOptions = {}): Promise<Extraction> {
  const set = (ids: readonly string[] | undefined) => new Set((ids ?? []).map(compact));
  const pages = encode(withinBounds(document), { hints: { receiverVatIds: set(options.receiverVatIds), senderVatIds: set(options.senderVatIds) } });
  const columns: RankingColumn[] = [...modelDetails.map(({ name, kind, many }) => ({ name, kind: kind!, many: many ?? false })), ...networks.custom];
  const classified = await classifyDetails(
    pages,
    networks.details,
    networks.custom.map(({ name }) => name),
  );
  const conventions = conventionsOf(document, pages, options);
  const adjust: Adjust = (...of) => conventions(...of) + otherDates(...of);
  const isRecognised: Recognised = (page, { word }) => document.pages[page]!.words[word]!.source === 'ocr';
  const repair = repairOf(document, pages);
  const asRead = rank(classified, columns, adjust, repair);
  const spans = spansOf(classified, document);
  const vat = vatIds(allowedValues(asRead), options, spans, leastOfMany, document);
  const countries = partyCountries(vat, asRead.get('Iban'), document, options);
  const rates = usualRates(countries.sender);
  const misread = misreadTotal(totalsOf(asRead, rates), rates, isRecognised);
  const ranked = misread ? rank(classified, columns, adjust, repairedAlso(repair, misread)) : asRead;
  const rankings = allowedValues(ranked);

  const documentType = noInvoiceBySaying(invoiceAfterAll(documentTypeOf(classified), classified, rankings), document);
  const exempt = exemptProbability(classified, !chargesVat(rankings) && saysExempt(document));
  const exemption = vatExemptionOf(exempt);
  const chosen = totalsOf(rankings, rates);
  const printed = exemption ? withoutVat(chosen) : chosen;
  const taxed = vatGroups(rankings, printed, rates, exemption !== undefined, document);
  const totals = withGroupSums(printed, taxed);

  const predictions: Prediction[] = [];
  const add = (prediction: Prediction | undefined) => {
    if (prediction) predictions.push(prediction);
  };
  add(documentType);
  const ownIds = networks.custom.filter(({ kind, many }) => kind === 'identifier' && !many).map(({ name }) => name);
  for (const [name, chosen] of chooseExclusive(rankings, ownIds, least, certainNumbers(ranked)))
    add(chosen && predictionOf(name, chosen, rankings.get(name)!, document));
  add(currencyOf(document, totals.gross, countries.sender, countries.receiver));
  for (const prediction of totalPredictions(totals, rankings, document)) add(prediction);
  for (const prediction of [...vat, ...taxIds(rankings, vat, leastOfMany, document)]) add(prediction);
  for (const column of columns) {
    if (isDecidedElsewhere(column.name) || ownIds.includes(column.name)) continue;
    for (const prediction of chosenOf(column, rankings.get(column.name)!, document)) add(prediction);
  }
  const byName = (name: string) => predictions.find((prediction) => prediction.name === name);
  add(taxNumber(byName('SenderTaxId'), countries.sender));
  add(exemption);

  const delivery = settledDelivery(predictions, deliveryPeriodGroup(rankings, leastOfMany, document), rankings);
  const groups: Group[] = [
    ...taxed,
    ...bankGroups(rankings, leastOfMany, document),
    ...[dueDateGroup(rankings, byName('InvoiceDate'), leastOfMany, document)].flatMap((group) => group ?? []),
    ...discountGroups(rankings, leastOfMany, document),
    ...(delivery.period ? [delivery.period] : []),
    ...codeGroups(document),
  ];
  const codes = codeFacts(document);
  const rows = networks.lineItems
    ? lineItemsOf(await classifyLines(pages, networks.lineItems), {
        decimal: decimalSign(pages),
        order: dateOrder(document, pages),
        day: byName('InvoiceDate')?.value,
        own: networks.ownColumns,
        sums: [totals.net, totals.gross].flatMap((sum) => (sum ? [cents(sum.value)] : [])),
        isRecognised,
      })
    : [];
  const lineItems = withSums(withDocumentRates(rows, groups, rates), totals, pages);
  const found: Found = {
    documentType,
    predictions: withCodeDetails(delivery.predictions, codes),
    groups,
    contacts: withCodeContacts(contactsOf(spans, countries), codes),
    lineItems,
  };
  const decided = options.forceBestMatch ? withBestMatches(found, { rankings, spans, classified, document, senderCountry: countries.sender }) : found;
  const lookedFor = columns.filter(({ name }) => !memberNames.has(name)).map(({ name }) => name);
  return { ...decided, lookedFor, considered: { document, options, rankings, spans, exempt, decided } };
}

const totalsOf = (rankings: ReadonlyMap<string, Ranking>, rates: readonly number[]): Totals =>
  withSignOfVat(chooseTotals(rankings.get('NetTotalAmount')!, rankings.get('VatTotalAmount')!, rankings.get('GrandTotalAmount')!, rates));

const chargesVat = (rankings: ReadonlyMap<string, Ranking>): boolean =>
  ['VatTotalAmount', 'VatRate'].some((name) => rankings.get(name)!.ranked.some(({ value, probability }) => probability >= 0.5 && Number(value) !== 0));

const isDecidedElsewhere = (name: string): boolean =>
  exclusiveDetails.has(name) || amountDetails.has(name) || memberNames.has(name) || partyIdDetails.has(name);

/** Numbers that their check digits and the network are sure of: no invoice is numbered by a part of them. */
const certainNumbers = (rankings: ReadonlyMap<string, Ranking>): Ranked[] =>
  ['Iban', 'IsrReference'].flatMap((name) =>
    rankings.get(name)!.ranked.filter(({ probability, candidate }) => probability >= 0.8 && candidate.check === 'passed'),
  );

function chosenOf(column: RankingColumn, ranking: Ranking, document: Document): Prediction[] {
  const likely = ranking.ranked.filter(({ probability }) => probability >= (column.many ? leastOfSeveral : least));
  const chosen = likely.slice(0, column.many ? 8 : 1);
  return chosen.map((ranked) => predictionOf(column.name, ranked, ranking, document));
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
