/** Sender, receiver and other contacts: tagged spans gathered into parties, each field's best span chosen, values normalised. */
import { contactFields, type ContactField, type ContactRole, contactRoles } from '../../catalogue/contact-fields.js';
import { addressFields, addressOf, isInBlock, printedCountry } from './address.js';
import { chosen, ofNetwork, type Term, weighed } from './choice.js';
import { inFull, nameCandidates, nameTerms } from './name-terms.js';
import { withoutRegions } from './regions.js';
import { type ContactSpan, idOf, isRecognised } from './spans/span.js';
import { fieldValue, isDoubtful } from '../../values/contact/field-value.js';
import { trimmed } from '../../values/text/trimmed.js';
import { type Because, type Describe, noReasons, type Subject } from '../decoding/steps.js';
import type { Contact, Prediction } from '../found.js';
import { derivedPrediction, evidenceOf } from '../decoding/predictions.js';

/** What of a party tells which country is its own (ISO 3166-1 alpha-2): "town", "tax id". */
export interface CountrySource {
  readonly by: string;
  readonly country: string;
}

export interface PartyCountry {
  readonly country?: string | undefined;
  /** The caller gives it. */
  readonly isStated?: boolean;
  /** Each by itself; they may contradict each other. */
  readonly sources?: readonly CountrySource[];
}
export type PartyCountries = Readonly<Partial<Record<ContactRole, PartyCountry>>>;

/** Either is read as what it is, whichever the network took it for. */
const internetFields: ReadonlySet<ContactField> = new Set(['Email', 'WebsiteUrl']);
const numbers: ReadonlySet<ContactField> = new Set(['Phone', 'Fax']);

/** Fewer digits than that are a number within its town, which a number with the town's or a mobile one goes before. */
const fewestDigits = 8;

const numberTerms: readonly Term<ContactSpan>[] = [
  ...ofNetwork,
  { name: 'without its area', of: ({ text }) => (text.replace(/\D/g, '').length < fewestDigits ? -0.3 : 0) },
];

/** Fields of sender and receiver with their first value. */
export const describeContacts: Describe<readonly Contact[]> = (contacts) =>
  contacts.flatMap(({ role, fields }) =>
    role === 'Other' ? [] : Object.entries(fields).map(([field, [first]]) => [{ detail: `${role}.${field}` }, first?.value ?? ''] as const),
  );

/** Sender and receiver where they have any span, then others that have a name. `countries`: used where an address prints none. */
export function contactsOf(spans: readonly ContactSpan[], countries: PartyCountries, because: Because = noReasons): Contact[] {
  const contacts: Contact[] = [];
  for (const role of ['Sender', 'Receiver'] as const) {
    const own = spans.filter((span) => span.role === role);
    const contact = contactOf(role, own, countries[role] ?? {}, because);
    if (contact) contacts.push(contact);
  }
  for (const block of blocks(spans.filter((span) => span.role === 'Other'))) {
    const contact = contactOf('Other', block, {}, because);
    if (contact?.fields.Name) contacts.push(contact);
    else for (const span of block) because(subjectOf(span), 'it belongs to no contact with a name');
  }
  const tagged = new Set(spans.map(detailOf));
  for (const role of contactRoles)
    for (const field of contactFields)
      if (!tagged.has(`${role}.${field}`)) because({ detail: `${role}.${field}` }, 'No words of the document were taken for it.');
  return contacts;
}

function contactOf(role: ContactRole, spans: readonly ContactSpan[], party: PartyCountry, because: Because): Contact | undefined {
  if (spans.length === 0) return undefined;
  const { country: other } = party;
  const printed = printedCountry(spans, other);
  const country = printed?.value ?? other;
  const address = addressOf(withoutRegions(spans, country));
  const fields: Partial<Record<ContactField, readonly Prediction[]>> = {};
  for (const field of contactFields) {
    const own = spans.filter((span) => span.field === field || (internetFields.has(field) && internetFields.has(span.field)));
    if (field === 'Country' || own.length + (address.has(field) ? 1 : 0) === 0) continue;
    if (internetFields.has(field)) {
      const list = distinct(own, field, country);
      if (list.length) fields[field] = list;
      continue;
    }
    const terms = field === 'Name' ? nameTerms(own, address.get('Street') ?? address.get('City')) : numbers.has(field) ? numberTerms : ofNetwork;
    const likeliest = addressFields.includes(field) ? address.get(field) : chosen(field === 'Name' ? nameCandidates(own) : own, terms);
    const recalled = own.filter(({ isRecalled }) => isRecalled);
    const best = chosen(recalled, ofNetwork) ?? (field === 'Name' && likeliest ? inFull(likeliest, own) : likeliest);
    const value = best && (asLabelled(best) ?? fieldValue(field, best.text, country, isRecognised(best)));
    if (best && (value || !numbers.has(field))) fields[field] = [contactPrediction(best, value!, secondOf(best, own))];
    if (best && field === 'Name' && own.length > 1) explainChoice(own, likeliest!, best, terms, because);
  }
  const given = printed ? contactPrediction(printed, printed.value) : country ? unprinted(country, party) : undefined;
  if (given) fields.Country = [given];
  for (const span of spans) explainSpan(span, fields[span.field]?.filter(({ value }) => value !== '') ?? [], because);
  return contactWith(role, fields);
}

