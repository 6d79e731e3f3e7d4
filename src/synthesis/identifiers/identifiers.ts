/** VAT ids and tax numbers of synthetic parties in their countries' print formats, with valid check digits. */
import type { Country } from '../../catalogue/countries.js';
import type { Random } from '../../random.js';
import { gstinCheck, luhn } from '../../values/ids/check-digits.js';
import { taxChecks, vatChecks } from '../../values/ids/national-ids.js';
import { drawn, filled, grouped, groupedBy } from './masks.js';

/** Masks of VAT ids without their prefix: 9 is a digit, L a letter, other characters are literal. */
const vatMasks: Readonly<Record<string, readonly string[]>> = {
  AT: ['U99999999'],
  BE: ['09999999'],
  BG: ['999999999'],
  CY: ['99999999L'],
  CZ: ['99999999'],
  DE: ['999999999'],
  DK: ['99999999'],
  EE: ['109999999'],
  EL: ['999999999'],
  ES: ['B99999999', 'A99999999'],
  FI: ['99999999'],
  GB: ['9999999'],
  HR: ['99999999999'],
  HU: ['99999999'],
  IE: ['9999999L'],
  IT: ['09999990159', '99999990159', '09999990963', '01999990247'],
  LT: ['999999919'],
  LU: ['999999'],
  LV: ['40099999999'],
  MT: ['99999999'],
  NL: ['999999999B01'],
  NO: ['999999999'],
  PL: ['9999999999'],
  PT: ['599999999'],
  RO: ['99999999'],
  SE: ['556999999901'],
  SI: ['99999999'],
  SK: ['2029999999'],
  CHE: ['CHE199999999'],
};

/** Two check digits pass once in a hundred draws; shorter checks are drawn until they pass. */
const vatTails: Readonly<Partial<Record<string, (head: string) => number>>> = {
  BE: (head) => 97 - (Number(head) % 97),
  GB: (head) => 97 - ([...head].reduce((sum, digit, index) => sum + Number(digit) * (8 - index), 0) % 97),
  LU: (head) => Number(head) % 89,
};

/** Numbers without a country's letters that are where a VAT id does, behind a key of their own: CNPJ, RFC, CUIT, VKN, TRN. */
const nationalMasks: Readonly<Record<string, readonly (readonly [mask: string, check?: keyof typeof taxChecks])[]>> = {
  BR: [['99.999.999/0001-99', 'BR.cnpj']],
  MX: [
    ['LLL9901019L9', 'MX.rfc'],
    ['LLL990928LL9', 'MX.rfc'],
    ['LLLL851224999', 'MX.rfc'],
  ],
  AR: [['30-99999999-9', 'AR.cuit']],
  TR: [['9999999999', 'TR.vkn']],
  AE: [['100999999900003'], ['100999999999999']],
  MY: [['000999999999'], ['000999999999'], ['001999999999']],
  SG: [['M9-9999999-9'], ['199999999L'], ['200999999L']],
};

/** Tax numbers of countries that have them besides the VAT id. Those with a check are drawn until it passes. */
const taxMasks: Readonly<Record<string, readonly (readonly [mask: string, check?: keyof typeof taxChecks])[]>> = {
  DE: [['99/999/99999'], ['999/9999/9999'], ['999/999/99999'], ['99 999 99999']],
  AT: [['99 999/9999'], ['99-999/9999']],
  FR: [['99999999900019', 'FR.siret']],
  IT: [['99999990159', 'IT.iva']],
  ES: [
    ['B99999999', 'ES.cif'],
    ['A99999999', 'ES.cif'],
  ],
  PT: [['599999999', 'PT.nif']],
  PL: [['9999999999', 'PL.nip']],
  SE: [['556999-9999', 'SE.orgnr']],
  NO: [['999999999', 'NO.orgnr']],
  DK: [['99999999', 'DK.cvr']],
  FI: [['9999999-9', 'FI.ytunnus']],
  SI: [['99999999', 'SI.ddv']],
  HR: [['99999999999', 'HR.oib']],
  SK: [['2029999999', 'SK.dph']],
  US: [['29-9999999', 'US.ein']],
  // State registrations.
  BR: [['999.999.999.999'], ['999999999']],
  IN: [['LLLPL9999L'], ['LLLCL9999L']],
  GB: [['9999999999', 'GB.utr']],
  CA: [['999999999', 'CA.bn']],
};

/** Digit groups of these numbers, without the prefix. */
const vatGroups: Readonly<Record<string, readonly number[]>> = {
  FR: [2, 3, 3, 3],
  GB: [3, 4, 2],
  DK: [2, 2, 2, 2],
  PL: [3, 3, 2, 2],
  SE: [6, 4, 2],
  BE: [4, 3, 3],
  IT: [5, 3, 3],
  IE: [4, 4],
  FI: [4, 4],
  NL: [4, 5, 3],
};

/** Groups of tax numbers by country and count of digits. */
const taxGroups: Readonly<Record<string, readonly number[]>> = {
  FR14: [3, 3, 3, 5],
  PT9: [3, 3, 3],
  PL10: [3, 3, 2, 2],
  NO9: [3, 3, 3],
  DK8: [2, 2, 2, 2],
  TR10: [3, 3, 4],
  HR11: [3, 4, 4],
};

/** Countries that also print dashes between the groups. */
const dashed: ReadonlySet<string> = new Set(['PL']);

