/** English wordings for terms that a language's table lacks. */
import type { TermName } from '../../catalogue/languages/language.js';

export const english: Readonly<Partial<Record<TermName, readonly string[]>>> = {
  invoice: ['Invoice'],
  position: ['Pos.'],
  page: ['Page'],
  reference: ['Reference'],
};
