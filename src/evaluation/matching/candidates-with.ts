/** Which true values have a candidate: separates a wrong choice from a missing candidate. */
import { detailByName } from '../../catalogue/details.js';
import type { Document } from '../../document/document.js';
import { candidatesOf } from '../../features/candidates/candidates.js';
import { sameValue } from '../../features/candidates/same-value.js';
import { tokensOf } from '../../features/tokens/tokens.js';
import type { Judged } from './judged.js';

/** Sets the loss of details that are chosen among candidates; other rows stay. Computed only where something was lost. */
export function withoutCandidate(judged: readonly Judged[], document: Document): readonly Judged[] {
  const kindOf = ({ detail }: Judged) => {
    const known = detailByName.get(detail.split('.').at(-1)!);
    return known?.found === 'candidate' ? known.kind : undefined;
  };
  const isOpen = (each: Judged) => (each.loss === 'nothing-given' || each.loss === 'wrongly-chosen') && each.truth !== '' && kindOf(each) !== undefined;
  if (!judged.some(isOpen)) return judged;
  const candidates = document.pages.flatMap((page, index) => candidatesOf(tokensOf(page), index));
  return judged.map((each) => {
    const kind = isOpen(each) ? kindOf(each) : undefined;
    if (!kind || candidates.some((candidate) => candidate.kind === kind && sameValue(kind, each.truth, candidate.value))) return each;
    return { ...each, loss: 'no-candidate' };
  });
}
