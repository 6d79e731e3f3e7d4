/** Whose each block of a document is, all of them together: what the network gives of its words, the key above it, and that a document has one sender and one receiver. */
import { contactRoles, type ContactRole } from '../../../catalogue/contact-fields.js';
import type { Block } from './blocks.js';

/** In log probability: a key that names another party; a document without a block of several lines that is the sender's, the receiver's. */
export const costs = { key: 5, noSender: 10, noReceiver: 1 };
/** Pages; parties are on the first ones. */
const lookedAt = 2;

export interface AssignedBlock {
  readonly block: Block;
  readonly role: ContactRole;
  /** Why, where the network alone takes it for another party's. */
  readonly reason?: string;
}

/**
 * The roles that are likeliest together: each block's own, but for one that is the sender's and another that is the receiver's where no block is theirs. Exact, since
 * nothing else ties two blocks; the order of the blocks does not matter.
 */
export function assigned(blocks: readonly Block[]): AssignedBlock[] {
  const scores = blocks.map(scoresOf);
  const roles = scores.map(likeliest);
  const loss = (at: number, role: number): number => scores[at]![roles[at]!]! - scores[at]![role]!;
  const main = [...blocks.keys()].filter((at) => blocks[at]!.lines.length > 1 && pageOf(blocks[at]!) < lookedAt);
  /** Those that it costs least to give to a role, or none. */
  const cheapest = (role: number) => [...main.toSorted((a, b) => loss(a, role) - loss(b, role) || above(blocks[a]!, blocks[b]!)).slice(0, 2), undefined];
  const pairs = cheapest(0).flatMap((sender) => cheapest(1).map((receiver) => [sender, receiver] as const));
  const total = ([sender, receiver]: (typeof pairs)[number]): number =>
    (sender === undefined ? costs.noSender : loss(sender, 0)) + (receiver === undefined ? costs.noReceiver : loss(receiver, 1));
  const [sender, receiver] = pairs.filter(([a, b]) => a === undefined || a !== b).sort((a, b) => total(a) - total(b))[0]!;
  const own = roles.slice();
  if (sender !== undefined) own[sender] = 0;
  if (receiver !== undefined) own[receiver] = 1;
  return blocks.map((block, at) => {
    const role = contactRoles[own[at]!]!;
    const byKey = roles[at] !== likeliest(block.votes) ? `the key of its block names the ${role}` : '';
    const reason = own[at] !== roles[at] ? `no other block is as likely the ${role}’s` : byKey;
    return { block, role, ...(reason && { reason }) };
  });
}

const likeliest = (scores: readonly number[]): number => scores.indexOf(Math.max(...scores));
const pageOf = ({ lines: [first] }: Block): number => first!.classified.page.page;
const above = (a: Block, b: Block): number => pageOf(a) - pageOf(b) || a.lines[0]!.box.y - b.lines[0]!.box.y || a.lines[0]!.box.x - b.lines[0]!.box.x;

/** By role, in the order of `contactRoles`. */
function scoresOf({ lines, votes }: Block): readonly number[] {
  const keys = new Set(lines.flatMap(({ key }) => key ?? []));
  return contactRoles.map((role, r) => votes[r]! - (keys.size > 0 && !keys.has(role) ? costs.key : 0));
}
