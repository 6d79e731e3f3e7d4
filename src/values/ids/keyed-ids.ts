/** National ids behind a key that is of them alone: whatever their check digits and their blanks, that is what is printed there. Numbers without a country's letters have no other sign. */
import type { Span } from '../kind.js';
import { spansOf } from '../text/plain.js';

type Keyed = readonly [key: string, number: string];

/** Those that are where a VAT id does. */
const vat: readonly Keyed[] = [
  ['P\\. ?IVA|P\\. ?I\\.|PIVA|Part(?:ita|\\.) ?I\\.?V\\.?A\\.?|P\\. ?I\\.? ?V\\.? ?A\\.?|OIB', '\\d{11}|\\d{5} \\d{6}|\\d{3} \\d{3} \\d{3} \\d{2}'], // Italy, Croatia
  ['N\\.?I\\.?P\\.?', '\\d{10}|\\d{3}[- ]\\d{3}[- ]\\d{2}[- ]\\d{2}|\\d{3}[- ]\\d{2}[- ]\\d{2}[- ]\\d{3}'], // Poland
  ['NIPC|Contribuinte(?: n\\.?º)?|N\\.?I\\.?F\\.?', '\\d{9}|\\d{3} \\d{3} \\d{3}'], // Portugal
  ['VAT (?:reg(?:istration|\\.)? ?)?(?:no|number)', '\\d{9}|\\d{3} \\d{4} \\d{2}|\\d{3} \\d{3} \\d{3}'], // United Kingdom
  [
    '(?:C\\.?I\\.?F|N\\.?I\\.?F)\\.?(?:[/-](?:N\\.?I\\.?F|C\\.?I\\.?F|IVA)\\.?)?',
    '[A-Z][ .-]?\\d{2}[. ]?\\d{3}[. ]?\\d{2}[ .-]?[A-Z\\d]|\\d{2}[. ]?\\d{3}[. ]?\\d{3}[ .-]?[A-Z]',
  ], // Spain
  ['C\\.?N\\.?P\\.?J\\.?(?:/MF)?', '\\d{14}|\\d{2}[. ]?\\d{3}[. ]?\\d{3} ?[/ ] ?\\d{4} ?[- ] ?\\d{2}'], // Brazil
  ['C\\.?U\\.?I\\.?T\\.?', '\\d{11}|\\d{2}[- /]\\d{8}[- /]\\d|\\d{2}[-.]\\d{2}\\.\\d{3}\\.\\d{3}[-.]\\d'], // Argentina
  ['R\\.?F\\.?C\\.?', '[A-ZÑ&]{3,4}[ -]?\\d{6}[ -]?[A-Z\\d]{3}'], // Mexico
  ['A\\.?B\\.?N\\.?', '\\d{11}|\\d{2} \\d{3} \\d{3} \\d{3}|\\d{3} \\d{3} \\d{3} \\d{2}'], // Australia
  ['GSTIN(?: ?/ ?UIN)?|GST(?:IN)? ?(?:no|number|reg\\. no)', '\\d{2} ?[A-Z]{5} ?\\d{4} ?[A-Z] ?[A-Z\\d] ?[A-Z\\d] ?[A-Z\\d]'], // India
  ['GST ?(?:(?:ID|reg(?:istration|\\.)?)\\.?)?(?: ?(?:no|number))?', '\\d{12}'], // Malaysia
  ['V\\.?K\\.?N\\.?(?:/TCKN)?|Vergi (?:Kimlik )?(?:No|Nu|Numarası)|V\\.? ?No', '\\d{10}|\\d{3} \\d{3} \\d{4}|\\d{3} \\d{3} \\d{2} \\d{2}'], // Turkey
  ['T\\.?R\\.?N\\.?(?: (?:no|number)\\.?)?', '\\d{15}|\\d{3}[- ]\\d{4}[- ]\\d{4}[- ]\\d{3}[- ]\\d'], // Emirates
];

/** Those of tax offices and registers. */
const tax: readonly Keyed[] = [
  ['SIRET', '\\d{14}|\\d{3} ?\\d{3} ?\\d{3} ?\\d{5}|\\d{3}\\.\\d{3}\\.\\d{3}\\.\\d{5}|\\d{9}[ -]\\d{5}'], // France
  ['F?EIN|Federal Tax ID|Employer Identification Number', '\\d{9}|\\d{2}[ -]\\d{7}'], // United States
  ['P\\.?A\\.?N\\.?(?: (?:no|number)\\.?)?', '[A-Z]{5} ?\\d{4} ?[A-Z]'], // India
  ['C\\.?U\\.?I\\.?T\\.?', '\\d{2}[- /]\\d{8}[- /]\\d|\\d{2}[-.]\\d{2}\\.\\d{3}\\.\\d{3}[-.]\\d'],
  ['C\\.?N\\.?P\\.?J\\.?(?:/MF)?', '\\d{2}[. ]?\\d{3}[. ]?\\d{3} ?[/ ] ?\\d{4} ?[- ] ?\\d{2}'],
];

/** Between key and number: a word for number, a party's, the tax code that is the same, a colon. */
const joint = '(?: e C(?:od)?\\. ?F(?:isc)?\\.?)?(?: ?(?:n[.rºo°]{1,3}|nro\\.?|nr\\.?|#))?[ .:-]{0,5}';
/** What a number can begin with comes first: the look back at its key costs much. */
const patterns = (list: readonly Keyed[]): readonly RegExp[] =>
  list.map(([key, number]) => {
    const begins = `(?=${number.startsWith('\\d') ? '\\d' : '[\\p{L}\\d&]'})(?<![\\p{L}\\d])`;
    return new RegExp(`${begins}(?<=(?<!\\p{L})(?:${key})${joint})(?:${number})(?![\\p{L}\\d]|[-.]\\d)`, 'giu');
  });
/** Fewest digits that a number above has where a VAT id is. */
export const fewestKeyedDigits = 6;
const [vatPatterns, taxPatterns] = [patterns(vat), patterns(tax)];

/** A part of every key: most lines have none, and need no look. */
const someKey =
  /IVA|I\.V|P\.? ?I\.|OIB|N\.?I\.?[PF]|C\.?I\.?F|contrib|VAT|P\.?J|U\.?I\.?T|F\.?C|B\.?N|GST|K\.?N|vergi|V\.? ?No|SIRET|EIN|Tax ID|employer|T\.?R\.?N|P\.?A\.?N/i;

/** Behind keys of VAT ids and what stands for them: NIP, P.IVA, OIB, CIF, CNPJ, CUIT, RFC, ABN, GSTIN, VKN, TRN. */
export const keyedVatIds = (line: string): Span[] => (someKey.test(line) ? spansOf(line, ...vatPatterns) : []);

/** Behind keys of other tax ids: SIRET, EIN, PAN, and those of South America, which stand for both. */
export const keyedTaxIds = (line: string): Span[] => (someKey.test(line) ? spansOf(line, ...taxPatterns) : []);

/** CNPJ with its signs, which no other number has. */
export const cnpj = /(?<![\p{L}\d])\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}(?!\d)/gu;

/** RFC of firms and of persons: letters, a day, three signs. */
export const rfc = /(?<![\p{L}\d])[A-ZÑ&]{3,4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[A-Z\d]{2}[A\d](?![\p{L}\d])/gu;

/** The forms above that have no country's letters, without their signs: 8 to 15 digits, an RFC, a GSTIN. */
export const isNational = (value: string): boolean => /^\d{8,15}$|^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$|^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]{3}$/.test(value);
