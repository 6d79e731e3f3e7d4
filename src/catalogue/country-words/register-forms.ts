/**
 * How numbers of companies in registers are written, by ISO 3166-1 code: behind keys that are of them alone, and in forms of their own; fragments of regular expressions. What is drawn
 * of the same registers is in `registers.ts`. Sources: the registers' descriptions that stdnum names, the lists of company numbers by country in the documentation of Mangopay (company
 * number) and of Klarna (legal registration number), Companies House's list of prefixes; Romania's form since July 2024 by Legea 265/2022.
 */
import type { KeyedId } from './id-forms.js';

/** A number that no other has the form of, in this case of letters. */
interface OwnForm {
  readonly own: string;
  /** The register's letters, which its value keeps before the number: "HRB 12345". */
  readonly letters?: string;
  /** The letter behind the digits is of the number: written small, without a blank. "FN 123456a" */
  readonly hasCheckLetter?: true;
}

const keyed = (key: string, ...numbers: readonly string[]): KeyedId => ({ key, number: numbers.join('|') });
const own = (form: string, more: Omit<OwnForm, 'own'> = {}): OwnForm => ({ own: form, ...more });

/** A register's court or town between its key and the number: "RCS Lyon 123 456 782", "KvK Utrecht 12345678". */
const place = "(?:,? (?:de |di |van )?\\p{Lu}[\\p{L}'-]{1,19}){0,2}";

/** In English, which documents of other countries are written in too. */
const companyNo =
  'Comp(?:any|\\.)(?:,? Reg(?:istration|istered|\\.)?)?(?: (?:No|Number|Nr))?|Co\\.? ?(?:Reg(?:istration|n|\\.)?\\.? ?)?No|CRN|CRO|Registered (?:No|Number)|Reg(?:istration|\\.) No|' +
  'Registered in (?:England(?: (?:and|&) Wales)?|Scotland|(?:Northern )?Ireland|Wales)[,:]?(?: (?:under|with))?(?: (?:company )?(?:reg(?:istration|\\.)? )?(?:no|number))?';

