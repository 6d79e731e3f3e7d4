/** Numbers of synthetic companies in their country's registers, with valid check digits, and how their papers state them. */
import { type Register, registerRemarks, registers } from '../../catalogue/country-words/registers.js';
import type { Random } from '../../random.js';
import { taxChecks } from '../../values/ids/national-ids.js';
import { drawn, groupedBy } from './masks.js';
import { letters } from './numbering.js';

export interface Registration {
  readonly number: string;
  readonly register: Register;
}

/** Share of numbers that are the VAT id's digits, where a country has one number for both. */
const sameNumber = 0.9;
/** Share of footers that print something else of the register. */
const remarks = 0.2;

/** Of a party's country; undefined where it prints none. Where it is the tax number, it is that one. */
export function registrationOf(
  random: Random,
  country: string,
  { vatId, taxId }: { readonly vatId?: string; readonly taxId?: string },
): Registration | undefined {
  const own = registers[country];
  if (!own) return undefined;
  const register = own[random.weighted(own.map((_, i) => 1 / (i + 1)))]!;
  if (register.isTaxId) return taxId ? { number: taxId, register } : undefined;
  const number = vatId && register.ofVatId && random.chance(sameNumber) ? ofVatId(vatId, register) : fresh(random, register);
  return number ? { number: printed(random, number, register), register } : undefined;
}

/** "HRB 12345, Amtsgericht Köln". Undefined where the country's companies print none. */
export function registerEntry(random: Random, country: string, city: string, registration: Registration | undefined): string | undefined {
  const entries = registration?.register.entries ?? [];
  const others = registerRemarks[country] ?? [];
  const list = others.length > 0 && (entries.length === 0 || random.chance(remarks)) ? others : entries;
  if (list.length === 0) return undefined;
  return filledFrom(random, random.pick(list))
    .replace('{city}', city)
    .replace('{number}', registration?.number ?? '');
}

function fresh(random: Random, { masks, check }: Register): string | undefined {
  const mask = random.pick(masks);
  if (check === undefined) return filledFrom(random, mask);
  // Two check digits pass once in a hundred draws.
  return drawn(random, mask, taxChecks[check]) ?? drawn(random, mask, taxChecks[check]);
}

/** 9 becomes a digit, the first of a number not 0, @ a letter and ~ a small one. */
function filledFrom(random: Random, mask: string): string {
  return mask.replace(/[9@~]/g, (sign, at: number) => {
    if (sign === '9') return String(random.integer(/\d/.test(mask[at - 1] ?? '') ? 0 : 1, 9));
    return sign === '@' ? letters(random, 1) : letters(random, 1).toLowerCase();
  });
}

function ofVatId(vatId: string, register: Register): string {
  const [start, end] = register.ofVatId ?? [0, undefined];
  const plain = vatId.replace(/ ?(?:MWST|MwSt|TVA|IVA|MVA)$/, '');
  return start === 0 ? plain : plain.replace(/\D/g, '').slice(start, end);
}

function printed(random: Random, number: string, { groups, signs = [' '] }: Register): string {
  return groups && /^\d+$/.test(number) && random.chance(0.45) ? groupedBy(number, groups, random.pick(signs)) : number;
}
