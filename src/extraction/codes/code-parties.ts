/** Parties that a code names beside those read from print: of a payment slip's own text the code knows better, a letterhead that is sure stays. */
import { isWithin } from '../../document/box.js';
import { bare, fold } from '../../fold.js';
import { confirmedField, isSure } from './confirmation.js';
import type { CodeFacts } from './code-facts.js';
import type { Contact, Prediction } from '../found.js';

const address: readonly string[] = ['Street', 'ZipCode', 'City'];
type Fields = Readonly<Record<string, readonly Prediction[]>>;
const first = (fields: Contact['fields'], field: string): Prediction | undefined => (fields as Fields)[field]?.[0];

/**
 * The code adds to a letterhead of the same name. It goes before what is on its own slip, before an unlikely name, and where the other one's party was taken for this one.
 * A letterhead's address stays whole where it is sure.
 */
export function withParty(contacts: readonly Contact[], coded: Contact, facts: CodeFacts): readonly Contact[] {
  const at = contacts.findIndex(({ role }) => role === coded.role);
  const named = coded.fields.Name?.[0];
  if (at < 0) return named ? [...contacts, coded] : contacts;
  const printed = contacts[at]!;
  const name = printed.fields.Name?.[0];
  const isOwn = name !== undefined && named !== undefined && resembles(name.value, named.value);
  const isOthers = !isOwn && name !== undefined && facts.contacts.some(({ fields }) => fields.Name && resembles(name.value, fields.Name[0]!.value));
  const stays = (mine: Prediction | undefined, other: Prediction): boolean =>
    mine !== undefined && !isOthers && isSure(mine, other) && !isOnSlip(mine, facts) && !isSameText(mine.value, other.value);
  if (name && named && !isOwn && stays(name, named)) return contacts;
  const isElsewhere = address.some((field) => {
    const other = first(coded.fields, field);
    return other !== undefined && stays(first(printed.fields, field), other);
  });
  if (isElsewhere && named && !isOwn) return contacts;
  const fields: Record<string, readonly Prediction[]> = { ...printed.fields };
  for (const [field, [value]] of Object.entries(coded.fields)) {
    const mine = fields[field]?.[0];
    if (mine && isSameText(mine.value, value!.value)) fields[field] = [confirmedField(mine, facts.code)];
    else if (!stays(mine, value!) && !(isElsewhere && address.includes(field))) fields[field] = [value!];
  }
  return contacts.map((each, index) => (index === at ? { ...each, fields, score: named ? Math.max(each.score, coded.score) : each.score } : each));
}

/** The code's own slip prints what it holds, in small type and with its parties side by side. */
const isOnSlip = ({ page, box }: Prediction, { slip }: CodeFacts): boolean =>
  slip !== undefined && box !== undefined && page === slip.page && isWithin(box, slip.box);

/** "Muster" and "Muster GmbH": half of the shorter one's words, at least one. */
function resembles(printed: string, coded: string): boolean {
  const [a, b] = [wordsOf(printed), wordsOf(coded)];
  const [fewer, more] = a.size <= b.size ? [a, b] : [b, a];
  return isSameText(printed, coded) || (fewer.size > 0 && 2 * [...fewer].filter((word) => more.has(word)).length >= fewer.size);
}

/** Without legal forms and initials, which many names share. */
const wordsOf = (name: string): ReadonlySet<string> => new Set((fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 3));

const isSameText = (printed: string, coded: string): boolean => bare(printed) === bare(coded);
