/** Which street, code and town of a party are together, and what is near what. */
import type { ContactField } from '../../catalogue/contact-fields.js';
import { hasPostalCodes, isPostalCodeOf } from '../../catalogue/postal-codes.js';
import { isStateCodeOf } from '../../catalogue/states.js';
import { postBoxes } from '../../catalogue/country-words/post-boxes.js';
import { codeWithin } from '../../values/contact/postal-code.js';
import { chosen, type Term } from './choice.js';
import type { ContactSpan } from './spans/span.js';

/** Fields that are together in an address block. */
export const addressFields: readonly ContactField[] = ['Street', 'ZipCode', 'City'];
/** Lines between the parts of one address. */
const near = 3;
/** As many lines, in heights of the type. */
const nearHeights = 6;
const aside = 60;

/** "12 High Street", "No. 7, Jalan Ipoh", "D-5, Park Place", "Ringstraße 5a": the line with the number goes before that of the building or district. */
const numbered = /^(?:no\b[.,]? ?|\p{L}{1,2}[-/ ])?\d.*\p{L}{3}|\p{L}{3}.*\d ?\p{L}?$/iu;

/** "Postfach 12 34": a box of the post's, which has a code of its own. */
const postBox = new RegExp(`^(?:${postBoxes.map((word) => word.replaceAll(' ', ' ?')).join('|')})\\s*(?:n[r°º]\\s*)?\\d`, 'i');

/** A street, code and town that are together. */
export type Address = ReadonlyMap<ContactField, ContactSpan>;

/** Around each span the nearest of each field; the same address printed again is a candidate of its own. */
function addressCandidates(spans: readonly ContactSpan[]): Address[] {
  const all = spans.filter((span) => addressFields.includes(span.field));
  return all.map((anchor) => {
    const cost = (span: ContactSpan): number => distance(anchor, span) - span.probability - (span.field === 'Street' && numbered.test(span.text) ? 1.2 : 0);
    const parts = new Map<ContactField, ContactSpan>();
    for (const span of all) {
      if (!isInBlock(anchor, span)) continue;
      const known = parts.get(span.field);
      if (!known || cost(span) < cost(known)) parts.set(span.field, span);
    }
    return parts;
  });
}

const linesOf = (address: Address): number[] => [...address.values()].map(({ line }) => line);

/** What a line between its parts costs; "Atelier" of "Atelier de carrosserie" is no street. */
const addressTerms: readonly Term<Address>[] = [
  { name: 'network', of: (address) => [...address.values()].reduce((sum, { probability }) => sum + probability, 0) },
  { name: 'lines between', of: (address) => -0.02 * (Math.max(...linesOf(address)) - Math.min(...linesOf(address))) },
  { name: 'post box', of: (address) => (postBox.test(address.get('Street')?.text.trim().replaceAll('.', '') ?? '') ? -0.3 : 0) },
  { name: 'street of one word', of: (address) => (/^\p{L}+$/u.test(address.get('Street')?.text.trim() ?? '') ? -0.3 : 0) },
];

/** The address of the party whose spans these are. */
export function addressOf(spans: readonly ContactSpan[]): Address {
  const address = chosen(addressCandidates(spans), addressTerms, 0);
  return address ? completed(address, spans) : new Map();
}

/** Least probability of a part that is in another column of a form: "Bairro: Centro      CEP: 88000-000". */
const likelyAside = 0.7;

/** With the parts that it lacks and that the party has one of, near it in another column. */
function completed(address: Address, spans: readonly ContactSpan[]): Address {
  const parts = [...address.values()];
  const missing = addressFields.filter((field) => !address.has(field));
  const found = missing.flatMap((field) => {
    const own = spans.filter((span) => span.field === field);
    const [first] = own;
    const isOnly = own.every(({ text }) => text === first!.text);
    const only = isOnly ? own.find((span) => span.probability >= likelyAside && parts.some((part) => isNear(part, span))) : undefined;
    return only ? [[field, only] as const] : [];
  });
  return found.length > 0 ? new Map([...address, ...found]) : address;
}

/**
 * The likeliest span of a party's that reads as a country; its `value` is the code (ISO 3166-1 alpha-2). Two letters are none where they are those of a state of
 * the country that all else tells (`likely`), or the party's postal code has another form; a name behind words of the street is none where that code has
 * the form of `likely` and not its own ("Little Island, Cork").
 */
export function printedCountry(spans: readonly ContactSpan[], likely: string | undefined): ContactSpan | undefined {
  const likeliest = (is: (span: ContactSpan) => boolean): ContactSpan | undefined => spans.filter(is).sort((a, b) => b.probability - a.probability)[0];
  const zip = likeliest(({ field }) => field === 'ZipCode')?.text;
  const isOther = (span: ContactSpan): boolean => {
    const { text, value } = span;
    const letters = text.replace(/[^\p{L}]/gu, '');
    if (value === likely) return false;
    const isCodeOf = (country: string): boolean => zip !== undefined && isPostalCodeOf(codeWithin(zip, country), country);
    if (letters !== value) return likely !== undefined && isInStreet(span, spans) && hasPostalCodes(value) && isCodeOf(likely) && !isCodeOf(value);
    if (zip !== undefined && hasPostalCodes(value) && !isCodeOf(value)) return true;
    return likely !== undefined && isStateCodeOf(letters, likely) && (zip === undefined || isCodeOf(likely) || !isCodeOf(value));
  };
  return likeliest((span) => span.field === 'Country' && span.value !== '' && (span.isRecalled || !isOther(span)));
}

/** Right behind words of a street, without a comma. */
const isInStreet = ({ line, page, box }: ContactSpan, spans: readonly ContactSpan[]): boolean =>
  spans.some(
    (other) =>
      other.field === 'Street' &&
      other.page === page &&
      other.line === line &&
      !/[,;]$/.test(other.text) &&
      Math.abs(box.x - other.box.x - other.box.width) < 2 * box.height,
  );

/** Lines of other columns may be between, but not much height. */
export const isNear = (a: ContactSpan, b: ContactSpan): boolean =>
  a.page === b.page && (Math.abs(a.line - b.line) <= near || Math.abs(a.box.y - b.box.y) <= nearHeights * Math.max(a.box.height, b.box.height));

/** In lines; as many letter heights to the side count as much as a line. */
const distance = (a: ContactSpan, b: ContactSpan): number => Math.abs(a.line - b.line) + Math.abs(a.box.x - b.box.x) / (aside * a.box.height);

/** Near each other and in one column. */
export const isInBlock = (a: ContactSpan, b: ContactSpan): boolean => isNear(a, b) && overlapsBlock(a, b);

/** One column of text: side by side blocks of two parties share their lines. */
export function overlapsBlock(a: ContactSpan, b: ContactSpan): boolean {
  if (a.line === b.line) return Math.abs(a.box.x - b.box.x) < 40 * a.box.height;
  const slack = 2 * a.box.height;
  return b.box.x < a.box.x + a.box.width + slack && a.box.x < b.box.x + b.box.width + slack;
}
