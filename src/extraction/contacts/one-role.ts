/** A name that is tagged as the sender's in one place and as the receiver's in another is the sender's in both, where the receiver has another name and the sender has none. */
import { bare } from '../../fold.js';
import { fieldValue } from '../../values/contact/field-value.js';
import { editDistance } from '../../values/text/edit-distance.js';
import { addressFields, isInBlock, isNear, overlapsBlock } from './address.js';
import { type ContactSpan, isRecognised } from './spans/span.js';

/** Least probability of the names of both parties. */
const likely = 0.6;
/** One of so many signs of a recognised name may be misread. */
const misread = 8;
/** More names, or longer ones, are no document's of two parties: an adversarial one has thousands. */
const [mostNames, longest] = [40, 80];
/** In lines: a name below another one of its block names who receives it, or cares for it. */
const below = 2;
/** "c/o Nordwind": somebody else's. */
const careOf = /^(?:c\/o|p\. ?a\.)/i;

/** The spans with such blocks as the sender's; the same object where there are none such. */
export function oneRole(spans: readonly ContactSpan[]): readonly ContactSpan[] {
  const names = spans.filter(({ field, role }) => field === 'Name' && role !== 'Other');
  if (names.length > mostNames) return spans;
  const values = new Map(names.map((name) => [name, bare(fieldValue('Name', name.text, undefined)).slice(0, longest)]));
  const isSame = (a: ContactSpan, b: ContactSpan): boolean => isSameName(values.get(a)!, values.get(b)!, isRecognised(a) || isRecognised(b));
  const [senders, receivers] = [names.filter(({ role }) => role === 'Sender'), names.filter(({ role }) => role === 'Receiver')];
  const sure = senders.filter(({ probability }) => probability >= likely);
  const isBelow = (name: ContactSpan): boolean =>
    receivers.some((other) => other.line < name.line && name.line - other.line <= below && isInBlock(other, name) && !isSame(other, name));
  const taken = receivers.filter((name) => !name.isRecalled && !careOf.test(name.text) && !isBelow(name) && sure.some((sender) => isSame(name, sender)));
  const [first] = taken;
  if (!first || !senders.every((sender) => isSame(sender, first))) return spans;
  if (!receivers.some((name) => name.probability >= likely && !isSame(name, first))) return spans;
  const own = new Set(spans.filter((span) => span.role === 'Receiver' && !span.isRecalled && taken.includes(nameOf(span, receivers)!)));
  return spans.map((span) => (own.has(span) ? { ...span, role: 'Sender' } : span));
}

/** The name of a span's block: itself, else the last one above it. */
const nameOf = (span: ContactSpan, names: readonly ContactSpan[]): ContactSpan | undefined =>
  span.field === 'Name'
    ? span
    : names.findLast(
        (name) => name.page === span.page && name.line <= span.line && isNear(name, span) && (!addressFields.includes(span.field) || overlapsBlock(name, span)),
      );

/** The same letters and digits; of recognised names but for a few letters. */
function isSameName(a: string, b: string, recognised: boolean): boolean {
  if (a === b || !recognised || a.replace(/\D/g, '') !== b.replace(/\D/g, '')) return a === b && a !== '';
  const limit = Math.floor(Math.max(a.length, b.length) / misread);
  return editDistance(a, b, { limit }) <= limit;
}
