/**
 * National ids behind keys that are of them alone, by ISO 3166-1 code: the key and the number as fragments of regular expressions, both upper or lower case. Behind its key
 * a number is one whatever its check digits and blanks.
 */
export interface KeyedId {
  readonly key: string;
  readonly number: string;
}
const forms = (key: string, ...numbers: readonly string[]): KeyedId => ({ key, number: numbers.join('|') });

/** Those that stand where others have a VAT id. */
export const vatIdForms: Readonly<Record<string, readonly KeyedId[]>> = {
  IT: [
    forms('P\\. ?IVA|P\\. ?I\\.|PIVA|Part(?:ita|\\.) ?I\\.?V\\.?A\\.?|P\\. ?I\\.? ?V\\.? ?A\\.?', '\\d{11}', '\\d{5} \\d{6}', '\\d{3} \\d{3} \\d{3} \\d{2}'),
  ],
  HR: [forms('OIB', '\\d{11}', '\\d{5} \\d{6}', '\\d{3} \\d{3} \\d{3} \\d{2}')],
  PL: [forms('N\\.?I\\.?P\\.?', '\\d{10}', '\\d{3}[- ]\\d{3}[- ]\\d{2}[- ]\\d{2}', '\\d{3}[- ]\\d{2}[- ]\\d{2}[- ]\\d{3}')],
  PT: [forms('NIPC|Contribuinte(?: n\\.?º)?|N\\.?I\\.?F\\.?', '\\d{9}', '\\d{3} \\d{3} \\d{3}')],
  GB: [forms('VAT (?:reg(?:istration|\\.)? ?)?(?:no|number)', '\\d{9}', '\\d{3} \\d{4} \\d{2}', '\\d{3} \\d{3} \\d{3}')],
  ES: [
    forms(
      '(?:C\\.?I\\.?F|N\\.?I\\.?F)\\.?(?:[/-](?:N\\.?I\\.?F|C\\.?I\\.?F|IVA)\\.?)?',
      '[A-Z][ .-]?\\d{2}[. ]?\\d{3}[. ]?\\d{2}[ .-]?[A-Z\\d]',
      '\\d{2}[. ]?\\d{3}[. ]?\\d{3}[ .-]?[A-Z]',
    ),
  ],
  BR: [forms('C\\.?N\\.?P\\.?J\\.?(?:/MF)?', '\\d{14}', '\\d{2}[. ]?\\d{3}[. ]?\\d{3} ?[/ ] ?\\d{4} ?[- ] ?\\d{2}')],
  AR: [forms('C\\.?U\\.?I\\.?T\\.?', '\\d{11}', '\\d{2}[- /]\\d{8}[- /]\\d', '\\d{2}[-.]\\d{2}\\.\\d{3}\\.\\d{3}[-.]\\d')],
  MX: [forms('R\\.?F\\.?C\\.?', '[A-ZÑ&]{3,4}[ -]?\\d{6}[ -]?[A-Z\\d]{3}')],
  AU: [forms('A\\.?B\\.?N\\.?', '\\d{11}', '\\d{2} \\d{3} \\d{3} \\d{3}', '\\d{3} \\d{3} \\d{3} \\d{2}')],
  IN: [forms('GSTIN(?: ?/ ?UIN)?|GST(?:IN)? ?(?:no|number|reg\\. no)', '\\d{2} ?[A-Z]{5} ?\\d{4} ?[A-Z] ?[A-Z\\d] ?[A-Z\\d] ?[A-Z\\d]')],
  MY: [forms('G\\.?S\\.?T\\.? ?(?:(?:ID|reg(?:istration|\\.)?)\\.?)?(?: ?(?:no|number))?', '\\d{12}')],
  SG: [forms('GST ?(?:reg(?:istration|n|\\.)?\\.?)?(?: ?(?:no|number))?', '[A-Z]\\d-?\\d{7}-?\\d', '\\d{9}[A-Z]')],
  CA: [
    forms(
      '(?:G\\.?S\\.?T\\.?|H\\.?S\\.?T\\.?|TPS)(?: ?/ ?(?:HST|TVH))?(?: reg(?:istration|\\.)?)?(?: ?(?:no|number))?',
      'R?(?:\\d{9}|\\d{5}[ -]\\d{4}|\\d{3} \\d{3} \\d{3})(?: ?RT ?\\d{4})?',
    ),
  ],
  TR: [forms('V\\.?K\\.?N\\.?(?:/TCKN)?|Vergi (?:Kimlik )?(?:No|Nu|Numarası)|V\\.? ?No', '\\d{10}', '\\d{3} \\d{3} \\d{4}', '\\d{3} \\d{3} \\d{2} \\d{2}')],
  AE: [forms('T\\.?R\\.?N\\.?(?: (?:no|number)\\.?)?', '\\d{15}', '\\d{3}[- ]\\d{4}[- ]\\d{4}[- ]\\d{3}[- ]\\d')],
};

