/** The values that a detail was chosen from, likeliest first. Those of one value are one, wherever they are. */
import { touches, type Box } from '../../document/box.js';
import { bare } from '../../values/text/fold.js';
import { trimmed } from '../../values/text/trimmed.js';
import type { ContactSpan } from '../contacts/spans/span.js';
import { fieldValue } from '../../values/contact/field-value.js';
import type { Prediction } from '../found.js';
import { tokensOn } from '../../features/tokens/line-index.js';
import { formatValue } from '../decoding/predictions.js';
import { lineOf, type Ranked, type Ranking } from '../decoding/ranking.js';
import { textOf } from '../../features/tokens/token-text.js';

/** A value that could have been given. */
export interface Alternative {
  readonly value: string;
  /** As printed. */
  readonly text: string;
  /** From 0. */
  readonly page: number;
  readonly box: Box;
  /** All words of the line it is on. */
  readonly line: string;
  /** The network's, before arithmetic and checks. */
  readonly probability: number;
  readonly check?: 'passed' | 'failed' | 'repaired';
  readonly given: boolean;
}

/** With the index of its line on the page, by which the trace knows spans. */
export interface Choice extends Alternative {
  readonly lineIndex: number;
}

export const ofRanking = ({ name, ranked }: Ranking, given: readonly Prediction[]): Choice[] => ranked.map((each) => ofRanked(name, each, given));

function ofRanked(name: string, ranked: Ranked, given: readonly Prediction[]): Choice {
  const { value, probability, candidate, page, repaired } = ranked;
  const { text, box } = candidate;
  const check = repaired ? 'repaired' : candidate.check;
  const isHere = (each: Prediction) => each.page === page.page && each.box?.x === box.x && each.box.y === box.y;
  // A sum's sign may have been turned, another reading of its picture taken, and a rule may write a value in its own way.
  const isOther = (each: Prediction) => Number(each.value) === -Number(value) || each.evidence.check === 'repaired' || each.decidedBy !== undefined;
  const isGiven = given.some((each) => each.value === formatValue(name, value) || (isHere(each) && isOther(each)));
  const lineIndex = lineOf(ranked);
  return {
    value,
    text,
    page: page.page,
    box,
    line: textOf(tokensOn(page, [lineIndex]).map((i) => page.tokens[i]!)),
    probability,
    ...(check && { check }),
    given: isGiven,
    lineIndex,
  };
}

export function ofSpans(spans: readonly ContactSpan[], given: readonly Prediction[]): Choice[] {
  const values = new Map<string, Choice>();
  for (const { field, text, page, box, probability, line } of [...spans].sort((a, b) => b.probability - a.probability)) {
    const isHere = (each: Prediction) => each.page === page && each.box !== undefined && touches(each.box, box);
    // What was given is shown as it was decided; of the others no step decided a value, and they are read for the explanation alone.
    const own = given.find((each) => isHere(each) && each.text === trimmed(text));
    const value = own?.value || fieldValue(field, text, undefined) || text;
    const key = bare(value) || value;
    const isGiven = given.some((each) => bare(each.value) === bare(value) || isHere(each));
    const known = values.get(key) ?? { value, text, page, box, line: text, probability, given: false, lineIndex: line };
    values.set(key, { ...known, given: known.given || isGiven });
  }
  return [...values.values()];
}
