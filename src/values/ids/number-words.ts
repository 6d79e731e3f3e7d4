/** Words for the number itself in keys of all languages: "Order No.", "Vergi Kimlik Numarası". */
import { allWords } from '../../catalogue/languages/all-words.js';

/** Folded, without signs. */
export const numberWords: ReadonlySet<string> = new Set(allWords(({ numberWords }) => numberWords));

const atEnd = new RegExp(`(?:${[...numberWords].join('|')})$`);

/** "abnno" → "abn". */
export const withoutNumberWord = (key: string): string => key.replace(atEnd, '');
