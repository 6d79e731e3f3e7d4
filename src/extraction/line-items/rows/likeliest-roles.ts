/**
 * The likeliest sequence of line roles (Viterbi, linear in the lines), by what the network gives each line and by whether the rows are whole items. Its states
 * are the roles of a line that is in no row, and within a row the set of parts that it has so far.
 */
import { lineRoles } from '../../../network/config.js';
import type { ClassifiedLines } from '../../decoding/classify.js';
import { type LineParts, numbers, part, partSets } from './line-parts.js';

/** Log weights: one pass of coordinate search over train, dev and documents made by hand (2026-11-23); `loneTotal`, `noName`, `stray` and the last two by hand. */
export const rowWeights = {
  /** The least log probability of a line's role: the network is no surer than that against the parts of the rows. */
  least: -4,
  /** A row that is no item: words without a number, or numbers without words. */
  noItem: 3.2,
  /** A lone total, which may be any sum. */
  loneTotal: 0.7,
  /** Quantity, price and total without words: an item where they add up. */
  noName: 1.5,
  /** The same with a position, which only items have. */
  lonePosition: 2,
  /** A position, or a total with its quantity or price, in a line that is in no row. */
  stray: 1.5,
  /** A row without a total in a table whose rows have one. */
  noTotal: 2.3,
  noPosition: 1,
  /** A second total with a second quantity or position; a second one with words. */
  second: 6,
  secondTotal: 4,
  /** A further line of what is no item. */
  otherContinues: 1,
  /** Two lines that add up only together. */
  addsUp: 8,
  /** A row begins with its words. */
  wordsFirst: 0.05,
  /** A continuation needs a row, and a table rarely starts anew. */
  continuesNothing: 4,
  startAfterOutside: 0.7,
};

/** What the lines of a table hold. */
export interface TableParts {
  readonly parts: ReadonlyMap<number, LineParts>;
  /** Its rows have totals, or positions. */
  readonly hasTotals: boolean;
  readonly hasPositions: boolean;
}

const [outside, header, start, continues, other] = lineRoles.map((_, index) => index) as [number, number, number, number, number];
/** States: outside, header, other, then a row by its parts. */
const [inOutside, inHeader, inOther, inRow] = [0, 1, 2, 3];
const states = inRow + partSets;
const nothing: LineParts = { parts: 0, addsUpWithLast: false };

/** The role of each line; by the network alone where the parts are not known. */
export function likeliestRoles({ roles }: ClassifiedLines, lines: readonly number[], known?: TableParts): number[] {
  const w = rowWeights;
  const closed = Array.from({ length: partSets }, (_, parts) => (known ? completeness(parts, known) : 0));
  const least = known ? w.least : -Infinity;
  let [scores, next] = [new Float64Array(states).fill(-Infinity), new Float64Array(states)];
  scores[inOutside] = 0;
  /** For every line and state, the state before it and the line's role. */
  const [from, as] = [new Uint8Array(lines.length * states), new Uint8Array(lines.length * states)];
  const log = new Float64Array(lineRoles.length);
  let at = 0;
  const reach = (state: number, before: number, role: number, score: number): void => {
    if (score <= next[state]!) return;
    next[state] = score;
    from[at + state] = before;
    as[at + state] = role;
  };
  for (const line of lines) {
    for (let role = 0; role < log.length; role++) log[role] = Math.max(least, roles[line * lineRoles.length + role]!);
    const { parts, addsUpWithLast } = known?.parts.get(line) ?? nothing;
    const stray = parts & part.position || (parts & part.total && parts & (part.quantity | part.price)) ? w.stray : 0;
    const begins = log[start]! + (parts & part.words ? w.wordsFirst : 0);
    next.fill(-Infinity);
    let ended = inRow;
    for (let state = inRow; state < states; state++) {
      if (scores[state] === -Infinity) continue;
      if (scores[state]! + closed[state - inRow]! > scores[ended]! + closed[ended - inRow]!) ended = state;
      const held = state - inRow;
      reach(inRow + (held | parts), state, continues, scores[state]! + log[continues]! - repeated(held, parts) + (addsUpWithLast ? w.addsUp : 0));
    }
    for (const before of [inOutside, inHeader, inOther, ended]) {
      const score = scores[before]! + (before < inRow ? 0 : closed[before - inRow]!);
      reach(inOutside, before, outside, score + log[outside]! - stray);
      reach(inHeader, before, header, score + log[header]!);
      reach(inOther, before, other, score + log[other]! - stray);
      reach(inRow + parts, before, start, score + begins - (before === inOutside ? w.startAfterOutside : 0));
      if (before < inRow) reach(inRow + parts, before, continues, score + log[continues]! - (before === inOther ? 0 : w.continuesNothing));
      if (known && before === inOther) reach(inOther, before, other, score + log[continues]! - w.otherContinues);
    }
    [scores, next] = [next, scores];
    at += states;
  }
  for (let parts = 0; parts < partSets; parts++) scores[inRow + parts]! += closed[parts]!;
  let state = scores.indexOf(Math.max(...scores));
  const result: number[] = [];
  for (let i = lines.length - 1; i >= 0; i--) {
    result[i] = as[i * states + state]!;
    state = from[i * states + state]!;
  }
  return result;
}

const priced = part.words | part.total;

/** Log weight of a row with these parts. */
function completeness(parts: number, { hasTotals, hasPositions }: TableParts): number {
  const w = rowWeights;
  if (parts === part.total) return -w.loneTotal;
  if ((parts & ~part.position) === numbers) return -w.noName;
  if (!(parts & part.words && parts & numbers)) return -w.noItem - (parts & part.position ? w.lonePosition : 0);
  return -(hasTotals && !(parts & part.total) ? w.noTotal : 0) - (hasPositions && !(parts & part.position) ? w.noPosition : 0);
}

/** Cost of a line with these parts in a row that holds those already. */
function repeated(held: number, own: number): number {
  const both = held & own;
  if (both & part.total && both & (part.quantity | part.position)) return rowWeights.second;
  return (both & priced) === priced ? rowWeights.secondTotal : 0;
}
