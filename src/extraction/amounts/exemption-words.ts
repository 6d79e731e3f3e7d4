/** Whether a document says, in any language, that no VAT is charged. */
import { languages } from '../../catalogue/languages/index.js';
import { plainText } from '../../document/text.js';
import type { Document } from '../../document/document.js';
import { fold } from '../../features/fold.js';

const exempt = new RegExp(`(?<![a-z])(?:${[...new Set(languages.flatMap(({ decoding }) => decoding.exemptions))].join('|')})`);

export const saysExempt = (document: Document): boolean => exempt.test(fold(plainText(document)).replace(/\s+/g, ' '));
