/** Contacts' decisions in their order: the likeliest tags of words together, remembered fields that are found again, then spans of a party's fields. */
import type { Token } from '../../features/contract.js';
import { tagsWith } from '../../memory/found/found-fields.js';
import { tagNames } from '../../network/config.js';
import { remembered } from '../../remembered.js';
import { isCodeInTwo } from '../../values/contact/postal-code.js';
import { kinds } from '../../values/index.js';
import type { ClassifiedPage } from '../decoding/classify.js';
import { ownSite } from './own-site.js';
import { oneRole } from './one-role.js';
import { type Places, placedTowns } from './placed-towns.js';
import { joinedNames } from './spans/joined-names.js';
import { namesWithGaps } from './spans/names-with-gaps.js';
import { ownersNames } from './spans/owners-names.js';
import { printedWhole } from './spans/printed-whole.js';
import { unfinishedNames } from './spans/unfinished-names.js';
import { wrappedAddresses } from './spans/wrapped-addresses.js';
import { type ContactSpan, idOf } from './spans/span.js';
import { gap, type TaggedPage, taggedSpans } from './spans/spans.js';
import { type Describe, mapSame, newTrace, runSteps, type Step, type Trace } from '../decoding/steps.js';
import { smoothTags } from '../decoding/viterbi.js';

type Pages = readonly TaggedPage[];

/** Tags of all pages' words, in order, after the network's likeliest. */
export const tagSteps: readonly Step<Pages, readonly ClassifiedPage[]>[] = [
  {
    name: 'contacts.recalled',
    evidence: ['network', 'memory'],
    reason: 'the words of a remembered document’s field, found again',
    run: (all, pages) => mapSame(all, (page, p) => holding(page, pages[p]!.found)),
  },
];

/** Spans of all parties of the document, in order. */
export const spanSteps: readonly Step<readonly ContactSpan[], readonly ClassifiedPage[]>[] = [
  {
    name: 'contacts.one-role',
    evidence: ['network', 'wording', 'layout'],
    reason: 'the name of a sender that has no other, where the receiver has one',
    run: oneRole,
  },
  {
    name: 'contacts.names-with-gaps',
    evidence: ['network', 'layout', 'wording'],
    reason: 'words between a name and its legal form on their line',
    run: namesWithGaps,
  },
  { name: 'contacts.joined-names', evidence: ['network', 'layout', 'wording'], reason: 'a name that goes on in the next line', run: joinedNames },
  {
    name: 'contacts.unfinished-names',
    evidence: ['network', 'layout', 'wording'],
    reason: 'a name whose last word asks for what is behind or below, or whose partners for the firm above',
    run: unfinishedNames,
  },
  {
    name: 'contacts.printed-whole',
    evidence: ['network', 'layout', 'consensus'],
    reason: 'a name in two lines that stands in one line elsewhere',
    run: printedWhole,
  },
  {
    name: 'contacts.owners-names',
    evidence: ['network', 'layout', 'wording'],
    reason: 'the owners of a house, by the words that their names begin with',
    run: ownersNames,
  },
  {
    name: 'contacts.wrapped-addresses',
    evidence: ['network', 'layout', 'form'],
    reason: 'a mail or web address that goes on in the next line',
    run: wrappedAddresses,
  },
];

/** The same with what the parties' countries tell. */
export const addressSteps: readonly Step<readonly ContactSpan[], Places>[] = [
  {
    name: 'contacts.placed-towns',
    evidence: ['network', 'layout', 'wording', 'form'],
    reason: 'a town or code that its address lacks',
    run: placedTowns,
  },
  {
    name: 'contacts.own-site',
    evidence: ['form', 'wording'],
    reason: 'a web address below the domain of the sender’s mail addresses, or of its name',
    run: ownSite,
  },
];

/** Remembered fields whose words are found again: whole, and nothing but those words. */
const holding = (page: TaggedPage, found: ClassifiedPage['found'] = []): TaggedPage =>
  found.length === 0 ? page : { ...page, tags: tagsWith(found, page.tags), found };

/** Costs of a change of field between neighbouring words: beside an address, at a sign, between words without one, else. */
const costs = { address: 0.2, sign: 0.6, words: 2.7, change: 1.2 };

/** Shorter, "D.NO" is the number of an Indian house; longer, it is no address of a letterhead. */
const [shortest, longest] = [6, 120];
/** A mail or web address, which is a field of its own. */
const isAddress = remembered(
  (text) => /[@.]/.test(text) && text.length >= shortest && text.length <= longest && (kinds.email.find(text).length > 0 || kinds.url.find(text).length > 0),
);

/** Fields are separated by signs, numbers and lines; within words of one line ("Atelier Am Brunnen") and a postal code they seldom change. */
function changeCost({ text: before }: Token, { text: after }: Token): number {
  if (isAddress(before) || isAddress(after)) return costs.address;
  if (/[,;:|•·–/)-]$/.test(before) || /^[|•·–/(-]/.test(after)) return costs.sign;
  return isCodeInTwo(before, after) || (/[\p{L}.]$/u.test(before) && /^\p{L}/u.test(after)) ? costs.words : costs.change;
}

const likeliestTags = ({ page, tags }: ClassifiedPage): Int32Array => smoothTags(page.tokens, tags, { count: tagNames.length, change: changeCost, gap });

/** Tagged spans of all parties of the document, in order, broken names as one. */
export function contactSpans(pages: readonly ClassifiedPage[], trace: Trace = newTrace()): readonly ContactSpan[] {
  const likeliest = pages.map((classified) => ({ classified, tags: likeliestTags(classified) }));
  const tagged = runSteps(tagSteps, likeliest, pages, trace, (all) => all.flatMap(describeTags));
  return runSteps(spanSteps, tagged.flatMap(taggedSpans), pages, trace, describeSpans);
}

/** A word → "Receiver.City". */
const describeTags = ({ classified: { page }, tags }: TaggedPage): ReturnType<Describe<TaggedPage>> =>
  page.tokens.flatMap(({ line, word }, i) => (tags[i] ? [[{ page: page.page, line, word }, tagNames[tags[i]!]!] as const] : []));

/** A span → its text. */
export const describeSpans: Describe<readonly ContactSpan[]> = (spans) =>
  spans.map((span) => [{ detail: `${span.role}.${span.field}`, value: idOf(span) }, span.text]);
