/** Contacts' decisions in their order: tags of words, whose the blocks of the page are, then spans of a party's fields. */
import { type ContactRole, contactRoles } from '../../catalogue/contact-fields.js';
import { tagsWith } from '../../memory/found-fields.js';
import { tagNames } from '../../network/config.js';
import { blockTags, smoothed } from './blocks/block-tags.js';
import { blocksOf } from './blocks/blocks.js';
import { type PartyLine, partyLines } from './blocks/party-lines.js';
import type { ClassifiedPage } from '../decoding/classify.js';
import type { ContactSpan } from './spans/span.js';
import { type TaggedPage, taggedSpans } from './spans/spans.js';
import { type Because, type Describe, mapSame, newTrace, runSteps, type Step, type Trace } from '../decoding/steps.js';
import { fieldOf } from './spans/tags.js';

type Pages = readonly TaggedPage[];

/** Tags of all pages' words, in order, after the network's likeliest: those that follow from whose their blocks are. */
export const tagSteps: readonly Step<Pages, readonly ClassifiedPage[]>[] = [
  { name: 'contacts.blocks', evidence: ['network', 'layout', 'form'], run: withBlocks },
  { name: 'contacts.recalled', evidence: ['network', 'memory'], run: (all, pages) => mapSame(all, (page, p) => holding(page, pages[p]!.found)) },
];

function withBlocks(before: Pages, pages: readonly ClassifiedPage[], because: Because): Pages {
  return mapSame(before, (page, p) => {
    const blocks = blocksOf(partyLines(pages[p]!));
    if (blocks.length === 0) return page;
    const after = blockTags(pages[p]!, blocks);
    for (const { lines, role } of blocks) for (const line of lines) explainLine(line, role, after.tags, because);
    return after;
  });
}

/** Remembered fields whose words are found again: whole, and nothing but those words. */
const holding = (page: TaggedPage, found: ClassifiedPage['found'] = []): TaggedPage =>
  found.length === 0 ? page : { ...page, tags: tagsWith(found, page.tags), found };

/** Says why a line's fields are this party's where the network alone takes the line for another's. */
function explainLine({ classified: { page }, first, last, votes }: PartyLine, role: ContactRole, tags: Int32Array, because: Because): void {
  if (contactRoles[votes.indexOf(Math.max(...votes))] === role) return;
  for (const field of new Set(Array.from(tags.subarray(first, last + 1), fieldOf)))
    if (field) because({ detail: `${role}.${field}`, page: page.page, line: page.tokens[first]!.line }, `the lines around it are the ${role}’s`);
}

/** Tagged spans of all parties of the document, in order. */
export function contactSpans(pages: readonly ClassifiedPage[], trace: Trace = newTrace()): readonly ContactSpan[] {
  const likeliest = pages.map((classified) => ({ classified, tags: smoothed(classified, classified.tags) }));
  const tagged = runSteps(tagSteps, likeliest, pages, trace, (all) => all.flatMap(describeTags));
  return tagged.flatMap(taggedSpans);
}

/** A word → "Receiver.City". */
const describeTags = ({ classified: { page }, tags }: TaggedPage): ReturnType<Describe<TaggedPage>> =>
  page.tokens.flatMap(({ line, word }, i) => (tags[i] ? [[{ page: page.page, line, word }, tagNames[tags[i]!]!] as const] : []));
