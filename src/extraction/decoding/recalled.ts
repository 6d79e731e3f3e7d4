/** The details network's output with the evidence of remembered documents of the same layout added to its logits. */
import type { Recollection } from '../../memory/recall.js';
import type { Column } from '../../memory/terms.js';
import { tagNames } from '../../network/config.js';
import type { ClassifiedPage } from './classify.js';
import type { Step } from './steps.js';

/** It changes probabilities, no values, and has nothing to record. */
export const memoryStep = { name: 'network.memory', evidence: ['memory'] } as const satisfies Pick<Step<never>, 'name' | 'evidence'>;

/** `columns`: the details in the order of the logits. */
export function withRecalled(classified: readonly ClassifiedPage[], recollection: Recollection, columns: readonly Column[]): ClassifiedPage[] {
  const terms = recollection.details(classified, columns);
  return classified.map((each, p) => {
    const tags = reweighed(each.tags, recollection.tags(each), tagNames.length);
    return { ...each, logits: each.logits.map((logit, i) => logit + terms[p]![i]!), tags, found: recollection.fields(each.page, tags) };
  });
}

/** Probabilities in rows of `width` classes, with terms added to their logarithms. */
export function reweighed(probabilities: Float32Array, terms: Float32Array, width: number): Float32Array {
  const result = new Float32Array(probabilities.length);
  for (let at = 0; at < result.length; at += width) {
    const most = Math.max(...terms.subarray(at, at + width));
    let sum = 0;
    for (let t = at; t < at + width; t++) sum += result[t] = probabilities[t]! * Math.exp(terms[t]! - most);
    for (let t = at; t < at + width; t++) result[t] = sum > 0 ? result[t]! / sum : probabilities[t]!;
  }
  return result;
}