export const registerForms: Readonly<Record<string, readonly (KeyedId | OwnForm)[]>> = {
  AT: [
    keyed('Firmenbuch(?:-? ?Nr\\.?|-?nummer)?|F\\.?B\\.?-? ?Nr\\.?|FN(?:-? ?Nr\\.?)?', '\\d{4,6} ?[a-z]'),
    own('FN ?\\d{4,6} ?[a-zA-Z]', { letters: 'FN', hasCheckLetter: true }),
  ],
  AU: [keyed('A\\.?C\\.?N\\.?', '\\d{3} ?\\d{3} ?\\d{3}')],
  BE: [
    keyed(
      `(?:BCE|KBO|RPM|RPR)(?:-?(?:nummer|nr\\.?))?${place}|Ond(?:ernemings|\\.) ?(?:nummer|nr\\.?)|(?:N°|Num[ée]ro) d'entreprise`,
      '[01]\\d{3}[. ]?\\d{3}[. ]?\\d{3}',
    ),
    own('[01]\\d{3}[. ]?\\d{3}[. ]?\\d{3}(?= ?RP[MR])'),
  ],
  BG: [keyed('ЕИК|БУЛСТАТ|EIK|BULSTAT|UIC', '\\d{9}(?:\\d{4})?', '\\d{3} \\d{3} \\d{3}')],
  BR: [keyed('NIRE', '\\d{11}', '\\d{2}[. ]\\d[. ]?\\d{7}[- ]?\\d')],
  CH: [
    keyed('(?:HR|Firmen|Handelsregister|IDE|UID|IDI|RC)-? ?(?:Nr\\.?|nummer)', 'CHE[- ]?\\d{3}\\.?\\d{3}\\.?\\d{3}', 'CH-\\d{3}\\.\\d\\.\\d{3}\\.\\d{3}-\\d'),
    own('CHE[- ]?\\d{3}\\.?\\d{3}\\.?\\d{3}(?! ?(?:MWST|MwSt|TVA|IVA|VAT))'),
    own('CH-\\d{3}\\.\\d\\.\\d{3}\\.\\d{3}-\\d'),
  ],
  CY: [keyed('(?:Company )?Reg(?:istration|\\.)? (?:No|Number)', 'H\\.?E\\.? ?\\d{4,6}')],
  CZ: [keyed('IČO?|I\\.Č\\.O?\\.?', '\\d{8}', '\\d{3} \\d{2} \\d{3}', '\\d{2} \\d{3} \\d{3}')],
  // By court; in the North with the district's letters.
  DE: [
    own('HR ?[AB](?:[- ]?Nr\\.?)?[ .:]{0,3}(?:\\d{2,3} \\d{3}|\\d{1,6})(?: ?(?:B|KI|FL|PI|HL|NM|EL|IZ)(?![\\p{L}\\d]))?', { letters: 'HR ?[AB]' }),
    own('GnR ?\\d{1,5}', { letters: 'GnR' }),
    // Of partnerships and associations.
    own('[PV]R ?[1-9]\\d{0,5}', { letters: '[PV]R' }),
  ],
  EE: [keyed('(?:Äri)?regist(?:ri|ry) ?(?:kood|code)|Reg\\.? ?kood|(?:Äri)?reg\\.? ?nr', '\\d{8}')],
  ES: [keyed('Hoja(?: (?:n[úu]m\\.?|n\\.?[ºo°]))?|(?<=[FT]\\.? ?\\d{1,4}, ?)H\\.?', '[A-Z]{1,2} ?-? ?\\d{3,6}')],
  FI: [keyed('L?Y-?tunnus|FO-nummer|Business ID', '\\d{7}-\\d')],
  FR: [
    keyed(`SIREN|R\\.?C\\.?S\\.?${place}(?: [A-D])?`, '\\d{9}', '\\d{3}[ .]\\d{3}[ .]\\d{3}'),
    own('\\d{3} ?\\d{3} ?\\d{3}(?= ?R\\.?C\\.?S)'), // "732 829 320 RCS Paris"
  ],
  GB: [keyed(companyNo, '\\d{5,9}', '(?:SC|NI|OC|SO|NC|LP|SL|FC|IP|RS|NP|SP) ?\\d{6}')],
  GR: [keyed('(?:ΑΡ\\.? ?)?Γ\\.?Ε\\.?Μ\\.?Η\\.?|G\\.?E\\.?MI', '\\d{9,12}')],
  HR: [keyed('MBS|MB|Mati[čc]ni broj(?: subjekta)?|Mat\\. ?br', '\\d{7,9}')],
  HU: [keyed('C[ée]gjegyz[ée]k ?(?:sz[áa]ma?)|C[ée]gj\\.? ?sz(?:[áa]m|\\.)?|Cg', '\\d{2}[- ]\\d{2}[- ]\\d{6}')],
  IN: [
    keyed('LLPIN', '[A-Z]{3}-?\\d{4}'),
    own('[LU]\\d{5}[A-Z]{2}\\d{4}[A-Z]{3}\\d{6}'), // CIN
  ],
  IT: [keyed('R\\.?E\\.?A\\.?(?: di)?', '(?:[A-Z]{2} ?[-/]? ?)?\\d{5,7}')],
  LI: [own('FL-\\d{4}\\.\\d{3}\\.\\d{3}-\\d')],
  LT: [keyed('[ĮI]m(?:on[ėe]s|\\.)? ?kodas|[ĮI]\\. ?k|Juridinio asmens kodas|J\\.a\\.k|Company code', '\\d{9}', '\\d{7}')],
  LK: [keyed(`${companyNo}|Business Reg(?:istration|\\.)?(?: No)?`, 'P[VBQ] ?\\d{4,6}')],
  LU: [keyed('R\\.?C\\.?S\\.?L?(?: Luxembourg| Lux\\.?)?(?: under number)?', 'B ?\\d{4,6}')],
  LV: [
    keyed('(?:Vienotais )?Reģ(?:istrācijas|\\.)? ?(?:nr|numurs|Nº)|Reg\\. ?nr', '[4-9]\\d{10}', '[4-9]\\d{3} \\d{4} \\d{3}'),
    keyed(companyNo, '[4-9]\\d{10}'),
  ],
  MD: [keyed('IDNO', '\\d{13}')],
  // The second since 2019.
  MY: [own('\\d{5,9}-[A-Z]'), keyed(companyNo, '(?:19|20)\\d{2}0[1-6]\\d{6}')],
  NL: [
    keyed(
      `K\\.?v\\.?K\\.?(?:-? ?(?:nummer|nr\\.?|no\\.?))?${place}|Kamer van Koophandel${place}|Handelsregister(?:nummer)?${place}|H\\.R\\.${place}`,
      '\\d{8}',
    ),
  ],
  NO: [keyed('(?:Org(?:anisasjons|\\.)?[- ]?(?:nummer|nr|no)|Foretaks(?:registeret|nummer))[.: ]{0,3}(?:NO)?', '\\d{3} ?\\d{3} ?\\d{3}')],
  NZ: [keyed('NZBN', '\\d{13}')],
  PL: [keyed('KRS', '\\d{10}'), keyed('REGON', '\\d{9}(?:\\d{5})?', '\\d{3}[- ]\\d{3}[- ]\\d{3}')],
  PT: [keyed('Matr[íi]cula(?: (?:na )?C\\.?R\\.?C\\.?)?|C\\.?R\\.?C\\.?(?: de)?(?: \\p{Lu}\\p{L}+)?(?: sob)?(?: o)?', '\\d{4,6}', '\\d{3} ?\\d{3} ?\\d{3}')],
  // J for companies, F for traders, C for cooperatives: county, number, year; since July 2024 year, number, county, check.
  RO: [own('[JFC] ?(?:\\d|[0-4]\\d|5[12]) ?/ ?\\d{1,5} ?/ ?(?:\\d{2}\\.\\d{2}\\.)?(?:19|20)\\d{2}'), own('[JFC](?:19|20)\\d{2}\\d{9}')],
  RS: [keyed('Mati[čc]ni broj|Матични број|Мат\\. ?бр|МБ', '\\d{8}')],
  RU: [keyed('ОГРН(?:ИП)?|OGRN(?:IP)?', '\\d{13}(?:\\d{2})?')],
  // The third digit tells a company from a person.
  SE: [keyed('Org(?:anisations|\\.)?[- ]?(?:nummer|nr|no)', '\\d{6}-\\d{4}', '\\d{10}'), own('[25789]\\d[2-9]\\d{3}-\\d{4}')],
  SG: [keyed(`U\\.?E\\.?N\\.?|${companyNo}`, '\\d{8,9}[A-Z]', 'T\\d{2}[A-Z]{2}\\d{4}[A-Z]')],
  SI: [keyed('Mati[čc]na(?: (?:[šs]tevilka|[šs]t\\.?))?|Mat\\. ?[šs]t(?:ev)?|MŠ', '\\d{7}(?:\\d{3})?')],
  TR: [
    keyed('MERS[İI]S(?: (?:No|Numarası|Nu\\.))?|Mersis(?: (?:No|Numarası|Nu\\.))?', '\\d{16}', '\\d{4}(?:[ -]\\d{4}){3}'),
    keyed('T(?:ic(?:aret|\\.)?|\\.)? ?Sic(?:il|\\.) ?(?:No|Numarası|Nu\\.)', '\\d{3,7}(?:-\\d{1,6})?'),
  ],
  UA: [keyed('ЄДРПОУ|EDRPOU', '\\d{8}')],
  ZA: [own('(?:19|20)\\d{2}/\\d{6}/\\d{2}')],
};

/** Between key and number: a word or a sign for number, signs. */
export const registerJoint = '(?: ?(?:n\\.?(?:[rº°o]\\.?)?|nro\\.?|num(?:ber|\\.)?|br\\.?|č\\.?|št\\.?)(?!\\p{L}))?[ .:#№-]{0,4}';
