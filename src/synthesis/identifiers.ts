/** Ids and accounts of imagined parties, check digits right, as their countries print them. */
import { isValidIBAN } from 'ibantools';
import type { Country } from '../catalogue/countries.js';
import type { Language } from '../catalogue/languages/language.js';
import type { Random } from '../random.js';
import { ibanCheckDigits, luhn } from '../values/check-digits.js';
import { type Check, taxChecks, vatChecks } from '../values/national-ids.js';
import type { BankDetails } from './facts.js';
import { madeUp } from './names.js';
import { letters } from './numbering.js';

/** VAT ids behind their prefix: 9 a digit, A a letter, other signs as they are. */
const vatMasks: Readonly<Record<string, readonly string[]>> = {
  AT: ['U99999999'],
  BE: ['0999999999'],
  BG: ['999999999'],
  CY: ['99999999A'],
  CZ: ['99999999'],
  DE: ['999999999'],
  DK: ['99999999'],
  EE: ['109999999'],
  EL: ['999999999'],
  ES: ['B99999999', 'A99999999'],
  FI: ['99999999'],
  GB: ['999999999'],
  HR: ['99999999999'],
  HU: ['99999999'],
  IE: ['9999999A'],
  IT: ['0999999009', '99999990159', '09999990963', '01999990247'],
  LT: ['999999919'],
  LU: ['99999999'],
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

/** Tax numbers where there are any beside the VAT id. Those that have a check are drawn until it passes. */
const taxMasks: Readonly<Record<string, readonly (readonly [mask: string, check?: string])[]>> = {
  DE: [['99/999/99999'], ['999/9999/9999'], ['999/999/99999'], ['99 999 99999'], ['99/999/9999/9']],
  AT: [['99 999/9999'], ['99-999/9999']],
  FR: [
    ['999999999', 'FR.siren'],
    ['99999999900019', 'FR.siret'],
  ],
  IT: [['99999990159', 'IT.iva']],
  ES: [
    ['B99999999', 'ES.cif'],
    ['A99999999', 'ES.cif'],
  ],
  PT: [['599999999', 'PT.nif']],
  PL: [
    ['9999999999', 'PL.nip'],
    ['999999999', 'PL.regon'],
  ],
  SE: [['556999-9999', 'SE.orgnr']],
  NO: [['999999999', 'NO.orgnr']],
  DK: [['99999999', 'DK.cvr']],
  FI: [['9999999-9', 'FI.ytunnus']],
  SI: [['99999999', 'SI.ddv']],
  HR: [['99999999999', 'HR.oib']],
  TR: [['9999999999', 'TR.vkn']],
  SK: [['2029999999', 'SK.dph']],
  US: [['29-9999999', 'US.ein']],
  BR: [['99.999.999/0001-99', 'BR.cnpj']],
  GB: [['9999999999', 'GB.utr']],
};

export function vatNumber(random: Random, { code, vatPrefix }: Country): string | undefined {
  if (!vatPrefix) return code === 'TR' ? taxNumber(random, { code }) : undefined;
  if (vatPrefix === 'FR') return printedVat(random, 'FR', frenchVat(random));
  const masks = vatMasks[vatPrefix];
  if (!masks) return undefined;
  const body = drawn(random, random.pick(masks), vatChecks[vatPrefix]);
  return body && printedVat(random, vatPrefix, body);
}

function frenchVat(random: Random): string {
  const siren = String(random.integer(30000000, 95000000));
  const number = siren + luhn(siren);
  return String((12 + 3 * (Number(number) % 97)) % 97).padStart(2, '0') + number;
}

/** Mostly compact; with blanks, dots, or without the prefix where the country does so. */
function printedVat(random: Random, prefix: string, body: string): string {
  if (prefix === 'CHE') {
    const digits = body.replace(/\D/g, '');
    const dotted = `${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}`;
    const ending = random.pick([' MWST', ' MWST', '', ' TVA', ' MwSt', ' IVA']);
    return random.chance(0.8) ? `CHE-${dotted}${ending}` : `CHE${digits}${ending}`;
  }
  if (prefix === 'NO') return `${random.pick(['NO', 'NO ', '', ''])}${random.chance(0.5) ? grouped(body, 3) : body}${random.pick([' MVA', 'MVA', ' MVA'])}`;
  if (['PL', 'IT', 'DK', 'HR', 'SI', 'PT', 'ES', 'GB'].includes(prefix) && random.chance(0.35)) {
    if (prefix === 'PL' && random.chance(0.5)) return `${body.slice(0, 3)}-${body.slice(3, 6)}-${body.slice(6, 8)}-${body.slice(8)}`;
    return prefix === 'DK' && random.chance(0.3) ? grouped(body, 2) : body;
  }
  switch (random.weighted([76, 10, 10, 4])) {
    case 1:
      return `${prefix} ${body}`;
    case 2:
      return `${prefix}${random.chance(0.7) ? ' ' : ''}${grouped(body, 3)}`;
    case 3:
      return `${prefix}-${body}`;
    default:
      return prefix + body;
  }
}

export function taxNumber(random: Random, { code }: Pick<Country, 'code'>): string | undefined {
  const masks = taxMasks[code];
  if (!masks) return undefined;
  const [mask, check] = random.pick(masks);
  return drawn(random, mask, check === undefined ? undefined : taxChecks[check]);
}

/** The Czech and Slovak company registration number (IČO). */
export function companyNumber(random: Random, { code }: Country): string | undefined {
  if (code !== 'CZ' && code !== 'SK') return undefined;
  const number = drawn(random, '99999999', taxChecks['CZ.ico']);
  return number && random.chance(0.2) ? number.replace(/(\d{3})(\d{2})(\d{3})/, '$1 $2 $3') : number;
}

/** An account of the country: IBAN mostly, with or without BIC; national code and number beside or instead. */
export function imagineBank(random: Random, country: Country, language: Language): BankDetails {
  const name = bankName(random, country, language);
  const bban = drawBban(random, country.code);
  const national = nationalAccount(random, country.code, bban);
  if (!bban || (national && random.chance(0.05))) return { name, ...national };
  const iban = country.code + ibanCheckDigits(country.code, bban) + bban;
  return { name, iban, ...(random.chance(0.75) ? { bic: bicNumber(random, country.code) } : {}), ...(national && random.chance(0.18) ? national : {}) };
}

/** BBANs by mask; those whose countries check them inside are left to the check of the IBAN alone. */
const bbanMasks: Readonly<Record<string, string>> = {
  DE: '599999999999999999',
  AT: '2999999999999999',
  CH: '00999999999999999',
  LI: '08999999999999999',
  FR: '30009999999999999999999',
  BE: '999999999999',
  LU: '0099999999999999',
  IT: 'A0999999999999999999999',
  ES: '20999999999999999999',
  PT: '003999999999999999999',
  NL: 'AAAA0999999999',
  GB: 'AAAA99999999999999',
  IE: 'AAAA99999999999999',
  DK: '99999999999999',
  SE: '50000009999999999999',
  NO: '99999999999',
  FI: '29999999999999',
  PL: '999999999999999999999999',
  CZ: '01000000009999999999',
  SK: '11000000009999999999',
  SI: '029999999999999',
  HR: '24999991199999999',
  TR: '0006209999999999999999',
  HU: '199999999999999999999999',
};

/** Where the national check stands in a BBAN: its places are tried through until the account is valid. */
const checkPlaces: Readonly<Record<string, readonly number[]>> = {
  BE: [10, 11],
  FR: [21, 22],
  PT: [19, 20],
  SI: [13, 14],
  NO: [10],
  FI: [13],
  ES: [8, 9],
  IT: [0],
  PL: [7],
  CZ: [19],
  SK: [19],
  HR: [16],
  HU: [7, 23],
  EE: [15],
};

function drawBban(random: Random, country: string): string | undefined {
  const mask = bbanMasks[country];
  if (!mask) return undefined;
  const bban = filled(random, mask);
  const places = checkPlaces[country] ?? [];
  const signs = mask[places[0] ?? 0] === 'A' ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' : '0123456789';
  for (let i = 0; i < signs.length ** places.length; i++) {
    const tried = places.reduce(
      (text, place, index) => text.slice(0, place) + signs[Math.floor(i / signs.length ** index) % signs.length] + text.slice(place + 1),
      bban,
    );
    if (isValidIBAN(country + ibanCheckDigits(country, tried) + tried)) return tried;
  }
  return undefined;
}

function nationalAccount(random: Random, country: string, bban: string | undefined): Pick<BankDetails, 'bankCode' | 'bankAccount'> | undefined {
  const number = String(random.integer(100000, 9999999999));
  switch (country) {
    case 'DE':
      return bban
        ? {
            bankCode: random.chance(0.6) ? `${bban.slice(0, 3)} ${bban.slice(3, 6)} ${bban.slice(6, 8)}` : bban.slice(0, 8),
            bankAccount: bban.slice(8).replace(/^0+/, ''),
          }
        : undefined;
    case 'AT':
      return bban ? { bankCode: bban.slice(0, 5), bankAccount: bban.slice(5).replace(/^0+/, '') } : undefined;
    case 'GB':
      return bban ? { bankCode: grouped(bban.slice(4, 10), 2).replace(/ /g, '-'), bankAccount: bban.slice(10) } : undefined;
    case 'CZ':
    case 'SK':
      return bban ? { bankCode: bban.slice(0, 4), bankAccount: bban.slice(10).replace(/^0+/, '') } : undefined;
    case 'NO':
      return bban ? { bankAccount: random.chance(0.7) ? `${bban.slice(0, 4)}.${bban.slice(4, 6)}.${bban.slice(6)}` : bban } : undefined;
    case 'DK':
      return bban ? { bankCode: bban.slice(0, 4), bankAccount: bban.slice(4) } : undefined;
    case 'SE':
      return { bankAccount: random.chance(0.7) ? `${random.integer(100, 9999)}-${random.integer(1000, 9999)}` : number };
    case 'US':
    case 'CA':
      return { bankCode: `0${random.integer(10000000, 99999999)}`, bankAccount: number };
    default:
      return undefined;
  }
}

export function bicNumber(random: Random, country: string): string {
  const place = random.pick(['22', '2A', '21', 'FF', 'MM', '33', 'WW', 'PP', 'XX', '2X', '3M', 'DX', 'A2']);
  return `${letters(random, 4)}${country}${place}${random.chance(0.45) ? random.pick(['XXX', 'XXX', letters(random, 3), String(random.integer(100, 999))]) : ''}`;
}

const bankWords: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Sparkasse {city}',
    'Volksbank {city}',
    'Raiffeisenbank {city}',
    '{word}bank',
    'Kreissparkasse {city}',
    'Bankhaus {name}',
    'VR-Bank {city}',
    '{word} Bank AG',
    'Kantonalbank {city}',
  ],
  en: ['{word} Bank', 'Bank of {city}', '{name} & Co Bank', '{city} Savings Bank'],
  fr: ['Banque {word}', 'Caisse {city}', 'Crédit {word}', 'Banque de {city}'],
  it: ['Banca {word}', 'Cassa di Risparmio di {city}', 'Banca di {city}', 'Credito {word}'],
  es: ['Banco {word}', 'Caja {city}', 'Banco de {city}'],
  pt: ['Banco {word}', 'Caixa {city}', 'Crédito {word}'],
  nl: ['{word} Bank', '{city}se Bank', 'Bank {name}'],
};

function bankName(random: Random, country: Country, language: Language): string {
  return random
    .pick(bankWords[language.code] ?? ['{word} Bank', '{word}banka', 'Bank {word}', '{word} banka {city}', '{city} Bank'])
    .replace('{city}', random.pick(country.cities)[0])
    .replace('{name}', random.pick(language.lastNames))
    .replace('{word}', madeUp(random));
}

/** Filled masks until one passes the check; undefined where none does. */
function drawn(random: Random, mask: string, check: Check | undefined): string | undefined {
  for (let i = 0; i < 400; i++) {
    const text = filled(random, mask);
    if (!check || check(text)) return text;
  }
  return undefined;
}

function filled(random: Random, mask: string): string {
  return mask.replace(/[9A]/g, (sign, index: number) => (sign === 'A' ? letters(random, 1) : String(random.integer(index === 0 ? 1 : 0, 9))));
}

function grouped(text: string, length: number): string {
  return text.replace(new RegExp(`(.{${length}})(?=.)`, 'g'), '$1 ');
}
