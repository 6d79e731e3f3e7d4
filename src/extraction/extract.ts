/** From a Document to everything found in it: encode, classify, rank, then decide together what belongs together. */
import type { Document } from '../document/document.js';
import { classifyLines, type Runner } from './decoding/classify.js';
import { withCodes } from './codes/code-evidence.js';
import { codeFacts } from './codes/code-facts.js';
import { codeGroups } from './codes/code-groups.js';
import { contactsOf, describeContacts } from './contacts/contacts.js';
import { dateOrder, decimalSign } from './decoding/conventions.js';
import { type Describe, newTrace, reasonsOfDecision, runSteps, type Step, type Trace } from './decoding/steps.js';
import type { Extraction, Found, Group, LineItem } from './extraction.js';
import { type BestMatchContext, bestMatchStep } from './best-match.js';
import { groupSteps } from './groups/group-steps.js';
import { headerDetails } from './header-details.js';
import { leastOfMany, memberNames } from './decoding/limits.js';
import { describeGroups, describePredictions } from './decoding/predictions.js';
import { describeItems, documentSteps } from './line-items/document-steps.js';
import { lineItemsOf, lineItemsWithoutNetwork } from './line-items/line-items.js';
import { sumOf } from './line-items/table-sums.js';
import type { ExtractOptions } from './options.js';
import type { OwnColumn } from './line-items/own-columns.js';
import { deferredFaults } from '../stages.js';
import { type DetailsNetwork, type FirstPass, firstPass, isLearntBy, type OtherLayouts } from './first-pass.js';
import { taxationOf } from './amounts/taxation.js';

export interface Networks extends DetailsNetwork {
  readonly lineItems?: Runner;
  /** In place of `lineItems` where none of the documents that it has learnt from is recalled. Of the same columns. */
  readonly otherLineItems?: OtherLayouts;
  /** Columns of the item table behind the built-in ones. */
  readonly ownColumns?: readonly OwnColumn[];
}

/** Steps that look at all that was found. */
export const foundSteps: readonly Step<Found, BestMatchContext>[] = [
  { name: 'found.codes', evidence: ['code'], reason: 'a code on the document', run: (found, { document }) => withCodes(found, codeFacts(document)) },
  bestMatchStep,
];

/** The values of all that was found, by detail; of a column of the item table all rows' together ("LineItem.Quantity"). */
export const describeFound: Describe<Found> = ({ predictions, groups, contacts, lineItems }) => [
  ...describePredictions(predictions),
  ...describeGroups(groups),
  ...describeContacts(contacts),
  ...describePredictions(lineItems.flatMap(({ cells }) => Object.values(cells).map((cell) => ({ ...cell, name: `LineItem.${cell.name}` })))),
];

/**
 * Throws a StageFault; where only a part that nothing else is built on failed, with all the other parts. `trace`: names the steps that are left out, and takes
 * what the others change.
 */
export async function extract(document: Document, networks: Networks, options: ExtractOptions = {}, trace: Trace = newTrace()): Promise<Extraction> {
  const details = await firstPass(document, networks, options, trace);
  const { classified, columns, countries, rankings, spans } = details;
  const { step, finish } = deferredFaults();
  const rows = await step<readonly LineItem[]>('decoding', () => rowsOf(details, networks, trace), []);
  const taxation = taxationOf({ ...details, items: sumOf(rows) }, trace);
  const ownIds = networks.custom.filter(({ kind, many }) => kind === 'identifier' && !many).map(({ name }) => name);
  const header = headerDetails(details, taxation, ownIds, trace);
  const invoiceDate = header.find(({ name }) => name === 'InvoiceDate');
  const context = { rankings, invoiceDate, least: leastOfMany };
  const members = await step('decoding', () => runSteps(groupSteps, taxation.groups, context, trace, describeGroups), taxation.groups);
  const groups: Group[] = [...members, ...(await step('decoding', () => codeGroups(document, reasonsOfDecision('codes.read', trace)), []))];
  const printed: Found = {
    documentType: taxation.documentType,
    predictions: header,
    groups,
    contacts: await step('decoding', () => contactsOf(spans, countries, reasonsOfDecision('contacts.parties', trace)), []),
    lineItems: await step(
      'decoding',
      () => runSteps(documentSteps, rows, { groups, totals: taxation.totals, pages: details.pages }, trace, describeItems),
      rows,
    ),
  };
  const asked = { rankings, spans, classified, document, senderCountry: countries.Sender?.country, isAsked: options.forceBestMatch === true };
  const decided = await step('decoding', () => runSteps(foundSteps, printed, asked, trace, describeFound), printed);
  const lookedFor = columns.filter(({ name }) => !memberNames.has(name)).map(({ name }) => name);
  return finish({
    ...decided,
    lookedFor,
    considered: { recalled: details.recollection?.names ?? [], isLearnt: details.isLearnt, rankings, spans, trace },
  });
}

/** The rows of the item table by themselves; none without a network. */
const rowsOf = async (
  { document, pages, rankings, otherReadings, recollection, kept }: FirstPass,
  { lineItems, otherLineItems, ownColumns }: Networks,
  trace: Trace,
): Promise<readonly LineItem[]> =>
  lineItems
    ? lineItemsOf(
        await classifyLines(pages, otherLineItems && !isLearntBy(recollection, otherLineItems) ? otherLineItems.network : lineItems, trace, recollection, kept),
        {
          decimal: decimalSign(pages),
          order: dateOrder(document, pages),
          day: rankings.get('InvoiceDate')?.ranked[0]?.value,
          own: ownColumns,
          otherReadings,
          trace,
        },
      )
    : lineItemsWithoutNetwork({ own: ownColumns, trace });
