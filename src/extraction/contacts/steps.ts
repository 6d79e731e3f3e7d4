/** Contacts' decisions in their order: tags of words, then spans of a party's fields. */
import type { ContactRole } from '../../catalogue/contact-fields.js';
import type { Token } from '../../features/contract.js';
import { tagNames } from '../../network/config.js';
import { addressGapSteps } from './addresses/address-gaps.js';
import type { ClassifiedPage } from '../decoding/classify.js';
import type { ConfidenceOf, ContactSpan } from './spans/span.js';
import { gap, spanOf, taggedSpans } from './spans/spans.js';
import { untaggedPoints } from './contact-points.js';
import { type Describe, newTrace, runSteps, type Step, type Trace } from '../decoding/steps.js';
import { joinedNames } from './names/joined-names.js';
import { withMissingParty, withOneOwnerEach } from './missing-parties.js';
import { nameStartSteps } from './names/name-starts.js';
import { smoothTags } from '../decoding/viterbi.js';
import type { TagStep } from './spans/tag-edits.js';

/** Tags of a page's words, in order: the likeliest sequence, then parts of addresses, then names. */
export const tagSteps: readonly TagStep[] = [
  {
    name: 'contacts.viterbi',
    evidence: ['network', 'layout'],
    isRequired: true,
    run: (_, { tokens, probabilities }) => smoothTags(tokens, probabilities, { count: tagNames.length, change: 1.2, gap }),
  },
  ...addressGapSteps,
  ...nameStartSteps,
];

interface TaggedDocument {
  readonly pages: readonly ClassifiedPage[];
  /** Tag of every word, page by page. */
  readonly tags: readonly Int32Array[];
  readonly confidenceOf: ConfidenceOf;
}

/** Spans of the whole document, in order. */
export const spanSteps: readonly Step<readonly ContactSpan[], TaggedDocument>[] = [
  { name: 'contacts.joined-names', evidence: ['layout', 'wording'], run: (spans) => joinedNames(spans) },
  { name: 'contacts.points-by-form', evidence: ['form', 'network'], run: withPoints },
  {
    name: 'contacts.one-party-a-block',
    evidence: ['layout', 'network'],
    run: (spans, { pages, confidenceOf }) => withOneOwnerEach(spans, pages, confidenceOf),
  },
  {
    name: 'contacts.missing-sender',
    evidence: ['form', 'layout'],
    run: (spans, { pages, confidenceOf }) => withMissingParty('Sender', spans, pages, confidenceOf),
  },
];

export function contactSpans(pages: readonly ClassifiedPage[], confidenceOf: ConfidenceOf, trace: Trace = newTrace()): readonly ContactSpan[] {
  const tags = pages.map(({ page: { page, tokens }, tags: probabilities }) =>
    runSteps(tagSteps, new Int32Array(tokens.length), { page, tokens, probabilities }, trace, (tags) => describeTags(tags, page, tokens)),
  );
  const spans = pages.flatMap((classified, p) => taggedSpans(classified, tags[p]!, confidenceOf));
  return runSteps(spanSteps, spans, { pages, tags, confidenceOf }, trace, describeSpans);
}

const added = <T>(all: readonly T[], more: readonly T[]): readonly T[] => (more.length > 0 ? [...all, ...more] : all);

/** Addresses of mail and web and telephone numbers of parties that have none. */
function withPoints(spans: readonly ContactSpan[], { pages, tags, confidenceOf }: TaggedDocument): readonly ContactSpan[] {
  const known = new Set(spans.map(({ role, field }) => `${role}.${field}`));
  const namesOf = (role: ContactRole) => spans.filter((span) => span.role === role && span.field === 'Name').flatMap(({ text }) => text.split(/[\s.-]+/));
  const points = pages.flatMap((classified, p) =>
    untaggedPoints(classified, tags[p]!, (role, field) => known.has(`${role}.${field}`), namesOf).map((point) =>
      spanOf(classified, point.tokens, point.tag, confidenceOf),
    ),
  );
  return added(spans, points);
}

/** A word → "Receiver.City". */
const describeTags = (tags: Int32Array, page: number, tokens: readonly Token[]): ReturnType<Describe<Int32Array>> =>
  tokens.flatMap(({ line, word }, i) => (tags[i] ? [[{ page, line, word }, tagNames[tags[i]!]!] as const] : []));

/** A span → its text. */
const describeSpans: Describe<readonly ContactSpan[]> = (spans) =>
  spans.map(({ page, line, box, role, field, text }) => [{ role, field, page, line, x: Math.round(box.x) }, text]);
