/** Thresholds of probability from which a value is given; `best-match.ts` has what is given besides where the best match is asked for. */
import { modelDetails } from '../../catalogue/details.js';
import type { Because } from './steps.js';

export const least = 0.2;
/** The same for ids of parties and members of groups: a second one beside the right one does harm. */
export const leastOfMany = 0.35;
/** Where a document has several values of one detail, each by itself. */
export const leastOfSeveral = 0.5;

/** With forceBestMatch groups and fields of contacts are given from this on: whether a document has them at all is a finding of its own. */
export const leastOfForced = 0.03;
/** That VAT is exempt. */
export const leastOfExemption = 0.5;

export const partyIdDetails: ReadonlySet<string> = new Set(['SenderVatId', 'ReceiverVatId', 'SenderTaxId', 'ReceiverTaxId']);
export const memberNames: ReadonlySet<string> = new Set(modelDetails.filter(({ place }) => place === 'member').map(({ name }) => name));

/** Records whether a value of a detail reaches the threshold that decides on it. `what` is given from there on. */
export function explainThreshold(
  because: Because,
  detail: string,
  { value, probability }: { readonly value: string; readonly probability: number },
  threshold: number,
  what = 'a value is given',
): void {
  // What looks like the threshold is shown with more digits.
  const exact = probability.toFixed(2) === threshold.toFixed(2) ? `${probability.toFixed(4)}, ` : '';
  because(
    { detail, value },
    probability >= threshold ? `it reaches the ${threshold} from which ${what}` : `${exact}less than the ${threshold} from which ${what}`,
  );
}