/** Those of tax offices and registers. */
export const taxIdForms: Readonly<Record<string, readonly KeyedId[]>> = {
  FR: [forms('SIRET', '\\d{14}', '\\d{3} ?\\d{3} ?\\d{3} ?\\d{5}', '\\d{3}\\.\\d{3}\\.\\d{3}\\.\\d{5}', '\\d{9}[ -]\\d{5}')],
  US: [forms('F?EIN|Federal Tax ID|Employer Identification Number', '\\d{9}', '\\d{2}[ -]\\d{7}')],
  IN: [forms('P\\.?A\\.?N\\.?(?: (?:no|number)\\.?)?', '[A-Z]{5} ?\\d{4} ?[A-Z]')],
  AR: [forms('C\\.?U\\.?I\\.?T\\.?', '\\d{2}[- /]\\d{8}[- /]\\d', '\\d{2}[-.]\\d{2}\\.\\d{3}\\.\\d{3}[-.]\\d')],
  BR: [forms('C\\.?N\\.?P\\.?J\\.?(?:/MF)?', '\\d{2}[. ]?\\d{3}[. ]?\\d{3} ?[/ ] ?\\d{4} ?[- ] ?\\d{2}')],
};

/** Between key and number: the tax code that is the same, a word or a sign for number, a colon. */
export const idJoint = '(?: e C(?:od)?\\. ?F(?:isc)?\\.?)?(?: ?(?:n[.rºo°]{1,3}|nro\\.?|nr\\.?|#))?[ .:-]{0,5}';
/** A part of every key above: most lines have none. */
export const someIdKey =
  /IVA|I\.V|P\.? ?I\.|OIB|N\.?I\.?[PF]|C\.?I\.?F|contrib|VAT|P\.?J|U\.?I\.?T|F\.?C|B\.?N|G\.?S\.?T|HST|TPS|K\.?N|vergi|V\.? ?No|SIRET|EIN|Tax ID|employer|T\.?R\.?N|P\.?A\.?N/i;

/** Of numbers of four digits among letters: the PAN. */
export const shortTaxIdKey = /P\.?A\.?N|(?<![A-Z\d])[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z](?![A-Z\d])/i;

/** CNPJ of Brazil with its signs, which no other number has. */
export const cnpj = /(?<![\p{L}\d])\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}(?!\d)/gu;
/** RFC of Mexico, of firms and of persons: letters, a day, three signs. */
export const rfc = /(?<![\p{L}\d])[A-ZÑ&]{3,4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[A-Z\d]{2}[A\d](?![\p{L}\d])/gu;
/** The forms above that have no country's letters, without their signs: 8 to 15 digits, with a letter in Singapore, an RFC, a GSTIN. */
export const nationalId = /^\d{8,15}$|^[A-Z]\d{9}$|^\d{9}[A-Z]$|^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$|^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]{3}$/;
