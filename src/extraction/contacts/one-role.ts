/** A name that is tagged as the sender's in one place and as the receiver's in another is the sender's in both, where the receiver has another name and the sender has none. */
import { bare } from '../../fold.js';
import { fieldValue } from '../../values/contact/field-value.js';
import { editDistance } from '../../values/text/edit-distance.js';
import { addressFields, isNear, overlapsBlock } from './address.js';
import type { ContactSpan } from './spans/span.js';

/** Least probability of the names of both parties. */
const likely = 0.6;
/** Signs that are misread of so many. */
const misread = 8;
/** Names more than that are no document's of two parties: an adversarial one has thousands. */
const mostNames = 40;

/** The spans with such blocks as the sender's; the same object where there are none such. */
export function oneRole(spans: readonly ContactSpan[]): readonly ContactSpan[] {
  const names = spans.filter(({ field, role, isRecalled }) => field === 'Name' && role !== 'Other' && !isRecalled);
  if (names.length > mostNames) return spans;
  const [senders, receivers] = [names.filter(({ role }) => role === 'Sender'), names.filter(({ role }) => role === 'Receiver')];
  const sure = senders.filter(({ probability }) => probability >= likely);
  const taken = receivers.filter((name) => sure.some((sender) => isSame(name, sender)));
  const [first] = taken;
  if (!first || !senders.every((sender) => isSame(sender, first))) return spans;
  if (!receivers.some((name) => name.probability >= likely && !isSame(name, first))) return spans;
  const own = new Set(spans.filter((span) => span.role === 'Receiver' && taken.includes(nameOf(span, receivers)!)));
  return spans.map((span) => (own.has(span) ? { ...span, role: 'Sender' } : span));
}

/** The name of a span's block: itself, else the last one above it. */
const nameOf = (span: ContactSpan, names: readonly ContactSpan[]): ContactSpan | undefined =>
  span.field === 'Name'
    ? span
    : names.findLast(
        (name) => name.page === span.page && name.line <= span.line && isNear(name, span) && (!addressFields.includes(span.field) || overlapsBlock(name, span)),
      );

function isSame(a: ContactSpan, b: ContactSpan): boolean {
  const [x, y] = [a, b].map(({ text }) => bare(fieldValue('Name', text, undefined))) as [string, string];
  const limit = Math.floor(Math.max(x.length, y.length) / misread);
  return x !== '' && editDistance(x, y, { limit }) <= limit;
}
