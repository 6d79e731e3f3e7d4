/** Synthetic banks and accounts: IBANs and BICs of valid format and check digits, and national bank codes and account numbers. */
import { isValidIBAN } from 'ibantools';
import type { Country } from '../../catalogue/countries.js';
import type { Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';
import { ibanCheckDigits } from '../../values/ids/check-digits.js';
import { townAndState } from './addresses.js';
import type { BankDetails } from '../facts.js';
import { filled, grouped, groupedBy } from '../identifiers/masks.js';
import { pseudoWord } from './pseudo-words.js';
import { letters } from '../identifiers/numbering.js';

/** An account of the country: mostly IBAN, with or without BIC; national code and number beside or instead. */
export function syntheticBank(random: Random, country: Country, language: Language): BankDetails {
  const name = bankName(random, country, language);
  const bban = drawBban(random, country.code) ?? drawBban(random, country.code);
  const national = nationalAccount(random, country.code, bban);
  if (!bban || (national && random.chance(0.05))) return { name, ...national };
  const iban = country.code + ibanCheckDigits(country.code, bban) + bban;
  return { name, iban, ...(random.chance(0.75) ? { bic: bicNumber(random, country.code) } : {}), ...(national && random.chance(0.18) ? national : {}) };
}

/** BBAN masks; national checks inside of a BBAN are left to the validation of the IBAN. */
const bbanMasks: Readonly<Record<string, string>> = {
  DE: '599999999999999999',
  AT: '2999999999999999',
  CH: '00999999999999999',
  LI: '08999999999999999',
  FR: '30009999999999999999999',
  BE: '999999999999',
  LU: '0099999999999999',
  IT: 'L0999999999999999999999',
  ES: '20999999999999999999',
  PT: '003999999999999999999',
  NL: 'LLLL0999999999',
  GB: 'LLLL99999999999999',
  IE: 'LLLL99999999999999',
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
  EE: '2299999999999999',
  GR: '09999999999999999999999',
  RO: 'LLLL9999999999999999',
  HU: '199999999999999999999999',
};

/** Position of the national check digits in a BBAN: all values are tried until the account is valid. */
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
  HR: [6, 16],
  HU: [7, 23],
  EE: [15],
};

function drawBban(random: Random, country: string): string | undefined {
  const mask = bbanMasks[country];
  if (!mask) return undefined;
  const bban = filled(random, mask);
  const places = checkPlaces[country] ?? [];
  const signs = mask[places[0] ?? 0] === 'L' ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' : '0123456789';
  for (let i = 0; i < signs.length ** places.length; i++) {
    const tried = places.reduce(
      (text, place, index) => text.slice(0, place) + signs[Math.floor(i / signs.length ** index) % signs.length] + text.slice(place + 1),
      bban,
    );
    if (isValidIBAN(country + ibanCheckDigits(country, tried) + tried)) return tried;
  }
  return undefined;
}

type National = Pick<BankDetails, 'bankCode' | 'bankAccount'>;

/** National codes and numbers beside an IBAN, by country: parts of its BBAN without the zeros before them. */
const nationalParts: Readonly<Record<string, (bban: string, random: Random) => National>> = {
  AT: (bban) => ({ bankCode: bban.slice(0, 5), bankAccount: withoutZeros(bban.slice(5)) }),
  CZ: czechAccount,
  DE: (bban, random) => ({
    bankCode: random.chance(0.6) ? groupedBy(bban.slice(0, 8), [3, 3, 2]) : bban.slice(0, 8),
    bankAccount: withoutZeros(bban.slice(8)),
  }),
  DK: (bban) => ({ bankCode: bban.slice(0, 4), bankAccount: bban.slice(4) }),
  GB: (bban) => ({ bankCode: grouped(bban.slice(4, 10), 2).replace(/ /g, '-'), bankAccount: bban.slice(10) }),
  NO: (bban, random) => ({ bankAccount: random.chance(0.7) ? groupedBy(bban, [4, 2, 5], '.') : bban }),
  SK: czechAccount,
};

/** The same where they have nothing to do with an IBAN. `number`: one of six to ten digits. */
const nationalNumbers: Readonly<Record<string, (number: string, random: Random) => National>> = {
  CA: americanAccount,
  SE: (number, random) => ({ bankAccount: random.chance(0.7) ? `${random.integer(100, 9999)}-${random.integer(1000, 9999)}` : number }),
  US: americanAccount,
};

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

function czechAccount(bban: string): National {
  return { bankCode: bban.slice(0, 4), bankAccount: withoutZeros(bban.slice(10)) };
}

function americanAccount(number: string, random: Random): National {
  return { bankCode: `0${random.integer(10000000, 99999999)}`, bankAccount: number };
}

function nationalAccount(random: Random, country: string, bban: string | undefined): National | undefined {
  const number = String(random.integer(100000, 9999999999));
  return nationalNumbers[country]?.(number, random) ?? (bban === undefined ? undefined : nationalParts[country]?.(bban, random));
}

/** Of 8 or 11 characters (ISO 9362); the bank is invented. */
function bicNumber(random: Random, country: string): string {
  const place = random.pick(['22', '2A', '21', 'FF', 'MM', '33', 'WW', 'PP', 'XX', '2X', '3M', 'DX', 'A2']);
  return `${letters(random, 4)}${country}${place}${random.chance(0.45) ? random.pick(['XXX', 'XXX', letters(random, 3), String(random.integer(100, 999))]) : ''}`;
}

function bankName(random: Random, country: Country, language: Language): string {
  return random
    .pick(language.synthesis.banks)
    .replace('{city}', townAndState(random.pick(country.cities)[0]).city)
    .replace('{name}', random.pick(language.lastNames))
    .replace('{word}', pseudoWord(random));
}
