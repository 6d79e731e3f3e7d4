/** One printed value beside one that a code says: which of them stays, and what is noted of it. */
import { sure } from './code-facts.js';
import type { Prediction } from './extraction.js';

/** From this on the network is sure of what is printed. */
const leastSure = 0.5;

/** Check digits that fail are none to be sure of where the code's hold. */
export const isSure = ({ score, evidence }: Prediction, said: Prediction): boolean =>
  score >= leastSure && !(said.evidence.check === 'passed' && evidence.check !== undefined && evidence.check !== 'passed');

/** As sure as the code is, in its evidence as well, which calibration looks at. `name`: the detail that the code makes of it. */
export function confirmed(printed: Prediction, code: string, name = printed.name): Prediction {
  const { probability, margin, none, notes } = printed.evidence;
  const evidence = { probability: Math.max(probability, sure), margin: Math.max(margin, sure), none: Math.min(none, 1 - sure) };
  return {
    ...printed,
    name,
    score: Math.max(printed.score, sure),
    evidence: { ...printed.evidence, ...evidence, notes: [...notes, `the ${code} code says so`] },
  };
}

export const otherwise = (printed: Prediction, said: Prediction, code: string): Prediction => ({
  ...printed,
  evidence: { ...printed.evidence, notes: [...printed.evidence.notes, `the ${code} code says ${said.value}`] },
});
