/** Sender, receiver and other contacts: tagged spans gathered into parties, each field's best span chosen, values normalised. */
import { contactFields, type ContactField, type ContactRole } from '../catalogue/contact-fields.js';
import { countryOfName } from '../catalogue/country-names.js';
import type { Document } from '../document/document.js';
import { partedAddress } from './address-parts.js';
import type { ClassifiedPage } from './classify.js';
import type { ContactSpan } from './contact-span.js';
import { contactSpans } from './contact-spans.js';
import { fieldValue, hasLegalForm, isCountryName, isLegalForm, trimmed } from './contact-values.js';
import type { Contact, Prediction } from './extraction.js';
import { isPartyKey, once, withoutPartyKey } from './party-names.js';
import { derivedPrediction, noEvidence } from './predictions.js';

/** Fields that stand together in an address block. */
const addressFields: readonly ContactField[] = ['Street', 'ZipCode', 'City'];
/** Lines between the parts of one address. */
const near = 3;
/** As many lines, in heights of the type. */
const nearHeights = 6;

export interface PartyCountries {
  readonly sender?: string;
  readonly receiver?: string;
}

/** All tagged spans of the document, whoever's they are. */
export const spansOf = (pages: readonly ClassifiedPage[], document: Document): ContactSpan[] =>
  contactSpans(pages, (page, word) => document.pages[page]!.words[word]!.confidence);

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
    const own = spans.filter((span) => span.field === field);
    if (addressFields.includes(field)) {
      const span = address.get(field);
      if (span) fields[field] = [predictionOf(span, fieldValue(field, span.text, country))];
    } else if (field === 'WebsiteUrl' || field === 'Email') {
      if (own.length) fields[field] = distinct(own, field, country);
    } else {
      const best = field === 'Name' ? bestName(own, address) : strongest(own);
      if (best) fields[field] = [predictionOf(best, fieldValue(field, field === 'Name' ? once(withoutPartyKey(best.text)) : best.text, country))];
    }
  }
  const named = fields.Country?.[0]?.value ? undefined : countryBehind(address.get('City'));
  if (named) fields.Country = [named];
  if (!fields.Country?.[0]?.value && country)
    fields.Country = [derivedPrediction('Country', country, 0.6, ['from the tax id, bank account, phone or language'])];
  const scores = [fields.Name, fields.Street, fields.ZipCode, fields.City].flatMap((list) => list?.[0]?.score ?? []);
  return { role, fields, score: scores.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : 0 };
}

/** "Utrecht, Holandsko": a country that was taken for the end of the town. */
function countryBehind(city: ContactSpan | undefined): Prediction | undefined {
  const country = city && /,\s{0,2}([^,]{2,40})$/.exec(trimmed(city.text))?.[1];
  const value = country && isCountryName(country) ? countryOfName(country) : undefined;
  return city && country && value ? predictionOf({ ...city, field: 'Country', text: country }, value) : undefined;
}

/** The street, zip and city that stand together and are likeliest together; the same address printed again counts for it. */
function addressOf(spans: readonly ContactSpan[]): ReadonlyMap<ContactField, ContactSpan> {
  const parts = spans.filter((span) => addressFields.includes(span.field));
  let best = new Map<ContactField, ContactSpan>();
  let bestScore = 0;
  for (const anchor of parts) {
    const block = new Map<ContactField, ContactSpan>();
    for (const span of parts) {
      if (!isNear(anchor, span) || !overlapsBlock(anchor, span)) continue;
      const known = block.get(span.field);
      if (!known || cost(anchor, span) < cost(anchor, known)) block.set(span.field, span);
    }
    const lines = [...block.values()].map(({ line }) => line);
    const score = [...block.values()].reduce((sum, span) => sum + span.probability, 0) - apartCost * (Math.max(...lines) - Math.min(...lines));
    if (score > bestScore) {
      bestScore = score;
      best = block;
    }
  }
  return best;
}

