/** Which street, code and town of a party are together, and what is near what. */
import { languages } from '../../../catalogue/languages/index.js';
import type { ContactField } from '../../../catalogue/contact-fields.js';
import { bare, fold } from '../../../values/text/fold.js';
import type { Term } from '../choice.js';
import type { ContactSpan } from '../spans/span.js';

/** Fields that are together in an address block. */
export const addressFields: readonly ContactField[] = ['Street', 'ZipCode', 'City'];
/** Lines between the parts of one address. */
const near = 3;
/** As many lines, in heights of the type. */
const nearHeights = 6;

/** A street, code and town that are together. */
export interface Address {
  readonly parts: ReadonlyMap<ContactField, ContactSpan>;
  readonly role: ContactSpan['role'];
}

/** Around each span the nearest of each field; the same address printed again is a candidate of its own. */
export function addressCandidates(spans: readonly ContactSpan[]): Address[] {
  const all = spans.filter((span) => addressFields.includes(span.field));
  return all.map((anchor) => {
    const parts = new Map<ContactField, ContactSpan>();
    for (const span of all) {
      if (!isNear(anchor, span) || !overlapsBlock(anchor, span)) continue;
      const known = parts.get(span.field);
      if (!known || cost(anchor, span) < cost(anchor, known)) parts.set(span.field, span);
    }
    return { parts, role: anchor.role };
  });
}

const cost = (anchor: ContactSpan, span: ContactSpan): number => distance(anchor, span) - span.probability + (isDoor(span.text) ? beneath : 0);
const linesOf = ({ parts }: Address): number[] => [...parts.values()].map(({ line }) => line);
const streetOf = ({ parts }: Address): string => parts.get('Street')?.text.trim() ?? '';

/** What a line between its parts costs; a sender's postal box ranks behind its street, and "Atelier" of "Atelier de carrosserie" is no street. */
export const addressTerms: readonly Term<Address>[] = [
  { name: 'network', of: ({ parts }) => [...parts.values()].reduce((sum, { probability }) => sum + probability, 0) },
  { name: 'lines between', of: (address) => -0.02 * (Math.max(...linesOf(address)) - Math.min(...linesOf(address))) },
  { name: 'postal box', of: (address) => (address.role === 'Sender' && isBox(streetOf(address)) ? -0.6 : 0) },
  { name: 'street of one word', of: (address) => (/^\p{L}+$/u.test(streetOf(address)) ? -0.3 : 0) },
];

const boxes = [...new Set(languages.flatMap(({ decoding }) => decoding.postalBoxes.map(bare)))];
const isBox = (text: string): boolean => {
  const letters = bare(text);
  return boxes.some((word) => letters.startsWith(word) && !/^\p{L}/u.test(letters.slice(word.length)));
};
/** Penalty of a suite, floor or building, which is printed beneath the street. */
const beneath = 2;
const doors: ReadonlySet<string> = new Set(languages.flatMap(({ decoding }) => decoding.doorWords.map(fold)));
/** "Suite 4", "Gebäude C": such a word and hardly anything behind it. */
function isDoor(text: string): boolean {
  const [, word = '', rest = ''] = /^(\p{L}+)(.*)$/u.exec(fold(text.trim())) ?? [];
  return doors.has(word) && /^\.?\s*[\p{L}\d.-]{0,8}$/u.test(rest);
}

/** Lines of other columns may be between, but not much height. */
export const isNear = (a: ContactSpan, b: ContactSpan): boolean =>
  a.page === b.page && (Math.abs(a.line - b.line) <= near || Math.abs(a.box.y - b.box.y) <= nearHeights * Math.max(a.box.height, b.box.height));

const distance = (a: ContactSpan, b: ContactSpan): number => Math.abs(a.line - b.line) + Math.abs(a.box.x - b.box.x) / 2000;

/** One column of text: side by side blocks of two parties share their lines. */
export function overlapsBlock(a: ContactSpan, b: ContactSpan): boolean {
  if (a.line === b.line) return Math.abs(a.box.x - b.box.x) < 40 * a.box.height;
  const slack = 2 * a.box.height;
  return b.box.x < a.box.x + a.box.width + slack && a.box.x < b.box.x + b.box.width + slack;
}
