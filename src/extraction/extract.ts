/** From a Document to everything found in it: encode, classify, rank, then decide together what belongs together. */
import type { Document } from '../document/document.js';
import { classifyLines, type Runner } from './decoding/classify.js';
import { withCodes } from './codes/code-evidence.js';
import { codeFacts } from './codes/code-facts.js';
import { codeGroups } from './codes/code-groups.js';
import { contactsOf } from './contacts/contacts.js';
import { dateOrder, decimalSign } from './decoding/conventions.js';
import { newTrace, runSteps, type Trace } from './decoding/steps.js';
import type { Extraction, Found, Group, LineItem, Prediction } from './extraction.js';
import { withBestMatches } from './best-match.js';
import { bankGroups, discountGroups, dueDateGroup } from './groups/payment-groups.js';
import { headerDetails } from './header-details.js';
import { leastOfMany, memberNames } from './decoding/limits.js';
import { describeItems, documentSteps } from './line-items/document-steps.js';
import { lineItemsOf } from './line-items/line-items.js';
import type { ExtractOptions } from './options.js';
import type { OwnColumn } from './line-items/own-columns.js';
import { course } from '../stages.js';
import { deliveryPeriodGroup, settledDelivery } from './groups/periods.js';
import { type RankedDetails, rankDetails } from './first-pass.js';
import type { RankingColumn } from './decoding/ranking.js';
import { type Taxation, taxationOf } from './amounts/taxation.js';

export interface Networks {
  readonly details: Runner;
  readonly lineItems?: Runner;
  /** Columns behind the built-in ones. */
  readonly custom: readonly RankingColumn[];
  /** Columns of the item table behind the built-in ones. */
  readonly ownColumns?: readonly OwnColumn[];
}

/**
 * Throws a StageFault; where only a part that nothing else is built on failed, with all the other parts. `trace`: names the steps that are left out, and takes
 * what the others change.
 */
export async function extract(document: Document, networks: Networks, options: ExtractOptions = {}, trace: Trace = newTrace()): Promise<Extraction> {
  const details = await rankDetails(document, networks.details, networks.custom, options, trace);
  const { classified, columns, countries, rankings, spans } = details;
  const { step, finish } = course();
  const taxation = taxationOf(details, trace);
  const ownIds = networks.custom.filter(({ kind, many }) => kind === 'identifier' && !many).map(({ name }) => name);
  const header = headerDetails(details, taxation, ownIds, trace);
  const invoiceDate = header.find(({ name }) => name === 'InvoiceDate');
  const delivery = settledDelivery(header, deliveryPeriodGroup(rankings, leastOfMany, document), rankings);
  const payments = await step<Group[]>('decoding', () => paymentGroups(details, invoiceDate), []);
  const coded = await step<Group[]>('decoding', () => codeGroups(document), []);
  const groups: Group[] = [...taxation.groups, ...payments, ...(delivery.period ? [delivery.period] : []), ...coded];
  const printed: Found = {
    documentType: taxation.documentType,
    predictions: delivery.predictions,
    groups,
    contacts: await step('decoding', () => contactsOf(spans, countries), []),
    lineItems: await step<readonly LineItem[]>('decoding', () => itemsOf(details, networks, taxation, groups, invoiceDate, trace), []),
  };
  const found = await step('decoding', () => withCodes(printed, codeFacts(document)), printed);
  const decided = options.forceBestMatch ? withBestMatches(found, { rankings, spans, classified, document, senderCountry: countries.sender }) : found;
  const lookedFor = columns.filter(({ name }) => !memberNames.has(name)).map(({ name }) => name);
  return finish({ ...decided, lookedFor, considered: { document, options, rankings, spans, exempt: taxation.exempt, decided, trace } });
}

function paymentGroups({ document, rankings }: RankedDetails, invoiceDate: Prediction | undefined): Group[] {
  const due = dueDateGroup(rankings, invoiceDate, leastOfMany, document);
  return [...bankGroups(rankings, leastOfMany, document), ...(due ? [due] : []), ...discountGroups(rankings, leastOfMany, document)];
}

/** The rows of the item table, with the rates and sums that the document's own totals know of. */
async function itemsOf(
  { document, pages, isRecognised, otherReadings }: RankedDetails,
  { lineItems, ownColumns }: Networks,
  { totals }: Taxation,
  groups: readonly Group[],
  invoiceDate: Prediction | undefined,
  trace: Trace,
): Promise<readonly LineItem[]> {
  const rows = lineItems
    ? lineItemsOf(await classifyLines(pages, lineItems, trace), {
        decimal: decimalSign(pages),
        order: dateOrder(document, pages),
        day: invoiceDate?.value,
        own: ownColumns,
        isRecognised,
        otherReadings,
        trace,
      })
    : [];
  return runSteps(documentSteps, rows, { groups, totals, pages }, trace, describeItems);
}
