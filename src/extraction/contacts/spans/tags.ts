/** The contacts network's tags as role and field: "Sender.City"; the first one is that of words that belong to no contact. */
import type { ContactField, ContactRole } from '../../../catalogue/contact-fields.js';
import type { Token } from '../../../features/contract.js';
import { tagNames } from '../../../network/config.js';
import type { ClassifiedPage } from '../../decoding/classify.js';

const parts = tagNames.map((name) => (name.includes('.') ? (name.split('.') as [ContactRole, ContactField]) : undefined));
const tags = new Map<ContactRole, Map<ContactField, number>>();
parts.forEach((part, tag) => {
  if (part) tags.set(part[0], (tags.get(part[0]) ?? new Map<ContactField, number>()).set(part[1], tag));
});

/** Index of a role's field in `tagNames`. */
export const tagOf = (role: ContactRole, field: ContactField): number => tags.get(role)!.get(field)!;
/** The role of a tag; undefined for "outside". */
export const roleOf = (tag: number): ContactRole | undefined => parts[tag]?.[0];
/** The field of a tag; undefined for "outside". */
export const fieldOf = (tag: number): ContactField | undefined => parts[tag]?.[1];

/** The network's mean probability of a tag over words of its page. */
export const meanOf = ({ page, tags: probabilities }: Pick<ClassifiedPage, 'page' | 'tags'>, words: readonly Token[], tag: number): number =>
  words.reduce((sum, word) => sum + probabilities[page.tokens.indexOf(word) * tagNames.length + tag]!, 0) / words.length;