/** Street and town of a remembered label are given as they were labelled, with a landmark or state where it has them; undefined where a key may be among the words. */
const asLabelled = ({ field, text, isRecalled }: ContactSpan): string | undefined =>
  isRecalled && !text.includes(':') && (field === 'Street' || (field === 'City' && !/\d/.test(text))) ? trimmed(text) : undefined;

/** The highest probability of a span with other words. */
const secondOf = (best: ContactSpan, spans: readonly ContactSpan[]): number => {
  const text = best.text.toLowerCase();
  return Math.max(0, ...spans.filter((span) => span.text.toLowerCase() !== text).map(({ probability }) => probability));
};

function explainChoice(spans: readonly ContactSpan[], likeliest: ContactSpan, best: ContactSpan, terms: readonly Term<ContactSpan>[], because: Because): void {
  const most = weighed(likeliest, terms);
  const less = (span: ContactSpan): string => `its evidence (${weighed(span, terms)}) is less than that of "${likeliest.text}" (${most})`;
  const taken = best.isRecalled ? `it was the name on a remembered document` : `it is "${likeliest.text}", which has most evidence, with its legal form`;
  const left = best.isRecalled ? `"${best.text}" was the name on a remembered document` : `"${best.text}" is it with its legal form`;
  for (const span of spans) {
    if (span === best) because(subjectOf(span), span === likeliest ? `it has most evidence: ${most}` : taken);
    else because(subjectOf(span), span === likeliest ? `it has most evidence (${most}), and ${left}` : less(span));
  }
}

const detailOf = ({ role, field }: Pick<ContactSpan, 'role' | 'field'>): string => `${role}.${field}`;
const subjectOf = (span: ContactSpan): Subject => ({ detail: detailOf(span), value: idOf(span) });

/** Why a span is not its field's value, where it is not. */
function explainSpan(span: ContactSpan, given: readonly Prediction[], because: Because): void {
  const { field } = span;
  if (given.some(({ choice }) => choice === idOf(span))) return;
  if (addressFields.includes(field))
    because(subjectOf(span), given.length > 0 ? 'another address has its parts together' : 'it is apart from the rest of the address');
  else if (given.length === 0 || (field !== 'Name' && span.value === '')) because(subjectOf(span), `it is not read as a ${field}`);
  else if (field !== 'Name')
    because(subjectOf(span), given.some(({ value }) => value === span.value) ? 'its value is given from another place' : 'the likeliest goes before');
}

/** A contact whose score is the mean of its first name, street, code and town; 0 without any of them. */
export function contactWith(role: ContactRole, fields: Contact['fields']): Contact {
  const scores = [fields.Name, fields.Street, fields.ZipCode, fields.City].flatMap((list) => list?.[0]?.score ?? []);
  return { role, fields, score: scores.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : 0 };
}

/** Guessed where nothing of the party's own tells it, unless the caller gives it. */
function unprinted(country: string, { isStated = false, sources = [] }: PartyCountry): Prediction {
  if (isStated) return derivedPrediction('Country', country, 0.6, ['given by the caller']);
  const telling = sources.filter((source) => source.country === country).map(({ by }) => by);
  if (telling.length === 0)
    return { ...derivedPrediction('Country', country, 0.6, ['not printed: as the document’s language or the other party’s']), guessed: true };
  const others = sources.filter((source) => source.country !== country).map(({ by, country: told }) => `not ${told} as its ${by}`);
  const found = derivedPrediction('Country', country, 0.6, [`not printed: that of its ${telling.join(', ')}`, ...others]);
  return { ...found, evidence: { ...found.evidence, agrees: telling.length, disagrees: others.length } };
}

/** Times as likely where no such domain can exist. */
const doubtful = 0.4;

function distinct(spans: readonly ContactSpan[], field: ContactField, country: string | undefined): Prediction[] {
  const byValue = new Map<string, Prediction>();
  for (const span of [...spans].sort((a, b) => b.probability - a.probability)) {
    const value = fieldValue(field, span.text, country, isRecognised(span));
    if (!value || byValue.has(value)) continue;
    byValue.set(value, contactPrediction(isDoubtful(field, value) ? { ...span, probability: span.probability * doubtful } : span, value));
  }
  return [...byValue.values()].sort((a, b) => b.score - a.score).slice(0, 4);
}

/** Blocks of spans near each other: one contact each. */
function blocks(spans: readonly ContactSpan[]): ContactSpan[][] {
  const found: ContactSpan[][] = [];
  for (const span of spans) {
    const block = found.find((spans) => spans.some((other) => isInBlock(other, span)));
    if (block) block.push(span);
    else found.push([span]);
  }
  return found;
}

/** A span as the prediction of its field with this value; score is the span's probability. `second`: that of the field's likeliest other words. */
export function contactPrediction(span: ContactSpan, value: string, second = 0): Prediction {
  const words = span.bounds && { ...span.bounds, second, count: span.tokens.length };
  return {
    name: span.field,
    value,
    text: trimmed(span.text),
    choice: idOf(span),
    score: span.probability,
    page: span.page,
    box: span.box,
    evidence: evidenceOf(span.probability, { meanConfidence: span.minConfidence, minConfidence: span.minConfidence, ...(words && { words }) }),
  };
}
