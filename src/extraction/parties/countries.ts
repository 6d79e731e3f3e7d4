/** Countries of sender and receiver from what identifies them: VAT id, the country printed in the address, its telephone and mail address, its town, bank account, then the document's own guess; and what of these tells which. */
import type { ContactField } from '../../catalogue/contact-fields.js';
import { isoCountryCodes } from '../../catalogue/country-names.js';
import { countryByCode, countries } from '../../catalogue/country-table.js';
import { tellingForms } from '../../catalogue/country-words/vat-ids.js';
import type { Document } from '../../document/document.js';
import { countryOfHost, countryOfPhone } from '../../values/contact/own-country.js';
import { countryOfTown } from '../../values/contact/town-country.js';
import { ibanCountry } from '../../values/payment/iban.js';
import { addressOf, printedCountry } from '../contacts/address.js';
import type { CountrySource, PartyCountries, PartyCountry } from '../contacts/contacts.js';
import type { ContactSpan } from '../contacts/spans/span.js';
import type { Prediction } from '../found.js';
import type { ExtractOptions } from '../options.js';
import type { Ranking } from '../decoding/ranking.js';

/** `ids`: VAT ids as they were decided to be each party's. */
export function partyCountries(
  ids: readonly Prediction[],
  iban: Ranking | undefined,
  spans: readonly ContactSpan[],
  document: Document,
  options: ExtractOptions,
): PartyCountries {
  const countryOf = (role: 'Sender' | 'Receiver', guess: string | undefined): PartyCountry => {
    const own = spans.filter((span) => span.role === role);
    const byId = ofVatId(ids.find(({ name }) => name === `${role}VatId`));
    const [phones, hosts] = [
      countriesBy(own, ['Phone', 'Fax'], ({ text }) => countryOfPhone(text)),
      countriesBy(own, internet, ({ value }) => countryOfHost(value)),
    ];
    const reached = theOnly(phones.size > 0 ? phones : hosts);
    const told = reached ?? guess;
    const address = addressOf(own);
    const zip = address.get('ZipCode')?.text;
    const townBy = (likely: string | undefined) => countryOfTown(address.get('City')?.text ?? '', zip, likely);
    const printed = byId ?? printedCountry(own, told)?.value;
    // Many towns have namesakes elsewhere.
    const country = printed ?? (reached && zip === undefined ? reached : (townBy(told) ?? told));
    // By itself: a guess finds a namesake of many a town.
    const byTown = townBy(reached);
    const account = role === 'Sender' ? ofIban(iban) : undefined;
    const sources = { 'tax id': byId, telephone: theOnly(phones), 'mail or web address': theOnly(hosts), town: byTown, 'bank account': account };
    return { country, sources: Object.entries(sources).flatMap(([by, tells]): CountrySource[] => (tells ? [{ by, country: tells }] : [])) };
  };
  const stated = options.receiverCountry?.toUpperCase();
  const sender = countryOf('Sender', ofIban(iban) ?? document.countries[0]);
  const receiver = countryOf('Receiver', sender.country);
  return { Sender: sender, Receiver: stated === undefined ? receiver : { country: stated, isStated: true } };
}

const internet: readonly ContactField[] = ['Email', 'WebsiteUrl'];

const countriesBy = (spans: readonly ContactSpan[], fields: readonly ContactField[], countryOf: (span: ContactSpan) => string | undefined) =>
  new Set(spans.flatMap((span) => (fields.includes(span.field) ? (countryOf(span) ?? []) : [])));

const theOnly = (found: ReadonlySet<string>): string | undefined => (found.size === 1 ? [...found][0] : undefined);

const likely = 0.4;

function ofVatId(id: Prediction | undefined): string | undefined {
  if (!id || id.score < likely) return undefined;
  const telling = tellingForms.find(({ form }) => form.test(id.value));
  if (telling) return telling.country;
  return countries.find(({ vatPrefix }) => vatPrefix && id.value.startsWith(vatPrefix))?.code;
}

function ofIban(ranking: Ranking | undefined): string | undefined {
  const best = ranking?.ranked[0];
  const code = best && best.probability >= likely ? ibanCountry(best.value) : undefined;
  return code && isoCountryCodes.has(code) ? code : undefined;
}

/** Percent, of all rates the sender's country charges or charged; of all countries where it is unknown. */
export function usualRates(country: string | undefined): number[] {
  const known = country ? countryByCode(country) : undefined;
  const rates = (known ? [known] : countries).flatMap(({ vatRates }) => vatRates.flatMap(({ standard, reduced }) => [standard, ...reduced]));
  return [...new Set(rates)].sort((a, b) => b - a);
}
