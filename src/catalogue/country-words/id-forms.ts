/**
 * National ids behind keys that are of them alone, by ISO 3166-1 code: the key and the number as fragments of regular expressions, both upper or lower case. Behind its key
 * a number is one whatever its check digits and blanks.
 */
export interface KeyedId {
  readonly key: string;
  readonly number: string;
}
const forms = (key: string, ...numbers: readonly string[]): KeyedId => ({ key, number: numbers.join('|') });

/** Keys of several countries. */
const [vatNumber, tin] = ['VAT(?: reg(?:istration|n|\\.)?\\.?)?(?: ?(?:no|number))?', 'T\\.?I\\.?N\\.?'];

/** Those that stand where others have a VAT id. */
export const vatIdForms: Readonly<Record<string, readonly KeyedId[]>> = {
  IT: [
    forms('P\\. ?IVA|P\\. ?I\\.|PIVA|Part(?:ita|\\.) ?I\\.?V\\.?A\\.?|P\\. ?I\\.? ?V\\.? ?A\\.?', '\\d{11}', '\\d{5} \\d{6}', '\\d{3} \\d{3} \\d{3} \\d{2}'),
  ],
  HR: [forms('OIB', '\\d{11}', '\\d{5} \\d{6}', '\\d{3} \\d{3} \\d{3} \\d{2}')],
  PL: [forms('N\\.?I\\.?P\\.?', '\\d{10}', '\\d{3}[- ]\\d{3}[- ]\\d{2}[- ]\\d{2}', '\\d{3}[- ]\\d{2}[- ]\\d{2}[- ]\\d{3}')],
  PT: [forms('NIPC|Contribuinte(?: n\\.?º)?|N\\.?I\\.?F\\.?', '\\d{9}', '\\d{3} \\d{3} \\d{3}')],
  GB: [forms(vatNumber, '\\d{9}', '\\d{3} \\d{4} \\d{2}', '\\d{3} \\d{3} \\d{3}')],
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
  MY: [
    forms('G\\.?S\\.?T\\.? ?(?:(?:ID|reg(?:istration|\\.)?)\\.?)?(?: ?(?:no|number))?', '\\d{12}'),
    forms('(?:S\\.?S\\.?T\\.?|S(?:ervice|ales) Tax) ?(?:(?:ID|reg(?:istration|\\.)?)\\.?)?(?: ?(?:no|number))?', '[A-Z]\\d{2}-\\d{4}-\\d{8}'),
  ],
  SG: [forms('GST ?(?:reg(?:istration|n|\\.)?\\.?)?(?: ?(?:no|number))?', '[A-Z]\\d-?\\d{7}-?\\d', '\\d{9}[A-Z]', '[A-Z]\\d{8}[A-Z]')],
  NZ: [forms('G\\.?S\\.?T\\.?(?: reg(?:istration|\\.)?)?(?: ?(?:no|number))?', '\\d{2,3}-\\d{3}-\\d{3}')],
  ZA: [forms(vatNumber, '\\d{10}')],
  SA: [forms(vatNumber, '\\d{15}')],
  LK: [forms(`${vatNumber}|${tin}`, '\\d{9}-\\d{4}')],
  KE: [forms('PIN', '[AP]\\d{9}[A-Z]')],
  NG: [forms(tin, '\\d{8}-\\d{4}')],
  PH: [forms(tin, '\\d{3}-\\d{3}-\\d{3}(?:-\\d{3,5})?')],
  ID: [forms('N\\.?P\\.?W\\.?P\\.?', '\\d{2}\\.\\d{3}\\.\\d{3}\\.\\d-\\d{3}\\.\\d{3}', '\\d{15,16}')],
  BD: [forms('BIN(?: of (?:the )?(?:registered person|buyer|supplier))?', '\\d{9}-\\d{4}')],
  NP: [forms('(?:VAT ?/ ?)?P\\.?A\\.?N\\.?(?: ?/ ?VAT)?(?: ?(?:no|number))?', '\\d{9}', '\\d{3} \\d{3} \\d{3}')],
  PK: [forms('S\\.?T\\.?R\\.?N\\.?', '\\d{2}-\\d{2}-\\d{4}-\\d{3}-\\d{2}')],
  CL: [forms('R\\.?U\\.?T\\.?', '\\d{1,2}\\.\\d{3}\\.\\d{3} ?- ?[\\dK]', '\\d{7,8}-[\\dK]')],
  CO: [forms('N\\.?I\\.?T\\.?', '\\d{3}\\.\\d{3}\\.\\d{3} ?- ?\\d', '\\d{9}-\\d')],
  PE: [forms('R\\.?U\\.?C\\.?', '\\d{11}')],
  EC: [forms('R\\.?U\\.?C\\.?', '\\d{10}001')],
  EG: [forms('Tax (?:card|reg(?:istration|\\.)?)(?: ?(?:no|number))?', '\\d{3}-\\d{3}-\\d{3}')],
  VN: [forms('Mã số thuế|MST', '\\d{10}(?:-\\d{3})?')],
  SI: [forms('Dav[čc]na (?:[šs]tevilka|[šs]t\\.?)|ID za DDV', '\\d{8}')],
  CA: [
    forms(
      '(?:G\\.?S\\.?T\\.?|H\\.?S\\.?T\\.?|TPS)(?: ?/ ?(?:HST|TVH))?(?: reg(?:istration|\\.)?)?(?: ?(?:no|number))?',
      'R?(?:\\d{9}|\\d{5}[ -]\\d{4}|\\d{3} \\d{3} \\d{3})(?: ?RT ?\\d{4})?',
    ),
  ],
  TR: [
    forms(
      'V\\.?K\\.?N\\.?(?:/TCKN)?|V\\. ?D\\.|Vergi (?:Kimlik )?(?:No|Nu|Numarası)|V\\.? ?No',
      '\\d{10}',
      '\\d{3} \\d{3} \\d{4}',
      '\\d{3} \\d{3} \\d{2} \\d{2}',
    ),
  ],
  AE: [forms('T\\.?R\\.?N\\.?(?: (?:no|number)\\.?)?', '\\d{15}', '\\d{3}[- ]\\d{4}[- ]\\d{4}[- ]\\d{3}[- ]\\d')],
};

