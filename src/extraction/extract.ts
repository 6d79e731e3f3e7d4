/** From a Document to everything found in it: encode, classify, rank, then decide together what belongs together. */
import type { Document } from '../document/document.js';
import { classifyLines, type Runner } from './classify.js';
import { codeFacts, withCodeContacts, withCodeDetails } from './code-evidence.js';
import { codeGroups } from './codes.js';
import { contactsOf } from './contacts.js';
import { dateOrder, decimalSign } from './conventions.js';
import type { Extraction, Found, Group, LineItem, Prediction } from './extraction.js';
import { withBestMatches } from './forced.js';
import { bankGroups, discountGroups, dueDateGroup } from './groups.js';
import { headerDetails } from './header-details.js';
import { leastOfMany, memberNames } from './least.js';
import { lineItemsOf } from './line-items.js';
import { cents } from './numbers.js';
import type { ExtractOptions } from './options.js';
import type { OwnColumn } from './own-columns.js';
import { course } from '../stages.js';
import { deliveryPeriodGroup, settledDelivery } from './periods.js';
import { type RankedDetails, rankDetails } from './ranked-details.js';
import type { RankingColumn } from './ranking.js';
import { withDocumentRates } from './row-rates.js';
import { withSums } from './table-sums.js';
import { type Taxation, taxationOf } from './taxation.js';

export interface Networks {
  readonly details: Runner;
  readonly lineItems?: Runner;
  /** Columns behind the built-in ones. */
  readonly custom: readonly RankingColumn[];
  /** Columns of the item table behind the built-in ones. */
  readonly ownColumns?: readonly OwnColumn[];
}

/** Throws a StageFault; where only a part that nothing else is built on failed, with all the other parts. */
export async function extract(document: Document, networks: Networks, options: ExtractOptions = {}): Promise<Extraction> {
  const details = await rankDetails(document, networks.details, networks.custom, options);
  const { classified, columns, countries, rankings, spans } = details;
  const { step, finish } = course();
  const taxation = taxationOf(details);
  const ownIds = networks.custom.filter(({ kind, many }) => kind === 'identifier' && !many).map(({ name }) => name);
  const header = headerDetails(details, taxation, ownIds);
  const invoiceDate = header.find(({ name }) => name === 'InvoiceDate');
  const delivery = settledDelivery(header, deliveryPeriodGroup(rankings, leastOfMany, document), rankings);
  const payments = await step<Group[]>('decoding', () => paymentGroups(details, invoiceDate), []);
  const coded = await step<Group[]>('decoding', () => codeGroups(document), []);
  const groups: Group[] = [...taxation.groups, ...payments, ...(delivery.period ? [delivery.period] : []), ...coded];
  const printed = await step('decoding', () => contactsOf(spans, countries), []);
  const told = { predictions: delivery.predictions, contacts: printed };
  const found: Found = {
    documentType: taxation.documentType,
    ...(await step('decoding', () => withCodes(told, document), told)),
    groups,
    lineItems: await step<LineItem[]>('decoding', () => itemsOf(details, networks, taxation, groups, invoiceDate), []),
  };
  const decided = options.forceBestMatch ? withBestMatches(found, { rankings, spans, classified, document, senderCountry: countries.sender }) : found;
  const lookedFor = columns.filter(({ name }) => !memberNames.has(name)).map(({ name }) => name);
  return finish({ ...decided, lookedFor, considered: { document, options, rankings, spans, exempt: taxation.exempt, decided } });
}

function withCodes({ predictions, contacts }: Pick<Found, 'predictions' | 'contacts'>, document: Document): Pick<Found, 'predictions' | 'contacts'> {
  const codes = codeFacts(document);
  return { predictions: withCodeDetails(predictions, codes), contacts: withCodeContacts(contacts, codes) };
}

function paymentGroups({ document, rankings }: RankedDetails, invoiceDate: Prediction | undefined): Group[] {
  const due = dueDateGroup(rankings, invoiceDate, leastOfMany, document);
  return [...bankGroups(rankings, leastOfMany, document), ...(due ? [due] : []), ...discountGroups(rankings, leastOfMany, document)];
}

/** The rows of the item table, with the rates and sums that the document's own totals know of. */
async function itemsOf(
  { document, pages, rates, isRecognised }: RankedDetails,
  { lineItems, ownColumns }: Networks,
  { totals }: Taxation,
  groups: readonly Group[],
  invoiceDate: Prediction | undefined,
): Promise<LineItem[]> {
  const rows = lineItems
    ? lineItemsOf(await classifyLines(pages, lineItems), {
        decimal: decimalSign(pages),
        order: dateOrder(document, pages),
        day: invoiceDate?.value,
        own: ownColumns,
        sums: [totals.net, totals.gross].flatMap((sum) => (sum ? [cents(sum.value)] : [])),
        isRecognised,
      })
    : [];
  return withSums(withDocumentRates(rows, groups, rates), totals, pages);
}
