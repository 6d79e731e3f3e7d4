/** Readings of dates and amounts that agree with the conventions of their document, and days that are where the caller's day of receipt lets them be. */
import { details } from '../../../catalogue/details.js';
import type { Document } from '../../../document/document.js';
import type { EncodedPage } from '../../../features/contract.js';
import type { ExtractOptions } from '../../options.js';
import { dateOrder, decimalSign, isAmbiguous, isYearFirst } from '../conventions.js';
import type { Adjust } from '../ranking.js';

/** In logits. The reading that agrees takes over the probability of an equally likely other one, but gains nothing against words with one reading. */
const [agrees, disagrees] = [0.7, -5.3];
const farFromReceived = 2;
/** Details that lie before the document was sent; by as many days clocks and time zones may differ. */
const past: ReadonlySet<string> = new Set(details.filter((detail) => detail.past).map(({ name }) => name));
const slack = 3;

export interface Conventions {
  readonly document: Document;
  readonly pages: readonly EncodedPage[];
  readonly options: ExtractOptions;
}

/** In logits, what order of dates, decimal sign and the caller's `receivedDate` (ISO 8601) speak for or against a candidate. */
export function conventionAgreement({ document, pages, options }: Conventions): Adjust {
  const order = dateOrder(document, pages);
  const decimal = decimalSign(pages);
  const received = options.receivedDate ? Date.parse(options.receivedDate) : undefined;
  return (candidate, page, detail) => {
    let sum = 0;
    if (candidate.convention && isAmbiguous(candidate, page)) {
      const wanted = candidate.kind === 'date' ? (isYearFirst(document, candidate) ? 'ymd' : order) : decimal;
      if (wanted) sum += candidate.convention === wanted ? agrees : disagrees;
    }
    if (received !== undefined && candidate.kind === 'date') {
      const days = (Date.parse(candidate.value) - received) / 86_400_000;
      if (days > 730 || days < -1100 || (days > slack && past.has(detail))) sum -= farFromReceived;
    }
    return sum;
  };
}
