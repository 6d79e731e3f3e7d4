/** Why a value was given: what decided, how sure it was read, the next of the values that it was chosen from. */
import { detailByName } from '../../catalogue/details.js';
import type { Prediction } from '../found.js';
import { likelyAtAll, refused } from './absence.js';
import { cellChanges, share } from './decisions.js';
import type { Given, Question } from './given.js';

/** Sentences on one given value, the score and its recommended threshold last. */
export function reasons(question: Question, { prediction, row }: Given): string[] {
  const { evidence, value, decidedBy, forced, page } = prediction;
  const { code } = evidence;
  const notes = evidence.notes.filter((note) => note !== decidedBy);
  return [
    ...(decidedBy ? [`${decidedBy} decided for "${value}".`] : []),
    ...(code || detailByName.get(question.name)?.found === 'code' ? [`Read from ${code ? `the ${code}` : 'a code'} on page ${page! + 1}.`] : []),
    ...(evidence.derived ? [`"${value}" is not printed; it follows: ${notes.join('; ') || decidedBy || 'from context'}.`] : notes.map((note) => `${note}.`)),
    ...(evidence.check ? [checks[evidence.check]] : []),
    ...(evidence.ambiguous ? ['It can be read in more than one way: how the document writes other dates and amounts was weighed in.'] : []),
    ...(evidence.disagrees > 0 && notes.length === 0 ? ['It does not agree with the values that belong to it.'] : []),
    ...(evidence.textLayer ? [] : [`Recognised from a picture; its least sure word has confidence ${evidence.minConfidence.toFixed(2)}.`]),
    ...changes(question, { prediction, row }).map((change) => `${change}.`),
    ...(decidedBy !== undefined || evidence.derived || code !== undefined ? [] : choice(question, prediction)),
    ...(forced ? [`The best match was asked for: it has ${share(evidence.probability)}.`] : []),
    passes(prediction),
  ];
}

const checks = {
  passed: 'Its check digits are right.',
  failed: 'Its check digits are not those of its kind.',
  repaired: 'Another reading of its picture fits where what was read does not.',
  computed: 'What is printed for it contradicts the amounts around it, which give this value.',
} as const;

function changes({ extraction: { considered, lineItems }, name, decisions, alternatives }: Question, { prediction, row }: Given): readonly string[] {
  if (row !== undefined) return cellChanges(considered?.trace, lineItems[row]!, name, prediction.evidence.derived ? prediction.evidence.notes : []);
  return decisions.changesOf(alternatives.filter(({ given }) => given));
}

/** The reasons that steps gave for the value, and the next one with those for it. */
function choice({ alternatives, decisions }: Question, prediction: Prediction): string[] {
  const [own, next] = [alternatives.find(({ id }) => id === prediction.choice), alternatives.find(({ given }) => !given)];
  if (!own) return [];
  const [has, reason] = [share(own.probability), decisions.reasonFor(own)];
  const isNear = next !== undefined && next.probability >= likelyAtAll;
  return [
    ...(reason ? [`It has ${has}: ${reason}.`] : []),
    isNear
      ? (refused(next, decisions.reasonFor(next)) ?? `Next is "${next.text}" with ${share(next.probability)} against ${has}.`)
      : `No other value came near its ${has}.`,
  ];
}

function passes({ score, threshold, validate }: Prediction): string {
  const asked = validate ? '; a rule asks for a person to look' : undefined;
  if (threshold === undefined || threshold < 0) return `Score ${score.toFixed(4)}; no threshold is recommended${asked ?? ', so a person should look'}.`;
  const verdict = Number(score.toFixed(4)) >= Number(threshold.toFixed(4)) ? ': it passes unseen' : ': a person should look';
  return `Score ${score.toFixed(4)}, recommended threshold ${threshold.toFixed(4)}${asked ?? verdict}.`;
}
