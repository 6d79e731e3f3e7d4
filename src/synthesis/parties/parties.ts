/** Sender and receiver of a synthetic invoice: companies and people with addresses, ids and accounts of their country. */
import type { Country } from '../../catalogue/countries.js';
import type { Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';
import { addressExtra, estateName } from './address-extras.js';
import { syntheticAddress, phoneNumber, webAddresses } from './addresses.js';
import { syntheticBank } from './banks.js';
import type { BankDetails, Party } from '../facts.js';
import { taxNumber, vatNumber } from '../identifiers/identifiers.js';
import { registerEntry, registrationOf } from '../identifiers/registrations.js';
import { companyName, personName } from './names.js';
import { placeholder, placeholderPerson } from './placeholders.js';

export interface PartyOptions {
  readonly country: Country;
  /** Language of its names and streets. */
  readonly language: Language;
  /** The country's name in the document's language. */
  readonly countryName: string;
  /** Senders print nearly all fields, receivers few. */
  readonly role: 'sender' | 'receiver' | 'delivery' | 'factoring' | 'agent';
  readonly isPerson?: boolean;
  /** Small businesses may have no VAT id. */
  readonly withoutVatId?: boolean;
}

/** A party of that country and role; words of names are of `language`. */
export function syntheticParty(random: Random, options: PartyOptions): Party {
  const { country, language, role, isPerson = false } = options;
  const manager = personName(random, language);
  const sends = role === 'sender' || role === 'factoring';
  // Samples and tests name parties after their role.
  const sample =
    !isPerson && random.chance(0.06)
      ? placeholder(random, language, sends, country.legalForms.length ? random.pick(country.legalForms) : undefined)
      : isPerson && random.fork('sample').chance(0.2)
        ? placeholderPerson(random.fork('sample person'), language)
        : undefined;
  const { name, shortName } = sample ?? (isPerson ? { name: manager, shortName: manager } : companyName(random, language, country));
  const drawn = syntheticAddress(random, country, language);
  const address = sample && random.chance(0.7) ? { ...drawn, street: sample.street, ...(random.chance(0.7) ? { city: sample.city } : {}) } : drawn;
  const besides = random.fork('beside the name');
  // A house's name below a name without legal form would read as its second line.
  const isNameClear = isPerson || name !== shortName;
  const contact = isPerson ? manager : personName(random, language);
  const style = random.integer(0, 8);
  const vatId = !isPerson && !options.withoutVatId && random.chance(sends ? 0.86 : 0.5) ? vatNumber(random, country) : undefined;
  const taxId = random.chance(sends ? (vatId ? 0.4 : 0.85) : isPerson ? 0.05 : vatId ? 0.1 : 0.25) ? taxNumber(random, country) : undefined;
  const fork = random.fork('register');
  const registration = !isPerson && fork.chance(sends ? 0.95 : 0.75) ? registrationOf(fork, country.code, { vatId, taxId }) : undefined;
  const register = sends && !isPerson && fork.chance(0.6) ? registerEntry(fork, country.code, address.city, registration) : undefined;
  return {
    ...(role === 'delivery' || role === 'factoring' || role === 'agent' ? { role } : {}),
    name,
    shortName,
    // A person below a name without legal form would read as its second line.
    ...(!isPerson && random.chance(name === shortName ? 0.55 : sends ? 0.4 : 0.3) ? { person: contact } : {}),
    ...(!isPerson && random.chance(0.12) ? { department: department(random, language) } : {}),
    ...(isPerson && besides.chance(0.2) ? { department: besides.pick(language.synthesis.party.trades) } : {}),
    ...address,
    ...(random.chance(0.1) ? { extra: addressExtra(random, language) } : isNameClear && besides.chance(0.04) ? { extra: estateName(besides, language) } : {}),
    country,
    countryName: options.countryName,
    phone: phoneNumber(random, country.phonePrefix, style),
    ...(random.chance(0.25) ? { mobile: phoneNumber(random, country.phonePrefix, style) } : {}),
    ...(random.chance(0.45) ? { fax: phoneNumber(random, country.phonePrefix, style) } : {}),
    ...webAddresses(random, shortName, country, contact),
    ...(vatId ? { vatId } : {}),
    ...(taxId ? { taxId } : {}),
    ...(registration
      ? {
          companyRegistration: registration.number,
          registrationNames: registration.register.names,
          registrationBeside: fork.chance(registration.register.beside),
        }
      : {}),
    ...(register ? { register } : {}),
    ...(sends && !isPerson && random.chance(0.5) ? { managingDirector: random.chance(0.2) ? `${manager}, ${personName(random, language)}` : manager } : {}),
    banks: sends ? banks(random, country, language) : [],
  };
}

function banks(random: Random, country: Country, language: Language): readonly BankDetails[] {
  const count = [0, 1, 2, 3][random.weighted([6, 68, 19, 7])]!;
  return Array.from({ length: count }, () => syntheticBank(random, country, language));
}

function department(random: Random, language: Language): string {
  return random.pick(language.synthesis.departments);
}
