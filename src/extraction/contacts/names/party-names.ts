/** Words of a party's name that are none of it: the key above or before it, the person beneath a company. */
import type { ContactRole } from '../../../catalogue/contact-fields.js';
import { languages } from '../../../catalogue/languages/index.js';
import { bare } from '../../../values/text/fold.js';
import { remembered } from '../../../remembered.js';
import { hasLegalForm } from '../../../values/contact/legal-forms.js';

const bared = (words: (language: (typeof languages)[number]) => readonly string[]): ReadonlySet<string> => new Set(languages.flatMap(words).map(bare));
const keysByRole: readonly (readonly [ContactRole, ReadonlySet<string>])[] = [
  ['Receiver', bared(({ terms, decoding }) => [...terms.billTo, ...decoding.customers])],
  ['Sender', bared(({ terms, decoding }) => [...terms.soldBy, ...decoding.sellers])],
  ['Other', bared(({ terms }) => terms.shipTo)],
];
/** What a company or a household is called in front of its name. */
const titles = bared(({ decoding }) => decoding.partyTitles);

/** "Bill To", "Objednávateľ", "Absender", "Firma". */
export const isPartyKey = (text: string): boolean => titles.has(bare(text)) || keysByRole.some(([, keys]) => keys.has(bare(text)));

/** Whose block a line announces that is a key and nothing else, in one language or two: "Bill to:", "Szállító/Sold by". */
export const keyedRole = (text: string): ContactRole | undefined => (text.length > mostOfKey ? undefined : rolesByKey(text)[0]);
const rolesByKey = remembered((text) => keysByRole.filter(([, keys]) => [text, ...text.split('/')].some((part) => keys.has(bare(part)))).map(([role]) => role));
const mostOfKey = 40;

const firstNames: ReadonlySet<string> = new Set(languages.flatMap((language) => language.firstNames.map(bare)));

const particles: ReadonlySet<string> = new Set(languages.flatMap(({ decoding }) => decoding.nameParticles));
const isNamePart = (word: string): boolean => particles.has(word) || /^\p{Lu}[\p{L}.'’-]*$/u.test(word);

/** "Pedro Sánchez", "S. van der Meer": two to four words of which the first is a given name or its letter. */
export function isPerson(text: string): boolean {
  const words = text.split(' ');
  if (words.length < 2 || words.length > 4 || !words.every(isNamePart)) return false;
  return !hasLegalForm(text) && (firstNames.has(bare(words[0]!)) || /^\p{Lu}\.$/u.test(words[0]!));
}
