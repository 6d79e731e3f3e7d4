/** Keys above or before a party's name: whose it is, and what it is called. */
import type { ContactRole } from '../../catalogue/contact-fields.js';
import { languages } from '../../catalogue/languages/index.js';
import { bare } from '../../fold.js';
import { remembered } from '../../remembered.js';

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