/** With the check digits of its country; undefined where the country has none. */
export function vatNumber(random: Random, { vatPrefix, code }: Country): string | undefined {
  const taxNumber = goodsTaxNumbers[code];
  if (taxNumber) return taxNumber(random);
  const national = nationalMasks[code];
  if (national) {
    const [mask, check] = random.pick(national);
    return drawn(random, mask, check === undefined ? undefined : taxChecks[check]);
  }
  if (!vatPrefix) return undefined;
  const own = ownVats[vatPrefix];
  if (own) return printedVat(random, vatPrefix, own(random));
  const masks = vatMasks[vatPrefix];
  if (!masks) return undefined;
  const mask = random.pick(masks);
  const tail = vatTails[vatPrefix];
  const body = drawn(random, mask, tail ? undefined : vatChecks[vatPrefix]);
  return body && printedVat(random, vatPrefix, tail ? body + String(tail(body)).padStart(2, '0') : body);
}

/** Business numbers that serve as the tax id, mostly in groups: "51 824 753 556". */
function australianNumber(random: Random): string | undefined {
  const number = drawn(random, '99999999999', taxChecks['AU.abn']);
  return number && (random.chance(0.8) ? groupedBy(number, [2, 3, 3, 3]) : number);
}

/** Business numbers, mostly with the account of the goods and services tax: "12345 6782 RT0001", "R123456782". */
function canadianNumber(random: Random): string | undefined {
  const number = drawn(random, '999999999', taxChecks['CA.bn']);
  const printed = number && random.chance(0.2) ? groupedBy(number, [5, 4]) : number;
  return printed && random.pick([printed, printed, `${printed} RT0001`, `${printed}RT0001`, printed.includes(' ') ? printed : `R${printed}`]);
}

/** The GSTIN: code of the state, PAN, number of the registration, Z and a check character. */
function indianNumber(random: Random): string {
  const head = `${String(random.integer(1, 37)).padStart(2, '0')}${filled(random, 'LLL')}${random.pick(['P', 'C', 'F', 'H', 'A'])}${filled(random, 'L9999L1')}Z`;
  return head + gstinCheck(head);
}

/** Numbers of a goods and services tax, by country. */
const goodsTaxNumbers: Readonly<Record<string, (random: Random) => string | undefined>> = { AU: australianNumber, CA: canadianNumber, IN: indianNumber };

function frenchVat(random: Random): string {
  const siren = String(random.integer(30000000, 95000000));
  const number = siren + luhn(siren);
  return String((12 + 3 * (Number(number) % 97)) % 97).padStart(2, '0') + number;
}

/** Bodies that no mask describes, by prefix. */
const ownVats: Readonly<Record<string, (random: Random) => string>> = { FR: frenchVat };

/** Forms of their own, with or without the prefix. */
const ownForms: Readonly<Record<string, (random: Random, body: string) => string>> = {
  CHE(random, body) {
    const digits = body.replace(/\D/g, '');
    const dotted = groupedBy(digits, [3, 3, 3], '.');
    const ending = random.pick([' MWST', ' MWST', '', ' TVA', ' MwSt', ' IVA']);
    return random.chance(0.8) ? `CHE-${dotted}${ending}` : `CHE${digits}${ending}`;
  },
  NO: (random, body) => `${random.pick(['NO', 'NO ', '', ''])}${random.chance(0.5) ? grouped(body, 3) : body}${random.pick([' MVA', 'MVA', ' MVA'])}`,
};

/** How countries print their numbers without the prefix, where that is usual. */
const withoutPrefix: Readonly<Record<string, (random: Random, body: string) => string>> = {
  DK: (random, body) => (random.chance(0.3) ? grouped(body, 2) : body),
  ES(random, body) {
    const fork = random.fork('natural');
    if (!fork.chance(0.35)) return body;
    return `${body[0]}${fork.pick(['-', '-', ' '])}${fork.chance(0.3) ? groupedBy(body.slice(1), [2, 3, 3], '.') : body.slice(1)}`;
  },
  GB: (random, body) => (random.fork('natural').chance(0.5) ? groupedBy(body, vatGroups.GB!) : body),
  HR: (_, body) => body,
  IT: (_, body) => body,
  PL: (random, body) => (random.chance(0.5) ? groupedBy(body, vatGroups.PL!, '-') : body),
  PT: (_, body) => body,
  SI: (_, body) => body,
};

/** Mostly compact; with blanks, dots, or without the prefix where this is usual in the country. */
function printedVat(random: Random, prefix: string, body: string): string {
  const form = ownForms[prefix];
  if (form) return form(random, body);
  const alone = withoutPrefix[prefix];
  if (alone && random.chance(0.35)) return alone(random, body);
  switch (random.weighted([76, 10, 10, 4])) {
    case 1:
      return `${prefix} ${body}`;
    case 2:
      return `${prefix}${random.chance(0.7) ? ' ' : ''}${vatGroups[prefix] && random.fork('groups').chance(0.75) ? groupedBy(body, vatGroups[prefix]) : grouped(body, 3)}`;
    case 3:
      return `${prefix}-${body}`;
    default:
      return prefix + body;
  }
}

/** By the masks of its country; undefined where none are known. */
export function taxNumber(random: Random, { code }: Country): string | undefined {
  const masks = taxMasks[code];
  if (!masks) return undefined;
  const [mask, check] = random.pick(masks);
  const number = drawn(random, mask, check === undefined ? undefined : taxChecks[check]);
  const groups = number && taxGroups[code + number.length];
  const sign = dashed.has(code) && random.fork('dashes').chance(0.5) ? '-' : ' ';
  return groups && random.fork('groups').chance(0.4) ? groupedBy(number, groups, sign) : number;
}
