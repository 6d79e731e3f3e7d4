/**
 * The likeliest segmentation of a table's lines into rows and lines that are none: a semi-Markov Viterbi search (Sarawagi & Cohen, Semi-Markov Conditional Random
 * Fields, 2004). It is worth the sum of what the network gives each line's role and of what each row's parts and the reading of its cells are worth. With V(t, r)
 * the best of the first t lines whose last segment has role r,
 *   V(t, row) = max over f < t of  max over r of V(f, r) + begins(f + 1, r)  +  sum of continues(f + 2 … t)  +  worth(f + 1 … t),
 * and for the other roles, whose segments are single lines, the step of Viterbi: time in O(lines × lines of a row at most). Readings take longest by far: a row
 * counts with the most that its reading may be worth until it is in the best segmentation and then read; the best of read rows alone is that of all rows read.
 */
import { lineRoles } from '../../../network/config.js';
import type { ClassifiedLines } from '../../decoding/classify.js';
import { completeness, costOfStray, joined, type LineParts, mostOfReading, noParts, part } from './line-parts.js';

/** Log weights: one pass of coordinate search over train, dev and documents made by hand (2026-11-23). */
const roleWeights = {
  /** The least log probability of a line's role: the network is no surer than that against the cells of the rows. */
  least: -4,
  /** A further line of what is no item. */
  otherContinues: 1,
  /** A continuation needs a row, and a table rarely starts anew. */
  continuesNothing: 4,
  startAfterOutside: 0.7,
  /** A row begins with its words. */
  wordsFirst: 0.05,
};

/** What rows are worth besides their lines' roles, as log weights. */
export interface RowWorth {
  readonly parts: ReadonlyMap<number, LineParts>;
  /** Parts that most rows of the table have. */
  readonly usual: number;
  ofReading(lines: readonly number[]): number;
}

export interface Segment {
  /** Index among the roles; `start` for a row. */
  readonly role: number;
  readonly lines: readonly number[];
}

export const [outside, header, start, continues, other] = lineRoles.map((_, index) => index) as [number, number, number, number, number];
const ended = [outside, header, other, start];
/** Lines of one row at most; it ends where these are further behind the likeliest roles. */
const [longest, hopeless] = [60, 12];

/** Lines as one row. */
interface Span {
  readonly from: number;
  readonly to: number;
  /** Of the lines behind its first, and of its parts. */
  readonly own: number;
  readonly reading: Reading;
}

/** Of all rows with the same lines of figures up to `last`: other lines add nothing to what adds up. */
interface Reading {
  readonly last: number;
  /** At most, where it is not read. */
  worth: number;
  isRead: boolean;
}

const states = lineRoles.length;

/** Rows, and each other line by itself; by the network alone without `worth`. */
export function segmentation({ roles }: ClassifiedLines, lines: readonly number[], worth?: RowWorth): Segment[] {
  const w = roleWeights;
  const log = new Float64Array(lines.length * states);
  lines.forEach((line, at) => {
    for (let role = 0; role < states; role++) log[at * states + role] = Math.max(worth ? w.least : -Infinity, roles[line * states + role]!);
  });
  const spans = spansByEnd(log, lines, worth);
  /** Of the lines up to each that end in each role; where it is `continues`, of those before it and a row that begins there. */
  const scores = new Float64Array(log.length);
  /** The role of the line before; of a row its span. */
  const [before, rows] = [new Uint8Array(log.length), new Array<Span | undefined>(lines.length)];
  const search = (at: number): void => {
    const i = at * states;
    const reach = (role: number, from: number, score: number): void => {
      if (score <= scores[i + role]!) return;
      scores[i + role] = score;
      before[i + role] = from;
    };
    scores.fill(-Infinity, i, i + states);
    const parts = worth?.parts.get(lines[at]!)?.parts ?? 0;
    const stray = costOfStray(parts);
    const begins = log[i + start]! + (parts & part.words ? w.wordsFirst : 0);
    for (const role of at === 0 ? [outside] : ended) {
      const score = at === 0 ? 0 : scores[i - states + role]!;
      for (const none of [outside, header, other]) reach(none, role, score + log[i + none]! - stray);
      if (worth && role === other) reach(other, role, score + log[i + continues]! - w.otherContinues);
      reach(continues, role, score + begins - (role === outside ? w.startAfterOutside : 0));
      if (role !== start) reach(continues, role, score + log[i + continues]! - (role === other ? 0 : w.continuesNothing));
    }
    for (const span of spans[at]!) {
      const score = scores[span.from * states + continues]! + span.own + span.reading.worth;
      if (score <= scores[i + start]!) continue;
      scores[i + start] = score;
      rows[at] = span;
    }
  };
  for (let first = 0; ; ) {
    for (let at = first; at < lines.length; at++) search(at);
    const [segments, unread]: [Segment[], Span[]] = [[], []];
    const last = scores.subarray(-states);
    let role = ended.reduce((best, each) => (last[each]! > last[best]! ? each : best));
    for (let at = lines.length - 1; at >= 0; at--) {
      const span = role === start ? rows[at]! : undefined;
      if (span && !span.reading.isRead) unread.push(span);
      segments.push({ role, lines: lines.slice(span?.from ?? at, at + 1) });
      at = span?.from ?? at;
      role = before[at * states + (span ? continues : role)]!;
    }
    if (unread.length === 0) return segments.reverse();
    for (const { from, to, reading } of unread) Object.assign(reading, { worth: worth!.ofReading(lines.slice(from, to + 1)), isRead: true });
    first = Math.min(...unread.map(({ reading }) => reading.last));
  }
}

/** For each line the rows that may end there. */
function spansByEnd(log: Float64Array, lines: readonly number[], worth: RowWorth | undefined): Span[][] {
  const spans = lines.map((): Span[] => []);
  const readings = new Map<number, Reading>();
  /** How far a continuation is behind the likeliest role of each line. */
  const costs = lines.map((_, at) => log.subarray(at * states, (at + 1) * states).reduce((a, b) => (a > b ? a : b)) - log[at * states + continues]!);
  for (let from = 0; from < lines.length; from++) {
    let row = noParts;
    let [further, behind, first, last] = [0, 0, -1, -1];
    for (let to = from; to < Math.min(lines.length, from + longest); to++) {
      const line = worth?.parts.get(lines[to]!) ?? noParts;
      if (line.hasFigures) [first, last] = [first < 0 ? to : first, to];
      row = joined(row, line);
      if (to > from) {
        further += log[to * states + continues]!;
        behind += costs[to]!;
      }
      const atMost = mostOfReading(row);
      if (behind + row.repeated - atMost > hopeless) break;
      const key = first * lines.length + last;
      const reading = readings.get(key) ?? { last, worth: atMost, isRead: first < 0 };
      readings.set(key, reading);
      spans[to]!.push({ from, to, own: further + (worth ? completeness(row, worth.usual) : 0), reading });
    }
  }
  return spans;
}
