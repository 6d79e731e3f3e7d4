/** Keys above or before a party's name, and what parties are called in front of it. */
import { languages } from '../../catalogue/languages/index.js';
import { bare } from '../../fold.js';

const keys: ReadonlySet<string> = new Set(
  languages
    .flatMap(({ terms, decoding }) => [...terms.billTo, ...terms.soldBy, ...terms.shipTo, ...decoding.customers, ...decoding.sellers, ...decoding.partyTitles])
    .map(bare),
);

/** "Bill To", "Objednávateľ", "Absender", "Firma". */
export const isPartyKey = (text: string): boolean => keys.has(bare(text));
