/** Why a value was given: what decided, how sure it was read, the next of the values that it was chosen from. */
import { detailByName } from '../../catalogue/details.js';
import type { Prediction } from '../found.js';
import { likelyAtAll, refused } from './absence.js';
import { cellChanges, share } from './decisions.js';
import type { Given, Question } from './given.js';

export function reasons(question: Question, { prediction, row }: Given): string[] {
  const { evidence, value, decidedBy, forced, page } = prediction;
  const notes = evidence.notes.filter((note) => note !== decidedBy);
  return [
    ...(decidedBy ? [`${decidedBy} decided for "${value}".`] : []),
    ...(detailByName.get(question.name)?.found === 'code' ? [`Read from a code on page ${page! + 1}.`] : []),
    ...(evidence.derived
      ? [`"${value}" is not printed; it follows: ${notes.join('; ') || decidedBy || 'from context'}.`]
      : notes.map((note) => (isCode(note) ? `Read from the ${note.replace('Code code', 'Code')} on page ${page! + 1}.` : `${note}.`))),
    ...(evidence.check ? [checks[evidence.check]] : []),
    ...(evidence.ambiguous ? ['It can be read in more than one way: how the document writes other dates and amounts was weighed in.'] : []),
    ...(evidence.disagrees > 0 && notes.length === 0 ? ['It does not agree with the values that belong to it.'] : []),
    ...(evidence.textLayer ? [] : [`Recognised from a picture; its least sure word has confidence ${evidence.minConfidence.toFixed(2)}.`]),
    ...changes(question, row).map((change) => `In ${change}.`),
    ...(decidedBy !== undefined || evidence.derived || evidence.notes.some(isCode) ? [] : choice(question, notes.length === 0)),
    ...(forced ? [forcedBecause(question, prediction)] : []),
    passes(prediction),
  ];
}

/** Notes of what payment codes settled: "SwissQr code". */
const isCode = (note: string): boolean => /^\w+ code$/.test(note);

const checks = {
  passed: 'Its check digits are right.',
  failed: 'Its check digits are not those of its kind.',
  repaired: 'Another reading of its picture fits where what was read does not.',
} as const;

/** What steps changed after the network: "details.totals: 150.00 → 119.00". */
function changes({ extraction: { considered, lineItems }, name, decisions, alternatives }: Question, row: number | undefined): readonly string[] {
  if (row !== undefined) return cellChanges(considered?.trace, lineItems[row]!, name);
  return decisions.changesOf(alternatives.filter(({ given }) => given));
}

/** The value against the next one, the reason that a step gave for it, and the threshold that it had to reach. `isAlone`: nothing else spoke for it. */
function choice(question: Question, isAlone: boolean): string[] {
  const { alternatives, decisions } = question;
  const [own, next] = [alternatives.find(({ given }) => given), alternatives.find(({ given }) => !given)];
  if (!own) return [];
  const reason = decisions.reasonFor(own);
  const isRefused = next !== undefined && (next.probability > own.probability || decisions.reasonFor(next) !== undefined);
  const [first] = decisions.thresholds;
  const has = share(own.probability);
  return [
    ...(reason ? [`${reason.because[0]!.toUpperCase()}${reason.because.slice(1)} (step ${reason.step}).`] : []),
    !next || next.probability < likelyAtAll ? `No other value came near its ${has}.` : isRefused ? refused(question, next) : nextTo(next, has),
    ...(first && isAlone && !question.extraction.considered?.options.forceBestMatch && own.probability >= first.threshold && !reason
      ? [`Below ${first.threshold} it would not have been given.`]
      : []),
  ];
}

function forcedBecause({ decisions: { thresholds } }: Question, { evidence: { probability } }: Prediction): string {
  const first = thresholds[0]?.threshold ?? 0;
  return `The best match was asked for: it has ${share(probability)}${probability < first ? `, and without that a value is given from ${first} on` : ''}.`;
}

const nextTo = ({ text, probability }: Question['alternatives'][number], has: string): string => `Next is "${text}" with ${share(probability)} against ${has}.`;

function passes({ score, threshold, validate }: Prediction): string {
  const asked = validate ? '; a rule asks for a person to look' : undefined;
  if (threshold === undefined || threshold < 0) return `Score ${score.toFixed(4)}; no threshold is recommended${asked ?? ', so a person should look'}.`;
  const verdict = Number(score.toFixed(4)) >= Number(threshold.toFixed(4)) ? ': it passes unseen' : ': a person should look';
  return `Score ${score.toFixed(4)}, recommended threshold ${threshold.toFixed(4)}${asked ?? verdict}.`;
}
