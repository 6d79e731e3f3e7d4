/** The values that a detail was chosen from, likeliest first. Those of one value are one, wherever they are. */
import type { Box } from '../../document/box.js';
import { bare } from '../../fold.js';
import { type ContactSpan, idOf } from '../contacts/spans/span.js';
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

/** With what the trace knows it by: the ranking's value or the span's id, and the index of its line on the page. */
export interface Choice extends Alternative {
  readonly id: string;
  readonly lineIndex: number;
}

/** The ranking's values in its order; `given`: predictions of the detail. */
export const ofRanking = ({ name, ranked }: Ranking, given: readonly Prediction[]): Choice[] => ranked.map((each) => ofRanked(name, each, given));

function ofRanked(name: string, ranked: Ranked, given: readonly Prediction[]): Choice {
  const { value, probability, candidate, page, repaired } = ranked;
  const { text, box } = candidate;
  const check = repaired ? 'repaired' : candidate.check;
  const lineIndex = lineOf(ranked);
  return {
    value,
    text,
    page: page.page,
    box,
    line: textOf(tokensOn(page, [lineIndex]).map((i) => page.tokens[i]!)),
    probability,
    ...(check && { check }),
    given: given.some((each) => each.choice === value || each.value === formatValue(name, value)),
    id: value,
    lineIndex,
  };
}

/** What was given is shown as it was decided, and by the reasons of its own place. */
export function ofSpans(spans: readonly ContactSpan[], given: readonly Prediction[]): Choice[] {
  const values = new Map<string, Choice>();
  for (const span of [...spans].sort((a, b) => b.probability - a.probability)) {
    const { text, page, box, probability, line } = span;
    const id = idOf(span);
    const own = given.find((each) => each.choice === id);
    const value = own?.value || span.value || text;
    const key = bare(value) || value;
    const isGiven = own !== undefined || given.some((each) => bare(each.value) === bare(value));
    const known = values.get(key) ?? { value, text, page, box, line: text, probability, given: isGiven, id, lineIndex: line };
    values.set(key, own ? { ...known, given: true, id, lineIndex: line } : known);
  }
  return [...values.values()];
}
