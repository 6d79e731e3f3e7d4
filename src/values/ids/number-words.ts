/** Words for the number itself in keys of all languages: "Order No.", "Vergi Kimlik Numarası". */
import { languages } from '../../catalogue/languages/index.js';

/** Folded, without signs. */
export const numberWords: ReadonlySet<string> = new Set(languages.flatMap(({ decoding }) => decoding.numberWords));

const atEnd = new RegExp(`(?:${[...numberWords].join('|')})$`);

/** "abnno" → "abn". */
export const withoutNumberWord = (key: string): string => key.replace(atEnd, '');
