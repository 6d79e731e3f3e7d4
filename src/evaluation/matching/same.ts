/** When a predicted value is right: compared by kind; texts may differ in misread letters, and further lines of a description are ignored. */
import type { ContactField } from '../../catalogue/contact-fields.js';
import { detailByName } from '../../catalogue/details.js';
import { lineItemFields } from '../../catalogue/line-item-fields.js';
import { editDistance } from '../../values/text/edit-distance.js';
import { bare } from '../../fold.js';
import { sameValue } from '../../features/candidates/same-value.js';
import type { KindName } from '../../values/kind.js';

export type Same = (truth: string, value: string) => boolean;

/** Similarity from which on texts are the same but for misread letters. */
const alike = 0.9;

const sameText: Same = (truth, value) => similarity(bare(truth), bare(value)) >= alike;
const exact: Same = (truth, value) => truth.trim() === value.trim();
const webOf = (text: string): string =>
  bare(text)
    .replace(/^https?/, '')
    .replace(/^www/, '');
const sameWeb: Same = (truth, value) => webOf(truth) === webOf(value);
const sameIdentifier: Same = (truth, value) => bare(truth) !== '' && bare(truth) === bare(value);
/** Country and trunk prefixes vary: the last seven digits identify a number. */
const samePhone: Same = (truth, value) => {
  const digits = (text: string) => text.replace(/\D/g, '').slice(-7);
  return digits(truth) !== '' && digits(truth) === digits(value);
};
const sameDescription: Same = (truth, value) => sameText(truth, value) || (bare(truth).length >= 6 && bare(value).startsWith(bare(truth)));

const contactSame: Readonly<Record<ContactField, Same>> = {
  Name: sameText,
  Street: sameText,
  ZipCode: sameIdentifier,
  City: sameText,
  Country: exact,
  WebsiteUrl: sameWeb,
  Email: sameWeb,
  Phone: samePhone,
  Fax: samePhone,
};

const ofKind = (kind: KindName): Same => (kind === 'text' ? sameText : (truth, value) => value !== '' && sameValue(kind, truth, value));
const cellSame = new Map<string, Same>(lineItemFields.map(({ name, kind }) => [name, name === 'Description' ? sameDescription : ofKind(kind)]));

/** A header detail or a member of a group, built-in or custom. */
export function sameDetail(name: string): Same {
  const detail = detailByName.get(name);
  return detail?.kind ? ofKind(detail.kind) : detail ? exact : ofKind('identifier');
}
/** The comparison of values of a contact's field. */
export const sameContactField = (field: ContactField): Same => contactSame[field];
/** The comparison of values of a line item's field; a customer's own columns are compared as identifiers. */
export const sameCell = (field: string): Same => cellSame.get(field) ?? ofKind('identifier');

const longest = 2_000;

/** 1 - edit distance / longer length. */
function similarity(first: string, second: string): number {
  if (first === second) return 1;
  const [a, b] = [first.slice(0, longest), second.slice(0, longest)];
  const most = Math.max(a.length, b.length);
  if (a.length === 0 || b.length === 0 || Math.min(a.length, b.length) < alike * most) return 0;
  return 1 - editDistance(a, b) / most;
}
