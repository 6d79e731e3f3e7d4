/** Wordings of sums in all languages: a row of a table whose whole name is one ("Total", "Yhteensä") is no item. */
import { languages } from '../../catalogue/languages/index.js';
import { bare } from '../../fold.js';

const terms = ['subtotal', 'netTotal', 'grandTotal', 'amountDue', 'prepaid'] as const;
const wordings: ReadonlySet<string> = new Set(languages.flatMap((language) => terms.flatMap((term) => language.terms[term])).map(bare));

/** Whether a text is such a wording and nothing else. */
export const isSumWording = (text: string): boolean => wordings.has(bare(text));
