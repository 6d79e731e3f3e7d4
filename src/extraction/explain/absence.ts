/** Why a detail has no value: what steps recorded of its likeliest values and of the detail as a whole, and the value that a step took away. */
import type { Choice } from './alternatives.js';
import { share } from './decisions.js';
import type { Question } from './given.js';

/** Values that a reason is given for. */
const most = 3;
/** Less likely values came near nothing. */
export const likelyAtAll = 0.005;

/** Sentences: of at most three likely values, then of the detail as a whole, then what steps changed of it. Never empty. */
export function absence({ alternatives, decisions }: Question): string[] {
  const likely = alternatives.filter(({ probability }, i) => i === 0 || probability >= likelyAtAll);
  const sentences = [
    ...likely.flatMap((each) => refused(each, decisions.reasonFor(each)) ?? []).slice(0, most),
    ...new Set(decisions.sentences),
    ...decisions.changesOf(alternatives.slice(0, 1)).map((change) => `${change}.`),
  ];
  return sentences.length > 0 ? sentences : ['Nothing was recorded of it.'];
}

/** Of a value that is not given: '"4711" has 0.84: it is given as InvoiceId (step details.exclusive-identifiers).' Undefined where no step gave a reason. */
export const refused = ({ text, probability }: Choice, reason: string | undefined): string | undefined =>
  reason && `"${text}" has ${share(probability)}: ${reason}.`;
