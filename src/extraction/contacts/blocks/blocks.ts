/** Blocks: lines that are together and are one party's by what the network gives of all of them. */
import { type ContactRole, contactRoles } from '../../../catalogue/contact-fields.js';
import { type PartyLine, blockWeights } from './party-lines.js';

export interface Block {
  /** Top to bottom. */
  readonly lines: readonly PartyLine[];
  readonly role: ContactRole;
}

/** The likeliest roles of a page's lines that are together, where a change of role has a cost (max-sum over the forest of lines); a block ends where the role changes. */
export function blocksOf(lines: readonly PartyLine[]): Block[] {
  const scores = new Map(lines.map((line) => [line, line.votes.slice()]));
  // Each line is behind the one it hangs on.
  for (const line of lines.toReversed()) {
    if (!line.above) continue;
    const own = scores.get(line)!;
    const changed = Math.max(...own) - blockWeights.change;
    const to = scores.get(line.above)!;
    own.forEach((score, role) => void (to[role]! += Math.max(score, changed)));
  }
  const blocks = new Map<PartyLine, { readonly lines: PartyLine[]; readonly role: ContactRole }>();
  for (const line of lines) {
    const own = scores.get(line)!;
    const most = Math.max(...own);
    const before = line.above && blocks.get(line.above)!;
    const stays = before && own[contactRoles.indexOf(before.role)]! >= most - blockWeights.change;
    const block = stays ? before : { lines: [], role: contactRoles[own.indexOf(most)]! };
    block.lines.push(line);
    blocks.set(line, block);
  }
  return [...new Set(blocks.values())];
}
