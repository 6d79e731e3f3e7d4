/** What kind of document it is and whether VAT is exempt: logits of all pages, the first page weighted most. */
import { documentHead } from '../../network/config.js';
import { documentTypes } from '../../catalogue/document-types.js';
import type { ClassifiedPage } from '../decoding/classify.js';
import type { Prediction } from '../found.js';
import { leastOfExemption } from '../decoding/limits.js';
import { sigmoid } from '../decoding/ranking.js';
import { evidenceOf } from '../decoding/predictions.js';

/** Softmax over the summed logits of all pages, further ones with a quarter of the first one's weight. 'Other' with probability 0 where there is no page. */
export function documentTypeOf(pages: readonly ClassifiedPage[]): Prediction {
  const sums = documentTypes.map(() => 0);
  for (const { page, document } of pages) {
    const weight = page.page === 0 ? 1 : 0.25;
    for (let i = 0; i < sums.length; i++) sums[i]! += weight * document[documentHead(documentTypes[i]!)]!;
  }
  const max = Math.max(...sums);
  const exps = sums.map((sum) => Math.exp(sum - max));
  const total = exps.reduce((a, b) => a + b, 0);
  const best = exps.indexOf(Math.max(...exps));
  const probability = pages.length ? exps[best]! / total : 0;
  return {
    name: 'DocumentType',
    value: pages.length ? documentTypes[best]! : 'Other',
    score: probability,
    evidence: evidenceOf(probability, { none: 0, margin: probability - (exps.map((e) => e / total).sort((a, b) => b - a)[1] ?? 0) }),
  };
}

/** Probability that VAT is exempt, of the page that is surest. */
export const exemptProbability = (pages: readonly ClassifiedPage[]): number =>
  Math.max(0, ...pages.map(({ document }) => sigmoid(document[documentHead('vatExempt')]!)));

/** The text 'Vat Exemption', or undefined. It is not forced: that VAT is charged is no lack of a value. */
export function vatExemptionOf(probability: number): Prediction | undefined {
  if (probability < leastOfExemption) return undefined;
  return { name: 'VatExemption', value: 'Vat Exemption', score: probability, evidence: evidenceOf(probability) };
}
