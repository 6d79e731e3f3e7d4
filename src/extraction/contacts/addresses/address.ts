/** Which street, code and town of a party stand together, and what stands near what. */
import { languages } from '../../../catalogue/languages/index.js';
import type { ContactField } from '../../../catalogue/contact-fields.js';
import { bare, fold } from '../../../values/text/fold.js';
import type { ContactSpan } from '../spans/span.js';

/** Fields that stand together in an address block. */
export const addressFields: readonly ContactField[] = ['Street', 'ZipCode', 'City'];
/** Lines between the parts of one address. */
const near = 3;
/** As many lines, in heights of the type. */
const nearHeights = 6;

/** The street, zip and city that stand together and are likeliest together; the same address printed again counts for it. */
export function addressOf(spans: readonly ContactSpan[]): ReadonlyMap<ContactField, ContactSpan> {
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
    const street = block.get('Street')?.text.trim() ?? '';
    const doubt = (anchor.role === 'Sender' && isBox(street) ? forMail : 0) + (/^\p{L}+$/u.test(street) ? wordAlone : 0);
    const score = [...block.values()].reduce((sum, span) => sum + span.probability, 0) - apartCost * (Math.max(...lines) - Math.min(...lines)) - doubt;
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
/** A sender's postal box ranks behind its street; Swedish companies often have a box alone. */
const forMail = 0.6;
const boxes = [...new Set(languages.flatMap(({ decoding }) => decoding.postalBoxes.map(bare)))];
const isBox = (text: string): boolean => {
  const letters = bare(text);
  return boxes.some((word) => letters.startsWith(word) && !/^\p{L}/u.test(letters.slice(word.length)));
};
/** Penalty of a street of a single word: "Atelier" of "Atelier de carrosserie". */
const wordAlone = 0.3;
/** Penalty of a suite, floor or building, which is printed beneath the street. */
const beneath = 2;
const doors: ReadonlySet<string> = new Set(languages.flatMap(({ decoding }) => decoding.doorWords.map(fold)));
/** "Suite 4", "Gebäude C": such a word and hardly anything behind it. */
function isDoor(text: string): boolean {
  const [, word = '', rest = ''] = /^(\p{L}+)(.*)$/u.exec(fold(text.trim())) ?? [];
  return doors.has(word) && /^\.?\s*[\p{L}\d.-]{0,8}$/u.test(rest);
}

/** Lines of other columns may stand between, but not much height. */
export const isNear = (a: ContactSpan, b: ContactSpan): boolean =>
  a.page === b.page && (Math.abs(a.line - b.line) <= near || Math.abs(a.box.y - b.box.y) <= nearHeights * Math.max(a.box.height, b.box.height));

const distance = (a: ContactSpan, b: ContactSpan): number => Math.abs(a.line - b.line) + Math.abs(a.box.x - b.box.x) / 2000;

/** One column of text: side by side blocks of two parties share their lines. */
export function overlapsBlock(a: ContactSpan, b: ContactSpan): boolean {
  if (a.line === b.line) return Math.abs(a.box.x - b.box.x) < 40 * a.box.height;
  const slack = 2 * a.box.height;
  return b.box.x < a.box.x + a.box.width + slack && a.box.x < b.box.x + b.box.width + slack;
}
