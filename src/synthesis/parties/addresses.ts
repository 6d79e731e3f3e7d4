/** Streets, postal codes, phone numbers and web addresses in the formats of their country. */
import { type CountryHabits, habitsOf } from '../../catalogue/country-habits.js';
import type { Country } from '../../catalogue/countries.js';
import type { Language } from '../../catalogue/languages/language.js';
import { asciiFold } from '../../fold.js';
import type { Random } from '../../random.js';
import { doorOf } from './address-extras.js';
import { describedStreet, rareStreet, surroundings } from './districts.js';
import { syntheticStreet, syntheticTown } from './places.js';

export interface Address {
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly state?: string;
  /** Quarter of the town; no part of street or town. */
  readonly district?: string;
}

/** Share of towns and of streets outside of the lists. */
const unknownPlaces = 0.4;

/** Towns, codes and states are the country’s; some towns and streets are invented. */
export function syntheticAddress(random: Random, country: Country, language: Language): Address {
  const [town, zipStart] = random.pick(country.cities);
  const known = townAndState(town);
  const { state } = known;
  const city = random.chance(unknownPlaces) ? syntheticTown(random, language) : known.city;
  const digits = random.integer(1, 4);
  const habits = habitsOf(country.code);
  const box = `${random.pick(language.synthesis.postBoxes)} ${random.chance(0.2) ? `${random.integer(10, 99)} ${random.integer(10, 99)} ${random.integer(10, 99)}` : random.integer(10, 99999)}`;
  const pattern = random.chance(unknownPlaces) ? syntheticStreet(random, language, random.pick(language.streets)) : random.pick(language.streets);
  const door = random.chance(0.07) && pattern.endsWith('{n}') ? doorOf(random, language) : '';
  const numbered = random.chance(0.03) ? pattern.replace(/,? ?\{n\},? ?/, '') : pattern.replace('{n}', houseNumber(random, digits, habits) + door);
  const fork = random.fork('surroundings');
  const rare = random.fork('rare street');
  const street = random.chance(0.04)
    ? box
    : fork.chance(habits.describedStreets)
      ? describedStreet(fork, language)
      : rare.chance(habits.rareStreets)
        ? rareStreet(rare, language, houseNumber(rare, digits, habits))
        : numbered;
  const around = surroundings(fork, country, language, state);
  return { street, zip: zipCode(random, country.zipMask, zipStart), city, ...(state ? { state } : {}), ...around };
}

/** Towns of the table carry their state in the country's format: "Atlanta, GA", "Brescia (BS)", "Sydney NSW", "Pune, Maharashtra". */
export function townAndState(text: string): { readonly city: string; readonly state?: string } {
  const [, city, state] = /^(.*?)(?:, | - | \(| )([A-Z]{2,3})\)?$/.exec(text) ?? /^([^,]+), (.+)$/.exec(text) ?? [undefined, text];
  return { city: city!, ...(state ? { state } : {}) };
}

function houseNumber(random: Random, digits: number, { longNumbers, slashes, stairs }: CountryHabits): string {
  const number = random.chance(longNumbers)
    ? random.integer(1000, random.chance(0.7) ? 9999 : 29_999)
    : digits === 4
      ? random.integer(100, 999)
      : digits === 1
        ? random.integer(1, 9)
        : random.integer(1, 150);
  switch (random.weighted([75, 12, 5, slashes, stairs])) {
    case 1:
      return `${number}${random.pick(['a', 'b', 'c', 'A', 'B', ' a', 'd'])}`;
    case 2:
      return `${number}${random.pick(['-', '–', ' - '])}${number + random.integer(1, 8)}`;
    case 3:
      return `${number}/${random.integer(1, 40)}`;
    case 4:
      return `${number}/${random.integer(1, 9)}/${random.integer(1, 30)}`;
    default:
      return String(number);
  }
}

/** Fills a mask of 9 and A, with the prefix of the town's codes. */
function zipCode(random: Random, mask: string, start: string): string {
  // British codes have prefixes of varying length: "M1 4BT", "SW1A 1AA".
  if (mask === 'AA9 9AA') return `${start}${/\d/.test(start) ? '' : random.integer(1, 29)} ${filled(random, '9AA', '')}`;
  const code = filled(random, mask, start);
  // Brazil's are written "01310-100" and "01.310-100".
  return mask === '99999-999' && random.fork('dotted').chance(0.3) ? `${code.slice(0, 2)}.${code.slice(2)}` : code;
}

function filled(random: Random, mask: string, start: string): string {
  const given = [...start].filter((sign) => /[A-Z0-9]/.test(sign));
  return [...mask]
    .map((sign) => {
      if (given[0] === sign && sign !== '9' && sign !== 'A') return given.shift()!;
      if (sign !== '9' && sign !== 'A') return sign;
      // Postal codes avoid letters that are easily misread.
      return given.shift() ?? (sign === '9' ? String(random.integer(0, 9)) : random.pick([...'ABDEFGHJLNPRSTUWXYZ']));
    })
    .join('');
}

