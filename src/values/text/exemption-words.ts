/** Whether a document states, in any language, that no VAT is charged. */
import { allWords } from '../../catalogue/languages/all-words.js';
import { plainText } from '../../document/text.js';
import type { Document } from '../../document/document.js';
import { fold } from '../../fold.js';

const exempt = new RegExp(`(?<![a-z])(?:${allWords(({ exemptions }) => exemptions).join('|')})`);

/** Whether any language's wording of an exemption is in the plain text; words of all pages, folded, blanks as one. */
export const statesExemption = (document: Document): boolean => exempt.test(fold(plainText(document)).replace(/\s+/g, ' '));
