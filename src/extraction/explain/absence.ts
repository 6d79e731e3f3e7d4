/** Why a detail has no value: the likeliest values, and the threshold that each missed or the step that refused it. */
import { contactRoles } from '../../catalogue/contact-fields.js';
import { detailByName } from '../../catalogue/details.js';
import type { Choice } from './alternatives.js';
import { share } from './decisions.js';
import type { Question } from './given.js';

/** Values that a reason is given for. */
const most = 3;
/** Less likely values came near nothing. */
export const likelyAtAll = 0.005;

export function absence(question: Question): string[] {
  const { part, name, ranking, alternatives, decisions, extraction } = question;
  if (part === 'LineItem') return [extraction.lineItems.length === 0 ? 'No rows of an item table were found.' : 'No row has words that were taken for it.'];
  if (detailByName.get(name)?.found === 'code') return ['No code was read on the document that holds it.'];
  if (question.wasGiven) {
    const value = alternatives[0] ? `"${alternatives[0].text}" has ${share(alternatives[0].probability)}, but a` : 'A';
    return [`${value} rule, list or pattern of the customer’s own took it away.`];
  }
  if (!ranking) {
    const taken = alternatives.slice(0, 1).map((each) => refused(question, each));
    const none = contactRoles.some((role) => role === part) ? 'No words of the document were taken for it.' : 'Nothing on the document was found for it.';
    return taken.length > 0 || decisions.sentences.length > 0 ? [...taken, ...decisions.sentences] : [none];
  }
  if (ranking.candidates === 0) return ['Nothing on the document reads as a value that it may have.'];
  const last = decisions.thresholds.at(-1);
  const likely = last ? alternatives.filter(({ probability }) => probability >= last.threshold) : alternatives.slice(0, 1);
  const next = alternatives[likely.length];
  const isNear = next && last && (next.probability >= likelyAtAll || likely.length === 0);
  const missed = isNear
    ? [`"${next.text}" has ${share(next.probability, last.threshold)}, less than the ${last.threshold} ${last.because}${aside(question, next)}.`]
    : [];
  const changes = decisions.changesOf(alternatives.slice(0, 1)).map((change) => `In ${change}.`);
  return [...likely.slice(0, most).map((each) => refused(question, each)), ...missed, ...changes];
}

/** Of a value that is not given: '"4711" has 0.84, but it is given as InvoiceId (step details.exclusive-identifiers).' */
export const refused = (question: Question, choice: Choice): string =>
  `"${choice.text}" has ${share(choice.probability)}, but${aside(question, choice).slice(1) || ' others go before'}.`;

function aside({ decisions }: Question, choice: Choice): string {
  const reason = decisions.reasonFor(choice);
  return reason ? `; ${reason.because} (step ${reason.step})` : '';
}
