/** One printed value beside one of a code: which of them stays, and what is noted of it. */
import { sure } from './code-facts.js';
import type { Prediction } from '../found.js';

/** Score from which a printed value stays. */
const leastSure = 0.5;

/** A printed value with failing check digits does not stay where the code's are right. */
export const isSure = ({ score, evidence }: Prediction, coded: Prediction): boolean =>
  score >= leastSure && !(coded.evidence.check === 'passed' && evidence.check !== undefined && evidence.check !== 'passed');

const noted = (printed: Prediction, note: string): Prediction => ({ ...printed, evidence: { ...printed.evidence, notes: [...printed.evidence.notes, note] } });

/** `name`: the detail that the code makes of it. */
export const confirmed = (printed: Prediction, code: string, name = printed.name): Prediction => ({
  ...noted(printed, `confirmed by the ${code}`),
  name,
  score: Math.max(printed.score, sure),
});

/** A party's field, which is calibrated by its evidence alone: that is as sure as the code is. */
export function confirmedField(printed: Prediction, code: string): Prediction {
  const found = confirmed(printed, code);
  const { probability, margin, none } = found.evidence;
  return {
    ...found,
    evidence: { ...found.evidence, probability: Math.max(probability, sure), margin: Math.max(margin, sure), none: Math.min(none, 1 - sure) },
  };
}

/** The printed value with a note that the code holds another one. */
export const otherwise = (printed: Prediction, coded: Prediction, code: string): Prediction => noted(printed, `the ${code} holds ${coded.value}`);
