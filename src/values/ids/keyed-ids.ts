/** National ids behind a key that is of them alone: whatever their check digits and their blanks, that is what is printed there. Numbers without a country's letters have no other sign. */
import { idJoint, type KeyedId, nationalId, someIdKey, taxIdForms, vatIdForms } from '../../catalogue/country-words/id-forms.js';
import type { Span } from '../kind.js';
import { spansOf } from '../text/plain.js';

/** What a number can begin with comes first: the look back at its key costs much. */
const patterns = (forms: Readonly<Record<string, readonly KeyedId[]>>): readonly RegExp[] =>
  Object.values(forms)
    .flat()
    .map(({ key, number }) => {
      const begins = `(?=${/[A-Z]/.test(number) ? '[\\p{L}\\d&]' : '\\d'})(?<![\\p{L}\\d])`;
      return new RegExp(`${begins}(?<=(?<!\\p{L})(?:${key})${idJoint})(?:${number})(?![\\p{L}\\d]|[-.]\\d)`, 'giu');
    });
/** Fewest digits that a number above has where a VAT id is. */
export const fewestKeyedDigits = 6;
const [vatPatterns, taxPatterns] = [patterns(vatIdForms), patterns(taxIdForms)];

/** Behind keys of VAT ids and what stands for them: NIP, P.IVA, OIB, CIF, CNPJ, CUIT, RFC, ABN, GSTIN, VKN, TRN. */
export const keyedVatIds = (line: string): Span[] => (someIdKey.test(line) ? spansOf(line, ...vatPatterns) : []);

/** Behind keys of other tax ids: SIRET, EIN, PAN, and those of South America, which stand for both. */
export const keyedTaxIds = (line: string): Span[] => (someIdKey.test(line) ? spansOf(line, ...taxPatterns) : []);

/** The forms above that have no country's letters, without their signs: 8 to 15 digits, an RFC, a GSTIN. */
export const isNational = (value: string): boolean => nationalId.test(value);
