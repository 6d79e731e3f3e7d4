/** Candidate generation: every span of a page that some kind of value recognises, once for each of its readings. */
import { type Box, hull, slice } from '../../document/box.js';
import { announcedIds, idsOfPartedKeys } from './announced-ids.js';
import { brokenIbans } from './broken-ibans.js';
import { type Candidate, maxCandidates, type Token } from '../contract.js';
import { firstBits, numberBits } from '../lexicon/lexicon.js';
import { likeliest } from './likeliest.js';
import { originOf, type Recognised, recognisedIn } from './readings.js';
import { segmentsOf, type Segment, tokensAt } from '../tokens/segments.js';
import { type Wordings, wordingsOf } from '../lexicon/wordings.js';

export { candidateKinds } from './readings.js';

/** In reading order; at most maxCandidates, the least likely dropped. */
export function candidatesOf(tokens: readonly Token[], page: number, segments = segmentsOf(tokens), wordings = wordingsOf(tokens)): Candidate[] {
  const found: Candidate[] = [];
  for (const segment of segments) {
    const seen = new Set<string>();
    for (const recognised of recognisedIn(segment.text, originOf(tokens.slice(segment.first, segment.last + 1))))
      collect(found, seen, tokens, segment, wordings, recognised, page);
  }
  found.push(...brokenIbans(tokens, page));
  found.push(...idsOfPartedKeys(tokens, segments, found, page));
  found.push(...announcedIds(segments, { tokens, wordings, found, page }));
  return found.length > maxCandidates ? likeliest(found, wordings) : found;
}

function collect(
  found: Candidate[],
  seen: Set<string>,
  tokens: readonly Token[],
  segment: Segment,
  wordings: Wordings,
  { kind, start, end, text, readings, onlyAnnounced }: Recognised,
  page: number,
): void {
  const [first, last] = tokensAt(segment, start, end);
  if (onlyAnnounced && !(text.length === 1 ? isFirst(wordings, first) : isNumber(wordings, first))) return;
  const box = readings.length > 0 ? boxOf(tokens, segment, first, last, start, end) : undefined;
  for (const { value, check, convention } of readings) {
    const key = `${kind} ${first} ${last} ${value}`;
    if (seen.has(key)) continue;
    seen.add(key);
    found.push({ kind, value, check, convention, first, last, text, box: box!, page });
  }
}

/** A span of the form of an amount or a date is also an identifier where a key such as "invoice no." is beside it or right above. */
function isNumber({ left, leftNear, above, aboveNear }: Wordings, token: number): boolean {
  const beside = (left[token]! & numberBits) !== 0 && leftNear[token]! > 0.5;
  return beside || ((above[token]! & numberBits) !== 0 && aboveNear[token]! > 0.7);
}

/** A single digit is an identifier right behind the key of an invoice's or a customer's number: "Invoice No. 1". */
const isFirst = ({ left, leftNear }: Wordings, token: number): boolean => (left[token]! & firstBits) !== 0 && leftNear[token]! > 0.5;

function boxOf(tokens: readonly Token[], segment: Segment, first: number, last: number, start: number, end: number) {
  const boxes: Box[] = [];
  for (let i = first; i <= last; i++) {
    const { text, box } = tokens[i]!;
    const at = segment.starts[i - segment.first]!;
    const from = Math.max(0, start - at);
    const to = Math.min(text.length, end - at);
    boxes.push(from === 0 && to === text.length ? box : slice(box, text.length, from, Math.max(to, from + 1)));
  }
  return hull(boxes);
}
