/** Ranked values as predictions: value in its detail's format, text and box as printed, and the evidence behind them. */
import { detailByName } from '../../catalogue/details.js';
import type { KindName } from '../../values/kind.js';
import { withDecimals } from '../../values/numbers/printed.js';
import { isAmbiguous } from './conventions.js';
import type { Evidence, Group, Prediction } from '../found.js';
import type { Ranked, Ranking } from './ranking.js';
import { choiceOf, tokensOfCandidate } from './ranking.js';
import type { Describe } from './steps.js';

/** Kinds whose check digits are always meant to hold. */
export const checkedKinds: ReadonlySet<KindName> = new Set<KindName>(['iban', 'vat-id', 'isr-reference', 'isr-subscriber']);

export const noEvidence: Evidence = {
  probability: 0,
  margin: 0,
  none: 1,
  candidates: 0,
  agrees: 0,
  disagrees: 0,
  derived: false,
  meanConfidence: 1,
  minConfidence: 1,
  textLayer: true,
  ambiguous: false,
  notes: [],
};

/** Of a value that the network, or a code, gives this probability and nothing else is known of. */
export const evidenceOf = (probability: number, extra: Partial<Evidence> = {}): Evidence => ({ ...noEvidence, probability, none: 1 - probability, ...extra });

/** "1234.5" → "1234.50" for a detail with two decimals, "8.25" as it is for a rate; other values as they are. */
export function formatValue(name: string, value: string): string {
  const { kind, decimals } = detailByName.get(name) ?? {};
  return withDecimals(value, kind, decimals);
}

/** A ranked value as a prediction of the detail. `extra` goes over its evidence; one that `disagrees` has 0.6 of its probability, a failed check or repair less score. */
export function predictionOf(name: string, chosen: Ranked, ranking: Ranking, extra: Partial<Evidence> = {}): Prediction {
  const next = ranking.ranked.find((other) => other.value !== chosen.value)?.probability ?? 0;
  const choice = choiceOf(ranking, chosen);
  const confidences = confidencesOf(chosen);
  const probability = chosen.probability * (extra.disagrees ? contradicted : 1);
  const check = chosen.repaired ? 'repaired' : chosen.candidate.check;
  return {
    name,
    value: formatValue(name, chosen.value),
    text: chosen.candidate.text.trim(),
    ...(choice !== undefined && { choice }),
    score: probability * doubt(chosen.candidate.kind, check, confidences.textLayer),
    page: chosen.page.page,
    box: chosen.candidate.box,
    evidence: {
      ...noEvidence,
      probability,
      margin: probability - next,
      none: ranking.none,
      candidates: ranking.candidates,
      ...(check && { check }),
      ...confidences,
      ambiguous: isAmbiguous(chosen.candidate, chosen.page),
      ...extra,
    },
  };
}

/** Amounts and days that contradict each other need a person's check at any probability: of such totals two in three are right (6,000 synthetic documents). */
const contradicted = 0.6;

/** On recognised pages check digits that fail lower the score, and so does a repair; a text layer prints what is meant, but an IBAN that fails is none. */
function doubt(kind: KindName, check: Evidence['check'], textLayer: boolean): number {
  // Another reading of the picture, chosen because it fits.
  if (check === 'repaired') return 0.75;
  if (check !== 'failed') return 1;
  if (kind === 'iban') return 0.6;
  return !textLayer && checkedKinds.has(kind) ? 0.85 : 1;
}

/** All values of each name. */
export const describePredictions: Describe<readonly Prediction[]> = (predictions) =>
  [...new Set(predictions.map(({ name }) => name))].map((detail) => [
    { detail },
    predictions.flatMap(({ name, value }) => (name === detail ? [value] : [])).join(', '),
  ]);

/** The values of all members by their names, whatever the group. */
export const describeGroups: Describe<readonly Group[]> = (groups) => describePredictions(groups.flatMap(({ members }) => members));

/** A value that is not printed but follows from others. */
export function derivedPrediction(name: string, value: string, score: number, notes: readonly string[]): Prediction {
  return { name, value: formatValue(name, value), score, evidence: evidenceOf(score, { derived: true, notes }) };
}

function confidencesOf(chosen: Ranked) {
  const tokens = tokensOfCandidate(chosen);
  const confidences = tokens.map(({ confidence }) => confidence);
  return {
    meanConfidence: confidences.reduce((sum, confidence) => sum + confidence, 0) / confidences.length,
    minConfidence: Math.min(...confidences),
    textLayer: !tokens[0]!.recognised,
  };
}
