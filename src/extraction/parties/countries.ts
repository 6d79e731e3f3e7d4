/** Countries of sender and receiver from what identifies them: VAT id, the country printed in the address, its town, bank account, then the document's own guess. */
import { isoCountryCodes } from '../../catalogue/country-names.js';
import { countryByCode, countries } from '../../catalogue/country-table.js';
import type { Document } from '../../document/document.js';
import { hasGstinForm } from '../../values/ids/gstin.js';
import type { PartyCountries } from '../contacts/contacts.js';
import type { Prediction } from '../found.js';
import type { ExtractOptions } from '../options.js';
import type { PrintedCountry } from '../contacts/addresses/printed-country.js';
import type { Ranking } from '../decoding/ranking.js';

/** Evidence of a party's country in its address, given the likely one. */
export interface AddressCountry {
  readonly printed?: PrintedCountry | undefined;
  /** Of its town and postal code. */
  readonly town?: string | undefined;
}

/** `ids`: VAT ids as they were decided to be each party's. */
export function partyCountries(
  ids: readonly Prediction[],
  iban: Ranking | undefined,
  document: Document,
  options: ExtractOptions,
  addressCountry: (role: 'Sender' | 'Receiver', likely: string | undefined) => AddressCountry = () => ({}),
): PartyCountries {
  const idOf = (name: string) => ids.find((id) => id.name === name);
  const stated = options.receiverCountry?.toUpperCase();
  const senderId = ofVatId(idOf('SenderVatId'));
  const guess = ofIban(iban) ?? document.countries[0];
  const { printed: Sender, town: senderTown } = addressCountry('Sender', senderId ?? guess);
  const sender = senderId ?? Sender?.code ?? senderTown ?? guess;
  const receiverId = ofVatId(idOf('ReceiverVatId'));
  const { printed: Receiver, town: receiverTown } = addressCountry('Receiver', stated ?? receiverId ?? sender);
  const receiver = stated ?? receiverId ?? Receiver?.code ?? receiverTown ?? sender;
  return {
    ...(sender && { sender }),
    ...(receiver && { receiver }),
    ...(stated && { receiverIsStated: true }),
    printed: { ...(Sender && { Sender }), ...(Receiver && { Receiver }) },
  };
}

const likely = 0.4;
/** Printed without the country's letters: "923 609 016 MVA". */
const norwegian = /^(?:NO)?\d{9}MVA$/;

function ofVatId(id: Prediction | undefined): string | undefined {
  if (!id || id.score < likely) return undefined;
  if (hasGstinForm(id.value)) return 'IN';
  if (norwegian.test(id.value)) return 'NO';
  return countries.find(({ vatPrefix }) => vatPrefix && id.value.startsWith(vatPrefix))?.code;
}

function ofIban(ranking: Ranking | undefined): string | undefined {
  const best = ranking?.ranked[0];
  const code = best && best.probability >= likely ? best.value.slice(0, 2) : undefined;
  return code && isoCountryCodes.has(code) ? code : undefined;
}

/** Percent, of all rates the sender's country charges or charged; of all countries where it is unknown. */
export function usualRates(country: string | undefined): number[] {
  const known = country ? countryByCode(country) : undefined;
  const rates = (known ? [known] : countries).flatMap(({ vatRates }) => vatRates.flatMap(({ standard, reduced }) => [standard, ...reduced]));
  return [...new Set(rates)].sort((a, b) => b - a);
}