/** In probability: what a line between the parts of an address costs. */
const apartCost = 0.02;
const cost = (anchor: ContactSpan, span: ContactSpan): number => distance(anchor, span) - span.probability + (isDoor(span.text) ? beneath : 0);
/** A suite, floor or building is printed beneath the street, and is one only where there is none. */
const beneath = 2;
const door =
  /^(?:suite|ste|floor|unit|apt|apartment|room|building|bldg|block|geb[äa]ude|haus|halle|stiege|stock|etage|top|t[üu]r|b[âa]timent|b[âa]t|[ée]tage|escalier|piano|scala|interno|edificio|planta|piso|puerta|andar|bloco|sala|verdieping|gebouw|budynek|lok|piętro|budova|patro|poschodie|kat|daire|sal|etg|v[åa]ning)\b\.?\s*[\p{L}\d.-]{0,8}$/iu;
const isDoor = (text: string): boolean => door.test(text.trim());

/** Lines of other columns may stand between, but not much height. */
const isNear = (a: ContactSpan, b: ContactSpan): boolean =>
  a.page === b.page && (Math.abs(a.line - b.line) <= near || Math.abs(a.box.y - b.box.y) <= nearHeights * Math.max(a.box.height, b.box.height));

const distance = (a: ContactSpan, b: ContactSpan): number => Math.abs(a.line - b.line) + Math.abs(a.box.x - b.box.x) / 2000;

/** One column of text: side by side blocks of two parties share their lines. */
function overlapsBlock(a: ContactSpan, b: ContactSpan): boolean {
  if (a.line === b.line) return Math.abs(a.box.x - b.box.x) < 40 * a.box.height;
  const slack = 2 * a.box.height;
  return b.box.x < a.box.x + a.box.width + slack && a.box.x < b.box.x + b.box.width + slack;
}

/** The name above the address, else the likeliest; one that is printed again, or has several words, is preferred. */
function bestName(spans: readonly ContactSpan[], address: ReadonlyMap<ContactField, ContactSpan>): ContactSpan | undefined {
  const street = address.get('Street') ?? address.get('City');
  // Counted once: a strange document can have thousands of names.
  // A legal form printed apart from the name is no name, nor is the key above it, unless nothing else is there.
  const whole = spans.filter(({ text }) => !isLegalForm(text) && !isPartyKey(text));
  const names = whole.length > 0 ? whole : spans;
  const votes = new Map<string, number>();
  for (const { text } of names) votes.set(text.toLowerCase(), (votes.get(text.toLowerCase()) ?? 0) + 1);
  const score = (span: ContactSpan) => {
    const above = street && span.page === street.page && span.line <= street.line && street.line - span.line <= 4;
    const inColumn = above && Math.abs(span.box.x - street.box.x) < 2 * street.box.height;
    const printed = Math.min(3, votes.get(span.text.toLowerCase())!);
    return span.probability + (above ? 0.25 : 0) + (inColumn ? 0.25 : 0) + 0.05 * printed + 0.01 * Math.min(4, span.tokens.length);
  };
  const best = likeliest(names, score);
  // "KOLAR & PETEK" in the letterhead is "Kolar & Petek d.o.o." elsewhere.
  const full = best && !hasLegalForm(best.text) ? names.filter(({ text }) => hasLegalForm(text) && isBeginning(best.text, text)) : [];
  return full.length > 0 ? likeliest(full, score) : best;
}

/** Whether nothing but a legal form is added. */
function isBeginning(name: string, full: string): boolean {
  const [short, long] = [trimmed(name), trimmed(full)];
  return [' ', ','].some((sign) => long.toLowerCase().startsWith(short.toLowerCase() + sign)) && isLegalForm(long.slice(short.length));
}

const strongest = (spans: readonly ContactSpan[]): ContactSpan | undefined => likeliest(spans, ({ probability }) => probability);

/** The first of those that score highest. */
function likeliest(spans: readonly ContactSpan[], score: (span: ContactSpan) => number): ContactSpan | undefined {
  let [best, highest]: [ContactSpan | undefined, number] = [undefined, -Infinity];
  for (const span of spans) {
    const own = score(span);
    if (own > highest) [best, highest] = [span, own];
  }
  return best;
}

function distinct(spans: readonly ContactSpan[], field: ContactField, country: string | undefined): Prediction[] {
  const byValue = new Map<string, Prediction>();
  for (const span of [...spans].sort((a, b) => b.probability - a.probability)) {
    const value = fieldValue(field, span.text, country);
    if (value && !byValue.has(value)) byValue.set(value, predictionOf(span, value));
  }
  return [...byValue.values()].slice(0, 4);
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

function predictionOf(span: ContactSpan, value: string): Prediction {
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
