/** Sender, receiver and other contacts: tagged spans gathered into parties, each field's best span chosen, values normalised. */
import { contactFields, type ContactField, type ContactRole } from '../catalogue/contact-fields.js';
import { countryOfName } from '../catalogue/country-names.js';
import type { Document } from '../document/document.js';
import { partedAddress } from './address-parts.js';
import { bestName, likeliest } from './best-name.js';
import type { ClassifiedPage } from './classify.js';
import { addressFields, addressOf, isNear, overlapsBlock } from './contact-address.js';
import type { ContactSpan } from './contact-span.js';
import { contactSpans } from './contact-spans.js';
import { fieldValue, isCountryName, isDoubtful, trimmed } from './contact-values.js';
import type { Contact, Prediction } from './extraction.js';
import { withMissingParties } from './missing-parties.js';
import { once, withoutPartyKey } from './party-names.js';
import { derivedPrediction, noEvidence } from './predictions.js';

export interface PartyCountries {
  readonly sender?: string;
  readonly receiver?: string;
}

/** All tagged spans of the document, whoever's they are. */
export function spansOf(pages: readonly ClassifiedPage[], document: Document): ContactSpan[] {
  const confidenceOf = (page: number, word: number): number => document.pages[page]!.words[word]!.confidence;
  return withMissingParties(contactSpans(pages, confidenceOf), pages, confidenceOf);
}

/** Either is read as what it is, whichever the network took it for. */
const ways: ReadonlySet<ContactField> = new Set(['Email', 'WebsiteUrl']);
const numbers: ReadonlySet<ContactField> = new Set(['Phone', 'Fax']);

export function contactsOf(spans: readonly ContactSpan[], countries: PartyCountries): Contact[] {
  const contacts: Contact[] = [];
  for (const role of ['Sender', 'Receiver'] as const) {
    const contact = contactOf(
      role,
      spans.filter((span) => span.role === role),
      role === 'Sender' ? countries.sender : countries.receiver,
    );
    if (contact) contacts.push(contact);
  }
  for (const block of blocks(spans.filter((span) => span.role === 'Other'))) {
    const contact = contactOf('Other', block, undefined);
    if (contact?.fields.Name) contacts.push(contact);
  }
  return contacts;
}

function contactOf(role: ContactRole, spans: readonly ContactSpan[], country: string | undefined): Contact | undefined {
  if (spans.length === 0) return undefined;
  const address = partedAddress(addressOf(spans));
  const fields: Partial<Record<ContactField, readonly Prediction[]>> = {};
  for (const field of contactFields) {
    const own = spans.filter((span) => span.field === field || (ways.has(field) && ways.has(span.field)));
    if (addressFields.includes(field)) {
      const span = address.get(field);
      if (span) fields[field] = [contactPrediction(span, fieldValue(field, span.text, country))];
    } else if (ways.has(field)) {
      const list = distinct(own, field, country);
      if (list.length) fields[field] = list;
    } else {
      const best = field === 'Name' ? bestName(own, address) : strongest(own);
      const value = best && fieldValue(field, field === 'Name' ? once(withoutPartyKey(best.text)) : best.text, country);
      if (best && (value || !numbers.has(field))) fields[field] = [contactPrediction(best, value!)];
    }
  }
  const named = fields.Country?.[0]?.value ? undefined : countryBehind(address.get('City'));
  if (named) fields.Country = [named];
  if (!fields.Country?.[0]?.value && country)
    fields.Country = [derivedPrediction('Country', country, 0.6, ['from the tax id, bank account, phone or language'])];
  return contactWith(role, fields);
}

export function contactWith(role: ContactRole, fields: Contact['fields']): Contact {
  const scores = [fields.Name, fields.Street, fields.ZipCode, fields.City].flatMap((list) => list?.[0]?.score ?? []);
  return { role, fields, score: scores.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : 0 };
}

/** "Utrecht, Holandsko": a country that was taken for the end of the town. */
function countryBehind(city: ContactSpan | undefined): Prediction | undefined {
  const country = city && /,\s{0,2}([^,]{2,40})$/.exec(trimmed(city.text))?.[1];
  const value = country && isCountryName(country) ? countryOfName(country) : undefined;
  return city && country && value ? contactPrediction({ ...city, field: 'Country', text: country }, value) : undefined;
}

const strongest = (spans: readonly ContactSpan[]): ContactSpan | undefined => likeliest(spans, ({ probability }) => probability);

/** Times as likely where no such domain can exist. */
const doubtful = 0.4;

function distinct(spans: readonly ContactSpan[], field: ContactField, country: string | undefined): Prediction[] {
  const byValue = new Map<string, Prediction>();
  for (const span of [...spans].sort((a, b) => b.probability - a.probability)) {
    const value = fieldValue(field, span.text, country);
    if (!value || byValue.has(value)) continue;
    byValue.set(value, contactPrediction(isDoubtful(field, value) ? { ...span, probability: span.probability * doubtful } : span, value));
  }
  return [...byValue.values()].sort((a, b) => b.score - a.score).slice(0, 4);
}

/** Blocks of spans near each other: one contact each. */
function blocks(spans: readonly ContactSpan[]): ContactSpan[][] {
  const found: ContactSpan[][] = [];
  for (const span of spans) {
    const block = found.find((spans) => spans.some((other) => isNear(other, span) && overlapsBlock(other, span)));
    if (block) block.push(span);
    else found.push([span]);
  }
  return found;
}

export function contactPrediction(span: ContactSpan, value: string): Prediction {
  return {
    name: span.field,
    value,
    text: trimmed(span.text),
    score: span.probability,
    page: span.page,
    box: span.box,
    evidence: {
      ...noEvidence,
      probability: span.probability,
      none: 1 - span.probability,
      meanConfidence: span.minConfidence,
      minConfidence: span.minConfidence,
    },
  };
}
