/** Contacts' decisions in their order: tags of words, whose the blocks of the page are, then spans of a party's fields. */
import type { ContactRole } from '../../catalogue/contact-fields.js';
import { tagNames } from '../../network/config.js';
import { type AssignedBlock, assigned } from './blocks/assignment.js';
import { blockTags, type TaggedPage } from './blocks/block-tags.js';
import { blocksOf } from './blocks/blocks.js';
import type { PartyLine } from './blocks/party-lines.js';
import type { ClassifiedPage } from '../decoding/classify.js';
import type { ContactSpan } from './spans/span.js';
import { gap, taggedSpans } from './spans/spans.js';
import { type Because, type Describe, mapSame, newTrace, runSteps, type Step, type Trace } from '../decoding/steps.js';
import { joinedNames } from './names/joined-names.js';
import { fieldOf } from './spans/tags.js';
import { smoothTags } from '../decoding/viterbi.js';

type Pages = readonly TaggedPage[];

/** Tags of all pages' words, in order: the network's likeliest, then those that follow from whose their blocks are. */
export const tagSteps: readonly Step<Pages, readonly ClassifiedPage[]>[] = [
  {
    name: 'contacts.viterbi',
    evidence: ['network', 'layout'],
    isRequired: true,
    run: (_, pages) =>
      pages.map((classified) => ({ classified, tags: smoothTags(classified.page.tokens, classified.tags, { count: tagNames.length, change: 1.2, gap }) })),
  },
  { name: 'contacts.blocks', evidence: ['network', 'layout', 'wording', 'form'], run: withBlocks },
];

/** Spans of the whole document, in order. */
export const spanSteps: readonly Step<readonly ContactSpan[]>[] = [
  { name: 'contacts.joined-names', evidence: ['layout', 'wording'], run: (spans) => joinedNames(spans) },
];

function withBlocks(before: Pages, pages: readonly ClassifiedPage[], because: Because): Pages {
  const blocks = new Map<ClassifiedPage, AssignedBlock[]>(pages.map((page) => [page, []]));
  for (const each of assigned(blocksOf(pages))) blocks.get(each.block.lines[0]!.classified)!.push(each);
  return mapSame(before, (page, p) => {
    const own = blocks.get(pages[p]!)!;
    if (own.length === 0) return page;
    const after = blockTags(pages[p]!, own);
    for (const { block, role, reason } of own) if (reason) for (const line of block.lines) explainLine(line, role, reason, after.tags, because);
    return after;
  });
}

function explainLine({ classified: { page }, first, last }: PartyLine, role: ContactRole, reason: string, tags: Int32Array, because: Because): void {
  for (const field of new Set(Array.from(tags.subarray(first, last + 1), fieldOf)))
    if (field) because({ role, field, page: page.page, line: page.tokens[first]!.line }, reason);
}

/** Tagged spans of all parties of the document. */
export function contactSpans(pages: readonly ClassifiedPage[], trace: Trace = newTrace()): readonly ContactSpan[] {
  const tagged = runSteps(tagSteps, [], pages, trace, (all) => all.flatMap(describeTags));
  const spans = tagged.flatMap(({ classified, tags }) => taggedSpans(classified, tags));
  return runSteps(spanSteps, spans, undefined, trace, describeSpans);
}

/** A word → "Receiver.City". */
const describeTags = ({ classified: { page }, tags }: TaggedPage): ReturnType<Describe<TaggedPage>> =>
  page.tokens.flatMap(({ line, word }, i) => (tags[i] ? [[{ page: page.page, line, word }, tagNames[tags[i]!]!] as const] : []));

/** A span → its text. */
const describeSpans: Describe<readonly ContactSpan[]> = (spans) =>
  spans.map(({ page, line, box, role, field, text }) => [{ role, field, page, line, x: Math.round(box.x) }, text]);
