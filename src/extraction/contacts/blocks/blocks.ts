/** Blocks: lines that are together and are one party's by what the network gives of all of them. */
import { contactRoles } from '../../../catalogue/contact-fields.js';
import { rememberedOf } from '../../../remembered.js';
import type { ClassifiedPage } from '../../decoding/classify.js';
import { type PartyLine, partyLines, weights } from './party-lines.js';

export interface Block {
  /** Top to bottom. */
  readonly lines: readonly PartyLine[];
  /** By role: sum over its lines. */
  readonly votes: readonly number[];
}

export const blocksOf = rememberedOf((pages: readonly ClassifiedPage[]): readonly Block[] => pages.flatMap((page) => splitIntoBlocks(partyLines(page))));

/** The likeliest roles of lines that are together, where a change of role has a cost (max-sum over the forest of lines); a block ends where the role changes. */
export function splitIntoBlocks(lines: readonly PartyLine[]): Block[] {
  const scores = new Map(lines.map((line) => [line, line.votes.slice()]));
  // Each line is behind the one it hangs on.
  for (const line of lines.toReversed()) {
    if (!line.above) continue;
    const own = scores.get(line)!;
    const changed = Math.max(...own) - weights.change;
    const to = scores.get(line.above)!;
    own.forEach((score, role) => void (to[role]! += Math.max(score, changed)));
  }
  const roles = new Map<PartyLine, number>();
  const blocks = new Map<PartyLine, PartyLine[]>();
  for (const line of lines) {
    const own = scores.get(line)!;
    const best = own.indexOf(Math.max(...own));
    const before = line.above && roles.get(line.above)!;
    const stays = before !== undefined && own[before]! >= own[best]! - weights.change;
    roles.set(line, stays ? before : best);
    const block = line.above && stays ? blocks.get(line.above)! : [];
    block.push(line);
    blocks.set(line, block);
  }
  return [...new Set(blocks.values())].map((own) => ({
    lines: own,
    votes: contactRoles.map((_, role) => own.reduce((sum, { votes }) => sum + votes[role]!, 0)),
  }));
}