/** Those of tax offices and registers. */
export const taxIdForms: Readonly<Record<string, readonly KeyedId[]>> = {
  FR: [forms('SIRET', '\\d{14}', '\\d{3} ?\\d{3} ?\\d{3} ?\\d{5}', '\\d{3}\\.\\d{3}\\.\\d{3}\\.\\d{5}', '\\d{9}[ -]\\d{5}')],
  US: [forms('F?EIN|Federal Tax ID|Employer Identification Number', '\\d{9}', '\\d{2}[ -]\\d{7}')],
  IN: [forms('P\\.?A\\.?N\\.?(?: (?:no|number)\\.?)?', '[A-Z]{5} ?\\d{4} ?[A-Z]')],
  AR: [
    forms('C\\.?U\\.?I\\.?T\\.?', '\\d{2}[- /]\\d{8}[- /]\\d', '\\d{2}[-.]\\d{2}\\.\\d{3}\\.\\d{3}[-.]\\d'),
    forms('(?:Ing(?:resos|\\.) ?Br(?:utos|\\.)|I\\.?I\\.?B\\.?B\\.?)(?: C\\.?M\\.?)?', '\\d{3}-\\d{6}-\\d'),
  ],
  // Of Quebec.
  CA: [forms('(?:T\\.?V\\.?Q\\.?|Q\\.?S\\.?T\\.?)(?: ?/ ?(?:QST|TVQ))?', '\\d{10} ?TQ ?\\d{4}')],
  BR: [forms('C\\.?N\\.?P\\.?J\\.?(?:/MF)?', '\\d{2}[. ]?\\d{3}[. ]?\\d{3} ?[/ ] ?\\d{4} ?[- ] ?\\d{2}')],
};

/** Between key and number: the tax code that is the same, a word or a sign for number, a colon. */
export const idJoint = '(?: e C(?:od)?\\. ?F(?:isc)?\\.?)?(?: ?(?:n[.rºo°]{1,3}|nro\\.?|nr\\.?|#))?[ .:-]{0,5}';
/** A part of every key above: most lines have none. */
export const someIdKey =
  /IVA|I\.V|P\.? ?I\.|OIB|N\.?I\.?[PF]|C\.?I\.?F|contrib|VAT|P\.?J|U\.?I\.?T|F\.?C|B\.?N|G\.?S\.?T|HST|TPS|K\.?N|vergi|V\.? ?No|SIRET|EIN|Tax ID|employer|T\.?R\.?N|P\.?A\.?N|[TPB]\.?I\.?N|N\.?P\.?W|R\.?U\.?[TC]|N\.?I\.?T|S\.?S\.?T|T\.?V\.?Q|Q\.?S\.?T|V\. ?D|Br(?:utos|\.)|I\.?I\.?B\.?B|Dav[čc]|DDV|MST|thuế|(?:Service|Sales) Tax|Tax (?:Card|Reg)/i;

/** Of numbers of four digits among letters: the PAN. */
export const shortTaxIdKey = /P\.?A\.?N|(?<![A-Z\d])[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z](?![A-Z\d])/i;

/** CNPJ of Brazil with its signs, which no other number has. */
export const cnpj = /(?<![\p{L}\d])\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}(?!\d)/gu;
/** RFC of Mexico, of firms and of persons, as a fragment of a regular expression: letters, a day, three signs. */
export const rfcForm = '[A-ZÑ&]{3,4}\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])[A-Z\\d]{2}[A\\d]';
export const rfc = new RegExp(`(?<![\\p{L}\\d])${rfcForm}(?![\\p{L}\\d])`, 'gu');
/** The forms above that have no country's letters, without their signs: 8 to 16 digits, with letters in Singapore, Kenya, Malaysia and Chile, an RFC, a GSTIN. */
export const nationalId =
  /^\d{8,16}$|^[A-Z]\d{9}$|^[A-Z]\d{8,9}[A-Z]$|^[A-Z]\d{14}$|^\d{7,8}K$|^\d{9}[A-Z]$|^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$|^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]{3}$/;
