/** How the document is taxed: its type, its exemption, its totals and their groups by rate, decided together. */
import { type Totals, withGrossOfGroups, withGroupSums, withoutVat } from './amounts.js';
import { documentTypeOf, exemptProbability, invoiceAfterAll, vatExemptionOf } from './document-type.js';
import { saysExempt } from './exempt-words.js';
import type { Group, Prediction } from './extraction.js';
import { noInvoiceBySaying } from './no-invoice.js';
import { type RankedDetails, rankedTotals } from './ranked-details.js';
import { vatGroups } from './vat-groups.js';

export interface Taxation {
  readonly documentType: Prediction;
  /** Probability that it is exempt of VAT, and the detail where it is. */
  readonly exempt: number;
  readonly exemption: Prediction | undefined;
  readonly totals: Totals;
  readonly groups: readonly Group[];
}

export function taxationOf({ document, classified, rankings, rates }: RankedDetails): Taxation {
  const documentType = noInvoiceBySaying(invoiceAfterAll(documentTypeOf(classified), classified, rankings), document);
  const exempt = exemptProbability(classified, !chargesVat(rankings) && saysExempt(document));
  const exemption = vatExemptionOf(exempt);
  const chosen = rankedTotals(rankings, rates);
  const printed = exemption ? withoutVat(chosen) : chosen;
  const groups = vatGroups(rankings, printed, rates, exemption !== undefined, document);
  return { documentType, exempt, exemption, totals: withGroupSums(withGrossOfGroups(printed, groups, rankings.get('GrandTotalAmount')!), groups), groups };
}

const chargesVat = (rankings: RankedDetails['rankings']): boolean =>
  ['VatTotalAmount', 'VatRate'].some((name) => rankings.get(name)!.ranked.some(({ value, probability }) => probability >= 0.5 && Number(value) !== 0));