/** Area code and number in one of the usual formats. */
export function phoneNumber(random: Random, prefix: string, style: number): string {
  const plus = prefix.startsWith('+') ? prefix : `+${prefix}`;
  if (plus === '+1') return northAmerican(random, style);
  if (plus === '+91') return indian(random, style);
  if (plus === '+33' && style % 2 === 0) return `${style % 4 === 0 ? '0' : '+33 '}${random.integer(1, 9)}${pairs(random, style % 3 === 0 ? '.' : ' ')}`;
  const area = String(random.integer(2, 9)) + digits(random, random.integer(1, 3));
  const number = digits(random, random.integer(5, 7));
  const grouped = number.replace(/(\d{2,3})(?=(?:\d{2})+$)/, '$1 ');
  // Toll-free and service numbers, and unusual groupings.
  if (random.chance(0.03))
    return random.pick([
      `0800 ${digits(random, 3)} ${digits(random, 4)}`,
      `0800-${digits(random, 7)}`,
      `00${plus.slice(1)} ${area} ${number}`,
      `0${area} - ${grouped}`,
    ]);
  if (random.chance(0.06)) return `${random.chance(0.5) ? `${plus} ` : '0'}${area}.${number.slice(0, 3)}.${number.slice(3)}`;
  if (random.chance(0.06)) return `${plus} ${area} / ${number.slice(0, 3)} ${number.slice(3)}-${random.integer(0, 9)}`;
  switch (style % 9) {
    case 0:
      return `${plus} ${area} ${number}`;
    case 1:
      return `${plus} (0) ${area} / ${grouped}`;
    case 2:
      return `0${area}/${number}`;
    case 3:
      return `0${area} ${grouped}`;
    case 4:
      return `${plus} (0)${area} ${number.slice(0, 5)}-${random.integer(0, 99)}`;
    case 5:
      return `(0${area}) ${number}`;
    case 6:
      return `${plus}${area}${number}`;
    case 7:
      return `${plus} ${area} ${digits(random, 3)} ${digits(random, 2)} ${digits(random, 2)}`;
    default:
      return `${plus}-${area}-${digits(random, 3)}-${digits(random, 3)}`;
  }
}

function northAmerican(random: Random, style: number): string {
  const [area, exchange, line] = [`${random.integer(2, 9)}${digits(random, 2)}`, `${random.integer(2, 9)}${digits(random, 2)}`, digits(random, 4)];
  if (random.chance(0.08)) return `${random.pick(['1-800', '800', '1-888', '1-877'])}-${exchange}-${line}`;
  if (random.chance(0.1)) return `${area}.${exchange}.${line}`;
  if (style % 3 === 0) return `(${area}) ${exchange}-${line}`;
  return style % 3 === 1 ? `${style > 4 ? '+1 ' : ''}${area}-${exchange}-${line}` : `+1 ${area} ${exchange} ${line}`;
}

/** Mobile numbers of ten digits, whole or in two groups, and numbers with an area code; now and then two. */
function indian(random: Random, style: number): string {
  const mobile = (): string => `${random.integer(6, 9)}${digits(random, 9)}`;
  const halves = (number: string): string => `${number.slice(0, 5)}${random.pick([' ', ' ', '-'])}${number.slice(5)}`;
  const fork = random.fork('two');
  const other = fork.chance(0.12) ? `${fork.pick([', ', '/', ' / '])}${fork.integer(6, 9)}${digits(fork, 9)}` : '';
  switch (style % 6) {
    case 0:
    case 1:
      return mobile() + other;
    case 2:
      return random.chance(0.5) ? `${random.pick(['+91 ', '+91-', ''])}${halves(mobile())}` : halves(mobile());
    case 3:
      return `0${random.integer(11, 99)}${random.pick(['-', ' ', ''])}${random.integer(2, 6)}${digits(random, 7)}`;
    case 4:
      return random.chance(0.8)
        ? `${random.pick(['+91-', '+91 ', '+91'])}${mobile()}`
        : `1800${random.pick(['-', ' '])}${digits(random, 3)}${random.pick(['-', ' '])}${digits(random, 4)}`;
    default:
      return `0${random.integer(111, 999)}${random.pick(['-', ' - ', ' '])}${random.integer(2, 6)}${digits(random, 6)}`;
  }
}

function pairs(random: Random, sign: string): string {
  return Array.from({ length: 4 }, () => sign + digits(random, 2)).join('');
}

function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.integer(0, 9)).join('');
}

export interface WebAddresses {
  readonly email: string;
  readonly website: string;
}

/** Mail and web address of one domain, made of the name. */
export function webAddresses(random: Random, name: string, country: Country, person: string | undefined): WebAddresses {
  const joint = random.pick(['-', '', '-']);
  const host =
    asciiFold(name)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
      .replace(/ /g, joint)
      .slice(0, 30)
      .replace(/-$/, '') || 'mail';
  const domain = `${host}.${random.chance(0.78) ? country.domain : random.pick(['com', 'com', 'eu', 'net', 'org', 'info', 'biz'])}`;
  const names = asciiFold(person ?? '')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .split(' ')
    .filter(Boolean);
  const personal = names.length > 1 && random.chance(0.3);
  const user = personal
    ? random.pick([`${names[0]}.${names.at(-1)}`, `${names[0]![0]}.${names.at(-1)}`, names.at(-1)!])
    : random.pick(['info', 'office', 'mail', 'info', 'contact', 'sales', 'service', 'billing', 'accounting', 'post', 'hello']);
  const mailDomain = random.chance(0.06) ? random.pick(['gmail.com', 'outlook.com', 'gmx.net', 'yahoo.com', `mail.${country.domain}`]) : domain;
  const email = `${user}@${mailDomain}`;
  const website = `${random.pick(['www.', 'www.', 'www.', '', 'https://www.', 'http://www.', 'https://'])}${domain}`;
  return random.chance(0.05) ? { email, website: website.replace('www.', 'WWW.') } : { email, website };
}
