/** Segments: runs of tokens of one line without a wide gap, as cells and phrases are printed. Values never cross such a gap. */
import type { Token } from '../contract.js';
import { joined } from './token-text.js';

export interface Segment {
  /** Tokens first … last, both included. */
  readonly first: number;
  readonly last: number;
  readonly text: string;
  /** Where each token starts in `text`. */
  readonly starts: readonly number[];
}

/** Gap that ends a segment, in token heights; a blank is a quarter to a half. */
const wide = 1.1;

/** Cached by the page's tokens. */
const known = new WeakMap<readonly Token[], readonly Segment[]>();

/** From left to right, line by line: every token is in exactly one segment. */
export function segmentsOf(tokens: readonly Token[]): readonly Segment[] {
  let segments = known.get(tokens);
  if (!segments) known.set(tokens, (segments = splitAtGaps(tokens)));
  return segments;
}

function splitAtGaps(tokens: readonly Token[]): Segment[] {
  const segments: Segment[] = [];
  let first = 0;
  for (let i = 1; i <= tokens.length; i++) {
    if (i < tokens.length && !isBreak(tokens[i - 1]!, tokens[i]!)) continue;
    if (i > first) segments.push({ first, last: i - 1, ...joined(tokens.slice(first, i)) });
    first = i;
  }
  return segments;
}

function isBreak(a: Token, b: Token): boolean {
  if (a.line !== b.line) return true;
  const gap = b.box.x - (a.box.x + a.box.width);
  return gap > wide * Math.max(a.box.height, b.box.height);
}

/** The tokens that characters start … end of the segment's text touch. */
export function tokensAt(segment: Segment, start: number, end: number): readonly [first: number, last: number] {
  let first = segment.first;
  for (let i = 0; i < segment.starts.length && segment.starts[i]! <= start; i++) first = segment.first + i;
  let last = first;
  for (let i = first - segment.first; i < segment.starts.length && segment.starts[i]! < end; i++) last = segment.first + i;
  return [first, last];
}
