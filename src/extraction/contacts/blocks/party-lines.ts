/** Lines that may be a party's, with what the network gives whose they are, and which of them are together on the page. */
import { contactRoles, type ContactRole } from '../../../catalogue/contact-fields.js';
import { type Box, isAligned } from '../../../document/box.js';
import { segmentsOf } from '../../../features/tokens/segments.js';
import { tagNames } from '../../../network/config.js';
import type { ClassifiedPage } from '../../decoding/classify.js';
import { boxOf } from '../../../features/tokens/token-text.js';
import { roleOf } from '../spans/tags.js';

export interface PartyLine {
  readonly classified: ClassifiedPage;
  /** Indices of its tokens on the page. */
  readonly first: number;
  readonly last: number;
  readonly text: string;
  readonly starts: readonly number[];
  readonly box: Box;
  /** By role, in the order of `contactRoles`: weighted log probability that the line is this party's. */
  readonly votes: readonly number[];
  /** The line that it is with, above it or left of it. */
  readonly above?: PartyLine;
}

export const blockWeights = {
  /** Probability of any contact from which a line is looked at. */
  least: 0.05,
  /** Least share of a role: one word the network is sure of does not decide over all others. */
  floor: 0.02,
  /** Of what it takes for another party's: so much may be the sender's or the receiver's. */
  other: 0.4,
  /** Cost of two parties within lines that are together. */
  change: 1,
};

/** In heights of the type: most from line to line; between words of one line; how far edges may be off. */
const [farthest, beside, edge] = [3.6, 3, 0.7];
/** Lines that are looked back on. */
const mostBefore = 24;

/** Of each tag, as an index of `contactRoles`. */
const roles = tagNames.map((_, tag) => contactRoles.indexOf(roleOf(tag) as ContactRole));

/** Of one page, top to bottom. */
export function partyLines(classified: ClassifiedPage): PartyLine[] {
  const { tokens } = classified.page;
  const segments = segmentsOf(tokens)
    .map((segment) => ({ ...segment, box: boxOf(tokens.slice(segment.first, segment.last + 1)) }))
    .sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  const lines: PartyLine[] = [];
  for (const { first, last, text, starts, box } of segments) {
    const votes = votesOf(classified, first, last);
    if (!votes) continue;
    const above = lineBefore(box, lines, tokens[first]!.line);
    lines.push({ classified, first, last, text, starts, box, votes, ...(above && { above }) });
  }
  return lines;
}

/** Undefined where hardly any of its words is a contact's. */
function votesOf({ tags }: ClassifiedPage, first: number, last: number): PartyLine['votes'] | undefined {
  const sums = [0, 0, 0];
  let [mass, most] = [0, 0];
  for (let i = first; i <= last; i++) {
    const own = [0, 0, 0];
    for (let tag = 1; tag < tagNames.length; tag++) own[roles[tag]!]! += tags[i * tagNames.length + tag]!;
    const all = own[0]! + own[1]! + own[2]!;
    most = Math.max(most, all);
    mass += all;
    for (let role = 0; role < own.length; role++) sums[role]! += all * Math.log(Math.max(blockWeights.floor, shareOf(role, own) / Math.max(all, 1e-9)));
  }
  if (most < blockWeights.least) return undefined;
  const weight = Math.min(1, mass) / mass;
  return sums.map((sum) => sum * weight);
}

const shareOf = (role: number, own: readonly number[]): number => own[role]! + (role < 2 ? blockWeights.other * own[2]! : 0);

/** The nearest line above in the same column, or left of it on the same line. */
function lineBefore(box: Box, lines: readonly PartyLine[], line: number): PartyLine['above'] {
  for (let at = lines.length - 1; at >= 0 && at >= lines.length - mostBefore; at--) {
    const other = lines[at]!;
    const height = Math.max(box.height, other.box.height);
    const isBeside = other.classified.page.tokens[other.first]!.line === line && box.x > other.box.x;
    if (isBeside) {
      if (box.x - other.box.x - other.box.width < beside * height) return other;
      continue;
    }
    const down = box.y - other.box.y;
    if (down > 0.5 * Math.min(box.height, other.box.height) && isUpon(box, other.box)) return down < farthest * height ? other : undefined;
  }
  return undefined;
}

const isUpon = (a: Box, b: Box): boolean => isAligned(a, b, edge * Math.max(a.height, b.height)) || (a.x < b.x + b.width && b.x < a.x + a.width);
