/** Why a detail has no value: the likeliest values, and the threshold that each missed or the step that refused it. */
import { detailByName } from '../../catalogue/details.js';
import { contactRoles } from '../../catalogue/contact-fields.js';
import type { Choice } from './alternatives.js';
import { share } from './decisions.js';
import type { Question } from './given.js';

/** Values that a reason is given for. */
const most = 3;

export function absence(question: Question): string[] {
  const { part, name, ranking, alternatives, decisions, extraction } = question;
  if (part === 'LineItem') return [extraction.lineItems.length === 0 ? 'No rows of an item table were found.' : 'No row has words that were taken for it.'];
  if (detailByName.get(name)?.found === 'code') return ['No code was read on the document that holds it.'];
  if (contactRoles.some((role) => role === part)) return noSpan(question);
  if (!ranking) {
    if (question.wasGiven) return ['A rule of the customer’s own took it away.'];
    return decisions.sentences.length > 0 ? [...decisions.sentences] : ['Nothing on the document was found for it.'];
  }
  if (ranking.candidates === 0) return [`Nothing on the document reads as a value ${readable(name)}.`];
  const threshold = decisions.thresholds.at(-1)?.threshold;
  const likely = threshold === undefined ? alternatives.slice(0, 1) : alternatives.filter(({ probability }) => probability >= threshold);
  const next = threshold === undefined ? undefined : alternatives[likely.length];
  return [
    ...likely.slice(0, most).map((each) => `"${each.text}" has ${share(each.probability)}, but ${refusal(question, each)}.`),
    ...(next ? [missed(question, next, likely.length > 0)] : []),
    ...decisions.changesOf(alternatives.slice(0, 1)).map((change) => `In ${change}.`),
  ];
}

function readable(name: string): string {
  const detail = detailByName.get(name);
  if (!detail) return 'of its kind, or fits its pattern where it has one';
  return detail.allows ? 'that it may have' : 'of its kind';
}

/** Why a value that is likely enough is not given, with the step that decided: "it is given as InvoiceId (step details.exclusive-identifiers)". */
export function refusal({ decisions, removed }: Question, alternative: Choice): string {
  if (removed.has(alternative)) return 'a rule, list or pattern of the customer’s own took it away';
  const reason = decisions.reasonFor(alternative);
  return reason ? `${reason.because} (step ${reason.step})` : 'others are likelier';
}

function missed({ decisions }: Question, next: Choice, isNext: boolean): string {
  const { threshold, because } = decisions.thresholds.at(-1)!;
  const { text, probability } = next;
  if (probability < 0.005)
    return isNext ? 'Nothing else came near.' : `Nothing came near: even the likeliest, "${text}", has less than 0.01, not the ${threshold} ${because}.`;
  const reason = decisions.reasonFor(next);
  const also = reason ? `; ${reason.because} (step ${reason.step})` : '';
  return `The ${isNext ? 'next' : 'likeliest'}, "${text}", has ${share(probability, threshold)}, less than the ${threshold} ${because}${also}.`;
}

function noSpan({ alternatives, decisions, wasGiven }: Question): string[] {
  const [best] = alternatives;
  if (!best) return [decisions.sentences.at(-1) ?? 'No words of the document were taken for it.'];
  const taken = `"${best.text}" was taken for it with ${share(best.probability)}, but`;
  if (wasGiven) return [`${taken} a rule of the customer’s own took it away.`];
  const reason = decisions.reasonFor(best);
  return [reason ? `${taken} ${reason.because} (step ${reason.step}).` : `${taken} is no value of it.`, ...decisions.sentences];
}
