/** Other names, addresses, ids and accounts in place of the labelled ones. */
import type { Country } from '../../catalogue/countries.js';
import { countryByCode, countries } from '../../catalogue/country-table.js';
import type { ContactField } from '../../catalogue/contact-fields.js';
import type { Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';
import { compactLetters } from '../../values/text/compact.js';
import { hasLegalForm } from '../../values/contact/legal-forms.js';
import type { Party as SyntheticParty } from '../facts.js';
import { taxNumber, vatNumber } from '../identifiers/identifiers.js';
import { syntheticBank } from '../parties/banks.js';
import { syntheticParty } from '../parties/parties.js';
import { native } from '../supplier.js';
import type { Paper, Party, Value } from './paper.js';
import { exchange } from './printing.js';
import { sameShape, swapped } from './texts.js';

/** Names of two or three words without a legal form, a number or an abbreviation may be a person's. */
const isCompany = (name: string): boolean => hasLegalForm(name) || /[\d&.]/.test(name);

/** Writes other names, addresses and numbers into the words of the parties. */
export function exchangeParties(paper: Paper, language: Language, random: Random): void {
  for (const party of paper.contacts ?? []) {
    const known = countryOf(paper, party);
    const country = known ?? countryByCode(language.countries[0]!) ?? countries[0]!;
    const { Name } = party.fields;
    const isPerson = Name !== undefined && !isCompany(Name.value) && Name.value.split(' ').length <= 3 && party.role !== 'Sender' && random.chance(0.6);
    const drawn = syntheticParty(random, {
      country,
      language: native(country, language),
      countryName: '',
      role: party.role === 'Receiver' ? 'receiver' : 'sender',
      isPerson,
    });
    for (const [field, value] of Object.entries(party.fields) as [ContactField, Value][]) {
      const next = fieldOf(field, value.value, drawn, known !== undefined, random);
      if (next !== undefined) renew(paper, value, next);
    }
    renewIds(paper, party.role, country, random);
  }
  renewAccounts(paper, language, random);
}

const countryOf = ({ document, labels }: Paper, { fields }: Party): Country | undefined =>
  countryByCode(fields.Country?.value ?? labels.contacts?.flatMap(({ fields: { Country } }) => Country?.value ?? [])[0] ?? document.countries[0] ?? '');

function fieldOf(field: ContactField, old: string, party: SyntheticParty, isKnown: boolean, random: Random): string | undefined {
  switch (field) {
    case 'Name':
      return party.name;
    case 'Street':
      return party.street;
    case 'City':
      return party.city;
    case 'ZipCode':
      return isKnown ? party.zip : sameShape(random, old);
    case 'Email':
      return party.email;
    case 'WebsiteUrl':
      return party.website;
    case 'Phone':
    case 'Fax':
      return sameShape(random, old);
    default:
      // The country stays: ids, postal codes and language belong to it.
      return undefined;
  }
}

function renewIds(paper: Paper, role: Party['role'], country: Country, random: Random): void {
  for (const value of paper.details[`${role}VatId`] ?? []) {
    const drawn = value.value.startsWith(country.vatPrefix || '?') ? vatNumber(random, country) : undefined;
    const next = drawn === undefined ? undefined : compactLetters(drawn).replace(/(?:MWST|TVA|IVA|MVA)$/, '');
    const prefixed = next === undefined ? sameShape(random, value.value) : next.startsWith(country.vatPrefix!) ? next : `${country.vatPrefix}${next}`;
    if (!renew(paper, value, prefixed)) renew(paper, value, prefixed, (text) => text.replace(/^[A-Z]{2,3}/, ''));
  }
  for (const value of paper.details[`${role}TaxId`] ?? []) {
    const drawn = random.chance(0.5) ? taxNumber(random, country) : undefined;
    const isAlike = drawn !== undefined && compactLetters(drawn).length === compactLetters(value.value).length;
    renew(paper, value, isAlike ? swapped(value.value, value.value, compactLetters(drawn))! : sameShape(random, value.value));
  }
}

function renewAccounts(paper: Paper, language: Language, random: Random): void {
  for (const [index, value] of (paper.details.Iban ?? []).entries()) {
    const country = countryByCode(value.value.slice(0, 2));
    const bank = country && syntheticBank(random.fork(`account ${index}`), country, language);
    if (!bank?.iban) continue;
    renew(paper, value, bank.iban);
    const bic = paper.details.Bic?.[index];
    if (bic && bank.bic) renew(paper, bic, bank.bic);
  }
}

/** `part` is what is printed of a value. */
function renew(paper: Paper, value: Value, next: string, part: (text: string) => string = (text) => text): boolean {
  const old = value.value;
  return exchange(paper, value, next, (text) => swapped(text, part(old), part(next)));
}
